import type { Sitter } from './saved-matches.ts'

/** A comment line at the end of an exported record that says which seats are bots, and of what level; other readers of records ignore it. */
export function sittersLine(sitters: readonly Sitter[]): string {
  return `# sitters ${sitters.map(({ kind, level }) => (level === undefined ? kind : `${kind}:${level}`)).join(' ')}\n`
}
