/** Tables from a few words, and moves as players say them: the language of positions and tests. */
import { ask, at, type By, by, Dealer, defaults, quickDice, type Seat, start } from '@grimuar/kernel'
import {
  type Card,
  COLOURS,
  CRYSTALS,
  isTemple,
  KIND_NAMES,
  KINDS,
  type Kind,
  LETTERS,
  MARKERS,
  NET_SIDES,
  NETS,
  type NetSide,
  PLACES,
  type Place,
  RUNE_IDS,
  RUNES,
  type RuneId,
  TEMPLE_IDS,
  type TempleId,
  UPGRADES,
  wasteland,
  wastelandNumber,
} from './cards/index.ts'
import { ops } from './flow/index.ts'
import { game } from './rules.ts'
import { type Breaker, type CrystalNet, countOf, NONE, type None, type ProphecyTable, type Stop } from './table.ts'

const RUNE_NAMES = ['dawn', 'dune', 'wind', 'scales', 'key']
const TEMPLE_NAMES = KIND_NAMES.slice(1)
const SIDE_CODES = NETS.map((net) => net.code)

/** The things of one player. */
export interface Who {
  readonly at?: string // "W1" or the colour of a temple; nowhere if left out
  readonly net?: string // twelve letters row by row, "." for an empty place, spaces for the eye; the rest is empty
  readonly runes?: string // "dawn dune"
  readonly side?: string // "1A"
  readonly reserve?: number
  readonly muted?: string
  readonly markers?: number // left to place; those placed must be given in `spaces`
  readonly curses?: number
}

/** The description of a table. */
export interface Layout {
  readonly players?: readonly Who[] // one for each player; a missing one has nothing
  readonly seats?: number
  readonly turn?: Seat
  readonly advanced?: boolean
  readonly acting?: boolean // the move is made: what to do on the card?
  readonly ghost?: string
  readonly goals?: string
  readonly covered?: { readonly [wasteland: number]: string } // colours of covered fields
  readonly spaces?: { readonly [temple: string]: string } // five letters: "." free, "X" barred, "g" the ghost's, "0"–"3" a seat's
  readonly faceUp?: string // runes of the red, yellow, blue, green and purple temple; "-" for none
  readonly piles?: readonly number[]
  readonly round?: number
}

/** The id that stands where its name does. */
function named<Id>(ids: readonly Id[], names: readonly string[], name = ''): Id {
  const place = names.indexOf(name)
  if (place < 0) throw new Error(`there is no "${name}" among ${names.join(', ')}`)
  return at(ids, place)
}

const runeCalled = (name?: string): RuneId => named(RUNE_IDS, RUNE_NAMES, name)
const templeCalled = (name?: string): TempleId => named(TEMPLE_IDS, TEMPLE_NAMES, name)
const sideCalled = (name?: string): NetSide => named(NET_SIDES, SIDE_CODES, name)

export function cardCalled(name = ''): Card {
  return name.startsWith('W') ? wasteland(Number(name.slice(1))) : templeCalled(name)
}

/** The name of a card here. */
export function nameOf(card: Card): string {
  return isTemple(card) ? at(TEMPLE_NAMES, card) : `W${wastelandNumber(card)}`
}

/** Places of a net from letters. */
export function netOf(letters = ''): CrystalNet {
  const written = letters.replaceAll(' ', '')
  return by<Place, Kind | None>(PLACES, (place) => KINDS[LETTERS.indexOf(written[place] ?? '.')] ?? NONE)
}

/** A net as letters, four to a row. */
export function lettersOf(net: readonly (Kind | None)[]): string {
  const rows = [0, 4, 8].map((row) => net.slice(row, row + 4).map((kind) => LETTERS[kind] ?? '.'))
  return rows.map((row) => row.join('')).join(' ')
}

const SPACE_LETTERS: { readonly [letter: string]: number } = { '.': -1, X: -2, g: -3 }

