import type { Seat } from '@grimuar/kernel'
import {
  bit,
  canActivate,
  cubesOf,
  damageOn,
  evocationsOf,
  figureOf,
  isEvocation,
  isKind,
  isMage,
  isMovable,
  lifeOf,
  mageOf,
  ownerOf,
  placeOf,
  poolOf,
  sum,
} from '../board.ts'
import { QUEST_LIMIT } from '../components.ts'
import { runOf, stepOf } from '../context.ts'
import type { Step } from '../effects.ts'
import type { RunFrame } from '../frames.ts'
import { FIGURES, type Figure, NONE, OWNERS, type Place } from '../ids.ts'
import { lasting, lasts } from '../lasting.ts'
import { codeOf, spellEffect } from '../program.ts'
import { condHolds, figuresOf, numberOf, placesOf } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import { answerWorth } from './answering.ts'
import { questBonus, roomBonus } from './quests.ts'
import {
  actWorth,
  attackWorth,
  claimWorth,
  cubesWorth,
  defeatWorth,
  evocationWorth,
  healWorth,
  hitWorth,
  rivalry,
  roseWeight,
  summonWorth,
  woundWorth,
} from './worth.ts'

// What a program would be worth to whoever resolves it: its steps are read, not carried out. Choices are made for the best.

type Ahead = ReturnType<typeof stepOf>

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
const CARD = 0.35 // a card in hand

export function pickedFigure(t: BlackRoseTable, run: RunFrame, figure: Figure): Partial<Ahead> {
  return { it: figure, place: placeOf(t, figure), picked: run.picked | bit(figure) }
}

/** Other Mages among figures, with their seats. */
function mages(t: BlackRoseTable, run: RunFrame, who: Parameters<typeof figuresOf>[2]): readonly Figure[] {
  return figuresOf(t, run, who).filter((figure) => isMage(figure) && ownerOf(figure) !== run.seat)
}

/** More damage by the events on the board, once for each casting. */
function moreDamage(t: BlackRoseTable, run: RunFrame): number {
  const spell = spellEffect(run.effect)
  if (!spell) return 0
  return lasting(t, 'moreDamage').filter(({ element }) =>
    element === null ? spell.type === 'combat' : element === (run.element ?? spell.element),
  ).length
}

