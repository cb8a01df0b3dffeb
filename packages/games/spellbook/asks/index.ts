import { type AskRule, type Asks, ask } from '@grimuar/kernel'
import { addCasts, addLearnable, addPrimaries, copies, raisable, storable } from '../actions.ts'
import { colourOf, NONE, runeOn, type SpellId, spellOf, type Token, TRACK_SPACES } from '../cards.ts'
import { askSave, askTake, cast, discardable, learn, moveCard, takeableFor } from '../flow/spells.ts'
import {
  announceEnd,
  discardToken,
  draw,
  familiarRoom,
  kindsIn,
  pull,
  saveToken,
  storeToken,
  swapTokens,
  sweepAltar,
  takeToken,
  WITH_COLOUR,
  WITH_RUNE,
} from '../flow/tokens.ts'
import { payments, TRIOS } from '../payment.ts'
import { areaOf, type SpellbookDealer, type SpellbookMove, type SpellbookQuestion, type SpellbookTable } from '../table.ts'
import type { SpellbookTypes } from '../types.ts'
import { addToken, DONE, raiseMove, SKIP } from './moves.ts'
import { why } from './why.ts'

type Rule<K extends SpellbookQuestion['kind']> = AskRule<SpellbookTypes, K>

/** The action of a phase: a primary one, a learned spell, or nothing. */
const act: Rule<'act'> = {
  forced: true,
  answers(t, { phase, must }, seat) {
    const moves: SpellbookMove[] = []
    addPrimaries(t, seat, phase, moves)
    addCasts(t, seat, phase, moves)
    if (!must) moves.push(SKIP)
    return moves
  },
  apply(t, { phase, left }, move, dealer, seat) {
    if (move.do === 'skip') {
      dealer.say({ kind: 'skip', seat, phase })
      return
    }
    if (left > 1) t.frames.push({ op: 'phase', phase, left: left - 1 })
    if (move.do === 'cast') {
      const { colour, level, way } = move
      const rune = runeOn(areaOf(t, seat).cards[colour] as Token)
      cast(t, { seat, spell: t.spells[colour] as SpellId, level, way, rune, card: colour })
    } else doPrimary(t, dealer, seat, move, NONE)
  },
  why,
}

function doPrimary(t: SpellbookTable, dealer: SpellbookDealer, seat: number, move: SpellbookMove, by: SpellId): void {
  if (move.do === 'take') takeToken(t, dealer, seat, move.kind, 'pool', by)
  else if (move.do === 'draw') draw(t, dealer, 2, 'pool', seat, by)
  else if (move.do === 'store') storeToken(t, dealer, seat, move.kind, by)
  else if (move.do === 'learn') ask(t, seat, { kind: 'pay', colour: move.colour, level: move.level, ...TRIOS, by })
}

const take: Rule<'take'> = {
  forced: true,
  answers(t, q, seat) {
    const moves = addToken([], takeableFor(t, seat, q))
    if (q.upTo) moves.push(DONE)
    return moves
  },
  apply(t, q, move, dealer, seat) {
    if (move.do !== 'token') return
    takeToken(t, dealer, seat, move.kind, q.to, q.by)
    if (q.left > 1) askTake(t, seat, { ...q, left: q.left - 1, colour: q.alike ? colourOf(move.kind) : NONE })
  },
  why,
}

const discard: Rule<'discard'> = {
  forced: true,
  answers: (t, q, seat) => addToken([], discardable(t, seat, q.rune)),
  apply(t, q, move, dealer, seat) {
    if (move.do !== 'token') return
    discardToken(t, dealer, seat, move.kind, q.by)
    if (q.left > 1 && discardable(t, seat, q.rune) !== 0) ask(t, seat, { ...q, left: q.left - 1 })
  },
  why,
}

const store: Rule<'store'> = {
  forced: true,
  answers(t, q, seat) {
    if (q.colour !== NONE) return addToken([], kindsIn(areaOf(t, seat).pool) & (WITH_COLOUR[q.colour] as number))
    if (q.rune !== NONE) return addToken([], kindsIn(areaOf(t, seat).pool) & (WITH_RUNE[q.rune] as number))
    return addToken([], storable(t, seat, q.left, 'colour', NONE))
  },
  apply(t, q, move, dealer, seat) {
    if (move.do !== 'token') return
    storeToken(t, dealer, seat, move.kind, q.by)
    if (q.left === 1 || familiarRoom(t, seat) === 0) return
    ask(t, seat, { ...q, left: q.left - 1, colour: q.rune === NONE ? colourOf(move.kind) : NONE })
  },
  why,
}

