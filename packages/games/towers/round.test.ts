import { answersOf, apply, at, Dealer, heardBy, legal, Match, openQuestion, play, quickDice, start } from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import { BLUE, CLOCK, cardCalled, GREEN, KNIGHT, MAGE, PLACES, PRINCESS, PURPLE, RED, type Secret, YELLOW } from './cards.ts'
import { ops } from './flow.ts'
import { moveSaid, secretsCalled } from './lay.ts'
import { readable as game } from './readable.ts'
import { FACE_DOWN, type TowersEvent, type TowersTable } from './table.ts'
import { codes, say, towers } from './talk.ts'
import { imagine, view } from './view.ts'

/** Two secret cards by name. */
function secrets(names: string): readonly [Secret, Secret] {
  const called = secretsCalled(names)
  return [at(called, 0), at(called, 1)]
}

/** A table at the end of a round, with the cards still lying between the towers. */
function atRoundEnd(round: number, gaps: string, places = [3, 0]): TowersTable {
  const { table } = towers({ round, gaps })
  table.places = places.map((place) => at(PLACES, place))
  table.frames = [{ op: 'endRound' }]
  table.ask = null
  return table
}
function runOn(t: TowersTable, seed = 1): TowersEvent[] {
  const heard: TowersEvent[] = []
  const dealer = new Dealer<TowersEvent>(quickDice(seed), (e) => heard.push(e))
  while (!t.ask && t.frames.length) {
    const frame = t.frames.pop() as { op: keyof typeof ops }
    ops[frame.op](t, frame as never, dealer)
  }
  return heard
}
function playToEnd(seed: number, until: (t: TowersTable) => boolean = () => false): TowersTable {
  const t = start(game, { shuffled: false }, 2, quickDice(seed))
  const dealer = new Dealer(quickDice(seed))
  const pick = quickDice(seed + 1)
  for (let n = 0; !t.over && !until(t); n++) {
    const seat = t.ask?.to[0] as number
    const moves = legal(game, t, seat)
    apply(game, t, seat, moves[pick(n, moves.length)] as (typeof moves)[number], dealer)
  }
  return t
}

describe('end of round', () => {
  test('TW-10.1 remaining cards go to the discard pile; open ones are remembered', () => {
    const t = atRoundEnd(1, 'F1 ? - ? T1 -')
    const pile = t.pile
    runOn(t)
    expect(t.pile - pile).toBe(4)
    expect(codes(t.discards.map((d) => d.card))).toBe('F1 T1')
  })
  test('TW-10.2 characters stay, the marker moves, six new cards by the face-up rule', () => {
    const t = atRoundEnd(1, '- - - - - -', [1, 4])
    runOn(t)
    expect([t.round, t.places, t.gaps.map((g) => g !== FACE_DOWN)]).toEqual([2, [1, 4], [true, true, false, true, true, false]])
  })
  test('TW-10.3 neighbours share a gap: three up, three down', () => {
    const t = atRoundEnd(1, '- - - - - -', [1, 2])
    runOn(t)
    expect(t.gaps.map((g) => g !== FACE_DOWN)).toEqual([true, true, true, false, false, false])
  })
  test('TW-10.4 after round 6 nothing is dealt; the draw pile is empty exactly after its deal', () => {
    const t = atRoundEnd(6, 'F1 - - - - -')
    runOn(t)
    expect(t.ask?.question.kind).toBe('guess')
    for (let seed = 0; seed < 20; seed++) {
      const last = playToEnd(seed, (x) => x.round === 6 && x.turn === 21)
      expect(view(last, null).deck).toBe(0)
    }
  })
})

describe('the end of the game', () => {
  test('TW-11.2 the knight names a coloured tower, and its card is shown to both', () => {
    const t = playToEnd(5, (x) => x.ask?.question.kind === 'guess')
    expect(t.ask?.to).toEqual([KNIGHT])
    expect(play(game, t, MAGE, { do: 'tower', tower: 1 }, new Dealer(quickDice(1)))).toEqual({
      reason: 'not-asked',
      waiting: [KNIGHT],
    })
    const table = say(t)
    expect(table.refuse('knight tower clock')).toBe('TW-11.2')
    expect(table.legal('knight').length).toBe(CLOCK)
    const tower = t.secrets.indexOf(PRINCESS)
    table.play(`knight tower ${['blue', 'green', 'purple', 'yellow', 'red'][tower]}`)
    expect(table.heard(1)).toContainEqual({ kind: 'guess', tower, secret: PRINCESS, right: true })
    expect(t.over).toBe(true)
  })
  test('TW-11.5 hidden cards join the gained ones', () => {
    const t = atRoundEnd(6, '- - - - - -')
    t.areas[1]!.hidden = [{ card: cardCalled('F1'), turn: 3, pile: 4 }]
    runOn(t)
    say(t).play('knight tower blue')
    expect([codes(t.areas[1]?.gained ?? []), t.areas[1]?.hidden]).toEqual(['F1', []])
  })
})

