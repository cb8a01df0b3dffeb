import { describe, expect, test } from 'vitest'
import { BLUE, cardCalled, GREEN } from './cards.ts'
import { secretsCalled } from './lay.ts'
import { game } from './rules.ts'
import { cards, codes, towers } from './talk.ts'
import { discardsSeen, memories, view } from './view.ts'

/** The knight steps to a tower with nothing lying there, with some gained cards. */
function at(tower: 'green' | 'red' | 'blue' | 'purple' | 'yellow', gained: string, more: Parameters<typeof towers>[0] = {}) {
  const from = { green: 'yellow', red: 'yellow', blue: 'red', purple: 'green', yellow: 'green' } as const
  const t = towers({ knight: from[tower], mage: 'clock', gaps: '- - - - - -', ...more, knightHas: { gained, ...more.knightHas } })
  t.play(`knight go ${tower}`)
  return t
}
const row = (t: ReturnType<typeof towers>, seat = 0) => codes(t.table.areas[seat]?.used ?? [])
const gained = (t: ReturnType<typeof towers>, seat = 0) => codes(t.table.areas[seat]?.gained ?? [])

describe('spells in general', () => {
  test('TW-7.1 the printed example: an elixir and a toadstool at the yellow tower, and he may decline', () => {
    const t = at('yellow', 'M3 E3')
    t.play('knight pass')
    expect([gained(t), row(t), t.table.ask?.to]).toEqual(['M3 E3', '', [1]])
    const cast = at('yellow', 'M3 E3')
    cast.play('knight card E3')
    expect([gained(cast), row(cast), cast.table.ask?.question.kind]).toEqual(['M3', 'E3', 'look'])
  })
  test('TW-7.2 one spell in a turn, even with cards for more', () => {
    const t = at('green', 'T1 T2', { mageHas: { gained: 'B1 B2', used: 'E1' } })
    t.play('knight card T1', 'knight card B1', 'knight put left')
    expect([gained(t), t.table.ask?.to]).toEqual(['T2', [1]])
  })
  test('TW-7.3 only the spell of the tower one stands in', () => {
    expect(at('green', 'T1 F1').refuse('knight tower blue')).toBe('TW-7.3')
  })
  test('TW-7.4 the clock tower has none: the turn ends after taking', () => {
    const t = towers({ knight: 'purple', mage: 'yellow', gaps: '- - - - - -', knightHas: { gained: 'F1 T1 B1 E1 M1 M2' } })
    t.play('knight go clock')
    expect(t.table.ask?.to).toEqual([1])
    const red = at('red', 'M1 M2')
    red.play('knight card M1', 'knight put left')
    expect(red.table.ask?.question.kind).toBe('anySpell')
    expect(red.refuse('knight tower clock')).toBe('TW-7.4')
  })
  test('TW-7.5 each tower asks for its own ingredient', () => {
    const t = at('green', 'T1 F1')
    expect(t.legal('knight')).toEqual([{ do: 'card', card: 5 }, { do: 'pass' }])
    expect(t.refuse('knight card F1')).toBe('TW-7.5')
    for (const [tower, card] of [
      ['blue', 'F1'],
      ['green', 'T1'],
      ['purple', 'B1'],
      ['yellow', 'E1'],
    ] as const) {
      expect(at(tower, card).table.ask?.question.kind).toBe('spell')
      expect(at(tower, card === 'F1' ? 'T1' : 'F1').table.ask?.question.kind).toBe('go')
    }
    expect(at('red', 'M1').table.ask?.question.kind).toBe('go')
    expect(at('red', 'F1 T1').table.ask?.question.kind).toBe('go')
    const second = at('red', 'M1 F1 T1')
    second.play('knight card M1')
    expect(second.refuse('knight pass')).toBe('TW-7.5')
  })
  test('TW-7.6 the payment moves from gained to used before the spell works', () => {
    const t = at('green', 'T1', { mageHas: { gained: 'B1 B2' } })
    t.play('knight card T1')
    expect([gained(t), row(t), t.table.ask?.question.kind]).toEqual(['', 'T1', 'push'])
    expect(t.events.map((e) => e.kind).slice(-2)).toEqual(['used', 'cast'])
  })
  test('TW-7.7 used cards, hidden cards and stones do not pay', () => {
    const t = at('green', 'T1', { knightHas: { used: 'T2 S1' } })
    t.table.areas[0]!.hidden = [{ card: cardCalled('T3'), turn: 1, pile: 2 }]
    for (const card of ['T2', 'T3', 'S1']) expect(t.refuse(`knight card ${card}`)).toBe('TW-7.7')
    expect(at('green', '', { knightHas: { used: 'T1' } }).table.ask?.question.kind).toBe('go')
  })
  test('TW-7.8 a double card pays for one ingredient: a double toadstool alone is not enough for red', () => {
    const t = at('green', 'T1 T3', { mageHas: { gained: 'B1' } })
    t.play('knight card T1')
    expect(gained(t)).toBe('T3')
    expect(at('red', 'M1').table.ask?.question.kind).toBe('go')
  })
  test('TW-7.9 ends and order are the payer’s choice', () => {
    const t = at('red', 'M1 T1', { knightHas: { used: 'E1' }, mageHas: { gained: 'B1' } })
    t.play('knight card T1', 'knight put left', 'knight put right')
    expect(row(t)).toBe('T1 E1 M1')
    const other = at('red', 'M1 T1 F1', { knightHas: { used: 'E1' } })
    other.play('knight card M1', 'knight put left', 'knight card F1', 'knight put left')
    expect(row(other)).toBe('F1 M1 E1')
  })
  test('TW-7.10 the card just taken may pay', () => {
    const t = towers({ knight: 'yellow', gaps: '- - T1 - - -', mageHas: { gained: 'B1 B2' } })
    t.play('knight go green', 'knight card T1')
    expect([row(t), t.table.ask?.question.kind]).toEqual(['T1', 'push'])
  })
})

