import { parseArgs } from 'node:util'
import { type BoutEnd, type BoutStep, playBout } from '../packages/bots/arena/bout.ts'
import { type Player, playerOf } from '../packages/bots/index.ts'
import { bot } from '../packages/games/black-rose/bot.ts'
import { SPELL_CARDS } from '../packages/games/black-rose/cards/index.ts'
import { GOAL } from '../packages/games/black-rose/components.ts'
import { EVENTS, QUESTS } from '../packages/games/black-rose/decks.ts'
import { ROOMS, SIDES, SPELLS } from '../packages/games/black-rose/ids.ts'
import { game } from '../packages/games/black-rose/rules.ts'
import type { BlackRoseEvent } from '../packages/games/black-rose/told.ts'
import type { Score } from '../packages/kernel/index.ts'

// Statistics of games of Black Rose: node scripts/black-rose-figures.ts [--players 4] [--games 1000] [--seats policy,random] [--every 100]
// Winners, length, spells that find targets, triggered traps, sources of power, and things that were never used.

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '4' },
    games: { type: 'string', default: '1000' },
    seats: { type: 'string', default: 'policy' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '0' }, // the figures so far are printed after every n games
    rows: { type: 'string', default: '8' }, // how many of the cards that bring most are listed
  },
})
const games = Number(values.games)
const every = Number(values.every)
const seats = Number(values.players)
const names = values.seats.split(',')

/** Things counted by name. */
class Counts {
  readonly all = new Map<string, number>()
  add(name: string, n = 1): void {
    this.all.set(name, (this.all.get(name) ?? 0) + n)
  }
  of(name: string): number {
    return this.all.get(name) ?? 0
  }
  top(n: number): [string, number][] {
    return [...this.all].sort((a, b) => b[1] - a[1]).slice(0, n)
  }
}

const counts = new Counts()
const used = new Counts()
const power = new Counts()
const rosePower = new Counts()
const cards = new Counts()
const turns: number[] = []
const shares = Array.from({ length: seats }, () => 0)
const byPlayer = new Counts()
let rose = 0
let decisions = 0

/** The source of the following power points. */
let cause = 'rules'
let card = ''

function isOwn(event: { readonly kind: string }): event is BlackRoseEvent {
  return event.kind !== ''
}

function hear(event: BlackRoseEvent): void {
  switch (event.kind) {
    case 'phase':
      cause = event.phase
      return
    case 'cast':
      counts.add('cast')
      used.add(`${event.card}.${event.side}`)
      cause = 'spell'
      card = `${event.card}.${event.side}`
      return
    case 'missed':
      counts.add('missed')
      cards.add(`missed ${card}`)
      return
    case 'armed':
      counts.add(`${event.token} set`)
      return
    case 'triggered':
      counts.add(`${SPELL_CARDS[event.card][event.side].type} sprung`)
      used.add(`${event.card}.${event.side}`)
      cause = SPELL_CARDS[event.card][event.side].type
      card = `${event.card}.${event.side}`
      return
    case 'activated':
      used.add(event.room)
      cause = 'room'
      card = event.room
      return
    case 'questDone':
      used.add(event.quest)
      counts.add('quest')
      cause = 'quest'
      card = event.quest
      return
    case 'questDiscarded':
      counts.add('quest discarded')
      cause = 'quest discarded'
      return
    case 'eventDrawn':
      used.add(event.event)
      cause = 'event'
      card = event.event
      return
    case 'eventActs':
      cause = 'event'
      card = event.event
      return
    case 'eventDiscarded':
      cause = 'event left'
      return
    case 'defeated':
      counts.add('defeat')
      cause = 'defeat'
      card = 'defeat'
      return
    case 'destroyed':
      counts.add('room destroyed')
      return
    case 'power':
      if (event.owner >= seats) rosePower.add(cause, event.n)
      else {
        power.add(cause, event.n)
        if (event.n > 0) cards.add(card, event.n)
      }
      return
    default:
  }
}

function watch({ events }: BoutStep): void {
  for (const { event } of events) if (isOwn(event)) hear(event)
}

