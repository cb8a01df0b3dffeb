import { describe, expect, test } from 'vitest'
import { conserved } from './conserved.ts'
import { fieldsOf } from './table.ts'
import { cardCalled, lettersOf, prophecy } from './talk.ts'

type Game = ReturnType<typeof prophecy>
const on = (at: string, net = '', more: object = {}) => prophecy({ players: [{ at, net, ...more }, {}, {}, {}], acting: true })
const net = (t: Game, seat = 0) => lettersOf(t.table.players[seat]?.net ?? [])
const kinds = (t: Game) => (t.legal('0') as { do: string; crystal?: number }[]).map((m) => m.crystal ?? m.do)

describe('the net', () => {
  test('PR-3.1 PR-3.4 a crystal goes onto an empty place, one to a place, and only what was taken', () => {
    const t = on('W3', 'G...')
    t.play('0 take')
    expect(t.refuse('0 put R n0')).toBe('PR-3.1')
    expect(t.refuse('0 put Y n1')).toBe('PR-3.4')
    t.play('0 put C n11')
    expect(t.refuse('0 put C n1')).toBe('PR-3.4')
    t.play('0 put R n1')
    expect(net(t)).toBe('GR.. .... ...C')
  })

  test('PR-3.2 placed crystals stay: only a spell moves them', () => {
    const t = on('W3', 'GB.. ....')
    t.play('0 take')
    expect(t.refuse('0 swap n0')).toBe('PR-3.1')
    expect((t.legal('0') as { do: string }[]).every((move) => move.do === 'place')).toBe(true)
  })

  test('PR-3.3 with too many crystals a player chooses which to keep, and gives up nothing else', () => {
    const t = on('W3', 'GGGG BBBB YYY.')
    t.play('0 take')
    expect(t.legal('0')).toHaveLength(2)
    t.play('0 put C n11')
    expect(net(t)).toBe('GGGG BBBB YYYC')
    expect(t.table.supply[1]).toBe(8)
    expect(t.events).toContainEqual({ kind: 'surplus', seat: 0, crystals: [1] })
    const full = on('W3', 'GGGG BBBB YYYY')
    full.play('0 take')
    expect(net(full)).toBe('GGGG BBBB YYYY')
    conserved(full.table)
  })
})

describe('taking', () => {
  test('PR-5.1 a direct card gives all it shows and cannot be refused', () => {
    const t = on('W1', 'GGG')
    expect(t.refuse('0 end')).toBe('PR-4.1')
    t.play('0 take', '0 put C n3', '0 put C n4', '0 put C n5')
    expect(net(t)).toBe('GGGC CC.. ....')
  })

  test('PR-5.2 a temple gives one crystal of its colour, or a curse is broken', () => {
    const t = on('blue', 'BRR')
    t.play('0 take', '0 put B n4')
    expect(net(t)).toBe('BRR. B... ....')
    expect(t.refuse('0 break right n0 n1 n2')).toBe('PR-7.1')
    const broken = prophecy({ players: [{ at: 'blue', net: 'BRRR RR' }, {}, {}, {}], acting: true, dice: [0] })
    broken.play('0 break right n0 n1 n2')
    expect(broken.refuse('0 take')).toBe('PR-5.2')
  })

  test('PR-5.3 PR-5.4 three colourless crystals for two different colours, once', () => {
    const t = on('W6', 'CCCR CC..')
    expect(t.refuse('0 take')).toBe('PR-5.3')
    t.play('0 trade')
    expect(t.refuse('0 pay n3')).toBe('PR-5.9')
    t.play('0 pay n0', '0 pay n1', '0 pay n4')
    expect(t.table.supply[0]).toBe(22)
    expect(t.refuse('0 choose C')).toBe('PR-5.4')
    expect(t.refuse('0 decline')).toBe('PR-5.3')
    t.play('0 choose R')
    expect(t.refuse('0 choose R')).toBe('PR-5.3')
    expect(kinds(t)).toEqual([2, 3, 4, 5])
    t.play('0 choose P', '0 put R n0', '0 put P n1')
    expect(net(t)).toBe('RPCR .C.. ....')
    expect(t.refuse('0 trade')).toBe('PR-5.3')
    t.play('0 end')
  })

  test('PR-5.3 with fewer than three colourless crystals there is no exchange', () => {
    expect(on('W10', 'CCRR').refuse('0 trade')).toBe('PR-5.3')
  })

  test('PR-5.5 PR-5.6 PR-5.7 an upgrade covers up to two free fields; with two left the card is cleared', () => {
    const t = prophecy({ players: [{ at: 'W2', net: 'CCCC' }, {}, {}, {}], covered: { 2: 'R' }, acting: true })
    expect(t.refuse('0 take')).toBe('PR-5.5')
    expect(t.refuse('0 cover R')).toBe('PR-5.6')
    t.play('0 cover B', '0 pay n0')
    expect(t.refuse('0 cover B')).toBe('PR-5.6')
    t.play('0 cover G', '0 pay n1')
    // Two new crystals wait to be placed; the card is swept once they lie.
    expect(t.table.hand).toEqual([0, 0, 0, 1, 1, 0])
    t.play('0 put B n0', '0 put G n1')
    expect(net(t)).toBe('BGCC .... ....')
    expect(fieldsOf(t.table, cardCalled('W2'))).toEqual([false, false, false, false, false])
    expect(t.table.supply[0]).toBe(22)
    expect(t.refuse('0 cover Y')).toBe('PR-5.5')
    conserved(t.table)
  })

  test('PR-5.5 one field is enough, and three free fields leave the card as it is', () => {
    const t = prophecy({ players: [{ at: 'W8', net: 'CC' }, {}, {}, {}], covered: { 8: 'R' }, acting: true })
    t.play('0 cover Y', '0 pay n1')
    expect(t.refuse('0 pay n0')).toBe('PR-5.5')
    t.play('0 end', '0 put Y n1')
    expect(net(t)).toBe('CY.. .... ....')
    expect(fieldsOf(t.table, cardCalled('W8'))).toEqual([true, true, false, false, false])
  })

  test('PR-5.8 exchange and upgrade may be left undone', () => {
    for (const at of ['W6', 'W2']) {
      const t = on(at, 'CCCC')
      t.play('0 end')
      expect(net(t)).toBe('CCCC .... ....')
      expect(t.events).toContainEqual({ kind: 'undone', seat: 0, card: cardCalled(at) })
    }
    // Nothing to upgrade with and no spell to cast: the turn passes on by itself.
    const poor = prophecy({ players: [{ at: 'W1', net: 'RR' }, {}, {}, {}] })
    poor.play('0 go W2')
    expect(poor.table.turn).toBe(1)
    expect(on('W2', 'RRR').refuse('0 cover R')).toBe('PR-5.5')
  })

  test('PR-5.9 only colourless crystals of the net, chosen by their owner', () => {
    const t = on('W2', 'RC.C')
    t.play('0 cover B')
    expect(t.refuse('0 pay n0')).toBe('PR-5.9')
    expect(t.refuse('0 pay n2')).toBe('PR-5.9')
    t.play('0 pay n3')
    expect(net(t)).toBe('RC.. .... ....')
  })
})

