import type { Seat } from '@grimuar/kernel'
import type { ClientMessage, Code } from '@grimuar/protocol'
import type { ServerLogEntry } from './log-entry.ts'
import type { MatchState } from './match-state.ts'

/** A command of a seated player to a running match. */
export type PlayCommand = Extract<ClientMessage, { room: string; key: string }> & {
  type: 'move' | 'withdraw' | 'standing' | 'undo' | 'ask-undo' | 'answer-undo' | 'replace' | 'vote' | 'leave' | 'back'
}

/** Level of the bot that replaces a player who is gone. */
const STAND_IN = 'policy'

/** Commands that can end a match whose log is full. */
const ENDING: ReadonlySet<PlayCommand['type']> = new Set(['vote', 'leave'])
/** Commands that cannot be repeated without others that are limited. */
const FRUGAL: ReadonlySet<PlayCommand['type']> = new Set(['vote', 'leave', 'replace'])

/**
 * Turns a command into log entries (none if it changes nothing), or returns the reason why it is refused. The rules check later whether a move is legal. `isHere`
 * says whether the player of a seat is in the room.
 */
export function decide(
  state: MatchState,
  seat: Seat,
  command: PlayCommand,
  isHere: (seat: Seat) => boolean,
): ServerLogEntry[] | Code {
  if (state.ended) return 'not-running'
  if (state.full && !ENDING.has(command.type)) return 'too-long'
  const wastes = command.type === 'move' ? state.hasAnswered(seat) : !FRUGAL.has(command.type)
  if (wastes && state.wasteful) return 'too-long'
  const me = state.seats[seat]
  const standing = state.match.steps.length
  switch (command.type) {
    case 'move':
      if (me?.bot) return 'not-now'
      return isCurrent(state, seat, command.seq) ? [{ do: 'move', seat, move: command.move }] : 'stale'
    case 'withdraw':
      if (me?.bot || !state.hasAnswered(seat)) return 'not-now'
      return isCurrent(state, seat, command.seq) ? [{ do: 'withdraw', seat }] : 'stale'
    case 'standing':
      if (me?.bot || state.orderOf(seat) === null) return 'not-now'
      return command.order === me?.order ? [] : [{ do: 'standing', seat, order: command.order }]
    case 'undo': {
      if (me?.bot || !state.canKeep(seat, command.keep)) return 'not-now'
      if (command.seq !== state.seqFor(seat)) return 'stale'
      const free = standing - state.match.undoReach(seat).steps
      return command.keep >= free || others(state, seat).length === 0 ? [{ do: 'undo', seat, keep: command.keep }] : 'not-now'
    }
    case 'ask-undo': {
      if (me?.bot || !state.canKeep(seat, command.keep) || state.request || others(state, seat).length === 0) return 'not-now'
      return command.seq === state.seqFor(seat) ? [{ do: 'ask-undo', seat, keep: command.keep }] : 'stale'
    }
    case 'answer-undo':
      return answerUndo(state, seat, command)
    case 'replace': {
      const them = state.seats[command.seat]
      if (!them?.late || command.seat === seat || me?.bot) return 'not-now'
      return [{ do: 'bot', seat: command.seat, level: STAND_IN, by: seat }]
    }
    case 'vote': {
      if (me?.bot) return 'not-now'
      const isGone = (other: Seat) => state.seats[other]?.late && !isHere(other)
      const all = others(state, seat).every((other) => state.seats[other]?.votes || isGone(other))
      const vote: ServerLogEntry[] = me?.votes ? [] : [{ do: 'vote', seat }]
      if (all) return [...vote, { do: 'end', why: 'abandoned' }]
      return vote.length ? vote : 'not-now'
    }
    case 'leave':
      return me?.bot ? 'not-now' : entriesForLeaving(state, seat, seat)
    case 'back':
      return me?.person && me.bot ? [{ do: 'back', seat }] : 'not-now'
  }
}

/** The entries for a player who leaves: a bot takes the seat; if no person is left, the match ends. */
export function entriesForLeaving(state: MatchState, seat: Seat, by: Seat | null): ServerLogEntry[] {
  const bot: ServerLogEntry = { do: 'bot', seat, level: STAND_IN, by }
  return others(state, seat).length === 0 ? [bot, { do: 'end', why: 'abandoned' }] : [bot]
}

/** The other seats that are played by people. */
function others(state: MatchState, seat: Seat): Seat[] {
  return state.people().filter((other) => other !== seat)
}

/** True if a player who knew the log up to entry `seq`, as this seat counts, knew the current question. */
function isCurrent(state: MatchState, seat: Seat, seq: number): boolean {
  return seq >= state.seqFor(seat, state.askedAt) && seq <= state.seqFor(seat)
}

function answerUndo(state: MatchState, seat: Seat, { yes, seq }: { yes: boolean; seq: number }): ServerLogEntry[] | Code {
  const { request } = state
  const asked = request ? others(state, request.seat) : []
  if (!request || !asked.includes(seat) || request.agreed.includes(seat)) return 'not-now'
  if (seq < state.seqFor(seat, request.seq)) return 'stale'
  if (yes && !state.canKeep(request.seat, request.keep)) return 'not-now'
  const answer: ServerLogEntry = { do: 'answer-undo', seat, yes }
  const all = yes && asked.every((other) => other === seat || request.agreed.includes(other))
  return all ? [answer, { do: 'undo', seat: request.seat, keep: request.keep }] : [answer]
}
