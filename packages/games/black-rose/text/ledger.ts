import { type ByLang, type Lang, plainText } from '@grimuar/contract'
import { SPELL_CARDS } from '../cards/index.ts'
import { ABOMINATION, EVOCATION_CARDS, GRIMOIRES, MAGE_CARDS, ROOM_CARDS } from '../components.ts'
import { EVENT_CARDS, EVENTS, QUEST_CARDS, QUESTS } from '../decks.ts'
import {
  EVOCATIONS,
  FORGOTTEN_SPELLS,
  MAGES,
  MOONS,
  type Moon,
  ROOMS,
  SCHOOLS,
  SIDES,
  type Side,
  SPECIAL_SPELLS,
  SPELLS_OF,
  type SpellId,
} from '../ids.ts'
import type { SpellEffect } from '../spell.ts'
import type { BlackRoseText, Details } from './shape.ts'
import { en } from './whole.en.ts'
import { pl } from './whole.pl.ts'

// The sections of the ledger that tell of single cards, written from the cards' data and sentences.
// `npm run ledger -- --write black-rose` puts them into docs/rules/black-rose.md.

type WholeText = BlackRoseText & { readonly details: Details }
const TEXTS: ByLang<WholeText> = { pl, en }
type Source = 'RULEBOOK' | 'PUBLIC' | 'PROPOSED'
/** The texts of the printed cards we know; the others are ours. */
const PRINTED: ReadonlySet<string> = new Set(['Q009', 'E010'])

/** Words of the ledger alone. */
const WORDS = {
  en: {
    rooms: 'Rooms',
    mages: 'Mages',
    books: 'Starting Grimoires',
    evocations: 'Evocations',
    spells: (school: string) => `Spells: ${school}`,
    special: 'Special spells',
    forgotten: 'Forgotten spells',
    quests: (moon: string) => `Quests: ${moon}`,
    events: (moon: string) => `Events: ${moon}`,
    room: (colour: string, holes: number, worth: number) => `${colour}, ${holes} holes, token worth ${worth}`,
    mage: (hand: number, move: number, attack: number) => `hand limit ${hand}, Move ${move}, Attack ${attack}`,
    prefers: (school: string, spell: string) => `preferred school ${school}; special spell ${spell}`,
    evocation: (move: number, attack: number, life: number, figures: number) =>
      `Move ${move}, Attack ${attack}, Life ${life}; figures: ${figures}`,
    form: (move: number, attack: number, cards: number) => `Move ${move}, Attack ${attack}, Life of the Mage; cards: ${cards}`,
    reward: 'Reward',
    four: 'four players only',
    at: (slot: number | null) => (slot === null ? 'immediate' : `slot ${slot}`),
    counts: (enters: number, leaves: number) => `entry ${enters}, exit ${leaves}`,
    crown: 'crown',
  },
  pl: {
    rooms: 'Pomieszczenia',
    mages: 'Magowie',
    books: 'Początkowe księgi czarów',
    evocations: 'Ewokacje',
    spells: (school: string) => `Czary: ${school}`,
    special: 'Czary specjalne',
    forgotten: 'Zapomniane Czary',
    quests: (moon: string) => `Zadania: ${moon}`,
    events: (moon: string) => `Wydarzenia: ${moon}`,
    room: (colour: string, holes: number, worth: number) => `kolor ${colour}, otwory: ${holes}, wartość żetonu ${worth}`,
    mage: (hand: number, move: number, attack: number) => `limit ręki ${hand}, ruch ${move}, atak ${attack}`,
    prefers: (school: string, spell: string) => `ulubiona szkoła: ${school}; czar specjalny: ${spell}`,
    evocation: (move: number, attack: number, life: number, figures: number) =>
      `ruch ${move}, atak ${attack}, życie ${life}; figurki: ${figures}`,
    form: (move: number, attack: number, cards: number) => `ruch ${move}, atak ${attack}, życie Maga; karty: ${cards}`,
    reward: 'Nagroda',
    four: 'tylko w cztery osoby',
    at: (slot: number | null) => (slot === null ? 'natychmiastowe' : `pole ${slot}`),
    counts: (enters: number, leaves: number) => `wejście ${enters}, zejście ${leaves}`,
    crown: 'korona',
  },
} as const satisfies ByLang<object>
type LedgerWords = (typeof WORDS)[Lang]

type Tell = (text: WholeText, words: LedgerWords) => string

function clause(id: string, source: Source, tell: Tell): string {
  const line = (lang: Lang) => `${lang}: ${plainText(tell(TEXTS[lang], WORDS[lang]))}`
  return [`### BR-${id}`, line('en'), line('pl'), `source: ${source}`, ''].join('\n')
}

function section(number: number, title: Tell, clauses: readonly string[]): string {
  return [`## ${number}. ${title(TEXTS.en, WORDS.en)} / ${title(TEXTS.pl, WORDS.pl)}`, '', ...clauses].join('\n')
}

