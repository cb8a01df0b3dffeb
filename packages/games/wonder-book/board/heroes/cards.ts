/** The actions of a hero, as cards. */
import type { Jewel } from '@grimuar/ui'
import { openInteractions, skillsFor, specialsOf } from '../../acts.ts'
import type { Act } from '../../asks/questions.ts'
import type { HeroNo } from '../../ids.ts'
import { cardAs } from '../../story/registry.ts'
import type { Names } from '../../text/names.ts'
import { imagine } from '../../view.ts'
import { namesOf, saidOf, type WonderProps } from '../derived.ts'
import { HERO_JEWELS } from './jewels.ts'

/** A drawing of game-icons out of the sheet that the table holds. */
function drawn(name: string): string {
  return `<use href="#wb-act-${name}" width="512" height="512" />`
}

const bat = drawn('baseball-bat')
const relay = drawn('body-swapping')
const glove = drawn('boxing-glove')
const candle = drawn('candle-light')
const key = drawn('key')
const scrap = drawn('paper-crane')
const present = drawn('present')
const special = drawn('scroll-unfurled')
const skill = drawn('skills')
const sparkles = drawn('sparkles')
const lollipop = drawn('spiral-lollipop')
const spray = drawn('spray')
const charge = drawn('sprint')
const burst = drawn('sun')
const receive = drawn('swap-bag')
const boot = drawn('walking-boot')
const candy = drawn('wrapped-sweet')

/** A card of an action. */
export interface ActionCard {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly drawing: string
  readonly jewel: Jewel
  readonly cost: number // in sparks
  readonly moves: readonly Act[] // the legal ones
  readonly wanted: Act | null // the illegal move that a press tries if none is legal; null for a card that cannot be pressed
}

const ATTACKS: { readonly [hero: string]: string } = { silna: glove, byczek: bat, laser: spray, slodka: lollipop }
const SKILLS: { readonly [hero: string]: string } = { silna: relay, byczek: charge, laser: burst, slodka: candy }

export function actionCards(props: WonderProps, hero: HeroNo): ActionCard[] {
  const { view, words } = props
  const h = view.heroes[hero]
  if (!h) return []
  const n = namesOf(props)
  const says = words.text.board.act
  const t = imagine(view)
  const asked = props.question?.question.kind === 'act' && props.question.question.hero === hero
  const acts = asked ? props.moves.filter((move): move is Act => 'do' in move) : []
  const jewel = HERO_JEWELS[h.id] ?? 'amethyst'
  const own = { jewel, cost: 0 }
  const of = <D extends Act['do']>(kind: D) => acts.filter((act): act is Extract<Act, { do: D }> => act.do === kind)
  const is = (act: Act) => acts.filter((one) => JSON.stringify(one) === JSON.stringify(act))

  const interactions = openInteractions(t).filter((card) => cardAs(view, card, 'interaction').area === h.area)
  return [
    {
      ...own,
      id: 'move',
      title: says.move,
      text: says.moveText,
      drawing: boot,
      moves: of('move'),
      wanted: { do: 'move', to: h.area },
    },
    {
      ...own,
      id: 'collect',
      title: says.collect,
      text: says.sparksHere(view.sparks[h.area] ?? 0),
      drawing: sparkles,
      moves: of('collect'),
      wanted: { do: 'collect' },
    },
    {
      ...own,
      id: 'attack',
      title: n.said(`hero ${h.id}`, 'attack.t'),
      text: saidOf(n, `hero ${h.id}`, 'attack.text'),
      drawing: ATTACKS[h.id] ?? glove,
      moves: of('attack'),
      wanted: { do: 'attack' },
    },
    ...skillsFor(t, h).map(({ id, cost, source }, i): ActionCard => {
      const act: Act = { do: 'skill', id }
      const text = saidOf(n, source, i === 0 ? 'skill.text' : 'text')
      const drawing = i === 0 ? (SKILLS[h.id] ?? skill) : skill
      return { jewel, id: `skill:${id}`, title: n.skill(id), text, drawing, cost: cost.sparks ?? 0, moves: is(act), wanted: act }
    }),
    ...interactions.map((card): ActionCard => {
      const act: Act = { do: 'interact', card }
      const { cost } = cardAs(view, card, 'interaction')
      const text = saidOf(n, `card ${card}`, 'text')
      const common = { id: `interact:${card}`, title: n.card(card), text, drawing: candle, jewel: 'topaz' } as const
      return { ...common, cost: cost?.sparks ?? 0, moves: is(act), wanted: act }
    }),
    ...specialsOf(t, h).map(({ source, action }): ActionCard => {
      const act: Act = { do: 'special', source, id: action.id }
      const drawing = source.startsWith('card ') && h.items.includes(Number(source.slice(5))) ? key : special
      const common = {
        id: `special:${source}:${action.id}`,
        title: n.action(source, action.id),
        drawing,
        jewel: 'amethyst',
      } as const
      return { ...common, text: textOf(n, source), cost: action.cost?.sparks ?? 0, moves: is(act), wanted: act }
    }),
    ...h.items
      .filter((card) => cardAs(view, card, 'item').actions.length === 0)
      .map((card): ActionCard => {
        const common = { id: `item:${card}`, title: n.card(card), text: textOf(n, `card ${card}`), drawing: key } as const
        return { ...common, jewel: 'onyx', cost: 0, moves: [], wanted: null }
      }),
    ...h.scraps.map((id): ActionCard => {
      const act: Act = { do: 'scrap', id }
      const common = { id: `scrap:${id}`, title: n.scrap(id), text: textOf(n, `scrap ${id}`), drawing: scrap } as const
      return { ...common, jewel: 'amethyst', cost: 0, moves: is(act), wanted: act }
    }),
    ...gifts('give', says.give, says.giveText, present, of('give')),
    ...gifts('take', says.take, says.takeText, receive, of('take')),
  ]
}

function gifts(id: string, title: string, text: string, drawing: string, moves: readonly Act[]): ActionCard[] {
  return moves.length ? [{ id, title, text, drawing, jewel: 'onyx', cost: 0, moves, wanted: null }] : []
}

function textOf(n: Names, source: string): string {
  return saidOf(n, source, 'text')
}
