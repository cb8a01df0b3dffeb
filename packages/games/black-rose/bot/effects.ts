import type { Form, QuestionOf, Seat } from '@grimuar/kernel'
import { canActivate, cubesOf, figureOf, mageOf, ownerOf, placeOf, sum } from '../board.ts'
import { sideOf } from '../cards/index.ts'
import { stepOf } from '../context.ts'
import { EVENT_CARDS } from '../decks.ts'
import type { RunFrame } from '../frames.ts'
import { type Colour, type EffectId, ELEMENTS, type Figure, NONE, PLACES, type Place, ROSE } from '../ids.ts'
import { lasting } from '../lasting.ts'
import { codeOf } from '../program.ts'
import type { BlackRoseMoves } from '../questions.ts'
import type { BlackRoseTable } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'
import { best } from './choosing.ts'
import { cubePriority, pickedFigure, programWorth, roomWorth } from './foresee.ts'
import { cardJudge, eventMercy, questPromise } from './phases.ts'
import { nearDoors, questWorth, wantedElement } from './quests.ts'
import { castWorth, targetWorth } from './spells.ts'
import { cubesWorth, evocationWorth, hitWorth, rivalry, summonWorth, woundWorth } from './worth.ts'

// Questions that effects put.

type Moves<K extends keyof BlackRoseMoves> = readonly BlackRoseMoves[K][]
type Asked<K extends keyof BlackRoseMoves> = QuestionOf<BlackRoseTypes, K>

/** The program that waits for the answer. */
function waiting(t: BlackRoseTable): RunFrame | undefined {
  const frame = t.frames.at(-1)
  return frame?.op === 'run' ? frame : undefined
}

/** Chooses the target. */
export function target(t: BlackRoseTable, { may }: Asked<'target'>, moves: Moves<'target'>): BlackRoseMoves['target'] {
  const frame = t.frames.at(-1)
  if (frame?.op !== 'aim') return best(moves, () => 0)
  const { run } = frame
  return best(moves, (move) => {
    if (may) {
      // The second target of a spell that may have two.
      const it: Figure | typeof NONE = move.do === 'figure' ? move.figure : NONE
      return programWorth(t, { ...run, it, place: placeOf(t, it) })
    }
    if (move.do === 'figure') return targetWorth(t, run, { figure: move.figure }) + leaning(t, run.seat, move.figure)
    return move.do === 'place' ? targetWorth(t, run, { place: move.place }) : -1
  })
}

/** Of equal targets, those of the leader. */
function leaning(t: BlackRoseTable, seat: Seat, figure: Figure): number {
  return ownerOf(figure) === seat ? 0 : 0.1 * rivalry(t, seat, ownerOf(figure))
}

/** A figure for an effect. */
export function figure(
  t: BlackRoseTable,
  seat: Seat,
  { purpose }: Asked<'figure'>,
  moves: Moves<'figure'>,
): BlackRoseMoves['figure'] {
  const run = waiting(t)
  if (!run) return best(moves, () => 0)
  return best(moves, (move) => {
    const one = move.do === 'figure' ? move.figure : NONE
    switch (purpose) {
      case 'passQuest':
        return one === NONE ? -2 : -rivalry(t, seat, ownerOf(one))
      case 'redirect':
      case 'redirectDamage':
      case 'revenge':
      case 'takeQuest':
        return one === NONE ? 0 : 1 + hitWorth(t, seat, one, 3)
      case 'bloodPrice':
        return one === NONE ? 0 : hitWorth(t, seat, one, 4) - hitWorth(t, seat, one, 3) - woundWorth(t, seat, 1)
      case 'giveTrophy':
        return 0
      case 'next':
        return one === NONE ? 0 : leaning(t, seat, one)
      default: {
        const picked = Object.assign(stepOf(run, run.at), one === NONE ? { it: NONE } : pickedFigure(t, run, one))
        return programWorth(t, picked) + (one === NONE ? 0 : leaning(t, run.seat, one))
      }
    }
  })
}

/** A room for an effect. */
export function place(
  t: BlackRoseTable,
  seat: Seat,
  { purpose }: Asked<'place'>,
  moves: Moves<'place'>,
): BlackRoseMoves['place'] {
  const frame = t.frames.at(-1)
  return best(moves, (move) => {
    const at = move.do === 'place' ? move.place : NONE
    if (frame?.op === 'spread') return at === NONE ? 0 : spreadWorth(t, seat, at, frame.owner, frame.n)
    if (frame?.op !== 'run') return 0
    const worth = programWorth(t, Object.assign(stepOf(frame, frame.at), { place: at }))
    if (at === NONE) return worth
    if (frame.effect.startsWith('E')) return worth - (cubesOf(t.tiles[at].cubes, seat) > 0 ? 0.5 : 0)
    return worth + (goesThere(purpose) ? 0.3 * standingWorth(t, seat, at) : 0)
  })
}