describe('hidden knowledge', () => {
  test('TW-13.1 gained cards and rows are open to all', () => {
    const t = towers({ knightHas: { gained: 'F1', used: 'S1 E1' }, mageHas: { gained: 'B1' } }).table
    for (const seat of [0, 1, null]) {
      expect(view(t, seat).areas.map((a) => [codes(a.gained), codes(a.used)])).toEqual([
        ['F1', 'S1 E1'],
        ['B1', ''],
      ])
    }
  })
  test('TW-13.2 secret cards are shown to nobody before the end', () => {
    const t = playToEnd(2, (x) => x.round === 6)
    expect([view(t, 0).secrets, view(t, 1).secrets, view(t, null).secrets]).toEqual([null, null, null])
    expect(view(playToEnd(2), null).secrets).toHaveLength(5)
  })
  test('TW-13.3 looks and hidden cards are their owner’s alone', () => {
    const t = towers().table
    const [book, toadstool] = secrets('book toadstool')
    t.looks = [{ seat: 0, turn: 1, towers: [BLUE, GREEN], saw: [book, toadstool], exchanged: true }]
    t.areas[0]!.hidden = [{ card: cardCalled('T3'), turn: 1, pile: 2 }]
    expect(view(t, 0).looks[0]).toEqual({ seat: 0, turn: 1, towers: [BLUE, GREEN], saw: [book, toadstool], exchanged: true })
    for (const other of [1, null]) {
      expect(view(t, other).looks[0]).toEqual({ seat: 0, turn: 1, towers: [0, 1], saw: null, exchanged: null })
      expect(view(t, other).areas[0]?.hidden).toEqual([{ card: null, turn: 1, pile: 2 }])
    }
  })
  test('TW-13.3 the opponent and a spectator are told the same whatever the purple spell fetches, then and in later turns', () => {
    const { table } = towers({
      round: 3,
      knight: 'green',
      mage: 'red',
      gaps: '- - ? - - F3',
      knightHas: { gained: 'B1', used: 'E1' },
      mageHas: { gained: 'F1 T1', used: 'S1' },
      discards: 'F2 S2',
      unseenDiscards: 2,
    })
    const from = JSON.parse(JSON.stringify(table))
    const told = new Set<string>()
    const fetched = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const match = new Match(game, { seats: 2, options: null, names: ['K', 'M'], luck: { kind: 'quick', seed }, from })
      const witness: unknown[] = []
      const say = (seat: number, ...words: string[]) => {
        expect(match.play(seat, JSON.parse(JSON.stringify(moveSaid(match.table, words))))).toBe(undefined)
        const { events, chance, reveal } = at(match.steps, match.steps.length - 1)
        for (const seat of [MAGE, null]) {
          const moves = seat === null ? [] : answersOf(game, match.table, seat)
          witness.push(game.view(match.table, seat), openQuestion(match.table, seat), moves, heardBy(events, seat))
        }
        witness.push(chance, reveal, match.undoReach(KNIGHT), match.undoReach(MAGE))
      }
      say(KNIGHT, 'go', 'purple')
      say(KNIGHT, 'card', 'B1')
      say(KNIGHT, 'put', 'left')
      say(MAGE, 'go', 'blue')
      say(MAGE, 'card', 'F1')
      say(MAGE, 'put', 'left')
      say(KNIGHT, 'card', 'E1')
      told.add(JSON.stringify(witness))
      fetched.add(codes(match.table.areas[KNIGHT]?.hidden.map((h) => h.card) ?? []))
    }
    expect(told.size).toBe(1)
    expect(fetched).toContain('F2') // one draw
    expect(fetched).toContain('S2')
    expect(fetched.size).toBeGreaterThan(10) // two draws
  })
  test('TW-13.4 unknown cards are in no view: other unseen cards give the same view', () => {
    const t = towers({ gaps: '? F1 ? ? T1 ?' }).table
    const other = game.copy(t)
    other.unseen.reverse()
    for (const seat of [0, 1, null]) expect(JSON.stringify(view(other, seat))).toBe(JSON.stringify(view(t, seat)))
    expect(JSON.stringify(view(t, 0))).not.toContain('unseen')
  })
  test('TW-13.5 the discard pile shows only what went there face up', () => {
    const t = towers({ discards: 'F1 T1' }).table
    t.pile = 5
    expect(view(t, 1)).toMatchObject({ pile: 5, discards: [{ card: 0 }, { card: 5 }] })
  })
  test('TW-13.6 everything else is open', () => {
    const v = view(towers({ exchanged: true }).table, null)
    expect(v).toMatchObject({ places: [3, 0], round: 1, turn: 1, exchanged: true })
  })
  test('imagined hidden cards come from the pile of that time', () => {
    const t = towers({ discards: 'F1 T1' }).table
    // The mage drew in turn 2 from two cards; a third came to the pile later.
    t.discards = [...t.discards.map((d) => ({ ...d, turn: 1 })), { card: cardCalled('B1'), turn: 4 }]
    t.areas[1]!.hidden = [{ card: cardCalled('F1'), turn: 2, pile: 2 }]
    t.pile = 2
    t.unseen = t.unseen.filter((c) => c !== cardCalled('B1'))
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++)
      seen.add(codes(imagine(view(t, 0), 0, quickDice(seed)).areas[1]?.hidden.map((h) => h.card) ?? []))
    expect([...seen].sort()).toEqual(['F1', 'T1'])
  })
  test('imagined hidden cards leave the cards that the player drew later', () => {
    const t = towers({ discards: 'F1' }).table
    // One card everybody saw and one nobody did; the mage drew first, then the knight drew the unseen one.
    t.discards = t.discards.map((d) => ({ ...d, turn: 1 }))
    const unseen = at(t.unseen.splice(-1), 0)
    t.areas[1]!.hidden = [{ card: cardCalled('F1'), turn: 2, pile: 2 }]
    t.areas[0]!.hidden = [{ card: unseen, turn: 3, pile: 1 }]
    t.pile = 0
    for (let seed = 0; seed < 30; seed++) {
      const other = imagine(view(t, 0), 0, quickDice(seed))
      expect(codes(other.areas[1]?.hidden.map((h) => h.card) ?? [])).toBe('F1')
    }
  })
  test('imagined secret cards agree with everything known, through all possible exchanges', () => {
    const [feather, stone] = secrets('feather stone')
    const t = towers({ secrets: 'feather toad book stone princess' }).table
    t.looks = [
      { seat: 0, turn: 1, towers: [BLUE, YELLOW], saw: [feather, PRINCESS], exchanged: false },
      { seat: 1, turn: 2, towers: [YELLOW, RED], saw: [PRINCESS, stone], exchanged: true },
    ]
    const princess = new Map<number, number>()
    for (let seed = 0; seed < 400; seed++) {
      const other = imagine(view(t, 0), 0, quickDice(seed))
      expect(other.secrets[BLUE]).toBe(feather)
      const at = other.secrets.indexOf(PRINCESS)
      princess.set(at, (princess.get(at) ?? 0) + 1)
    }
    expect([...princess.keys()].sort()).toEqual([3, 4])
    expect(princess.get(3)).toBeGreaterThan(150)
    expect(princess.get(4)).toBeGreaterThan(150)
  })
  test('two exchanges are imagined with their true probability', () => {
    const [feather, toad] = secrets('feather toad')
    const [book] = secrets('book stone')
    const t = towers({ secrets: 'book toad feather stone princess' }).table
    const theirs = { seat: 1, saw: [feather, book], exchanged: true } as const
    t.looks = [
      { seat: 0, turn: 1, towers: [BLUE, GREEN], saw: [feather, toad], exchanged: false },
      { ...theirs, turn: 2, towers: [BLUE, PURPLE] },
      { ...theirs, turn: 4, towers: [BLUE, YELLOW] },
      { seat: 0, turn: 5, towers: [BLUE, GREEN], saw: [book, toad], exchanged: false },
    ]
    // The feather has left the blue tower: with the first exchange in two cases of three, with the second alone in one.
    let second = 0
    for (let seed = 0; seed < 600; seed++) {
      const imagined = imagine(view(t, 0), 0, quickDice(seed)).secrets
      expect([imagined[BLUE], imagined[GREEN]]).toEqual([book, toad])
      if (imagined[YELLOW] === feather) second++
    }
    expect(second).toBeGreaterThan(175)
    expect(second).toBeLessThan(225)
  })
})
