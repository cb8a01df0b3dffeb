import type { Position } from '@grimuar/contract'
import { Dealer, defaults, type Json, play, quickDice, start, tellRefusal } from '@grimuar/kernel'
import { type Layout, layTable, moveOf } from './lay.ts'
import { game } from './rules.ts'
import type { ProphecyTable } from './table.ts'

/** A table after some lines such as "0 go W1". */
function after(t: ProphecyTable, options: Json, lines: readonly string[]): Position {
  const dealer = new Dealer(quickDice(1))
  for (const line of lines) {
    const [who, ...words] = line.split(' ')
    const refused = play(game, t, Number(who), moveOf(t, words), dealer)
    if (refused) throw new Error(`"${line}" is refused: ${tellRefusal(refused)}`)
  }
  return { seats: t.seats, options, table: JSON.parse(JSON.stringify(t)) }
}

const laid =
  (layout: Layout, ...lines: string[]) =>
  (): Position =>
    after(layTable(layout), layout.advanced ? { nets: 'mixed' } : {}, lines)

const draft =
  (nets: 'a' | 'b', seats: number, ...lines: string[]) =>
  (): Position =>
    after(start(game, { ...defaults(game.options), nets }, seats, quickDice(1)), { nets }, lines)

/** Tables to begin from, for tests, lessons and the gallery: one by the name of each kind of question, and rare moments. */
export const positions: { readonly [name: string]: () => Position } = {
  // Before the first turn
  net: draft('b', 4),
  rune: draft('a', 3, '2 net 2A'),

  // A turn
  'first-turn': laid({ players: [{ net: 'CC' }, { net: 'CC' }, { net: 'CC' }, { net: 'CC' }], round: 1 }),
  go: laid({
    players: [
      { at: 'W2', net: 'CCR' },
      { at: 'W6', net: 'YB' },
    ],
    ghost: 'W3',
  }),
  // One crystal: most cards are too far away.
  slow: laid({
    players: [
      { at: 'W2', net: 'C' },
      { at: 'W6', net: 'YB' },
    ],
    ghost: 'W3',
  }),
  act: laid({ players: [{ at: 'blue', net: 'RYY. BRR. ...G' }, {}, {}, {}], acting: true }),
  place: laid({ players: [{ at: 'W3', net: 'CCCY' }, {}, {}], acting: true }, '0 take'),
  'place-some': laid({ players: [{ at: 'W1', net: 'RYBG RYBG RC' }, {}, {}], acting: true }, '0 take'),
  exchange: laid({ players: [{ at: 'W6', net: 'CCCG', runes: 'scales' }, {}, {}, {}], acting: true }),
  choose: laid({ players: [{ at: 'W6', net: 'CCC' }, {}, {}], acting: true }, '0 trade', '0 choose P'),
  upgrade: laid({ players: [{ at: 'W8', net: 'CCR', runes: 'wind' }, {}, {}, {}], covered: { 8: 'RY' }, acting: true }),
  cover: laid({ players: [{ at: 'W8', net: 'CCR' }, {}, {}], covered: { 8: 'RY' }, acting: true }, '0 cover B', '0 pay n0'),

  // Spells
  pay: laid({ players: [{ at: 'W1', net: 'RYBG CC' }, {}, {}, {}] }, '0 go W6'),
  rearrange: laid({ players: [{ at: 'yellow', net: 'YBYC' }, {}, {}], acting: true }, '0 cast rearrange'),
  // No curse can be broken, but one could if two crystals changed places.
  'one-swap': laid({
    players: [
      { at: 'blue', net: 'RBRC' },
      { at: 'W3', net: 'CC' },
    ],
    ghost: 'W6',
    acting: true,
  }),
  swap: laid({ players: [{ at: 'yellow', net: 'YBYC' }, {}, {}], acting: true }, '0 cast rearrange', '0 pay n3', '0 swap n0'),

  // When the supply runs out
  field: laid(
    { players: [{ at: 'W1' }, { net: 'CCCC CCCC CCCC' }, { net: 'CCCC CCCC' }], covered: { 2: 'RY', 8: 'BG' }, acting: true },
    '0 take',
  ),
  owner: laid({ players: [{ at: 'green', net: 'RYB' }, { net: 'GGG' }, { net: 'GGG' }], acting: true }, '0 take'),
  give: laid({ players: [{ at: 'green', net: 'RYB' }, { net: 'GGGG' }, { net: 'GG' }], acting: true }, '0 take'),

  // The advanced game
  reserve: laid({ players: [{ at: 'W1', side: '1B', reserve: 3 }, {}, {}, {}], advanced: true }),
  raise: laid({ players: [{ at: 'blue', side: '3B', net: 'BRR. CCC.' }, {}, {}, {}], advanced: true, acting: true }),
  'nearby-rune': laid(
    { players: [{ at: 'blue', side: '4B', net: 'BRR' }, {}, {}, {}], advanced: true, acting: true },
    '0 break right n0 n1 n2',
  ),

  // Full nets, many runes, covered fields
  full: laid({
    players: [
      { at: 'red', net: 'RYBG PRYB CCCC', runes: 'dawn dune wind' },
      { at: 'W2', net: 'CCCC RYBG PCCR', runes: 'dune dune' },
      { at: 'W6', net: 'YYBB RGPC CCCC', runes: 'scales key wind' },
      { at: 'purple', net: 'BPRY CRYB CCCC', runes: 'dawn key' },
    ],
    covered: { 2: 'RY', 4: 'B' },
    round: 9,
  }),
  // Seat 0 breaks the fifth curse, and the round is the last one.
  'last-curse': laid({
    players: [
      { at: 'blue', net: 'BRR.', runes: 'dawn dune', markers: 1, curses: 21 },
      { at: 'W3', net: 'CCR', runes: 'key', markers: 2, curses: 16 },
    ],
    spaces: { red: 'X00g1', yellow: '0g.1X', blue: 'X.1g.', purple: 'X0.g.' },
    acting: true,
    round: 14,
  }),
  // Seat 1 is far behind: its fifth curse would end the game at once.
  'too-early': laid({
    players: [
      { at: 'W3', net: 'CCR', runes: 'key', markers: 1, curses: 29 },
      { at: 'blue', net: 'BRR. Y', runes: 'dawn dune', markers: 1, curses: 14 },
    ],
    spaces: { red: 'X.0g1', yellow: '1g0.X', blue: 'X.0g.', green: '1g.0X', purple: 'X1.g.' },
    turn: 1,
    acting: true,
    round: 16,
  }),
  // Everyone has moved in round 60 but the last player.
  'last-round': laid({ players: [{ at: 'W1' }, { at: 'W3' }, { at: 'W5', net: 'CC' }], turn: 2, round: 60 }),
}
