import { refusal } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { COMPARED, compare } from '../bot/compare.ts'
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

describe('hints compare tables by what the team has', () => {
  test('hearts, sparks and conscious heroes are worth having, wyrms are not', () => {
    const laid = (wyrms: string) => scene({ book: 'A-B', heroes: 'laser@A*1 silna@B', cards: [], wyrms }).table
    const before = compare(laid(''))
    expect(before).toMatchObject({ sparks: 1, awake: 2, wyrms: 0 })
    const t = laid('1@A 2@B')
    const [hero] = t.heroes
    if (!hero) throw new Error('nobody is there')
    hero.out = true
    expect(compare(t)).toEqual({ ...before, awake: 1, hearts: before.hearts - hero.hearts, wyrms: -2 })
  })

  test('a difference is told in both languages', () => {
    const told = (name: string, by: number) => [pl, en].map((text) => speak(text).difference?.(name, by))
    expect(told('wyrms', 2)).toEqual(['o 2 zębacze mniej', '2 wyrms fewer'])
    expect(told('wyrms', -1)).toEqual(['o 1 zębacza więcej', '1 wyrm more'])
    expect(told('fate', 1)).toEqual(['o 1 żeton przeznaczenia więcej', '1 fate token more'])
    expect(told('sparks', -5)).toEqual(['o 5 iskier mniej', '5 sparks fewer'])
    for (const text of [pl, en]) expect(new Set(COMPARED.map((name) => speak(text).aim?.(name))).size).toBe(COMPARED.length)
  })
})
