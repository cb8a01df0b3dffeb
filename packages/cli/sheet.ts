import { styleText } from 'node:util'
import type { TextBlock, Words } from '@grimuar/contract'
import type { Result } from '@grimuar/kernel'

/** Bold text; plain if the terminal cannot show it or NO_COLOR is set. */
export function strong(text: string): string {
  return styleText('bold', text, { stream: process.stdout })
}

/** Dim text, on the same condition. */
export function faint(text: string): string {
  return styleText('dim', text, { stream: process.stdout })
}

/** The table as text, block by block. */
export function tableSheet(blocks: readonly TextBlock[]): string {
  return blocks.map(({ heading, items }) => [strong(heading), ...items.map((item) => `  ${item}`)].join('\n')).join('\n')
}

/** The scores: one row for each category, one column for each seat. */
export function scoreSheet(words: Words, result: Result, names: readonly string[], total: string): string {
  const rivals = (result.rivals ?? []).flatMap(({ name, score }) => (score ? [{ name: words.rival?.(name) ?? name, score }] : []))
  const scores = [...(result.scores ?? []), ...rivals.map((rival) => rival.score)]
  const columns = [...names, ...rivals.map((rival) => rival.name)]
  const rows = new Map<string, { name: string; points: (number | undefined)[] }>()
  for (const [seat, { parts }] of scores.entries()) {
    for (const { name, of, points } of parts) {
      const label = words.part(name, of)
      const row = rows.get(label) ?? { name, points: [] }
      row.points[seat] = (row.points[seat] ?? 0) + points
      rows.set(label, row)
    }
  }
  // A category that only one seat has scored in is listed with others of its kind, not at the end.
  const kinds = [...new Set([...rows.values()].map((row) => row.name))]
  const sorted = [...rows].sort(([, a], [, b]) => kinds.indexOf(a.name) - kinds.indexOf(b.name))
  const cells = sorted.map(([label, { points }]) => [
    label,
    ...columns.map((_, s) => (points[s] === undefined ? '–' : `${points[s]}`)),
  ])
  return grid([['', ...columns], ...cells, [total, ...scores.map((s) => `${s.total}`)]])
}

/** Aligns text in columns: the first to the left, the others to the right. */
export function grid(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
