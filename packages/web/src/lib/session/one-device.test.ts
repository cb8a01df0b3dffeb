import { boxOf } from '@grimuar/games'
import { type Json, Match } from '@grimuar/kernel'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LocalSession as Made } from './local-session.svelte.ts'
import { positionOf } from './positions.ts'

// How often a device goes round in a game of many questions: Black Rose.

vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { LocalSession } = await import('./local-session.svelte.ts')

let session: Made | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', { length: 0, getItem: () => null, setItem: () => {} })
})
afterEach(() => {
  session?.close()
  vi.useRealTimers()
})
afterAll(() => vi.unstubAllGlobals())

async function sit(position: string): Promise<Made> {
  const box = boxOf('black-rose')
  const from = await positionOf('black-rose', position)
  const game = await box?.readable?.()
  if (!box || !from || !game) throw new Error(`there is no position "${position}"`)
  const names = Array.from({ length: from.seats }, (_, seat) => `P${seat}`)
  const luck = { kind: 'quick', seed: 1 } as const
  const match = new Match(game, { seats: from.seats, options: from.options, names, luck, from: from.table })
  const sitters = names.map((name) => ({ kind: 'human' as const, name }))
  const saved = { id: 'm', game: 'black-rose', sitters, updated: 0, steps: 0, finished: false, record: '' }
  const made = new LocalSession(saved, box, { ...(await box.load('en')), game }, match, { pace: () => 'off', holds: () => false })
  made.open(async (changes) => changes.at(-1)?.make())
  session = made
  return made
}

test('the device goes to each player once for an activation, and once for all Evocations', async () => {
  const here = await sit('ruins')
  const handed: [string, number][] = []
  const phase = () => (here.shown.view as { phase: string }).phase
  const wait = async () => {
    await vi.advanceTimersByTimeAsync(2000)
    if (here.curtain === null) return
    handed.push([phase(), here.curtain])
    here.lift()
  }
  const says = async (...moves: Json[]) => {
    for (const move of moves) {
      here.act(move)
      expect(here.refused).toBeNull()
      await wait()
    }
  }
  const go: Json[] = [{ do: 'move' }, { do: 'end' }, { do: 'move' }, { do: 'end' }]
  await wait()
  await says(...go)
  await says(...go)
  expect(handed).toEqual([
    ['action', 0],
    ['action', 1],
    ['evocation', 0],
  ])
  expect(here.shown.question?.question.kind).toBe('evocation')
  await says({ do: 'figure', figure: 4 }, { do: 'pass' })
  expect([handed.length, here.viewer]).toEqual([3, 0])
})
