/** Whether two pieces of plain data are equal, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((x, i) => same(x, b[i]))
  }
  return isFields(a) && isFields(b) && sameFields(a, b)
}

interface Fields {
  readonly [name: string]: unknown
}

function isFields(x: object): x is Fields {
  return !Array.isArray(x)
}

/** Every move that is played is compared with all that are legal: keys are walked without making entries of them. */
function sameFields(a: Fields, b: Fields): boolean {
  const names = Object.keys(a)
  if (names.length !== Object.keys(b).length) return false
  for (const name of names) if (!Object.hasOwn(b, name) || !same(a[name], b[name])) return false
  return true
}
