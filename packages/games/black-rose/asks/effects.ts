import { type Asks, ask, change, type Form, returnTo } from '@grimuar/kernel'
import { bit, evocationAt, figureOf, ownerOf, placeOf } from '../board.ts'
import { give } from '../context.ts'
import { changeCubes, transferCube } from '../flow/cubes.ts'
import { healFigure } from '../flow/damage.ts'
import { placeCubes } from '../flow/instability.ts'
import { shedSlot } from '../flow/zones.ts'
import type { RunFrame } from '../frames.ts'
import { COLOURS, NONE, OWNERS, SPELL_TYPES } from '../ids.ts'
import { figureMoves, orPass, PASS, placeMoves, slotMoves } from '../moves.ts'
import { codeOf } from '../program.ts'
import { pendingFrame } from '../sets.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'
import { jump } from '../verbs/control.ts'
import { giveTrophy, swappable } from '../verbs/events.ts'
import { fallInstead } from '../verbs/reactions.ts'
import { EFFECT, waiting } from './common.ts'
import { askQuestOf, passQuest, takePast } from './quests.ts'

type Kind = 'figure' | 'place' | 'may' | 'choose' | 'slot' | 'colour' | 'cubeColour' | 'type' | 'cubes' | 'supply' | 'swapTiles'

/** Questions that effects put. */
export const effectAsks: Asks<BlackRoseTypes, Kind> = {
  figure: {
    forced(_t, { figures, may }) {
      if (figures.length === 0) return PASS
      return figures.length === 1 && !may ? figureMoves(figures)[0] : undefined
    },
    answers: (_t, { figures, may }) => orPass(may || figures.length === 0, figureMoves(figures)),
    apply(t, { purpose }, move, dealer, seat) {
      const figure = move.do === 'pass' ? NONE : move.figure
      const run = waiting(t)
      if (!run) return
      switch (purpose) {
        case 'passQuest':
          passQuest(t, seat, figure === NONE ? NONE : ownerOf(figure), dealer)
          return
        case 'takeQuest':
          if (figure !== NONE) askQuestOf(t, run, ownerOf(figure))
          return
        case 'redirect':
          if (figure !== NONE) redirect(t, run, figure, dealer)
          return
        case 'redirectDamage':
          if (figure !== NONE) redirectDamage(t, run, figure, dealer)
          return
        case 'revenge':
          if (figure !== NONE) fallInstead(t, run, figure)
          return
        case 'bloodPrice':
          give(t, { price: figure })
          return
        case 'giveTrophy':
          if (figure !== NONE) giveTrophy(t, seat, ownerOf(figure), dealer)
          return
        case 'next':
          if (figure !== NONE) give(t, { it: figure, place: placeOf(t, figure), rest: run.rest & ~bit(figure), got: 0 })
          return
        default:
          give(t, { it: figure, place: placeOf(t, figure), picked: run.picked | bit(figure) })
      }
    },
    why: () => EFFECT,
  },

  place: {
    forced: (_t, { places, may }) => (places.length === 1 && !may ? placeMoves(places)[0] : undefined),
    answers: (_t, { places, may }) => orPass(may, placeMoves(places)),
    apply(t, _question, move, dealer) {
      const frame = t.frames.at(-1)
      if (frame?.op === 'spread' && move.do === 'place') {
        placeCubes(t, move.place, frame.n, frame.owner, dealer)
        returnTo(t, { places: frame.places.filter((place) => place !== move.place) })
      } else give(t, { place: move.do === 'pass' ? NONE : move.place })
    },
    why: () => EFFECT,
  },

  may: {
    answers: () => [{ do: 'yes' }, { do: 'no' }],
    apply(t, { skip }, move) {
      if (move.do === 'no') jump(t, skip)
    },
  },

  choose: {
    answers: (_t, { ways }) => ways.map((way) => ({ way })),
    apply(t, { by, at: place }, { way }, dealer, seat) {
      const step = codeOf(by)[place]
      if (step?.do === 'choose') jump(t, step.ways[way]?.to ?? 0)
      else if (step?.do === 'pastQuest') takePast(t, seat, way === 0, dealer)
    },
    why: () => ({ rule: 'BR-8.25' }),
  },

  slot: {
    forced: (_t, { slots, may }) => (slots.length === 1 && !may ? slotMoves(slots)[0] : undefined),
    answers: (_t, { slots, may }) => orPass(may, slotMoves(slots)),
    apply(t, { of }, move, dealer) {
      if (move.do === 'pass') return
      shedSlot(t, of, move.slot, dealer)
      const frame = t.frames.at(-1)
      if (frame?.op === 'shed') returnTo(t, { did: frame.did + 1 })
    },
    why: () => EFFECT,
  },

  colour: {
    forced: true,
    answers: (_t, { colours }) => colours.map((colour) => ({ colour })),
    apply(t, _question, { colour }) {
      give(t, { n: COLOURS.indexOf(colour) })
    },
    why: () => EFFECT,
  },

  cubeColour: {
    forced: true,
    answers: (_t, { owners, may }) =>
      orPass(
        may,
        owners.map((owner) => ({ do: 'owner', owner }) as const),
      ),
    apply(t, _question, move, dealer, seat) {
      const frame = t.frames.at(-1)
      if (frame?.op === 'transfer') {
        if (move.do === 'pass') returnTo(t, { left: 0 })
        else {
          transferCube(t, seat, frame.to, move.owner, dealer)
          returnTo(t, { left: frame.left - 1, did: frame.did + 1 })
        }
      } else if (move.do === 'owner') {
        const mine = t.figures[figureOf(seat)].cubes
        healFigure(
          t,
          figureOf(seat),
          OWNERS.map((owner) => (owner === move.owner ? (mine[owner] ?? 0) : 0)),
          dealer,
        )
      }
    },
    why: () => EFFECT,
  },

  type: {
    answers: () => SPELL_TYPES.map((type) => ({ type })),
    apply(t, _question, { type }) {
      give(t, { n: SPELL_TYPES.indexOf(type) })
    },
  },

  cubes: {
    answers: (_t, { owners, have, min, max }): Form => ({
      form: 'shares',
      items: owners,
      min,
      max,
      groups: have.map((n, i) => ({ of: [i], max: n })),
    }),
    apply(t, { purpose, figure, place, owners }, shares, dealer, seat) {
      const byOwner = OWNERS.map((owner) => shares[owners.indexOf(owner)] ?? 0)
      const head = { purpose, seat, figures: figure === NONE ? [] : [figure], places: place === NONE ? [] : [place] }
      changeCubes(t, head, byOwner, dealer)
    },
    why: (_t, { purpose }) => ({ rule: purpose === 'heal' ? 'BR-10.16' : 'BR-11.2' }),
  },

  supply: {
    answers: (_t, { figures, most, min, n }): Form => ({
      form: 'shares',
      items: figures,
      min,
      max: n,
      groups: most.map((max, i) => ({ of: [i], max })),
    }),
    apply(t, { figures }, shares) {
      returnTo(t, { hits: figures.map((figure, i) => ({ figure, n: shares[i] ?? 0 })) })
    },
    why: () => ({ rule: 'BR-2.2' }),
  },

  swapTiles: {
    answers: (_t, { places }) => placeMoves(places),
    apply(t, { first }, { place }, dealer, seat) {
      if (first === NONE) {
        ask(t, seat, { kind: 'swapTiles', places: swappable(t, place), first: place })
        return
      }
      const tile = t.tiles[first]
      t.tiles[first] = t.tiles[place]
      t.tiles[place] = tile
      for (const state of t.figures) {
        if (state.at === first) state.at = place
        else if (state.at === place) state.at = first
      }
      dealer.say({ kind: 'tilesSwapped', places: [first, place], rooms: [t.tiles[first].room, t.tiles[place].room] })
    },
    why: () => EFFECT,
  },
}

