import { ask, type Seat } from '@grimuar/kernel'
import { canAct, named, raisable, takeable } from '../actions.ts'
import {
  COLOURS,
  type Colour,
  levelOf,
  NONE,
  POOL_LIMIT,
  type Program,
  RULINGS,
  type Rune,
  runeOn,
  type SpellId,
  type Step,
  spellOf,
  type Token,
} from '../cards.ts'
import { spentKinds } from '../payment.ts'
import {
  areaOf,
  type Cast,
  type PayMove,
  type PayQuestion,
  type SpellbookDealer,
  type SpellbookTable,
  type TakeQuestion,
} from '../table.ts'
import { actQuestion } from './day.ts'
import { announceEnd, draw, familiarRoom, kindsIn, lasting, pull, WITH_COLOUR, WITH_RUNE } from './tokens.ts'

/** Begins a spell's effect. What it asks and does follows step by step. */
export function cast(t: SpellbookTable, what: Cast): void {
  t.frames.push({ op: 'step', cast: what, at: 0 })
}

function announce({ seat, spell, level, way, card }: Cast, dealer: SpellbookDealer): void {
  const manner = way === NONE ? 'instant' : spellOf(spell).colour === card ? 'own' : 'copied'
  dealer.say({ kind: 'cast', seat, spell, level, way, manner })
}

function programOf(cast: Cast): Program {
  const level = levelOf(cast.spell, cast.level)
  return (cast.way === NONE ? level.instant : level.ways[cast.way]) as Program
}

/** One step of a spell. A step that can do nothing is passed over: the rest is done as far as possible (SB-3.6). */
export function step(t: SpellbookTable, frame: { cast: Cast; at: number }, dealer: SpellbookDealer): void {
  const { cast, at } = frame
  const program = programOf(cast)
  if (at === 0) announce(cast, dealer)
  if (at + 1 < program.length) t.frames.push({ op: 'step', cast, at: at + 1 })
  const step = program[at] as Step
  const { seat, spell: by, rune } = cast
  const area = areaOf(t, seat)
  switch (step.do) {
    case 'draw':
      draw(t, dealer, step.n, 'pool', seat, by)
      return
    case 'drawUntil':
      draw(t, dealer, step.n - area.pool.length, 'pool', seat, by)
      return
    case 'pour':
      draw(t, dealer, step.n, 'altar', seat, by)
      return
    case 'pay':
      ask(t, seat, { kind: 'discard', left: 1, rune: named(step.rune, rune), by })
      return
    case 'discard':
      if (area.pool.length > 0) ask(t, seat, { kind: 'discard', left: step.n, rune: NONE, by })
      return
    case 'take': {
      const { colour, upTo = false } = step.which
      askTake(t, seat, {
        kind: 'take',
        left: step.n,
        rune: named(step.which.rune, rune),
        colour: NONE,
        alike: colour === 'same',
        stored: colour === 'stored',
        upTo,
        to: step.to,
        by,
      })
      return
    }
    case 'swap':
      if (area.pool.length > 0 && (step.with === 'altar' ? t.altar : area.familiar).length > 0)
        ask(t, seat, { kind: 'give', left: step.n, with: step.with, by })
      return
    case 'store':
      ask(t, seat, { kind: 'store', left: step.n, colour: NONE, rune: step.alike === 'cardRune' ? rune : NONE, by })
      return
    case 'settle':
      settle(t, dealer, cast, step.level)
      return
    case 'sweep':
      if (t.altar.length > 0) ask(t, seat, { kind: 'sweep', gone: 0, by })
      return
    case 'raise':
      if (raisable(t, seat, by).length > 0) ask(t, seat, { kind: 'raise', by })
      return
    case 'learn':
      ask(t, seat, { kind: 'learn', wilds: step.wilds, rune, by })
      return
    case 'copy':
      ask(t, seat, { kind: 'copy', phase: step.phase, by })
      return
    case 'othersTake':
      if (t.opponent === null) t.frames.push({ op: 'others', cast, at: 1 })
      else if (t.altar.length > 0) ask(t, seat, { kind: 'tribute', to: 'lower', by })
      return
    case 'othersDraw':
      if (t.opponent) draw(t, dealer, 1, 'lower', seat, by)
      else for (let i = 1; i < t.seats; i++) draw(t, dealer, 1, 'pool', (seat + i) % t.seats, by)
      return
    case 'act':
      if (canAct(t, seat, step.phase)) ask(t, seat, actQuestion(step.phase, 1, true))
      return
  }
}

