import { quickDice } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { mageOf } from './board.ts'
import { sideOf, spellOf } from './cards/index.ts'
import { kindAt, SPELL_COPIES } from './components.ts'
import { questsOf } from './decks.ts'
import { FORGOTTEN_SPELLS, SCHOOL_SPELLS, SIDES, type SpellId } from './ids.ts'
import { game } from './rules.ts'
import type { Scene } from './scene.ts'
import type { BlackRoseTable } from './table.ts'
import { scene } from './talk.ts'

// What is unknown is dealt as likely as it is (rules §21): small scenes against all deals, counted one by one.

const DEALS = 4000

/** A place that seat 0 does not see, and what can lie there. */
interface Place {
  readonly at: string
  readonly takes: (card: SpellId) => boolean
  readonly of: (t: BlackRoseTable) => SpellId | undefined
}

const covers = (token: 'trap' | 'protection') => (card: SpellId) =>
  spellOf(card).roomTrap ? token === 'trap' : SIDES.some((side) => sideOf(card, side).type === token)

const slot = (seat: number, token: 'trap' | 'protection'): Place => ({
  at: `${seat} ${token}`,
  takes: covers(token),
  of: (t) => mageOf(t, seat).slots[3]?.card ?? undefined,
})
const inHand = (seat: number, nth: number, forgotten = false): Place => ({
  at: `${seat} hand`,
  takes: (card) => card.startsWith('FOR') === forgotten,
  of: (t) => mageOf(t, seat).hand[nth],
})
const inGrimoire = (seat: number, nth: number): Place => ({
  at: `${seat} grimoire`,
  takes: () => true,
  of: ({ mages }) => [...(mages[seat]?.grimoire.rest ?? []), ...(mages[seat]?.grimoire.top ?? []).map(({ thing }) => thing)][nth],
})

/** How often each deal comes out of all ways to put the cards into the places; two copies of a card are two cards. */
function allDeals(
  cards: readonly SpellId[],
  places: readonly Place[],
  fits: (laid: readonly SpellId[], used: ReadonlySet<number>) => boolean,
) {
  const found = new Map<string, number>()
  const laid: SpellId[] = []
  const used = new Set<number>()
  const put = (): void => {
    const place = places[laid.length]
    if (!place) {
      if (fits(laid, used)) found.set(keyOf(places, laid), (found.get(keyOf(places, laid)) ?? 0) + 1)
      return
    }
    for (const [i, card] of cards.entries()) {
      if (used.has(i) || !place.takes(card)) continue
      used.add(i)
      laid.push(card)
      put()
      laid.pop()
      used.delete(i)
    }
  }
  put()
  return found
}

/** Cards by place; those in one hand or Grimoire in any order. */
function keyOf(places: readonly Place[], laid: readonly SpellId[]): string {
  return places
    .map(({ at }, i) => `${at} ${laid[i]}`)
    .sort()
    .join(', ')
}

/** A scene in which seat 0 sees everything but these cards: all others lie on the piles, or are gone. */
function smallScene(unseen: readonly SpellId[], what: Scene): BlackRoseTable {
  const left = unseen.slice()
  const hidden = (card: SpellId): boolean => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }
  const piles = SCHOOL_SPELLS.flatMap((card) => Array<SpellId>(SPELL_COPIES).fill(card)).filter((card) => !hidden(card))
  const { table } = scene({ ...what, piles: piles.join(' ') })
  const gone = FORGOTTEN_SPELLS.filter((card) => !unseen.includes(card))
  table.gone.push(...gone)
  table.forgotten.rest = table.forgotten.rest.filter((card) => !gone.some((one) => one === card))
  return table
}

