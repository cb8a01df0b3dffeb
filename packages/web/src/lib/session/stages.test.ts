import { boxOf } from '@grimuar/games'
import { answersOf, type GameEvent, heardBy, isForm, Match, quickDice } from '@grimuar/kernel'
import { expect, test } from 'vitest'
import { snapshotOf } from './snapshot.ts'
import { type Stage, StageCollector, snapshotDuring } from './stages.ts'

/** The stages of every move of a random match of two, as seat 0 sees them. */
async function stagesOf(id: string, moves: number, seed = 1) {
  const box = boxOf(id)
  if (!box) throw new Error(`there is no ${id}`)
  const [game, bot] = await Promise.all([box.rules(), box.bot()])
  const match = new Match(game, { seats: 2, options: {}, names: ['Ada', 'Wit'], luck: { kind: 'quick', seed } })
  const dice = quickDice(seed)
  const played: { readonly stages: readonly Stage[]; readonly heard: readonly GameEvent[]; readonly view: unknown }[] = []
  for (let i = 0; i < moves && match.table.ask; i++) {
    const [seat = 0] = match.table.ask.to
    const answers = answersOf(game, match.table, seat)
    const move = isForm(answers)
      ? bot.policy(game.view(match.table, seat), seat, answers, dice)
      : answers[dice(i, answers.length)]
    const collector = new StageCollector(match, 0)
    expect(match.play(seat, move, collector.between)).toBeUndefined()
    const heard = heardBy(match.steps.at(-1)?.events ?? [], 0)
    played.push({ stages: collector.stages, heard, view: snapshotOf(match, match.steps.length, 0).view })
  }
  return played
}

const kindsOf = (stages: readonly Stage[]) => stages.map(({ told }) => told.map(({ kind }) => kind))

test.each(['towers', 'spellbook', 'prophecy', 'black-rose', 'wonder-book'])(
  'the stages of a move of %s tell all its events in the order of the rules, once',
  async (id) => {
    const played = await stagesOf(id, 120)
    for (const { stages, heard } of played) expect(stages.flatMap(({ told }) => told)).toEqual(heard)
    expect(Math.max(...played.map(({ stages }) => stages.length))).toBeGreaterThan(2)
  },
)

test('when a round of Six Towers ends, the ring is swept before new cards lie there, and the turn comes last', async () => {
  const played = await stagesOf('towers', 60)
  const end = played.find(({ stages }) => kindsOf(stages).flat().includes('sweep'))
  const stages = end?.stages.slice(-3) ?? []
  expect(kindsOf(stages)).toEqual([['sweep'], ['deal'], ['turn']])
  const gapsIn = (view: unknown) => (view as { gaps: unknown[] }).gaps
  const gaps = stages.map(({ view }) => gapsIn(view))
  expect(new Set(gaps[0]).size).toBe(1) // nothing lies there
  expect(gaps[1]).toEqual(gapsIn(end?.view))
  expect(gaps[1]).not.toEqual(gaps[0])
})

test('while a move is shown nothing is asked, and the bar keeps what it said before the move', async () => {
  const [first] = await stagesOf('towers', 1)
  const before = { step: 4, view: 'before', question: null, moves: [{}], last: [], by: null, over: false }
  const [stage] = first?.stages ?? []
  if (!stage) throw new Error('the first move tells something')
  const during = snapshotDuring(before, stage, 1)
  expect(during).toMatchObject({ step: 4, moves: [], by: 1, last: stage.last, before })
  expect(snapshotDuring(during, stage, 1).before).toBe(before)
})
