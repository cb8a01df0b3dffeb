import { fixedSearch, searching } from '@grimuar/bots'
import { catalogue } from '@grimuar/games'
import { type AnyTypes, answersOf, apply, Dealer, defaults, openQuestion, quickDice, start, type Table } from '@grimuar/kernel'
import { expect, test } from 'vitest'

const boxes = catalogue.filter(({ searches, id }) => searches && (id === 'black-rose' || id === 'wonder-book'))

// The view is all that a player gets, so a table imagined from it is as good to it as the real one.
test.each(boxes.map((box) => [box.id, box] as const))(
  '%s: a search decides the same again, and at every table that looks the same',
  async (_id, box) => {
    const [game, bot] = await Promise.all([box.rules(), box.bot()])
    const player = searching('search', game, bot, fixedSearch(12))
    const t: Table = start<AnyTypes>(game, defaults(game.options), 2, quickDice(5))
    const dealer = new Dealer(quickDice(5))
    const decide = (table: Table, seat: number) =>
      player.decide({
        seat,
        answers: answersOf<AnyTypes>(game, table, seat),
        dice: quickDice(9),
        view: () => game.view(table, seat),
      })
    let searched = 0
    for (let n = 0; n < 60 && !t.over; n++) {
      const seat = openQuestion(t, null)?.waiting[0] ?? 0
      const answers = answersOf<AnyTypes>(game, t, seat)
      const view = game.view(t, seat)
      if (n % 20 === 19) {
        const twin: Table = game.imagine(view, seat, quickDice(n))
        expect(decide(twin, seat)).toEqual(decide(t, seat))
        searched++
      }
      apply<AnyTypes>(game, t, seat, bot.policy(view, seat, answers, quickDice(n)), dealer)
    }
    expect(searched).toBe(3)
  },
  60_000,
)
