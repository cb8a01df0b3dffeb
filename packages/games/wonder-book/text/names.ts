import type { Lang } from '@grimuar/contract'
import type { Page } from '../pages.ts'
import { cardOf, castOf } from '../story/registry.ts'
import { forHeroes, told } from '../story/told.ts'

/** The source of names. */
export interface NameText {
  readonly lang: Lang
  readonly card: string
  readonly nowhere: string // where figures are that stand in no area
}

/** Finds the names and texts of one chapter, with what holds for the heroes in play only. */
export interface Names {
  hero(id: string): string
  area(id: string): string
  /** The title of a card. */
  card(n: number): string
  skill(id: string): string
  scrap(id: string): string
  artefact(id: string): string
  unit(id: string): string
  wyrmCard(id: string): string
  password(word: string): string
  /** An item card or a scrap. */
  thing(what: number | string): string
  /** A special action by its source. */
  action(source: string, id: string): string
  /** The name of a source: a card, skill, scrap, artefact or boss. */
  source(source: string): string
  /** An option of a choice within a script. */
  said(source: string, key: string): string
  /** All that a page says, its paragraphs in order. */
  page(page: Page): readonly string[]
  readonly title: string // of the chapter
}

/** A small number in Roman numerals. */
export function roman(n: number): string {
  return n >= 10 ? `X${roman(n - 10)}` : (['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][n] ?? '')
}

const OWN = ['title', 'text', 'note', 'goal_text', 'enemy_text']

/** The names and texts of a chapter for this number of heroes; before it is known, the texts for all numbers. */
export function namesIn(text: NameText, story: string, chapter: number, heroes = 0): Names {
  const playing = { story, chapter }
  const cast = castOf(playing)
  const said = (source: string, key: string) => {
    const written = told(text.lang, playing, source, key)
    return written && forHeroes(written, heroes)
  }
  const named = (source: string, key = 't') => said(source, key) ?? source.split(' ').at(-1) ?? source
  const card = (n: number) => said(`card ${n}`, 'title') ?? `${text.card} ${n}`
  const parts = (source: string, keys: readonly string[]) => keys.flatMap((key) => said(source, key) ?? [])
  return {
    hero: (id) => named(`hero ${id}`),
    area: (id) => said('areas', id) ?? text.nowhere,
    card,
    skill: (id) => said(`skill ${id}`, 't') ?? heroSkill(id),
    scrap: (id) => named(`scrap ${id}`),
    artefact: (id) => named(`artefact ${id}`),
    unit: (id) => said(`boss ${id}`, 't') ?? named(`ally ${id}`),
    wyrmCard: (id) => named(`wyrm ${id}`),
    password: (word) => said('passwords', word) ?? word,
    thing: (what) => (typeof what === 'number' ? card(what) : named(`scrap ${what}`)),
    action: (source, id) => actionName(source, id),
    source: (source) => (source.startsWith('card ') ? card(Number(source.slice(5))) : named(source)),
    said: (source, key) => said(source, key) ?? key,
    title: said('chapter', 'title') ?? story,
    page({ card: n, side, ...more }) {
      const source = `card ${n}`
      const at = 'at' in more ? more.at : 0
      switch (side) {
        case 'front': {
          const own = parts(source, OWN)
          return own.length ? own : [card(n)]
        }
        case 'back':
          return parts(source, ['back.text', 'back.note'])
        case 'option':
          return parts(source, [`options.${at}.out`, `options.${at}.note`])
        case 'ending':
          return parts(source, [`endings.${at}.text`])
        case 'epilogue':
          return parts(source, [`epilogue.${at}.text`])
      }
    },
  }

  function heroSkill(id: string): string {
    for (const [hero, { skill }] of Object.entries(cast.heroes)) if (skill.id === id) return named(`hero ${hero}`, skill.t)
    return id
  }

  function actionName(source: string, id: string): string {
    const card = source.startsWith('card ') ? cardOf(playing, Number(source.slice(5))) : undefined
    const ofCard = card && 'actions' in card ? card.actions : undefined
    const ofArtefact = cast.artefacts.find((artefact) => `artefact ${artefact.id}` === source)?.actions
    const action = (ofCard ?? ofArtefact)?.find((one) => one.id === id)
    return (action && said(source, action.t)) ?? id
  }
}
