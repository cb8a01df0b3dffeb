import type { Box } from '@grimuar/contract'
import { rulesFor } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { answersOf, isForm, Match, openQuestion, quickDice, sampleForm, stream, writeRecord } from '@grimuar/kernel'
import { composing } from '../../helpers/black-rose.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { Player } from '../../helpers/player.ts'

// Every kind of question of Black Rose is answered once by pressing, from a random match that comes to it.

/** Kinds that are answered in several steps, and that no other test answers. */
const STEPS = ['cubes', 'order', 'fromHand']
const OTHERS = [
  ...['mage', 'school', 'dropQuest', 'ban', 'handLimit', 'questLimit', 'physical', 'evocation', 'andromeda', 'walk', 'attack'],
  ...['burn', 'dismiss', 'target', 'element', 'symbol', 'figure', 'place', 'may', 'choose', 'slot', 'deck', 'quest', 'event'],
  ...[
    'colour',
    'cubeColour',
    'type',
    'supply',
    'swapTiles',
    'winner',
    'declare',
    'card',
    'act',
    'prepare',
    'library',
    'keep',
    'interrupt',
  ],
]
/** The rarest kinds come once in a thousand matches. */
const MATCHES = 5000
/** Long records take long to open. */
const LATE = 150

test.beforeEach(({ context }) => fixRandom(context, 1))

/** By kind of question: the record of a match of two in which the first seat is asked it. */
async function recordsOf(kinds: readonly string[]): Promise<Map<string, string>> {
  const box = boxOf('black-rose') as Box
  const [game, checks] = [await rulesFor(box, { from: null }), await box.checks()]
  const soak = checks.soak?.()
  const records = new Map<string, string>()
  for (let seed = 1; seed <= MATCHES && records.size < kinds.length; seed++) {
    const from = soak?.from?.(seed, 2, {})
    const luck = { kind: 'quick', seed } as const
    const match = new Match(game, { seats: 2, options: {}, names: ['Ada', 'Merlin'], luck, ...(from && { from }) })
    const roll = stream(quickDice(seed))
    for (let n = 0; n < LATE && !match.table.over; n++) {
      const { waiting = [], question } = openQuestion(match.table, null) ?? {}
      const [seat = 0] = waiting
      const kind = seat === 0 ? (question?.kind ?? '') : ''
      if (kinds.includes(kind) && !records.has(kind)) records.set(kind, `${writeRecord(match.record)}# sitters human bot\n`)
      const answers = answersOf(game, match.table, seat)
      match.play(seat, isForm(answers) ? sampleForm(answers, roll) : answers[roll(answers.length)])
    }
  }
  return records
}

for (const [title, kinds, ...tag] of [
  ['questions that are answered in several steps, by clicks', STEPS],
  ['all other kinds of questions, by clicks', OTHERS, '@long'],
] as const)
  test(title, { tag }, async ({ page }) => {
    if (tag.length) test.setTimeout(900_000) // a page is opened for every kind
    const records = await recordsOf(kinds)
    expect([...records.keys()].toSorted()).toEqual(kinds.toSorted())
    for (const [kind, record] of records)
      await test.step(kind, async () => {
        const player = new Player(page, composing())
        await openRecord(page, record)
        expect(await player.wanted()).toBe('move')
        const now = async () => [await player.sentence.textContent(), (await player.lines()).length, await player.position()]
        const before = await now()
        await player.decide()
        await expect.poll(now, { message: `the answer to "${kind}" changes something` }).not.toEqual(before)
      })
  })