/** One step that is no choice. It tells `run` what it did, as the rules would. */
function stepWorth(t: BlackRoseTable, run: Ahead, step: Step, depth: number): number {
  const me = run.seat
  switch (step.do) {
    case 'damage': {
      const n = numberOf(t, run, step.n)
      const more = n > 0 ? moreDamage(t, run) : 0
      let worth = 0
      let hitMages = 0
      for (const figure of figuresOf(t, run, step.to)) {
        if (ownerOf(figure) === me || run.unhurt & bit(figure)) continue
        const printed = step.altars !== undefined && isKind(t, figure, 'altar') ? step.altars : n
        const full = printed > 0 && !(run.bonus & bit(figure)) ? printed + more : printed
        if (full <= 0) continue
        worth += hitWorth(t, me, figure, full)
        if (isMage(figure)) hitMages++
        run.hit |= bit(figure)
        run.bonus |= bit(figure)
        run.got = full
      }
      return hitMages > 1 ? worth + questBonus(t, me, 'hitMages', hitMages) : worth
    }
    case 'roseDamage': {
      const n = numberOf(t, run, step.n)
      return sum(
        figuresOf(t, run, step.to).map((f) => (ownerOf(f) === me ? (isMage(f) ? -woundWorth(t, me, n) : -0.2 * n) : 0.1)),
      )
    }
    case 'heal': {
      if (lasts(t, 'noHealing')) return 0
      const figures = figuresOf(t, run, step.to).filter((figure) => damageOn(t, figure) > 0)
      run.got = figures.length
      return sum(figures.map((figure) => healWorth(t, me, figure, numberOf(t, run, step.n))))
    }
    case 'healColour':
      return lasts(t, 'noHealing') ? 0 : healWorth(t, me, figureOf(me), Math.max(...t.figures[figureOf(me)].cubes))
    case 'convert': {
      const n = numberOf(t, run, step.n)
      let worth = 0
      let got = 0
      for (const figure of figuresOf(t, run, step.to)) {
        const foreign = Math.min(n, damageOn(t, figure) - cubesOf(t.figures[figure].cubes, me))
        got += foreign
        worth += foreign * (isMage(figure) ? 0.45 : 0.1)
        run.missed = n - foreign
      }
      run.got = got
      return worth
    }
    case 'transfer': {
      const n = Math.min(numberOf(t, run, step.n), damageOn(t, figureOf(me)))
      run.got = n
      const [to] = figuresOf(t, run, 'T')
      return to === undefined ? 0 : n * 0.3 + hitWorth(t, me, to, n) * 0.5
    }
    case 'fade': {
      const [figure] = figuresOf(t, run, 'T')
      if (figure === undefined || !isMage(figure)) return 0
      // What falls before the end of the turn keeps nothing that could fade.
      return damageOn(t, figure) + run.got >= lifeOf(t, figure) ? 0 : -0.32 * Math.min(step.n, run.got)
    }
    case 'kill': {
      const [figure] = figuresOf(t, run, 'T')
      if (figure === undefined) return 0
      return isMage(figure) ? defeatWorth(t, me, figure, 0) : evocationWorth(t, figure)
    }
    case 'place':
      return sum(placesOf(t, run, step.at).map((place) => cubesWorth(t, me, place, numberOf(t, run, step.n))))
    case 'rosePlace':
      return sum(placesOf(t, run, step.at).map((place) => (cubesOf(t.tiles[place].cubes, me) > 0 ? -0.2 : 0.05)))
    case 'claim':
      return sum(placesOf(t, run, step.at).map((place) => claimWorth(t, me, place, numberOf(t, run, step.n))))
    case 'steady': {
      let got = 0
      let foreign = 0
      for (const place of placesOf(t, run, step.at)) {
        const { cubes } = t.tiles[place]
        const n = Math.min(numberOf(t, run, step.n), sum(cubes))
        got += n
        foreign += Math.min(n, sum(cubes) - cubesOf(cubes, me))
      }
      run.got = got
      return 0.2 * foreign - 0.4 * (got - foreign)
    }
    case 'destroy':
      return placesOf(t, run, step.at).length > 0 ? 3 : 0
    case 'power':
      return numberOf(t, run, step.n)
    case 'lose':
    case 'steal': {
      const n = numberOf(t, run, step.n)
      if (step.who === 'me') return -Math.min(n, mageOf(t, me).power)
      let got = 0
      let worth = 0
      for (const figure of mages(t, run, step.who)) {
        const seat = ownerOf(figure)
        const lost = Math.min(n, mageOf(t, seat).power)
        got += step.do === 'steal' ? lost : Math.min(1, lost)
        worth += lost * (rivalry(t, me, seat) + (step.do === 'steal' ? 1 : 0))
      }
      run.got = got
      return worth
    }
    case 'rose':
      return -roseWeight(t) * (step.n > 0 ? step.n : Math.max(step.n, -t.rose.power))
    case 'crown':
      return t.crown === me ? 0.2 : 0.9
    case 'go':
      return goWorth(t, run, step)
    case 'swap':
      return 0.2
    case 'toCell': {
      const figures = mages(t, run, step.who)
      return sum(figures.map((f) => 0.9 - (step.healed ? 0.4 * cubesOf(t.figures[f].cubes, me) - 0.1 * damageOn(t, f) : 0)))
    }
    case 'act':
      return sum(
        figuresOf(t, run, step.who)
          .filter((figure) => step.control || evocationsOf(me).includes(figure))
          .map((figure) => actWorth(t, me, figure)),
      )
    case 'summon': {
      const at = placesOf(t, run, step.at)
      run.it = NONE
      if (poolOf(t, step.kind) === 0 || at.length === 0) return 0
      const own = evocationsOf(me).filter((figure) => t.figures[figure].kind !== null).length
      const quests = questBonus(t, me, 'summoned') + (own < 3 ? questBonus(t, me, 'evocations', own + 1) : 0)
      return quests + summonWorth(step.kind) * (own < 3 ? 1 : 0.3)
    }
    case 'unsummon': {
      let got = 0
      let worth = 0
      for (const figure of figuresOf(t, run, step.who)) {
        if (!isEvocation(t, figure)) continue
        got++
        const owner = ownerOf(figure)
        worth += owner === me ? -evocationWorth(t, figure) : evocationWorth(t, figure) * (0.2 + rivalry(t, me, owner))
      }
      run.got = got
      return worth
    }
    case 'replace':
      return run.it === NONE || poolOf(t, step.kind) === 0 ? 0 : summonWorth(step.kind) - evocationWorth(t, run.it) + 0.3
    case 'hold':
      return 0.35 * mages(t, run, step.who).length
    case 'activate': {
      const [place] = placesOf(t, run, step.at)
      if (place === undefined) return 0
      return (step.again ? !t.tiles[place].destroyed : canActivate(t, me, place)) ? roomWorth(t, me, place, depth + 1) : 0
    }
    case 'copyRoom':
      return run.place === NONE || depth >= DEEPEST
        ? 0
        : programWorth(t, runOf(t.tiles[run.place].acts, me, { R: run.R }), depth + 2)
    case 'lock':
      return 0.12 * placesOf(t, run, step.at).filter((place) => !t.tiles[place].used).length
    case 'paint':
      return 0.1
    case 'mirror':
      return 0.2
    case 'draw':
      return CARD * numberOf(t, run, step.n)
    case 'library':
      return 0.45 * step.n
    case 'recall':
      return CARD * Math.min(step.n, mageOf(t, me).memories.length)
    case 'recallAny':
      return mageOf(t, me).memories.length > 0 ? 0.5 * step.n : 0
    case 'look':
      return 0.6 * step.take
    case 'search':
      return 0.6
    case 'fromPile':
      return 0.6
    case 'reshuffle':
      return 0.1
    case 'discard': {
      run.got = Math.min(step.n, mageOf(t, me).hand.length)
      return -0.3 * run.got
    }
    case 'shed':
      return shedWorth(t, run, step)
    case 'peek':
      return 0.15 * mages(t, run, step.who).length
    case 'showNext':
      return 0.9
    case 'swapCard':
      return 0.4
    case 'fromHand':
    case 'cover':
      return mageOf(t, me).hand.length > 0 ? (step.do === 'cover' ? 0.5 : 1.1) : 0
    case 'next':
      return nextWorth(t, run, step)
    case 'forgotten':
      return 2.2
    case 'tradePile':
      return 0.2
    case 'prohibit':
      return mages(t, run, step.who).length * (step.next ? 1 : 0.4)
    case 'tap':
      return sum(
        mages(t, run, step.who).map(
          (f) => 0.5 * Math.min(step.n, mageOf(t, ownerOf(f)).actions) * (0.4 + rivalry(t, me, ownerOf(f))),
        ),
      )
    case 'untap':
      return mageOf(t, me).actions < 2 ? 1 : 0
    case 'buff':
      return BUFF_WORTH[step.buff]
    case 'drawQuest':
    case 'takeQuest':
      return mageOf(t, me).quests.length < QUEST_LIMIT ? 1.3 : 0.3
    case 'completeQuest':
      return step.zone === 'seen' || mageOf(t, me).quests.length > 0 ? 3.2 : 0
    case 'pastQuest':
      return 1.6
    case 'discardQuest':
      return step.who === 'me' ? -1 : mages(t, run, step.who).length * (rivalry(t, me, t.crown) - roseWeight(t) * t.moon + 0.4)
    case 'takeFrom':
      return 0.8
    case 'stealQuest':
      return run.T !== NONE && mageOf(t, ownerOf(run.T)).done.length > 0 ? 1.5 : 0
    case 'loseQuest':
      return -1.5
    case 'lookQuests':
    case 'lookEvents':
      return 0.2
    case 'playEvent':
      return -1.5 * roseWeight(t)
    case 'discardEvent':
      return eventWorth(t, step.points, run)
    case 'nameType':
      return 0.1
    case 'count':
      run.n += run.got > 0 ? 1 : 0
      return 0
    case 'set':
      run.n = numberOf(t, run, step.n)
      return 0
    default:
      return answerWorth(t, run, step)
  }
}

