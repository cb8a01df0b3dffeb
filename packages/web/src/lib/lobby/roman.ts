const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** A chapter's number in Roman numerals. */
export function roman(n: number): string {
  const found = NUMERALS.find(([value]) => value <= n)
  return found ? found[1] + roman(n - found[0]) : ''
}
