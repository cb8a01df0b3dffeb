import {
  colourOf,
  EVERY_COLOUR,
  FAMILIAR_SPACES,
  kindOf,
  NONE,
  POOL_LIMIT,
  TOKENS,
  type Token,
  TRACK_SPACES,
} from './components.ts'
import type { SpellbookTable } from './table.ts'

/** Throws if a token is missing or duplicated, or a limit of the rules is broken. */
export function conserved(t: SpellbookTable): void {
  const all = [...t.bag, ...t.altar, ...t.tray, ...(t.opponent?.track ?? []), ...(t.opponent?.lower ?? [])]
  for (const area of t.areas) {
    all.push(...area.pool, ...area.familiar, ...area.cards.filter((token): token is Token => token !== NONE))
    must(area.pool.length <= POOL_LIMIT, `at most ${POOL_LIMIT} tokens in a pool (there are ${area.pool.length})`)
    must(
      area.pool.every((token, i) => i === 0 || token > (area.pool[i - 1] ?? NONE)),
      'pools in order',
    )
    must(area.familiar.length <= FAMILIAR_SPACES, `at most ${FAMILIAR_SPACES} stored tokens`)
    for (const colour of EVERY_COLOUR) {
      const level = area.levels[colour]
      const card = area.cards[colour]
      must(level === 0 || (level >= 3 && level <= 5), 'levels from 3 to 5')
      must((level === 0) === (card === NONE), 'a token on each learned card and on no other')
      must(card === NONE || colourOf(kindOf(card)) === colour, 'tokens of its own colour on a card')
    }
    if (area.familiar.length === FAMILIAR_SPACES || !area.levels.includes(0)) must(t.ending, 'an end in sight once it is reached')
  }
  must(all.length === TOKENS && new Set(all).size === TOKENS, `${TOKENS} tokens, each once (there are ${all.length})`)
  must((t.opponent?.track.length ?? 0) <= TRACK_SPACES, `at most ${TRACK_SPACES} tokens on the opponent's track`)
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`SpellBook must have ${what}`)
}
