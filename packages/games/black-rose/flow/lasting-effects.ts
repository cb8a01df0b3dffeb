import { unwatch, watch } from '@grimuar/kernel'
import type { FactName } from '../effects.ts'
import type { RunFrame } from '../frames.ts'
import { type Figure, type None, type Place, SPELL_TYPES, type SpellType } from '../ids.ts'
import type { BlackRoseTable } from '../table.ts'

/** The facts for effects that last until the end of the turn. */
export interface FactAbout {
  readonly figure: Figure
  readonly place: Place | None
  readonly n: number
  readonly type?: SpellType
}

/** Begins to wait for a fact until the end of the turn: the program goes on at `frame` when it happens. */
export function lastUntilCleanup(t: BlackRoseTable, fact: FactName, frame: RunFrame): void {
  watch(t, fact, frame, 'cleanup')
}

/** Something happened that a lasting effect may wait for: it acts, once, or until it has given all it can. */
export function fact(t: BlackRoseTable, name: FactName, about: FactAbout): void {
  const waiting = t.watchers[name]
  if (!waiting) return
  for (const { id, do: frame } of waiting.toReversed()) {
    if (frame?.op !== 'run' || !fits(name, frame, about)) continue
    unwatch(t, id)
    const got = frame.left === 0 ? about.n : Math.min(about.n, frame.left)
    const left = frame.left - got
    if (frame.left > 0 && left > 0) watch(t, name, { ...frame, left }, 'cleanup')
    t.frames.push({ ...frame, got, left: 0 })
  }
}

function fits(name: FactName, frame: RunFrame, { figure, place, type }: FactAbout): boolean {
  switch (name) {
    case 'left':
      return frame.T === figure && frame.R === place
    case 'leftByAction':
      return frame.it === figure && frame.R === place
    case 'castType':
      return frame.T === figure && SPELL_TYPES[frame.n] === type
    case 'damagedBy':
      return frame.it === figure
  }
}

/** All that lasted until the end of the turn is over. */
export function endLasting(t: BlackRoseTable): void {
  t.watchers = {}
}
