import { ask, at, next, type Ops, type Seat } from '@grimuar/kernel'
import { askFor, idPicks, pick, pickedId } from '../asks/pick.ts'
import { isOnBoard } from '../board.ts'
import { holds } from '../conditions.ts'
import type { StoryFrame } from '../frames.ts'
import { heroAt, maxHearts, type WonderDealer } from '../heroes.ts'
import { type HeroNo, NOBODY } from '../ids.ts'
import type { Card, CardKind, Flow } from '../story/language/cards.ts'
import { cardAs, cardOf, castOf, scriptOf } from '../story/registry.ts'
import type { Hero, WonderTable } from '../table.ts'
import { tell } from '../tell.ts'
import type { WonderTypes } from '../types.ts'
import { runEffect } from '../verbs/index.ts'
import { fetchCard, turnPage } from './deck.ts'

/** Cards that come into play by an order only: met in the deck they are put aside unread. */
const ASIDE: readonly CardKind[] = ['interaction', 'item', 'boss', 'ally', 'hero']

/** How many heroes play: one person runs two. */
export function heroesFor(seats: number): number {
  return Math.max(2, seats)
}

/** The foot of a card, or of the part of it that was read. */
function footOf(card: Card, part: 'front' | 'back' | number): Flow {
  if (card.kind === 'choice' && typeof part === 'number') return card.options[part]?.then ?? card.then
  if (card.kind === 'objective') return card.back.then
  return 'then' in card ? card.then : 'next'
}

function follow(t: WonderTable, flow: Flow, dealer: WonderDealer): void {
  if (flow === 'next') t.frames.push({ op: 'next' })
  else if (flow === 'win') win(t, dealer)
  else if ('goto' in flow) t.frames.push({ op: 'goto', card: flow.goto })
  else follow(t, holds(t, flow.if, NOBODY) ? flow.then : flow.else, dealer)
}

function win(t: WonderTable, dealer: WonderDealer): void {
  t.end = 'won'
  t.difficulties.push(t.difficulty)
  tell(t, dealer, { kind: 'won', fate: t.fate })
}

type Reveal = { readonly [K in CardKind]: (t: WonderTable, card: Card<K>, after: StoryFrame[], dealer: WonderDealer) => void }

/** Reveals a card; `after` is its foot. */
const reveal: Reveal = {
  story(t, { n, do: script }, after) {
    next(t, { op: 'script', source: `card ${n}`, script, next: 0, hero: NOBODY }, ...after)
  },

  choice(t, { n }) {
    askFor(t, NOBODY, { kind: 'option', card: n })
  },

  objective(t, { n, do: script, vortex }, _after, dealer) {
    t.objective = n
    t.rounds = 0
    t.defeated = 0
    t.watched = []
    t.vortices = vortex.filter((area) => isOnBoard(t, area))
    tell(t, dealer, { kind: 'vortices', areas: t.vortices.slice() })
    if (script === undefined) next(t, { op: 'check' }, { op: 'round' })
    else next(t, { op: 'script', source: `card ${n}`, script, next: 0, hero: NOBODY }, { op: 'check' }, { op: 'round' })
  },

  rule(t, { n }, after, dealer) {
    t.rules.push(n)
    tell(t, dealer, { kind: 'rule', card: n, on: true })
    next(t, ...after)
  },

  wyrm(t, { ref }, after) {
    t.wyrmCards.push(ref)
    t.wyrmDeck.push(...t.wyrmDiscard.splice(0), ref)
    next(t, ...after)
  },

  upgrade(t, { ref }, after) {
    const [tier = '', hero = ''] = ref.split('.')
    if (!t.tiers.includes(tier)) t.tiers.push(tier)
    next(t, { op: 'learn', hero, tier, picked: null }, ...after)
  },

  end(t, { n, endings, epilogue = [] }, after, dealer) {
    t.fates.push(t.fate)
    const total = t.fates.reduce((sum, fate) => sum + fate, 0)
    const ending = endings.findIndex(({ min }) => t.fate >= min)
    const last = epilogue.findIndex(({ min }) => total >= min)
    t.ending = ending
    const script = endings[ending]?.do
    if (ending >= 0) turnPage(t, { card: n, side: 'ending', at: ending }, dealer)
    if (last >= 0) turnPage(t, { card: n, side: 'epilogue', at: last }, dealer)
    if (script === undefined) next(t, ...after)
    else next(t, { op: 'script', source: `card ${n}`, script, next: 0, hero: NOBODY }, ...after)
  },

  interaction: (t, _card, after) => next(t, ...after),
  item: (t, _card, after) => next(t, ...after),
  hero: (t, _card, after) => next(t, ...after),
  boss: (t, _card, after) => next(t, ...after),
  ally: (t, _card, after) => next(t, ...after),
}

