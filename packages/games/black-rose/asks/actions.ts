import { type Asks, change, type MoveOf, type QuestionOf, returnTo, type Seat } from '@grimuar/kernel'
import {
  canActivate,
  evocationAt,
  evocationsOf,
  figureOf,
  inCell,
  mageOf,
  nextStandard,
  ownerOf,
  placeOf,
  sum,
} from '../board.ts'
import { QUEST_CARDS } from '../decks.ts'
import { actorsOf, hasTarget } from '../flow/attacking.ts'
import { resolveSoon } from '../flow/casting.ts'
import { removeEvocation } from '../flow/damage.ts'
import { attackBy, walkBy } from '../flow/moving.ts'
import { declare, showQuest } from '../flow/quests.ts'
import { summoned } from '../flow/summoning.ts'
import { trigger } from '../flow/triggering.ts'
import { physicalOf } from '../flow/turn.ts'
import { fittingSide, mayDeclare } from '../flow/windows.ts'
import { shedSlot } from '../flow/zones.ts'
import type { RunFrame } from '../frames.ts'
import { CELL, type EffectId, ELEMENTS, FIGURES, NONE, QUICK, SLOTS, type SlotNumber } from '../ids.ts'
import { lasting, lasts } from '../lasting.ts'
import { figureMoves, ONLY_PASS, orPass, PASS, placeMoves, slotMoves } from '../moves.ts'
import { spellEffect } from '../program.ts'
import type { ActMove, FigureMove, PlaceMove, QuestMove } from '../questions.ts'
import { pendingAt } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'

type Kind =
  | 'act'
  | 'physical'
  | 'evocation'
  | 'andromeda'
  | 'walk'
  | 'attack'
  | 'burn'
  | 'dismiss'
  | 'target'
  | 'element'
  | 'symbol'
  | 'interrupt'
  | 'declare'

const MOVE: ActMove = { do: 'move' }
const ATTACK = { do: 'attack' } as const
const ACTIVATE = { do: 'activate' } as const
const END = { do: 'end' } as const
const SHEDS: readonly ActMove[] = SLOTS.map((slot) => ({ do: 'shed', slot }))
const CASTS: readonly ActMove[] = SLOTS.map((slot) => ({ do: 'cast', slot }))

function questMoves(t: BlackRoseTable, seat: Seat): readonly QuestMove[] {
  const { met } = mageOf(t, seat)
  return met.length ? met.map(({ quest }) => ({ do: 'quest', quest })) : NO_QUESTS
}
const NO_QUESTS: readonly QuestMove[] = []

/** The next actions of a Mage in its activation (BR-6.4). */
function actMoves(t: BlackRoseTable, seat: Seat, done: number, standard: boolean, quick: boolean): ActMove[] {
  const m = mageOf(t, seat)
  const cell = inCell(t, seat)
  const moves: ActMove[] = []
  if (m.actions > 0) {
    moves.push(MOVE)
    if (!cell && hasTarget(t, seat)) moves.push(ATTACK)
  }
  if (!cell) {
    const both = !lasts(t, 'noStandardWithQuick')
    const slot = nextStandard(m)
    if (slot !== NONE && !standard && (both || !quick)) moves.push(CASTS[slot] ?? END)
    if (m.slots[QUICK]?.state === 'ready' && (both || !standard)) moves.push(CASTS[QUICK] ?? END)
  }
  for (const slot of SLOTS) {
    const state = m.slots[slot]?.state
    if (state === 'ready' || state === 'active') moves.push(SHEDS[slot] ?? END)
  }
  if (done > 0 || moves.length === 0) moves.push(END)
  moves.push(...questMoves(t, seat))
  return moves
}

/** How far a Mage moves for a discarded spell (BR-6.4, E026). */
function shedSteps(t: BlackRoseTable): number {
  let steps = 1
  for (const { n } of lasting(t, 'longerShed')) steps = Math.max(steps, n)
  return steps
}