/** Blaze: one player after another takes a token. */
export function others(t: SpellbookTable, frame: { cast: Cast; at: number }): void {
  const { cast, at } = frame
  if (at + 1 < t.seats) t.frames.push({ op: 'others', cast, at: at + 1 })
  askTake(t, (cast.seat + at) % t.seats, {
    kind: 'take',
    left: 1,
    rune: NONE,
    colour: NONE,
    alike: false,
    stored: false,
    upTo: false,
    to: 'pool',
    by: cast.spell,
  })
}

/** The altar's kinds that answer a question, as bits. */
export function takeableFor(t: SpellbookTable, seat: Seat, q: TakeQuestion): number {
  const kinds = takeable(t, seat, q.stored ? STORED : ANY, q.rune)
  return q.colour === NONE ? kinds : kinds & (WITH_COLOUR[q.colour] as number)
}

const ANY = {}
const STORED = { colour: 'stored' } as const

/** Asks which token to take, if there is one and room for it. */
export function askTake(t: SpellbookTable, seat: Seat, q: TakeQuestion): void {
  const room = q.to === 'pool' ? areaOf(t, seat).pool.length < POOL_LIMIT : familiarRoom(t, seat) > 0
  if (room && takeableFor(t, seat, q) !== 0) ask(t, seat, q)
}

/** The pool's kinds that answer a question, as bits. */
export function discardable(t: SpellbookTable, seat: Seat, rune: Rune): number {
  const kinds = kindsIn(areaOf(t, seat).pool)
  return rune === NONE ? kinds : kinds & (WITH_RUNE[rune] as number)
}

/** Moves a card's token to a level; a copied effect lowers the copying card by one instead. */
function settle(t: SpellbookTable, dealer: SpellbookDealer, cast: Cast, level: number): void {
  const { seat, card, spell } = cast
  const from = areaOf(t, seat).levels[card] as number
  moveCard(t, dealer, seat, card, spellOf(spell).colour === card ? level : from - 1)
}

export function moveCard(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, colour: Colour, level: number): void {
  const { levels } = areaOf(t, seat)
  const from = levels[colour] as number
  levels[colour] = level
  dealer.say({ kind: 'level', seat, spell: t.spells[colour] as SpellId, from, to: level })
}

/** Spends the tokens, lays one on the card, and lets everything follow that learning causes. */
export function learn(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, q: PayQuestion, payment: PayMove): void {
  const area = areaOf(t, seat)
  const { colour, level } = q
  const spell = t.spells[colour] as SpellId
  const card = pull(area.pool, payment.card)
  const spent: Token[] = []
  for (const kind of spentKinds(payment)) spent.push(pull(area.pool, kind))
  const lying = t.tray.length
  t.tray.push(...spent)
  area.cards[colour] = card
  area.levels[colour] = level
  area.since[colour] = t.day
  dealer.say({ kind: 'learned', seat, spell, level, card, spent })
  let learned = 0
  for (const l of area.levels) if (l > 0) learned++
  if (learned === COLOURS.length) announceEnd(t, dealer, seat, 'spells')
  if (levelOf(spell, level).instant) cast(t, { seat, spell, level, way: NONE, rune: runeOn(card), card: colour })
  const saves = lasting(t, seat, 'learn')
  if (saves) askSave(t, seat, saves.what.save, RULINGS.communionSavesSpentOnly ? lying : 0, saves.spell)
}

/** Asks which tray token goes to the familiar, if there is one and room for it. */
export function askSave(t: SpellbookTable, seat: Seat, left: number, from: number, by: SpellId): void {
  if (left > 0 && t.tray.length > from && familiarRoom(t, seat) > 0) ask(t, seat, { kind: 'save', left, from, by })
}
