/** Things lying in an order that tells something if it is shown (a bag): a view lists them sorted. */
export function sorted<X extends number | string>(bag: readonly X[]): X[] {
  return bag.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}
