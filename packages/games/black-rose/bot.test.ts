import {
  type AnyTypes,
  answersOf,
  apply,
  at,
  Dealer,
  defaults,
  formFault,
  isForm,
  Match,
  openQuestion,
  quickDice,
  sampleForm,
  start,
  stream,
} from '@grimuar/kernel'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import { describe, expect, test } from 'vitest'
import { bot } from './bot.ts'
import { blackRose } from './box.ts'
import { game } from './rules.ts'
import type { Scene } from './scene.ts'
import type { BlackRoseTable } from './table.ts'
import { type BlackRoseTalk, scene } from './talk.ts'

/** What the bot answers for the first seat that is asked. */
function answer(t: BlackRoseTable, seed = 1) {
  const seat = openQuestion(t, null)?.waiting[0] ?? 0
  return bot.policy(game.view(t, seat), seat, answersOf(game, t, seat), quickDice(seed))
}

/** The bot decides so often for whoever is asked. */
function plays(what: Scene, decisions: number): BlackRoseTalk {
  const t = scene(what)
  const dealer = new Dealer(quickDice(7))
  for (let n = 0; n < decisions; n++)
    apply(game, t.table, openQuestion(t.table, null)?.waiting[0] ?? 0, answer(t.table, n), dealer)
  return t
}

describe('the bot', () => {
  test('is ahead of chance, and of the Black Rose', async () => {
    const rules = await blackRose.rules()
    for (let seed = 0; seed < 3; seed++) {
      const me = seed % 2
      const match = new Match(rules, { seats: 2, options: {}, names: ['A', 'B'], luck: { kind: 'quick', seed } })
      const roll = stream(quickDice(seed + 1000))
      for (let n = 0; !match.table.over; n++) {
        const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
        const answers = answersOf<AnyTypes>(rules, match.table, seat)
        const chance = () => (isForm(answers) ? sampleForm(answers, roll) : at(answers, roll(answers.length)))
        const move = seat === me ? bot.policy(rules.view(match.table, seat), seat, answers, quickDice(n)) : chance()
        expect(match.play(seat, move)).toBeUndefined()
      }
      expect(rules.result(match.table).ranks[me]).toBe(1)
    }
  }, 60_000)

  test(seeded('answers every question legally, at tables that it would not have led to'), () => {
    const kinds = new Set<string>()
    const wrong: string[] = []
    for (const seed of seeds(2, 1)) {
      const roll = stream(quickDice(~seed))
      const t = start(game, defaults(game.options), 2 + (seed % 3), quickDice(seed))
      const dealer = new Dealer(quickDice(seed))
      for (let n = 0; !t.over; n++) {
        const seat = openQuestion(t, null)?.waiting[0] ?? 0
        const answers = answersOf(game, t, seat)
        const kind = t.ask?.question.kind ?? ''
        kinds.add(kind)
        const move = bot.policy(game.view(t, seat), seat, answers, quickDice(n))
        if (isForm(answers) ? formFault(answers, move) : !answers.includes(move)) wrong.push(kind)
        const wild = n % 2 === 1 && !isForm(answers) && kind !== 'dropQuest'
        apply(game, t, seat, wild ? at(answers, roll(answers.length)) : move, dealer)
      }
    }
    expect(wrong).toEqual([])
    expect(kinds.size).toBeGreaterThan(25)
  }, 60_000)

  test('leaves the view it is shown as it was', () => {
    const t = scene({ people: [{ at: 'forge', ready: 'DES03 DES08', quests: 'Q009' }, { at: 'garden' }] })
    const view = game.view(t.table, 0)
    const before = JSON.stringify(view)
    bot.policy(view, 0, answersOf(game, t.table, 0), quickDice(1))
    expect(JSON.stringify(view)).toBe(before)
  })

  test('casts at the Mage that falls by it', () => {
    const foes = [{ at: 'throne' }, { at: 'throne', damage: '0:9' }] as const
    const t = scene({ people: [{ at: 'throne', ready: 'NEC06', actions: 0 }, ...foes] })
    expect(answer(t.table)).toEqual({ do: 'cast', slot: 0 })
    t.says('cast quick')
    expect(answer(t.table)).toEqual({ do: 'figure', figure: 2 })
  })

  test('walks to the door of its quest and goes through it', () => {
    const t = plays({ people: [{ at: 'abyss', quests: 'Q007' }, { at: 'garden' }] }, 12)
    expect(t.table.mages[0]?.done).toEqual(['Q007'])
  })

  test('lays the elements that its quest asks for', () => {
    const hand = 'CON10 DES08 DES09 NEC06 TRA01'
    const t = scene({ people: [{ at: 'throne', quests: 'Q078', hand }, { at: 'garden' }], frames: [{ op: 'prepare' }] })
    const row = answer(t.table)
    expect(JSON.stringify(row)).toContain('DES09')
    expect(JSON.stringify(row)).toMatch(/NEC06|TRA01/)
  })

  test('springs a trap that hurts, and keeps its protection where little is to be feared', () => {
    const trap = scene({ people: [{ at: 'throne', active: 'CON01' }, { at: 'arena' }], crown: 1 })
    trap.says('move', 'summoner')
    expect(answer(trap.table)).toEqual({ do: 'slot', slot: 3 })
    const calm = scene({ people: [{ at: 'throne', active: 'NEC01' }, { at: 'throne' }], crown: 1 })
    calm.says('attack', 'attack')
    expect(calm.asked).toBe('interrupt 0')
    expect(answer(calm.table)).toEqual({ do: 'pass' })
  })

  test('turns its own defeat against whoever hurt it most', () => {
    const t = scene({
      people: [
        { at: 'blackRose', ready: 'NEC06' },
        { at: 'throne', active: 'FOR04.lower', damage: '0:10' },
      ],
    })
    t.says('cast quick')
    t.until('defeated')
    expect(answer(t.table)).toEqual({ do: 'slot', slot: 3 })
  })

  test('lays Echo of Revenge to be used when it is hurt', () => {
    const hand = 'FOR04 NEC03 DES01'
    const people = [{ at: 'throne', hand, damage: '1:9' }, { at: 'throne' }] as const
    const t = scene({ people, moon: 3, frames: [{ op: 'prepare' }] })
    expect(JSON.stringify(answer(t.table))).toContain('FOR04')
  })

  test('never gives a quest to the Black Rose that it can still complete', () => {
    const people = [{ at: 'throne', quests: 'Q007' }, { at: 'garden' }] as const
    expect(answer(scene({ people, frames: [{ op: 'dropQuests', nth: 0 }] }).table)).toEqual({ do: 'pass' })
    const lost = scene({ people, ruins: 'treasure', frames: [{ op: 'dropQuests', nth: 0 }] })
    expect(answer(lost.table)).toEqual({ do: 'quest', quest: 'Q007' })
  })

  test('how a table looks is a chance between 0 and 1', () => {
    const { table } = scene({ people: [{ power: 20 }, { power: 3 }], rose: 10 })
    expect(bot.evaluate(table, 0)).toBeGreaterThan(0.8)
    expect(bot.evaluate(table, 1)).toBeLessThan(0.2)
  })
})

