/** Table talk for tests: tables from a few words, moves as players say them. */
import { Dealer, type Dice, quickDice, start } from '@grimuar/kernel'
import { type Parse, riggedDice, type Talk, talk } from '@grimuar/kernel/testkit'
import { CARDS, type Card, COLOURS, KNIGHT, MAGE, TURNS_PER_ROUND } from './cards.ts'
import { ops } from './flow.ts'
import { game } from './rules.ts'
import { EMPTY, FACE_DOWN, type Gap, type Side, type TowersTable } from './table.ts'

export const WHO = ['knight', 'mage']
const TOWERS: readonly string[] = [...COLOURS, 'clock']

/** Cards by what is printed in the list of cards.ts: "F1 S2". */
export function cards(codes = ''): Card[] {
  return codes.split(/\s+/).filter(Boolean).map(cardOf)
}

function cardOf(code: string): Card {
  const id = CARDS.findIndex((c) => c.code === code)
  if (id < 0) throw new Error(`there is no card ${code}`)
  return id
}

export function codes(ids: readonly Card[]): string {
  return ids.map((id) => CARDS[id]?.code).join(' ')
}

function towerCalled(name: string | undefined): number {
  const tower = TOWERS.indexOf(name ?? '')
  if (tower < 0) throw new Error(`there is no tower "${name}"`)
  return tower
}

interface Position {
  knight?: string // the tower he stands at
  mage?: string
  turnOf?: 'knight' | 'mage'
  round?: number
  exchanged?: boolean
  gaps?: string // six words from gap 0 on: a card, "?" face down, "-" empty
  knightHas?: Has
  mageHas?: Has
  discards?: string
  secrets?: readonly number[] // under blue, green, purple, yellow, red
  dice?: readonly number[]
}

interface Has {
  gained?: string
  used?: string
}

/** A table at the beginning of somebody's turn, and the talk around it. */
export function towers(p: Position = {}): Talk<TowersTable> {
  const t = start(game, { shuffled: false }, 2, quickDice(1))
  const round = p.round ?? (p.turnOf === 'mage' ? 2 : 1)
  t.round = round
  t.turn = (round - 1) * TURNS_PER_ROUND + (p.turnOf === undefined || (round % 2 === 1) === (p.turnOf === 'knight') ? 0 : 1)
  if (p.knight) t.places[KNIGHT] = t.ring.indexOf(towerCalled(p.knight) as 0)
  if (p.mage) t.places[MAGE] = t.ring.indexOf(towerCalled(p.mage) as 0)
  t.exchanged = p.exchanged ?? false
  t.gaps = (p.gaps ?? '? ? ? ? ? ?')
    .split(/\s+/)
    .map((word): Gap => (word === '?' ? FACE_DOWN : word === '-' ? EMPTY : cardOf(word)))
  t.areas = [p.knightHas, p.mageHas].map((has) => ({ gained: cards(has?.gained), used: cards(has?.used), hidden: [] }))
  t.discards = cards(p.discards).map((card) => ({ card, turn: t.turn }))
  t.pile = t.discards.length
  if (p.secrets) t.secrets = [...p.secrets]
  const seen = new Set([...t.gaps, ...t.areas.flatMap((a) => [...a.gained, ...a.used]), ...t.discards.map((d) => d.card)])
  t.unseen = CARDS.map((_, id) => id).filter((id) => !seen.has(id))
  t.draws = 0
  t.frames = []
  ops.turn(t, { op: 'turn' }, new Dealer(quickDice(1)))
  return say(t, p.dice ? riggedDice(p.dice) : undefined)
}

export function say(t: TowersTable, dice?: Dice): Talk<TowersTable> {
  return talk(game, t, parse, { names: WHO, ...(dice ? { dice } : {}) })
}

const parse: Parse<TowersTable> = (t, [verb, what]) => {
  switch (verb) {
    case 'go':
      return { do: 'go', place: t.ring.indexOf(towerCalled(what) as 0) }
    case 'take':
      return {
        do: 'take',
        gap:
          what === '?' ? t.gaps.indexOf(FACE_DOWN) : /^\d$/.test(what ?? '') ? Number(what) : t.gaps.indexOf(cardOf(what ?? '')),
      }
    case 'put':
      return { do: 'put', side: what as Side }
    case 'card':
      return { do: 'card', card: cardOf(what ?? '') }
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
