import { returnTo } from '@grimuar/kernel'
import { bit, figureOf, inLodge, isMage } from '../board.ts'
import { ROOM_CARDS } from '../components.ts'
import { stepOf } from '../context.ts'
import type { Instruction, VerbName } from '../effects.ts'
import { isAreaEffect } from '../flow/casting.ts'
import { hold, someToken } from '../flow/windows.ts'
import type { RunFrame } from '../frames.ts'
import { lasts } from '../lasting.ts'
import { codeOf, spellEffect } from '../program.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import { cards } from './cards.ts'
import { control } from './control.ts'
import { cubes } from './cubes.ts'
import { events } from './events.ts'
import { figures } from './figures.ts'
import { harm } from './harm.ts'
import { power } from './power.ts'
import { quests } from './quests.ts'
import { reactions } from './reactions.ts'
import { rooms } from './rooms.ts'
import { sheets } from './sheets.ts'
import type { Blow, Verb } from './verb.ts'

/** Every verb by its name. */
export const VERBS: { readonly [V in VerbName]: Verb<V> } = {
  ...harm,
  ...cubes,
  ...power,
  ...figures,
  ...rooms,
  ...cards,
  ...sheets,
  ...quests,
  ...events,
  ...reactions,
  ...control(possible),
}

/** Op `run`: one step of a program, after which the rest of it waits. */
export function run(t: BlackRoseTable, frame: RunFrame, dealer: BlackRoseDealer): void {
  const code = codeOf(frame.effect)
  const step = code[frame.at]
  if (step === undefined) {
    finish(t, frame)
    return
  }
  if (askAffected(t, frame, step)) return
  t.frames.push(stepOf(frame, frame.at + 1))
  carryOut(t, frame, step, dealer)
}

function carryOut<V extends VerbName>(t: BlackRoseTable, frame: RunFrame, step: Instruction<V>, dealer: BlackRoseDealer): void {
  VERBS[step.do].do(t, frame, step, dealer)
}

/** The reward of a room's quest may speak of the figure that the room's effect ended with. */
function finish(t: BlackRoseTable, frame: RunFrame): void {
  const below = t.frames.at(-1)
  if (below?.op === 'run' && frame.effect in ROOM_CARDS && below.at === 0 && below.effect.startsWith('Q')) {
    returnTo(t, { T: frame.it })
  }
}

/** Before the first part of a spell that would change something for a Mage, that Mage may have a protection (BR-9). */
function askAffected(t: BlackRoseTable, frame: RunFrame, step: Instruction): boolean {
  const spell = spellEffect(frame.effect)
  if (!spell || spell.unanswerable) return false
  if (!someToken(t, 'protection', frame.seat)) return false
  if (isAreaEffect(frame.effect) && lasts(t, 'noAreaProtections')) return false
  let asking = 0
  for (const figure of touched(t, frame, step)) {
    if (isMage(figure) && figure !== figureOf(frame.seat) && inLodge(t, figure)) asking |= bit(figure)
  }
  asking &= ~frame.asked & ~frame.spared
  if (asking === 0) return false
  hold(t, 'affected', { ...frame, asking, asked: frame.asked | asking })
  return true
}

function touched<V extends VerbName>(t: BlackRoseTable, frame: RunFrame, step: Instruction<V>) {
  return VERBS[step.do].touches?.(t, frame, step) ?? []
}

/** How the damage of the next step of a program comes about. */
export function previewOf(t: BlackRoseTable, frame: RunFrame): readonly Blow[] {
  const step = codeOf(frame.effect)[frame.at]
  return step === undefined ? [] : previewStep(t, frame, step)
}

function previewStep<V extends VerbName>(t: BlackRoseTable, frame: RunFrame, step: Instruction<V>): readonly Blow[] {
  return VERBS[step.do].preview?.(t, frame, step) ?? []
}

/** Whether a part of a program would do anything: what has a price must be payable, and one of its steps possible. */
function possible(t: BlackRoseTable, frame: RunFrame, from: number, size: number): boolean {
  const code = codeOf(frame.effect)
  let any = false
  for (let at = from; at < from + size; at++) {
    const step = code[at]
    if (step === undefined) break
    const can = could(t, stepOf(frame, at), step)
    if (step.do === 'pay' && !can) return false
    if (step.do === 'pick' || step.do === 'pickRoom') {
      if (!can && !step.may) return any
    }
    any ||= can || follows(code, at)
  }
  return any
}

/** A step about what was just picked: it is possible if the picking is. */
function follows(code: readonly Instruction[], at: number): boolean {
  const before = code[at - 1]
  return before !== undefined && (before.do === 'pick' || before.do === 'pickRoom')
}

function could<V extends VerbName>(t: BlackRoseTable, frame: RunFrame, step: Instruction<V>): boolean {
  return VERBS[step.do].could(t, frame, step)
}