function spreadWorth(t: BlackRoseTable, seat: Seat, at: Place, owner: number, n: number): number {
  return owner === seat ? cubesWorth(t, seat, at, n) : -cubesOf(t.tiles[at].cubes, seat)
}

function goesThere(purpose: string): boolean {
  return purpose === 'passage' || purpose === 'escape'
}

function standingWorth(t: BlackRoseTable, seat: Seat, at: Place): number {
  return nearDoors(t, seat, at) + (canActivate(t, seat, at) ? roomWorth(t, seat, at) : 0)
}

/** Whether to do what may be done. What others offer me is judged by what they get. */
export function may(t: BlackRoseTable, seat: Seat, { skip }: Asked<'may'>, moves: Moves<'may'>): BlackRoseMoves['may'] {
  const run = waiting(t)
  if (!run) return best(moves, ({ do: say }) => (say === 'no' ? 1 : 0))
  const sign = run.seat === seat ? 1 : -1
  const yes = sign * programWorth(t, run)
  const no = sign * programWorth(t, stepOf(run, run.at + skip))
  return best(moves, ({ do: say }) => (say === 'yes' ? yes : no))
}

export function choose(
  t: BlackRoseTable,
  seat: Seat,
  { at, by }: Asked<'choose'>,
  moves: Moves<'choose'>,
): BlackRoseMoves['choose'] {
  const run = waiting(t)
  const step = codeOf(by)[at]
  if (!run || step?.do !== 'choose') return best(moves, ({ way }) => pastWorth(t, seat, way))
  return best(moves, ({ way }) => programWorth(t, stepOf(run, run.at + (step.ways[way]?.to ?? 0))))
}

/** DIV04: the points of a quest of the past, or the quest itself among the completed ones. */
function pastWorth(t: BlackRoseTable, seat: Seat, way: number): number {
  const [quest] = mageOf(t, seat).seenQuests
  return way === 0 && quest !== undefined ? questWorth(quest) - 1.2 : 1.2
}

/** A card to discard, to take back, to give or to get. */
export function card(
  t: BlackRoseTable,
  seat: Seat,
  { purpose, by }: Asked<'card'>,
  moves: Moves<'card'>,
): BlackRoseMoves['card'] {
  const judge = cardJudge(t, seat)
  const away = purpose === 'discard' || purpose === 'give' || purpose === 'trade'
  return best(moves, (move) => {
    if (move.do === 'pass') return away ? 0 : 0.1
    const worth = judge(move.card)
    // Q075: a power point for each card.
    if (purpose === 'discard' && by === 'Q075') return 1 - worth
    return away ? 10 - worth : worth + 1
  })
}

/** Things go back into a deck: what is good for me is drawn first. */
export function order(t: BlackRoseTable, seat: Seat, { of }: Asked<'order'>): readonly number[] {
  const m = mageOf(t, seat)
  const judge = cardJudge(t, seat)
  const worths =
    of === 'quests'
      ? m.seenQuests.map((quest) => questPromise(t, seat, quest))
      : of === 'events'
        ? m.seenEvents.map(eventMercy)
        : m.seen.map(judge)
  return worths.map((_, i) => i).sort((a, b) => (worths[a] ?? 0) - (worths[b] ?? 0))
}

/** A slot to lose. Of my own the worst spell; of another one it is hidden. */
export function slot(
  t: BlackRoseTable,
  seat: Seat,
  { of, may: free }: Asked<'slot'>,
  moves: Moves<'slot'>,
): BlackRoseMoves['slot'] {
  const { slots } = mageOf(t, of)
  return best(moves, (move) => {
    if (move.do === 'pass') return free ? -0.8 : 0
    const { card: id, side } = slots[move.slot] ?? { card: null, side: 'upper' }
    if (of !== seat) return 1
    return id === null ? 0 : -castWorth(t, seat, id, side)
  })
}

