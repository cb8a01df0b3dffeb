import { ask, type Seat } from '@grimuar/kernel'
import { bit, figureOf, figuresOfBits, isMage, mageOf, ownerOf, placeOf, sum } from '../board.ts'
import { QUEST_LIMIT } from '../components.ts'
import { give, stepOf } from '../context.ts'
import type { Everyone, Instruction } from '../effects.ts'
import { lastUntilCleanup } from '../flow/lasting-effects.ts'
import type { RunFrame } from '../frames.ts'
import { type Figure, NONE } from '../ids.ts'
import { codeOf } from '../program.ts'
import { condHolds, figuresOf, numberOf, placesOf } from '../sets.ts'
import type { BlackRoseTable } from '../table.ts'
import type { Verbs } from './verb.ts'

/** Moves the waiting program forward by n instructions (back if negative). */
export function jump(t: BlackRoseTable, by: number): void {
  const frame = t.frames.at(-1)
  if (frame?.op === 'run') t.frames[t.frames.length - 1] = stepOf(frame, frame.at + by)
}

/** The Mages an event is about, in order. */
function magesFor(t: BlackRoseTable, run: RunFrame, who: Everyone): Figure[] {
  const powers = t.mages.map(({ power }) => power)
  const trophies = t.mages.map((m) => sum(m.trophies))
  const fits = (seat: number): boolean => {
    const m = mageOf(t, seat)
    switch (who) {
      case 'all':
        return true
      case 'lodge':
        return placeOf(t, figureOf(seat)) !== NONE
      case 'crown':
        return seat === t.crown
      case 'fewestPower':
        return m.power === Math.min(...powers)
      case 'mostPower':
        return m.power === Math.max(...powers)
      case 'mostTrophies':
        return sum(m.trophies) > 0 && sum(m.trophies) === Math.max(...trophies)
      case 'belowQuestLimit':
        return m.quests.length < QUEST_LIMIT
      case 'atQuestLimit':
        return m.quests.length >= QUEST_LIMIT
      case 'lostEvocation':
        return figuresOfBits(run.hit).some(
          (figure) => !isMage(figure) && ownerOf(figure) === seat && t.figures[figure].kind === null,
        )
    }
  }
  return t.order.filter(fits).map(figureOf)
}

export type Possible = (t: BlackRoseTable, run: RunFrame, from: number, size: number) => boolean

/** Verbs that lead to other steps; `possible` says whether a part of a program would do anything. */
export function control(
  possible: Possible,
): Verbs<
  | 'pick'
  | 'pickRoom'
  | 'may'
  | 'choose'
  | 'if'
  | 'each'
  | 'again'
  | 'everyone'
  | 'nextOne'
  | 'count'
  | 'set'
  | 'jump'
  | 'watch'
  | 'stop'
  | 'nameType'
