import { diff, type Sight } from '@grimuar/protocol'

type Fields = { readonly [name: string]: unknown }
type Texts = Map<string, string>

/** Shorter than this, a part is sent whole: to find what changed in it would cost more than it saves. */
const SHORT = 60

/** Patches worked out for one entry: most of what changed is the same for every seat. */
export type Worked = Map<string, { readonly before: string; readonly patch: string }>

/**
 * What a seat has been shown: each field of its sight, and of the view in it, as text. What did not change is found by
 * comparing texts, and texts share nothing with the table, which goes on changing.
 */
export class Shown {
  private readonly sight: Texts = new Map()
  private readonly seats: Texts = new Map()
  private readonly view: Texts = new Map()
  private same: unknown // the seats, last time: the same object for as long as nothing changed

  constructor(sight: Sight) {
    this.next(sight, new Map())
  }

  /** What changed since the last time, as the text of a patch; undefined where nothing did. */
  next({ asked, moves, undo, request, seats, ended, view }: Sight, worked: Worked): string | undefined {
    let out = changes(this.sight, { asked, moves, undo, request, ended }, worked)
    const add = (more: string) => {
      if (more) out += `${out && ','}${more}`
    }
    if (seats !== this.same) add(changes(this.seats, { seats }, worked))
    this.same = seats
    if (isFields(view)) {
      const inView = changes(this.view, view, worked)
      add(inView && `"view":{${inView}}`)
    } else add(changes(this.view, { view }, worked))
    return out ? `{${out}}` : undefined
  }
}

function isFields(x: unknown): x is Fields {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}

/** The named patches that lead from the fields as they were to those of now, which are noted instead. */
function changes(before: Texts, now: Fields, worked: Worked): string {
  let out = ''
  let count = 0
  for (const name in now) {
    const value = now[name]
    if (value === undefined) continue
    count++
    const text = JSON.stringify(value)
    const was = before.get(name)
    if (was === text) continue
    before.set(name, text)
    out += `${out && ','}${JSON.stringify(name)}:${was === undefined ? `[${text}]` : patchText(was, text, value, worked)}`
  }
  if (count < before.size) {
    for (const name of before.keys()) {
      if (now[name] !== undefined) continue
      before.delete(name)
      out += `${out && ','}${JSON.stringify(name)}:[]`
    }
  }
  return out
}

function patchText(before: string, text: string, value: unknown, worked: Worked): string {
  if (text.length < SHORT || typeof value !== 'object' || value === null) return `[${text}]`
  const known = worked.get(text)
  if (known?.before === before) return known.patch
  const fine = JSON.stringify(diff(JSON.parse(before), value))
  const patch = fine.length < text.length + 2 ? fine : `[${text}]`
  worked.set(text, { before, patch })
  return patch
}
