import { loadPlayer } from '@grimuar/bots'
import { rulesFor } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { type AnyTypes, answersOf, type Game, isForm, type Json, Match, openQuestion, quickDice, same } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { positionOf } from './session/positions.ts'

/** A position in which some moves lose at once and others do not. */
interface Trap {
  readonly game: string
  readonly position: string
  /** Fields of the position with another value, wherever they stand. */
  readonly but?: { readonly [field: string]: Json }
  /** The moves made before. */
  readonly first?: readonly Json[]
  readonly losing: readonly Json[]
}

const traps: readonly Trap[] = [
  { game: 'towers', position: 'lastChance', losing: [{ do: 'go', place: 2 }] },
  { game: 'spellbook', position: 'tooEarly', losing: [{ do: 'learn', colour: 6, level: 3 }] },
  { game: 'prophecy', position: 'too-early', losing: [{ do: 'break', end: 'right', level: 3, places: [0, 1, 2] }] },
  { game: 'black-rose', position: 'too early', first: [{ do: 'move' }], losing: [{ do: 'activate' }] },
  {
    game: 'wonder-book',
    position: 'III-5',
    but: { fate: 1, hearts: 1 },
    first: [
      { hero: 0 },
      { do: 'scrap', id: 'sc10' },
      { hero: 0 },
      { do: 'move', to: 'gallery' },
      { do: 'interact', card: 8 },
      { do: 'move', to: 'bridge' },
      { do: 'special', source: 'card 5', id: 'lay6' },
      { do: 'move', to: 'pool' },
    ],
    losing: [{ do: 'move', to: 'ledge' }, { do: 'move', to: 'gallery' }, { do: 'collect' }, { do: 'pass' }],
  },
]

/** The match at a trap. */
async function matchAt({ game: id, position, but = {}, first = [] }: Trap): Promise<Match> {
  const box = boxOf(id)
  const found = await positionOf(id, position)
  if (!box || !found) throw new Error(`there is no position "${position}" of ${id}`)
  const { seats, options } = found
  const from: Json = JSON.parse(JSON.stringify(found.table), (field, value) => but[field] ?? value)
  const game: Game = await rulesFor(box, { from, options })
  const names = Array.from({ length: seats }, (_, seat) => `${seat}`)
  const match = new Match<AnyTypes>(game, { seats, options, names, luck: { kind: 'quick', seed: 1 }, from })
  for (const move of first) expect(match.play(openQuestion(match.table, null)?.waiting[0] ?? 0, move)).toBeUndefined()
  return match
}

const SEEDS = 150

describe.each(traps.map((trap): [string, Trap] => [trap.game, trap]))('%s', (_id, trap) => {
  test('the softened levels never make a move that loses at once', async () => {
    const match = await matchAt(trap)
    const box = boxOf(trap.game)
    const bot = await box?.bot()
    const seat = openQuestion(match.table, null)?.waiting[0]
    if (!bot || seat === undefined) throw new Error('nobody is asked')
    const answers = answersOf<AnyTypes>(match.game, match.table, seat)
    if (isForm(answers)) throw new Error('a trap is a list of moves')
    for (const move of trap.losing) expect(answers.some((answer) => same(answer, move))).toBe(true)
    expect(answers.length).toBeGreaterThan(trap.losing.length)
    const view = match.game.view(match.table, seat)
    for (const level of ['beginner', 'casual']) {
      const player = await loadPlayer(level, match.game, bot)
      const chosen = Array.from({ length: SEEDS }, (_, seed) =>
        player?.decide({ seat, answers, dice: quickDice(seed), view: () => view }),
      )
      const lost = chosen.filter((move) => trap.losing.some((one) => same(one, move)))
      expect([level, lost]).toEqual([level, []])
    }
  })
})
