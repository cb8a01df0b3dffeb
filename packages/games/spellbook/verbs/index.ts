import { nothingAt } from '@grimuar/kernel'
import { programOf, spellOf } from '../cards.ts'
import { NONE, type None, type Rune } from '../components.ts'
import { areaOf, type Cast, type SpellbookDealer, type SpellbookEvent, type SpellbookTable } from '../table.ts'
import { act } from './act.ts'
import { copy } from './copy.ts'
import { cost, countRune } from './cost.ts'
import { discard } from './discard.ts'
import { draw, drawUntil } from './draw.ts'
import { learn } from './learn.ts'
import { othersDraw, othersTake } from './others.ts'
import { pour } from './pour.ts'
import { raise } from './raise.ts'
import { settle } from './settle.ts'
import type { Instruction, Program, VerbName } from './steps.ts'
import { store } from './store.ts'
import { swap } from './swap.ts'
import { sweep } from './sweep.ts'
import { take } from './take.ts'
import { type Amount, named, type Programs, type Verb } from './verb.ts'

export { others } from './others.ts'

const programs: Programs = { isPossible, usesCardRune }

const ALL = {
  draw,
  drawUntil,
  pour,
  cost,
  discard,
  take,
  swap,
  store,
  settle,
  sweep,
  raise,
  learn,
  copy: copy(programs),
  othersTake,
  othersDraw,
  act: act(programs),
}

/** Every verb by its name. */
export const VERBS: { readonly [V in VerbName]: Verb<V, Fact<V>> } = ALL

/** What is known of an instruction before it happens. */
export type Fact<V extends VerbName = VerbName> = { [N in V]: ReturnType<(typeof ALL)[N]['preview']> }[V]

/** How the questions of the verbs are answered. */
export const asks = {
  ...discard.asks,
  ...take.asks,
  ...swap.asks,
  ...store.asks,
  ...sweep.asks,
  ...raise.asks,
  ...learn.asks,
  ...ALL.copy.asks,
  ...othersTake.asks,
}

/** Frame `step`: one step of a spell, after which the next one waits. */
export function step(t: SpellbookTable, frame: { readonly cast: Cast; readonly at: number }, dealer: SpellbookDealer): void {
  const { cast, at: place } = frame
  const program = programOf(cast.spell, cast.level, cast.way)
  if (place === 0) announce(cast, dealer)
  if (place + 1 < program.length) t.frames.push({ op: 'step', cast, at: place + 1 })
  carryOut(t, cast, program[place] ?? nothingAt(place), dealer)
}

function announce({ seat, spell, level, way, card }: Cast, dealer: SpellbookDealer): void {
  const manner = way === NONE ? 'instant' : spellOf(spell).colour === card ? 'own' : 'copied'
  dealer.say({ kind: 'cast', seat, spell, level, way, manner })
}

function carryOut<V extends VerbName>(t: SpellbookTable, cast: Cast, step: Instruction<V>, dealer: SpellbookDealer): void {
  VERBS[step.do].do(t, cast, step, dealer)
}

function could<V extends VerbName>(t: SpellbookTable, cast: Cast, step: Instruction<V>, paid: Rune | None): boolean {
  return VERBS[step.do].could(t, cast, step, paid)
}

/** Whether a program can be paid for and would then change something. */
export function isPossible(t: SpellbookTable, cast: Cast, program: Program, paid: Rune | None): boolean {
  let price = paid
  for (const step of program) {
    if (step.do === 'cost') {
      price = named(step.rune, cast.rune)
      if (countRune(areaOf(t, cast.seat).pool, price) <= (paid === price ? 1 : 0)) return false
    } else if (could(t, cast, step, price)) return true
  }
  return false
}

function usesCardRune(program: Program): boolean {
  return program.some((step) => goesByCard(step))
}

function goesByCard<V extends VerbName>(step: Instruction<V>): boolean {
  return VERBS[step.do].usesCardRune?.(step) ?? false
}

/** The clause that keeps a program from being cast: that of its first step, or that it would change nothing (SB-3.5). */
export function whyImpossible(t: SpellbookTable, cast: Cast, program: Program): string {
  const [first] = program
  return (first && whyNot(t, cast, first)) ?? 'SB-3.5'
}

function whyNot<V extends VerbName>(t: SpellbookTable, cast: Cast, step: Instruction<V>): string | undefined {
  return VERBS[step.do].why?.(t, cast, step)
}

/** How much of a step an event tells of. */
export function howMuch<V extends VerbName>(event: SpellbookEvent, cast: Cast, step: Instruction<V>): number {
  return VERBS[step.do].counts?.(event, cast) ?? 0
}

/** The effect of an instruction, of which `n` was counted. */
export function factOf<V extends VerbName>(t: SpellbookTable, cast: Cast, step: Instruction<V>, n: Amount): Fact<V> {
  return VERBS[step.do].preview(t, cast, step, n)
}
