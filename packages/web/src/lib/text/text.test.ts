import { expect, test } from 'vitest'
import { en as accountEn } from '../account/text/en.ts'
import { pl as accountPl } from '../account/text/pl.ts'
import { en as adviceEn } from '../advice/text/en.ts'
import { pl as advicePl } from '../advice/text/pl.ts'
import { en as campaignEn } from '../campaign/text/en.ts'
import { pl as campaignPl } from '../campaign/text/pl.ts'
import { en as consoleEn } from '../console/text/en.ts'
import { pl as consolePl } from '../console/text/pl.ts'
import { en as formsEn } from '../forms/text/en.ts'
import { pl as formsPl } from '../forms/text/pl.ts'
import { en as frameEn } from '../frame/text/en.ts'
import { en as keysEn } from '../frame/text/keys.en.ts'
import { pl as keysPl } from '../frame/text/keys.pl.ts'
import { pl as framePl } from '../frame/text/pl.ts'
import { en as lobbyEn } from '../lobby/text/en.ts'
import { pl as lobbyPl } from '../lobby/text/pl.ts'
import { en as moderationEn } from '../moderation/text/en.ts'
import { pl as moderationPl } from '../moderation/text/pl.ts'
import { en as onlineEn } from '../online/text/en.ts'
import { pl as onlinePl } from '../online/text/pl.ts'
import { en as statisticsEn } from '../statistics/text/en.ts'
import { pl as statisticsPl } from '../statistics/text/pl.ts'
import { en as updateEn } from '../update/text/en.ts'
import { pl as updatePl } from '../update/text/pl.ts'
import { en } from './en.ts'
import { en as faultsEn } from './faults.en.ts'
import { pl as faultsPl } from './faults.pl.ts'
import { pl } from './pl.ts'

const all = {
  pl: {
    app: pl,
    faults: faultsPl,
    keys: keysPl,
    online: onlinePl,
    account: accountPl,
    lobby: lobbyPl,
    frame: framePl,
    forms: formsPl,
    console: consolePl,
    campaign: campaignPl,
    advice: advicePl,
    moderation: moderationPl,
    statistics: statisticsPl,
    update: updatePl,
  },
  en: {
    app: en,
    faults: faultsEn,
    keys: keysEn,
    online: onlineEn,
    account: accountEn,
    lobby: lobbyEn,
    frame: frameEn,
    forms: formsEn,
    console: consoleEn,
    campaign: campaignEn,
    advice: adviceEn,
    moderation: moderationEn,
    statistics: statisticsEn,
    update: updateEn,
  },
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

/** Every text with its path, and the source of those that are functions. */
function sources(text: unknown, path = ''): [string, string][] {
  if (typeof text === 'function') return [[path, String(text)]]
  if (typeof text !== 'object' || text === null) return words(text, path)
  return Object.entries(text).flatMap(([key, value]) => sources(value, `${path}/${key}`))
}

test('one thing has one word: no text goes back to a word that was replaced', () => {
  const replaced = {
    // Instead: tura, czat, losowanie, Animacje, Samouczek, Zaloguj się, korespondencyjnie.
    pl: /kolejk[aięą]|rozmow|(?<!\p{L})kości(?!\p{L})|ruch na stole|nauka|przedstaw się|tura po turze/iu,
    // Instead: game, draws, e-mail, Animations, undo, All games, Collapse or expand, Cancel, Sign in, correspondence.
    en: /\bmatch(?:es)?\b|\bdice\b|the letter\b|motion on|take[ns]? back|to the shelf|unroll|unfold|call it off|come in\b|turn by turn/i,
  }
  expect(sources(all.pl).filter(([, said]) => replaced.pl.test(said))).toEqual([])
  expect(sources(all.en).filter(([, said]) => replaced.en.test(said))).toEqual([])
})

test('no longer text is the same in both languages', () => {
  const english = new Map(words(all.en))
  const same = words(all.pl).filter(([path, word]) => word.length > 12 && english.get(path) === word)
  expect(same).toEqual([])
})

test('Polish nouns take the form that fits their number', () => {
  expect([1, 2, 4, 5, 12, 21, 22, 25, 102].map(pl.home.moves)).toEqual([
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
  expect([[2], [2, 3, 4], [1, 2, 3, 4]].map(pl.home.players)).toEqual(['2 gracze', '2–4 graczy', '1–4 graczy'])
  expect(pl.and(['Ania', 'Kuba', 'Ewa'])).toBe('Ania, Kuba i Ewa')
})

test('undo says how far it reaches and why no further', () => {
  expect([1, 3, 5].map((n) => pl.undo.reach(n, pl.undo.stops.other))).toEqual([
    'Można cofnąć jeszcze 1 ruch; dalej nie, bo ruch wykonał ktoś inny',
    'Można cofnąć jeszcze 3 ruchy; dalej nie, bo ruch wykonał ktoś inny',
    'Można cofnąć jeszcze 5 ruchów; dalej nie, bo ruch wykonał ktoś inny',
  ])
  expect(en.undo.reach(1, en.undo.stops.chance)).toBe('You can undo 1 move; no more, because chance decided')
  expect(pl.undo.askText(pl.undo.stops.reveal, 'Ola')).toMatch(
    /^Samodzielnie już nie cofniesz, bo ktoś zobaczył zakrytą kartę\. /,
  )
  expect([pl, en].map((text) => text.undo.cannot(text.undo.stops.start))).toEqual([
    'Nie można cofnąć, bo to początek partii',
    'You cannot undo, because the game began there',
  ])
})

test('one decides, several decide', () => {
  expect([1, 2].map((n) => pl.refused.notAsked(pl.and(['Ada', 'Merlin'].slice(0, n)), n))).toEqual([
    'Teraz decyduje Ada.',
    'Teraz decydują: Ada i Merlin.',
  ])
  expect([1, 2].map((n) => en.refused.notAsked(en.and(['Ada', 'Merlin'].slice(0, n)), n))).toEqual([
    'Now Ada decides.',
    'Now Ada and Merlin decide.',
  ])
})

test('forms say how much to choose, and what is wrong with a filled one', () => {
  expect([formsPl.choose(2, 2), formsPl.choose(2, 3), formsPl.choose(1, 5), formsPl.choose(0, 3)]).toEqual([
    'Wybierz 2 pozycje.',
    'Wybierz 2 lub 3 pozycje.',
    'Wybierz od 1 do 5 pozycji.',
    'Wybierz najwyżej 3.',
  ])
  expect([formsEn.choose(2, 2), formsEn.choose(2, 3), formsEn.choose(2, 4), formsEn.more(1)]).toEqual([
    'Choose 2.',
    'Choose 2 or 3.',
    'Choose 2 to 4.',
    '1 more.',
  ])
  expect([formsPl, formsEn].map((text) => text.fault({ fault: 'group', group: 0, max: 1 }))).toEqual([
    'Z jednej grupy można wziąć najwyżej 1.',
    'At most 1 may come from one group.',
  ])
})
