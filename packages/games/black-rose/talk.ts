import { answersOf, at, type Dice, defaults, isForm, openQuestion, type Seat, start, startFrom } from '@grimuar/kernel'
import { type Talk, talk } from '@grimuar/kernel/testkit'
import { evocationsOf, figureOf, isMage, mageOf, ownerOf, placeOf } from './board.ts'
import { CELL, FIGURES, type Figure, NONE, OWNERS, ROSE, type RoomId, SCHOOLS } from './ids.ts'
import { positions } from './positions.ts'
import type { Moment } from './questions.ts'
import { readable } from './readable.ts'
import { game } from './rules.ts'
import { LAYOUT, lay, placeNamed, type Scene } from './scene.ts'
import type { BlackRoseTable } from './table.ts'
import type { BlackRoseEvent } from './told.ts'

// For tests: moves said in words, at tables laid in words (scene.ts).
//
//   const t = scene({ people: [{ at: 'forge', ready: 'DES03' }, { at: 'garden' }] })
//   t.says('cast quick', 'garden')          // the asked seat says it
//   t.play('1 slot 3')                      // seat 1 says it: for moments at which several are asked
//   t.damage(1)                             // '0:3'
//
// Places are named by their room in the fixed layout, figures by seat ("1") or seat and Evocation ("1:malacoda"), owners by
// seat or "rose".

export interface BlackRoseTalk extends Talk<BlackRoseTable, BlackRoseEvent> {
  /** Plays moves for the first seat that is asked. */
  says(...lines: string[]): void
  /** Everyone who is asked at this moment lets it pass, until something else is asked. */
  pass(): void
  /** The same until this moment comes. */
  until(moment: Moment): void
  /** The clause that refuses a move of the seat that is asked. */
  refused(line: string): string
  /** The kind of the open question and who is asked: "act 0". */
  readonly asked: string
  /** The answers of the first seat that is asked, as text. */
  readonly answers: string[]
  /** Cubes on a figure: "0:3 rose:1". */
  damage(figure: Seat | string): string
  /** Instability in a room. */
  cubes(room: RoomId): string
  /** The position of a figure: a room, "cell" or "nowhere". */
  where(figure: Seat | string): string
  /** Figures in a room. */
  figures(room: RoomId): string
  hand(seat: Seat): string
  memories(seat: Seat): string
  power(owner: Seat | 'rose'): number
  /** Kinds of the events told so far. */
  readonly told: string[]
}

/** A table in the middle of a game; the first in order is about to act. */
export function scene(what: Scene, dice: Dice = () => 0): BlackRoseTalk {
  const t = lay(what)
  return speak(start({ ...game, setup: () => t }, defaults(game.options), t.seats, dice), dice)
}

/** A table at the very beginning. */
export function opening(seats: number, options: Scene['options'] = {}, dice: Dice = () => 0): BlackRoseTalk {
  return speak(start(game, { ...defaults(game.options), ...options }, seats, dice), dice)
}

/** A table that has been written down, by name. */
export function positionNamed(name: string, dice: Dice = () => 0): BlackRoseTalk {
  const table = readable.read?.(positions[name]?.().table ?? null)
  if (!table) throw new Error(`there is no position "${name}"`)
  return speak(startFrom(readable, table, dice), dice)
}

function speak(table: BlackRoseTable, dice: Dice): BlackRoseTalk {
  const said = talk(game, table, moveSaid, { dice })
  const first = (): Seat => openQuestion(table, null)?.waiting[0] ?? 0
  return {
    ...said,
    says(...lines) {
      for (const line of lines) said.play(`${first()} ${line}`)
    },
    pass() {
      for (let n = 0; n < 100 && table.ask?.window !== undefined; n++) said.play(`${first()} pass`)
    },
    until(moment) {
      const isIt = () => table.ask?.question.kind === 'interrupt' && table.ask.question.moment === moment
      for (let n = 0; n < 100 && table.ask?.window !== undefined && !isIt(); n++) said.play(`${first()} pass`)
      if (!isIt()) throw new Error(`the moment "${moment}" does not come: ${table.ask?.question.kind} is asked`)
    },
    refused: (line) => said.refuse(`${first()} ${line}`),
    get asked() {
      return `${table.ask?.question.kind ?? 'nothing'} ${openQuestion(table, null)?.waiting.join(' ') ?? ''}`.trim()
    },
    get answers() {
      const answers = answersOf(game, table, first())
      return isForm(answers) ? [answers.form] : answers.map((move) => inWords(table, move))
    },
    damage: (figure) => cubesInWords(table.figures[figureNamed(table, String(figure))].cubes),
    cubes: (room) => cubesInWords(table.tiles[placeNamed(room)].cubes),
    where: (figure) => whereInWords(table, figureNamed(table, String(figure))),
    figures: (room) =>
      FIGURES.filter((figure) => table.figures[figure].at === placeNamed(room))
        .map((figure) => nameOf(table, figure))
        .join(' '),
    hand: (seat) => mageOf(table, seat).hand.join(' '),
    memories: (seat) => mageOf(table, seat).memories.join(' '),
    power: (owner) => (owner === 'rose' ? table.rose.power : mageOf(table, owner).power),
    get told() {
      return said.events.map(({ kind }) => kind)
    },
  }
}