const BUFF_WORTH = {
  attack3: 0.4,
  attackArea: 0.4,
  attackInstability: 0.4,
  moveAndAttack: 0.7,
  abomination: 1.1,
  burnRoom: 0.4,
  burnFigure: 0.4,
} as const

function goWorth(t: BlackRoseTable, run: Ahead, { who, to }: Step<'go'>): number {
  const [place] = placesOf(t, run, to)
  if (place === undefined) return 0
  const figures = figuresOf(t, run, who).filter((figure) => isMovable(t, figure))
  if (who === 'me') {
    // What follows acts where I have gone.
    const near = FIGURES.filter((figure) => isMage(figure) && ownerOf(figure) !== run.seat && placeOf(t, figure) === place)
    return figures.length === 0 ? 0 : 0.1 + 0.1 * near.length
  }
  return 0.15 * figures.length
}

function shedWorth(t: BlackRoseTable, run: Ahead, { who, zone, may }: Step<'shed'>): number {
  let worth = 0
  let got = 0
  for (const figure of mages(t, run, who)) {
    const seat = ownerOf(figure)
    const { slots } = mageOf(t, seat)
    const ready = slots.some(({ state }, slot) => state === 'ready' && (zone === 'quick') === (slot === 0))
    // While programs are laid the sheets are empty: there will be spells on them.
    if (!ready && !slots.every(({ state }) => state === 'empty')) continue
    if (!may) got++
    worth += may ? 0.3 : 0.9 * (0.4 + rivalry(t, run.seat, seat))
  }
  run.got = got
  return worth
}

function nextWorth(t: BlackRoseTable, run: Ahead, { who, asMe }: Step<'next'>): number {
  const ready = (seat: Seat) => mageOf(t, seat).slots.some(({ state }) => state === 'ready')
  if (who === 'me') return ready(run.seat) ? 0.6 : 0
  const [figure] = figuresOf(t, run, who)
  if (figure === undefined || !ready(ownerOf(figure))) return 0
  return asMe ? 1.4 : -0.3
}

function eventWorth(t: BlackRoseTable, points: 'rose' | 'none' | 'half', run: Ahead): number {
  const there = t.events.some((event) => event !== null)
  run.got = there ? 1 : 0
  if (!there) return 0
  return points === 'half' ? 1 - roseWeight(t) : points === 'none' ? roseWeight(t) : -roseWeight(t)
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

/** Whose cubes I would rather have gone: on my own Mage those of whoever leads there, elsewhere anybody's but mine. */
export function cubePriority(t: BlackRoseTable, me: Seat, cubes: readonly number[]): readonly number[] {
  return OWNERS.map((owner) => (owner === me || cubesOf(cubes, owner) === 0 ? -1 : cubesOf(cubes, owner) + rivalry(t, me, owner)))
}
