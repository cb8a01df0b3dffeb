import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Box, type Edition, LANGS, type Lang, type Words } from '@grimuar/contract'
import { boxOf, catalogue } from '@grimuar/games'
import { readLedger, type Section } from '@grimuar/games/ledger'
import { type Choice, type Game, isSeed, type Json, type Luck, readOptions, type Seat } from '@grimuar/kernel'
import { type Arguments, CliError, didYouMean } from './command.ts'

/** The root folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** Finds a game by its id. */
export function boxNamed(id: string): Box {
  const box = boxOf(id)
  if (!box)
    throw new CliError(
      `unknown game "${id}"${didYouMean(
        id,
        catalogue.map((b) => b.id),
      )}`,
    )
  return box
}

/** A game's words in every language, for what may be typed in any of them. */
export function wordsInAll(edition: Edition): Promise<Words[]> {
  return Promise.all(LANGS.map(async (lang) => (await edition.load(lang)).words))
}

/** The clauses of a game. */
export function ledgerOf(id: string): Section[] {
  return readLedger(readFileSync(join(ROOT, 'docs/rules', `${id}.md`), 'utf8'))
}

/** The language given with --lang, or else the language of the terminal. */
export function langOf(args: Arguments): Lang {
  const asked = args.oneOf('lang', LANGS)
  if (asked) return asked
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('pl') ? 'pl' : 'en'
}

/** Reads a seat as typed: 1 for the first, or the name of its role in the game. */
export function seatFrom(text: string, seats: number, words: readonly Words[]): Seat {
  const numbered = /^\d{1,2}$/.test(text) ? Number(text) - 1 : -1
  const named = Array.from({ length: seats }, (_, s) => s).find((s) =>
    words.some((w) => w.role?.(s).toLowerCase() === text.toLowerCase()),
  )
  const seat = named ?? numbered
  if (seat < 0 || seat >= seats) {
    const roles = words[0]?.role ? ` (${Array.from({ length: seats }, (_, s) => words[0]?.role?.(s)).join(', ')})` : ''
    throw new CliError(`there is no seat "${text}"; seats go from 1 to ${seats}${roles}`)
  }
  return seat
}

/** Reads options typed as `name=value,name=value`; the values of a list are joined by `+`, a flag needs no value. */
export function optionsFrom(game: Game, text: string | undefined): Json {
  const typed: { [name: string]: unknown } = {}
  for (const part of text?.split(',').filter(Boolean) ?? []) {
    const [name = '', value] = part.split(/=(.*)/s)
    const choice: Choice | undefined = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (!choice) throw new CliError(`${game.id} has no option "${name}"${didYouMean(name, Object.keys(game.options))}`)
    typed[name] = valueFrom(choice, value)
  }
  const read = readOptions(game.options, typed)
  if (!read.ok) throw new CliError(read.problem)
  return JSON.parse(JSON.stringify(read.options))
}

function valueFrom(choice: Choice, value: string | undefined): unknown {
  switch (choice.kind) {
    case 'flag':
      return value === undefined || value === 'true' || value === 'yes'
        ? true
        : value === 'false' || value === 'no'
          ? false
          : value
    case 'count':
      return Number(value)
    case 'list':
      return value?.split('+')
    case 'pick':
      return value
    case 'carry':
      return fromFile(value)
  }
}

/** The carry of an earlier match is too long to type: it is read from a file. */
function fromFile(path: string | undefined): unknown {
  try {
    return JSON.parse(readFileSync(path ?? '', 'utf8'))
  } catch (error) {
    throw new CliError(`cannot read "${path ?? ''}" as JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** Reads a seed as typed: a whole number for quick dice, or 64 hexadecimal digits for fair dice. */
export function luckFrom(text: string): Luck {
  if (isSeed(text)) return { kind: 'fair', seed: text }
  if (/^\d{1,9}$/.test(text)) return { kind: 'quick', seed: Number(text) }
  throw new CliError(`--seed must be a whole number below 1000000000, or 64 hexadecimal digits in small letters, not "${text}"`)
}
