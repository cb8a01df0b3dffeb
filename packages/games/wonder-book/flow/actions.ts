import { next } from '@grimuar/kernel'
import { moveIsFree, neighbours, scrapIsFree, skillsFor, specialsOf } from '../acts.ts'
import { heroPicks, NONE, pick } from '../asks/pick.ts'
import type { Act } from '../asks/questions.ts'
import type { WonderFrame } from '../frames.ts'
import { heroAt, holdItem, isOwnTurn, modsOf, spend, type WonderDealer } from '../heroes.ts'
import type { HeroNo } from '../ids.ts'
import type { Cost } from '../story/language/cards.ts'
import { cardAs, castOf } from '../story/registry.ts'
import type { Hero, WonderTable } from '../table.ts'
import { tell } from '../tell.ts'
import { turnPage } from './deck.ts'
import { enterArea, placeHero } from './moving.ts'

/** An item or a scrap changes hands. */
export function passThing(t: WonderTable, from: HeroNo, to: HeroNo, what: number | string, dealer: WonderDealer): void {
  const [giver, taker] = [heroAt(t, from), heroAt(t, to)]
  if (typeof what === 'number') {
    holdItem(t, giver, what, false)
    holdItem(t, taker, what, true)
  } else {
    giver.scraps.splice(giver.scraps.indexOf(what), 1)
    taker.scraps.push(what)
  }
  tell(t, dealer, { kind: 'gave', from: giver.id, to: taker.id, what })
}

function pay(t: WonderTable, h: Hero, { sparks = 0, hearts = 0, item }: Cost, dealer: WonderDealer): void {
  spend(t, h, sparks, dealer)
  h.hearts -= hearts
  if (item !== undefined && h.items.includes(item)) {
    holdItem(t, h, item, false)
    tell(t, dealer, { kind: 'dropped', hero: h.id, card: item })
  }
}

/** Carries out what a hero does. A completed action of a turn is followed by a look at goal and watch. */
export function perform(t: WonderTable, hero: HeroNo, extra: boolean, act: Act, dealer: WonderDealer): void {
  const h = heroAt(t, hero)
  if (act.do === 'pass') {
    if (!extra) t.frames.push({ op: 'endTurn', hero })
    return
  }
  if (!extra) next(t, { op: 'check' }, { op: 'act', hero, extra: false })
  const isFree = carryOut(t, hero, extra, act, dealer)
  if (!extra && !isFree) h.left--
}

/** Does it, and says whether it was not counted. */
function carryOut(
  t: WonderTable,
  hero: HeroNo,
  extra: boolean,
  act: Exclude<Act, { do: 'pass' }>,
  dealer: WonderDealer,
): boolean {
  const h = heroAt(t, hero)
  const run = (source: string, script: number, ...after: WonderFrame[]) =>
    next<WonderFrame>(t, { op: 'script', source, script, next: 0, hero }, ...after)
  switch (act.do) {
    case 'move': {
      const isFree = moveIsFree(t, h, extra)
      if (isFree) h.freeMoves++
      if (isOwnTurn(t, hero)) h.moved++
      placeHero(t, hero, act.to, dealer, act.with)
      enterArea(t, hero)
      return isFree
    }
    case 'collect': {
      const lying = t.sparks[h.area] ?? 0
      const sparks = modsOf(t, h).collectAll ? lying : 1
      if (lying > sparks) t.sparks[h.area] = lying - sparks
      else delete t.sparks[h.area]
      h.sparks += sparks
      tell(t, dealer, { kind: 'collected', hero: h.id, area: h.area, sparks })
      return false
    }
    case 'attack':
      t.frames.push({ op: 'attack', hero })
      return false
    case 'skill': {
      const skill = skillsFor(t, h).find(({ id }) => id === act.id)
      if (!skill) throw new Error(`${h.id} has no skill "${act.id}"`)
      tell(t, dealer, { kind: 'usedSkill', hero: h.id, skill: act.id })
      pay(t, h, skill.cost, dealer)
      run(skill.source, skill.script)
      return false
    }
    case 'interact': {
      const { n, cost = {}, back } = cardAs(t, act.card, 'interaction')
      pay(t, h, cost, dealer)
      turnPage(t, { card: n, side: 'back' }, dealer)
      run(`card ${n}`, back.do, { op: 'resolved', card: n })
      return false
    }
    case 'give':
      pick(t, { purpose: 'give', hero }, heroPicks(neighbours(t, hero)), {
        op: 'handOver',
        from: hero,
        what: act.what,
        picked: null,
      })
      return false
    case 'take': {
      const { from, what } = act
      if (heroAt(t, from).seat === h.seat) passThing(t, from, hero, what, dealer)
      else
        pick(t, { purpose: 'consent', hero, decides: from }, [{ hero }, NONE], {
          op: 'handedOver',
          from,
          to: hero,
          what,
          picked: null,
        })
      return false
    }
    case 'special': {
      const found = specialsOf(t, h).find(({ source, action }) => source === act.source && action.id === act.id)
      if (!found) throw new Error(`${h.id} has no action "${act.id}"`)
      const { action, source } = found
      tell(t, dealer, { kind: 'usedAction', hero: h.id, source, action: act.id })
      pay(t, h, action.cost ?? {}, dealer)
      if (isOwnTurn(t, hero)) h.uses[action.id] = (h.uses[action.id] ?? 0) + 1
      run(source, action.do)
      return action.free === true
    }
    case 'scrap': {
      const scrap = castOf(t).scraps.find(({ id }) => id === act.id)
      if (!scrap) throw new Error(`there is no scrap "${act.id}"`)
      const isFree = scrapIsFree(t, h, act.id, extra)
      if (isFree && !scrap.free) h.freeScrap = true
      h.scraps.splice(h.scraps.indexOf(act.id), 1)
      t.scrapDiscard.push(act.id)
      tell(t, dealer, { kind: 'usedScrap', hero: h.id, scrap: act.id })
      run(`scrap ${act.id}`, scrap.do)
      return isFree
    }
  }
}
