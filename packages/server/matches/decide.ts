import type { Json, Seat } from '@grimuar/kernel'
import type { Code, Wish } from '@grimuar/protocol'
import type { Entry } from './log-entry.ts'
import type { Course } from './match-state.ts'

/** What a seat may wish of a running match. */
export type PlayWish = Extract<Wish, { match: string; key: string }> & {
  do: 'move' | 'undo' | 'ask-undo' | 'answer-undo' | 'replace' | 'vote' | 'leave' | 'back'
}

/** The bot that sits in for someone who is gone. */
const STAND_IN = 'policy'

/** The entries a wish comes to, or why it comes to none. Whether a move is legal is for the rules to say. */
export function decide(course: Course, seat: Seat, wish: PlayWish): Entry[] | Code {
  if (course.ended) return 'not-running'
  const me = course.seats[seat]
  const standing = course.match.steps.length
  switch (wish.do) {
    case 'move':
      if (me?.bot) return 'not-now'
      return isCurrent(course, wish.seq) ? [{ do: 'move', seat, move: wish.move as Json }] : 'stale'
    case 'undo': {
      if (me?.bot || wish.keep >= standing) return 'not-now'
      if (wish.seq !== course.seq) return 'stale'
      const free = standing - course.match.undoReach(seat).steps
      return wish.keep >= free || others(course, seat).length === 0 ? [{ do: 'undo', seat, keep: wish.keep }] : 'not-now'
    }
    case 'ask-undo': {
      if (me?.bot || wish.keep >= standing || course.request || others(course, seat).length === 0) return 'not-now'
      return wish.seq === course.seq ? [{ do: 'ask-undo', seat, keep: wish.keep }] : 'stale'
    }
    case 'answer-undo':
      return answerUndo(course, seat, wish)
    case 'replace': {
      const them = course.seats[wish.seat]
      if (!them?.late || wish.seat === seat || me?.bot) return 'not-now'
      return [{ do: 'bot', seat: wish.seat, level: STAND_IN, by: seat }]
    }
    case 'vote': {
      if (me?.bot || me?.votes) return 'not-now'
      const vote: Entry = { do: 'vote', seat }
      return others(course, seat).every((other) => course.seats[other]?.votes || course.seats[other]?.late)
        ? [vote, { do: 'end', why: 'abandoned' }]
        : [vote]
    }
    case 'leave':
      return me?.bot ? 'not-now' : goneFor(course, seat, seat)
    case 'back':
      return me?.person && me.bot ? [{ do: 'back', seat }] : 'not-now'
  }
}

/** A bot plays on for someone who is gone; with nobody left the match ends. */
export function goneFor(course: Course, seat: Seat, by: Seat | null): Entry[] {
  const bot: Entry = { do: 'bot', seat, level: STAND_IN, by }
  return others(course, seat).length === 0 ? [bot, { do: 'end', why: 'abandoned' }] : [bot]
}

/** The other people who play. */
function others(course: Course, seat: Seat): Seat[] {
  return course.people().filter((other) => other !== seat)
}

/** Whether someone who knew entries up to `seq` knew the question now open. */
function isCurrent(course: Course, seq: number): boolean {
  return seq >= course.askedAt && seq <= course.seq
}

function answerUndo(course: Course, seat: Seat, { yes, seq }: { yes: boolean; seq: number }): Entry[] | Code {
  const { request } = course
  const asked = request ? others(course, request.seat) : []
  if (!request || !asked.includes(seat) || request.agreed.includes(seat)) return 'not-now'
  if (seq < request.seq) return 'stale'
  const answer: Entry = { do: 'answer-undo', seat, yes }
  const all = yes && asked.every((other) => other === seat || request.agreed.includes(other))
  return all ? [answer, { do: 'undo', seat: request.seat, keep: request.keep }] : [answer]
}
