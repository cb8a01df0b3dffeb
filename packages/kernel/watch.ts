import type { Frame, Seat, Stack } from './table.ts'

/**
 * Something that waits for a fact: an effect that lasts, a quest. Watchers are plain data in the table, listed by the fact
 * they wait for, and only ever replaced, so that copies of a table share them.
 */
export interface Watcher<F extends Frame = Frame> {
  readonly id: number
  readonly when: string // the fact it waits for
  readonly until: string | null // the fact that ends it
  /** Happens next when the fact does. Null: the fact is only marked; see `holder`. */
  readonly do: F | null
  /**
   * The seat that holds it in secret. A secret watcher must not act by itself, because that would reveal its holder. Facts are only
   * marked, and at a publicly known moment the rules ask every seat that could hold one.
   */
  readonly holder: Seat | null
  readonly marks: number // how often its fact has happened
}

export interface Watching<F extends Frame = Frame> extends Stack<F> {
  watchers: Watchers<F>
}

export interface Watchers<F extends Frame = Frame> {
  readonly [fact: string]: readonly Watcher<F>[]
}

/** What a fact is about; the frame it starts gets it as `fact`. */
export interface Fact {
  readonly [about: string]: string | number | boolean | null
}

/** Adds a watcher that acts by itself; its id comes back. */
export function watch<F extends Frame>(t: Watching<F>, when: string, act: F, until: string | null = null): number {
  return add(t, { when, until, do: act, holder: null })
}

/** Adds a watcher that a seat holds privately; its id comes back. */
export function watchPrivately<F extends Frame>(t: Watching<F>, holder: Seat, when: string, until: string | null = null): number {
  return add(t, { when, until, do: null, holder })
}

function add<F extends Frame>(t: Watching<F>, watcher: Omit<Watcher<F>, 'id' | 'marks'>): number {
  let id = 0
  for (const list of Object.values(t.watchers)) for (const w of list) id = Math.max(id, w.id)
  const added: Watcher<F> = { id: id + 1, ...watcher, marks: 0 }
  t.watchers = { ...t.watchers, [watcher.when]: [...(t.watchers[watcher.when] ?? []), added] }
  return added.id
}

/** Ends a watcher before its time. */
export function unwatch<F extends Frame>(t: Watching<F>, id: number): void {
  keepWatchers(t, (w) => w.id !== id)
}

/**
 * Announces a fact. Its watchers act next, the oldest first; secret ones are only marked.
 * `fits` chooses the watchers that the fact concerns ("damage to this figure"). Watchers that lasted until this fact end.
 */
export function happened<F extends Frame>(
  t: Watching<F>,
  name: string,
  fact: Fact = {},
  fits: (watcher: Watcher<F>, fact: Fact) => boolean = () => true,
): void {
  const waiting = (t.watchers[name] ?? []).filter((w) => fits(w, fact))
  if (waiting.some((w) => w.do === null)) {
    const marked = (w: Watcher<F>) => (w.do === null && waiting.includes(w) ? { ...w, marks: w.marks + 1 } : w)
    t.watchers = { ...t.watchers, [name]: (t.watchers[name] ?? []).map(marked) }
  }
  for (const w of waiting.toReversed()) if (w.do !== null) t.frames.push({ ...w.do, fact })
  if (Object.values(t.watchers).some((list) => list.some((w) => w.until === name))) keepWatchers(t, (w) => w.until !== name)
}

function keepWatchers<F extends Frame>(t: Watching<F>, stays: (watcher: Watcher<F>) => boolean): void {
  const watchers: { [fact: string]: readonly Watcher<F>[] } = {}
  for (const [when, list] of Object.entries(t.watchers)) {
    const left = list.filter(stays)
    if (left.length) watchers[when] = left
  }
  t.watchers = watchers
}

/** Watchers as a seat may see them: those that others hold privately are left out. */
export function watchersFor<F extends Frame>(watchers: Watchers<F>, seat: Seat | null): Watchers<F> {
  const shown: { [fact: string]: readonly Watcher<F>[] } = {}
  for (const [when, list] of Object.entries(watchers)) {
    const left = list.filter((w) => w.holder === null || w.holder === seat)
    if (left.length) shown[when] = left
  }
  return shown
}
