import { at, type By, by as byId, nothingAt, type Seat } from '@grimuar/kernel'
import { EVERY_SPELL, type Lasting, levelOf, type SpellId, spellOf } from '../cards.ts'
import {
  type Colour,
  EVERY_COLOUR,
  EVERY_RUNE,
  FAMILIAR_SPACES,
  KIND,
  KINDS_OF,
  type Kind,
  kindOf,
  LEVELS,
  NONE,
  type None,
  POOL_LIMIT,
  type Rune,
  runeOf,
  runeOn,
  type Token,
} from '../components.ts'
import { areaOf, insert, type SpellbookDealer, type SpellbookTable } from '../table.ts'

/** The kinds in a list of tokens, one bit each. */
export function kindsIn(tokens: readonly Token[]): number {
  let kinds = 0
  for (const token of tokens) kinds |= 1 << kindOf(token)
  return kinds
}

/** Bits of all kinds that bear a rune. */
export const WITH_RUNE: By<Rune, number> = byId(EVERY_RUNE, (rune) =>
  EVERY_COLOUR.reduce((bits: number, colour) => bits | (1 << KINDS_OF[colour][rune]), 0),
)
/** Bits of all kinds of a colour. */
export const WITH_COLOUR: By<Colour, number> = byId(EVERY_COLOUR, (colour) =>
  EVERY_RUNE.reduce((bits: number, rune) => bits | (1 << KINDS_OF[colour][rune]), 0),
)

/** Takes the first token of a kind out of a list: on the altar that is the one that lay there longest. */
export function pull(tokens: Token[], kind: Kind): Token {
  const last = tokens.length - 1
  for (let place = 0; place <= last; place++) {
    const token = tokens[place] ?? nothingAt(place)
    if (KIND[token] !== kind) continue
    for (; place < last; place++) tokens[place] = tokens[place + 1] ?? nothingAt(place + 1)
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

/** How many tokens drawing `n` would really give: as many as there are, and a pool stops at its limit. */
export function drawable(t: SpellbookTable, n: number, to: 'pool' | 'altar' | 'lower', seat: Seat): number {
  const wanted = to === 'pool' ? Math.min(n, POOL_LIMIT - areaOf(t, seat).pool.length) : n
  return Math.max(0, Math.min(wanted, t.bag.length + t.tray.length))
}

/** Draws from the bag, one by one; an empty bag takes in the tray and the draw goes on. */
export function draw(
  t: SpellbookTable,
  dealer: SpellbookDealer,
  n: number,
  to: 'pool' | 'altar' | 'lower',
  seat: Seat,
  by: SpellId | None,
): void {
  let left = drawable(t, n, to, seat)
  if (left === 0) return
  const { pool } = areaOf(t, seat)
  let tokens: Token[] = []
  for (; left > 0; left--) {
    if (t.bag.length === 0) {
      if (tokens.length) dealer.say({ kind: 'moved', seat, tokens, from: 'bag', to, by })
      tokens = []
      fillBag(t, dealer, seat)
    }
    const token = dealer.draw(t, t.bag)
    if (dealer.isHeard) tokens.push(token)
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
  by: SpellId | None,
): void {
  const token = pull(t.altar, kind)
  if (to === 'pool') insert(areaOf(t, seat).pool, token)
  else areaOf(t, seat).familiar.push(token)
  dealer.say({ kind: 'moved', seat, tokens: [token], from: 'altar', to, by })
  if (to === 'familiar') afterStoring(t, dealer, seat)
  if (to === 'pool' || wakesAnywhere(t)) afterTaking(t, dealer, seat, kind)
}

export function storeToken(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, kind: Kind, by: SpellId | None): void {
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

/** One exchange. No place has more tokens than before, so it works with a full pool, too. */
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
    const space = area.familiar.findIndex((token) => KIND[token] === gets)
    got = at(area.familiar, space)
    area.familiar[space] = gave
  }
  insert(area.pool, got)
  dealer.say({ kind: 'swapped', seat, gave, got, with: place, by })
  if (place === 'altar' && wakesAnywhere(t)) afterTaking(t, dealer, seat, gets)
}

/** Discards altar tokens: the given ones, or all. */
export function sweepAltar(t: SpellbookTable, dealer: SpellbookDealer, seat: Seat, by: SpellId | None, kind?: Kind): void {
  const tokens = kind === undefined ? t.altar.splice(0) : [pull(t.altar, kind)]
  if (tokens.length === 0) return
  t.tray.push(...tokens)
  dealer.say({ kind: 'moved', seat, tokens, from: 'altar', to: 'tray', by })
}

/** A spell that does something lasting at such a moment, with what it does. */
interface Found<W extends Lasting['when']> {
  readonly spell: SpellId
  readonly colour: Colour
  readonly what: Extract<Lasting, { when: W }>
}

function isWhen<W extends Lasting['when']>(what: Lasting | undefined, when: W): what is Extract<Lasting, { when: W }> {
  return what?.when === when
}

/** By spell: what its levels do at such a moment. Most colours have nothing to say then and are not even looked at. */
function lastingAt<W extends Lasting['when']>(when: W) {
  const found = EVERY_SPELL.map((spell) =>
    LEVELS.map((level): Found<W> | undefined => {
      const what = levelOf(spell, level).lasting
      return isWhen(what, when) ? { spell, colour: spellOf(spell).colour, what } : undefined
    }),
  )
  const colours = EVERY_COLOUR.filter((colour) => found.some((levels) => levels.some((one) => one?.colour === colour)))
  return (t: SpellbookTable, seat: Seat): Found<W> | undefined => {
    const { levels } = areaOf(t, seat)
    for (const colour of colours) {
      const one = levels[colour] === 0 ? undefined : found[t.spells[colour]]?.[levels[colour] - 3]
      if (one) return one
    }
    return undefined
  }
}

/** The learned spell of a seat that gives it more actions in the morning, that wakes when it takes, or when it learns. */
export const lastingMorning = lastingAt('morning')
export const lastingLearn = lastingAt('learn')
const lastingTake = lastingAt('take')

/** The tokens a seat would draw now if it took an altar token of that kind. */
export function mirage(t: SpellbookTable, seat: Seat, kind: Kind): { readonly spell: SpellId; readonly n: number } | undefined {
  if (t.active !== seat) return undefined
  const found = lastingTake(t, seat)
  if (!found || runeOn(areaOf(t, seat).cards[found.colour]) !== runeOf(kind)) return undefined
  return { spell: found.spell, n: found.what.draw }
}

/** Whether tokens that are stored at once or swapped wake Mirage too (SB-13.16). */
export function wakesAnywhere(t: SpellbookTable): boolean {
  return t.rulings.mirage === 'altar'
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
