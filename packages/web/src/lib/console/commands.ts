import { plain } from '../plain.ts'

const COMMANDS = [
  ['help', 'pomoc', '?'],
  ['now', 'teraz', 'turn', 'tura'],
  ['moves', 'move', 'm', 'ruchy', 'ruch', 'r'],
  ['play', 'p', 'graj', 'zagraj', 'g'],
  ['who', 'kto'],
  ['hand', 'mine', 'reka', 'moje'],
  ['table', 'stol'],
  ['places', 'zones', 'miejsca'],
  ['log', 'l', 'przebieg', 'dziennik'],
  ['news', 'nowe'],
  ['why', 'dlaczego', 'czemu'],
  ['undo', 'u', 'cofnij'],
  ['hint', 'h', 'podpowiedz'],
  ['clock', 'zegar'],
  ['order', 'interrupts', 'przerwania', 'reakcje'],
  ['answer', 'requests', 'odpowiedz', 'prosby'],
  ['repeat', 'again', 'powtorz'],
] as const

export type TypedCommand = (typeof COMMANDS)[number][0]

/** The words of each command in both languages; its name is the first. Players may mix languages. */
const BY_WORD = new Map<string, TypedCommand>(COMMANDS.flatMap((words) => words.map((word) => [word, words[0]] as const)))

/** A typed line: a command and the rest; without a command, the line names a move's number or a thing. */
export function readCommand(line: string): { readonly command: TypedCommand | undefined; readonly rest: string } {
  const [first = '', ...others] = line.trim().split(/\s+/)
  const command = BY_WORD.get(plain(first).replace(/[.,:;!]+$/, ''))
  if (command) return { command, rest: others.join(' ') }
  return /^\d/.test(first) ? { command: 'play', rest: line.trim() } : { command: undefined, rest: line.trim() }
}
