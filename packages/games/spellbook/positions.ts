import type { Position } from '@grimuar/contract'
import { Dealer, defaults, type Json, play, startFrom, tellRefusal } from '@grimuar/kernel'
import { game } from './rules.ts'
import { lay, moveSaid, type Scene } from './scene.ts'
import type { SpellbookTable } from './table.ts'

/** Tables worth looking at, by name. The first ones are named after the question that is open. */
export const positions: { readonly [name: string]: () => Position } = {
  act: () => position(MORNING_OF_THREE),

  take: () =>
    position(
      { ...MORNING_OF_THREE, altar: '2 green circle, black circle, white square', players: knowing({ levitation: '3' }) },
      'cast levitation 3',
    ),

  discard: () => position({ ...MORNING_OF_THREE, players: knowing({ sacrifice: '3' }) }, 'cast sacrifice 3'),

  store: () => position({ ...MORNING_OF_THREE, phase: 'midday', players: knowing({ offering: '3' }) }, 'cast offering 3'),

  give: () => position(SWAPPING, 'cast purification 4'),

  get: () => position(SWAPPING, 'cast purification 4', 'give red circle'),

  sweep: () => position(STORMY, 'cast storm 5'),

  raise: () =>
    position(
      { ...MORNING_OF_THREE, phase: 'evening', players: knowing({ timeTravel: '3', sacrifice: '4', offering: '3' }) },
      'cast timeTravel 3',
      'discard blue circle',
    ),

  learn: () =>
    position(
      { ...MORNING_OF_THREE, phase: 'evening', spells: 'set1', players: knowing({ transmutation: '5 circle' }) },
      'cast transmutation 5',
    ),

  pay: () => position({ ...MORNING_OF_THREE, phase: 'evening' }, 'learn sacrifice 3'),

  save: () =>
    position(
      { ...MORNING_OF_THREE, phase: 'evening', spells: ['communion'], tray: TRAY, players: knowing({ communion: '5' }) },
      'learn sacrifice 3',
      'pay red circle + red circle, red square',
    ),

  copy: () =>
    position(
      {
        ...MORNING_OF_THREE,
        phase: 'midday',
        spells: ['clone', 'focus', 'growth'],
        players: [
          { pool: POOL, familiar: 'yellow circle', spells: { clone: '4 circle' } },
          { pool: '2 green square', spells: { focus: '5 square', growth: '5' } },
          { pool: '2 white square', spells: { focus: '4 circle' } },
        ],
      },
      'cast clone 4',
    ),

  tribute: () => position({ ...ALONE, phase: 'evening' }, 'skip'),

  /** A full altar and a full pool: nothing more can be taken. */
  full: () =>
    position({
      altar: '3 red circle, 3 blue square, 2 green triangle, white circle, yellow square',
      phase: 'midday',
      players: [{ pool: `${POOL}, black triangle`, familiar: '2 white triangle' }, { pool: '2 green square' }],
    }),

  /** One more spell ends the game; six are learned, at all levels. */
  lastSpell: () =>
    position({
      altar: ALTAR,
      phase: 'evening',
      players: [
        {
          pool: '3 yellow circle, red circle',
          familiar: '4 white triangle, 2 red triangle',
          spells: { sacrifice: '3', levitation: '4', purification: '5', offering: '4', timeTravel: '3', transmutation: '4' },
        },
        { pool: '2 green square, 2 blue square', familiar: '3 black triangle', spells: { abundance: '4', offering: '3' } },
      ],
    }),

  /** The last round: a familiar is full, and one day is left. */
  lastRound: () =>
    position({
      altar: ALTAR,
      active: 1,
      ending: true,
      players: [
        { pool: '2 yellow circle', familiar: '5 white circle, 5 white triangle, 4 purple circle', spells: { offering: '5' } },
        { pool: POOL, familiar: '2 red triangle', spells: { sacrifice: '3 square', abundance: '5' } },
      ],
    }),

  /** The last player of the round is far behind: the seventh spell would end the game at once. */
  tooEarly: () =>
    position({
      altar: ALTAR,
      phase: 'evening',
      active: 1,
      players: [
        {
          pool: '2 green square, 2 blue square',
          familiar: '5 black circle, 5 black square',
          spells: { sacrifice: '5', levitation: '5', purification: '5', offering: '5', abundance: '5' },
        },
        {
          pool: '3 yellow circle, red circle',
          familiar: '4 white square',
          spells: { sacrifice: '3', levitation: '3', purification: '3', offering: '3', timeTravel: '3', transmutation: '3' },
        },
      ],
    }),

  /** Four players with many spells. */
  four: () =>
    position({
      spells: 'set3',
      altar: ALTAR,
      tray: TRAY,
      players: [
        { pool: 'red circle, 2 blue circle', familiar: 'red square', spells: { blaze: '3', divination: '4', feast: '4' } },
        { pool: '2 green square', familiar: '2 black circle', spells: { growth: '5', mirage: '4 circle' } },
        { pool: 'yellow square, white square', spells: { clone: '5 square', communion: '4' } },
        { pool: '', familiar: 'purple circle', spells: { divination: '5' } },
      ],
    }),

  /** Alone, shortly before the track is full. */
  alone: () => position({ ...ALONE, track: 15, lower: 2 }),
}

const POOL = '2 red circle, red square, 2 blue circle, blue square, green circle, black circle'
const ALTAR = 'red triangle, 2 green circle, white square, yellow triangle'
const TRAY = '2 purple square, black square, white triangle'

const MORNING_OF_THREE = {
  altar: ALTAR,
  players: [{ pool: POOL, familiar: 'yellow circle' }, { pool: '2 green square' }, { pool: '2 white circle' }],
} satisfies Scene

const SWAPPING = { ...MORNING_OF_THREE, phase: 'midday', players: knowing({ purification: '4' }) } satisfies Scene
const STORMY = { ...MORNING_OF_THREE, phase: 'evening', spells: ['storm'], players: knowing({ storm: '5' }) } satisfies Scene

const ALONE = {
  spells: 'set2',
  altar: `${ALTAR}, blue triangle, black triangle`,
  players: [{ pool: POOL, familiar: 'yellow circle', spells: { eruption: '3' } }],
  track: 3,
} satisfies Scene

/** Three players, the first of whom knows some spells. */
function knowing(spells: Scene['players'][number]['spells'] & object): Scene['players'] {
  return [{ pool: POOL, familiar: 'yellow circle', spells }, { pool: '2 green square' }, { pool: '2 white circle' }]
}

/** A scene after some moves of the asked seats. */
function position(scene: Scene, ...lines: readonly string[]): Position {
  const dice = () => 0
  const t = startFrom(game, lay(scene), dice)
  for (const line of lines) {
    const refused = play(game, t, t.ask?.to[0] ?? t.active, moveSaid(t, line.split(' ')), new Dealer(dice))
    if (refused) throw new Error(`"${line}" is refused: ${tellRefusal(refused)}`)
  }
  return { seats: t.seats, options: defaults(game.options), table: plain(t) }
}

function plain(t: SpellbookTable): Json {
  return JSON.parse(JSON.stringify(t))
}
