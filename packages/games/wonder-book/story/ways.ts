import type { Card, Flow } from './language/cards.ts'
import type { Condition } from './language/conditions.ts'
import type { Effect } from './language/effects.ts'
import type { Chapter, Scripts } from './story.ts'

/** A way from one card to another, or to the end of the chapter (0). */
export interface Way {
  readonly to: number
  readonly how: 'next' | 'goto' | 'brings' | 'win'
  readonly option?: number // the option of a choice it belongs to
  readonly sometimes?: true // on a condition
}

/** All effects that stand on a card. */
export const effectsOn = ({ scripts }: Chapter, n: number) => (scripts[`card ${n}`] ?? []).flat()

function flowsIn(flow: Flow): Flow[] {
  return typeof flow === 'object' && 'if' in flow ? [...flowsIn(flow.then), ...flowsIn(flow.else)] : [flow]
}

/** All feet of a card, those of its options included. */
export function feetOf(card: Card): Flow[] {
  if (card.kind === 'choice') return card.options.flatMap((option) => flowsIn(option.then ?? card.then))
  if (card.kind === 'objective') return flowsIn(card.back.then)
  return 'then' in card ? flowsIn(card.then) : card.kind === 'wyrm' || card.kind === 'upgrade' ? ['next'] : []
}

/** Cards an effect brings into play. */
export function broughtBy({ verb, of }: Effect): readonly number[] {
  switch (verb) {
    case 'place':
      return of
    case 'stack':
      return of.cards
    case 'item':
      return [typeof of === 'number' ? of : of.n]
    case 'rule':
    case 'read':
      return [of]
    default:
      return []
  }
}

/** Units an effect brings into play. */
export function unitsBy({ verb, of }: Effect): readonly string[] {
  return verb === 'ally' || verb === 'boss' || verb === 'runner' ? [of.id] : []
}

const BY_ORDER: readonly Card['kind'][] = ['interaction', 'item', 'boss', 'ally', 'hero']
/** Whether a card comes into play by an order only. */
export const byOrder = (card: Card) => BY_ORDER.includes(card.kind) || (card.kind === 'rule' && card.optional === true)

function flowWays(chapter: Chapter, n: number, flow: Flow, of: Pick<Way, 'option' | 'sometimes'> = {}): Way[] {
  if (flow === 'win') return [{ to: 0, how: 'win', ...of }]
  if (flow === 'next') return [{ to: cardAfter(chapter, n), how: 'next', ...of }]
  if ('goto' in flow) return [{ to: flow.goto, how: 'goto', ...of }]
  return [flow.then, flow.else].flatMap((one) => flowWays(chapter, n, one, { ...of, sometimes: true }))
}

/** The card that follows in the deck. */
function cardAfter({ cards }: Chapter, n: number): number {
  return cards.find((card) => card.n > n && !byOrder(card))?.n ?? 0
}

function footWays(chapter: Chapter, card: Card): Way[] {
  const { n } = card
  if (card.kind === 'choice')
    return card.options.flatMap((one, option) => flowWays(chapter, n, one.then ?? card.then, { option }))
  if (card.kind === 'objective') return flowWays(chapter, n, card.back.then)
  if (byOrder(card) && card.kind !== 'rule') return []
  return flowWays(chapter, n, 'then' in card ? card.then : 'next')
}

/** The cards that a card leads to, and the things it brings into play. */
export function waysFrom(chapter: Chapter, card: Card): Way[] {
  const brought = effectsOn(chapter, card.n).flatMap((effect) => [
    ...broughtBy(effect),
    ...unitsBy(effect).flatMap((unit) => chapter.cards.flatMap((one) => (isUnit(one, unit) ? [one.n] : []))),
    ...(effect.verb === 'hero_select' ? chapter.cards.flatMap((one) => (one.kind === 'hero' ? [one.n] : [])) : []),
  ])
  return [...footWays(chapter, card), ...[...new Set(brought)].map((to): Way => ({ to, how: 'brings' }))]
}

const isUnit = (card: Card, unit: string) => (card.kind === 'boss' || card.kind === 'ally') && card.ref === unit

/** Cards that can be met, from the first one on. */
export function metIn(chapter: Chapter): Set<number> {
  const met = new Set([cardAfter(chapter, 0)])
  for (const n of met) {
    const card = chapter.cards[n - 1]
    for (const { to } of card ? waysFrom(chapter, card) : []) if (chapter.cards[to - 1]) met.add(to)
  }
  return met
}

/** The place of a fault: a card, or a part of it. */
export const place = ({ roman }: Chapter, n: number, part = '') => `${roman}-${n}${part && ` ${part}`}`

/** The plain conditions within a condition. */
export function conditionsIn(condition: Condition): Condition[] {
  if (condition.is === 'all' || condition.is === 'any') return condition.of.flatMap(conditionsIn)
  return condition.is === 'not' ? conditionsIn(condition.of) : [condition]
}

/** All effects of a script, those of scripts within it included. */
export function scriptTree(of: { readonly scripts: Scripts }, source: string, script: number): Effect[] {
  return (of.scripts[source]?.[script] ?? []).flatMap((effect): Effect[] => {
    const within: (number | undefined)[] =
      effect.verb === 'if'
        ? [effect.of.then, effect.of.else]
        : effect.verb === 'test'
          ? [effect.of.pass, effect.of.fail]
          : effect.verb === 'choose'
            ? effect.of.map((option) => option.do)
            : effect.verb === 'attack'
              ? [effect.of.on_hit]
              : []
    return [effect, ...within.flatMap((one) => (one === undefined ? [] : scriptTree(of, source, one)))]
  })
}
