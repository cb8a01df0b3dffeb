import { heroPicks, pick } from '../asks/pick.ts'
import { fetchCard, showCard, takeItem } from '../flow/deck.ts'
import { groupOf, holdItem } from '../heroes.ts'
import { chapterOf } from '../story/registry.ts'
import { tell } from '../tell.ts'
import type { Verbs } from './verb.ts'

export const cardVerbs: Verbs<
  'hero_select' | 'place' | 'stack' | 'discard' | 'recycle' | 'item' | 'drop_item' | 'rule' | 'end_rule' | 'envelope'
> = {
  hero_select: {
    run(t) {
      for (const { n, kind } of chapterOf(t).cards) if (kind === 'hero') fetchCard(t, n)
      t.frames.push({ op: 'enlist', nth: 0, picked: null })
    },
  },

  place: {
    run(t, cards, _by, dealer) {
      for (const n of cards) {
        if (!fetchCard(t, n)) continue
        t.placed.push(n)
        showCard(t, n, dealer)
        tell(t, dealer, { kind: 'placed', card: n })
      }
    },
  },

  stack: {
    run(t, { id, cards }, _by, dealer) {
      const there = cards.filter((n) => fetchCard(t, n))
      t.stacks = [...t.stacks.filter((stack) => stack.id !== id), { id, cards: there }]
      const [top] = there
      if (top === undefined) return
      showCard(t, top, dealer)
      tell(t, dealer, { kind: 'placed', card: top })
    },
  },

  discard: {
    run(t, cards) {
      t.placed = t.placed.filter((n) => !cards.includes(n))
      t.rules = t.rules.filter((n) => !cards.includes(n))
      for (const stack of t.stacks) stack.cards = stack.cards.filter((n) => !cards.includes(n))
    },
  },

  recycle: {
    run(t) {
      t.recycled = true
    },
  },

  item: {
    run(t, what, { hero, source }, dealer) {
      const { n, who = 'actor' } = typeof what === 'number' ? { n: what } : what
      const group = groupOf(t, who, hero)
      const [first] = group.heroes
      if (first === undefined || !fetchCard(t, n)) return
      showCard(t, n, dealer)
      if (group.pick) pick(t, { purpose: 'item', hero, source }, heroPicks(group.heroes), { op: 'item', card: n, picked: null })
      else takeItem(t, first, n, dealer)
    },
  },

  drop_item: {
    run(t, n, _by, dealer) {
      for (const h of t.heroes) {
        if (!h.items.includes(n)) continue
        holdItem(t, h, n, false)
        tell(t, dealer, { kind: 'dropped', hero: h.id, card: n })
      }
    },
    // Throwing an item away is the price of an action, never its aim.
    could: () => false,
  },

  rule: {
    run(t, n, _by, dealer) {
      if (t.rules.includes(n) || !fetchCard(t, n)) return
      showCard(t, n, dealer)
      t.rules.push(n)
      tell(t, dealer, { kind: 'rule', card: n, on: true })
    },
  },

  end_rule: {
    run(t, n, _by, dealer) {
      if (!t.rules.includes(n)) return
      t.rules.splice(t.rules.indexOf(n), 1)
      tell(t, dealer, { kind: 'rule', card: n, on: false })
    },
  },

  envelope: {
    run(t, _of, _by, dealer) {
      t.chest = true
      dealer.reveal()
      dealer.final()
      tell(t, dealer, { kind: 'chest' })
      for (let hero = t.heroes.length - 1; hero >= 0; hero--) t.frames.push({ op: 'artefact', hero, picked: null })
    },
  },
}
