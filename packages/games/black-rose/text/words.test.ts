import { Dealer, quickDice, refusal } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { mageOf } from '../board.ts'
import { NONE, ROSE } from '../ids.ts'
import type { BlackRoseMoves, BlackRoseQuestion } from '../questions.ts'
import { game } from '../rules.ts'
import { type BlackRoseDealer, setup } from '../table.ts'
import { type BlackRoseTalk, scene as laid } from '../talk.ts'
import type { BlackRoseEvent } from '../told.ts'
import { view } from '../view.ts'
import { en } from './whole.en.ts'
import { pl } from './whole.pl.ts'
import { speak } from './words.ts'

type EventSamples = { readonly [K in BlackRoseEvent['kind']]: Extract<BlackRoseEvent, { kind: K }> }
type QuestionSamples = {
  readonly [K in BlackRoseQuestion['kind']]: {
    readonly asks: Extract<BlackRoseQuestion, { kind: K }>
    readonly answers: readonly BlackRoseMoves[K][]
  }
}

const EVENTS: EventSamples = {
  mageChosen: { kind: 'mageChosen', seat: 0, mage: 'tessa' },
  schoolChosen: { kind: 'schoolChosen', seat: 0, school: 'illusion', book: 1 },
  turn: { kind: 'turn', turn: 2, first: 1 },
  phase: { kind: 'phase', phase: 'action' },
  moon: { kind: 'moon', moon: 2 },
  crown: { kind: 'crown', seat: 1 },
  power: { kind: 'power', owner: ROSE, n: -2, now: 3 },
  eventDrawn: { kind: 'eventDrawn', seat: 0, event: 'E010' },
  eventMoved: { kind: 'eventMoved', event: 'E010', slot: 2 },
  eventActs: { kind: 'eventActs', event: 'E010' },
  eventDiscarded: { kind: 'eventDiscarded', event: 'E010' },
  questDrawn: { kind: 'questDrawn', seat: 0, moon: 1 },
  questSeen: { kind: 'questSeen', seat: 0, quest: 'Q009' },
  questDiscarded: { kind: 'questDiscarded', seat: 0, quest: 'Q009' },
  questDeclared: { kind: 'questDeclared', seat: 0, quest: 'Q009' },
  questDone: { kind: 'questDone', seat: 0, quest: 'Q009' },
  questStopped: { kind: 'questStopped', seat: 0, quest: 'Q009' },
  questTaken: { kind: 'questTaken', seat: 0, from: 1, completed: true },
  questGiven: { kind: 'questGiven', seat: 0, to: 1 },
  questLost: { kind: 'questLost', seat: 0, quest: 'Q009' },
  drew: { kind: 'drew', seat: 0, n: 2, from: 'grimoire' },
  cards: { kind: 'cards', seat: 0, cards: ['DES03', 'CON01'] },
  renewed: { kind: 'renewed', seat: 0 },
  tookBack: { kind: 'tookBack', seat: 0, cards: ['DES03'], from: 'memories' },
  kept: { kind: 'kept', seat: 0, n: 2, from: 'library' },
  piled: { kind: 'piled', seat: 0, cards: ['DES03'] },
  banned: { kind: 'banned', seat: 0, card: 'DES03' },
  discarded: { kind: 'discarded', seat: 0, cards: ['DES03'], from: 'sheet' },
  strayed: { kind: 'strayed', seat: 0, card: 'SP-NER' },
  special: { kind: 'special', seat: 0, card: 'SP-TES' },
  looked: { kind: 'looked', seat: 0, at: 'necromancy', n: 5 },
  peeked: { kind: 'peeked', seat: 0, of: 1, at: 'sheet' },
  shown: { kind: 'shown', seat: 0, card: 'DES03' },
  exchanged: { kind: 'exchanged', seat: 0, with: 1 },
  prepared: { kind: 'prepared', seat: 0, n: 4 },
  trapReturned: { kind: 'trapReturned', seat: 0, slot: 2 },
  activation: { kind: 'activation', seat: 0 },
  physical: { kind: 'physical', seat: 0 },
  cast: { kind: 'cast', seat: 0, card: 'DES03', side: 'upper', element: 'fire' },
  armed: { kind: 'armed', seat: 0, slot: 0, token: 'protection' },
  aimed: { kind: 'aimed', seat: 0, figure: NONE, is: null, place: 4, room: 'crypt' },
  missed: { kind: 'missed', seat: 0, card: 'DES03' },
  triggered: { kind: 'triggered', seat: 0, slot: 1, card: 'CON01', side: 'lower', moment: 'entered' },
  cancelled: { kind: 'cancelled', seat: 0, what: 'activation' },
  ignored: { kind: 'ignored', seat: 0 },
  redirected: { kind: 'redirected', seat: 0, to: 1, is: null },
  reduced: { kind: 'reduced', seat: 0, n: 3 },
  activated: { kind: 'activated', seat: 0, place: 4, room: 'forge' },
  moved: { kind: 'moved', figure: 4, is: 'cerberus', from: 1, to: 4, room: 'arena', how: 'step' },
  summoned: { kind: 'summoned', figure: 4, evocation: 'boneKnight', place: 4, room: 'altar' },
  removed: { kind: 'removed', figure: 4, evocation: 'malacoda', why: 'dismissed' },
  attacked: { kind: 'attacked', figure: 0, is: null, target: 7, targetIs: 'andromeda' },
  hit: { kind: 'hit', figure: 1, is: null, n: 3, by: 0 },
  healed: { kind: 'healed', figure: 0, is: null, cubes: [0, 1, 0, 0, 1] },
  converted: { kind: 'converted', figure: 1, is: null, cubes: [0, 0, 2, 0, 0], by: 0 },
  transferred: { kind: 'transferred', from: 0, to: 1, toIs: null, cubes: [0, 0, 2, 0, 0] },
  defeated: {
    kind: 'defeated',
    seat: 1,
    by: 0,
    awards: [
      { owner: 0, n: 4 },
      { owner: ROSE, n: 2 },
    ],
    trophy: 0,
  },
  survived: { kind: 'survived', seat: 0 },
  toCell: { kind: 'toCell', seat: 0 },
  instability: { kind: 'instability', place: 4, room: 'crypt', n: 2, by: ROSE },
  steadied: { kind: 'steadied', place: 4, room: 'crypt', cubes: [1, 0, 0, 0, 1] },
  claimed: { kind: 'claimed', place: 4, room: 'crypt', cubes: [0, 1, 0, 0, 0], by: 0 },
  destroyed: { kind: 'destroyed', place: 4, room: 'crypt', by: ROSE },
  locked: { kind: 'locked', place: 4, room: 'crypt' },
  painted: { kind: 'painted', place: 4, room: 'crypt', colour: 'blue' },
  mirrored: { kind: 'mirrored', place: 4, room: 'crypt', as: 'forge' },
  tilesSwapped: { kind: 'tilesSwapped', places: [4, 5], rooms: ['crypt', 'forge'] },
  prohibited: { kind: 'prohibited', seat: 0, what: 'move' },
  tapped: { kind: 'tapped', seat: 0, n: 1 },
  untapped: { kind: 'untapped', seat: 0, n: 1 },
  buffed: { kind: 'buffed', seat: 0, buff: 'attackArea' },
  held: { kind: 'held', seat: 0, place: 4, room: 'crypt' },
  trophyLost: { kind: 'trophyLost', seat: 0, of: 1 },
  extraTurn: { kind: 'extraTurn' },
  winnerNamed: { kind: 'winnerNamed', seat: 0, winner: 1 },
}

