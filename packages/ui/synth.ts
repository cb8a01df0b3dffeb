import type { Sound } from './sound-kinds.ts'

/** Plays a sound. */
export function make(sound: Sound, context: AudioContext): void {
  MAKE[sound](context)
}

const MAKE: Record<Sound, (context: AudioContext) => void> = {
  page: (context) => rustle(context, 0.22, 900, 3200, 0.05),
  // A card is laid down: shorter and duller than a page.
  card: (context) => rustle(context, 0.09, 2400, 700, 0.045),
  // Glass on glass.
  gem: (context) => {
    strike(context, 2093, 0.018, 0, 0.35)
    strike(context, 3136, 0.01, 0.05, 0.3)
  },
  // A stone is set down: a low knock and what it loosens.
  stone: (context) => {
    strike(context, 110, 0.05, 0, 0.16)
    rustle(context, 0.06, 500, 250, 0.03)
  },
  // Something breaks or is cursed: two tones that rub against each other, and fall.
  curse: (context) => {
    strike(context, 233.1, 0.03, 0, 0.9)
    strike(context, 246.9, 0.03, 0.04, 0.9)
    strike(context, 174.6, 0.03, 0.22, 1.2)
  },
  // The overtones of a small bell are not whole multiples of its pitch.
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

/** A short noise that slides from one pitch to another and fades. */
function rustle(context: AudioContext, length: number, from: number, to: number, loud: number): void {
  const now = context.currentTime
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = noise
  const tone = context.createBiquadFilter()
  tone.type = 'bandpass'
  tone.Q.value = 0.9
  tone.frequency.setValueAtTime(from, now)
  tone.frequency.exponentialRampToValueAtTime(to, now + length)
  const loudness = context.createGain()
  loudness.gain.setValueAtTime(0.0001, now)
  loudness.gain.exponentialRampToValueAtTime(loud, now + length / 4)
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
