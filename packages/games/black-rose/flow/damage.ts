import { abandonScope, ask, at, returnTo, type Seat, unwatch } from '@grimuar/kernel'
import {
  bit,
  cubesOf,
  damageOn,
  evocationAt,
  evocationCard,
  figureOf,
  inLodge,
  isMage,
  lifeOf,
  mageOf,
  ownerOf,
  placeOf,
  seatsAfter,
  sum,
} from '../board.ts'
import { runOf } from '../context.ts'
import { EVENT_CARDS, QUEST_CARDS } from '../decks.ts'
import type { Aftermath, Alone, DamageFrame, Hit } from '../frames.ts'
import { CELL, FIGURES, type Figure, NONE, type None, OWNERS, type Owner, ROSE } from '../ids.ts'
import { lasting, lasts } from '../lasting.ts'
import { codeOf } from '../program.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import type { Award } from '../told.ts'
import { deed } from './deeds.ts'
import { giveBack, placeCubes } from './instability.ts'
import { fact } from './lasting-effects.ts'
import { award, gain } from './power.ts'
import { hold } from './windows.ts'
import { limitHand, putOnTop } from './zones.ts'

type Strike = Pick<DamageFrame, 'hits' | 'cubes' | 'src' | 'harm' | 'effect'> &
  Partial<Pick<DamageFrame, 'after' | 'counts' | 'joins' | 'alone'>> & { readonly answerable?: boolean }

/** Whether a figure can be damaged: in the Lodge, or by the Black Rose in its Cell (BR-7). */
function canBeHit(t: BlackRoseTable, figure: Figure, harm: DamageFrame['harm']): boolean {
  if (!inLodge(t, figure)) return harm === 'rose' && t.figures[figure].at === CELL
  return isMage(figure) || !lasts(t, 'immortalEvocations')
}

/** Damage is on its way: protections first, then cubes, reflections, removals and defeats (BR-9). */
export function strike(t: BlackRoseTable, what: Strike): void {
  const hits: Hit[] = []
  for (const hit of what.hits) if (hit.n > 0 && canBeHit(t, hit.figure, what.harm)) hits.push(hit)
  if (hits.length === 0) return
  const { cubes, src, harm, effect, after = [], counts = false, joins = false, alone = 0, answerable = true } = what
  const frame: DamageFrame = { op: 'damage', hits, cubes, src, harm, effect, after, counts, joins, alone, short: false }
  if (answerable) hold(t, 'damaged', frame)
  else t.frames.push(frame)
}

/** Op `damage`: the cubes are placed. */
export function damage(t: BlackRoseTable, frame: DamageFrame, dealer: BlackRoseDealer): void {
  const { harm, cubes: owner } = frame
  const hits: Hit[] = []
  for (const { figure, n } of frame.hits) {
    if (n > 0 && canBeHit(t, figure, harm)) hits.push({ figure, n: Math.min(n, spaceOn(t, figure)) })
  }
  if (!frame.short && askShares(t, frame, hits)) return
  let hit = 0
  let got = 0
  let mages = 0
  const suffered: Hit[] = []
  if (!frame.joins) t.frames.push({ op: 'settle', alone: [] })
  for (const { figure, n } of hits) {
    const placed = Math.min(n, cubesOf(t.supply, owner))
    if (placed <= 0) continue
    const state = t.figures[figure]
    state.cubes[owner] = cubesOf(state.cubes, owner) + placed
    state.last = owner
    t.supply[owner] = cubesOf(t.supply, owner) - placed
    dealer.say({ kind: 'hit', figure, is: evocationAt(t, figure), n: placed, by: owner })
    suffered.push({ figure, n: placed })
    hit |= bit(figure)
    got += placed
    if (isMage(figure)) mages++
    if (frame.alone > 0 && damageOn(t, figure) >= lifeOf(t, figure)) settleAlone(t, { figure, owner, points: frame.alone })
  }
  tellQuests(t, frame, suffered, mages)
  if (frame.src !== NONE && got > 0) fact(t, 'damagedBy', { figure: frame.src, place: NONE, n: got })
  if (frame.counts) returnCounts(t, hit, got)
  strikeBack(t, frame, suffered, dealer)
}

/** The room left on a figure: cubes beyond its life are not placed, except under Overkill (BR-16). */
function spaceOn(t: BlackRoseTable, figure: Figure): number {
  const space = Math.max(0, lifeOf(t, figure) - damageOn(t, figure))
  return t.options.overkill && isMage(figure) && space > 0 ? Number.MAX_SAFE_INTEGER : space
}

