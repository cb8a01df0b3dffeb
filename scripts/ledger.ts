import { globSync, readFileSync } from 'node:fs'
import { catalogue } from '../packages/games/index.ts'
import { readLedger } from '../packages/games/ledger.ts'

export interface Ledger {
  readonly clauses: number
  /** Clauses that no test names. */
  readonly unproven: readonly string[]
  /** Clauses that code or tests cite and the ledger does not have, with where. */
  readonly unknown: readonly { readonly clause: string; readonly file: string }[]
}

/** Compares a game's numbered rules with what its code and tests cite. */
export function compare(rules: string, prefix: string, files: readonly { path: string; text: string }[]): Ledger {
  const clauses = readLedger(rules).flatMap((section) => section.clauses.map((clause) => clause.id))
  const known = new Set(clauses)
  const cited = new RegExp(`\\b${prefix}-\\d+(?:\\.\\d+){1,2}\\b`, 'g')
  const proven = new Set<string>()
  const unknown = new Map<string, { clause: string; file: string }>()
  for (const { path, text } of files) {
    for (const [clause] of text.matchAll(cited)) {
      if (!known.has(clause)) unknown.set(`${clause} ${path}`, { clause, file: path })
      else if (path.endsWith('.test.ts')) proven.add(clause)
    }
  }
  return { clauses: clauses.length, unproven: clauses.filter((c) => !proven.has(c)), unknown: [...unknown.values()] }
}

if (import.meta.main) {
  const wanted = process.argv[2]
  const boxes = catalogue.filter((box) => !wanted || box.id === wanted)
  if (!boxes.length) {
    console.error(`no game is called "${wanted}"; there is ${catalogue.map((box) => box.id).join(', ')}`)
    process.exit(2)
  }
  for (const box of boxes) {
    const files = globSync(`packages/games/${box.id}/**/*.{ts,svelte}`).map((path) => ({
      path,
      text: readFileSync(path, 'utf8'),
    }))
    const { clauses, unproven, unknown } = compare(readFileSync(`docs/rules/${box.id}.md`, 'utf8'), box.clauses, files)
    console.log(`ledger: ${box.id}: ${clauses} clauses, ${clauses - unproven.length} named by a test`)
    if (unproven.length) console.log(`  no test names ${unproven.join(', ')}`)
    for (const { clause, file } of unknown) console.log(`  ${file} cites ${clause}, which the ledger does not have`)
    if (box.complete && (unproven.length || unknown.length)) process.exitCode = 1
  }
}