function cubesInWords(cubes: readonly number[]): string {
  return OWNERS.flatMap((owner) => (cubes[owner] ? [`${owner === ROSE ? 'rose' : owner}:${cubes[owner]}`] : [])).join(' ')
}

function whereInWords(t: BlackRoseTable, figure: Figure): string {
  const place = placeOf(t, figure)
  if (place !== NONE) return LAYOUT[place]
  return t.figures[figure].at === CELL ? 'cell' : 'nowhere'
}

export function nameOf(t: BlackRoseTable, figure: Figure): string {
  return isMage(figure) ? `${figure}` : `${ownerOf(figure)}:${t.figures[figure].kind}`
}

function figureNamed(t: BlackRoseTable, name: string): Figure {
  const [seat = '', kind] = name.split(':')
  if (kind === undefined) return figureOf(Number(seat))
  const found = evocationsOf(Number(seat)).find((figure) => t.figures[figure].kind === kind)
  if (found === undefined) throw new Error(`there is no figure "${name}"`)
  return found
}

const slotNamed = (word: string): number => (word === 'quick' ? 0 : Number(word))

/** A line as a move: what its words mean depends on the question. */
function moveSaid(t: BlackRoseTable, words: readonly string[]): unknown {
  const question = t.ask?.question
  const [first = '', second = '', third = '', fourth = ''] = words
  const numbers = words.map(Number)
  switch (question?.kind) {
    case 'mage':
      return { mage: first }
    case 'school':
      return { school: first, book: Number(second) }
    case 'library':
      return SCHOOLS.map((school) => (words.includes(school) ? Number(words[words.indexOf(school) + 1]) : 0))
    case 'keep':
      return words.toSorted()
    case 'prepare': {
      const seen: string[] = []
      return words.map((word) => {
        const [card = '', side = 'upper'] = word.split('.')
        const nth = seen.filter((one) => one === card).length
        seen.push(card)
        return { card, side, nth }
      })
    }
    case 'handLimit':
      return first === 'ban' ? { do: 'ban', card: second } : { do: 'card', card: first }
    case 'ban':
    case 'card':
      return first === 'pass' ? { do: 'pass' } : { do: 'card', card: first }
    case 'act':
      if (first === 'cast' || first === 'shed') return { do: first, slot: slotNamed(second) }
      return /^Q/.test(first) ? { do: 'quest', quest: first } : { do: first }
    case 'dropQuest':
    case 'questLimit':
    case 'quest':
    case 'declare':
      return first === 'pass' ? { do: 'pass' } : { do: 'quest', quest: first }
    case 'event':
      return { do: 'event', event: first }
    case 'element':
      return { element: first }
    case 'symbol':
      return { when: first }
    case 'may':
      return { do: first }
    case 'burn':
      return first === 'pass' ? { do: 'pass' } : { do: 'burn', way: second }
    case 'choose':
      return { way: Number(first) }
    case 'colour':
      return { colour: first }
    case 'type':
      return { type: first }
    case 'winner':
      return { seat: Number(first) }
    case 'cubeColour':
      return first === 'pass' ? { do: 'pass' } : { do: 'owner', owner: first === 'rose' ? ROSE : Number(first) }
    case 'cubes':
    case 'supply':
    case 'order':
      return numbers
    case 'interrupt':
    case 'slot':
      return first === 'pass' ? { do: 'pass' } : { do: 'slot', slot: slotNamed(first === 'slot' ? second : first) }
    case 'fromHand':
      return first === 'pass'
        ? { do: 'pass' }
        : { do: 'lay', slot: slotNamed(second), card: third || first, side: fourth || 'upper' }
    case 'deck':
      return first === 'pile' ? { do: 'pile', school: second } : { do: 'school', school: first }
    default:
      return figureOrPlace(t, first)
  }
}

function figureOrPlace(t: BlackRoseTable, word: string): unknown {
  if (['pass', 'activate', 'attack', 'end', 'mend'].includes(word)) return { do: word }
  if (/^\d/.test(word)) return { do: 'figure', figure: figureNamed(t, word) }
  return { do: 'place', place: placeNamed(word) }
}

/** A move as `moveSaid` would read it. */
function inWords(t: BlackRoseTable, move: unknown): string {
  if (Array.isArray(move)) return move.join(' ')
  const fields: { [name: string]: unknown } = { ...(move as object) }
  const { do: what, figure, place, ...rest } = fields
  if (typeof figure === 'number') return nameOf(t, at(FIGURES, figure))
  if (typeof place === 'number') return LAYOUT[place as 0]
  const others = Object.values(rest).map(String)
  return [...(typeof what === 'string' && !['card', 'quest', 'event'].includes(what) ? [what] : []), ...others].join(' ')
}
