import { at } from '@grimuar/kernel'

/** The one of a list that is worth most; the first of several. */
export function best<X>(list: readonly X[], worth: (x: X) => number): X {
  let found = at(list, 0)
  let most = worth(found)
  for (let i = 1; i < list.length; i++) {
    const x = at(list, i)
    const value = worth(x)
    if (value <= most) continue
    most = value
    found = x
  }
  return found
}
