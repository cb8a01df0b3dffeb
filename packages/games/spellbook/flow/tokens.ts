import type { Seat } from '@grimuar/kernel'
import {
  COLOURS,
  type Colour,
  FAMILIAR_SPACES,
  KIND,
  type Kind,
  type Lasting,
  levelOf,
  NONE,
  POOL_LIMIT,
  RULINGS,
  runeOf,
  runeOn,
  SPELLS,
  type SpellId,
  type Token,
} from '../cards.ts'
import { areaOf, insert, type SpellbookDealer, type SpellbookTable } from '../table.ts'

/** The kinds in a list of tokens, one bit each. */
export function kindsIn(tokens: readonly Token[]): number {
  let kinds = 0
  for (let i = 0; i < tokens.length; i++) kinds |= 1 << (KIND[tokens[i] as Token] as Kind)
  return kinds
}

/** Bits of all kinds that bear a rune. */
export const WITH_RUNE: readonly number[] = [0, 1, 2].map((rune) =>
  COLOURS.reduce((bits, _, c) => bits | (1 << (c * 3 + rune)), 0),
)
/** Bits of all kinds of a colour. */
export const WITH_COLOUR: readonly number[] = COLOURS.map((_, colour) => 0b111 << (colour * 3))

/** Takes the first token of a kind out of a list: on the altar that is the one that lay there longest. */
export function pull(tokens: Token[], kind: Kind): Token {
  const last = tokens.length - 1
  for (let at = 0; at <= last; at++) {
    const token = tokens[at] as Token
    if (KIND[token] !== kind) continue
    for (; at < last; at++) tokens[at] = tokens[at + 1] as Token
    tokens.pop()
    return token
  }
  throw new Error(`no token of kind ${kind} lies here`)
}

export function familiarRoom(t: SpellbookTable, seat: Seat): number {
  return FAMILIAR_SPACES - areaOf(t, seat).familiar.length
}

/** Whether a draw would give anything. */
export function canDraw(t: SpellbookTable): boolean {
  return t.bag.length > 0 || t.tray.length > 0
}

/** Draws from the bag, one by one; an empty bag takes in the tray and the draw goes on. A pool stops at its limit. */
export function draw(
  t: SpellbookTable,
  dealer: SpellbookDealer,
  n: number,
  to: 'pool' | 'altar' | 'lower',
  seat: Seat,
  by: SpellId,
): void {
  const pool = areaOf(t, seat).pool
  if (to === 'pool' && n > POOL_LIMIT - pool.length) n = POOL_LIMIT - pool.length
  if (n <= 0 || !canDraw(t)) return
  let tokens: Token[] = []
  for (; n > 0 && canDraw(t); n--) {
    if (t.bag.length === 0) {
      if (tokens.length) dealer.say({ kind: 'moved', seat, tokens, from: 'bag', to, by })
      tokens = []
      fillBag(t, dealer, seat)
    }
    const token = dealer.draw(t, t.bag)
    tokens.push(token)
    if (to === 'pool') insert(pool, token)
    else if (to === 'altar') t.altar.push(token)
    else t.opponent?.lower.push(token)
  }
  dealer.say({ kind: 'moved', seat, tokens, from: 'bag', to, by })
}

function fillBag(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat): void {
  dealer.say({ kind: 'moved', seat, tokens: t.tray.slice(), from: 'tray', to: 'bag', by: NONE })
  const empty = t.bag
  t.bag = t.tray
  t.tray = empty
}

/** Takes a token of the altar into the pool or straight onto the familiar's board, and wakes Mirage. */
export function takeToken(
  t: SpellbookTable,
  dealer: SpellbookDealer,
  seat: Seat,
  kind: Kind,
  to: 'pool' | 'familiar',
  by: SpellId,
): void {
  const token = pull(t.altar, kind)
  if (to === 'pool') insert(areaOf(t, seat).pool, token)
  else areaOf(t, seat).familiar.push(token)
  dealer.say({ kind: 'moved', seat, tokens: [token], from: 'altar', to, by })
  if (to === 'familiar') afterStoring(t, dealer, seat)
  if (to === 'pool' || !RULINGS.mirageWantsPool) afterTaking(t, dealer, seat, kind)
}

export function storeToken(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, kind: Kind, by: SpellId): void {
  const area = areaOf(t, seat)
  const token = pull(area.pool, kind)
  area.familiar.push(token)
  dealer.say({ kind: 'moved', seat, tokens: [token], from: 'pool', to: 'familiar', by })
  afterStoring(t, dealer, seat)
}

