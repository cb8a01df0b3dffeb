import { copyCommon } from '@grimuar/kernel'
import type { Hero, WonderTable } from './table.ts'

/** The game's own fields that everyone sees. */
export type Own = Omit<WonderTable, 'seats' | 'frames' | 'ask' | 'draws' | 'over' | 'imagined'>

/** Fields whose content is only ever replaced, so that copies share it. */
export const shared = ['board', 'skills', 'sides', 'pages', 'passwords', 'read', 'before', 'roll', 'aura']

export function copy(t: WonderTable): WonderTable {
  return { ...copyCommon(t), ...copyOwn(t), imagined: t.imagined }
}

/** A copy of the game's own fields. */
export function copyOwn(t: Own): Own {
  return {
    story: t.story,
    chapter: t.chapter,
    difficulty: t.difficulty,
    ties: t.ties,
    passwords: t.passwords,
    wyrmCards: t.wyrmCards.slice(),
    tiers: t.tiers.slice(),
    sides: t.sides,
    artefacts: { ...t.artefacts },
    chest: t.chest,
    fates: t.fates.slice(),
    difficulties: t.difficulties.slice(),
    read: t.read,
    before: t.before,
    fate: t.fate,
    deck: t.deck.slice(),
    aside: t.aside.slice(),
    pages: t.pages,
    placed: t.placed.slice(),
    stacks: t.stacks.map(({ id, cards }) => ({ id, cards: cards.slice() })),
    used: t.used.slice(),
    rules: t.rules.slice(),
    objective: t.objective,
    rounds: t.rounds,
    defeated: t.defeated,
    slain: t.slain,
    watched: t.watched.slice(),
    flags: t.flags.slice(),
    counters: { ...t.counters },
    recycled: t.recycled,
    board: t.board,
    vortices: t.vortices.slice(),
    sparks: { ...t.sparks },
    supply: t.supply,
    wyrms: t.wyrms.map(({ id, area, stunned }) => ({ id, area, stunned })),
    bred: t.bred,
    pool: t.pool,
    units: t.units.map(({ id, kind, area, hearts, max }) => ({ id, kind, area, hearts, max })),
    tokens: t.tokens.map(({ id, area }) => ({ id, area })),
    aura: t.aura,
    wyrmDeck: t.wyrmDeck.slice(),
    wyrmDiscard: t.wyrmDiscard.slice(),
    scrapDeck: t.scrapDeck.slice(),
    scrapDiscard: t.scrapDiscard.slice(),
    heroes: t.heroes.map(copyHero),
    phase: t.phase,
    turn: t.turn,
    windUsed: t.windUsed,
    roll: t.roll,
    usual: t.usual,
    ending: t.ending,
    end: t.end,
  }
}

function copyHero(h: Hero): Hero {
  return {
    id: h.id,
    seat: h.seat,
    area: h.area,
    hearts: h.hearts,
    sparks: h.sparks,
    items: h.items.slice(),
    scraps: h.scraps.slice(),
    skills: h.skills,
    out: h.out,
    done: h.done,
    left: h.left,
    rerolled: h.rerolled,
    moved: h.moved,
    freeMoves: h.freeMoves,
    freeScrap: h.freeScrap,
    defeats: h.defeats,
    guard: h.guard,
    uses: { ...h.uses },
  }
}
