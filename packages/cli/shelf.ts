import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Box, type Edition, LANGS, type Lang, type Words } from '@grimuar/contract'
import { boxOf, catalogue } from '@grimuar/games'
import { readLedger, type Section } from '@grimuar/games/ledger'
import { type Choice, type Game, isSeed, type Luck, readOptions, type Seat } from '@grimuar/kernel'
import { Complaint, didYouMean, type Given } from './command.ts'

/** The folder that holds the whole project. */
export const HOUSE = resolve(import.meta.dirname, '../..')

/** The game of that name. */
export function boxNamed(id: string): Box {
  const box = boxOf(id)
  if (!box)
    throw new Complaint(
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

/** The numbered rules of a game. */
export function ledgerOf(id: string): Section[] {
  return readLedger(readFileSync(join(HOUSE, 'docs/rules', `${id}.md`), 'utf8'))
}

/** The language asked for, or the one this terminal speaks. */
export function langOf(given: Given): Lang {
  const asked = given.oneOf('lang', LANGS)
  if (asked) return asked
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('pl') ? 'pl' : 'en'
}

/** A seat as a person says it: 1 for the first, or what the seat is called in the game. */
export function seatFrom(text: string, seats: number, words: readonly Words[]): Seat {
  const numbered = /^\d{1,2}$/.test(text) ? Number(text) - 1 : -1
  const named = Array.from({ length: seats }, (_, s) => s).find((s) =>
    words.some((w) => w.role?.(s).toLowerCase() === text.toLowerCase()),
  )
  const seat = named ?? numbered
  if (seat < 0 || seat >= seats) {
    const roles = words[0]?.role ? ` (${Array.from({ length: seats }, (_, s) => words[0]?.role?.(s)).join(', ')})` : ''
    throw new Complaint(`there is no seat "${text}"; seats go from 1 to ${seats}${roles}`)
  }
  return seat
}

/** Options typed as `name=value,name=value`; a list's values are joined by `+`, a flag may stand alone. */
export function optionsFrom(game: Game, text: string | undefined): object {
  const typed: { [name: string]: unknown } = {}
  for (const part of text?.split(',').filter(Boolean) ?? []) {
    const [name = '', value] = part.split(/=(.*)/s)
    const choice: Choice | undefined = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (!choice) throw new Complaint(`${game.id} has no option "${name}"${didYouMean(name, Object.keys(game.options))}`)
    typed[name] = valueFrom(choice, value)
  }
  const read = readOptions(game.options, typed)
  if (!read.ok) throw new Complaint(read.problem)
  return read.options
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
  }
}

/** A seed as typed: a whole number, or the 64 digits of dice that can be checked. */
export function luckFrom(text: string): Luck {
  if (isSeed(text)) return { kind: 'fair', seed: text }
  if (/^\d{1,9}$/.test(text)) return { kind: 'quick', seed: Number(text) }
  throw new Complaint(`--seed must be a whole number below 1000000000, or 64 hexadecimal digits in small letters, not "${text}"`)
}
