/** Tables and moves in a few words, as players say them: what tests and written positions are made of. */
import { at, by, Dealer, quickDice, start } from '@grimuar/kernel'
import {
  CARDS,
  type Card,
  COLOURS,
  cardCalled,
  faceOf,
  KNIGHT,
  MAGE,
  PLACES,
  type Place,
  PRINCESS,
  SECRETS,
  type Secret,
  SYMBOL_NAMES,
  symbolOf,
  TOWER_NAMES,
  TOWERS,
  type Tower,
  TURNS_PER_ROUND,
} from './cards.ts'
import { ops, whoseTurn } from './flow.ts'
import { game } from './rules.ts'
import { type Area, EMPTY, FACE_DOWN, type Gap, type TowersTable } from './table.ts'

/** The names of the seats. */
export const WHO = ['knight', 'mage']

/** The description of a table. A missing part is as at the beginning of a match, or empty. */
export interface Laid {
  knight?: string // the tower he stands at
  mage?: string
  turnOf?: 'knight' | 'mage'
  round?: number
  turnOfRound?: number // 1–4; default: the first turn of `turnOf`
  exchanged?: boolean
  gaps?: string // six words from gap 0 on: a card, "?" face down, "-" empty
  knightHas?: Has
  mageHas?: Has
  discards?: string // what everybody saw go to the discard pile
  unseenDiscards?: number // how many more lie there
  secrets?: string // under blue, green, purple, yellow, red: five words out of feather, toad, book, toadstool, stone, princess
}

interface Has {
  gained?: string
  used?: string
}

/** Cards by their codes in cards.ts: "F1 S2". */
export function cards(codes = ''): Card[] {
  return words(codes).map(cardCalled)
}

export function codes(ids: readonly Card[]): string {
  return ids.map((card) => faceOf(card).code).join(' ')
}

/** Secret cards by the symbol they show; the elixir is the princess. */
export function secretsCalled(names: string): Secret[] {
  return words(names).map((name) => {
    const secret = SECRETS.find((id) => (id === PRINCESS ? 'princess' : SYMBOL_NAMES[symbolOf(id)]) === name)
    if (secret === undefined) throw new Error(`there is no secret card "${name}"`)
    return secret
  })
}

export function towerCalled(name: string): Tower {
  const tower = TOWERS.find((id) => TOWER_NAMES[id] === name)
  if (tower === undefined) throw new Error(`there is no tower "${name}"`)
  return tower
}

/** A table at the beginning of somebody's turn. */
export function lay(laid: Laid = {}): TowersTable {
  const t = start(game, { shuffled: false }, 2, quickDice(1))
  t.round = laid.round ?? (laid.turnOf === 'mage' ? 2 : 1)
  const turnOf = laid.turnOf === undefined ? whoseTurn(t.round, 0) : WHO.indexOf(laid.turnOf)
  const turnOfRound = laid.turnOfRound ?? (whoseTurn(t.round, 0) === turnOf ? 1 : 2)
  t.turn = (t.round - 1) * TURNS_PER_ROUND + turnOfRound - 1
  if (laid.knight) t.places[KNIGHT] = placeOf(t, laid.knight)
  if (laid.mage) t.places[MAGE] = placeOf(t, laid.mage)
  t.exchanged = laid.exchanged ?? false
  t.gaps = words(laid.gaps ?? '? ? ? ? ? ?').map(
    (word): Gap => (word === '?' ? FACE_DOWN : word === '-' ? EMPTY : cardCalled(word)),
  )
  t.areas = [laid.knightHas, laid.mageHas].map(
    (has): Area => ({ gained: cards(has?.gained), used: cards(has?.used), hidden: [] }),
  )
  t.discards = cards(laid.discards).map((card) => ({ card, turn: t.turn }))
  t.pile = t.discards.length + (laid.unseenDiscards ?? 0)
  if (laid.secrets !== undefined) {
    const secrets = secretsCalled(laid.secrets)
    t.secrets = by(COLOURS, (tower) => at(secrets, tower))
  }
  const seen = new Set<Gap>([...t.gaps, ...t.areas.flatMap((a) => [...a.gained, ...a.used]), ...t.discards.map((d) => d.card)])
  t.unseen = CARDS.filter((card) => !seen.has(card))
  t.draws = 0
  t.frames = []
  ops.turn(t, { op: 'turn' }, new Dealer(quickDice(1)))
  return t
}

/** A line as a move, without its seat: "go green", "take F1", "take ?", "put left". Unknown words give illegal moves. */
export function moveSaid(t: TowersTable, [verb, what = '']: readonly string[]): unknown {
  switch (verb) {
    case 'go':
      return { do: 'go', place: placeOf(t, what) }
    case 'take':
      return {
        do: 'take',
        gap: what === '?' ? t.gaps.indexOf(FACE_DOWN) : /^\d$/.test(what) ? Number(what) : t.gaps.indexOf(cardCalled(what)),
      }
    case 'put':
      return { do: 'put', side: what }
    case 'card':
      return { do: 'card', card: cardCalled(what) }
    case 'tower':
      return { do: 'tower', tower: towerCalled(what) }
    case 'trade':
    case 'pass':
    case 'exchange':
    case 'leave':
      return { do: verb }
    default:
      throw new Error(`nobody says "${verb}" at this table`)
  }
}

function placeOf(t: TowersTable, tower: string): Place {
  return at(PLACES, t.ring.indexOf(towerCalled(tower)))
}

function words(said: string): string[] {
  return said.split(/\s+/).filter(Boolean)
}
