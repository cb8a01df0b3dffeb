import { type ByLang, LANGS } from '@grimuar/contract'
import type { Compiled } from './compile.ts'
import type { Card } from './language/cards.ts'
import type { Condition } from './language/conditions.ts'
import type { Effect } from './language/effects.ts'
import type { Count, Fault } from './shape.ts'
import type { Cast, Chapter, Said } from './story.ts'
import { conditionsIn, effectsOn, place } from './ways.ts'

type Words = ByLang<Said>

/** Values by heroes that players must know, since the board does not show them. */
function toldBy(effect: Effect): Count[] {
  const { verb, of } = effect
  switch (verb) {
    case 'pay_team':
    case 'draw_wyrm':
      return [of]
    case 'damage':
      return [of.n]
    case 'test':
      return [of.dice, of.need]
    case 'roll_add':
      return [of.dice]
    default:
      return []
  }
}

const byHeroes = (value: Count) => (typeof value === 'object' && new Set(value).size > 1 ? [value.join(' / ')] : [])

/** Every list of three numbers in a value, as a text would name it. */
function triplesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(triplesIn)
  const isTriple = Array.isArray(value) && value.length === 3 && value.every((n) => typeof n === 'number')
  return isTriple ? [value.join(' / '), ...within] : within
}

function conditionsOf(card: Card): Condition[] {
  if (card.kind === 'choice') return card.options.flatMap((option) => (option.if ? conditionsIn(option.if) : []))
  if (card.kind === 'objective') return [card.goal, ...(card.watch ?? []).map(({ when }) => when)].flatMap(conditionsIn)
  return []
}

const TRIPLE = /\d+ \/ \d+ \/ \d+/g
const HEROES = /\(2 \/ 3 \/ 4 [^)]*\)/g // says which value is whose

/** Values for 2, 3 and 4 heroes: the text names each value of a script, and each named value is in a script. */
export function valuesTold(chapter: Chapter, { bosses, allies }: Pick<Cast, 'bosses' | 'allies'>, said: Words): Fault[] {
  const hearts = [...Object.values(bosses), ...Object.values(allies)].flatMap((one) => byHeroes(one.hearts))
  return chapter.cards.flatMap((card) => {
    const effects = effectsOn(chapter, card.n)
    const sparks = conditionsOf(card).flatMap((part) => (part.is === 'team_sparks' ? byHeroes(part.of) : []))
    const wanted = [...new Set([...effects.flatMap(toldBy).flatMap(byHeroes), ...sparks])]
    const known = new Set([...hearts, ...triplesIn(effects), ...triplesIn(conditionsOf(card))])
    return LANGS.flatMap((lang): Fault[] => {
      const words = said[lang][`card ${card.n}`] ?? {}
      const all = Object.values(words).join(' ')
      const missing = wanted.filter((triple) => !all.includes(triple))
      const wrong = Object.entries(words).flatMap(([key, text]) =>
        (text.replace(HEROES, '').match(TRIPLE) ?? []).filter((triple) => !known.has(triple)).map((triple) => ({ key, triple })),
      )
      return [
        ...missing.map((triple) => ({
          path: place(chapter, card.n, `text (${lang})`),
          problem: `"${triple}" of the script is not said`,
          hint: 'say the values for 2, 3 and 4 heroes',
        })),
        ...wrong.map(({ key, triple }) => ({
          path: place(chapter, card.n, `${key} (${lang})`),
          problem: `"${triple}" stands in no script of the card`,
          hint: 'say what the script does',
        })),
      ]
    })
  })
}

/** Passwords are named by the same texts in every language. */
export function namedAlike(chapter: Chapter, said: Words, texts: Compiled['texts']): Fault[] {
  const ids = Object.keys(texts.pl.cast['passwords'] ?? {})
  const wordOf = (lang: 'pl' | 'en', id: string) => texts[lang].cast['passwords']?.[id] ?? id
  const names = (lang: 'pl' | 'en', text: string, id: string) =>
    new RegExp(`(?<!\\p{L})${wordOf(lang, id)}(?!\\p{L})`, 'u').test(text)
  return chapter.cards.flatMap(({ n }) => {
    const [pl, en] = [said.pl[`card ${n}`] ?? {}, said.en[`card ${n}`] ?? {}]
    return Object.entries(pl).flatMap(([key, text]) =>
      ids
        .filter((id) => names('pl', text, id) !== names('en', en[key] ?? '', id))
        .map((id): Fault => {
          const [there, gone] = names('pl', text, id) ? (['pl', 'en'] as const) : (['en', 'pl'] as const)
          return {
            path: place(chapter, n, `${key} (${gone})`),
            problem: `the password ${wordOf(gone, id)} is named in ${there} only`,
            hint: 'name it in each language',
          }
        }),
    )
  })
}
