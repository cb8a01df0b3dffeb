import { readFileSync } from 'node:fs'
import type { Box, Lang } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { readLedger } from '@grimuar/games/ledger'
import {
  type Answers,
  type AnyTypes,
  answersOf,
  isForm,
  Match,
  openQuestion,
  quickDice,
  type Seat,
  stream,
} from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { logLinesOf, snapshotOf } from '../session/snapshot.ts'
import { type BoardThing, type ConsoleMatch, TextConsole } from './console.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'

const NAMES = ['Ada', 'Merlin', 'Kuba', 'Nimue']

interface Sat {
  readonly match: Match
  /** Types a command for a seat. */
  type(seat: Seat | null, line: string): Promise<readonly string[]>
}

/** A match that is only spoken of: its players type. */
async function sit(
  id: string,
  lang: Lang,
  things: readonly BoardThing[] = [],
  more: Partial<ConsoleMatch> = {},
  seed = 1,
): Promise<Sat> {
  const box = boxOf(id) as Box
  const options = {}
  const { game, words } = await box.load(lang, options)
  const seats = box.seats.includes(2) ? 2 : Math.min(...box.seats)
  const names = NAMES.slice(0, seats)
  const match = new Match(game, { seats, options, names, luck: { kind: 'quick', seed } })
  let refused: string | undefined
  const consoleMatchFor = (seat: Seat | null): ConsoleMatch => {
    const shown = snapshotOf(match, match.steps.length, seat)
    return {
      words,
      names,
      viewer: seat,
      shown,
      moves: shown.moves,
      form: shown.form,
      get logLines() {
        return logLinesOf(match, seat)
      },
      result: match.table.over ? game.result(match.table) : null,
      undoable: seat !== null && match.undoReach(seat).steps > 0,
      act(move) {
        const refusal = match.play(seat ?? 0, JSON.parse(JSON.stringify(move)))
        refused = refusal && `refused: ${refusal.reason}`
      },
      undo: () => match.keep(seat ?? 0, match.steps.length - 1),
      sealed: shown.answer !== undefined,
      takeBack: () => match.withdraw(seat ?? 0),
      clocks: [],
      requests: () => [],
      ...more,
      things: () => things,
      refusal: async () => refused,
      clauses: async () =>
        readLedger(readFileSync(new URL(`../../../../../docs/rules/${id}.md`, import.meta.url), 'utf8')).flatMap(({ clauses }) =>
          clauses.map(({ id, text }) => ({ id, text: text[lang] })),
        ),
    }
  }
  /** Each seat gets one for each step. */
  let made: { readonly key: string; readonly forSeat: ConsoleMatch } | undefined
  const consoleMatchOf = (seat: Seat | null) => {
    const key = `${match.entries.length}/${seat}`
    if (made?.key !== key) made = { key, forSeat: consoleMatchFor(seat) }
    return made.forSeat
  }
  const consoles = new Map<Seat | null, TextConsole>()
  return {
    match,
    type(seat, line) {
      const open =
        consoles.get(seat) ??
        new TextConsole(
          () => consoleMatchOf(seat),
          () => (lang === 'pl' ? pl : en),
        )
      consoles.set(seat, open)
      return open.enter(line)
    },
  }
}

describe('a whole match is played by typing alone', () => {
  for (const [id, lang] of [
    ['towers', 'pl'],
    ['spellbook', 'en'],
    ['prophecy', 'pl'],
    ['black-rose', 'en'],
    ['wonder-book', 'pl'],
    ['sampler', 'en'],
  ] as const) {
    test(id, async () => {
      const { match, type } = await sit(id, lang)
      const bot = await (boxOf(id) as Box).bot()
      const roll = stream(quickDice(7))
      const played = lang === 'pl' ? /^Wykonano: / : /^Done: /
      for (let n = 0; !match.table.over; n++) {
        expect(n).toBeLessThan(3000)
        const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
        const answers = answersOf<AnyTypes>(match.game, match.table, seat)
        const choice: unknown = bot.policy(match.game.view(match.table, seat), seat, answers, quickDice(n))
        const [answer] = await type(seat, commandFor(answers, choice, roll(2) ? 'play ' : 'graj '))
        expect(answer).toMatch(played)
      }
      const [outcome] = await type(0, lang === 'pl' ? 'teraz' : 'now')
      expect(outcome).toBeTruthy()
      expect(await type(0, 'moves')).toEqual([lang === 'pl' ? pl.noMoves : en.noMoves])
    })
  }
})

