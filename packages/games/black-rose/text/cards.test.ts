import { describe, expect, test } from 'vitest'
import { SPELL_CARDS } from '../cards/index.ts'
import { QUEST_LIMIT } from '../components.ts'
import { EVENTS, QUEST_CARDS, QUESTS } from '../decks.ts'
import { type Code, flat, type Instruction } from '../effects.ts'
import { EVENT_EFFECTS } from '../events/index.ts'
import { type EffectId, ROOMS, SIDES, SPELLS } from '../ids.ts'
import { QUEST_PROGRAMS } from '../quests/index.ts'
import { ROOM_PROGRAMS } from '../rooms.ts'
import type { Target } from '../spell.ts'
import { LIBRARY_DRAW, LIBRARY_KEEP } from '../table.ts'
import type { Details } from './shape.ts'
import { en } from './whole.en.ts'
import { pl } from './whole.pl.ts'

// A card's sentence has every number of its program in braces. Here programs and sentences are compared.

interface Card {
  readonly id: string
  readonly sentence: (text: Details) => string
  readonly numbers: readonly number[]
}

/** Numbers that are no numbers of the card: where a step leads, and "as much as there is". */
const CONTROL: ReadonlySet<string> = new Set(['skip', 'back', 'by', 'to', 'size'])
const ALL = 99
/** Numbers that hide in a name. */
const NAMED: { readonly [name: string]: number } = {
  threeCubes: 3,
  attack3: 3,
  abomination: 3,
  burnRoom: 2, // cubes
  belowQuestLimit: QUEST_LIMIT,
  atQuestLimit: QUEST_LIMIT,
}
/** Numbers that a verb used by one card knows by itself. */
const BY_VERB: { readonly [V in Instruction['do']]?: readonly number[] } = {
  passQuest: [2], // points lost if it is not passed
  showNext: [2], // points for a combat spell
  tiles: [2],
}
/** Cards whose sentence counts what the program does twice, or says it without the number. */
const SAID: { readonly [id: string]: { readonly more?: readonly number[]; readonly less?: readonly number[] } } = {
  'ILL08.upper': { less: [2] }, // "all their action tokens"
  'ILL09.lower': { more: [5] }, // the award of someone who dealt all the damage
  'FOR06.upper': { more: [2] }, // picks a room twice
  'FOR10.upper': { more: [2] }, // casts twice
  'Q084 task': { more: [2] }, // says the number again for two players
}

function numbersIn(data: unknown, key = ''): number[] {
  if (typeof data === 'number') return CONTROL.has(key) || data === 0 || data >= ALL ? [] : [Math.abs(data)]
  if (typeof data === 'string') return NAMED[data] ? [NAMED[data]] : []
  if (Array.isArray(data)) return data.flatMap((one) => numbersIn(one, key))
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => numbersIn(value, name))
}

function numbersOfStep(step: Instruction): number[] {
  if (step.do === 'choose') return []
  if (step.do === 'study') return [LIBRARY_DRAW + step.draw, LIBRARY_KEEP + step.keep, step.hurt].filter((n) => n > 0)
  if (step.do === 'forgotten') return [step.n, step.n - 1] // one is kept
  return [...(BY_VERB[step.do] ?? []), ...numbersIn(step)]
}
const numbersOf = (code: Code) => code.flatMap(numbersOfStep)

function numbersOfTarget(target: Target): number[] {
  if (target.kind === 'one') return target.two ? [2] : []
  return target.kind === 'area' ? numbersIn(target.where) : []
}

/** Programs by the effect that has them. */
const PROGRAMS: readonly { readonly id: EffectId; readonly code: Code }[] = [
  ...SPELLS.flatMap((id) => SIDES.map((side) => ({ id: `${id}.${side}` as const, code: flat(SPELL_CARDS[id][side].program) }))),
  ...ROOMS.map((id) => ({ id, code: flat(ROOM_PROGRAMS[id]) })),
  ...QUESTS.map((id) => ({ id, code: flat(QUEST_PROGRAMS[id]) })),
  ...EVENTS.flatMap((id) => {
    const effect = EVENT_EFFECTS[id]
    return 'program' in effect ? [{ id, code: flat(effect.program) }] : []
  }),
]

const CARDS: readonly Card[] = [
  ...SPELLS.flatMap((id) =>
    SIDES.map((side): Card => {
      const { program, target } = SPELL_CARDS[id][side]
      const numbers = [...numbersOf(flat(program)), ...numbersOfTarget(target)]
      return { id: `${id}.${side}`, sentence: (text) => text.spells[id][side], numbers }
    }),
  ),
  ...ROOMS.map((id): Card => ({ id, sentence: (text) => text.rooms[id], numbers: numbersOf(flat(ROOM_PROGRAMS[id])) })),
  ...QUESTS.flatMap((id): Card[] => {
    const { condition } = QUEST_CARDS[id]
    return [
      { id: `${id} task`, sentence: (text) => text.quests[id].task, numbers: numbersIn(condition).filter((n) => n > 1) },
      { id: `${id} reward`, sentence: (text) => text.quests[id].reward, numbers: numbersOf(flat(QUEST_PROGRAMS[id])) },
    ]
  }),
  ...EVENTS.map((id): Card => {
    const effect = EVENT_EFFECTS[id]
    const numbers = 'program' in effect ? numbersOf(flat(effect.program)) : numbersIn(effect.lasting)
    return { id, sentence: (text) => text.events[id], numbers }
  }),
]

const said = (sentence: string) => [...sentence.matchAll(/\{(\d+)\}/g)].map(([, n]) => Number(n))
const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
const without = (numbers: readonly number[], less: readonly number[]) => {
  const left = [...numbers]
  for (const n of less) left.splice(left.indexOf(n), 1)
  return left
}
const large = (numbers: readonly number[]) => sorted(numbers.filter((n) => n > 1))

describe.each([
  ['pl', pl],
  ['en', en],
])('the cards in %s', (_lang, text) => {
  test.each(CARDS)('$id says the numbers of its program', ({ id, sentence, numbers }) => {
    const told = said(sentence(text.details))
    const { more = [], less = [] } = SAID[id] ?? {}
    expect(large(told)).toEqual(large([...without(numbers, less), ...more]))
    // A verb may do one thing without saying so in its data, and a sentence may say one number for two steps.
    if (numbers.includes(1)) expect(told).toContain(1)
  })

  test('no other digit stands in a sentence', () => {
    const loose = CARDS.filter(({ sentence }) => /\d/.test(sentence(text.details).replace(/\{\d+\}/g, '')))
    expect(loose.map(({ id }) => id)).toEqual([])
  })

  test('every alternative that a program offers has a name of its own', () => {
    const choices = PROGRAMS.flatMap(({ id, code }) =>
      code.flatMap((step) => (step.do === 'choose' ? [[id, step.ways.length]] : step.do === 'pastQuest' ? [[id, 2]] : [])),
    )
    const named = Object.entries(text.ways).map(([id, names]) => [id, new Set(names).size])
    expect(named.toSorted()).toEqual(choices.toSorted())
  })

  test('every offer of a program has its question', () => {
    const offered = PROGRAMS.flatMap(({ id, code }) => (code.some((step) => step.do === 'may') ? [id] : []))
    expect(Object.keys(text.offers).toSorted()).toEqual([...new Set(offered)].toSorted())
  })
})

test('both languages say the same numbers', () => {
  const different = CARDS.filter(
    ({ sentence }) => `${sorted(said(sentence(pl.details)))}` !== `${sorted(said(sentence(en.details)))}`,
  )
  expect(different.map(({ id }) => id)).toEqual([])
})