/** Questions of activations, of figures, and of casting. */
export const actionAsks: Asks<BlackRoseTypes, Kind> = {
  act: {
    answers: (t, { done, standard, quick }, seat) => actMoves(t, seat, done, standard, quick),
    apply(t, { done, standard, quick }, move, dealer, seat) {
      const m = mageOf(t, seat)
      if (move.do === 'quest') {
        t.frames.push({ op: 'activation', seat, done, standard, quick })
        declare(t, seat, move.quest, dealer)
        return
      }
      m.met = []
      if (move.do === 'end') return
      const cast = move.do === 'cast'
      t.frames.push({
        op: 'activation',
        seat,
        done: done + 1,
        standard: standard || (cast && move.slot !== QUICK),
        quick: quick || (cast && move.slot === QUICK),
      })
      switch (move.do) {
        case 'cast':
          t.frames.push({ op: 'cast', seat, owner: seat, slot: move.slot, from: NONE, element: null, symbol: 'ask', depth: 0 })
          return
        case 'shed':
          shedSlot(t, seat, move.slot, dealer)
          t.frames.push(walkBy(figureOf(seat), shedSteps(t), seat, { must: true, free: true }))
          return
        case 'move':
        case 'attack':
          m.actions--
          dealer.say({ kind: 'physical', seat })
          t.frames.push(physicalOf(t, seat, move.do === 'attack' ? 'must' : 'no'))
      }
    },
    why: (t, { standard, quick }, move, seat) => ({ rule: whyNotAct(t, seat, move, standard, quick) }),
  },

  physical: {
    forced: true,
    answers(_t, { places, activate, attack, end }) {
      const moves: MoveOf<BlackRoseTypes, 'physical'>[] = placeMoves(places)
      if (activate) moves.push(ACTIVATE)
      if (attack) moves.push(ATTACK)
      if (end) moves.push(END)
      return moves
    },
    apply(t, { frame }, move, _dealer, seat) {
      const { walked } = frame
      switch (move.do) {
        case 'end':
          t.frames.push({ op: 'physicalDone', seat, walked })
          return
        case 'place':
          t.frames.push({ ...frame, steps: frame.steps - 1, walked: true, activate: frame.activate })
          t.frames.push({ op: 'enter', figure: figureOf(seat), to: move.place, how: 'action' })
          return
        case 'attack':
          t.frames.push({ ...frame, attack: 'done' })
          t.frames.push(attackBy(figureOf(seat), seat, { physical: true, must: true }))
          return
        case 'activate': {
          const place = placeOf(t, figureOf(seat))
          t.frames.push({
            ...frame,
            activate: false,
            steps: walked || frame.attack === 'done' ? 0 : frame.steps,
            attack: walked && frame.attack === 'may' ? 'no' : frame.attack,
          })
          if (place !== NONE) t.frames.push({ op: 'activate', seat, place, again: false, physical: true })
        }
      }
    },
    why: (t, question, move, seat) => ({ rule: whyNotPhysical(t, seat, question, move) }),
  },

  evocation: {
    answers(t, { acted }, seat) {
      return [PASS, ...figureMoves(actorsOf(t, seat).filter((figure) => !(acted & (1 << figure))))]
    },
    isPass: (move) => move.do === 'pass',
    apply(t, { acted }, move, _dealer, seat) {
      if (move.do === 'pass') return
      const { figure } = move
      t.frames.push({ op: 'evocationTurn', seat, acted: acted | (1 << figure) })
      mayDeclare(t, seat)
      t.frames.push({ op: 'act', figure, by: seat, part: 'move' })
    },
    why: () => ({ rule: 'BR-6.5.1' }),
  },

  andromeda: {
    forced: true,
    answers(t, { figure }, seat) {
      const place = placeOf(t, figure)
      const mends = place !== NONE && sum(t.tiles[place].cubes) > 0
      return [PASS, ...(canActivate(t, seat, place) ? [ACTIVATE] : []), ...(mends ? [{ do: 'mend' } as const] : [])]
    },
    apply(t, { figure }, move, _dealer, seat) {
      const place = placeOf(t, figure)
      if (move.do === 'pass' || place === NONE) return
      if (move.do === 'activate') t.frames.push({ op: 'activate', seat, place, again: false, physical: false })
      else
        t.frames.push({
          op: 'cubes',
          purpose: 'steady',
          seat,
          n: 1,
          must: true,
          figures: [],
          places: [place],
          done: 0,
          got: 0,
          missed: 0,
          effect: null,
        })
    },
    why: () => ({ rule: 'BR-27.6' }),
  },

  walk: {
    forced: true,
    answers: (_t, { to, must }) => orPass(!must, placeMoves(to)),
    apply(t, { figure, steps, free, by }, move, _dealer, seat) {
      if (move.do === 'pass') return
      t.frames.push(walkBy(figure, steps - 1, seat, { free, effect: by }))
      t.frames.push({ op: 'enter', figure, to: move.place, how: 'step' })
    },
    why: (_t, _question, move) => ({ rule: move.do === 'pass' ? 'BR-6.4.14' : 'BR-6.4.16' }),
  },

  attack: {
    forced: true,
    answers: (_t, { targets, must }) => orPass(!must, figureMoves(targets)),
    apply(t, _question, move) {
      if (move.do === 'pass') t.frames.pop()
      else returnTo(t, { target: move.figure })
    },
    why: () => ({ rule: 'BR-6.4.12' }),
  },

  burn: {
    answers: (_t, { ways }) => [PASS, ...ways.map((way) => ({ do: 'burn', way }) as const)],
    apply(t, _question, move) {
      returnTo(t, { burn: move.do === 'burn' ? move.way : 'no' })
    },
  },

  dismiss: {
    answers: (_t, _question, seat) => [PASS, ...figureMoves(evocationsOf(seat))],
    isPass: (move) => move.do === 'pass',
    apply(t, { summon, to }, move, dealer, seat) {
      if (move.do === 'pass') {
        summoned(t, NONE)
        return
      }
      removeEvocation(t, move.figure, 'dismissed', dealer)
      t.frames.push({ op: 'summon', seat, kind: summon, to })
    },
    why: () => ({ rule: 'BR-12.2' }),
  },

  target: {
    forced: true,
    answers: (_t, { figures, places, may }) =>
      orPass<FigureMove | PlaceMove>(may, figures.length ? figureMoves(figures) : placeMoves(places)),
    apply(t, { may: second }, move, dealer, seat) {
      const frame = t.frames.pop()
      if (frame?.op !== 'aim') throw new Error('a target was chosen for nothing')
      const { run } = frame
      if (move.do === 'pass') {
        resolveSoon(t, run)
        return
      }
      const figure = move.do === 'figure' ? move.figure : NONE
      const place = move.do === 'place' ? move.place : placeOf(t, figure)
      dealer.say({
        kind: 'aimed',
        seat,
        figure,
        is: figure === NONE ? null : evocationAt(t, figure),
        place,
        room: place === NONE ? null : t.tiles[place].room,
      })
      const picked = run.picked | (figure === NONE ? 0 : 1 << figure)
      if (second) resolveSoon(t, { ...run, it: figure, place, picked })
      else {
        const aimed: RunFrame = { ...run, T: figure, R: place, place, picked }
        if (hasSecond(run.effect)) t.frames.push({ op: 'aim', run: { ...aimed, it: NONE }, second: true })
        else resolveSoon(t, aimed)
      }
    },
    why: (t, _question, move, seat) => ({ rule: whyNotTarget(t, seat, move) }),
  },

  element: {
    answers: () => ELEMENTS.map((element) => ({ element })),
    apply(t, _question, { element }) {
      returnTo(t, { element })
    },
  },

  symbol: {
    answers: () => [{ when: 'before' }, { when: 'after' }],
    apply(t, _question, { when }) {
      returnTo(t, { symbol: when })
    },
  },

  interrupt: {
    isPass: (move) => move.do === 'pass',
    answers(t, { id, moment }, seat) {
      const pending = pendingAt(t, id)
      if (!pending) return ONLY_PASS
      const fitting: SlotNumber[] = []
      for (const slot of SLOTS) if (fittingSide(t, seat, slot, moment, pending) !== undefined) fitting.push(slot)
      return fitting.length ? [PASS, ...slotMoves(fitting)] : ONLY_PASS
    },
    apply(t, { id, moment }, move, dealer, seat) {
      if (move.do === 'slot') trigger(t, seat, move.slot, moment, id, dealer)
    },
    why: () => ({ rule: 'BR-9.1' }),
  },

  declare: {
    isPass: (move) => move.do === 'pass',
    answers(t, { door }, seat) {
      const { quests, forbidden } = mageOf(t, seat)
      if (door === null) return orPass(true, questMoves(t, seat))
      const fitting = quests.filter((quest) => QUEST_CARDS[quest].door?.room === door && !forbidden.includes(quest))
      return [PASS, ...fitting.map((quest) => ({ do: 'quest', quest }) as const)]
    },
    apply(t, { id, door }, move, dealer, seat) {
      if (move.do === 'pass') return
      if (door === null) declare(t, seat, move.quest, dealer)
      else {
        showQuest(t, seat, move.quest, dealer)
        change(t, id, { quest: move.quest })
      }
    },
    why: (_t, { door }) => ({ rule: door === null ? 'BR-13.10' : 'BR-13.8' }),
  },
}