/** Traps and protections say in their sentence whom they wait for. */
function target({ target: at, trigger }: SpellEffect, text: BlackRoseText): string[] {
  if (trigger !== null) return []
  if (at.kind === 'one') return [text.targets[at.two ? 'two' : at.who], text.range(at.range)]
  if (at.kind === 'area') return [text.targets.area, text.range(at.range)]
  return [text.targets[at.kind]]
}

function spellClause(number: string, id: SpellId, side: Side): string {
  const spell = SPELL_CARDS[id]
  const effect = spell[side]
  return clause(`${number}.${side === 'upper' ? 1 : 2}`, 'PUBLIC', (text) => {
    const about = [
      text.types[effect.type],
      text.elements[effect.element],
      ...target(effect, text),
      ...(spell.instability ? [text.symbol] : []),
    ]
    return `${text.spells[id]}, ${text.sides[side]} (${about.join(', ')}): ${text.details.spells[id][side]}`
  })
}

function spellSection(number: number, title: Tell, ids: readonly SpellId[]): string {
  return section(
    number,
    title,
    ids.flatMap((id, i) => SIDES.map((side) => spellClause(`${number}.${i + 1}`, id, side))),
  )
}

const sourceOf = (id: string): Source => (PRINTED.has(id) ? 'RULEBOOK' : 'PROPOSED')
/** The number printed on a quest or an event. */
const numberOf = (id: string) => Number(id.slice(1))

function questSection(number: number, moon: Moon): string {
  const ids = QUESTS.filter((id) => QUEST_CARDS[id].moon === moon)
  return section(
    number,
    (text, words) => words.quests(text.moons[moon]),
    ids.map((id) =>
      clause(`${number}.${numberOf(id)}`, sourceOf(id), (text, words) => {
        const { points, four } = QUEST_CARDS[id]
        const { task, reward } = text.details.quests[id]
        const about = [text.points(points), ...(four ? [words.four] : [])]
        return `${text.quests[id]} (${about.join(', ')}): ${task} ${words.reward}: ${reward}`
      }),
    ),
  )
}

function eventSection(number: number, moon: Moon): string {
  const ids = EVENTS.filter((id) => EVENT_CARDS[id].moon === moon)
  return section(
    number,
    (text, words) => words.events(text.moons[moon]),
    ids.map((id) =>
      clause(`${number}.${numberOf(id)}`, sourceOf(id), (text, words) => {
        const { slot, enters, leaves, crown } = EVENT_CARDS[id]
        const about = [words.at(slot), words.counts(enters, leaves), ...(crown ? [words.crown] : [])]
        return `${text.events[id]} (${about.join(', ')}): ${text.details.events[id]}`
      }),
    ),
  )
}

/** All sections of the cards, in the ledger's own format. */
export function cardSections(): string {
  return [
    section(
      24,
      (_, words) => words.rooms,
      ROOMS.map((id, i) =>
        clause(`24.${i}`, 'PUBLIC', (text, words) => {
          const { colour, holes, worth } = ROOM_CARDS[id]
          return `${text.rooms[id].name} (${words.room(text.colours[colour], holes, worth)}): ${text.details.rooms[id]}`
        }),
      ),
    ),
    section(
      25,
      (_, words) => words.mages,
      MAGES.map((id, i) =>
        clause(`25.${i + 1}`, 'PUBLIC', (text, words) => {
          const { school, special, hand, move, attack } = MAGE_CARDS[id]
          return `${text.mages[id].name}: ${words.mage(hand, move, attack)}; ${words.prefers(text.schools[school], text.spells[special])}.`
        }),
      ),
    ),
    section(
      26,
      (_, words) => words.books,
      SCHOOLS.flatMap((school, i) =>
        GRIMOIRES[school].map((cards, book) =>
          clause(`26.${2 * i + book + 1}`, 'PROPOSED', (text) => {
            const names = cards.map((id) => text.spells[id])
            return `${text.books[school][book === 0 ? 0 : 1]} (${text.schools[school]}): ${names.join(', ')}.`
          }),
        ),
      ),
    ),
    section(27, (_, words) => words.evocations, [
      ...EVOCATIONS.map((id, i) =>
        clause(`27.${i + 1}`, 'PUBLIC', (text, words) => {
          const { move, attack, life, figures } = EVOCATION_CARDS[id]
          return `${text.evocations[id].name} (${words.evocation(move, attack, life, figures)}): ${text.details.evocations[id]}`
        }),
      ),
      clause(`27.${EVOCATIONS.length + 1}`, 'PUBLIC', (text, words) => {
        const { move, attack, cards } = ABOMINATION
        return `${text.evocations.abomination.name} (${words.form(move, attack, cards)}): ${text.details.evocations.abomination}`
      }),
    ]),
    ...SCHOOLS.map((school, i) => spellSection(28 + i, (text, words) => words.spells(text.schools[school]), SPELLS_OF[school])),
    spellSection(34, (_, words) => words.special, SPECIAL_SPELLS),
    spellSection(35, (_, words) => words.forgotten, FORGOTTEN_SPELLS),
    ...MOONS.map((moon) => questSection(35 + moon, moon)),
    ...MOONS.map((moon) => eventSection(38 + moon, moon)),
  ].join('\n')
}