/** Too few cubes for several figures: their owner says where the last ones go; of black ones, the crown holder (BR-2). */
function askShares(t: BlackRoseTable, frame: DamageFrame, hits: readonly Hit[]): boolean {
  const supply = cubesOf(t.supply, frame.cubes)
  const later = stillToPlace(t, frame)
  let wanted = 0
  for (const { n } of hits) wanted += n
  if (supply === 0 || wanted + later <= supply || (hits.length < 2 && later === 0)) return false
  t.frames.push({ ...frame, hits, short: true })
  const most = hits.map(({ n }) => Math.min(n, supply))
  const figures = hits.map(({ figure }) => figure)
  ask(t, frame.cubes === ROSE ? t.crown : frame.cubes, {
    kind: 'supply',
    owner: frame.cubes,
    figures,
    most,
    min: Math.max(0, supply - later),
    n: Math.min(supply, wanted),
  })
  return true
}

/** How many cubes the same spell still has to place: they may be kept back for it (BR-2.2). */
function stillToPlace(t: BlackRoseTable, { counts, effect }: DamageFrame): number {
  const run = t.frames.at(-1)
  if (!counts || run?.op !== 'run' || run.effect !== effect) return 0
  const done = t.frames.findLast((frame) => frame.op === 'castDone')
  const symbol = done?.op === 'castDone' && done.run.effect === effect && done.symbol ? 1 : 0
  const code = codeOf(run.effect)
  let later = symbol
  for (let at = run.at; at < code.length; at++) {
    const step = code[at]
    if (step?.do === 'place') later += typeof step.n === 'number' ? step.n : 1
  }
  return later
}

/** The program that struck learns what was placed. The frame of removals and defeats is above it. */
function returnCounts(t: BlackRoseTable, hit: number, got: number): void {
  const settling = t.frames.pop()
  const below = t.frames.at(-1)
  if (below?.op === 'run') returnTo(t, { got, hit: below.hit | hit })
  if (settling) t.frames.push(settling)
}

function settleAlone(t: BlackRoseTable, alone: Alone): void {
  const at = t.frames.findLastIndex((f) => f.op === 'settle')
  const frame = t.frames[at]
  if (frame?.op === 'settle') t.frames[at] = { ...frame, alone: [...frame.alone, alone] }
}

function tellQuests(t: BlackRoseTable, { cubes: seat, harm }: DamageFrame, suffered: readonly Hit[], mages: number): void {
  if (seat === ROSE) return
  const m = mageOf(t, seat)
  let all = 0
  for (const { figure, n } of suffered) {
    all += n
    if (!isMage(figure) || figure === figureOf(seat)) continue
    m.deeds.hitMage = true
    if (m.quests.length === 0) continue
    const done = { n, figure, place: placeOf(t, figure) }
    deed(t, seat, 'hit', done)
    if (harm === 'attack') deed(t, seat, 'attackHit', done)
  }
  if (m.quests.length === 0) return
  if (mages) deed(t, seat, 'hitMages', { n: mages, figure: NONE, place: NONE })
  if (harm === 'trap') deed(t, seat, 'trapDamage', { n: all, figure: NONE, place: NONE })
}

/** The effects of protections that depend on the damage suffered (BR-9). */
function strikeBack(t: BlackRoseTable, frame: DamageFrame, suffered: readonly Hit[], dealer: BlackRoseDealer): void {
  for (const after of frame.after) {
    const n = Math.min(after.max, suffered.find(({ figure }) => figure === after.figure)?.n ?? 0)
    if (n === 0) continue
    const seat = ownerOf(after.figure)
    if (after.does === 'power') gain(t, seat, n, dealer)
    else if (after.does === 'instability') {
      const place = placeOf(t, after.figure)
      if (place !== NONE) placeCubes(t, place, n, seat, dealer)
    } else strike(t, { ...reflected(t, frame, after, n), joins: true })
  }
}

function reflected(t: BlackRoseTable, { src, effect }: DamageFrame, after: Aftermath, n: number): Strike {
  const { figure, cubes, alone } = after
  const others = FIGURES.filter((other) => inLodge(t, other) && ownerOf(other) !== ownerOf(figure))
  const hits = after.does === 'echo' ? others.map((other) => ({ figure: other, n })) : src === NONE ? [] : [{ figure: src, n }]
  return { hits, cubes, src: figure, harm: 'protection', effect, alone }
}

