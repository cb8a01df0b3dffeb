import { hasAura, isOnBoard } from './board.ts'
import { maxHearts } from './heroes.ts'
import { SPARKS, wyrmPool } from './setup.ts'
import { cardOf, castOf, chapterOf } from './story/registry.ts'
import type { Hero, WonderTable } from './table.ts'
import { FATE_TOKENS } from './tale.ts'

function demand(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

/** Throws if a component is lost or doubled, a figure stands outside the board, or a card nobody has read is in play. */
export function conserved(t: WonderTable): void {
  const cast = castOf(t)
  const sparks = t.supply + sum(Object.values(t.sparks)) + sum(t.heroes.map((h) => h.sparks))
  demand(sparks === SPARKS && t.supply >= 0, `there are ${sparks} sparks`)
  demand(t.pool + t.wyrms.length === wyrmPool(t.seats) && t.pool >= 0, `there are ${t.pool} + ${t.wyrms.length} wyrms`)
  demand(t.fate >= 0 && t.fate <= FATE_TOKENS, `${t.fate} fate tokens are face up`)
  demand((t.fate === 0) === (t.end === 'lost'), 'the chapter is lost when the last token is turned, and only then')
  const scraps = new Set([...t.scrapDeck, ...t.scrapDiscard])
  let scrapCount = t.scrapDeck.length + t.scrapDiscard.length
  for (const h of t.heroes) {
    for (const id of h.scraps) scraps.add(id)
    scrapCount += h.scraps.length
  }
  const allThere = scrapCount === cast.scraps.length && cast.scraps.every(({ id }) => scraps.has(id))
  if (!allThere) throw new Error(`there are ${scrapCount} scraps: ${[...scraps].join(', ')}`)
  if (t.end === '') checkWyrmCards(t)
  for (const [i, h] of t.heroes.entries()) {
    demand(t.heroes.findIndex(({ id }) => id === h.id) === i, 'a hero is in play twice')
    checkHero(t, h)
  }
  for (const { id, area } of [...t.wyrms, ...t.units])
    demand(isOnBoard(t, area), `${id} stands in "${area}", which is not on the board`)
  for (const area of [...t.vortices, ...Object.keys(t.sparks)]) demand(isOnBoard(t, area), `"${area}" is not on the board`)
  for (const { id, hearts, max } of t.units) demand(hearts >= 0 && hearts <= max, `${id} has ${hearts} of ${max} hearts`)
  demand(t.aura === null || !('hero' in t.aura) || hasAura(t, t.aura.hero), 'the aura is carried by nobody')
  checkCards(t)
}

function checkWyrmCards(t: WonderTable): void {
  const cards = [...t.wyrmDeck, ...t.wyrmDiscard]
  for (const frame of t.frames) if (frame.op === 'wyrmDone') cards.push(frame.card)
  const there = cards.length === t.wyrmCards.length && cards.sort().join() === t.wyrmCards.toSorted().join()
  if (!there) throw new Error(`the wyrm cards are ${cards.join(', ')}`)
}

function checkHero(t: WonderTable, h: Hero): void {
  const max = maxHearts(t, h)
  demand(h.hearts >= 0 && h.hearts <= max, `${h.id} has ${h.hearts} of ${max} hearts`)
  demand(h.out === (h.hearts === 0), `${h.id} has ${h.hearts} hearts and is ${h.out ? 'un' : ''}conscious`)
  demand(h.sparks >= 0 && h.left >= 0, `${h.id} has ${h.sparks} sparks and ${h.left} actions`)
  demand(h.area === '' || isOnBoard(t, h.area), `${h.id} stands in "${h.area}", which is not on the board`)
}

/** Every card is in one place at most, and what is in play has been read. */
function checkCards(t: WonderTable): void {
  const read = new Set<number>()
  for (const { side, card } of t.pages) if (side === 'front') read.add(card)
  const most = chapterOf(t).cards.length
  const seen = new Set<number>()
  const once = (n: number) => {
    if (seen.has(n)) throw new Error(`a card is in two places: ${n}`)
    if (n < 1 || n > most) throw new Error(`there is no card ${n}`)
    seen.add(n)
  }
  const shown = (n: number) => {
    if (!read.has(n)) throw new Error(`card ${n} is in play though nobody has read it: ${cardOf(t, n).kind}`)
  }
  for (const n of [...t.deck, ...t.aside, ...t.used]) once(n)
  const inPlay = [t.placed, t.rules, ...t.heroes.map((h) => h.items)]
  for (const cards of inPlay)
    for (const n of cards) {
      once(n)
      shown(n)
    }
  for (const { cards } of t.stacks)
    for (const [i, n] of cards.entries()) {
      once(n)
      if (i === 0) shown(n)
    }
  if (t.objective) shown(t.objective)
  const early = t.deck.find((n) => read.has(n))
  if (early !== undefined) throw new Error(`card ${early} was read and is still in the deck`)
}
