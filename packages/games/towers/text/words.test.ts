import type { Words } from '@grimuar/contract'
import { describe, expect, test } from 'vitest'
import { game } from '../rules.ts'
import { towers } from '../talk.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { speak } from './words.ts'

const WORDS: readonly Words[] = [speak(pl), speak(en)]
const NAMES = ['Ala', 'Olek']

type Said = ReturnType<typeof towers>

/** Lines of the table in words that match, as a seat reads them, in both languages. */
function lines(t: Said, seat: number, about: RegExp): string[] {
  return WORDS.flatMap((words) =>
    words.table(game.view(t.table, seat), NAMES, seat).flatMap(({ items }) => items.filter((item) => about.test(item))),
  )
}

describe('what a player remembers of the secret cards', () => {
  const looking = (last: string) => {
    const t = towers({
      knight: 'red',
      round: 5,
      gaps: '- - - - - -',
      knightHas: { gained: 'E1' },
      secrets: 'feather toad book princess toadstool',
    })
    t.play('knight go yellow', 'knight card E1', 'knight tower blue', 'knight tower red', `knight ${last}`)
    return t
  }
  const about = /(Niebieska wieża|Blue tower);/

  test('is dated as the progress line counts: by round and turn', () => {
    const t = looking('leave')
    expect(WORDS[1]?.progress(game.view(t.table, 0))).toBe('Round 5 of 6 · turn 2 of 4')
    const [polish, english] = lines(t, 0, about)
    expect(polish).toMatch(/; w rundzie 5, turze 1 leżała tu karta: pióro$/)
    expect(english).toMatch(/; in round 5, turn 1 you saw /)
  })

  test('after an exchange of one’s own says that the card was put there, not seen there', () => {
    const [polish, english] = lines(looking('exchange'), 0, about)
    expect(polish).toMatch(/; w rundzie 5, turze 1 trafiła tu przez ciebie karta: muchomor$/)
    expect(english).toMatch(/; in round 5, turn 1 you put .*toadstool here$/)
  })
})
