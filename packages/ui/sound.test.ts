import { afterEach, expect, test, vi } from 'vitest'
import { type SoundState, Sounds, soundOf, soundOfEvents } from './sound.ts'

const waiting: SoundState = { step: 4, mine: false, over: false, now: true }

test('a move rustles, my turn rings, the end is a chord, and a knell where nobody at the table won', () => {
  expect(soundOf(waiting, { ...waiting, step: 5 })).toBe('page')
  expect(soundOf(waiting, { ...waiting, step: 5, mine: true })).toBe('bell')
  expect(soundOf({ ...waiting, mine: true }, { ...waiting, step: 5, mine: true }), 'still my turn').toBe('page')
  expect(soundOf(waiting, { ...waiting, step: 5, over: true })).toBe('chord')
  expect(soundOf(waiting, { ...waiting, step: 5, over: true, lost: true })).toBe('knell')
})

test('there is no sound on arrival, in the past or after an undo, and none is played twice', () => {
  expect(soundOf(undefined, { ...waiting, mine: true })).toBeUndefined()
  expect(soundOf({ ...waiting, now: false }, { ...waiting, mine: true })).toBeUndefined()
  expect(soundOf(waiting, { ...waiting, step: 2, now: false })).toBeUndefined()
  expect(soundOf(waiting, { ...waiting, step: 3 })).toBeUndefined()
  expect(soundOf(waiting, waiting)).toBeUndefined()
  expect(soundOf({ ...waiting, over: true }, { ...waiting, over: true })).toBeUndefined()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A stand-in for the AudioContext: it counts the started sounds and records their loudness. */
function listen() {
  const heard = { struck: 0, loudest: 0 }
  const ramp = {
    value: 0,
    setValueAtTime: () => {},
    exponentialRampToValueAtTime: (to: number) => (heard.loudest = Math.max(heard.loudest, to)),
  }
  const pitch = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  const node = (more: object) => {
    const made: object = { connect: (next: object) => next, ...more }
    return made
  }
  const source = () => node({ frequency: pitch, start: () => heard.struck++, stop: () => {} })
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended'
      currentTime = 0
      sampleRate = 8000
      destination = node({})
      resume = () => Promise.resolve()
      createGain = () => node({ gain: ramp })
      createOscillator = source
      createBufferSource = source
      createBiquadFilter = () => node({ frequency: pitch, Q: { value: 0 } })
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
    },
  )
  return heard
}

test('a step makes the sound that drowns the others of its events', () => {
  const of = { moved: 'gem', broken: 'curse', laid: 'card' } as const
  const told = (...kinds: string[]) =>
    soundOfEvents(
      kinds.map((kind) => ({ kind })),
      of,
    )
  expect(told()).toBe('page')
  expect(told('turn')).toBe('page')
  expect(told('turn', 'laid', 'moved')).toBe('gem')
  expect(told('broken', 'moved')).toBe('curse')
  expect(soundOf(waiting, { ...waiting, step: 5, told: 'gem' })).toBe('gem')
  expect(soundOf(waiting, { ...waiting, step: 5, told: 'gem', mine: true }), 'my turn comes first').toBe('bell')
})

test('sounds are off until they are turned on, and soft then', async () => {
  const heard = listen()
  let on = false
  const sounds = new Sounds(() => on)
  await sounds.play('bell')
  expect(heard.struck).toBe(0)
  on = true
  for (const sound of ['page', 'card', 'gem', 'stone', 'curse', 'bell', 'chord', 'knell'] as const) {
    const before = heard.struck
    await sounds.play(sound)
    expect(heard.struck, sound).toBeGreaterThan(before)
  }
  expect(heard.loudest).toBeLessThanOrEqual(0.05)
  const all = heard.struck
  await sounds.play(undefined)
  expect(heard.struck).toBe(all)
})

test('without an AudioContext nothing fails', async () => {
  await expect(new Sounds(() => true).play('bell')).resolves.toBeUndefined()
})
