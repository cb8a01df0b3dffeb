import { openWindow, type Seat, type WindowRule } from '@grimuar/kernel'
import { bit, figureOf, figuresOfBits, inLodge, isMage, mageOf, ownerOf, seatsAfter } from '../board.ts'
import { sideOf, spellOf } from '../cards/index.ts'
import type { BlackRoseFrame, Hit } from '../frames.ts'
import {
  CELL,
  type EffectId,
  type Figure,
  NONE,
  type None,
  type Owner,
  type Place,
  ROSE,
  SIDES,
  type Side,
  type SlotNumber,
} from '../ids.ts'
import { lasting, lasts } from '../lasting.ts'
import { spellEffect } from '../program.ts'
import type { Moment } from '../questions.ts'
import type { SpellEffect } from '../spell.ts'
import type { BlackRoseTable, Token } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'

// Moments at which others may use traps and protections (BR-9). Who is asked goes by tokens, which everyone sees; what fits goes
// by the card under the token, which only its owner knows.

/** The public description of a moment. */
interface About {
  readonly by: Owner // who does it
  readonly figures: number // the Mages concerned, or the figure that entered, as bits
  readonly T: Figure | None // the figure that caused it
  readonly place: Place | None
  readonly effect: EffectId | null
  readonly hits: readonly Hit[]
}

const NO_HITS: readonly Hit[] = []

/** The pending thing, or undefined once the moment is over. */
function aboutOf(t: BlackRoseTable, moment: Moment, pending: BlackRoseFrame): About | undefined {
  switch (pending.op) {
    case 'entered': {
      const { figure, to: place } = pending
      if (t.figures[figure].at !== place) return undefined
      return { by: ownerOf(figure), figures: bit(figure), T: figure, place, effect: null, hits: NO_HITS }
    }
    case 'afterPhysical':
    case 'boosted':
    case 'quest':
      return byMage(t, pending.seat, NONE, null)
    case 'flip':
      return byMage(t, pending.seat, pending.place, null)
    case 'resolve':
      return byMage(t, pending.run.seat, NONE, pending.run.effect)
    case 'damage': {
      const hits = pending.hits.filter(({ n }) => n > 0)
      let figures = 0
      for (const { figure } of hits) figures |= bit(figure)
      // Damage that a protection gives back comes from its owner, but with the cubes of the struck player (data §10).
      const back = pending.harm === 'protection' && pending.src !== NONE
      const by = back ? ownerOf(pending.src) : pending.cubes
      return { by, figures, T: pending.src, place: NONE, effect: pending.effect, hits }
    }
    case 'run': {
      const figures = (moment === 'affected' ? pending.asking : pending.aimed) & ~pending.spared
      return { by: pending.seat, figures, T: figureOf(pending.seat), place: pending.R, effect: pending.effect, hits: NO_HITS }
    }
    case 'defeat':
      return { by: pending.by, figures: bit(figureOf(pending.seat)), T: NONE, place: NONE, effect: null, hits: NO_HITS }
    default:
      return undefined
  }
}

/** A Mage in its Cell sets nothing off (BR-7). */
function byMage(t: BlackRoseTable, seat: Seat, place: Place | None, effect: EffectId | null): About | undefined {
  const figure = figureOf(seat)
  if (!inLodge(t, figure)) return undefined
  return { by: seat, figures: bit(figure), T: figure, place, effect, hits: NO_HITS }
}

const TRAP_MOMENTS: ReadonlySet<Moment> = new Set(['entered', 'afterPA', 'questDone', 'roomAct', 'cast', 'castBoost'])

function hasToken(t: BlackRoseTable, seat: Seat, token: Token): boolean {
  for (const slot of mageOf(t, seat).slots) if (slot.token === token) return true
  return false
}

/** Whether anybody has such a token, leaving one seat out. */
export function someToken(t: BlackRoseTable, token: Token, but: Seat | None = NONE): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (seat !== but && hasToken(t, seat, token)) return true
  return false
}

/** The seats that could have an answer: clockwise from the seat after the active Mage, who is last (BR-9). */
function speakersAt(t: BlackRoseTable, moment: Moment, pending: BlackRoseFrame): readonly Seat[] {
  const token = TRAP_MOMENTS.has(moment) ? 'trap' : 'protection'
  if (!someToken(t, token)) return NOBODY
  const about = aboutOf(t, moment, pending)
  if (!about) return NOBODY
  const from = t.acting === NONE ? (about.by === ROSE ? (t.order.at(-1) ?? 0) : about.by) : t.acting
  const speakers: Seat[] = []
  for (const seat of seatsAfter(t, from)) if (hasToken(t, seat, token) && isConcerned(t, seat, token, about)) speakers.push(seat)
  return speakers
}
const NOBODY: readonly Seat[] = []

function isConcerned(t: BlackRoseTable, seat: Seat, token: Token, about: About): boolean {
  if (about.by === seat) return false
  if (token === 'trap') return true
  const figure = figureOf(seat)
  if (!(about.figures & bit(figure))) return false
  return inLodge(t, figure) || (about.by === ROSE && t.figures[figure].at === CELL)
}

