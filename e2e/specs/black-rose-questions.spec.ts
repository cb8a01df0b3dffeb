import type { Box } from '@grimuar/contract'
import { rulesFor } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { openQuestion, writeRecord } from '@grimuar/kernel'
import { playRandomly } from '@grimuar/kernel/testkit'
import { composing } from '../helpers/black-rose.ts'
import { fixRandom } from '../helpers/fixed-random.ts'
import { expect, test } from '../helpers/fixtures.ts'
import { openRecord } from '../helpers/home-page.ts'
import { Player } from '../helpers/player.ts'

// Every kind of question of Black Rose is answered once by pressing, from a random match that comes to it.

/** Kinds that are answered in several steps, and that no other test answers. */
const STEPS = ['cubes', 'order', 'fromHand', 'supply']
const OTHERS = [
  ...['mage', 'school', 'dropQuest', 'ban', 'handLimit', 'questLimit', 'physical', 'evocation', 'andromeda', 'walk', 'attack'],
  ...['burn', 'dismiss', 'target', 'element', 'symbol', 'figure', 'place', 'may', 'choose', 'slot', 'deck', 'quest', 'event'],
  ...['colour', 'cubeColour', 'type', 'swapTiles', 'winner', 'declare', 'card', 'act', 'prepare', 'library', 'keep', 'interrupt'],
]
const MATCHES = 1000
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
    const found = new Map<string, number>()
    const { record } = playRandomly(game, {
      seed,
      seats: 2,
      ...(from && { from }),
      checks: [
        ({ table, decision }) => {
          const open = openQuestion(table, null)
          const kind = open?.waiting[0] === 0 ? open.question.kind : ''
          if (decision <= LATE && kinds.includes(kind) && !records.has(kind) && !found.has(kind)) found.set(kind, decision)
        },
      ],
    })
    for (const [kind, decision] of found) {
      const entries = record.entries.slice(0, decision)
      records.set(kind, `${writeRecord({ ...record, names: ['Ada', 'Merlin'], entries })}# sitters human bot\n`)
    }
  }
  return records
}

for (const [title, kinds, ...tag] of [
  ['questions that are answered in several steps, by clicks', STEPS],
  ['all other kinds of questions, by clicks', OTHERS, '@long'],
] as const)
  test(title, { tag }, async ({ page }) => {
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
