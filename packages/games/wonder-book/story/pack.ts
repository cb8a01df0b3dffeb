import { DIGITS, type Packed } from './packed.ts'
import type { Said } from './story.ts'

const CODES = DIGITS.length ** 2
const WORTH = 4 // a pair that is found less often costs more than it saves

/** Packs words: the commonest pairs of codes become codes of their own, again and again. */
export function pack(said: Said): Packed {
  const texts = Object.entries(said).map(([source, words]) => ({ source, letters: [...JSON.stringify(words)] }))
  const letters = byUse(texts.flatMap((text) => text.letters))
  const codeOf = new Map(letters.map((letter, i) => [letter, i]))
  let rows = texts.map((text) => text.letters.map((letter) => codeOf.get(letter) ?? 0))
  const pairs: (readonly [number, number])[] = []
  while (letters.length + pairs.length < CODES) {
    const pair = commonest(rows)
    if (!pair) break
    const code = letters.length + pairs.length
    pairs.push(pair)
    rows = rows.map((row) => joined(row, pair, code))
  }
  const write = (codes: readonly number[]) => codes.map(digits).join('')
  return {
    letters: letters.join(''),
    pairs: write(pairs.flat()),
    said: Object.fromEntries(texts.map(({ source }, i) => [source, write(rows[i] ?? [])])),
  }
}

function digits(code: number): string {
  return DIGITS.charAt(Math.floor(code / DIGITS.length)) + DIGITS.charAt(code % DIGITS.length)
}

/** Every letter once, the commonest first. */
function byUse(letters: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([letter]) => letter)
}

function commonest(rows: readonly (readonly number[])[]): readonly [number, number] | undefined {
  const counts = new Map<number, number>()
  for (const row of rows)
    for (let i = 1; i < row.length; i++) {
      const key = (row[i - 1] ?? 0) * CODES + (row[i] ?? 0)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  let found = -1
  let most = WORTH - 1
  for (const [key, n] of counts) {
    if (n <= most) continue
    most = n
    found = key
  }
  return found < 0 ? undefined : [Math.floor(found / CODES), found % CODES]
}

function joined(row: readonly number[], [a, b]: readonly [number, number], code: number): number[] {
  const out: number[] = []
  for (let i = 0; i < row.length; i++) {
    if (row[i] === a && row[i + 1] === b) {
      out.push(code)
      i++
    } else out.push(row[i] ?? 0)
  }
  return out
}
