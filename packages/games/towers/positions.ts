import type { Position } from '@grimuar/contract'
import { Dealer, play, quickDice, tellRefusal } from '@grimuar/kernel'
import { type Laid, lay, moveSaid, WHO } from './lay.ts'
import { game } from './rules.ts'

/** Tables worth looking at, by name. The first eleven are named after the question that is open. */
export const positions: { readonly [name: string]: () => Position } = {
  go: () => position({ ...MIDDLE }),

  take: () => position({ ...MIDDLE }, 'knight go green'),

  side: () => position({ ...MIDDLE, gaps: 'E6 S1 T4 - B3 M3' }, 'knight go green', 'knight take S1'),

  spell: () => position({ ...MIDDLE }, 'knight go green', 'knight take T4'),

  second: () => position({ ...AT_RED, knightHas: { gained: 'M1 F1 T1 E1', used: 'S1 B2' } }, ...PAY_RED),

  anySpell: () =>
    position({ ...AT_RED, knightHas: { gained: 'M1 M3 T1', used: 'S1 B2' } }, ...PAY_RED, 'knight card M3', 'knight put left'),

  look: () => position({ ...AT_YELLOW }, 'knight go yellow', 'knight card E1', 'knight put right'),

  exchange: () =>
    position(
      { ...AT_YELLOW, secrets: 'feather stone book toad princess' },
      'knight go yellow',
      'knight card E1',
      'knight put right',
      'knight tower blue',
      'knight tower red',
    ),

  push: () => position({ ...MIDDLE }, 'knight go green', 'knight take T4', 'knight card T4', 'knight put left'),

  lose: () =>
    position(
      { ...MIDDLE, knight: 'red', gaps: '- ? - ? - -', knightHas: { gained: 'F1 B2', used: 'S3' } },
      'knight go blue',
      'knight card F1',
      'knight put left',
    ),

  guess: () => position({ ...LAST_TURN, secrets: 'feather stone book princess toad' }, 'knight go green'),

  /** The knight has one turn left. */
  lastTurn: () => position({ ...LAST_TURN }),

  /** The knight's last turn: at one of the towers it can go to it loses, whatever the secret cards are. */
  lastChance: () =>
    position({
      round: 6,
      turnOfRound: 4,
      knight: 'purple',
      mage: 'blue',
      gaps: 'F3 - S5 - - ?',
      knightHas: { gained: 'E1 E6', used: 'S2 T2 M6 B2' },
      mageHas: { gained: 'M5 M2 B4', used: 'F5 B5 S3' },
      discards: 'S9 S4 T5',
      unseenDiscards: 2,
    }),

  /** Neighbours: the mage can jump over the knight. */
  jump: () => position({ ...MIDDLE, turnOf: 'mage', round: 4, knight: 'green', mage: 'yellow', gaps: 'F4 T4 S1 B3 ? ?' }),

  /** As much as two players can have before them, stones in chains and loops included. */
  fullRows: () =>
    position({
      round: 6,
      turnOf: 'mage',
      knight: 'blue',
      mage: 'green',
      gaps: '- M6 B5 - ? F5',
      exchanged: true,
      knightHas: { gained: 'F1 T1 B1 E1 M1', used: 'S1 S2 E2 S3 M2 S4 T5 B6' },
      mageHas: { gained: 'F2 T2 B2 E3 M3', used: 'S7 S5 F3 S8 M7 T3 S9' },
      discards: 'T4 E6',
      unseenDiscards: 1,
    }),

  /** Both have a hidden card; nobody but its owner knows whether it is one of the discards that were seen. */
  hiddenCards: () =>
    position(
      {
        round: 5,
        turnOf: 'knight',
        knight: 'green',
        mage: 'blue',
        gaps: '- - - - ? -',
        knightHas: { gained: 'B1 T1', used: 'E1' },
        mageHas: { gained: 'B2 F1', used: 'M1' },
        discards: 'F2 S1 E2',
        unseenDiscards: 3,
      },
      'knight go purple',
      'knight card B1',
      'knight put right',
      'mage go clock',
      'knight go green',
      'knight pass',
      'mage go purple',
      'mage card B2',
      'mage put right',
    ),
}

/** The third round, everybody with a few things. */
const MIDDLE = {
  round: 3,
  knight: 'yellow',
  mage: 'clock',
  gaps: 'F4 ? T4 B3 ? E6',
  knightHas: { gained: 'M1', used: 'E1 S3' },
  mageHas: { gained: 'B1 F3', used: 'T3' },
  discards: 'M2',
} satisfies Laid

const AT_RED = { ...MIDDLE, gaps: '- ? - - - ?' } satisfies Laid
const PAY_RED = ['knight go red', 'knight card M1', 'knight put left']

const AT_YELLOW = { ...MIDDLE, knight: 'green', gaps: '- ? - - ? -', knightHas: { gained: 'E1 M1', used: 'S3' } } satisfies Laid

const LAST_TURN = {
  round: 6,
  turnOfRound: 4,
  knight: 'yellow',
  mage: 'blue',
  gaps: 'E6 - - ? - ?',
  knightHas: { gained: 'F1 M1', used: 'E1 S3 B1 M3' },
  mageHas: { gained: 'B2 F3', used: 'T3 S1 M2' },
  discards: 'T4 E2 B3',
  unseenDiscards: 2,
} satisfies Laid

/** A table, and what was said at it since. */
function position(laid: Laid, ...lines: readonly string[]): Position {
  const t = lay(laid)
  const dealer = new Dealer(quickDice(1))
  for (const line of lines) {
    const [who = '', ...words] = line.split(' ')
    const refused = play(game, t, WHO.indexOf(who), moveSaid(t, words), dealer)
    if (refused) throw new Error(`"${line}" is refused: ${tellRefusal(refused)}`)
  }
  return { seats: t.seats, options: { shuffled: false }, table: JSON.parse(JSON.stringify(t)) }
}