/** Lets traps or protections come before a frame; if nobody could have one, the frame just happens. */
export function hold(t: BlackRoseTable, moment: Moment, pending: BlackRoseFrame): void {
  if (speakersAt(t, moment, pending).length) openWindow(t, moment, pending)
  else t.frames.push(pending)
}

/** The side of a card that this moment sets off, or undefined. */
export function fittingSide(
  t: BlackRoseTable,
  seat: Seat,
  slot: SlotNumber,
  moment: Moment,
  pending: BlackRoseFrame,
): Side | undefined {
  const { state, card, side } = mageOf(t, seat).slots[slot] ?? { state: 'empty', card: null, side: 'upper' }
  if (state !== 'active' || card === null) return undefined
  const about = aboutOf(t, moment, pending)
  if (!about) return undefined
  const sides: readonly Side[] = spellOf(card).roomTrap ? SIDES : [side]
  return sides.find((one) => fits(t, seat, sideOf(card, one), moment, pending, about))
}

function fits(
  t: BlackRoseTable,
  seat: Seat,
  effect: SpellEffect,
  moment: Moment,
  pending: BlackRoseFrame,
  about: About,
): boolean {
  const { trigger, element } = effect
  if (trigger === null || lasting(t, 'noEffect').some((rule) => rule.element === element)) return false
  if ('colour' in trigger) {
    if (moment !== 'entered' || about.place === NONE || about.T === NONE) return false
    if (trigger.on === 'enterMage' && !isMage(about.T)) return false
    return trapColours(t, trigger.colour).includes(t.tiles[about.place].colour)
  }
  switch (trigger.on) {
    case 'damaged':
      return moment === 'damaged'
    case 'damagedByFigure':
      return moment === 'damaged' && about.T !== NONE && isEnemyFigures(pending)
    case 'targetedOne':
      return moment === 'targeted' && targetKind(about.effect) === 'one'
    case 'targetedArea':
      return moment === 'targeted' && targetKind(about.effect) === 'area'
    case 'targetedCombat':
      return moment === 'targeted' && spellEffect(about.effect)?.type === 'combat'
    default:
      return trigger.on === moment && seat !== about.by
  }
}

/** Mirror Moon: blue traps also work in yellow rooms and the other way round (E048). */
function trapColours(t: BlackRoseTable, colour: string): readonly string[] {
  const mirrored = colour === 'blue' || colour === 'yellow'
  return mirrored && lasts(t, 'mirrorMoon') ? ['blue', 'yellow'] : [colour]
}

/** Spells, attacks and Evocations of an enemy; not traps, not the Black Rose (data §11, DES10). */
function isEnemyFigures(pending: BlackRoseFrame): boolean {
  return pending.op === 'damage' && !['trap', 'rose', 'protection', 'room', 'quest'].includes(pending.harm)
}

function targetKind(effect: EffectId | null): 'one' | 'area' | undefined {
  const kind = spellEffect(effect)?.target.kind
  if (kind === 'one') return 'one'
  return kind === 'area' || kind === 'everybody' ? 'area' : undefined
}

function momentRule(moment: Moment): WindowRule<BlackRoseTypes> {
  return {
    speakers: (t, pending) => speakersAt(t, moment, pending),
    question(t, pending, id) {
      const about = aboutOf(t, moment, pending)
      return {
        kind: 'interrupt',
        id,
        moment,
        by: about?.by ?? ROSE,
        figures: figuresOfBits(about?.figures ?? 0),
        place: about?.place ?? NONE,
        effect: about?.effect ?? null,
        hits: about?.hits ?? NO_HITS,
      }
    },
  }
}

/** Every holder of a quest is asked, whether it fits or not. */
function questHolder(t: BlackRoseTable, seat: Seat): readonly Seat[] {
  return mageOf(t, seat).quests.length ? [seat] : NOBODY
}

/** The windows of this game, by the moments of data §0.3; `door` and `declare` are those in which quests are declared. */
export const windows = {
  entered: momentRule('entered'),
  afterPA: momentRule('afterPA'),
  questDone: momentRule('questDone'),
  roomAct: momentRule('roomAct'),
  cast: momentRule('cast'),
  castBoost: momentRule('castBoost'),
  damaged: momentRule('damaged'),
  targeted: momentRule('targeted'),
  affected: momentRule('affected'),
  trapped: momentRule('trapped'),
  defeated: momentRule('defeated'),
  door: {
    speakers: (t, pending) => (pending.op === 'roomEffect' && pending.quest === null ? questHolder(t, pending.seat) : NOBODY),
    question: (t, pending, id) => ({
      kind: 'declare',
      id,
      door: pending.op === 'roomEffect' ? t.tiles[pending.place].acts : null,
      place: pending.op === 'roomEffect' ? pending.place : NONE,
    }),
  },
  declare: {
    speakers: (t, pending) => (pending.op === 'declared' ? questHolder(t, pending.seat) : NOBODY),
    question: (_t, _pending, id) => ({ kind: 'declare', id, door: null, place: NONE }),
  },
} satisfies { [name: string]: WindowRule<BlackRoseTypes> }

/** Opens a moment at which a seat may declare a quest (BR-13); a quest that is not declared then has missed its chance. */
export function mayDeclare(t: BlackRoseTable, seat: Seat): void {
  if (mageOf(t, seat).quests.length) openWindow(t, 'declare', { op: 'declared', seat })
}
