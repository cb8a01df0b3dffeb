import { quickDice, stream } from '@grimuar/kernel'
import type { Chapter, Story } from './story/story.ts'
import { DIFFICULTIES, type Difficulty, firstTale, type Tale } from './tale.ts'

/** How much of what earlier chapters can give a sample has. */
export type Wealth = 'poor' | 'rich' | number // a number: by chance, with this seed

/** A state in which a campaign can reach a chapter. */
export function taleAt(story: Story, chapter: number, wealth: Wealth, heroes = 4): Tale {
  const roll = stream(quickDice(typeof wealth === 'number' ? wealth : 0))
  const chance = (sides: number) => (wealth === 'poor' ? sides - 1 : wealth === 'rich' ? 0 : roll(sides))
  const before = story.chapters.slice(0, chapter - 1)
  const cards = before.flatMap((one) => one.cards)
  const tiers = [...new Set(cards.flatMap((card) => (card.kind === 'upgrade' ? [card.ref.split('.')[0] ?? ''] : [])))]
  const effects = before.map(({ id, scripts }) => ({ id, all: Object.values(scripts).flat(2) }))
  const written = effects.flatMap(({ id, all }) => all.flatMap((e) => (e.verb === 'write' ? [{ word: e.of, chapter: id }] : [])))
  const words = written.filter(({ word }, i) => written.findIndex((one) => one.word === word) === i)
  const chest = effects.some(({ all }) => all.some(({ verb }) => verb === 'envelope'))
  const ids = Object.keys(story.cast.heroes)
  for (let i = ids.length - 1; i > 0; i--) {
    const j = typeof wealth === 'number' ? roll(i + 1) : i
    const [a, b] = [ids[i], ids[j]]
    if (a !== undefined && b !== undefined) [ids[i], ids[j]] = [b, a]
  }
  const artefacts = story.cast.artefacts.map(({ id }) => id)
  const first = typeof wealth === 'number' ? wealth : 0 // so that each artefact is somebody's
  const difficulty = (): Difficulty => DIFFICULTIES[typeof wealth === 'number' ? roll(3) : 1] ?? 'normal'
  return {
    ...firstTale(story),
    chapter,
    passwords: words.filter(() => chance(2) === 0),
    wyrmCards: cards.flatMap((card) => (card.kind === 'wyrm' ? [card.ref] : [])),
    tiers,
    heroes:
      chapter === 1
        ? []
        : ids.slice(0, heroes).map((id, i) => ({
            id,
            played: true,
            skills: tiers.flatMap((tier) => {
              const two = story.cast.upgrades[tier]?.[id] ?? []
              return two[chance(two.length)]?.id ?? []
            }),
            artefact: chest ? (artefacts[(first + i) % artefacts.length] ?? '') : '',
          })),
    chest,
    fates: before.map(() => (wealth === 'poor' ? 1 : wealth === 'rich' ? 8 : 1 + roll(8))),
    difficulties: before.map(difficulty),
    read: before.map(() => ''),
  }
}

/** Samples of every chapter: the poorest, the richest and some between; of the last one also the richest that shuts no way. */
export function samplesOf(story: Story): Tale[] {
  const samples = story.chapters.flatMap(({ id }) =>
    (['poor', 'rich', id, id + 100] as const)
      .filter((wealth) => id > 1 || wealth === 'poor')
      .map((wealth, i) => taleAt(story, id, wealth, 2 + ((id + i) % 3))),
  )
  const last = story.chapters.at(-1)
  return last && last.id > 1 ? [...samples, openTale(story, last)] : samples
}

/** The richest state in which a chapter can be reached, without the passwords that shut ways in it: those of `not` and `any`. */
function openTale(story: Story, chapter: Chapter): Tale {
  const rich = taleAt(story, chapter.id, 'rich', 2)
  const shut = shuttingWords(chapter)
  return { ...rich, passwords: rich.passwords.filter(({ word }) => !shut.includes(word)) }
}

function shuttingWords(part: unknown, shuts = false): string[] {
  if (typeof part !== 'object' || part === null) return []
  if ('is' in part && part.is === 'pw' && 'of' in part) return shuts && typeof part.of === 'string' ? [part.of] : []
  const within = shuts || ('is' in part && (part.is === 'not' || part.is === 'any'))
  return Object.values(part).flatMap((one: unknown) => shuttingWords(one, within))
}