describe('the five spells', () => {
  test('TW-8.1 yellow: exactly two different coloured towers', () => {
    const t = at('yellow', 'E1')
    t.play('knight card E1', 'knight tower blue')
    expect(t.refuse('knight tower blue')).toBe('TW-8.1')
    expect(t.legal('knight').length).toBe(4)
    t.play('knight tower red')
    expect(t.table.ask?.question).toEqual({ kind: 'exchange', towers: [0, 4] })
  })
  test('TW-8.2 yellow: put back as they lay, or exchanged, between those two only', () => {
    const secrets = 'feather toad book princess toadstool'
    const left = at('yellow', 'E1', { secrets })
    left.play('knight card E1', 'knight tower blue', 'knight tower red', 'knight leave')
    expect(left.table.secrets).toEqual(secretsCalled(secrets))
    const swapped = at('yellow', 'E1', { secrets })
    swapped.play('knight card E1', 'knight tower blue', 'knight tower red')
    expect(swapped.refuse('knight tower green')).toBe('TW-8.2')
    swapped.play('knight exchange')
    expect(swapped.table.secrets).toEqual(secretsCalled('toadstool toad book princess feather'))
  })
  test('TW-8.3 yellow: the opponent hears which towers, never what lies there nor whether it was exchanged', () => {
    const play = (secrets: string, last: string) => {
      const t = at('yellow', 'E1', { secrets })
      t.play('knight card E1', 'knight tower blue', 'knight tower red', `knight ${last}`)
      return t
    }
    const one = play('feather toad book princess toadstool', 'leave')
    const two = play('princess toad book stone feather', 'exchange')
    expect(one.heard(1)).toEqual(two.heard(1))
    expect(one.heard(null)).toEqual(two.heard(null))
    expect(view(one.table, 1)).toEqual(view(two.table, 1))
    expect(one.heard(1)).toContainEqual({ kind: 'look', seat: 0, towers: [0, 4] })
    expect(one.heard(0)).toContainEqual({ kind: 'saw', seat: 0, towers: [0, 4], secrets: secretsCalled('feather toadstool') })
  })
  test('TW-8.4 yellow: what was seen grows stale when the opponent has had the card in hand', () => {
    const t = at('yellow', 'E1', { secrets: 'feather toad book princess toadstool' })
    t.play('knight card E1', 'knight tower blue', 'knight tower red', 'knight exchange')
    expect(memories(view(t.table, 0).looks, 0)[0]).toEqual({ secret: 3, turn: 1, put: true, stale: false })
    const { secrets } = t.table
    const saw = [secrets[BLUE], secrets[GREEN]] as const
    t.table.looks = [...t.table.looks, { seat: 1, turn: 2, towers: [BLUE, GREEN], saw, exchanged: true }]
    const known = memories(view(t.table, 0).looks, 0)
    expect([known[0]?.stale, known[4]?.stale, known[1]]).toEqual([true, false, null])
  })
  test('TW-8.5 green: the caster picks the opponent’s gained card and the end of the row', () => {
    const t = at('green', 'T1', { mageHas: { gained: 'B1 F1', used: 'E1 S1' } })
    t.play('knight card T1')
    expect(t.refuse('knight card E1')).toBe('TW-8.5')
    t.play('knight card F1', 'knight put right')
    expect([gained(t, 1), row(t, 1)]).toEqual(['B1', 'E1 S1 F1'])
  })
  test('TW-8.6 blue: the opponent picks the card, gained or used, stones too; it goes to the discard pile', () => {
    const t = at('blue', 'F1', { mageHas: { gained: 'B1', used: 'E1 S1 M1' } })
    t.play('knight card F1')
    expect(t.table.ask).toMatchObject({ question: { kind: 'lose' }, to: [1] })
    expect(t.legal('mage').length).toBe(4)
    expect(t.refuse('mage card F2')).toBe('TW-8.6')
    const pile = t.table.pile
    t.play('mage card S1')
    expect([row(t, 1), t.table.pile - pile, codes(t.table.discards.map((d) => d.card))]).toEqual(['E1 M1', 1, 'S1'])
  })
  test('TW-8.7 blue: no refusing, and hidden cards are out of reach', () => {
    const t = at('blue', 'F1', { mageHas: { gained: 'B1 B2' } })
    t.table.areas[1]!.hidden = [{ card: cardCalled('T3'), turn: 1, pile: 2 }]
    t.play('knight card F1')
    expect(t.refuse('mage pass')).toBe('TW-8.7')
    expect(t.refuse('mage card T3')).toBe('TW-8.7')
  })
  test('TW-8.8 purple: a random card of the discard pile, seen by its owner only', () => {
    const t = at('purple', 'B1', { discards: 'F1 T1', dice: [1] })
    t.play('knight card B1')
    expect(t.table.areas[0]?.hidden).toEqual([{ card: 5, turn: 1, pile: 2 }])
    expect(t.table.pile).toBe(1)
    expect(view(t.table, 0).areas[0]?.hidden[0]?.card).toBe(5)
    expect(view(t.table, 1).areas[0]?.hidden[0]?.card).toBe(null)
    expect(t.heard(1).some((e) => e.kind === 'hid')).toBe(false)
    expect(t.heard(0)).toContainEqual({ kind: 'hid', seat: 0, card: 5 })
  })
  test('TW-8.8 purple: cards nobody saw are as likely as any other', () => {
    const t = at('purple', 'B1', { discards: 'F1', dice: [2, 0] })
    t.table.pile = 3 // one known, two unseen
    const first = t.table.unseen[0]
    t.play('knight card B1')
    expect(t.table.areas[0]?.hidden[0]).toEqual({ card: first, turn: 1, pile: 3 })
  })
  test('TW-8.8 purple: a fetched card makes no unseen discard fewer for the opponent', () => {
    const seen = at('purple', 'B1', { discards: 'F1 T1', unseenDiscards: 2, dice: [1] })
    seen.play('knight card B1')
    // The rival may think that T1 is still there; two cards went there unseen all the same.
    expect(discardsSeen(view(seen.table, 1), 1)).toEqual({ seen: cards('F1 T1'), unseen: 2 })
    expect(discardsSeen(view(seen.table, null), null)).toEqual({ seen: cards('F1 T1'), unseen: 2 })
    expect(discardsSeen(view(seen.table, 0), 0)).toEqual({ seen: cards('F1'), unseen: 2 })
    const unseen = at('purple', 'B1', { discards: 'F1', unseenDiscards: 2, dice: [2, 0] })
    unseen.play('knight card B1')
    expect(discardsSeen(view(unseen.table, 1), 1)).toEqual({ seen: cards('F1'), unseen: 2 })
    expect(discardsSeen(view(unseen.table, 0), 0)).toEqual({ seen: cards('F1'), unseen: 1 }) // the knight holds the other
  })
  test('TW-8.9 red: the printed example, toadstool and toad cast the green spell and nothing more is paid', () => {
    const t = at('red', 'M3 T1 T2', { mageHas: { gained: 'B1 B2' } })
    t.play('knight card M3', 'knight card T1', 'knight put right')
    expect([row(t), gained(t), t.table.ask?.question.kind]).toEqual(['M3 T1', 'T2', 'push'])
    for (const [card, kind] of [
      ['F1', 'lose'],
      ['E1', 'look'],
    ] as const) {
      const other = at('red', `M3 ${card}`, { mageHas: { gained: 'B1 B2' } })
      other.play(`knight card ${card}`, 'knight put left')
      expect(other.table.ask?.question.kind).toBe(kind)
    }
    const wrong = at('red', 'M3 F1 T1')
    wrong.play('knight card F1')
    expect(wrong.table.ask?.question.kind).toBe('side')
    wrong.play('knight put left')
    expect(wrong.table.ask?.question.kind).toBe('go')
  })
  test('TW-8.10 red: two toadstool cards cast any of the other four', () => {
    const t = at('red', 'M3 M4', { mageHas: { gained: 'B1 B2' } })
    t.play('knight card M4', 'knight put left')
    expect(t.legal('knight').map((m) => (m as { tower: number }).tower)).toEqual([0, 1, 2, 3])
    expect(t.refuse('knight tower red')).toBe('TW-8.10')
    t.play('knight tower green')
    expect(t.table.ask?.question.kind).toBe('push')
  })
  test('TW-8.11 casting with nothing to work on only costs the payment', () => {
    for (const [tower, card] of [
      ['green', 'T1'],
      ['blue', 'F1'],
      ['purple', 'B1'],
    ] as const) {
      const t = at(tower, card)
      t.play(`knight card ${card}`)
      expect(t.events.some((e) => e.kind === 'fizzle')).toBe(true)
      expect([row(t), t.table.ask?.to]).toEqual([card, [1]])
    }
  })
  test('TW-8.9 red: refusing a second ingredient that is not there', () => {
    const t = at('red', 'M3 F1 T1', { knightHas: { used: 'E1' } })
    t.play('knight card M3', 'knight put left')
    expect(t.refuse('knight card M3')).toBe('TW-7.7')
    expect(
      game.asks.second.why?.(t.table, { kind: 'second', first: cardCalled('M3') }, { do: 'card', card: cardCalled('F1') }, 0),
    ).toEqual({
      rule: 'TW-8.9',
    })
  })
})
