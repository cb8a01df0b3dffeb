import { expect, test } from 'vitest'
import { en as accountEn } from '../account/text/en.ts'
import { pl as accountPl } from '../account/text/pl.ts'
import { en as lobbyEn } from '../lobby/text/en.ts'
import { pl as lobbyPl } from '../lobby/text/pl.ts'
import { en as onlineEn } from '../online/text/en.ts'
import { pl as onlinePl } from '../online/text/pl.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'

const all = {
  pl: { app: pl, online: onlinePl, account: accountPl, lobby: lobbyPl },
  en: { app: en, online: onlineEn, account: accountEn, lobby: lobbyEn },
}

/** Every text with its path; texts that are functions are checked by the compiler only. */
function words(text: unknown, path = ''): [string, string][] {
  if (typeof text === 'string') return [[path, text]]
  if (typeof text !== 'object' || text === null) return []
  return Object.entries(text).flatMap(([key, value]) => words(value, `${path}/${key}`))
}

test('both languages have every text, and none is empty', () => {
  const [polish, english] = [words(all.pl), words(all.en)]
  expect(polish.map(([path]) => path)).toEqual(english.map(([path]) => path))
  expect([...polish, ...english].filter(([, word]) => word.trim() === '')).toEqual([])
})

test('no longer text is the same in both languages', () => {
  const english = new Map(words(all.en))
  const same = words(all.pl).filter(([path, word]) => word.length > 12 && english.get(path) === word)
  expect(same).toEqual([])
})

test('Polish nouns take the form that fits their number', () => {
  expect([1, 2, 4, 5, 12, 21, 22, 25, 102].map(pl.shelf.moves)).toEqual([
    '1 ruch',
    '2 ruchy',
    '4 ruchy',
    '5 ruchów',
    '12 ruchów',
    '21 ruchów',
    '22 ruchy',
    '25 ruchów',
    '102 ruchy',
  ])
  expect([[2], [2, 3, 4], [1, 2, 3, 4]].map(pl.shelf.players)).toEqual(['2 gracze', '2–4 graczy', '1–4 graczy'])
  expect(pl.and(['Ania', 'Kuba', 'Ewa'])).toBe('Ania, Kuba i Ewa')
})