/** Compares many imagined tables with all deals: a chi-square that chance exceeds once in millions of times. */
function agrees(t: BlackRoseTable, places: readonly Place[], all: ReadonlyMap<string, number>): void {
  const ways = [...all.values()].reduce((sum, n) => sum + n, 0)
  const view = game.view(t, 0)
  const found = new Map<string, number>()
  for (let n = 0; n < DEALS; n++) {
    const imagined = game.imagine(view, 0, quickDice(n))
    const key = keyOf(
      places,
      places.flatMap((place) => place.of(imagined) ?? []),
    )
    expect(all.has(key), key).toBe(true)
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  let square = 0
  for (const [key, n] of all) {
    const want = (DEALS * n) / ways
    expect(want).toBeGreaterThan(5)
    square += ((found.get(key) ?? 0) - want) ** 2 / want
  }
  const free = all.size - 1
  expect(square).toBeLessThan(free + 5 * Math.sqrt(2 * free))
}

const count = (cards: readonly SpellId[], like: SpellId): number => cards.filter((card) => kindAt(card) === kindAt(like)).length

describe('imagining', () => {
  test('BR-21.5 BR-21.9 under tokens lie fitting cards, and everyone has as many of each school as all have seen', () => {
    const unseen: SpellId[] = ['CON01', 'CON03', 'CON04', 'CON05', 'CON05', 'NEC01', 'NEC06', 'NEC12']
    const t = smallScene(unseen, {
      people: [{}, { active: 'CON01', hand: 'NEC06' }, { active: 'NEC01', hand: 'CON05', grimoire: 'CON04' }],
    })
    const places = [slot(1, 'trap'), inHand(1, 0), slot(2, 'protection'), inHand(2, 0), inGrimoire(2, 0)]
    const all = allDeals(unseen, places, (laid) => {
      const [first, second] = [laid.slice(0, 2), laid.slice(2)]
      return (
        count(first, 'NEC01') === 1 && count(first, 'CON01') === 1 && count(second, 'NEC01') === 1 && count(second, 'CON01') === 2
      )
    })
    expect(all.size).toBeGreaterThan(20)
    agrees(t, places, all)
  })

  test('BR-21.2 BR-21.3 what is left of a first Grimoire is with its player, and Forgotten spells lie where they are seen', () => {
    const unseen: SpellId[] = ['DES03', 'DES10', 'DES08', 'DES10', 'DES11', 'FOR03', 'FOR04', 'FOR09']
    const t = smallScene(unseen, {
      people: [{}, { active: 'DES10', hand: 'DES03 FOR03', grimoire: 'DES11' }],
    })
    mageOf(t, 1).started = ['DES03', 'DES10']
    const places = [slot(1, 'protection'), inHand(1, 0), inHand(1, 1, true), inGrimoire(1, 0)]
    const all = allDeals(
      unseen,
      places,
      (laid, used) => used.has(0) && used.has(1) && count(laid, 'FOR03') === 1 && count(laid, 'DES03') === 3,
    )
    agrees(t, places, all)
  })

  test('BR-21.9 after a secret exchange, one player looks at a deck: those cards are of its school', () => {
    const unseen: SpellId[] = ['CON01', 'CON04', 'NEC06', 'NEC01', 'DIV01', 'DIV02', 'DIV04', 'DIV06']
    const t = smallScene(unseen, { people: [{}, { hand: 'CON01 NEC06 DIV06' }, { hand: 'CON04' }] })
    for (const seat of [1, 2]) mageOf(t, seat).mixed = true
    for (const card of ['DIV01', 'DIV02'] as const) {
      t.decks.divination.splice(t.decks.divination.indexOf(card), 1)
      mageOf(t, 2).seen.push(card)
    }
    t.frames.push({ op: 'looked', seat: 2, from: 'divination', take: 1, kept: true, effect: 'DIV02.lower' })
    const seen = (nth: number): Place => ({
      at: '2 seen',
      takes: (card) => kindAt(card) === kindAt('DIV01'),
      of: ({ mages }) => mages[2]?.seen[nth],
    })
    const places = [inHand(1, 0), inHand(1, 1), inHand(1, 2), inHand(2, 0), seen(0), seen(1)]
    const all = allDeals(
      unseen,
      places,
      (laid) => count(laid, 'CON01') === 2 && count(laid, 'NEC01') === 1 && count(laid, 'DIV01') === 3,
    )
    agrees(t, places, all)
  })

  test('BR-21.7 a hidden quest is any of its Moon that nobody has seen', () => {
    const { table } = scene({ people: [{ quests: 'Q001' }, { quests: 'Q005 Q036' }], moon: 2 })
    const hidden = ['Q005', 'Q006', 'Q012', 'Q013']
    const deck = table.questDecks[0]
    if (deck) deck.rest = deck.rest.filter((quest) => hidden.includes(quest) || !table.questsGone.push(quest))
    const found = new Map<string, number>()
    for (let n = 0; n < DEALS; n++) {
      const [quest = '', other = ''] = mageOf(game.imagine(game.view(table, 0), 0, quickDice(n)), 1).quests
      found.set(quest, (found.get(quest) ?? 0) + 1)
      expect(questsOf(2, 2)).toContain(other)
    }
    expect([...found.keys()].sort()).toEqual(hidden)
    for (const n of found.values()) expect(Math.abs(n - DEALS / 4)).toBeLessThan(5 * Math.sqrt(DEALS / 4))
  })
})