export function discardToken(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, kind: Kind, by: SpellId): void {
  const token = pull(areaOf(t, seat).pool, kind)
  t.tray.push(token)
  dealer.say({ kind: 'moved', seat, tokens: [token], from: 'pool', to: 'tray', by })
}

/** A tray token goes onto the familiar's board; those before `from` are left alone. */
export function saveToken(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, kind: Kind, from: number, by: SpellId): void {
  const kept = t.tray.splice(0, from)
  const token = pull(t.tray, kind)
  t.tray.unshift(...kept)
  areaOf(t, seat).familiar.push(token)
  dealer.say({ kind: 'moved', seat, tokens: [token], from: 'tray', to: 'familiar', by })
  afterStoring(t, dealer, seat)
}

/** One exchange: never more tokens anywhere than before, so it works with a full pool too. */
export function swapTokens(
  t: SpellbookTable,
  dealer: SpellbookDealer,
  seat: Seat,
  gives: Kind,
  gets: Kind,
  place: 'altar' | 'familiar',
  by: SpellId,
): void {
  const area = areaOf(t, seat)
  const gave = pull(area.pool, gives)
  let got: Token
  if (place === 'altar') {
    got = pull(t.altar, gets)
    t.altar.push(gave)
  } else {
    const at = area.familiar.findIndex((token) => KIND[token] === gets)
    got = area.familiar[at] as Token
    area.familiar[at] = gave
  }
  insert(area.pool, got)
  dealer.say({ kind: 'swapped', seat, gave, got, with: place, by })
  if (place === 'altar' && !RULINGS.mirageWantsPool) afterTaking(t, dealer, seat, gets)
}

/** Discards altar tokens: the given ones, or all. */
export function sweepAltar(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, by: SpellId, kind?: Kind): void {
  const tokens = kind === undefined ? t.altar.splice(0) : [pull(t.altar, kind)]
  if (tokens.length === 0) return
  t.tray.push(...tokens)
  dealer.say({ kind: 'moved', seat, tokens, from: 'altar', to: 'tray', by })
}

const COLOURS_LASTING: { readonly [W in Lasting['when']]: readonly Colour[] } = {
  morning: coloursLasting('morning'),
  take: coloursLasting('take'),
  learn: coloursLasting('learn'),
}

function coloursLasting(when: Lasting['when']): readonly Colour[] {
  const lasts = (colour: Colour) =>
    SPELLS.some((spell) => spell.colour === colour && spell.levels.some((level) => level.lasting?.when === when))
  return COLOURS.map((_, colour) => colour).filter(lasts)
}

/** The learned spell of a seat that does something lasting at such a moment, with what it does. */
export function lasting<W extends Lasting['when']>(
  t: SpellbookTable,
  seat: Seat,
  when: W,
): { readonly spell: SpellId; readonly colour: Colour; readonly what: Extract<Lasting, { when: W }> } | undefined {
  const { levels } = areaOf(t, seat)
  for (const colour of COLOURS_LASTING[when]) {
    const level = levels[colour] as number
    if (level === 0) continue
    const spell = t.spells[colour] as SpellId
    const what = levelOf(spell, level).lasting
    if (what?.when === when) return { spell, colour, what: what as Extract<Lasting, { when: W }> }
  }
  return undefined
}

/** What taking an altar token of that kind would make a seat draw now. */
export function mirage(t: SpellbookTable, seat: Seat, kind: Kind): { readonly spell: SpellId; readonly n: number } | undefined {
  if (t.active !== seat) return undefined
  const found = lasting(t, seat, 'take')
  if (!found || runeOn(areaOf(t, seat).cards[found.colour] as Token) !== runeOf(kind)) return undefined
  return { spell: found.spell, n: found.what.draw }
}

function afterTaking(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, kind: Kind): void {
  const woken = mirage(t, seat, kind)
  if (woken) draw(t, dealer, woken.n, 'pool', seat, woken.spell)
}

function afterStoring(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat): void {
  if (familiarRoom(t, seat) === 0) announceEnd(t, dealer, seat, 'familiar')
}

/** The end has come into sight; it is announced once. */
export function announceEnd(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, why: 'spells' | 'familiar' | 'track'): void {
  if (t.ending) return
  t.ending = true
  dealer.say({ kind: 'ending', seat, why })
}
