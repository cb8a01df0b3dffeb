import { refusal } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { type Play, scene } from '../talk.ts'
import { whole as game } from '../whole.ts'
import { en } from './en.ts'
import { pl } from './pl.ts'
import { speak } from './words.ts'

describe('WB-6.10 a refusal says what of the cost is missing', () => {
  const actions = [
    { id: 'light', cost: { sparks: 2 }, do: [{ fate: 1 }] },
    { id: 'blood', cost: { hearts: 2 }, do: [{ fate: 1 }] },
    { id: 'sell', cost: { item: 2 }, do: [{ fate: 1 }] },
  ]

  function acting(hero: string): Play {
    const t = scene({ book: 'A-B', heroes: `${hero} silna@B`, cards: [{ kind: 'item' }], objective: { actions } })
    t.play('0 laser')
    return t
  }

  /** What is said in both languages of a special action that the first hero cannot pay. */
  function refused(hero: string, id: string): unknown[] {
    const why = refusal(game, acting(hero).table, 0, { do: 'special', source: 'card 1', id })
    if (why?.reason !== 'rule' || why.rule !== 'WB-6.10') throw new Error(`no cost forbids it: ${JSON.stringify(why)}`)
    return [pl, en].map((text) => speak(text).refusal?.(why.rule, why.about ?? {}))
  }

  test('sparks', () => {
    expect(refused('laser@A*1', 'light')).toEqual([
      'To kosztuje 2 iskry, a ta postać ma 1.',
      'It costs 2 sparks, and this hero has 1.',
    ])
    expect(refused('laser@A', 'light')).toEqual([
      'To kosztuje 2 iskry, a ta postać nie ma żadnej.',
      'It costs 2 sparks, and this hero has none.',
    ])
  })

  test('hearts, of which the last one stays', () => {
    expect(refused('laser@A:2', 'blood')).toEqual([
      'To kosztuje 2 serca, a ta postać ma 2 i ostatniego nie może oddać.',
      'It costs 2 hearts, and this hero has 2 and must keep the last.',
    ])
  })

  test('an item', () => {
    expect(refused('laser@A', 'sell')).toEqual([
      'Ta postać nie ma przedmiotu, który to kosztuje.',
      'This hero does not have the item that it costs.',
    ])
  })
})

test('a line of the log names a boss as the book does, so that it can be found from there', () => {
  for (const text of [pl, en]) {
    const words = speak(text)
    const event = { kind: 'unitMoved', unit: 'muncher', from: 'meadow', to: 'brook', in: 'lost-name/2' } as const
    const line = words.event(event, [], 0) ?? ''
    const things = words.things?.(event) ?? []
    expect(things.map(({ at }) => at)).toEqual(['unit:muncher'])
    for (const { forms } of things) expect(line).toContain(forms[0])
  }
})
