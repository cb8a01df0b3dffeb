/**
 * A list with one value for each of a few ids that are numbers (`type Colour = 0 | 1 | 2`). Reading it by id gives a value,
 * never undefined, so it needs no cast.
 */
export type By<Id extends number, T> = { [K in Id]: T } & T[]

/** Makes such a list: `by(COLOURS, () => 0)`. */
export function by<Id extends number, T>(ids: readonly Id[], make: (id: Id) => T): By<Id, T>
export function by<T>(ids: readonly number[], make: (id: number) => T): T[] {
  return ids.map(make)
}

/** A copy of such a list. */
export function copyBy<L extends readonly unknown[]>(list: L): L
export function copyBy<T>(list: readonly T[]): readonly T[] {
  return list.slice()
}

/**
 * The item at a place of a list. Throws if there is none: that is a broken invariant, not a case to handle.
 * In hot code write `list[place] ?? nothingAt(place)`: there the engine sees one kind of list, here it sees all kinds.
 */
export function at<T>(list: readonly T[], place: number): T {
  const thing = list[place]
  return thing === undefined ? nothingAt(place) : thing
}

/** Stops loudly where a list has nothing at a place that must hold something. */
export function nothingAt(place: number): never {
  throw new Error(`nothing at place ${place} of a list`)
}
