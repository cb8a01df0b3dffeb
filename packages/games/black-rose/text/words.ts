import type { Words } from '@grimuar/contract'
import { type Ranked, type Seat, winnersOf } from '@grimuar/kernel'
import { FIGURES, NONE } from '../ids.ts'
import type { AnyMove, BlackRoseQuestion } from '../questions.ts'
import type { BlackRoseEvent } from '../told.ts'
import type { BlackRoseView } from '../view.ts'
import { sayingIn } from './saying.ts'
import type { Answered, BlackRoseText, Say, SayNow } from './shape.ts'

export type BlackRoseWords = Words<BlackRoseView, BlackRoseQuestion, AnyMove, BlackRoseEvent, BlackRoseText>

/** The word under a name that may be any. */
function wordFor(words: { readonly [name: string]: string }, name: string): string {
  return words[name] ?? name
}

/** Lines of the log that begin a part of the game, and those that tell what somebody did; all others tell what that caused. */
const PARTS: ReadonlySet<BlackRoseEvent['kind']> = new Set(['turn', 'phase', 'activation', 'moon', 'extraTurn'])
const ACTIONS: ReadonlySet<BlackRoseEvent['kind']> = new Set([
  'mageChosen',
  'schoolChosen',
  'eventDrawn',
  'eventActs',
  'prepared',
  'physical',
  'cast',
  'armed',
  'triggered',
  'activated',
  'questDeclared',
  'banned',
  'winnerNamed',
])

/** Everything the game says, from the words of one language. */
export function speak(text: BlackRoseText): BlackRoseWords {
  const { nameOf, copyName, sayer, sayNow } = sayingIn(text)

  function asked<K extends BlackRoseQuestion['kind']>(q: Extract<BlackRoseQuestion, { kind: K }>, say: SayNow): string {
    const phrase: BlackRoseText['ask'][K] = text.ask[q.kind]
    return phrase(q, say)
  }

  function told<K extends BlackRoseEvent['kind']>(e: Extract<BlackRoseEvent, { kind: K }>, say: Say): string | undefined {
    const phrase: BlackRoseText['event'][K] = text.event[e.kind]
    return phrase(e, say)
  }

  function answered(q: BlackRoseQuestion, m: AnyMove, say: SayNow): string {
    const phrase: Answered<AnyMove, BlackRoseQuestion> = text.move[q.kind]
    return phrase(m, q, say)
  }

  /** One item of a form: a school, an owner of cubes, a figure, a thing looked at, a card with its side. */
  function itemName(v: BlackRoseView, q: BlackRoseQuestion, item: unknown): string {
    const say = sayNow(v)
    if (typeof item === 'number') {
      if (q.kind === 'order') return say.seen(q.of, item)
      return q.kind === 'supply' ? say.figure(FIGURES.find((figure) => figure === item) ?? 0) : say.owner(item)
    }
    if (typeof item === 'object' && item !== null && 'card' in item && 'side' in item && 'nth' in item) {
      const side = item.side === 'lower' ? 'lower' : 'upper'
      return copyName(`${nameOf(`${item.card}`)} (${text.sides[side]})`, Number(item.nth))
    }
    return schoolName(`${item}`)
  }
  const schoolName = (name: string) => wordFor(text.schools, name)
  const hintFor = (name: string) => Object.entries(text.details?.hint ?? {}).find(([one]) => one === name)?.[1]

  return {
    text,
    ask: (v, q) => asked(q, sayNow(v)),
    wait: (_v, q, names, waiting) => text.wait[q.kind](text.and(waiting.map((seat) => names[seat] ?? '')), waiting.length > 1),
    move: (v, q, m) => answered(q, m, sayNow(v)),
    item: itemName,
    event: (e, names) =>
      told(
        e,
        sayer((seat) => names[seat] ?? ''),
      ),
    keys: text.details?.keys ?? [],
    rank: (e) => (PARTS.has(e.kind) ? 'part' : ACTIONS.has(e.kind) ? 'action' : 'effect'),
    turnOf: (e) => (e.kind === 'activation' ? e.seat : undefined),
    gains(events, seat) {
      const power = events.reduce((n, e) => n + (e.kind === 'power' && e.owner === seat ? e.n : 0), 0)
      const quests = events.flatMap((e) => (e.kind === 'questDone' && e.seat === seat ? [nameOf(e.quest)] : []))
      return [...(power > 0 ? [text.powerPoints(power)] : []), ...quests].join(', ')
    },
    things(e) {
      if ('event' in e) return [{ at: `event:${e.event}`, forms: [nameOf(e.event)] }]
      if ('quest' in e) return [{ at: `quest:${e.quest}`, forms: [nameOf(e.quest)] }]
      if (e.kind === 'cast' || e.kind === 'triggered') return [{ at: `spell:${e.seat}:${e.card}`, forms: [nameOf(e.card)] }]
      const place = 'place' in e ? e.place : e.kind === 'moved' ? e.to : NONE
      if (place === NONE || !('room' in e) || e.room === null) return []
      const { name, what, into, inside } = text.rooms[e.room]
      return [{ at: `room:${place}`, forms: [name, what, into, inside] }]
    },
    progress: (v) => text.progress(v.turn, v.phase, v.moon),
    part: (name) => wordFor(text.part, name),
    tieBreak: (name) => wordFor(text.details?.tieBreak ?? {}, name),
    rival: () => text.rose,
    refusal: (_rule, about) => text.details?.refusal(about),
    aim: (name) => hintFor(name)?.aim ?? name,
    difference: (name, by) => hintFor(name)?.difference(by) ?? '',
    options: text.details?.options ?? {},
    table: text.details ? text.details.tell(text, text.details) : () => [],

    outcome(result: Ranked, names, seat) {
      const { outcome } = text
      const winners = winnersOf(result, names.length)
      const points = (of: Seat) => result.scores[of]?.total ?? 0
      const [first] = winners
      if (first === undefined) return outcome.roseWon(result.rivals?.[0]?.score?.total ?? 0)
      if (winners.length > 1) return outcome.shared(text.and(winners.map((s) => names[s] ?? '')), points(first))
      return first === seat ? outcome.youWon(points(first)) : outcome.won(names[first] ?? '', points(first))
    },
  }
}