describe('shortage', () => {
  const full = 'CCCC CCCC CCCC'

  test('PR-6.1 a colourless crystal comes off an upgrade card, card and field by choice', () => {
    const t = prophecy({
      players: [{ at: 'W3' }, { net: full }, { net: 'CCCC CCCC C' }, {}],
      covered: { 2: 'RB', 8: 'P' },
      acting: true,
    })
    expect(t.table.supply[0]).toBe(0)
    t.play('0 take')
    expect(t.legal('0')).toHaveLength(3)
    expect(t.refuse('0 field W2 Y')).toBe('PR-6.1')
    t.play('0 field W8 P', '0 put R n0', '0 put C n1')
    expect(fieldsOf(t.table, cardCalled('W8'))).toEqual([false, false, false, false, false])
    expect(fieldsOf(t.table, cardCalled('W2'))).toEqual([true, false, true, false, false])
    conserved(t.table)
  })

  test('PR-6.2 PR-6.3 else from the player with most, who chooses which', () => {
    const t = prophecy({ players: [{ at: 'W3' }, { net: full }, { net: 'CCCC CCCC CCC' }, { net: 'C' }], acting: true })
    t.play('0 take')
    expect(t.table.ask).toMatchObject({ to: [1], question: { kind: 'give', crystal: 0, to: 0 } })
    expect(t.refuse('0 give n0')).toBe('not-asked')
    t.play('1 give n7')
    expect(net(t, 1)).toBe('CCCC CCC. CCCC')
    t.play('0 put C n0', '0 put R n1')
    expect(net(t)).toBe('CR.. .... ....')
  })

  test('PR-6.2 in a tie the taker chooses; one’s own crystals do not count', () => {
    const t = prophecy({
      players: [{ at: 'red', net: 'RRRR' }, { net: 'RR' }, { net: 'RR' }, {}],
      acting: true,
    })
    t.play('0 take')
    expect(t.legal('0')).toEqual([
      { do: 'owner', seat: 1 },
      { do: 'owner', seat: 2 },
    ])
    expect(t.refuse('0 owner 3')).toBe('PR-6.2')
    t.play('0 owner 2')
    expect(t.refuse('2 give n5')).toBe('PR-6.3')
    t.play('2 give n1', '0 put R n4')
    expect([net(t), net(t, 2)]).toEqual(['RRRR R... ....', 'R... .... ....'])
  })

  test('PR-6.4 each crystal by itself: first the last of the supply, then a field, then a player', () => {
    const t = prophecy({
      players: [{ at: 'W1' }, { net: full }, { net: 'CCCC CCCC CC' }, {}],
      covered: { 4: 'Y' },
      acting: true,
    })
    expect(t.table.supply[0]).toBe(1)
    t.play('0 take')
    expect(t.events.filter((e) => e.kind === 'gain' || e.kind === 'field')).toMatchObject([
      { kind: 'gain', crystals: [0] },
      { kind: 'field', card: cardCalled('W4') },
    ])
    t.play('1 give n0')
    expect(t.table.hand[0]).toBe(3)
  })

  test('PR-6.4 a crystal that nobody else has is not taken and cannot be chosen', () => {
    const t = prophecy({ players: [{ at: 'green', net: 'GGGG GG' }, {}, {}, {}], acting: true })
    t.play('0 take')
    expect(net(t)).toBe('GGGG GG.. ....')
    expect(t.events).toContainEqual({ kind: 'lacking', seat: 0, crystal: 4 })
    const trade = prophecy({ players: [{ at: 'W6', net: 'GGGG GGCC C' }, {}, {}, {}], acting: true })
    trade.play('0 trade')
    expect(trade.refuse('0 choose G')).toBe('PR-6.4')
    expect(kinds(trade)).toEqual([1, 2, 3, 5])
  })

  test('PR-6.4 a free choice, too, may come from another player', () => {
    const t = prophecy({ players: [{ at: 'W6', net: 'GGGC CC' }, { net: 'GG' }, { net: 'G' }, {}], acting: true })
    t.play('0 trade', '0 choose G')
    t.play('1 give n1', '0 choose R')
    expect(t.table.hand).toEqual([0, 1, 0, 0, 1, 0])
    conserved(t.table)
  })
})