/** CON04: the spell goes on to another figure, still its caster's. */
function redirect(t: BlackRoseTable, run: RunFrame, figure: ReturnType<typeof figureOf>, dealer: BlackRoseDealer): void {
  const pending = pendingFrame(t, run)
  if (pending?.op !== 'run') return
  const me = bit(figureOf(run.seat))
  change(t, run.window, {
    T: figure,
    R: placeOf(t, figure),
    place: placeOf(t, figure),
    spared: pending.spared | me,
    aimed: (pending.aimed & ~me) | bit(figure),
    picked: pending.picked | bit(figure),
  })
  dealer.say({ kind: 'redirected', seat: run.seat, to: figure, is: evocationAt(t, figure) })
}

/** ILL09: all of the damage falls on another figure, in my colour. */
function redirectDamage(t: BlackRoseTable, run: RunFrame, figure: ReturnType<typeof figureOf>, dealer: BlackRoseDealer): void {
  const pending = pendingFrame(t, run)
  const me = figureOf(run.seat)
  if (pending?.op !== 'damage') return
  const n = pending.hits.find((hit) => hit.figure === me)?.n ?? 0
  change(t, run.window, { hits: pending.hits.map((hit) => (hit.figure === me ? { figure: me, n: 0 } : hit)) })
  dealer.say({ kind: 'redirected', seat: run.seat, to: figure, is: evocationAt(t, figure) })
  t.frames.push({
    op: 'damage',
    hits: [{ figure, n }],
    cubes: run.seat,
    src: me,
    harm: 'protection',
    effect: run.effect,
    after: [],
    counts: false,
    joins: false,
    alone: 0,
    short: false,
  })
}