/** The clause that forbids an action; `move` may be anything a stranger sent. */
function whyNotAct(t: BlackRoseTable, seat: Seat, move: ActMove, standard: boolean, quick: boolean): string {
  const m = mageOf(t, seat)
  switch (move.do) {
    case 'end':
      return 'BR-6.4.2'
    case 'quest':
      return 'BR-13.10'
    case 'shed':
      return 'BR-6.4.14'
    case 'move':
      return 'BR-2.5'
    case 'attack':
      return inCell(t, seat) ? 'BR-7.4' : m.actions === 0 ? 'BR-2.5' : 'BR-6.4.12'
    case 'cast':
      if (inCell(t, seat)) return 'BR-7.4'
      if (move.slot === QUICK) return standard && lasts(t, 'noStandardWithQuick') ? 'BR-39.15' : 'BR-6.4.8'
      if (standard) return 'BR-6.4.4'
      return quick && lasts(t, 'noStandardWithQuick') ? 'BR-39.15' : 'BR-6.4.7'
    default:
      return 'BR-6.4.4'
  }
}

function whyNotPhysical(
  t: BlackRoseTable,
  seat: Seat,
  { places, frame, attack }: QuestionOf<BlackRoseTypes, 'physical'>,
  move: MoveOf<BlackRoseTypes, 'physical'>,
): string {
  const m = mageOf(t, seat)
  switch (move.do) {
    case 'place':
      if (places.length) return 'BR-6.4.16'
      return m.noMove >= t.turn ? 'BR-18.6' : frame.steps > 0 ? 'BR-6.4.16' : 'BR-6.4.11'
    case 'activate':
      return !frame.activate ? 'BR-6.4.13' : m.noActivate >= t.turn ? 'BR-18.6' : 'BR-6.4.18'
    case 'attack':
      return attack || frame.attack === 'no' ? 'BR-6.4.13' : 'BR-6.4.12'
    default:
      return inCell(t, seat) ? 'BR-7.4' : 'BR-6.4.12'
  }
}

function whyNotTarget(t: BlackRoseTable, seat: Seat, move: MoveOf<BlackRoseTypes, 'target'>): string {
  if (move.do === 'pass') return 'BR-8.11'
  if (move.do !== 'figure') return 'BR-8.6'
  const figure = FIGURES.find((one) => one === move.figure)
  if (figure === undefined) return 'BR-8.4'
  if (t.figures[figure].at === CELL) return 'BR-8.10'
  return ownerOf(figure) === seat ? 'BR-8.4' : 'BR-8.6'
}

function hasSecond(effect: EffectId): boolean {
  const target = spellEffect(effect)?.target
  return target?.kind === 'one' && target.two
}
