import { ask, at, next, type Ops } from '@grimuar/kernel'
import { CLEAR, CLEAR_AT, COLOURS, FIRST_CRYSTALS, type Kind, LAST_ROUND } from '../cards/index.ts'
import { isOccupied } from '../reach.ts'
import { runeGoalPoints, templeGoalPoints } from '../score.ts'
import { active, cardOf, countOf, fieldsOf, NONE, type ProphecyDealer, type ProphecyFrame, type ProphecyTable } from '../table.ts'
import type { ProphecyTypes } from '../types.ts'
import { crystalOps } from './crystals.ts'
import { curseOps } from './curse.ts'
import { clearCard, resonance } from './resonance.ts'

const NET = { kind: 'net' } as const
const GO = { kind: 'go' } as const
const ACT = { kind: 'act' } as const
const FIRST: readonly Kind[] = Array<Kind>(FIRST_CRYSTALS).fill(CLEAR)

/** The frames, in the order of the game. */
export const ops: Ops<ProphecyTypes> = {
  draft(t, { seat }) {
    t.turn = seat
    ask(t, seat, NET)
  },

  begin(t, { seat }) {
    t.turn = seat
    next<ProphecyFrame>(t, { op: 'gain', crystals: FIRST, from: 'setup' }, { op: 'place' })
  },

  turn(t, { seat }, dealer) {
    if (seat === 0) t.round++
    t.turn = seat
    t.took = false
    t.broke = false
    t.tapped = false
    if (seat === 0 && t.round === LAST_ROUND) dealer.say({ kind: 'roundLimit', round: t.round })
    dealer.say({ kind: 'turn', seat, round: t.round })
    ask(t, seat, GO)
  },

  go(t) {
    ask(t, t.turn, GO)
  },

  arrive(t, { stop }, dealer) {
    const player = active(t)
    const from = player.pawn
    player.pawn = stop
    dealer.say({ kind: 'go', seat: t.turn, from, to: stop, card: at(t.ring, stop) })
    if (from !== NONE && t.ghost !== NONE) moveGhost(t, dealer)
    ask(t, t.turn, ACT)
  },

  act(t) {
    ask(t, t.turn, ACT)
  },

  ...crystalOps,

  coverMore(t, { first }) {
    const fields = fieldsOf(t, cardOf(t, t.turn))
    if (countOf(active(t).net, CLEAR) > 0 && fields.includes(false)) ask(t, t.turn, { kind: 'cover', first })
    else t.frames.push({ op: 'upgraded', fields: [first] })
  },

  upgraded(t, { fields }, dealer) {
    next<ProphecyFrame>(
      t,
      { op: 'gain', crystals: fields, from: 'card' },
      ...resonance(t, dealer),
      { op: 'place' },
      { op: 'sweep' },
    )
  },

  sweep(t, _frame, dealer) {
    const fields = fieldsOf(t, cardOf(t, t.turn))
    if (COLOURS.length - fields.filter(Boolean).length <= CLEAR_AT) clearCard(t, dealer)
  },

  ...curseOps,

  endTurn(t) {
    const seat = (t.turn + 1) % t.seats
    // PR-11.1: the round is finished first, so that all have had equally many turns.
    if (seat === 0 && (t.round === LAST_ROUND || t.players.some((p) => p.markers === 0))) t.frames.push({ op: 'end' })
    else t.frames.push({ op: 'turn', seat })
  },

  end(t, _frame, dealer) {
    dealer.say({ kind: 'goals', temples: t.goals.map((temple) => templeGoalPoints(t, temple)), runes: runeGoalPoints(t) })
    dealer.say({ kind: 'end' })
  },
}

/** PR-12.4: one card back along the whole ring, over any pawns. */
function moveGhost(t: ProphecyTable, dealer: ProphecyDealer): void {
  const from = t.ghost
  const stops = t.ring.length
  t.ghost = NONE
  let to = (from + stops - 1) % stops
  while (isOccupied(t, to, NONE)) to = (to + stops - 1) % stops
  t.ghost = to
  dealer.say({ kind: 'ghost', from, to, card: at(t.ring, to) })
}
