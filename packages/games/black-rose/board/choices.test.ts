import { answersOf, isForm, openQuestion } from '@grimuar/kernel'
import { playRandomly } from '@grimuar/kernel/testkit'
import { seeded, seeds } from '@grimuar/kernel/testkit/seeds'
import { expect, test } from 'vitest'
import type { AnyMove, BlackRoseQuestion } from '../questions.ts'
import { game } from '../rules.ts'
import { inBar, needsParchment } from './choices.ts'
import { doing } from './derived.ts'

/** What lies in the Lodge, in the hand or on the sheet, and is pressed there. */
const ON_TABLE: { readonly [does: string]: readonly BlackRoseQuestion['kind'][] | undefined } = {
  place: ['physical', 'walk', 'target', 'place', 'swapTiles'],
  figure: ['evocation', 'attack', 'dismiss', 'target', 'figure'],
  move: ['act'],
  cast: ['act'],
  shed: ['act'],
  slot: ['slot', 'interrupt'],
  card: ['card', 'ban', 'handLimit'],
  ban: ['handLimit'],
  quest: ['quest', 'dropQuest', 'questLimit', 'act', 'declare'],
  event: ['event'],
  school: ['deck'],
  pass: ['interrupt', 'declare'], // on the card of the moment
}

function isFound(question: BlackRoseQuestion, seat: number, move: AnyMove): boolean {
  if (inBar(question, move) || needsParchment(question, seat)) return true
  return ON_TABLE[doing(move) ?? '']?.includes(question.kind) ?? false
}

test(seeded('for every question, every legal move is in the bar, on the table or on the parchment'), () => {
  const lost = new Set<string>()
  const kinds = new Set<string>()
  for (const seed of seeds(8, 1)) {
    playRandomly(game, {
      seed,
      seats: 2 + (seed % 3),
      checks: [
        ({ table }) => {
          for (const seat of openQuestion(table, null)?.waiting ?? []) {
            const question = openQuestion(table, seat)?.question
            const answers = question ? answersOf(game, table, seat) : []
            if (!question || isForm(answers)) continue
            kinds.add(question.kind)
            for (const move of answers) if (!isFound(question, seat, move)) lost.add(`${question.kind} ${JSON.stringify(move)}`)
          }
        },
      ],
    })
  }
  expect([...lost]).toEqual([])
  expect(kinds.size).toBeGreaterThan(20)
})
