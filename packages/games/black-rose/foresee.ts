import { apply, Dealer, type Dice, legal, openQuestion, play, quickDice, type Seat, startFrom } from '@grimuar/kernel'
import { mageOf, slotOf } from './board.ts'
import { attackSum } from './flow/attacking.ts'
import { takeOut } from './flow/zones.ts'
import { type Figure, NONE, type QuestId, type Side, type SlotNumber, type SpellId } from './ids.ts'
import { imagine } from './imagine.ts'
import type { AnyMove, BlackRoseQuestion, FigureMove, PlaceMove } from './questions.ts'
import { game } from './rules.ts'
import type { BlackRoseTable } from './table.ts'
import type { BlackRoseEvent } from './told.ts'
import { previewOf } from './verbs/index.ts'
import type { Blow } from './verbs/verb.ts'
import type { BlackRoseView } from './view.ts'

/** The effect of some moves, as far as their player can know. */
export interface Foreseen {
  /** The events, in order, until a draw or a hidden card decides, another player acts, or a question follows. */
  readonly events: readonly BlackRoseEvent[]
  /** How damage comes about. */
  readonly blows: readonly Blow[]
  /** My quests that could then be declared. */
  readonly quests: readonly QuestId[]
  /** The next question within the same action; null if there is none or it cannot be known. */
  readonly next: BlackRoseQuestion | null
}

/** Tables that agree with the view in all it shows and differ in what it hides: only what happens at each of them is told. */
const TABLES = [1, 2, 3]

/**
 * Foresees moves by making them: on tables imagined from the view alone, by the rules themselves. Traps and protections of others are
 * left out, since nobody knows them.
 */
export function foresee(view: BlackRoseView, seat: Seat, moves: readonly AnyMove[]): Foreseen {
  return foreseeAt(imagined(view, seat), view, seat, moves)
}

/** A card of mine that could be cast, from the slot where it lies or would lie. */
export interface Castable {
  readonly card: SpellId
  readonly side: Side
  readonly slot: SlotNumber
}

/** The effect of a spell if it were cast now. */
export interface ForeseenCast {
  /** All of it, or what comes before its target is chosen. */
  readonly cast: Foreseen
  /** The effect with each possible target. */
  readonly targets: readonly { readonly target: FigureMove | PlaceMove; readonly foreseen: Foreseen }[]
}

/** Foresees a spell as if it were cast where its caster stands, whatever is asked now. */
export function foreseeCast(view: BlackRoseView, seat: Seat, spell: Castable): ForeseenCast {
  const tables = imagined(view, seat)
  for (const t of tables) beginCast(t, seat, spell)
  const moves: AnyMove[] = []
  let cast = foreseeAt(tables, view, seat, moves)
  // The cube lies there in the end, before or after.
  if (cast.next?.kind === 'symbol') {
    moves.push({ when: 'before' })
    cast = foreseeAt(tables, view, seat, moves)
  }
  if (cast.next?.kind !== 'target') return { cast, targets: [] }
  const { figures, places } = cast.next
  const targets = [
    ...figures.map((figure): FigureMove => ({ do: 'figure', figure })),
    ...places.map((place): PlaceMove => ({ do: 'place', place })),
  ]
  return { cast, targets: targets.map((target) => ({ target, foreseen: foreseeAt(tables, view, seat, [...moves, target]) })) }
}

function imagined(view: BlackRoseView, seat: Seat): BlackRoseTable[] {
  return TABLES.map((seed) => {
    const t = imagine(view, seat, quickDice(seed))
    hush(t, seat)
    return t
  })
}

/** Leaves nothing to happen but one spell. */
function beginCast(t: BlackRoseTable, seat: Seat, { card, side, slot }: Castable): void {
  const place = slotOf(t, seat, slot)
  if (place.card !== card) takeOut(mageOf(t, seat).hand, card)
  Object.assign(place, { state: 'ready', card, side, element: null, token: null })
  t.phase = 'action'
  t.ask = null
  t.frames.length = 0
  t.frames.push({ op: 'cast', seat, owner: seat, slot, from: NONE, element: null, symbol: 'ask', depth: 0 })
}

