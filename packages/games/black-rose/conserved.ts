import { damageOn, holesOf, isMage, lifeOf, sum } from './board.ts'
import {
  CUBES,
  EVOCATION_CARDS,
  isForgotten,
  QUEST_LIMIT,
  SPECIAL_COPIES,
  SPELL_COPIES,
  specialOf,
  TROPHIES,
} from './components.ts'
import { EVENTS, QUEST_CARDS, QUESTS } from './decks.ts'
import { CELL, EVOCATIONS, FIGURES, NONE, OWNERS, PLACES, SCHOOLS, SPELLS } from './ids.ts'
import type { BlackRoseTable, Deck } from './table.ts'

/** Throws if a component is lost or doubled, or a limit of the rules is broken. */
export function conserved(t: BlackRoseTable): void {
  cubes(t)
  spells(t)
  quests(t)
  events(t)
  figures(t)
  sheets(t)
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Black Rose must have ${what}`)
}

function cubes(t: BlackRoseTable): void {
  for (const owner of OWNERS) {
    let n = t.supply[owner] ?? 0
    must(n >= 0, `no debts of cubes (owner ${owner} has ${n})`)
    for (const figure of FIGURES) n += t.figures[figure].cubes[owner] ?? 0
    for (const place of PLACES) n += t.tiles[place].cubes[owner] ?? 0
    must(n === CUBES, `${CUBES} cubes of each owner (owner ${owner} has ${n})`)
  }
  for (const place of PLACES) {
    const tile = t.tiles[place]
    const limit = tile.destroyed ? 0 : t.options.overload ? Number.MAX_SAFE_INTEGER : holesOf(tile)
    must(sum(tile.cubes) <= limit, `at most ${limit} cubes in room ${place} (there are ${sum(tile.cubes)})`)
    must(
      tile.cubes.every((n) => n >= 0),
      'no negative cubes in a room',
    )
  }
}

function allOf<X>({ top, rest, bottom }: Deck<X>): X[] {
  return [...rest, ...top.map(({ thing }) => thing), ...bottom.map(({ thing }) => thing)]
}

function spells(t: BlackRoseTable): void {
  const found = new Map<string, number>()
  const see = (cards: readonly (string | null)[]) => {
    for (const card of cards) if (card !== null) found.set(card, (found.get(card) ?? 0) + 1)
  }
  for (const m of t.mages) {
    see(m.hand)
    see(allOf(m.grimoire))
    see(m.memories)
    see(m.seen)
    see(m.slots.map(({ card }) => card))
  }
  for (const school of SCHOOLS) {
    see(t.decks[school])
    see(t.piles[school])
  }
  see(allOf(t.forgotten))
  see(t.gone)
  for (const card of SPELLS) {
    const special = specialOf(card)
    const owner = t.mages.find(({ mage }) => mage === special)
    const dealt = owner?.school != null
    const want = special ? (owner && dealt ? SPECIAL_COPIES - owner.aside : 0) : isForgotten(card) ? 1 : SPELL_COPIES
    must((found.get(card) ?? 0) === want, `${want} copies of ${card} (there are ${found.get(card) ?? 0})`)
  }
}

function quests(t: BlackRoseTable): void {
  const all = [
    ...t.mages.flatMap((m) => [...m.quests, ...m.declared, ...m.done, ...m.seenQuests]),
    ...t.questDecks.flatMap(allOf),
    ...t.questsGone,
  ].sort()
  const want = QUESTS.filter((quest) => t.seats === 4 || !QUEST_CARDS[quest].four)
  must(all.join() === want.join(), `each quest once (there are ${all.length})`)
  for (const m of t.mages) {
    must(m.quests.length <= QUEST_LIMIT + 1, `at most ${QUEST_LIMIT} active quests (there are ${m.quests.length})`)
    must(
      m.met.every(({ quest }) => m.quests.includes(quest)),
      'only active quests to declare',
    )
  }
}

function events(t: BlackRoseTable): void {
  const limbo = t.frames.flatMap((frame) => (frame.op === 'playEvent' || frame.op === 'eventOver' ? [frame.event] : []))
  const all = [
    ...t.mages.flatMap((m) => m.seenEvents),
    ...t.eventDecks.flatMap(allOf),
    ...t.eventsGone,
    ...t.events.flatMap((event) => event ?? []),
    ...limbo,
  ].sort()
  must(all.join() === EVENTS.join(), `each event once (there are ${all.length})`)
}

function figures(t: BlackRoseTable): void {
  for (const kind of EVOCATIONS) {
    const n = FIGURES.filter((figure) => t.figures[figure].kind === kind).length
    must(n <= EVOCATION_CARDS[kind].figures, `at most ${EVOCATION_CARDS[kind].figures} of ${kind} (there are ${n})`)
  }
  for (const figure of FIGURES) {
    const { kind, at, cubes: on } = t.figures[figure]
    must((kind === null) === (at === NONE), `figure ${figure} in play or not`)
    must(
      on.every((n) => n >= 0),
      `no negative damage on figure ${figure}`,
    )
    if (!isMage(figure)) must(at !== CELL, 'no Evocation in a Cell')
    if (kind === null) must(sum(on) === 0, 'no damage on a figure that is not there')
    else if (!isMage(figure) || !t.options.overkill)
      must(damageOn(t, figure) <= lifeOf(t, figure), `no more damage than life on ${figure}`)
  }
}

function sheets(t: BlackRoseTable): void {
  for (const [seat, m] of t.mages.entries()) {
    must(m.power >= 0 && t.rose.power >= 0, 'no negative power')
    must(m.actions >= 0 && m.actions <= 2, 'at most two physical actions')
    must(
      m.hand.every((card, i) => i === 0 || (m.hand[i - 1] ?? card) <= card),
      `the hand of seat ${seat} in order`,
    )
    for (const slot of m.slots) {
      must((slot.state === 'empty') === (slot.card === null), 'a card in every slot that is not empty')
      must((slot.state === 'active') === (slot.token !== null), 'a token on every active spell and on no other')
    }
    const taken = t.mages.reduce((all, other) => all + (other.trophies[seat] ?? 0), t.rose.trophies[seat] ?? 0)
    must(taken <= TROPHIES, `at most ${TROPHIES} trophies of a Mage`)
  }
  const tokens = [...t.mages.flatMap(({ tokens: won }) => won), ...t.rose.tokens].sort()
  const ruins = PLACES.flatMap((place) => (t.tiles[place].destroyed ? [t.tiles[place].room] : [])).sort()
  must(tokens.join() === ruins.join(), 'a token won for each room destroyed')
}
