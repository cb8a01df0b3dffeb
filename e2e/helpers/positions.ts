import type { Box, Lang } from '@grimuar/contract'
import { catalogue } from '@grimuar/games'
import { matchWhere, type ReferenceMatch } from './reference-match.ts'

/** A moment of a game worth looking at: a record that ends there. */
export interface Position {
  readonly game: string
  readonly name: string
  readonly record: (lang: Lang) => Promise<string>
}

const NAMES = ['Ada', 'Merlin', 'Baba', 'Wit'] as const

/** The first seat is asked something of that kind, after at least n steps. */
const asked = (kind: string | undefined, steps: number) => (now: ReferenceMatch) =>
  !now.over && now.seat === 0 && (kind === undefined || now.question.kind === kind) && now.match.steps.length >= steps

/** How many sit there, what is asked, and how late in the game it is. */
const MOMENTS: {
  readonly [game: string]: readonly (readonly [name: string, seats: number, kind: string | undefined, steps: number])[]
} = {
  towers: [
    ['start', 2, undefined, 0],
    ['laying a stone', 2, 'side', 30],
    ['late', 2, undefined, 60],
  ],
  spellbook: [
    ['start', 2, undefined, 0],
    ['paying', 4, 'pay', 60],
    ['late', 4, undefined, 100],
    ['alone', 1, undefined, 30],
  ],
  prophecy: [
    ['start', 2, undefined, 0],
    ['placing', 4, 'place', 60],
    ['late', 4, 'go', 200],
  ],
  'black-rose': [
    ['start', 2, undefined, 0],
    ['preparing', 4, 'prepare', 20],
    ['late', 4, 'act', 200],
  ],
  'wonder-book': [
    ['start', 2, undefined, 0],
    ['late', 4, 'act', 40],
  ],
}

/** Positions of all games, reached by playing a fixed seed. Named positions of a game's own take their place here. */
export const positions: readonly Position[] = catalogue.flatMap((box) => momentsOf(box))

function momentsOf(box: Box): Position[] {
  return (MOMENTS[box.id] ?? [['start', 2, undefined, 0]]).map(([name, seats, kind, steps]) => ({
    game: box.id,
    name,
    record: async (lang) => {
      const people = NAMES.slice(0, seats).map((_, seat) => (seat === 0 ? ('human' as const) : ('bot' as const)))
      const staging = { of: box, names: NAMES.slice(0, seats), people, lang, thinking: true, seed: 12 }
      return (await matchWhere(asked(kind, steps), staging)).record
    },
  }))
}

/** The position of that name. */
export function positionOf(game: string, name: string): Position {
  const found = positions.find((each) => each.game === game && each.name === name)
  if (!found) throw new Error(`${game} has no position “${name}”`)
  return found
}