> {
  return {
    pick: {
      could: (t, run, { from }) => figuresOf(t, run, from).length > 0,
      do(t, run, { from, may, for: purpose }) {
        const figures = figuresOf(t, run, from)
        if (figures.length) ask(t, run.seat, { kind: 'figure', by: run.effect, figures, may, purpose })
        else give(t, { it: NONE })
      },
    },

    pickRoom: {
      could: (t, run, { from }) => placesOf(t, run, from).length > 0,
      do(t, run, { from, may, for: purpose }) {
        const places = placesOf(t, run, from)
        if (places.length) ask(t, run.seat, { kind: 'place', by: run.effect, places, may, purpose })
        else give(t, { place: NONE })
      },
    },

    may: {
      could: (t, run, { skip }) => possible(t, run, run.at + 1, skip),
      do(t, run, { skip, who }) {
        const seat = who === 'me' || run.T === NONE ? run.seat : ownerOf(run.T)
        if (possible(t, run, run.at + 1, skip)) ask(t, seat, { kind: 'may', by: run.effect, at: run.at, skip })
        else jump(t, skip)
      },
    },

    choose: {
      could: () => true,
      do(t, run, { ways }) {
        const open = ways.flatMap(({ to, size }, way) => (size === 0 || possible(t, run, run.at + 1 + to, size) ? [way] : []))
        const [only, more] = open
        if (more !== undefined) ask(t, run.seat, { kind: 'choose', by: run.effect, at: run.at, ways: open })
        else jump(t, only === undefined ? ends(ways) : (ways[only]?.to ?? 0))
      },
    },

    if: {
      could: (t, run, { cond, skip }) => condHolds(t, run, cond) && possible(t, run, run.at + 1, skip),
      do(t, run, { cond, skip }) {
        if (!condHolds(t, run, cond)) jump(t, skip)
      },
    },

    each: {
      could: (t, run, { of }) => figuresOf(t, run, of).length > 0,
      do(t, run, { of, skip, order }) {
        const figures = figuresOf(t, run, of)
        let rest = 0
        for (const figure of figures) rest |= bit(figure)
        if (rest === 0) jump(t, skip)
        else nextMember(t, run, rest, order)
      },
    },

    again: {
      could: () => false,
      do(t, run, { back }) {
        const rest = stillThere(t, run.rest)
        if (rest === 0) return
        jump(t, -back)
        const head = codeOf(run.effect)[run.at - back]
        nextMember(t, run, rest, head?.do === 'each' && head.order)
      },
    },

    everyone: {
      could: (t, run, { who }) => magesFor(t, run, who).length > 0,
      do(t, run, { who, skip }) {
        let rest = 0
        for (const figure of magesFor(t, run, who)) rest |= bit(figure)
        if (rest === 0) jump(t, skip)
        else nextMage(t, rest)
      },
    },

    nextOne: {
      could: () => false,
      do(t, run, { back }) {
        if (run.rest === 0) return
        jump(t, -back)
        nextMage(t, run.rest)
      },
    },

    count: {
      could: () => false,
      do(t, run) {
        give(t, { n: run.n + (run.got > 0 ? 1 : 0) })
      },
    },

    set: {
      could: () => false,
      do(t, run, { n }) {
        give(t, { n: numberOf(t, run, n) })
      },
    },

    jump: {
      could: () => false,
      do(t, _run, { by }) {
        jump(t, by)
      },
    },

    watch: {
      could: (_t, run) => run.T !== NONE || run.it !== NONE,
      touches: (t, run) => figuresOf(t, run, 'T'),
      do(t, run, { fact, max, skip }) {
        const figure = fact === 'left' || fact === 'castType' ? run.T : run.it
        if (figure !== NONE && placeOf(t, figure) !== NONE && !(run.spared & bit(figure)))
          lastUntilCleanup(t, fact, { ...run, at: run.at + 1, left: max })
        jump(t, skip)
      },
    },

    stop: {
      could: () => false,
      do(t) {
        t.frames.pop()
      },
    },

    nameType: {
      could: () => true,
      do(t, run) {
        ask(t, run.seat, { kind: 'type', by: run.effect })
      },
    },
  }
}

/** How far the end of all ways is. */
function ends(ways: Instruction<'choose'>['ways']): number {
  return ways.reduce((sum, { size }) => sum + size + 1, 0)
}

function stillThere(t: BlackRoseTable, bits: number): number {
  let left = 0
  for (const figure of figuresOfBits(bits)) if (placeOf(t, figure) !== NONE) left |= bit(figure)
  return left
}

/** The next member of `each`: the first in seat order, or as I choose. */
function nextMember(t: BlackRoseTable, run: RunFrame, rest: number, order: boolean): void {
  const figures = clockwise(t, run.seat, figuresOfBits(rest))
  const [first, second] = figures
  if (order && second !== undefined) {
    give(t, { rest })
    ask(t, run.seat, { kind: 'figure', by: run.effect, figures, may: false, purpose: 'next' })
  } else if (first !== undefined) give(t, { it: first, place: placeOf(t, first), rest: rest & ~bit(first), got: 0 })
}

/** Figures in the order of their owners, from the left of the one who resolves the effect (data §0.4). */
function clockwise(t: BlackRoseTable, seat: Seat, figures: readonly Figure[]): Figure[] {
  const turn = (figure: Figure) => (ownerOf(figure) - seat - 1 + t.seats) % t.seats
  return figures.toSorted((a, b) => turn(a) - turn(b) || a - b)
}

/** The next Mage in order, who then is `me`. */
function nextMage(t: BlackRoseTable, rest: number): void {
  const seat = t.order.find((one) => rest & bit(figureOf(one)))
  if (seat !== undefined) give(t, { seat, rest: rest & ~bit(figureOf(seat)), got: 0, it: NONE, place: NONE })
}