function record(players: readonly Player[], { result, decisions: n, rounds }: BoutEnd): void {
  decisions += n
  turns.push(rounds ?? 0)
  if (result.kind !== 'ranked') return
  const first = result.ranks.indexOf(1)
  const ahead = result.ranks.indexOf(Math.min(...result.ranks))
  if (first < 0) rose++
  else shares[first] = (shares[first] ?? 0) + 1
  byPlayer.add(`${players[first]?.name ?? 'the Rose'} wins`)
  byPlayer.add(`${players[ahead]?.name} ahead of the others`)
  const power = (score: Score | undefined) => score?.parts?.find(({ name }) => name === 'power')?.points ?? 0
  const mages = result.scores?.filter((score) => power(score) >= GOAL).length ?? 0
  const byRose = result.rivals?.some(({ score }) => power(score) >= GOAL)
  counts.add(byRose ? (mages > 0 ? 'ended by both' : 'ended by the Rose') : 'ended by a Mage')
  for (const score of result.scores ?? []) for (const { name, points } of score.parts ?? []) counts.add(`points: ${name}`, points)
}

const sitting = Array.from({ length: seats }, (_, seat) => {
  const player = playerOf(names[seat % names.length] ?? 'policy', game, bot, bot)
  if (!player) throw new Error(`no player is called "${names[seat % names.length]}"`)
  return player
})
const began = process.cpuUsage()
for (let n = 0; n < games; n++) {
  const players = sitting.map((_, seat) => sitting[(seat + n) % seats] ?? sitting[0]).flatMap((player) => player ?? [])
  record(players, playBout({ game, options: {}, players, seed: Number(values.seed) + n, watch }))
  if (n + 1 === games || (every > 0 && (n + 1) % every === 0)) report(n + 1)
}

function percent(n: number, of: number): string {
  return `${((100 * n) / Math.max(1, of)).toFixed(1)} %`
}

function report(games: number): void {
  const a = (n: number) => (n / games).toFixed(1)
  turns.sort((x, y) => x - y)
  const { user, system } = process.cpuUsage(began)
  const middle = turns[Math.floor(games / 2)] ?? 0
  console.log(`${games} games, ${seats} players: ${names.join(', ')}`)
  console.log(
    `winners   ${byPlayer
      .top(6)
      .map(([name, n]) => `${name} ${percent(n, games)}`)
      .join(' · ')}`,
  )
  console.log(`seats     ${shares.map((n) => percent(n, games)).join(' · ')} · the Rose ${percent(rose, games)}`)
  console.log(
    `ended     by power of ${['a Mage', 'the Rose', 'both'].map((who) => `${who} ${percent(counts.of(`ended by ${who}`), games)}`).join(' · ')}`,
  )
  console.log(`turns     median ${middle}, ${turns[Math.floor(games / 10)]} to ${turns[Math.floor(games * 0.9)]} in eight of ten`)
  console.log(`a game    ${a(decisions)} decisions, ${((user + system) / 1000 / games).toFixed(0)} ms of processor time`)
  console.log(`casts     ${a(counts.of('cast'))} a game, without target ${percent(counts.of('missed'), counts.of('cast'))}`)
  console.log(`traps     ${a(counts.of('trap set'))} set, sprung ${percent(counts.of('trap sprung'), counts.of('trap set'))}`)
  console.log(
    `guards    ${a(counts.of('protection set'))} set, used ${percent(counts.of('protection sprung'), counts.of('protection set'))}`,
  )
  console.log(
    `quests    ${a(counts.of('quest'))} done, ${a(counts.of('quest discarded'))} discarded · ${a(counts.of('defeat'))} defeats · ${a(counts.of('room destroyed'))} rooms destroyed`,
  )
  console.log(
    `points    ${['power', 'quests', 'trophies', 'rooms', 'crown'].map((part) => `${part} ${(counts.of(`points: ${part}`) / games / seats).toFixed(1)}`).join(' · ')}`,
  )
  console.log(
    `power     ${power
      .top(12)
      .map(([name, n]) => `${name} ${(n / games / seats).toFixed(1)}`)
      .join(' · ')}`,
  )
  console.log(
    `the Rose  ${rosePower
      .top(12)
      .map(([name, n]) => `${name} ${a(n)}`)
      .join(' · ')}`,
  )
  console.log(
    `most by   ${cards
      .top(Number(values.rows))
      .map(([name, n]) => `${name} ${a(n)}`)
      .join(' · ')}`,
  )
  const effects = SPELLS.flatMap((id) => SIDES.map((side) => `${id}.${side}`))
  for (const [what, all] of Object.entries({ effects, rooms: ROOMS, quests: QUESTS, events: EVENTS })) {
    const never = all.filter((id) => used.of(id) === 0)
    console.log(
      `${what.padEnd(9)} ${all.length - never.length} of ${all.length} used${never.length ? `; never: ${never.join(' ')}` : ''}`,
    )
  }
}