/** The command that makes a move: its number in the list, or the numbers of a form's items. */
function commandFor(answers: Answers<unknown>, choice: unknown, word: string): string {
  const wanted = JSON.stringify(choice)
  if (!isForm(answers)) return word + (answers.findIndex((answer) => JSON.stringify(answer) === wanted) + 1)
  const filled = choice as unknown[]
  const places =
    answers.form === 'shares'
      ? filled.map((count, item) => `${item + 1}x${count}`)
      : filled.map((item) => `${answers.items.findIndex((other) => JSON.stringify(other) === JSON.stringify(item)) + 1}`)
  return word + (places.join(' ') || '0')
}

test('moves are listed, found by their words, and played by number or name', async () => {
  const { match, type } = await sit('spellbook', 'en')
  const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
  const all = await type(seat, 'moves')
  expect(all[0]).toMatch(/^1\. /)
  const some = await type(seat, 'moves take')
  expect(some.length).toBeGreaterThan(0)
  expect(all).toEqual(expect.arrayContaining([...some]))
  expect(await type(seat, 'play 999')).toEqual([`There is no move 999. You have ${all.length}.`])
  expect(await type(seat, 'play unicorn')).toEqual(['There is no move “unicorn” now.'])
  const [first = ''] = all
  expect(await type(seat, `play ${first.slice(3)}`)).toEqual([`Done: ${first.slice(3)}.`])
  expect(match.steps).toHaveLength(1)
  expect(await type(1 - seat, 'moves')).toEqual([en.noMoves])
  expect((await type(seat, 'log'))[0]).toContain(NAMES[seat])
})

test('several moves that fit are listed, and none of them is made', async () => {
  const { match, type } = await sit('spellbook', 'en')
  const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
  const [which, ...fitting] = await type(seat, 'play take')
  expect(which).toBe(`${fitting.length} moves fit. Give its number:`)
  expect(match.steps).toHaveLength(0)
})

test('places and cards answer to their names, with or without accents and in other cases', async () => {
  const { type } = await sit('spellbook', 'pl')
  expect((await type(0, 'ołtarz'))[0]).toMatch(/^Ołtarz: /)
  expect(await type(0, 'oltarz')).toEqual(await type(0, 'Ołtarz'))
  expect((await type(0, 'pula ada'))[0]).toMatch(/^Pula: Ada: /)
  expect(await type(0, 'puli')).toHaveLength(2)
  expect((await type(0, 'lewitacja'))[0]).toContain('Lewitacja')
  expect(await type(0, 'smok')).toEqual([pl.unknown('smok')])
  expect(await type(0, '')).toEqual([pl.empty])
  expect(await type(0, 'miejsca')).toContain('Ołtarz')
  expect(await type(0, 'stół')).toHaveLength((await type(0, 'places')).length)
})

test('hand tells only what is one’s own, and who tells who is awaited', async () => {
  const { match, type } = await sit('spellbook', 'pl')
  const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
  const name = NAMES[seat] ?? ''
  const hand = await type(seat, 'ręka')
  expect(hand.length).toBeGreaterThan(1)
  for (const line of hand) expect(line).toContain(name)
  expect(await type(seat, 'kto')).toContain(`${name}: ty, teraz decyduje`)
  expect(await type(seat, 'teraz')).toHaveLength(2)
  const rose = await sit('black-rose', 'en')
  expect((await rose.type(0, 'hand')).join()).toMatch(/hand/i)
})