function revealOne<K extends CardKind>(t: WonderTable, kind: K, card: Card<K>, after: StoryFrame[], dealer: WonderDealer): void {
  const rule: Reveal[K] = reveal[kind]
  rule(t, card, after, dealer)
}

/** A hero as it begins a chapter. */
function newHero(t: WonderTable, id: string, seat: Seat): Hero {
  const h: Hero = {
    id,
    seat,
    area: '',
    hearts: 0,
    sparks: 0,
    items: [],
    scraps: [],
    skills: skillsKept(t, id),
    out: false,
    done: false,
    left: 0,
    rerolled: false,
    moved: 0,
    freeMoves: 0,
    freeScrap: false,
    defeats: false,
    guard: 0,
    uses: {},
  }
  h.hearts = maxHearts(t, h)
  return h
}

const NOTHING: readonly string[] = []

/** The skills of a hero and its artefact. */
function skillsKept(t: WonderTable, id: string): readonly string[] {
  const artefact = t.artefacts[id]
  const sides = t.sides[id] ?? NOTHING
  if (artefact === undefined) return sides
  return [...sides, artefact]
}

/** A hero that has learnt something: more hearts come at once. */
function relearn(t: WonderTable, h: Hero): void {
  const before = maxHearts(t, h)
  h.skills = skillsKept(t, h.id)
  if (!h.out) h.hearts += maxHearts(t, h) - before
}

