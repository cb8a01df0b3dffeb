import type { GameEvent } from '@grimuar/kernel'
import { EVENT_SOUNDS, type EventSound, type Sound } from './sound-kinds.ts'

/** Which sound a game's events make, by their kind; `packages/games/<id>/board/sounds.ts` exports it as `sounds`. */
export type SoundsOf<E extends GameEvent> = { readonly [K in E['kind']]?: EventSound }

/** The most important sound among the events of a step. */
export function soundOfEvents(events: readonly GameEvent[], of: { readonly [kind: string]: EventSound | undefined }): EventSound {
  const ranks = events.map(({ kind }) => EVENT_SOUNDS.indexOf(of[kind] ?? 'page'))
  return EVENT_SOUNDS[Math.max(0, ...ranks)] ?? 'page'
}

/** The state of a match that decides which sound is played. */
export interface SoundState {
  /** The number of moves made. */
  readonly step: number
  /** Whether the person at this device is asked for a move. */
  readonly mine: boolean
  readonly over: boolean
  /** Whether it ended as a loss for the person at this device; for people who watch or share one, whether nobody at the table has won. */
  readonly lost?: boolean
  /** Whether the present is shown, and not an earlier step. */
  readonly now: boolean
  /** The sound of the last step's events. Default: a page. */
  readonly told?: EventSound
}

/** The one sound for a change: the end of the match comes before the player's turn, and their turn before a move. */
export function soundOf(before: SoundState | undefined, after: SoundState): Sound | undefined {
  if (!before?.now || !after.now) return undefined
  if (after.over) return before.over ? undefined : after.lost ? 'knell' : 'chord'
  if (after.mine && !before.mine) return 'bell'
  return after.step > before.step ? (after.told ?? 'page') : undefined
}

/** Plays sounds while `on` returns true. */
export class Sounds {
  private context: AudioContext | undefined
  private readonly on: () => boolean

  constructor(on: () => boolean) {
    this.on = on
  }

  async play(sound: Sound | undefined): Promise<void> {
    if (!sound || !this.on() || typeof AudioContext === 'undefined') return
    this.context ??= new AudioContext()
    // Browsers keep a page silent until the first click or key; earlier sounds are lost.
    if (this.context.state === 'suspended') void this.context.resume().catch(() => {})
    // Players without sound load nothing. A sound that cannot be loaded is skipped.
    const synth = await import('./synth.ts').catch(() => undefined)
    synth?.make(sound, this.context)
  }
}