test('the answers proposed for a search are legal and different, the steady answer first', () => {
  const t = start(game, defaults(game.options), 2, quickDice(3))
  const dealer = new Dealer(quickDice(3))
  const several = new Set<string>()
  for (let n = 0; n < 400 && !t.over; n++) {
    const seat = openQuestion(t, null)?.waiting[0] ?? 0
    const answers = answersOf(game, t, seat)
    const view = game.view(t, seat)
    const proposed = bot.propose?.(view, seat, answers, quickDice(n)) ?? []
    expect(proposed[0]).toEqual(bot.steady?.(view, seat, answers, quickDice(n)))
    expect(new Set(proposed.map((move) => JSON.stringify(move))).size).toBe(proposed.length)
    for (const move of proposed) {
      if (isForm(answers)) expect(formFault(answers, move)).toBeUndefined()
      else expect(answers).toContainEqual(move)
    }
    if (proposed.length > 1) several.add(t.ask?.question.kind ?? '')
    apply(game, t, seat, bot.policy(view, seat, answers, quickDice(n)), dealer)
  }
  expect([...several]).toEqual(expect.arrayContaining(['prepare', 'act', 'physical']))
})

test('the chances of two seats are even at the start, and grow with power', () => {
  const t = start(game, defaults(game.options), 2, quickDice(3))
  expect(bot.evaluate(t, 0)).toBeCloseTo(0.5, 1)
  const before = bot.evaluate(t, 0)
  at(t.mages, 0).power += 10
  expect(bot.evaluate(t, 0)).toBeGreaterThan(before + 0.1)
  expect(bot.evaluate(t, 1)).toBeLessThan(0.4)
})
