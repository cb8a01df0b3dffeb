import { diff, type MatchView } from '@grimuar/protocol'

type Fields = { readonly [name: string]: unknown }
type Texts = Map<string, string>

/** A value shorter than this is sent whole: computing a patch would cost more than it saves. */
const SHORT = 200

/** The delta computed for one seat, reused for the other seats: most changes are the same for every seat. */
export class PatchCache {
  readonly patches = new Map<string, { readonly before: string; readonly patch: string }>()
  /** The texts of parts of views that several views share. */
  readonly texts = new Map<object, string>()
}

/**
 * Computes the difference between the views that a seat is sent one after another. It stores every field of the last
 * view as text: texts are quick to compare, and they share nothing with the table, which keeps changing.
 */
export class DeltaEncoder {
  private readonly fields: Texts = new Map()
  private readonly seats: Texts = new Map()
  private readonly view: Texts = new Map()
  private lastSeats: unknown // the same object as long as no seat has changed

  constructor(view: MatchView) {
    this.next(view, new PatchCache())
  }

  /** The text of the patch from the last view to this one; undefined if nothing changed. */
  next(matchView: MatchView, patchCache: PatchCache): string | undefined {
    const { seats, view } = matchView
    let out = changes(this.fields, matchView, patchCache, isOther)
    const add = (more: string) => {
      if (more) out += `${out && ','}${more}`
    }
    if (seats !== this.lastSeats) add(changes(this.seats, { seats }, patchCache))
    this.lastSeats = seats
    if (isFields(view)) {
      const inView = changes(this.view, view, patchCache)
      add(inView && `"view":{${inView}}`)
    } else add(changes(this.view, { view }, patchCache))
    return out ? `{${out}}` : undefined
  }

  /** For what the seat sees while the next move is carried out. */
  stages(): StageEncoder {
    return new StageEncoder(this.view)
  }
}

/** The differences between the views of the game that a seat sees while a move is carried out, beginning from the last view it was sent. */
export class StageEncoder {
  private readonly view: Texts

  constructor(view: Texts) {
    this.view = new Map(view)
  }

  /** The text of the patch from the last stage to this one. */
  next(view: unknown, patchCache: PatchCache): string {
    return isFields(view) ? `{${changes(this.view, view, patchCache)}}` : `[${JSON.stringify(view)}]`
  }
}

/** True for the fields of a MatchView that are compared as a whole. */
function isOther(name: string): boolean {
  return name !== 'seats' && name !== 'view'
}

function isFields(x: unknown): x is Fields {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}

/**
 * The text of the patches for all fields that changed. Updates `before` to the new texts. `counts` says which fields there are; those
 * are made for one seat, so it is not worth keeping their texts for others.
 */
function changes(before: Texts, now: Fields, patchCache: PatchCache, counts?: (name: string) => boolean): string {
  let out = ''
  let count = 0
  for (const name in now) {
    const value = now[name]
    if (value === undefined || counts?.(name) === false) continue
    count++
    const text = textOf(value, counts ? undefined : patchCache.texts)
    const was = before.get(name)
    if (was === text) continue
    before.set(name, text)
    out += `${out && ','}${quoted(name)}:${was === undefined ? `[${text}]` : patchText(was, text, value, patchCache)}`
  }
  if (count < before.size) {
    for (const name of before.keys()) {
      if (now[name] !== undefined) continue
      before.delete(name)
      out += `${out && ','}${quoted(name)}:[]`
    }
  }
  return out
}

const quotedNames = new Map<string, string>()
/** Far more names than the views of all games have: a view with names of its own must not fill the memory. */
const MOST_NAMES = 2000

/** The JSON of a field's name. There are few names, and each is needed again and again. */
function quoted(name: string): string {
  const known = quotedNames.get(name)
  if (known !== undefined) return known
  if (quotedNames.size >= MOST_NAMES) quotedNames.clear()
  const text = JSON.stringify(name)
  quotedNames.set(name, text)
  return text
}

/** The JSON of a value. Most fields are short; for those `JSON.stringify` is slow. */
function textOf(value: unknown, texts: Map<object, string> | undefined): string {
  if (value === null) return 'null'
  if (value === true) return 'true'
  if (value === false) return 'false'
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value) && value.length === 0) return '[]'
  const known = texts?.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts?.set(value, text)
  return text
}

function patchText(before: string, text: string, value: unknown, patchCache: PatchCache): string {
  if (text.length < SHORT || typeof value !== 'object' || value === null) return `[${text}]`
  const known = patchCache.patches.get(text)
  if (known?.before === before) return known.patch
  const fine = JSON.stringify(diff(JSON.parse(before), value))
  const patch = fine.length < text.length + 2 ? fine : `[${text}]`
  patchCache.patches.set(text, { before, patch })
  return patch
}
