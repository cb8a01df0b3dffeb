/** The sounds of a match. They are synthesised, so no file is loaded. */
export type Sound = 'page' | 'bell' | 'chord' | 'knell'

/** The state of a match that decides which sound is played. */
export interface SoundState {
  /** The number of moves made. */
  readonly step: number
  /** Whether the person at this device is asked for a move. */
  readonly mine: boolean
  readonly over: boolean
  /** Whether it ended without a winner at the table: a rival won, or a team lost. */
  readonly lost?: boolean
  /** Whether the present is shown, and not an earlier step. */
  readonly now: boolean
}

/** The one sound for a change: the end of the match comes before the player's turn, and their turn before a move. */
export function soundOf(before: SoundState | undefined, after: SoundState): Sound | undefined {
  if (!before?.now || !after.now) return undefined
  if (after.over) return before.over ? undefined : after.lost ? 'knell' : 'chord'
  if (after.mine && !before.mine) return 'bell'
  return after.step > before.step ? 'page' : undefined
}

/** Plays sounds while `on` returns true. */
export class Sounds {
  private context: AudioContext | undefined
  private readonly on: () => boolean

  constructor(on: () => boolean) {
    this.on = on
  }

  play(sound: Sound | undefined): void {
    if (!sound || !this.on() || typeof AudioContext === 'undefined') return
    this.context ??= new AudioContext()
    // Browsers keep a page silent until the first click or key; earlier sounds are lost.
    if (this.context.state === 'suspended') void this.context.resume().catch(() => {})
    MAKE[sound](this.context)
  }
}

const MAKE: Record<Sound, (context: AudioContext) => void> = {
  page: rustle,
  // A small bell has overtones that are no whole multiples of its pitch.
  bell: (context) => {
    strike(context, 987.8, 0.05, 0, 1.4)
    strike(context, 987.8 * 2.76, 0.012, 0, 0.5)
  },
  chord: (context) => {
    for (const [i, pitch] of [261.6, 392, 523.3, 659.3].entries()) strike(context, pitch, 0.035, i * 0.11, 2.2)
  },
  knell: (context) => {
    for (const [i, pitch] of [261.6, 311.1, 207.7].entries()) strike(context, pitch, 0.035, i * 0.22, 2.6)
  },
}

/** A page is turned: a short noise that grows brighter and fades. */
function rustle(context: AudioContext): void {
  const [length, now] = [0.22, context.currentTime]
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = noise
  const tone = context.createBiquadFilter()
  tone.type = 'bandpass'
  tone.Q.value = 0.9
  tone.frequency.setValueAtTime(900, now)
  tone.frequency.exponentialRampToValueAtTime(3200, now + length)
  const loudness = context.createGain()
  loudness.gain.setValueAtTime(0.0001, now)
  loudness.gain.exponentialRampToValueAtTime(0.05, now + 0.06)
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + length)
  source.connect(tone).connect(loudness).connect(context.destination)
  source.start(now)
}

/** One struck tone that fades. */
function strike(context: AudioContext, pitch: number, loud: number, after: number, length: number): void {
  const start = context.currentTime + after
  const tone = context.createOscillator()
  tone.frequency.value = pitch
  const loudness = context.createGain()
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(loud, start + 0.012)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length)
  tone.connect(loudness).connect(context.destination)
  tone.start(start)
  tone.stop(start + length)
}