const give: Rule<'give'> = {
  forced: true,
  answers: (t, _q, seat) => addToken([], kindsIn(areaOf(t, seat).pool)),
  apply(t, q, move, _dealer, seat) {
    if (move.do === 'token') ask(t, seat, { kind: 'get', left: q.left, with: q.with, gives: move.kind, by: q.by })
  },
  why,
}

const get: Rule<'get'> = {
  forced: true,
  answers: (t, q, seat) => addToken([], kindsIn(q.with === 'altar' ? t.altar : areaOf(t, seat).familiar)),
  apply(t, q, move, dealer, seat) {
    if (move.do !== 'token') return
    swapTokens(t, dealer, seat, q.gives, move.kind, q.with, q.by)
    if (q.left > 1) ask(t, seat, { kind: 'give', left: q.left - 1, with: q.with, by: q.by })
  },
  why,
}

/** Storm: which altar tokens go, one by one, before as many are drawn. */
const sweep: Rule<'sweep'> = {
  answers(t) {
    const moves = addToken([], kindsIn(t.altar))
    moves.push(DONE)
    return moves
  },
  apply(t, q, move, dealer, seat) {
    if (move.do === 'token') {
      sweepAltar(t, dealer, seat, q.by, move.kind)
      if (t.altar.length > 0) {
        ask(t, seat, { ...q, gone: q.gone + 1 })
        return
      }
    }
    draw(t, dealer, move.do === 'token' ? q.gone + 1 : q.gone, 'altar', seat, q.by)
  },
  why,
}

const raise: Rule<'raise'> = {
  forced: true,
  answers: (t, q, seat) => raisable(t, seat, q.by).map(raiseMove),
  apply(t, _q, move, dealer, seat) {
    if (move.do === 'raise') moveCard(t, dealer, seat, move.colour, (areaOf(t, seat).levels[move.colour] as number) + 1)
  },
  why,
}

/** Transmutation: what to learn. */
const learnWith: Rule<'learn'> = {
  forced: true,
  answers(t, { wilds, rune }, seat) {
    const moves: SpellbookMove[] = []
    addLearnable(t, seat, wilds, rune, moves)
    return moves
  },
  apply(t, { wilds, rune, by }, move, _dealer, seat) {
    if (move.do === 'learn') ask(t, seat, { kind: 'pay', colour: move.colour, level: move.level, wilds, rune, by })
  },
  why,
}

const pay: Rule<'pay'> = {
  forced: true,
  answers: (t, q, seat) => payments(areaOf(t, seat).pool, q.colour, q.level, q.wilds, q.rune),
  apply(t, q, move, dealer, seat) {
    if (move.do === 'pay') learn(t, dealer, seat, q, move)
  },
  why,
}

/** Communion: which discarded tokens the familiar gets. */
const save: Rule<'save'> = {
  forced: true,
  answers: (t, { from }) => addToken([], kindsIn(from ? t.tray.slice(from) : t.tray)),
  apply(t, { left, from, by }, move, dealer, seat) {
    if (move.do !== 'token') return
    saveToken(t, dealer, seat, move.kind, from, by)
    askSave(t, seat, left - 1, from, by)
  },
  why,
}

/** Clone: which action to copy. */
const copy: Rule<'copy'> = {
  forced: true,
  answers: (t, { phase, by }, seat) => copies(t, seat, phase, by),
  apply(t, { by }, move, dealer, seat) {
    if (move.do !== 'copy') {
      doPrimary(t, dealer, seat, move, by)
      return
    }
    const { colour, level, way, owner } = move
    const card = spellOf(by).colour
    const rune = runeOn(owner === NONE ? (areaOf(t, seat).cards[card] as Token) : (areaOf(t, owner).cards[colour] as Token))
    cast(t, { seat, spell: t.spells[colour] as SpellId, level, way, rune, card })
  },
  why,
}

/** Solo: an altar token for the opponent. */
const tribute: Rule<'tribute'> = {
  forced: true,
  answers: (t) => addToken([], kindsIn(t.altar)),
  apply(t, { to, by }, move, dealer, seat) {
    if (move.do !== 'token' || !t.opponent) return
    const token = pull(t.altar, move.kind)
    t.opponent[to].push(token)
    dealer.say({ kind: 'moved', seat, tokens: [token], from: 'altar', to, by })
    if (t.opponent.track.length === TRACK_SPACES) announceEnd(t, dealer, seat, 'track')
  },
  why,
}

export const asks: Asks<SpellbookTypes> = {
  act,
  take,
  discard,
  store,
  give,
  get,
  sweep,
  raise,
  learn: learnWith,
  pay,
  save,
  copy,
  tribute,
}
