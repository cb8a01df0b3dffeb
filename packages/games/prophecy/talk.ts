/** The test language: it builds tables from short texts and reads moves as players say them. */
import { ask, Dealer, type Dice, defaults, quickDice, start } from '@grimuar/kernel'
import { type Parse, riggedDice, type Talk, talk } from '@grimuar/kernel/testkit'
import {
  type Card,
  COLOURS,
  CRYSTALS,
  KINDS,
  type Kind,
  LETTERS,
  MARKERS,
  NETS,
  RUNES,
  TEMPLES,
  UPGRADES,
  wasteland,
} from './cards/index.ts'
import { ops } from './flow/index.ts'
import { game } from './rules.ts'
import { type Breaker, countOf, NONE, type ProphecyTable } from './table.ts'

const RUNE_NAMES = ['dawn', 'dune', 'wind', 'scales', 'key']
const TEMPLE_NAMES = KINDS.slice(1) as readonly string[]

interface Who {
  at?: string // "W1" or the colour of a temple; without it the player is not on the ring
  net?: string // twelve letters row by row, "." for an empty place; spaces are ignored, missing places are empty
  runes?: string // "dawn dune"
  side?: string // "1A"
  reserve?: number
  muted?: string
  markers?: number // not placed yet; the placed ones must be given in `spaces`
  curses?: number
}

interface Position {
  players?: readonly Who[] // one for each seat; a missing one has nothing
  seats?: number
  turn?: number
  advanced?: boolean
  acting?: boolean // whether the player has moved and is asked for the action on the card
  ghost?: string
  goals?: string
  covered?: { readonly [wasteland: number]: string } // colours of covered fields
  spaces?: { readonly [temple: string]: string } // five letters: "." free, "X" barred, "g" the ghost's, "0"–"3" a seat's
  faceUp?: string // runes of the red, yellow, blue, green and purple temple; "-" for none
  piles?: readonly number[]
  round?: number
  dice?: readonly number[]
}

/** Reads the places of a net from letters. */
export function netOf(letters = ''): Kind[] {
  const written = Array.from(letters.replaceAll(' ', ''), (letter) => LETTERS.indexOf(letter))
  return [...written, ...Array<Kind>(12).fill(NONE)].slice(0, 12)
}

/** Writes a net as letters, four in a row. */
export function lettersOf(net: readonly Kind[]): string {
  const rows = [0, 4, 8].map((row) => net.slice(row, row + 4).map((kind) => LETTERS[kind] ?? '.'))
  return rows.map((row) => row.join('')).join(' ')
}

export function cardCalled(name = ''): Card {
  if (name.startsWith('W')) return wasteland(Number(name.slice(1)))
  return named(TEMPLE_NAMES, name)
}

/** The name of a card in this language. */
export function nameOf(card: Card): string {
  return TEMPLE_NAMES[card] ?? `W${card - TEMPLES.length + 1}`
}

function named(names: readonly string[], name = ''): number {
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`there is no "${name}" among ${names.join(', ')}`)
  return at
}

const SPACE_LETTERS: { readonly [letter: string]: number } = { '.': -1, X: -2, g: -3 }