const pass = { do: 'pass' } as const
const QUESTIONS: QuestionSamples = {
  mage: { asks: { kind: 'mage' }, answers: [{ mage: 'nero' }, { mage: 'jafar' }] },
  school: {
    asks: { kind: 'school' },
    answers: [
      { school: 'illusion', book: 0 },
      { school: 'illusion', book: 1 },
    ],
  },
  dropQuest: { asks: { kind: 'dropQuest' }, answers: [pass, { do: 'quest', quest: 'Q009' }] },
  library: { asks: { kind: 'library', n: 4 }, answers: [[2, 0, 1, 1, 0, 0]] },
  keep: { asks: { kind: 'keep', n: 2, by: null }, answers: [['DES03', 'CON01']] },
  ban: { asks: { kind: 'ban' }, answers: [pass, { do: 'card', card: 'DES03' }] },
  handLimit: {
    asks: { kind: 'handLimit', over: 1, ban: true },
    answers: [
      { do: 'card', card: 'DES03' },
      { do: 'ban', card: 'DES03' },
    ],
  },
  questLimit: { asks: { kind: 'questLimit', must: false }, answers: [{ do: 'quest', quest: 'Q009' }] },
  prepare: {
    asks: { kind: 'prepare' },
    answers: [
      [
        { card: 'DES03', side: 'upper', nth: 0 },
        { card: 'CON01', side: 'upper', nth: 0 },
      ],
    ],
  },
  act: {
    asks: { kind: 'act', done: 0, standard: false, quick: false },
    answers: [{ do: 'move' }, { do: 'attack' }, { do: 'cast', slot: 0 }, { do: 'shed', slot: 0 }, { do: 'end' }],
  },
  physical: {
    asks: {
      kind: 'physical',
      places: [4],
      activate: true,
      attack: true,
      end: true,
      frame: { op: 'physical', seat: 0, steps: 2, walked: false, attack: 'may', activate: true },
    },
    answers: [{ do: 'place', place: 4 }, { do: 'activate' }, { do: 'attack' }, { do: 'end' }],
  },
  evocation: { asks: { kind: 'evocation', acted: 0 }, answers: [pass, { do: 'figure', figure: 4 }, { do: 'figure', figure: 5 }] },
  andromeda: { asks: { kind: 'andromeda', figure: 4 }, answers: [pass, { do: 'activate' }, { do: 'mend' }] },
  walk: {
    asks: { kind: 'walk', figure: 4, steps: 2, must: false, free: false, to: [4], by: 'DES01.upper' },
    answers: [pass, { do: 'place', place: 4 }],
  },
  attack: {
    asks: { kind: 'attack', figure: 0, targets: [1], must: false, by: null },
    answers: [pass, { do: 'figure', figure: 1 }, { do: 'figure', figure: 7 }],
  },
  burn: {
    asks: { kind: 'burn', figure: 0, target: 1, ways: ['figure', 'room'] },
    answers: [pass, { do: 'burn', way: 'figure' }, { do: 'burn', way: 'room' }],
  },
  dismiss: { asks: { kind: 'dismiss', summon: 'cerberus', to: 4 }, answers: [pass, { do: 'figure', figure: 4 }] },
  target: {
    asks: { kind: 'target', by: 'DES03.upper', figures: [1], places: [4], may: true },
    answers: [
      { do: 'figure', figure: 1 },
      { do: 'place', place: 4 },
    ],
  },
  element: { asks: { kind: 'element', by: 'CON08.upper' }, answers: [{ element: 'fire' }, { element: 'holy' }] },
  symbol: { asks: { kind: 'symbol', card: 'DES03' }, answers: [{ when: 'before' }, { when: 'after' }] },
  figure: {
    asks: { kind: 'figure', by: 'altar', figures: [1], may: true, purpose: 'target' },
    answers: [pass, { do: 'figure', figure: 1 }],
  },
  place: {
    asks: { kind: 'place', by: 'garden', places: [4], may: true, purpose: 'target' },
    answers: [pass, { do: 'place', place: 4 }],
  },
  may: { asks: { kind: 'may', by: 'CON05.lower', at: 3, skip: 1 }, answers: [{ do: 'yes' }, { do: 'no' }] },
  choose: { asks: { kind: 'choose', by: 'E050', at: 1, ways: [0, 1, 2] }, answers: [{ way: 0 }, { way: 1 }, { way: 2 }] },
  card: {
    asks: { kind: 'card', by: 'oracle', purpose: 'search', zone: 'grimoire', of: 0, may: true, left: 1 },
    answers: [pass, { do: 'card', card: 'DES03' }],
  },
  order: {
    asks: { kind: 'order', by: 'DIV08.lower', of: 'events' },
    answers: [
      [0, 1],
      [1, 0],
    ],
  },
  slot: {
    asks: { kind: 'slot', by: 'CON06.lower', of: 1, slots: [1], may: true, purpose: 'discard' },
    answers: [pass, { do: 'slot', slot: 1 }, { do: 'slot', slot: 2 }],
  },
  fromHand: {
    asks: { kind: 'fromHand', by: 'FOR10.upper', slots: [0], from: NONE, protection: false },
    answers: [pass, { do: 'lay', slot: 0, card: 'DES03', side: 'upper' }, { do: 'lay', slot: 0, card: 'DES03', side: 'lower' }],
  },
  deck: {
    asks: { kind: 'deck', by: 'bibliotheca', purpose: 'take', schools: ['illusion'], piles: ['illusion'], left: 1 },
    answers: [
      { do: 'school', school: 'illusion' },
      { do: 'pile', school: 'illusion' },
    ],
  },
  quest: {
    asks: { kind: 'quest', by: 'observatory', of: 0, zone: 'seen', may: true, purpose: 'take' },
    answers: [pass, { do: 'quest', quest: 'Q009' }],
  },
  event: { asks: { kind: 'event', by: 'CON10.upper', zone: 'board', points: 'half' }, answers: [{ do: 'event', event: 'E001' }] },
  colour: {
    asks: { kind: 'colour', by: 'DIV11.upper', colours: ['red', 'blue'] },
    answers: [{ colour: 'red' }, { colour: 'blue' }],
  },
  cubeColour: {
    asks: { kind: 'cubeColour', by: 'Q037', owners: [1, ROSE], may: true },
    answers: [pass, { do: 'owner', owner: 1 }, { do: 'owner', owner: ROSE }],
  },
  type: { asks: { kind: 'type', by: 'DIV01.lower' }, answers: [{ type: 'trap' }, { type: 'boost' }] },
  cubes: {
    asks: {
      kind: 'cubes',
      by: 'sanctuary',
      purpose: 'heal',
      figure: 0,
      place: NONE,
      owners: [1, ROSE],
      have: [1, 2],
      min: 2,
      max: 2,
    },
    answers: [
      [1, 1],
      [0, 2],
    ],
  },
  supply: {
    asks: { kind: 'supply', owner: 0, figures: [1, 7], min: 0, most: [3, 3], n: 2 },
    answers: [
      [1, 1],
      [0, 2],
    ],
  },
  swapTiles: {
    asks: { kind: 'swapTiles', places: [4, 5], first: NONE },
    answers: [
      { do: 'place', place: 4 },
      { do: 'place', place: 5 },
    ],
  },
  winner: { asks: { kind: 'winner', among: [0, 1] }, answers: [{ seat: 0 }, { seat: 1 }] },
  interrupt: {
    asks: { kind: 'interrupt', id: 1, moment: 'entered', by: 1, figures: [1], place: 4, effect: null, hits: [] },
    answers: [pass, { do: 'slot', slot: 0 }],
  },
  declare: { asks: { kind: 'declare', id: 1, door: 'crypt', place: 4 }, answers: [pass, { do: 'quest', quest: 'Q009' }] },
}