test('why gives the reason of a dim thing, a clause by number or words, and the last refusal', async () => {
  const pressed: string[] = []
  const things = [
    { name: 'Red Circle', dim: true, press: () => pressed.push('red') },
    { name: 'Blue Square', dim: false, press: () => pressed.push('blue') },
  ]
  const { type } = await sit('spellbook', 'en', things)
  expect(await type(0, 'why')).toEqual([en.noWhy])
  expect(await type(0, 'why blue')).toEqual([en.allowed('Blue Square')])
  expect(await type(0, 'why red circle')).toEqual([en.noReason('Red Circle')])
  expect(pressed).toEqual(['red'])
  expect((await type(0, 'why sb-4.3'))[0]).toMatch(/^SB-4\.3: /)
  const told = await type(0, 'why familiar')
  expect(told.length).toBeGreaterThan(0)
  for (const line of told) expect(line).toMatch(/familiar/i)
})

test('clocks, hints, orders and requests of others are told and given by words', async () => {
  const done: unknown[] = []
  const agree = (name: string) => ({ name, press: () => done.push(name) })
  const { type } = await sit('towers', 'en', [], {
    clocks: [{ name: 'Ada', time: '4:59' }],
    hint: () => done.push('hint'),
    orders: { names: ['ask me', 'never ask'], now: 0 },
    order: (at) => done.push(at),
    requests: () => [{ question: 'Merlin wants to undo', answers: [agree('Agree'), agree('Do not')] }],
  })
  expect(await type(0, 'clock')).toEqual(['Ada: 4:59'])
  expect(await type(0, 'podpowiedź')).toEqual([en.hinting])
  expect(await type(0, 'order')).toEqual([en.order('ask me'), '1. ask me', '2. never ask'])
  expect(await type(0, 'order 2')).toEqual([en.order('never ask')])
  expect(await type(0, 'requests')).toEqual(['Merlin wants to undo', '1. Agree', '2. Do not'])
  expect(await type(0, 'answer agree')).toEqual([en.answered('Agree')])
  expect(await type(0, 'odpowiedz 2')).toEqual([en.answered('Do not')])
  expect(done).toEqual(['hint', 1, 'Agree', 'Do not'])

  const plain = await sit('towers', 'pl')
  const none = [pl.noClock, pl.noHint, pl.noOrder, pl.noRequests]
  for (const [i, line] of ['zegar', 'hint', 'przerwania', 'prośby'].entries())
    expect(await plain.type(0, line)).toEqual([none[i]])
})

test('undo takes a sealed answer back', async () => {
  const { match, type } = await sit('sampler', 'en')
  for (let n = 0; !match.table.ask?.sealed && n < 20; n++) {
    const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
    const answers = answersOf<AnyTypes>(match.game, match.table, seat)
    const bot = await (boxOf('sampler') as Box).bot()
    await type(seat, commandFor(answers, bot.policy(match.game.view(match.table, seat), seat, answers, quickDice(n)), 'play '))
  }
  const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
  const answers = answersOf<AnyTypes>(match.game, match.table, seat)
  const bot = await (boxOf('sampler') as Box).bot()
  await type(seat, commandFor(answers, bot.policy(match.game.view(match.table, seat), seat, answers, quickDice(7)), 'play '))
  expect(openQuestion(match.table, null)?.waiting).not.toContain(seat)
  expect(await type(seat, 'undo')).toEqual([en.takenBack])
  expect(openQuestion(match.table, null)?.waiting).toContain(seat)
})

test('undo takes the last move back, and repeat says the last answer again', async () => {
  const { match, type } = await sit('prophecy', 'en')
  const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
  expect(await type(seat, 'undo')).toEqual([en.noUndo])
  const done = await type(seat, '1')
  expect(await type(seat, 'repeat')).toEqual(done)
  expect(match.steps).toHaveLength(1)
  expect(await type(seat, 'cofnij')).toEqual([en.undoing])
  expect(match.steps).toHaveLength(0)
})

test('help names every command in the language that is spoken', async () => {
  const { type } = await sit('towers', 'pl')
  const help = (await type(0, 'pomoc')).join(' ')
  for (const word of [
    'teraz',
    'ruchy',
    'graj',
    'kto',
    'ręka',
    'stół',
    'miejsca',
    'przebieg',
    'nowe',
    'dlaczego',
    'cofnij',
    'powtórz',
  ])
    expect(help).toContain(word)
})
