import { readFileSync } from 'node:fs'
import { type Compiled, compile, type Fault, type Troupe } from '@grimuar/games/wonder-book/story'
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'

/** A campaign file that was read. */
export interface CampaignFile {
  readonly compiled: Compiled
  /** Whether it plays with the cast of another campaign. */
  readonly borrows: boolean
  /** The line in which a fault stands, or the nearest above it that can be found. */
  lineOf(fault: Fault): number
}

const LARGEST = 4_000_000

/** Reads a campaign file; if it is not YAML, that is its only fault. */
export function readCampaign(path: string, troupe?: Troupe): CampaignFile {
  const text = readFileSync(path, 'utf8')
  const lines = new LineCounter()
  const file = parseDocument(text.length > LARGEST ? '' : text, { lineCounter: lines })
  const [error] = file.errors
  const read = error ? null : file.toJS()
  const borrows = troupe !== undefined && !(typeof read === 'object' && read !== null && 'heroes' in read)
  const compiled = compile(read, troupe)
  if (text.length > LARGEST || error) {
    const problem = error ? (error.message.split('\n')[0] ?? '') : 'the file is too large'
    const hint = error ? 'mend the YAML first' : `a campaign has at most ${LARGEST} characters`
    const line = error?.linePos?.[0].line ?? 1
    return { compiled: { ...compiled, faults: [{ path: 'file', problem, hint }] }, borrows, lineOf: () => line }
  }
  return { compiled, borrows, lineOf: (fault) => lines.linePos(offsetOf(file, fault.path)).line || 1 }
}

/** The place in the file that the path of a fault names. */
function offsetOf(file: Document.Parsed, path: string): number {
  const top = file.contents
  const [source = '', ...rest] = path.split(' ')
  const [, roman = source, part = ''] = /^(.+)-(\w+)$/.exec(source) ?? []
  const keys = rest
    .join(' ')
    .replace(/ \(\w+\)$/, '')
    .split(/[. ]/)
    .filter(Boolean)
  const chapters = child(top, 'chapters')
  const chapter = (roman: string) => (isSeq(chapters) ? chapters.items.find((one) => romanOf(one) === roman) : undefined)
  const own = chapter(roman)
  const within = /^\d+$/.test(part) ? ['cards', `${Number(part) - 1}`] : (PARTS[part] ?? [])
  if (isNode(own)) return deepest(own, [...within, ...keys])
  return deepest(top, [SECTIONS[source] ?? source, ...keys])
}

const PARTS: { readonly [part: string]: readonly string[] } = { board: ['board'], areas: ['board', 'areas'] }
const SECTIONS: { readonly [kind: string]: string } = {
  hero: 'heroes',
  skill: 'upgrades',
  scrap: 'scraps',
  wyrm: 'wyrm_cards',
  artefact: 'treasure_chest',
  boss: 'bosses',
  ally: 'allies',
  story: 'meta',
}

function romanOf(chapter: unknown): string | undefined {
  const roman = isNode(chapter) ? child(chapter, 'roman') : undefined
  return isScalar(roman) ? `${roman.value}` : undefined
}

function child(node: Node | null | undefined, key: string): Node | undefined {
  const found = isMap(node) || isSeq(node) ? node.get(isSeq(node) ? Number(key) : key, true) : undefined
  return isNode(found) ? found : undefined
}

/** The offset of the last node on a path that is there. */
function deepest(node: Node | null, keys: readonly string[]): number {
  let found = node
  for (const key of keys) {
    const next = child(found, key)
    if (!next) break
    found = next
  }
  return found?.range?.[0] ?? 0
}
