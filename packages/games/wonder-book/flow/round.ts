import { ask, at, next, type Ops } from '@grimuar/kernel'
import { actsOf } from '../acts.ts'
import { heroPicks, pick, pickedHero } from '../asks/pick.ts'
import { isOnBoard } from '../board.ts'
import type { RoundFrame, WonderFrame } from '../frames.ts'
import { activeCards, cardMods, heroAt, maxHearts, modsOf, turnFate } from '../heroes.ts'
import { type HeroNo, NOBODY } from '../ids.ts'
import type { PlainHook } from '../story/language/mods.ts'
import { cardAs, cardOf, chapterOf, scriptOf } from '../story/registry.ts'
import type { WonderTable } from '../table.ts'
import { FATE_TOKENS } from '../tale.ts'
import { tell } from '../tell.ts'
import type { WonderTypes } from '../types.ts'
import { runEffect } from '../verbs/index.ts'
import { passThing } from './actions.ts'

const ACTIONS = 3

/** The scripts of a hook on all cards in force, each followed by a look at goal and watch. */
function hook(t: WonderTable, name: PlainHook): WonderFrame[] {
  return activeCards(t).flatMap((n): WonderFrame[] => {
    const card = cardOf(t, n)
    const script = card.kind === 'rule' || card.kind === 'objective' ? card.hooks?.[name] : undefined
    return script === undefined ? [] : [{ op: 'script', source: `card ${n}`, script, next: 0, hero: NOBODY }, { op: 'check' }]
  })
}

export const roundOps: Ops<WonderTypes, RoundFrame> = {
  round(t, _frame, dealer) {
    t.phase = 'players'
    t.turn = NOBODY
    t.usual = false
    tell(t, dealer, { kind: 'phase', phase: 'players', round: t.rounds + 1 })
    for (const h of t.heroes) {
      h.done = false
      if (!h.out) continue
      turnFate(t, -1, FATE_TOKENS, dealer)
      if (t.end !== '') return
      h.out = false
      h.hearts = maxHearts(t, h)
      tell(t, dealer, { kind: 'woke', hero: h.id })
    }
    const spring = chapterOf(t).spring.find((area) => isOnBoard(t, area))
    if (spring !== undefined && !t.sparks[spring] && t.supply > 0) {
      t.supply--
      t.sparks[spring] = 1
      tell(t, dealer, { kind: 'spring', area: spring })
    }
    next(t, ...hook(t, 'round_start'), { op: 'turns', picked: null })
  },

  turns(t, { picked }, dealer) {
    t.turn = NOBODY
    if (picked === null) {
      const left = t.heroes.flatMap(({ done, out }, hero): HeroNo[] => (done || out ? [] : [hero]))
      if (left.length === 0) next(t, ...hook(t, 'player_end'), { op: 'enemies' })
      else pick(t, { purpose: 'turn', hero: NOBODY }, heroPicks(left), { op: 'turns', picked: null })
      return
    }
    const hero = pickedHero(picked)
    const h = heroAt(t, hero)
    t.turn = hero
    h.left = cardMods(t, 'actions').at(-1) ?? ACTIONS
    h.rerolled = false
    h.moved = 0
    h.freeMoves = 0
    h.freeScrap = false
    h.defeats = false
    h.uses = {}
    tell(t, dealer, { kind: 'turn', hero: h.id })
    const { turnStart } = modsOf(t, h)
    next(
      t,
      ...(turnStart ? [{ op: 'script', ...turnStart, next: 0, hero } as const, { op: 'check' } as const] : []),
      { op: 'act', hero, extra: false },
      { op: 'turns', picked: null },
    )
  },

  act(t, { hero, extra }) {
    const h = heroAt(t, hero)
    if (!h.out && ((h.left > 0 && !extra) || actsOf(t, hero, extra).length > 1)) ask(t, h.seat, { kind: 'act', hero, extra })
    else if (!extra) t.frames.push({ op: 'endTurn', hero })
  },

  endTurn(t, { hero }, dealer) {
    const h = heroAt(t, hero)
    h.done = true
    h.left = 0
    tell(t, dealer, { kind: 'turnEnd', hero: h.id })
    for (const n of activeCards(t)) {
      const card = cardOf(t, n)
      const script = card.kind === 'rule' || card.kind === 'objective' ? card.hooks?.turn_end_in?.[h.area] : undefined
      if (script !== undefined) next(t, { op: 'script', source: `card ${n}`, script, next: 0, hero }, { op: 'check' })
    }
  },

  enemies(t, _frame, dealer) {
    t.phase = 'enemies'
    t.turn = NOBODY
    t.usual = false
    tell(t, dealer, { kind: 'phase', phase: 'enemies', round: t.rounds + 1 })
    for (const h of t.heroes) h.guard = modsOf(t, h).guard
    const { n, enemy } = cardAs(t, t.objective, 'objective')
    const effects = scriptOf(t, `card ${n}`, enemy)
    next(
      t,
      ...hook(t, 'enemy_start'),
      ...effects.flatMap((_, nth) => [{ op: 'enemyEffect', card: n, nth } as const, { op: 'check' } as const]),
      { op: 'enemyEnd' },
    )
  },

  enemyEffect(t, { card, nth }, dealer) {
    const source = `card ${card}`
    const { enemy: script } = cardAs(t, card, 'objective')
    runEffect(t, at(scriptOf(t, source, script), nth), { source, script, next: nth, hero: NOBODY }, dealer)
  },

  enemyEnd(t) {
    next(t, ...hook(t, 'enemy_end'), { op: 'roundEnd' })
  },

  roundEnd(t) {
    t.rounds++
    t.phase = 'players'
    t.usual = false
    for (const h of t.heroes) h.guard = 0
    next(t, { op: 'check' }, { op: 'round' })
  },

  handOver(t, { from, what, picked }, dealer) {
    if (picked !== null) passThing(t, from, pickedHero(picked), what, dealer)
  },

  handedOver(t, { from, to, what, picked }, dealer) {
    if (picked === null) return
    if ('none' in picked) tell(t, dealer, { kind: 'kept', hero: heroAt(t, from).id, what })
    else passThing(t, from, to, what, dealer)
  },
}
