import type { Seat } from '@grimuar/kernel'
import { bit, canActivate, cubesOf, figureOf, mageOf, placeOf } from '../board.ts'
import { runOf, stepOf } from '../context.ts'
import type { Instruction } from '../effects.ts'
import type { RunFrame } from '../frames.ts'
import { type Figure, NONE, OWNERS, type Place } from '../ids.ts'
import { lasting } from '../lasting.ts'
import { codeOf } from '../program.ts'
import { condHolds, figuresOf, numberOf, placesOf } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import { answerWorth } from './answering.ts'
import { roomBonus } from './quests.ts'
import { type Ahead, CARD } from './steps/ahead.ts'
import { cardStepWorth } from './steps/cards.ts'
import { figureWorth } from './steps/figures.ts'
import { gainWorth } from './steps/gains.ts'
import { harmWorth } from './steps/harm.ts'
import { attackWorth, rivalry, woundWorth } from './worth.ts'

// The worth of a program to the player who resolves it: its instructions are read, not carried out. The best choices are assumed.

const DEEPEST = 5 // choices within choices that are looked at

/** Power points that the rest of a program is worth, from its present step on. */
export function programWorth(t: BlackRoseTable, run: RunFrame, depth = 0): number {
  return worthFrom(t, stepOf(run, run.at), Number.MAX_SAFE_INTEGER, depth, 0)
}

/** Steps up to `end`; `walks` is how far my Mage may have gone meanwhile. */
function worthFrom(t: BlackRoseTable, run: Ahead, end: number, depth: number, walks: number): number {
  const code = codeOf(run.effect)
  let worth = 0
  let steps = walks
  for (let guard = 0; guard < 60; guard++) {
    const step = run.at < end ? code[run.at] : undefined
    if (!step) return worth
    run.at++
    switch (step.do) {
      case 'again':
      case 'nextOne':
      case 'stop':
        return worth
      case 'jump':
        run.at += step.by
        break
      case 'if':
        if (!condHolds(t, run, step.cond)) run.at += step.skip
        break
      case 'may': {
        if (step.who === 'T') break
        const yes = depth < DEEPEST ? worthFrom(t, stepOf(run, run.at), end, depth + 1, steps) : 0
        const no = worthFrom(t, stepOf(run, run.at + step.skip), end, depth + 1, steps)
        return worth + Math.max(yes, no)
      }
      case 'choose': {
        let best = Number.NEGATIVE_INFINITY
        for (const { to } of step.ways) best = Math.max(best, worthFrom(t, stepOf(run, run.at + to), end, depth + 1, steps))
        return worth + best
      }
      case 'pick': {
        const figures = depth < DEEPEST ? figuresOf(t, run, step.from) : []
        if (figures.length === 0) {
          run.it = NONE
          break
        }
        let best = step.may ? worthFrom(t, Object.assign(stepOf(run, run.at), { it: NONE }), end, depth + 1, steps) : NOTHING
        for (const figure of figures) {
          const picked = Object.assign(stepOf(run, run.at), pickedFigure(t, run, figure))
          best = Math.max(best, worthFrom(t, picked, end, depth + 1, steps))
        }
        return worth + best
      }
      case 'pickRoom': {
        const places = depth < DEEPEST ? placesOf(t, run, step.from) : []
        if (places.length === 0) {
          run.place = NONE
          break
        }
        let best = step.may ? worthFrom(t, Object.assign(stepOf(run, run.at), { place: NONE }), end, depth + 1, steps) : NOTHING
        for (const place of places) {
          best = Math.max(best, worthFrom(t, Object.assign(stepOf(run, run.at), { place }), end, depth + 1, steps))
        }
        return worth + best
      }
      case 'each': {
        for (const figure of figuresOf(t, run, step.of)) {
          const member = Object.assign(stepOf(run, run.at), { it: figure, place: placeOf(t, figure), got: 0 })
          worth += worthFrom(t, member, run.at + step.skip - 1, depth + 1, steps)
          run.n = member.n
        }
        run.at += step.skip
        break
      }
      case 'everyone':
        run.at += step.skip
        break
      case 'watch':
        worth +=
          (step.max > 1 ? OFTEN : LATER) *
          worthFrom(t, Object.assign(stepOf(run, run.at), { got: 2 }), run.at + step.skip, depth + 1, steps)
        run.at += step.skip
        break
      case 'pay':
        if (mageOf(t, run.seat).hand.length < step.cards || mageOf(t, run.seat).power < step.power) return worth
        worth -= CARD * step.cards + step.power
        break
      case 'move':
        if (step.who === 'me') {
          steps += step.n
          worth += 0.15
        } else worth += 0.2 * figuresOf(t, run, step.who).length
        break
      case 'attack': {
        const figure = step.by === 'me' ? figureOf(run.seat) : step.by === 'T' ? run.T : run.it
        if (figure !== NONE) worth += attackWorth(t, run.seat, figure, step.by === 'me' ? steps : 0, step.attack)
        break
      }
      default:
        worth += stepWorth(t, run, step, depth)
    }
  }
  return worth
}
const NOTHING = Number.NEGATIVE_INFINITY
const LATER = 0.5 // what waits for something to happen
const OFTEN = 1.1 // what may happen several times

export function pickedFigure(t: BlackRoseTable, run: RunFrame, figure: Figure): Partial<Ahead> {
  return { it: figure, place: placeOf(t, figure), picked: run.picked | bit(figure) }
}

/** One instruction without a choice. It updates `run` as the rules would. */
function stepWorth(t: BlackRoseTable, run: Ahead, step: Instruction, depth: number): number {
  switch (step.do) {
    case 'activate': {
      const [place] = placesOf(t, run, step.at)
      if (place === undefined) return 0
      const can = step.again ? !t.tiles[place].destroyed : canActivate(t, run.seat, place)
      return can ? roomWorth(t, run.seat, place, depth + 1) : 0
    }
    case 'copyRoom':
      if (run.place === NONE || depth >= DEEPEST) return 0
      return programWorth(t, runOf(t.tiles[run.place].acts, run.seat, { R: run.R }), depth + 2)
    case 'count':
      run.n += run.got > 0 ? 1 : 0
      return 0
    case 'set':
      run.n = numberOf(t, run, step.n)
      return 0
    default:
      return (
        harmWorth(t, run, step) ??
        figureWorth(t, run, step) ??
        gainWorth(t, run, step) ??
        cardStepWorth(t, run, step) ??
        answerWorth(t, run, step)
      )
  }
}

/** What activating a room is worth: its effect, my quests, and what events give or take for its colour. */
export function roomWorth(t: BlackRoseTable, me: Seat, place: Place, depth = 0): number {
  const { acts, colour } = t.tiles[place]
  let worth = roomBonus(t, me, place)
  if (depth < DEEPEST) worth += Math.max(0, programWorth(t, runOf(acts, me, { R: place }), depth + 1))
  for (const rule of lasting(t, 'dance')) if (rule.colour === colour) worth += 1
  for (const rule of lasting(t, 'toll')) if (rule.colour === colour) worth += CARD - woundWorth(t, me, 1)
  return worth
}

/** The owner whose cubes I want to remove: on my own Mage the one with the most, elsewhere anybody but me. */
export function cubePriority(t: BlackRoseTable, me: Seat, cubes: readonly number[]): readonly number[] {
  return OWNERS.map((owner) => (owner === me || cubesOf(cubes, owner) === 0 ? -1 : cubesOf(cubes, owner) + rivalry(t, me, owner)))
}
