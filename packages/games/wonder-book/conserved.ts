import { hasAura, isOnBoard } from './board.ts'
import { maxHearts } from './heroes.ts'
import { SPARKS, wyrmPool } from './setup.ts'
import { cardOf, castOf, chapterOf } from './story/shelf.ts'
import type { Hero, WonderTable } from './table.ts'
import { FATE_TOKENS } from './tale.ts'

function demand(holds: boolean, problem: string): void {
  if (!holds) throw new Error(problem)
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

/** Throws where a component is lost or doubled, a figure stands outside the board, or a card nobody has read is in play. */
export function conserved(t: WonderTable): void {
  const cast = castOf(t)
  const sparks = t.supply + sum(Object.values(t.sparks)) + sum(t.heroes.map((h) => h.sparks))
  demand(sparks === SPARKS && t.supply >= 0, `there are ${sparks} sparks`)
  demand(t.pool + t.wyrms.length === wyrmPool(t.seats) && t.pool >= 0, `there are ${t.pool} + ${t.wyrms.length} wyrms`)
  demand(t.fate >= 0 && t.fate <= FATE_TOKENS, `${t.fate} fate tokens are face up`)
  demand((t.fate === 0) === (t.end === 'lost'), 'the chapter is lost when the last token is turned, and only then')
  const scraps = [...t.scrapDeck, ...t.scrapDiscard, ...t.heroes.flatMap((h) => h.scraps)].sort()
  demand(
    scraps.join() ===
      cast.scraps
        .map(({ id }) => id)
        .sort()
        .join(),
    `the scraps are ${scraps.join(', ')}`,
  )
  const drawn = t.frames.flatMap((f) => (f.op === 'wyrmDone' ? [f.card] : []))
  const wyrmCards = [...t.wyrmDeck, ...t.wyrmDiscard, ...drawn].sort()
  demand(t.end !== '' || wyrmCards.join() === t.wyrmCards.toSorted().join(), `the wyrm cards are ${wyrmCards.join(', ')}`)
  const heroes = t.heroes.map(({ id }) => id)
  demand(new Set(heroes).size === heroes.length, 'a hero is in play twice')
  for (const h of t.heroes) checkHero(t, h)
  for (const { id, area } of [...t.wyrms, ...t.units])
    demand(isOnBoard(t, area), `${id} stands in "${area}", which is not on the board`)
  for (const area of [...t.vortices, ...Object.keys(t.sparks)]) demand(isOnBoard(t, area), `"${area}" is not on the board`)
  for (const { id, hearts, max } of t.units) demand(hearts >= 0 && hearts <= max, `${id} has ${hearts} of ${max} hearts`)
  demand(t.aura === null || !('hero' in t.aura) || hasAura(t, t.aura.hero), 'the aura is carried by nobody')
  checkCards(t)
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
  const shown = [
    ...t.placed,
    ...t.rules,
    ...t.heroes.flatMap((h) => h.items),
    ...t.stacks.flatMap(({ cards }) => cards.slice(0, 1)),
  ]
  const hidden = t.stacks.flatMap(({ cards }) => cards.slice(1))
  const all = [...t.deck, ...t.aside, ...shown, ...hidden, ...t.used]
  demand(new Set(all).size === all.length, `a card is in two places: ${all.find((n, i) => all.indexOf(n) < i)}`)
  demand(
    all.every((n) => n >= 1 && n <= chapterOf(t).cards.length),
    'there is no such card',
  )
  const read = new Set(t.pages.filter(({ side }) => side === 'front').map(({ card }) => card))
  const unread = [...shown, ...(t.objective ? [t.objective] : [])].find((n) => !read.has(n))
  demand(unread === undefined, `card ${unread} is in play though nobody has read it: ${unread && cardOf(t, unread).kind}`)
  const early = t.deck.find((n) => read.has(n))
  demand(early === undefined, `card ${early} was read and is still in the deck`)
}