/** A card from the hand over one of the sheet. */
export function fromHand(
  t: BlackRoseTable,
  seat: Seat,
  { protection }: Asked<'fromHand'>,
  moves: Moves<'fromHand'>,
): BlackRoseMoves['fromHand'] {
  const { slots } = mageOf(t, seat)
  const known = new Map<string, number>()
  const worthOf = (key: EffectId, make: () => number): number => {
    const worth = known.get(key) ?? make()
    known.set(key, worth)
    return worth
  }
  return best(moves, (move) => {
    if (move.do === 'pass') return -9
    const under = slots[move.slot]
    const lost =
      under?.card && under.state === 'ready' ? castWorth(t, seat, under.card, under.side) : under?.state === 'active' ? 0.8 : 0
    const worth = worthOf(`${move.card}.${move.side}`, () => castWorth(t, seat, move.card, move.side))
    return worth - Math.max(0, lost) + (protection && sideOf(move.card, move.side).type === 'protection' ? 0.5 : 0)
  })
}

const PILE_SURE = 0.3 // what lies open is known

/** A deck or a pile to take from. */
export function deck(t: BlackRoseTable, seat: Seat, _asked: Asked<'deck'>, moves: Moves<'deck'>): BlackRoseMoves['deck'] {
  const judge = cardJudge(t, seat)
  const own = mageOf(t, seat).school
  return best(moves, (move) => {
    if (move.do === 'school') return UNKNOWN_CARD + (move.school === own ? 0.1 : 0)
    const top = t.piles[move.school].at(-1)
    return top === undefined ? -9 : judge(top) - PILE_SURE
  })
}
const UNKNOWN_CARD = 0.9

/** A quest to take, to give away, to complete or to lose. */
export function quest(
  t: BlackRoseTable,
  seat: Seat,
  { purpose }: Asked<'quest'>,
  moves: Moves<'quest'>,
): BlackRoseMoves['quest'] {
  return best(moves, (move) => {
    if (move.do === 'pass') return 0.4
    const promise = questPromise(t, seat, move.quest)
    switch (purpose) {
      case 'tradeOwn':
      case 'swapOwn':
      case 'lose':
        return 5 - promise
      case 'complete':
        return questWorth(move.quest)
      default:
        return 0.5 + promise
    }
  })
}

/** An event to play or to discard: what helps the Black Rose least. */
export function event(_t: BlackRoseTable, { zone, points }: Asked<'event'>, moves: Moves<'event'>): BlackRoseMoves['event'] {
  return best(moves, (move) => {
    const { leaves } = EVENT_CARDS[move.event]
    if (zone === 'seen') return eventMercy(move.event)
    return points === 'rose' ? -leaves : leaves
  })
}

export function colour(t: BlackRoseTable, seat: Seat, moves: Moves<'colour'>): BlackRoseMoves['colour'] {
  // Rooms of that colour are locked, or get black cubes: one in which I have least to lose.
  return best(moves, (move) => -colourWorth(t, seat, move.colour))
}

function colourWorth(t: BlackRoseTable, seat: Seat, wanted: Colour): number {
  return sum(
    PLACES.filter((at) => t.tiles[at].colour === wanted).map((at) => cubesOf(t.tiles[at].cubes, seat) - nearMe(t, seat, at)),
  )
}

function nearMe(t: BlackRoseTable, seat: Seat, at: Place): number {
  return -0.2 * Number(placeOf(t, figureOf(seat)) === at)
}

/** Chooses whose cubes leave my Mage. */
export function cubeColour(t: BlackRoseTable, seat: Seat, moves: Moves<'cubeColour'>): BlackRoseMoves['cubeColour'] {
  const { cubes } = t.figures[figureOf(seat)]
  const worth = cubePriority(t, seat, cubes)
  return best(moves, (move) => (move.do === 'pass' ? -0.5 : (worth[move.owner] ?? 0)))
}

/** The kind of spell another is likely to cast. */
export function type(moves: Moves<'type'>): BlackRoseMoves['type'] {
  const likely = { combat: 3, boost: 2, trap: 1, protection: 0 } as const
  return best(moves, (move) => likely[move.type])
}

