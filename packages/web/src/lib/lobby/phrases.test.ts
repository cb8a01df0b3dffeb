import { boxOf } from '@grimuar/games'
import { expect, test } from 'vitest'
import { levelsOf } from '../levels.ts'
import { DAYS, LIVE } from './paces.ts'
import { lengthWords, optionWords, paceWords, sitterWords } from './phrases.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'

/** Every text with its path; functions are left to the compiler. */
function words(text: unknown, path = ''): [string, string][] {
  if (typeof text === 'string') return [[path, text]]
  if (typeof text !== 'object' || text === null) return []
  return Object.entries(text).flatMap(([key, value]) => words(value, `${path}/${key}`))
}

test('both languages have all texts, none empty or copied from the other', () => {
  const [polish, english] = [words(pl), new Map(words(en))]
  expect(polish.map(([path]) => path)).toEqual([...english.keys()])
  expect(polish.filter(([path, word]) => word.trim() === '' || english.get(path)?.trim() === '')).toEqual([])
  expect(polish.filter(([path, word]) => word.length > 12 && english.get(path) === word)).toEqual([])
})

test('Polish plural forms are right', () => {
  expect([1, 2, 5, 12, 22].map(pl.seat.freeCount)).toEqual([
    '1 wolne miejsce',
    '2 wolne miejsca',
    '5 wolnych miejsc',
    '12 wolnych miejsc',
    '22 wolne miejsca',
  ])
  expect([1, 2, 5].map(pl.room.missing)).toEqual(['Brakuje 1 gracza', 'Brakuje 2 graczy', 'Brakuje 5 graczy'])
  expect([1, 3, 5].map(pl.nav.waiting)).toEqual(['1 partia czeka', '3 partie czekają', '5 partii czeka'])
  expect(pl.create.waits(1)).toContain('na 1 osobę')
  expect(pl.create.waits(3)).toContain('na 3 osoby')
})

test('time controls in words', () => {
  expect(Object.values(LIVE).map((pace) => paceWords(pl, pace))).toEqual([
    '30 sekund na turę, zapas 3 minut',
    '1 minuta na turę, zapas 10 minut',
    '2 minuty na turę, zapas 20 minut',
  ])
  expect(paceWords(en, { kind: 'live', move: 45, bank: 0 })).toBe('45 seconds a turn')
  expect(DAYS.map((days) => paceWords(pl, { kind: 'days', hours: days * 24 }))).toEqual([
    '1 dzień na turę',
    '2 dni na turę',
    '3 dni na turę',
    '7 dni na turę',
  ])
  expect(paceWords(en, { kind: 'days', hours: 36 })).toBe('36 h a turn')
  expect(paceWords(en, { kind: 'free' })).toBe('No clock')
})

test('a length of time is told in its largest units', () => {
  const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
  const left = (ms: number) => lengthWords(en, ms)
  expect([59_999, minute, 5.5 * hour, 23 * hour, day, 2 * day + 3 * hour, 5 * day + 3 * hour].map(left)).toEqual([
    'less than a minute',
    '1 min',
    '5 h 30 min',
    '23 h',
    '1 day',
    '2 days 3 h',
    '5 days',
  ])
})

test('seats are named, and every bot level has a name', () => {
  const ola = { id: 'o', name: 'Ola', avatar: 'owl', guest: true }
  expect(sitterWords(en, { kind: 'person', person: ola })).toBe('Ola')
  expect(sitterWords(en, { kind: 'free' })).toBe('Free seat')
  expect(sitterWords(en, { kind: 'free', for: ola })).toBe('Reserved for Ola')
  expect(sitterWords(en, { kind: 'bot', level: 'unheard-of' })).toBe('Computer (unheard-of)')
  for (const level of levelsOf({ searches: true })) {
    for (const { seat } of [pl, en]) expect([seat.levels[level], seat.levelTexts[level]]).not.toContain(undefined)
  }
})

test('options are told in the words of their game', async () => {
  const towers = boxOf('towers')!
  expect(optionWords(await towers.load('en'), { shuffled: true }, en)).toEqual([
    { label: 'Shuffled towers', value: 'yes', usual: false, main: true },
  ])
  expect(optionWords(await towers.load('pl'), { shuffled: false }, pl)).toEqual([
    { label: 'Potasowane wieże', value: 'nie', usual: true, main: true },
  ])
  const spellbook = await boxOf('spellbook')!.load('en')
  const [mode, harder] = optionWords(spellbook, { mode: 'classic', harder: 0 }, en)
  expect(mode).toEqual({ label: 'Spells', value: 'Classic', usual: false, main: true })
  expect(harder).toMatchObject({ usual: true, main: false })
})

test('the game tells the public part of a campaign; facts that a card leaves out are not told', async () => {
  const sampler = await boxOf('sampler')!.load('en')
  expect(optionWords(sampler, { tale: 2 }, en)).toEqual([{ label: 'Tale', value: 'Chapter 2', usual: false, main: true }])
  expect(optionWords(sampler, {}, en)).toEqual([])
})