function foreseeAt(tables: readonly BlackRoseTable[], view: BlackRoseView, seat: Seat, moves: readonly AnyMove[]): Foreseen {
  const [first, ...others] = tables.map((t) => tryOut(t, seat, moves))
  if (!first) throw new Error('no table was imagined')
  const same = (what: (tried: Foreseen) => unknown) => {
    const wanted = JSON.stringify(what(first))
    return others.every((other) => JSON.stringify(what(other)) === wanted)
  }
  const parts = first.events.findIndex((_, i) => !same(({ events }) => events[i]))
  const known = parts < 0 ? first.events : first.events.slice(0, parts)
  const held = view.mages[seat]?.met?.map(({ quest }) => quest) ?? []
  return {
    events: known,
    blows: first.blows.filter((_, i) => same(({ blows }) => blows[i])),
    quests: first.quests.filter((quest) => !held.includes(quest) && others.every(({ quests }) => quests.includes(quest))),
    next: parts < 0 && same(({ next }) => next) ? first.next : null,
  }
}

/** Chance decides: nothing more can be foreseen. */
class Chance extends Error {}

/** A new part of the turn begins: what follows is not the doing of these moves. */
const OTHERS_DOING: ReadonlySet<BlackRoseEvent['kind']> = new Set(['activation', 'phase', 'turn'])

/** Questions that come in any case. */
const USUAL: ReadonlySet<BlackRoseQuestion['kind']> = new Set(['act', 'physical', 'evocation', 'walk'])

const noDice: Dice = () => {
  throw new Chance()
}

function tryOut(from: BlackRoseTable, seat: Seat, moves: readonly AnyMove[]): Foreseen {
  let t = from
  const events: BlackRoseEvent[] = []
  const blows: Blow[] = []
  const quests: QuestId[] = []
  let over = false
  const hear = (event: BlackRoseEvent, to: readonly Seat[] | undefined) => {
    over ||= OTHERS_DOING.has(event.kind)
    if (!over && to === undefined) events.push(event)
  }
  const dealer = new Dealer<BlackRoseEvent>(noDice, hear)
  const watched: typeof game = {
    ...game,
    ops: {
      ...game.ops,
      run(now, frame, by) {
        if (!over) blows.push(...previewOf(now, frame))
        game.ops.run(now, frame, by)
      },
      attack(now, frame, by) {
        const before = events.length
        game.ops.attack(now, frame, by)
        const struck = events.slice(before).some(({ kind }) => kind === 'attacked')
        if (struck && frame.target !== NONE) blows.push(...attackBlows(now, frame.target, attackSum(now, frame)))
      },
    },
  }
  try {
    t = startFrom(watched, from, noDice, hear)
    passOthers(t)
    for (const move of moves) {
      if (over || play(watched, t, seat, move, dealer)) break
      passQuests(t)
    }
  } catch (error) {
    if (!(error instanceof Chance)) throw error
    over = true
  }
  for (const { quest } of t.mages[seat]?.met ?? []) quests.push(quest)
  const asked = !over && t.ask?.to.includes(seat) ? t.ask.question : null
  return { events, blows, quests, next: asked && !USUAL.has(asked.kind) ? asked : null }

  /** All other seats that are asked about the same moment pass. */
  function passOthers(now: BlackRoseTable): void {
    if (now.ask?.window === undefined) return
    for (const other of openQuestion(now, null)?.waiting ?? [])
      if (other !== seat) play(watched, now, other, { do: 'pass' }, dealer)
  }

  /** A quest that can be declared is noted, and not declared. */
  function passQuests(now: BlackRoseTable): void {
    while (!over && now.ask?.question.kind === 'declare' && now.ask.to.includes(seat)) {
      for (const move of legal(watched, now, seat)) if ('quest' in move) quests.push(move.quest)
      apply(watched, now, seat, { do: 'pass' }, dealer)
    }
  }
}

/** An attack strikes its target, or everybody in the room: the damage under way says whom. */
function attackBlows(t: BlackRoseTable, target: Figure, sum: Blow['sum']): Blow[] {
  const under = t.frames.at(-1)
  const hits = under?.op === 'damage' ? under.hits.map(({ figure }) => figure) : [target]
  return hits.map((figure) => ({ figure, sum }))
}

/** Takes the tokens of others away, so that no moment is held for their traps and protections. */
function hush(t: BlackRoseTable, seat: Seat): void {
  for (const [of, mage] of t.mages.entries()) {
    if (of !== seat) for (const slot of mage.slots) slot.token = null
  }
}