/** Cubes to heal, convert, claim or remove, by owner. */
export function cubes(t: BlackRoseTable, seat: Seat, asked: Asked<'cubes'>): readonly number[] {
  const { purpose, figure: on, owners, have, min, max } = asked
  const lying = on !== NONE ? t.figures[on].cubes : asked.place !== NONE ? t.tiles[asked.place].cubes : []
  const worth = cubePriority(t, seat, lying)
  const mine = on === NONE || ownerOf(on) === seat
  const gladly = purpose !== 'heal' || mine
  const shares = owners.map(() => 0)
  const queue = owners.map((_, i) => i).sort((a, b) => (worth[owners[b] ?? 0] ?? 0) - (worth[owners[a] ?? 0] ?? 0))
  let left = gladly ? max : min
  for (const i of queue) {
    const owner = owners[i] ?? 0
    // My own cubes only where I must.
    const most = owner === seat && on !== figureOf(seat) ? Math.max(0, min - sum(shares)) : left
    const n = Math.min(left, most, have[i] ?? 0)
    shares[i] = n
    left -= n
  }
  return shares
}

/** Too few cubes: where the last of mine do most, or where black ones hurt me least. */
export function supply(t: BlackRoseTable, seat: Seat, { owner, figures, most }: Asked<'supply'>, form: Form): readonly number[] {
  const shares = figures.map(() => 0)
  const worth = (i: number) => {
    const one = figures[i] ?? 0
    if (owner === ROSE) return ownerOf(one) === seat ? -1 : rivalry(t, seat, ownerOf(one))
    return hitWorth(t, seat, one, most[i] ?? 0)
  }
  const queue = figures.map((_, i) => i).sort((a, b) => worth(b) - worth(a))
  let left = owner === ROSE ? form.min : form.max
  for (const i of queue) {
    shares[i] = Math.min(left, most[i] ?? 0)
    left -= shares[i] ?? 0
  }
  return shares
}

/** Rooms that change places: mine nearer to the doors of my quests. */
export function swapTiles(t: BlackRoseTable, seat: Seat, moves: Moves<'swapTiles'>): BlackRoseMoves['swapTiles'] {
  const here = placeOf(t, figureOf(seat))
  return best(moves, (move) => (move.place === here ? -1 : t.tiles[move.place].destroyed ? 1 : 0))
}

/** An element that a quest waits for, and that works. */
export function element(t: BlackRoseTable, seat: Seat, moves: Moves<'element'>): BlackRoseMoves['element'] {
  const wanted = wantedElement(t, seat)
  const dead = lasting(t, 'noEffect').map((rule) => rule.element)
  return best(moves, (move) => (dead.includes(move.element) ? -9 : move.element === wanted ? 9 : -ELEMENTS.indexOf(move.element)))
}

/** The cube of the symbol comes first, unless my room takes none and I may leave it. */
export function symbol(t: BlackRoseTable, seat: Seat, moves: Moves<'symbol'>): BlackRoseMoves['symbol'] {
  const here = placeOf(t, figureOf(seat))
  const before = here === NONE ? 0 : cubesWorth(t, seat, here, 1)
  return best(moves, ({ when }) => (when === 'before' ? before : USUAL_CUBE))
}
const USUAL_CUBE = 0.3

/** One of my Evocations for a new one. */
export function dismiss(t: BlackRoseTable, { summon }: Asked<'dismiss'>, moves: Moves<'dismiss'>): BlackRoseMoves['dismiss'] {
  return best(moves, (move) => (move.do === 'pass' ? 0 : summonWorth(summon) - evocationWorth(t, move.figure) - 0.2))
}

/** Unstable Flames: a cube of the room for more damage, or cubes in the room instead of any. */
export function burn(
  t: BlackRoseTable,
  seat: Seat,
  { target: struck }: Asked<'burn'>,
  moves: Moves<'burn'>,
): BlackRoseMoves['burn'] {
  const here = placeOf(t, figureOf(seat))
  const plain = hitWorth(t, seat, struck, 2)
  return best(moves, (move) => {
    if (move.do === 'pass' || here === NONE) return plain
    return move.way === 'room' ? cubesWorth(t, seat, here, 2) : hitWorth(t, seat, struck, 3) - 0.1
  })
}

/** An Andromeda uses its room, or steadies it against others. */
export function andromeda(
  t: BlackRoseTable,
  seat: Seat,
  { figure: one }: Asked<'andromeda'>,
  moves: Moves<'andromeda'>,
): BlackRoseMoves['andromeda'] {
  const at = placeOf(t, one)
  return best(moves, (move) => {
    if (move.do === 'pass' || at === NONE) return 0
    if (move.do === 'activate') return roomWorth(t, seat, at) - 0.05
    const { cubes: lying } = t.tiles[at]
    return 0.1 * (sum(lying) - 2 * cubesOf(lying, seat))
  })
}
