import { at } from '@grimuar/kernel'

/** The worth of all answers, for callers that need more than the best one. */
interface Watch {
  readonly list: readonly unknown[]
  worths: readonly number[]
}
let watched: Watch | undefined

/** The one of a list that is worth most; the first of several. */
export function best<X>(list: readonly X[], worth: (x: X) => number): X {
  const watch = watched?.list === list ? watched : undefined
  const worths: number[] = []
  let found = at(list, 0)
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < list.length; i++) {
    const x = at(list, i)
    const value = worth(x)
    if (watch) worths.push(value)
    if (value <= most) continue
    most = value
    found = x
  }
  if (watch) watch.worths = worths
  return found
}

/** A choice from a list, and what each answer is worth; no worths where the choice was made by something else. */
export function ranked<X>(list: readonly X[], choose: () => X): { readonly chosen: X; readonly worths: readonly number[] } {
  const watch: Watch = { list, worths: [] }
  watched = watch
  const chosen = choose()
  watched = undefined
  return { chosen, worths: watch.worths }
}
