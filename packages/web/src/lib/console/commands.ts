import { plain } from '../plain.ts'

/** The words of each command in both languages. Whoever plays may mix them. */
const WORDS = {
  help: ['help', 'pomoc', '?'],
  now: ['now', 'teraz', 'turn', 'tura'],
  moves: ['moves', 'move', 'm', 'ruchy', 'ruch', 'r'],
  play: ['play', 'p', 'graj', 'zagraj', 'g'],
  who: ['who', 'kto'],
  hand: ['hand', 'mine', 'reka', 'moje'],
  table: ['table', 'stol'],
  places: ['places', 'zones', 'miejsca'],
  log: ['log', 'l', 'przebieg', 'dziennik'],
  news: ['news', 'nowe'],
  why: ['why', 'dlaczego', 'czemu'],
  undo: ['undo', 'u', 'cofnij'],
  repeat: ['repeat', 'again', 'powtorz'],
} as const

export type Command = keyof typeof WORDS

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([command, words]) => words.map((word) => [word as string, command as Command] as const)),
)

/** What was typed: a command and the rest of the line; without a command the line names a move's number or a thing. */
export function readCommand(line: string): { readonly command: Command | undefined; readonly rest: string } {
  const [first = '', ...others] = line.trim().split(/\s+/)
  const command = BY_WORD.get(plain(first).replace(/[.,:;!]+$/, ''))
  if (command) return { command, rest: others.join(' ') }
  return /^\d/.test(first) ? { command: 'play', rest: line.trim() } : { command: undefined, rest: line.trim() }
}
