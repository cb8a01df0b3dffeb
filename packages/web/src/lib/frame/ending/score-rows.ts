import type { Result } from '@grimuar/kernel'

/** A row of the score table: one category (or one thing in it) and the points of each seat, then of each rival that has a score. */
export interface Row {
  readonly name: string
  readonly of: string | undefined
  readonly points: readonly (number | undefined)[]
}

/** The rows in the rulebook's order, even if some seats have no points in a category. */
export function rowsOf(result: Result): Row[] {
  const rivals = (result.rivals ?? []).flatMap(({ score }) => score ?? [])
  const scores = [...(result.scores ?? []), ...rivals]
  const names: string[] = []
  for (const { parts } of scores) {
    let after = -1
    for (const { name } of parts) {
      const at = names.indexOf(name)
      if (at < 0) names.splice(++after, 0, name)
      else after = at
    }
  }
  return names.flatMap((name) => {
    const things = new Set(scores.flatMap(({ parts }) => parts.filter((part) => part.name === name).map((part) => part.of)))
    return [...things].map((of) => ({
      name,
      of,
      points: scores.map(({ parts }) => parts.find((part) => part.name === name && part.of === of)?.points),
    }))
  })
}
