import { ask, type RuleRef, type Seat } from '@grimuar/kernel'
import { addPrimaries, doPrimary, hasPrimary, isDoubled, whyNoPrimary } from '../actions.ts'
import { levelOf, type SpellId, spellOf } from '../cards.ts'
import {
  type Colour,
  EVERY_COLOUR,
  kindOf,
  LEVELS,
  NONE,
  type None,
  type Owned,
  type Phase,
  type Rune,
  runeOf,
} from '../components.ts'
import { cast } from '../flow/spells.ts'
import { areaOf, type Cast, type CopyMove, type PrimaryMove, type SpellbookMove, type SpellbookTable } from '../table.ts'
import { because, rule } from '../why.ts'
import type { AskingVerb, FactOf, Programs } from './verb.ts'

export interface CopyFact extends FactOf<'copy'> {
  readonly phase: Phase
}

/** In a solo game Clone copies this level of a spell not yet learned. */
export const SOLO_COPY_LEVEL = 4

/** An action of a phase is carried out as if the spell were one's own: another player's spell, or a primary action (SB-12.13). */
export function copy(programs: Programs): AskingVerb<'copy', CopyFact, 'copy'> {
  const canCopy = (t: SpellbookTable, { seat, spell }: Cast, phase: Phase, paid: Rune | None) => {
    // Only a copied morning costs a token: there is room in the pool then, and something to draw in the tray.
    if (t.opponent === null && (paid !== NONE || hasPrimary(t, seat, phase))) return true
    return forEachCopy(programs, t, seat, phase, spell, paid, () => true)
  }
  return {
    could: (t, cast, { phase }, paid) => canCopy(t, cast, phase, paid),
    do(t, cast, { phase }) {
      if (canCopy(t, cast, phase, NONE)) ask(t, cast.seat, { kind: 'copy', phase, by: cast.spell })
    },
    asks: {
      copy: {
        forced: true,
        answers(t, { phase, by }, seat) {
          const moves: (PrimaryMove | CopyMove)[] = []
          if (t.opponent === null) addPrimaries(t, seat, phase, moves)
          forEachCopy(programs, t, seat, phase, by, NONE, (move) => {
            moves.push(move)
            return false
          })
          return moves
        },
        apply(t, { by }, move, dealer, seat) {
          if (move.do === 'copy') cast(t, copiedCast(t, seat, by, move))
          else doPrimary(t, dealer, seat, move, by)
        },
        why: because((t, q, move, seat) => whyNoCopy(programs, t, q, move, seat)),
      },
    },
    preview: (t, cast, { phase }) => ({ verb: 'copy', idle: !canCopy(t, cast, phase, NONE), phase }),
  }
}

/** The card by which a copied spell is cast: its owner's (SB-12.17); in a solo game, the copying one. */
function copiedCast(t: SpellbookTable, seat: Seat, clone: SpellId, { colour, level, way, owner }: CopyMove): Cast {
  const card = spellOf(clone).colour
  const token = owner === NONE ? areaOf(t, seat).cards[card] : areaOf(t, owner).cards[colour]
  if (token === NONE) throw new Error('a spell without a token on its card was copied')
  return { seat, spell: t.spells[colour], level, way, rune: runeOf(kindOf(token)), card }
}

/** Walks over the spells that can be copied until told to stop; of several owners with the same effect, the next one in turn. */
function forEachCopy(
  { isPossible, usesCardRune }: Programs,
  t: SpellbookTable,
  seat: Seat,
  phase: Phase,
  clone: SpellId,
  paid: Rune | None,
  found: (move: CopyMove) => boolean,
): boolean {
  for (const colour of EVERY_COLOUR) {
    const spell = t.spells[colour]
    if (spell === clone || spellOf(spell).phase !== phase) continue
    if (t.opponent) {
      if (areaOf(t, seat).levels[colour] !== 0) continue
      const { ways } = levelOf(spell, SOLO_COPY_LEVEL)
      for (const [way, program] of ways.entries()) {
        const move: CopyMove = { do: 'copy', colour, level: SOLO_COPY_LEVEL, way, owner: NONE }
        if (isPossible(t, copiedCast(t, seat, clone, move), program, paid) && found(move)) return true
      }
      continue
    }
    const offered = new Set<string>()
    const best = bestOf(t, seat, colour)
    for (let i = 1; i < t.seats; i++) {
      const owner = (seat + i) % t.seats
      const owned = areaOf(t, owner).levels[colour]
      for (const level of LEVELS) {
        if (level > owned) break
        if (isDoubled(spell, level, best)) continue
        for (const [way, program] of levelOf(spell, level).ways.entries()) {
          const move: CopyMove = { do: 'copy', colour, level, way, owner }
          const copied = copiedCast(t, seat, clone, move)
          const effect = `${level} ${way} ${usesCardRune(program) ? copied.rune : ''}`
          if (offered.has(effect)) continue
          offered.add(effect)
          if (isPossible(t, copied, program, paid) && found(move)) return true
        }
      }
    }
  }
  return false
}

/** The highest level another player has of a spell. */
function bestOf(t: SpellbookTable, seat: Seat, colour: Colour): Owned {
  let best: Owned = 0
  for (let s = 0; s < t.seats; s++) {
    const { levels } = areaOf(t, s)
    if (s !== seat && levels[colour] > best) best = levels[colour]
  }
  return best
}

function whyNoCopy(
  { isPossible }: Programs,
  t: SpellbookTable,
  q: { readonly phase: Phase; readonly by: SpellId },
  move: SpellbookMove,
  seat: Seat,
): RuleRef | undefined {
  if (move.do !== 'copy' && move.do !== 'cast') return t.opponent ? rule('SB-16.12') : whyNoPrimary(t, q.phase, move, seat)
  const spell = t.spells[move.colour]
  if (spell === q.by || spellOf(spell).phase !== q.phase) return rule('SB-12.14')
  if (t.opponent) return rule('SB-16.12')
  const best = bestOf(t, seat, move.colour)
  // A touch on a level names no owner: the best one counts.
  const names = move.do === 'copy' && move.owner !== NONE
  const owned = names ? ownedBy(t, seat, move.owner, move.colour) : best
  if (owned === 0) return rule('SB-12.14')
  if (move.level > owned) return rule('SB-12.16')
  if (!names) return rule('SB-3.5')
  if (isDoubled(spell, move.level, best)) return rule('SB-7.12')
  const program = levelOf(spell, move.level).ways[move.way]
  if (program === undefined) return levelOf(spell, move.level).ways.length === 0 ? rule('SB-7.11') : undefined
  return rule(isPossible(t, copiedCast(t, seat, q.by, move), program, NONE) ? 'SB-12.19' : 'SB-3.5')
}

/** The level at which another player knows a spell; 0 also for a seat that is not in the game. */
function ownedBy(t: SpellbookTable, seat: Seat, owner: Seat, colour: Colour): Owned {
  return owner === seat ? 0 : (t.areas[owner]?.levels[colour] ?? 0)
}
