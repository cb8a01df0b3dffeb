import { catalogue } from '@grimuar/games'
import { answersOf, isForm, Match, openQuestion, quickDice, sampleForm, seesSame, stream } from '@grimuar/kernel'
import { expect, test } from 'vitest'

const MOVES = 80

test.each(catalogue.map((box) => [box.id, box] as const))(
  '%s: a view that is made once for every seat is the view of each',
  async (_, box) => {
    const game = await box.rules()
    const roll = stream(quickDice(5))
    let shared = 0
    for (const seats of game.seats) {
      const match = new Match(game, { seats, options: {}, names: game.seats.map(String), luck: { kind: 'quick', seed: seats } })
      for (let i = 0; i < MOVES && !match.table.over; i++) {
        if (seesSame(game, match.table)) {
          const all = JSON.stringify(game.view(match.table, null))
          for (let seat = 0; seat < seats; seat++) expect(JSON.stringify(game.view(match.table, seat))).toBe(all)
          shared++
        }
        const seat = openQuestion(match.table, null)?.waiting[0] ?? 0
        const answers = answersOf(game, match.table, seat)
        match.play(seat, isForm(answers) ? sampleForm(answers, roll) : (answers[roll(answers.length)] ?? null))
      }
    }
    expect(shared > 0).toBe(game.oneView === true)
  },
)