export const storyOps: Ops<WonderTypes, Exclude<StoryFrame, { op: 'settle' }>> = {
  next(t) {
    // Nobody has read what comes next.
    if (t.imagined) {
      t.end = 'unread'
      return
    }
    for (let n = t.deck.shift(); n !== undefined; n = t.deck.shift()) {
      const card = cardOf(t, n)
      if (!ASIDE.includes(card.kind) && !(card.kind === 'rule' && card.optional)) {
        t.frames.push({ op: 'reveal', card: n, foot: true })
        return
      }
      t.aside.push(n)
    }
    throw new Error(`chapter ${t.chapter} has no card left`)
  },

  goto(t, { card }) {
    t.aside.push(...t.deck.filter((n) => n < card))
    t.deck = t.deck.filter((n) => n > card)
    t.frames.push({ op: 'reveal', card, foot: true })
  },

  reveal(t, { card: n, foot }, dealer) {
    fetchCard(t, n)
    turnPage(t, { card: n, side: 'front' }, dealer)
    if (t.end !== '') return
    const card = cardOf(t, n)
    revealOne(t, card.kind, card, foot ? [{ op: 'foot', card: n, part: 'front' }] : [], dealer)
  },

  foot(t, { card, part }, dealer) {
    follow(t, footOf(cardOf(t, card), part), dealer)
  },

  script(t, frame, dealer) {
    const { source, script, next: place, hero } = frame
    const effects = scriptOf(t, source, script)
    const effect = effects[place]
    if (!effect) return
    if (place + 1 < effects.length) t.frames.push({ op: 'script', source, script, next: place + 1, hero })
    runEffect(t, effect, frame, dealer)
  },

  chosen(t, { source, script, next: place, hero, picked }) {
    const effect = scriptOf(t, source, script)[place]
    if (picked === null || !('option' in picked) || effect?.verb !== 'choose') return
    t.frames.push({ op: 'script', source, script: at(effect.of, picked.option).do, next: 0, hero })
  },

  check(t, _frame, dealer) {
    if (!t.objective) return
    const { n, watch = [], goal, back } = cardAs(t, t.objective, 'objective')
    for (const [i, { when, do: script, once }] of watch.entries()) {
      if ((once && t.watched.includes(i)) || !holds(t, when, NOBODY)) continue
      if (once) t.watched.push(i)
      next(t, { op: 'script', source: `card ${n}`, script, next: 0, hero: NOBODY }, { op: 'check' })
      return
    }
    if (!holds(t, goal, NOBODY)) return
    // The rest of the phase is dropped, turns left over are lost.
    t.frames.length = 0
    t.objective = 0
    t.phase = 'story'
    t.turn = NOBODY
    t.usual = false
    turnPage(t, { card: n, side: 'back' }, dealer)
    next(t, { op: 'script', source: `card ${n}`, script: back.do, next: 0, hero: NOBODY }, { op: 'foot', card: n, part: 'back' })
  },

  resolved(t, { card }, dealer) {
    const recycled = t.recycled
    t.recycled = false
    if (recycled) return
    t.used.push(card)
    t.placed = t.placed.filter((n) => n !== card)
    for (const stack of t.stacks) {
      if (stack.cards[0] !== card) continue
      stack.cards.shift()
      const [top] = stack.cards
      if (top === undefined) continue
      turnPage(t, { card: top, side: 'front' }, dealer)
      tell(t, dealer, { kind: 'placed', card: top })
    }
  },

  enlist(t, { nth, picked }, dealer) {
    const seat = t.seats === 1 ? 0 : nth
    if (picked === null) {
      if (nth >= heroesFor(t.seats)) return
      const free = Object.keys(castOf(t).heroes).filter((id) => !t.heroes.some((h) => h.id === id))
      // The one of the chapter before comes first.
      const kept = t.before[nth]
      const from = kept !== undefined && free.includes(kept) ? [kept, ...free.filter((id) => id !== kept)] : free
      t.frames.push({ op: 'enlist', nth, picked: null })
      ask(t, seat, { kind: 'pick', purpose: 'hero', hero: NOBODY, source: '', from: idPicks(from) })
      return
    }
    const id = pickedId(picked)
    const keeps = t.before[nth] === id
    if (!keeps) t.sides = { ...t.sides, [id]: NOTHING }
    t.heroes.push(newHero(t, id, seat))
    tell(t, dealer, { kind: 'hero', hero: id, seat })
    const hero: HeroNo = t.heroes.length - 1
    next(t, ...(keeps ? [] : [{ op: 'equip', hero } as const]), { op: 'enlist', nth: nth + 1, picked: null })
  },

  equip(t, { hero }) {
    const { id } = heroAt(t, hero)
    next(
      t,
      ...t.tiers.map((tier) => ({ op: 'learn', hero: id, tier, picked: null }) as const),
      ...(t.chest ? [{ op: 'artefact', hero, picked: null } as const] : []),
    )
  },

  learn(t, { hero: id, tier, picked }, dealer) {
    const hero = t.heroes.findIndex((h) => h.id === id)
    if (hero < 0) return
    if (picked === null) {
      const two = castOf(t).upgrades[tier]?.[id] ?? []
      pick(t, { purpose: 'skill', hero }, idPicks(two.map((skill) => skill.id)), { op: 'learn', hero: id, tier, picked: null })
      return
    }
    const skill = pickedId(picked)
    t.sides = { ...t.sides, [id]: [...(t.sides[id] ?? []), skill] }
    relearn(t, heroAt(t, hero))
    tell(t, dealer, { kind: 'skill', hero: id, skill })
  },

  artefact(t, { hero, picked }, dealer) {
    const h = heroAt(t, hero)
    if (t.artefacts[h.id] !== undefined) return
    if (picked === null) {
      const taken = Object.values(t.artefacts)
      const left = castOf(t).artefacts.filter(({ id }) => !taken.includes(id))
      pick(t, { purpose: 'artefact', hero }, idPicks(left.map(({ id }) => id)), { op: 'artefact', hero, picked: null })
      return
    }
    const artefact = pickedId(picked)
    t.artefacts[h.id] = artefact
    relearn(t, h)
    tell(t, dealer, { kind: 'artefact', hero: h.id, artefact })
  },
}