const NAMES = ['Ala', 'Bo']
const ODD = /undefined|NaN|null|\[object|\s\s/

/** A table with two Mages who have chosen, and an Evocation of each. */
function scene() {
  const dealer: BlackRoseDealer = new Dealer(quickDice(1))
  const chosen = { setup: 'choose', life: '12', forTheCrown: false, overkill: false, overload: false, extraTurns: false } as const
  const t = setup(chosen, 2, dealer)
  for (const [seat, mage] of (['tessa', 'nero'] as const).entries())
    Object.assign(t.mages[seat] ?? {}, { mage, seenEvents: ['E001', 'E002'] })
  t.figures[4] = { kind: 'cerberus', at: 3, cubes: [0, 1, 0, 0, 0], last: 1 }
  t.figures[5] = { kind: 'cerberus', at: 3, cubes: [0, 0, 0, 0, 0], last: NONE }
  t.figures[7] = { kind: 'andromeda', at: 3, cubes: [0, 0, 0, 0, 0], last: NONE }
  return view(t, 0)
}

describe.each([
  ['pl', pl],
  ['en', en],
])('the words in %s', (_lang, text) => {
  const words = speak(text)

  test.each(Object.values(EVENTS))('tell $kind', (event) => {
    const line = words.event(event, NAMES, 0)
    expect(line).toMatch(/\S/)
    expect(line).not.toMatch(ODD)
  })

  test('name the rooms, cards and spells of a line as it does, so that each can be found from the log', () => {
    const named = Object.values(EVENTS).flatMap((event) => {
      const line = words.event(event, NAMES, 0) ?? ''
      const things = words.things?.(event) ?? []
      for (const { forms } of things)
        expect(
          forms.filter((form) => line.includes(form)),
          line,
        ).not.toEqual([])
      return things.map(({ at }) => `${event.kind} ${at}`)
    })
    const some = ['eventActs event:E010', 'questDone quest:Q009', `cast spell:0:${EVENTS.cast.card}`, 'destroyed room:4']
    expect(named).toEqual(expect.arrayContaining(some))
  })

  test.each(Object.values(QUESTIONS))('ask $asks.kind, and name its answers apart', ({ asks, answers }) => {
    const v = scene()
    const labels = answers.map((answer) => words.move(v, asks, answer))
    const all = [words.ask(v, asks), words.wait(v, asks, NAMES, [0]), words.wait(v, asks, NAMES, [0, 1]), ...labels]
    expect(new Set(labels).size).toBe(labels.length)
    for (const said of all) {
      expect(said).toMatch(/\S/)
      expect(said).not.toMatch(ODD)
    }
  })

  test('tell the whole table', () => {
    const lines = words.table(scene(), NAMES, 0).flatMap(({ heading, items }) => [heading, ...items])
    expect(lines.length).toBeGreaterThan(40)
    for (const line of lines) expect(line).not.toMatch(ODD)
  })
})

test('Polish sentences decline what they name', () => {
  const words = speak(pl)
  expect(words.event(EVENTS.summoned, NAMES, 0)).toBe('Ala przywołuje Kościanego Rycerza przy Ołtarzu Ofiarnym')
  expect(words.event(EVENTS.moved, NAMES, 0)).toBe('Cerber 1 (Ala) wchodzi na Arenę')
  expect(words.event({ kind: 'healed', figure: 0, is: null, cubes: [0, 1, 0, 0, 0] }, NAMES, 0)).toBe(
    'Ala leczy się z 1 obrażenia',
  )
  expect([1, 2, 5, 22].map((n) => words.event({ kind: 'power', owner: 0, n, now: n }, NAMES, 0))).toEqual([
    'Ala zyskuje 1 punkt mocy (razem 1)',
    'Ala zyskuje 2 punkty mocy (razem 2)',
    'Ala zyskuje 5 punktów mocy (razem 5)',
    'Ala zyskuje 22 punkty mocy (razem 22)',
  ])
  const { attack } = QUESTIONS
  expect(words.move(scene(), attack.asks, { do: 'figure', figure: 1 })).toBe('Zaatakuj Nera')
})

test('a question counts what is still to be chosen without declining “zostało”', () => {
  const { asks } = QUESTIONS.deck
  expect([1, 2, 5].map((left) => speak(pl).ask(scene(), { ...asks, by: null, purpose: 'take', piles: [], left }))).toEqual([
    'Wybierz talię',
    'Wybierz talię (jeszcze 2)',
    'Wybierz talię (jeszcze 5)',
  ])
})

test('a tie is told in the words of the other games', () => {
  expect([pl, en].map((text) => ['quests', 'trophies', 'crown'].map(speak(text).tieBreak))).toEqual([
    [
      'Przy remisie decyduje liczba wykonanych zadań',
      'Przy remisie, także w zadaniach, decyduje liczba trofeów',
      'Przy remisie we wszystkim decyduje posiadacz korony',
    ],
    [
      'Equal points: the completed quests decide',
      'Equal points and quests: the trophies decide',
      'Equal in everything: the crown holder decides',
    ],
  ])
})

describe('a refusal says how the clause forbids this very move', () => {
  /** The clause, and what is said of a move of the first Mage in both languages. */
  function refused(t: BlackRoseTalk, move: unknown): unknown[] {
    const why = refusal(game, t.table, 0, move)
    if (why?.reason !== 'rule') throw new Error('no clause forbids it')
    return [why.rule, ...[pl, en].map((text) => speak(text).refusal?.(why.rule, why.about ?? {}))]
  }
  const study = (hand: string) =>
    laid({
      people: [{ hand }, {}],
      phase: 'study',
      frames: [
        { op: 'study', nth: 0 },
        { op: 'library', nth: 0 },
      ],
    })

  test('BR-6.2.2 how many cards are drawn, and how many kept', () => {
    const t = study('')
    expect(refused(t, [0, 3, 0, 0, 0, 0])).toEqual(['BR-6.2.2', 'Razem dobierasz 4 karty.', 'You draw 4 cards in all.'])
    t.says('destruction 3 transmutation 1')
    const kept = mageOf(t.table, 0).seen.slice(0, 1)
    expect(refused(t, kept)).toEqual(['BR-6.2.2', 'Zachowujesz dokładnie 2 karty.', 'You keep exactly 2 cards.'])
  })

  test('BR-6.2.11 which school is empty', () => {
    const t = study('')
    t.table.decks.destruction.length = 0
    expect(refused(t, [0, 4, 0, 0, 0, 0])).toEqual([
      'BR-6.2.11',
      'Destrukcja: talia i stos są puste.',
      'Destruction: its deck and its pile are empty.',
    ])
  })

  test('BR-6.2.6 how many cards are in hand, and how many may be', () => {
    const t = study('DES01 DES02 DES03 DES04 DES05')
    t.says('destruction 3 transmutation 1')
    t.says(t.answers[0] ?? '')
    expect([mageOf(t.table, 0).hand.length, ...refused(t, { do: 'pass' })]).toEqual([
      9,
      'BR-6.2.6',
      'Masz na ręce 9 kart, a twój limit to 7.',
      'You hold 9 cards, and your limit is 7.',
    ])
  })
})
