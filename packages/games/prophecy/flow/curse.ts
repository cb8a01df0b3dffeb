import { ask, next, type Ops } from '@grimuar/kernel'
import { isTemple, MARKERS, REWARDS, SPACE_POINTS, spaceFor } from '../cards/index.ts'
import {
  active,
  cardOf,
  drawRune,
  hasEffect,
  NONE,
  type ProphecyDealer,
  type ProphecyFrame,
  type ProphecyTable,
  type Realm,
} from '../table.ts'
import type { ProphecyTypes } from '../types.ts'
import { gains } from './crystals.ts'

/** What follows once the chain of a curse is paid. */
export const curseOps: Ops<ProphecyTypes, Extract<ProphecyFrame, { op: 'mark' | 'gainRune' }>> = {
  mark(t, { end, level }, dealer) {
    const temple = cardOf(t, t.turn)
    const space = spaceFor(end, level)
    const points = SPACE_POINTS[space] as number
    const player = active(t)
    const spaces = t.spaces[temple] as number[]
    spaces[space] = t.turn
    player.markers--
    player.curses += points
    dealer.say({ kind: 'break', seat: t.turn, temple, space, points, level })
    t.frames.push({ op: 'gainRune' })
    if (hasEffect(t, t.turn, 'rewards')) reward(t, MARKERS - player.markers, dealer)
    if (player.markers === 0 && t.players.every((p) => p === player || p.markers > 0)) {
      dealer.say({ kind: 'lastRound', seat: t.turn })
    }
  },

  gainRune(t, _frame, dealer) {
    const temple = cardOf(t, t.turn)
    if (hasEffect(t, t.turn, 'nearbyRune') && runeChoices(t, temple).length) ask(t, t.turn, { kind: 'rune', temple })
    else takeRune(t, temple, dealer)
  },
}

function reward(t: ProphecyTable, marker: number, dealer: ProphecyDealer): void {
  const { gives, any, points } = REWARDS[marker - 1] as (typeof REWARDS)[number]
  active(t).rewards += points
  dealer.say({ kind: 'reward', seat: t.turn, marker, points })
  next<ProphecyFrame>(t, ...gains(t, gives, any, 'reward'), { op: 'place' })
}

/** The temples whose face-up rune may be taken: all while choosing nets, else that one and its neighbours (PR-13.15). */
export function runeChoices(t: Pick<Realm, 'ring' | 'faceUp'>, temple: number): number[] {
  const temples = t.ring.filter(isTemple)
  const at = temples.indexOf(temple)
  const near = temple === NONE ? temples : [at, at + temples.length - 1, at + 1].map((i) => temples[i % temples.length] as number)
  return near.filter((id) => t.faceUp[id] !== NONE)
}

/** Takes the face-up rune of a temple, if there is one, and turns up the next. */
export function takeRune(t: ProphecyTable, temple: number, dealer: ProphecyDealer): void {
  const rune = t.faceUp[temple] as number
  if (rune === NONE) return
  const runes = active(t).runes
  runes[rune] = (runes[rune] as number) + 1
  dealer.say({ kind: 'rune', seat: t.turn, temple, rune })
  const left = t.piles[temple] as number
  if (left === 0) {
    t.faceUp[temple] = NONE
    return
  }
  t.piles[temple] = left - 1
  t.faceUp[temple] = drawRune(t, dealer)
  dealer.reveal()
  dealer.say({ kind: 'turnUp', temple, rune: t.faceUp[temple] as number })
}
