import { ask, at, next, type Ops } from '@grimuar/kernel'
import { isTemple, MARKERS, REWARDS, SPACE_POINTS, spaceFor, type TempleId } from '../cards/index.ts'
import {
  active,
  drawRune,
  hasEffect,
  NONE,
  type None,
  type ProphecyDealer,
  type ProphecyFrame,
  type ProphecyTable,
  type Realm,
  templeOf,
} from '../table.ts'
import type { ProphecyTypes } from '../types.ts'
import { gains } from './crystals.ts'

/** The frames after the chain of a curse is paid. */
export const curseOps: Ops<ProphecyTypes, Extract<ProphecyFrame, { op: 'mark' | 'gainRune' }>> = {
  mark(t, { end, level }, dealer) {
    const temple = templeOf(t, t.turn)
    const space = spaceFor(end, level)
    const points = at(SPACE_POINTS, space)
    const player = active(t)
    t.spaces[temple][space] = t.turn
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
    const temple = templeOf(t, t.turn)
    if (hasEffect(t, t.turn, 'nearbyRune') && runeChoices(t, temple).length) ask(t, t.turn, { kind: 'rune', temple })
    else takeRune(t, temple, dealer)
  },
}

function reward(t: ProphecyTable, marker: number, dealer: ProphecyDealer): void {
  const { gives, any, points } = at(REWARDS, marker - 1)
  active(t).rewards += points
  dealer.say({ kind: 'reward', seat: t.turn, marker, points })
  next<ProphecyFrame>(t, ...gains(t, gives, any, 'reward'), { op: 'place' })
}

/** The temples whose face-up rune may be taken: all while choosing nets, else that one and its neighbours (PR-13.15). */
export function runeChoices(t: Pick<Realm, 'ring' | 'faceUp'>, temple: TempleId | None): TempleId[] {
  const temples = t.ring.filter(isTemple)
  const here = temple === NONE ? 0 : temples.indexOf(temple)
  const ways = temple === NONE ? [] : [here, here + temples.length - 1, here + 1]
  const near = temple === NONE ? temples : ways.map((i) => at(temples, i % temples.length))
  return near.filter((id) => t.faceUp[id] !== NONE)
}

/** Takes the face-up rune of a temple, if there is one, and turns up the next. */
export function takeRune(t: ProphecyTable, temple: TempleId, dealer: ProphecyDealer): void {
  const rune = t.faceUp[temple]
  if (rune === NONE) return
  active(t).runes[rune]++
  dealer.say({ kind: 'rune', seat: t.turn, temple, rune })
  if (t.piles[temple] === 0) {
    t.faceUp[temple] = NONE
    return
  }
  t.piles[temple]--
  const turnedUp = drawRune(t, dealer)
  t.faceUp[temple] = turnedUp
  dealer.reveal()
  dealer.say({ kind: 'turnUp', temple, rune: turnedUp })
}
