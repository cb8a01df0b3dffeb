import { answersOf, apply, Dealer, openQuestion, quickDice, start } from '@grimuar/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bot } from '../../bot.ts'
import type { WonderEvent } from '../../events.ts'
import { taleAt } from '../../samples.ts'
import { story } from '../../stories/lost-name/index.ts'
import type { WonderView } from '../../view.ts'
import { whole as game } from '../../whole.ts'
import type { WonderProps } from '../derived.ts'
import { beatsOf, summaryOf } from './playback.ts'

// `$state` is a macro of the Svelte compiler. Without a page a function that returns its argument is enough.
vi.stubGlobal(
  '$state',
  Object.assign(<X>(value: X) => value, { raw: <X>(value: X) => value }),
)
const { turns } = await import('../late.svelte.ts')
const { phase } = await import('./enemy-phase.svelte.ts')
const { highlight } = await import('../highlight.ts')

const FALL: WonderEvent = { kind: 'fell', hero: 'laser', in: 'lost-name' }

type Seen = Pick<WonderProps, 'view' | 'last' | 'question'>

/** A move after which enemies come: the table before it, the tables between its events, the table after it. */
function enemiesCome(): { readonly before: Seen; readonly stages: readonly Seen[]; readonly after: Seen } {
  const options = { difficulty: 'easy', ties: 'ask', tale: taleAt(story, 1, 'rich', 2) } as const
  const dice = quickDice(4)
  const t = start(game, options, 2, dice)
  const now = (last: readonly WonderEvent[]): Seen => ({ view: game.view(game.copy(t), 0), last, question: openQuestion(t, 0) })
  for (let n = 0; n < 150 && !t.over; n++) {
    const seat = t.ask?.to[0] ?? 0
    const before = now([])
    const stages: Seen[] = []
    const told: WonderEvent[] = []
    const dealer = new Dealer<WonderEvent>(dice, (event) => void told.push(event))
    dealer.between = () => {
      if (told.length > (stages.at(-1)?.last.length ?? 0)) stages.push({ ...now([...told]), question: null })
    }
    apply(game, t, seat, bot.policy(before.view, seat, answersOf(game, t, seat), quickDice(n)), dealer)
    const bites = told.filter(({ kind }) => kind === 'bite').length
    if (bites > 1 && stages.length > 3) return { before, stages, after: now(told) }
  }
  throw new Error('no enemies came')
}

beforeEach(() => {
  // The rest of that part draws.
  Object.assign(turns, { part: { beatsOf, summaryOf } })
  vi.useFakeTimers()
})

afterEach(() => {
  phase.close()
  vi.useRealTimers()
})

test('while a move is shown event by event, enemies wait until all of their phase is here; then it is played', async () => {
  const { before, stages, after } = enemiesCome()
  phase.follow(before, 'calm')
  const held: WonderView[] = []
  for (const stage of stages) {
    phase.follow(stage, 'calm')
    held.push(phase.shown(stage.view))
  }
  const begins = stages.findIndex(({ last }) => last.some((event) => event.kind === 'phase' && event.phase === 'enemies'))
  expect(begins).toBeGreaterThanOrEqual(0)
  expect(held.slice(0, begins)).toEqual(stages.slice(0, begins).map(({ view }) => view))
  expect(new Set(held.slice(begins)), 'the book as it was before the phase').toEqual(
    new Set([stages[begins - 1]?.view ?? before.view]),
  )
  phase.follow(after, 'calm')
  expect(phase.beat).toBeDefined()
  expect(highlight(FALL), 'its own beats tell what happens in it').toBeUndefined()
  const settled = vi.fn()
  void phase.settled().then(settled)
  await vi.advanceTimersByTimeAsync(400)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(settled).toHaveBeenCalled()
  expect(phase.shown(after.view)).toBe(after.view)
  expect(phase.summary).toBeDefined()
  expect(highlight(FALL)).toEqual({ at: 'hero:laser' })
})

test('a press in the middle of it goes straight to its end', async () => {
  const { before, stages, after } = enemiesCome()
  phase.follow(before, 'calm')
  for (const stage of stages) phase.follow(stage, 'calm')
  phase.skip()
  phase.follow(after, 'calm')
  expect(phase.beat).toBeUndefined()
  expect(phase.shown(after.view)).toBe(after.view)
  await phase.settled()
})