/** Op `settle`: Evocations without life are removed, then Mages are defeated one after another, the acting one last (BR-10). */
export function settle(t: BlackRoseTable, frame: { readonly alone: readonly Alone[] }, dealer: BlackRoseDealer): void {
  for (const figure of FIGURES) {
    if (isMage(figure) || t.figures[figure].kind === null || damageOn(t, figure) < lifeOf(t, figure)) continue
    killEvocation(t, figure, dealer)
  }
  const from = t.acting === NONE ? (t.order.at(-1) ?? 0) : t.acting
  for (const seat of seatsAfter(t, from)) {
    const figure = figureOf(seat)
    if (damageOn(t, figure) < lifeOf(t, figure)) continue
    t.frames.push({ op: 'settle', alone: frame.alone })
    const { last } = t.figures[figure]
    const alone = frame.alone.find((one) => one.figure === figure) ?? null
    hold(t, 'defeated', { op: 'defeat', seat, by: last === NONE ? ROSE : last, first: NONE, alone })
    return
  }
}

function killEvocation(t: BlackRoseTable, figure: Figure, dealer: BlackRoseDealer): void {
  const { last } = t.figures[figure]
  const owner = ownerOf(figure)
  removeEvocation(t, figure, 'damage', dealer)
  if (last !== NONE && last !== ROSE && last !== owner) deed(t, last, 'killedEvocation')
  if (lasts(t, 'openGraves')) t.frames.push(runOf('E047', owner))
}

/** An Evocation goes back to the pool, its cubes to their owners (BR-12). */
export function removeEvocation(
  t: BlackRoseTable,
  figure: Figure,
  why: 'damage' | 'effect' | 'dismissed',
  dealer: BlackRoseDealer,
): void {
  const state = t.figures[figure]
  const { kind } = state
  if (kind === null || kind === 'mage') return
  clearCubes(t, figure)
  state.kind = null
  state.at = NONE
  forgetFades(t, figure)
  dealer.say({ kind: 'removed', figure, evocation: kind, why })
}

export function clearCubes(t: BlackRoseTable, figure: Figure): void {
  const state = t.figures[figure]
  giveBack(t, state.cubes, state.cubes.slice())
  state.last = NONE
}

/** Damage that would go at the end of the turn has gone with its figure. */
function forgetFades(t: BlackRoseTable, figure: Figure): void {
  for (const { id, do: frame } of t.watchers['cleanup'] ?? []) if (frame?.op === 'fade' && frame.figure === figure) unwatch(t, id)
}

/** The awards for the cubes on a defeated Mage (BR-10): 4, 2, 1 by places; one less for a tied first or second; 5 for all of them. */
export function awardsFor(cubes: readonly number[], victim: Seat): Award[] {
  const owners = OWNERS.filter((owner) => cubesOf(cubes, owner) > 0)
  const amounts = [...new Set(owners.map((owner) => cubesOf(cubes, owner)))].sort((a, b) => b - a)
  return owners
    .map((owner) => {
      if (owners.length === 1) return { owner, n: 5 }
      const place = amounts.indexOf(cubesOf(cubes, owner))
      const tied = owners.filter((other) => cubesOf(cubes, other) === cubesOf(cubes, owner)).length > 1
      const n = place === 0 ? 4 : place === 1 ? 2 : 1
      return { owner, n: place < 2 && tied ? n - 1 : n }
    })
    .filter(({ owner }) => owner !== victim)
}

/** The same, but one Mage counts as first whatever cubes lie there, and the others follow from the second place on (FOR04). */
function awardsAfter(cubes: readonly number[], victim: Seat, first: Owner): Award[] {
  const others = cubes.map((n, owner) => (owner === first ? 0 : n))
  if (sum(others) === 0) return [{ owner: first, n: 5 }]
  const amounts = [...new Set(others.filter((n) => n > 0))].sort((a, b) => b - a)
  const rest = OWNERS.filter((owner) => cubesOf(others, owner) > 0).map((owner) => {
    const n = cubesOf(others, owner)
    const second = n === amounts[0]
    const tied = others.filter((other) => other === n).length > 1
    return { owner, n: second && !tied ? 2 : 1 }
  })
  return [{ owner: first, n: 4 }, ...rest].filter(({ owner }) => owner !== victim)
}

/** Op `defeat`: to the Cell, awards, trophy, cubes back (BR-10). */
export function defeat(
  t: BlackRoseTable,
  { seat, by, first, alone }: { seat: Seat; by: Owner; first: Owner | None; alone: Alone | null },
  dealer: BlackRoseDealer,
): void {
  const figure = figureOf(seat)
  const cubes = t.figures[figure].cubes.slice()
  const awards = alone
    ? [{ owner: alone.owner, n: alone.points }]
    : first === NONE
      ? awardsFor(cubes, seat)
      : awardsAfter(cubes, seat, first)
  const hitter = alone ? alone.owner : first === NONE ? by : first
  const trophy = hitter === seat || trophiesLeft(t, seat) === 0 ? NONE : hitter
  dealer.say({ kind: 'defeated', seat, by: hitter, awards, trophy })
  clearCubes(t, figure)
  forgetFades(t, figure)
  sendToCell(t, seat, dealer)
  takeTrophy(
    t,
    seat,
    trophy,
    OWNERS.every((owner) => owner === trophy || cubesOf(cubes, owner) === 0),
  )
  const more = lasting(t, 'moreForDefeat').map(({ n }) => ({ owner: hitter, n }))
  const rose = lasting(t, 'roseOnDefeat').map(({ n }) => ({ owner: ROSE, n }))
  award(t, [...awards, ...more.filter(({ owner }) => owner !== seat && owner !== ROSE), ...rose], dealer)
}