/** A table at the beginning of somebody's turn, or before the second step of it. The temples stand in the order of their colours. */
export function layTable(p: Layout = {}): ProphecyTable {
  const seats = p.seats ?? p.players?.length ?? 4
  const t = start(game, defaults(game.options), seats, quickDice(1))
  t.ring = TEMPLE_IDS.flatMap((temple) => [temple, wasteland(temple * 2 + 1), wasteland(temple * 2 + 2)]).filter((card) =>
    t.ring.includes(card),
  )
  const stop = (name: string | undefined): Stop => (name === undefined ? NONE : t.ring.indexOf(cardCalled(name)))
  t.advanced = p.advanced ?? false
  t.ghost = seats === 2 ? stop(p.ghost ?? 'purple') : NONE
  t.goals = (p.goals ?? (seats < 4 ? 'red yellow' : 'red yellow blue')).split(' ').map(templeCalled)
  t.players = t.players.map((player, seat) => breaker(player, p.players?.[seat] ?? {}, stop))
  t.covered = UPGRADES.map((card) => {
    const letters = Object.entries(p.covered ?? {}).find(([number]) => wasteland(Number(number)) === card)?.[1] ?? ''
    return COLOURS.map((colour) => letters.includes(LETTERS.charAt(colour)))
  })
  for (const [name, letters] of Object.entries(p.spaces ?? {})) {
    t.spaces[templeCalled(name)] = Array.from(letters, (letter) => SPACE_LETTERS[letter] ?? Number(letter))
  }
  const faceUp = (p.faceUp ?? 'dawn dune wind scales key').split(' ')
  t.faceUp = by<TempleId, RuneId | None>(TEMPLE_IDS, (temple) => (faceUp[temple] === '-' ? NONE : runeCalled(faceUp[temple])))
  t.unseen = by(RUNE_IDS, (rune) => {
    const owned = t.players.reduce((sum, player) => sum + player.runes[rune], 0)
    return RUNES[rune].count - countOf(t.faceUp, rune) - owned
  })
  t.piles = pilesOf(t, p.piles)
  t.supply = by(KINDS, (kind) => CRYSTALS[kind] - lyingAbout(t, kind))
  t.hand = by(KINDS, () => 0)
  t.draws = 0
  t.frames = []
  t.round = p.round ?? 2
  t.turn = p.turn ?? 0
  if (p.acting) ask(t, t.turn, { kind: 'act' })
  else {
    const round = t.round
    ops.turn(t, { op: 'turn', seat: t.turn }, new Dealer(quickDice(1)))
    t.round = round
  }
  return t
}

function pilesOf(t: ProphecyTable, given: readonly number[] | undefined): By<TempleId, number> {
  const hidden = t.unseen.reduce((a, b) => a + b, 0)
  return by(TEMPLE_IDS, (temple) => given?.[temple] ?? Math.min(3, Math.max(0, hidden - temple * 3)))
}

/** How many crystals of a kind are not in the supply. */
function lyingAbout(t: ProphecyTable, kind: Kind): number {
  let n = 0
  for (const player of t.players) n += countOf(player.net, kind)
  if (kind !== 0) return n
  for (const player of t.players) n += player.reserve
  return n + t.covered.flat().filter(Boolean).length
}

function breaker(player: Breaker, who: Who, stop: (name: string | undefined) => Stop): Breaker {
  const runes = by(RUNE_IDS, () => 0)
  for (const name of who.runes?.split(' ') ?? []) runes[runeCalled(name)]++
  return {
    pawn: stop(who.at),
    net: netOf(who.net),
    side: who.side ? sideCalled(who.side) : player.side,
    reserve: who.reserve ?? 0,
    runes,
    muted: who.muted ? runeCalled(who.muted) : NONE,
    markers: who.markers ?? MARKERS,
    curses: who.curses ?? 0,
    rewards: 0,
  }
}

const place = (word = '') => Number(word.replace('n', ''))
const kind = (word = '') => LETTERS.indexOf(word)

/** The move that the words of a line mean, legal or not: "go W1", "put R n3", "break left n0 n1 n2". */
export function moveOf(t: ProphecyTable, [verb, ...words]: readonly string[]): unknown {
  const [what, where] = words
  switch (verb) {
    case 'go':
      return { do: 'go', stop: t.ring.indexOf(cardCalled(what)) }
    case 'put':
      return { do: 'place', crystal: kind(what), place: place(where) }
    case 'break': {
      const level = words.indexOf('to')
      const places = words.slice(1, level < 0 ? undefined : level).map(place)
      return { do: 'break', end: what, level: level < 0 ? places.length : Number(words[level + 1]), places }
    }
    case 'cover':
      return { do: 'cover', field: kind(what) }
    case 'cast':
      return { do: 'cast', spell: what }
    case 'tap':
      return { do: 'tap', count: Number(what) }
    case 'pay':
    case 'swap':
    case 'give':
      return { do: verb, place: place(what) }
    case 'choose':
      return { do: 'choose', crystal: kind(what) }
    case 'field':
      return { do: 'field', card: cardCalled(what), field: kind(where) }
    case 'owner':
      return { do: 'owner', seat: Number(what) }
    case 'net':
      return { do: 'net', net: SIDE_CODES.indexOf(what ?? '') }
    case 'rune':
      return { do: 'rune', temple: cardCalled(what) }
    case 'take':
    case 'trade':
    case 'end':
    case 'decline':
      return { do: verb }
    default:
      throw new Error(`nobody says "${verb}" at this table`)
  }
}
