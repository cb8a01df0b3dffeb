import { apply, Dealer, legal, quickDice, type Seat, stream } from '@grimuar/kernel'
import { playRandomly } from '@grimuar/kernel/testkit'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import { expect, test } from 'vitest'
import { levelOf, spellOf } from './cards.ts'
import { ownCast } from './flow/spells.ts'
import { foresee } from './foresee.ts'
import { rich } from './rich.ts'
import { game } from './rules.ts'
import { type Cast, copy, type SpellbookEvent, type SpellbookMove, type SpellbookTable } from './table.ts'
import type { Fact } from './verbs/index.ts'

const dice = quickDice(5)

/** Casts a spell with random answers: returns the events, and whether anything was asked. */
function castForReal(table: SpellbookTable, seat: Seat, move: SpellbookMove, cast: Cast, seed: number) {
  const t = copy(table)
  const events: SpellbookEvent[] = []
  const dealer = new Dealer<SpellbookEvent>(dice, (event) => events.push(event))
  const roll = stream(quickDice(seed))
  let asked = false
  apply(game, t, seat, move, dealer)
  while (t.ask && 'by' in t.ask.question && t.ask.question.by === cast.spell) {
    asked = true
    const who = t.ask.to[0] ?? seat
    const answers = legal(game, t, who)
    const answer = answers[roll(answers.length)]
    if (answer === undefined || answer.do === 'copy') break
    apply(game, t, who, answer, dealer)
  }
  return { events, asked }
}

/** How much of a verb's work some events tell of, counted without its help. */
function told(verb: Fact['verb'], events: readonly SpellbookEvent[], { seat, spell }: Cast): number {
  const moved = (from: string, to: string, whose: 'own' | 'others' | 'any') =>
    events.reduce((sum, e) => {
      if (e.kind !== 'moved' || e.by !== spell || e.from !== from || e.to !== to) return sum
      return whose === 'any' || (e.seat === seat) === (whose === 'own') ? sum + e.tokens.length : sum
    }, 0)
  switch (verb) {
    case 'draw':
    case 'drawUntil':
      return moved('bag', 'pool', 'own')
    case 'pour':
      return moved('bag', 'altar', 'any')
    case 'discard':
      return moved('pool', 'tray', 'own')
    case 'take':
      return moved('altar', 'pool', 'own') + moved('altar', 'familiar', 'own')
    case 'store':
      return moved('pool', 'familiar', 'own')
    case 'swap':
      return events.filter((e) => e.kind === 'swapped').length
    case 'othersTake':
      return moved('altar', 'pool', 'others') + moved('altar', 'lower', 'any')
    case 'othersDraw':
      return moved('bag', 'pool', 'others') + moved('bag', 'lower', 'any')
    default:
      return 0
  }
}

test(seeded('the foreseen effect happens, whatever is chosen; exactly that, if nothing is chosen'), () => {
  let [casts, certain] = [0, 0]
  const verbs = new Set<string>()
  const check = ({ table: t, decision }: { table: SpellbookTable; decision: number }) => {
    const seat = t.ask?.to[0]
    if (seat === undefined || t.ask?.question.kind !== 'act') return
    for (const move of legal(game, t, seat)) {
      if (move.do !== 'cast') continue
      const cast = ownCast(t, seat, move)
      const facts = foresee(t, cast)
      const { events, asked } = castForReal(t, seat, move, cast, decision)
      const name = `${spellOf(cast.spell).name} ${cast.level}`
      expect(facts.length, name).toBe(levelOf(cast.spell, cast.level).ways[cast.way]?.length)
      casts++
      if (!asked) certain++
      for (const fact of facts) {
        verbs.add(fact.verb)
        if (!('n' in fact)) continue
        const n = told(fact.verb, events, cast)
        if (!asked) expect([fact.n.least, fact.n.most], `${name}: ${fact.verb}`).toEqual([n, n])
        expect(n, `${name}: ${fact.verb} of at least ${fact.n.least}`).toBeGreaterThanOrEqual(fact.n.least)
        expect(n, `${name}: ${fact.verb} of at most ${fact.n.most}`).toBeLessThanOrEqual(fact.n.most)
      }
      const level = facts.find((fact) => fact.verb === 'settle')?.level
      const settled = events.find((e) => e.kind === 'level')
      if (level !== undefined) expect(settled, name).toMatchObject({ to: level })
    }
  }
  for (const seed of seeds(60, 4)) {
    const options = { mode: 'classic', own: game.options.own.default, harder: 0 } as const
    playRandomly(rich, { seed, options, seats: 1 + (seed % 4), checks: [check], maxDecisions: 3000 })
  }
  expect(casts).toBeGreaterThan(3000)
  expect(certain).toBeGreaterThan(300)
  expect([...verbs].sort()).toEqual([
    'copy',
    'cost',
    'discard',
    'draw',
    'drawUntil',
    'learn',
    'othersDraw',
    'othersTake',
    'pour',
    'raise',
    'settle',
    'store',
    'swap',
    'sweep',
    'take',
  ])
})