function trophiesLeft(t: BlackRoseTable, seat: Seat): number {
  const taken = t.mages.reduce((all, m) => all + cubesOf(m.trophies, seat), cubesOf(t.rose.trophies, seat))
  return 10 - taken
}

function takeTrophy(t: BlackRoseTable, seat: Seat, by: Owner | None, sole: boolean): void {
  if (by === NONE) return
  const { trophies } = by === ROSE ? t.rose : mageOf(t, by)
  trophies[seat] = cubesOf(trophies, seat) + 1
  if (by === ROSE) return
  deed(t, by, 'trophy')
  deed(t, by, 'trophies')
  if (sole) deed(t, by, 'soleDefeat')
}

/** A Mage goes to its Cell; if it was acting, its activation is over (BR-7, BR-9). */
export function sendToCell(t: BlackRoseTable, seat: Seat, dealer: BlackRoseDealer): void {
  const state = t.figures[figureOf(seat)]
  const m = mageOf(t, seat)
  if (state.at !== CELL) dealer.say({ kind: 'toCell', seat })
  state.at = CELL
  m.noMove = 0
  m.noActivate = 0
  m.held = NONE
  if (t.acting === seat) endActivation(t, seat)
}

/** The activation of a Mage is over: what it has not yet done is lost, but no card is (BR-9). */
function endActivation(t: BlackRoseTable, seat: Seat): void {
  const paid = t.frames.filter((frame) => frame.op === 'questPaid' && frame.seat === seat)
  if (!abandonScope(t, 'activation', seat)) return
  const m = mageOf(t, seat)
  for (const event of m.seenEvents.splice(0).reverse()) putOnTop(at(t.eventDecks, EVENT_CARDS[event].moon - 1), event, [seat])
  for (const quest of m.seenQuests.splice(0).reverse()) putOnTop(at(t.questDecks, QUEST_CARDS[quest].moon - 1), quest, [seat])
  const left = t.frames.flatMap((frame) => (frame.op === 'questPaid' ? [frame.quest] : []))
  for (const frame of paid) if (frame.op === 'questPaid' && !left.includes(frame.quest)) t.frames.push(frame)
  for (const other of t.mages.keys()) {
    if (!t.frames.some((frame) => frame.op === 'handLimit' && frame.seat === other)) limitHand(t, other)
  }
}

/** Takes cubes of these owners off a figure. */
export function healFigure(t: BlackRoseTable, figure: Figure, shares: readonly number[], dealer: BlackRoseDealer): void {
  giveBack(t, t.figures[figure].cubes, shares)
  if (sum(shares) > 0) dealer.say({ kind: 'healed', figure, is: evocationAt(t, figure), cubes: shares })
}

/** Op `fade`: in Cleanup some cubes of one owner leave a figure, as many as still lie there (data §10). */
export function fade(
  t: BlackRoseTable,
  { seat, figure, n }: { readonly seat: Seat; readonly figure: Figure; readonly n: number },
  dealer: BlackRoseDealer,
): void {
  const gone = Math.min(n, cubesOf(t.figures[figure].cubes, seat))
  healFigure(
    t,
    figure,
    OWNERS.map((owner) => (owner === seat ? gone : 0)),
    dealer,
  )
}

/** An Evocation's special effect when it has entered a room: Infamy of Crete strikes everyone there (data §4). */
export function ragesIn(t: BlackRoseTable, figure: Figure): void {
  if (evocationCard(t, figure) === undefined || t.figures[figure].kind !== 'infamy') return
  const place = placeOf(t, figure)
  const owner = ownerOf(figure)
  const hits = FIGURES.filter((other) => placeOf(t, other) === place && ownerOf(other) !== owner).map((other) => ({
    figure: other,
    n: INFAMY_DAMAGE,
  }))
  if (place !== NONE) strike(t, { hits, cubes: owner, src: figure, harm: 'evocation', effect: null })
}
const INFAMY_DAMAGE = 4