/** A table at the beginning of a player's turn, or before its second step. The temples are in the order of their colours. */
export function prophecy(p: Position = {}): Talk<ProphecyTable> {
  const seats = p.seats ?? p.players?.length ?? 4
  const t = start(game, defaults(game.options), seats, quickDice(1))
  const temples = TEMPLES.map((_, temple) => temple)
  t.ring = temples
    .flatMap((temple) => [temple, wasteland(temple * 2 + 1), wasteland(temple * 2 + 2)])
    .filter((card) => t.ring.includes(card))
  const stop = (name: string | undefined) => (name === undefined ? NONE : t.ring.indexOf(cardCalled(name)))
  t.advanced = p.advanced ?? false
  t.ghost = seats === 2 ? stop(p.ghost ?? 'purple') : NONE
  t.goals = (p.goals ?? (seats < 4 ? 'red yellow' : 'red yellow blue')).split(' ').map((name) => named(TEMPLE_NAMES, name))
  t.players = t.players.map((player, seat) => breaker(player, p.players?.[seat] ?? {}, stop))
  t.covered = UPGRADES.map((card) => {
    const letters = Object.entries(p.covered ?? {}).find(([number]) => wasteland(Number(number)) === card)?.[1] ?? ''
    return COLOURS.map((colour) => letters.includes(LETTERS[colour] as string))
  })
  for (const [name, letters] of Object.entries(p.spaces ?? {})) {
    t.spaces[named(TEMPLE_NAMES, name)] = Array.from(letters, (letter) => SPACE_LETTERS[letter] ?? Number(letter))
  }
  t.faceUp = (p.faceUp ?? 'dawn dune wind scales key').split(' ').map((name) => (name === '-' ? NONE : named(RUNE_NAMES, name)))
  t.unseen = RUNES.map(({ count }, rune) => {
    const seen = countOf(t.faceUp, rune) + t.players.reduce((sum, player) => sum + (player.runes[rune] as number), 0)
    return count - seen
  })
  const hidden = t.unseen.reduce((a, b) => a + b, 0)
  t.piles = p.piles ? [...p.piles] : temples.map((temple) => Math.min(3, Math.max(0, hidden - temple * 3)))
  t.supply = CRYSTALS.map((count, kind) => {
    const onNets = t.players.reduce((sum, { net, reserve }) => sum + countOf(net, kind) + (kind === 0 ? reserve : 0), 0)
    return count - onNets - (kind === 0 ? t.covered.flat().filter(Boolean).length : 0)
  })
  t.hand = KINDS.map(() => 0)
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
  return say(t, p.dice ? riggedDice(p.dice) : undefined)
}

function breaker(player: Breaker, who: Who, stop: (name: string | undefined) => number): Breaker {
  const runes = RUNES.map(() => 0)
  for (const name of who.runes?.split(' ') ?? []) runes[named(RUNE_NAMES, name)] = (runes[named(RUNE_NAMES, name)] as number) + 1
  return {
    pawn: stop(who.at),
    net: netOf(who.net),
    side: who.side ? NETS.findIndex((net) => net.code === who.side) : player.side,
    reserve: who.reserve ?? 0,
    runes,
    muted: who.muted ? named(RUNE_NAMES, who.muted) : NONE,
    markers: who.markers ?? MARKERS,
    curses: who.curses ?? 0,
    rewards: 0,
  }
}

export function say(t: ProphecyTable, dice?: Dice): Talk<ProphecyTable> {
  return talk(game, t, parse, dice ? { dice } : {})
}

/** The cards a seat may go to now, by name, in the order of the ring. */
export function targets(talk: Talk<ProphecyTable>, seat = 0): string {
  const moves = talk.legal(`${seat}`) as readonly { do: string; stop: number }[]
  return moves
    .filter((move) => move.do === 'go')
    .map((move) => nameOf(talk.table.ring[move.stop] as Card))
    .join(' ')
}

/** The chains a seat may break now, as places: "left 0-1-2". */
export function breaks(talk: Talk<ProphecyTable>, seat = 0): string[] {
  const moves = talk.legal(`${seat}`) as readonly { do: string; end: string; level: number; places: number[] }[]
  return moves
    .filter((move) => move.do === 'break')
    .map(({ end, level, places }) => `${end} ${places.join('-')}${level === places.length ? '' : ` to ${level}`}`)
    .sort()
}

const place = (word = '') => Number(word.replace('n', ''))
const kind = (word = '') => LETTERS.indexOf(word)

const parse: Parse<ProphecyTable> = (t, [verb, ...words]) => {
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
      return { do: 'net', net: NETS.findIndex((net) => net.code === what) }
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
