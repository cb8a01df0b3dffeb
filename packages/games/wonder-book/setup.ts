import { blankTable, next, type Options } from '@grimuar/kernel'
import { firstBoard } from './board.ts'
import { heroesFor } from './flow/story.ts'
import { NOBODY } from './ids.ts'
import type { options } from './options.ts'
import { castOf, chapterOf } from './story/registry.ts'
import type { WonderTable } from './table.ts'
import type { Difficulty } from './tale.ts'

/** Fate tokens that are face up at the start. */
const FATE: { readonly [D in Difficulty]: number } = { easy: 6, normal: 5, hard: 4 }
export const SPARKS = 17

/** Wyrms in the pool: two for each player, never fewer than four. */
export function wyrmPool(seats: number): number {
  return Math.max(4, 2 * seats)
}

export function setup({ difficulty, ties, tale }: Options<typeof options>, seats: number): WonderTable {
  const playing = { story: tale.story, chapter: tale.chapter }
  const chapter = chapterOf(playing)
  const cast = castOf(playing)
  const wyrmCards = [...cast.wyrmDeck, ...tale.wyrmCards]
  const played = tale.heroes.filter((hero) => hero.played).map((hero) => hero.id)
  const t: WonderTable = {
    ...blankTable(seats),
    ...playing,
    difficulty,
    ties,
    passwords: tale.passwords,
    wyrmCards,
    tiers: tale.tiers.slice(),
    sides: Object.fromEntries(tale.heroes.map(({ id, skills }) => [id, skills])),
    artefacts: Object.fromEntries(tale.heroes.flatMap(({ id, artefact }) => (artefact ? [[id, artefact]] : []))),
    chest: tale.chest,
    fates: tale.fates.slice(),
    difficulties: tale.difficulties.slice(),
    read: tale.read,
    before: played.slice(0, heroesFor(seats)),
    fate: FATE[difficulty],
    deck: chapter.cards.map(({ n }) => n),
    aside: [],
    pages: [],
    placed: [],
    stacks: [],
    used: [],
    rules: [],
    objective: 0,
    rounds: 0,
    defeated: 0,
    slain: 0,
    watched: [],
    flags: [],
    counters: {},
    recycled: false,
    board: firstBoard(chapter),
    vortices: [],
    sparks: {},
    supply: SPARKS,
    wyrms: [],
    bred: 0,
    pool: wyrmPool(seats),
    units: [],
    tokens: [],
    aura: null,
    wyrmDeck: wyrmCards.slice(),
    wyrmDiscard: [],
    scrapDeck: cast.scraps.map(({ id }) => id),
    scrapDiscard: [],
    heroes: [],
    phase: 'story',
    turn: NOBODY,
    windUsed: false,
    roll: null,
    usual: false,
    ending: -1,
    end: '',
    imagined: false,
  }
  // Chapter I lets heroes be chosen when a card says so; later everyone keeps or changes theirs at the start.
  next(t, ...(tale.chapter > 1 ? [{ op: 'enlist', nth: 0, picked: null } as const] : []), { op: 'next' })
  return t
}
