import { type ByLang, LANGS } from '@grimuar/contract'
import { SPARKS } from '../setup.ts'
import { FATE_TOKENS } from '../tale.ts'
import { castFaults, scriptFaults } from './check-scripts.ts'
import { namedAlike, valuesTold } from './check-words.ts'
import type { Compiled } from './compile.ts'
import type { Card, Flow } from './language/cards.ts'
import type { Condition } from './language/conditions.ts'
import type { Effect } from './language/effects.ts'
import type { Count, Fault } from './shape.ts'
import type { Chapter, Said, Scripts, Story } from './story.ts'
import { forHeroes } from './told.ts'
import { broughtBy, byOrder, conditionsIn, effectsOn, feetOf, metIn, place, scriptTree, unitsBy } from './ways.ts'

/** Checks that the compiler cannot make: whether a readable story is consistent. */
export function check({ story, texts }: Pick<Compiled, 'story' | 'texts'>): Fault[] {
  const said: ByLang<readonly Said[]> = { pl: texts.pl.chapters, en: texts.en.chapters }
  const faults = story.chapters.flatMap((chapter, i) => [
    ...reachable(chapter),
    ...feet(chapter),
    ...choices(chapter),
    ...boards(chapter),
    ...objectives(chapter),
    ...ends(chapter),
    ...scriptFaults(chapter),
    ...wordsFit(chapter, { pl: said.pl[i] ?? {}, en: said.en[i] ?? {} }, texts),
    ...valuesTold(chapter, story.cast, { pl: said.pl[i] ?? {}, en: said.en[i] ?? {} }),
    ...namedAlike(chapter, { pl: said.pl[i] ?? {}, en: said.en[i] ?? {} }, texts),
  ])
  return [...faults, ...passwords(story), ...castFaults(story.cast)]
}

function effectsOf(scripts: Scripts): Effect[] {
  return Object.values(scripts).flat(2)
}

function reachable(chapter: Chapter): Fault[] {
  const met = metIn(chapter)
  return chapter.cards
    .filter(({ n }) => !met.has(n))
    .map((card) => ({
      path: place(chapter, card.n),
      problem: byOrder(card) ? `nothing brings this ${card.kind} card into play` : 'nothing leads to this card',
      hint: byOrder(card)
        ? 'use place, stack, item, rule, boss, ally or runner'
        : 'use goto, or put it after a card whose foot is next',
    }))
}

function feet(chapter: Chapter): Fault[] {
  const last = chapter.cards.length
  return chapter.cards.flatMap((card) =>
    feetOf(card).flatMap((flow): Fault[] => {
      if (typeof flow === 'object' && 'goto' in flow && flow.goto <= card.n)
        return [
          {
            path: place(chapter, card.n),
            problem: `goto ${flow.goto} goes backwards`,
            hint: 'only cards that follow can be named',
          },
        ]
      const aim = typeof flow === 'object' && 'goto' in flow ? chapter.cards[flow.goto - 1] : undefined
      if (aim && byOrder(aim))
        return [
          {
            path: place(chapter, card.n),
            problem: `goto ${aim.n} names ${aim.kind === 'rule' ? 'an optional rule' : `a card of kind ${aim.kind}`}`,
            hint: 'such cards come into play by an order: place, stack, item, rule, boss, ally or runner',
          },
        ]
      if (flow === 'next' && card.n === last)
        return [{ path: place(chapter, card.n), problem: 'the last card says next', hint: 'end a chapter with an end card' }]
      return []
    }),
  )
}

/** Whether one of two conditions always holds. */
const areOpposite = (a: Condition, b: Condition) =>
  (a.is === 'not' && JSON.stringify(a.of) === JSON.stringify(b)) || (b.is === 'not' && JSON.stringify(b.of) === JSON.stringify(a))

function choices(chapter: Chapter): Fault[] {
  return chapter.cards.flatMap((card): Fault[] => {
    if (card.kind !== 'choice') return []
    const { options } = card
    const sure = options.some((a) => !a.if || options.some((b) => a.if && b.if && areOpposite(a.if, b.if)))
    if (sure) return []
    return [
      {
        path: place(chapter, card.n, 'options'),
        problem: 'it may happen that no option is open',
        hint: 'leave one without a condition',
      },
    ]
  })
}

/** Areas that heroes can come to: where a card places them, and from there on. Walls that a card can open count as ways. */
function reachedIn(chapter: Chapter): Set<string> {
  const effects = effectsOf(chapter.scripts)
  const placed = effects.flatMap((effect) => {
    if (effect.verb === 'heroes_to') return effect.of
    return effect.verb === 'hero_move' ? [effect.of] : []
  })
  const opened = effects.flatMap((effect) => {
    if (effect.verb === 'edge') return [[effect.of[0], effect.of[1]].sort().join(' ')]
    return effect.verb === 'toggle' ? effect.of.map((pair) => [...pair].sort().join(' ')) : []
  })
  // A story that places nobody is a fragment: every area counts as reached.
  const reached = new Set(placed.length ? placed : Object.keys(chapter.areas))
  for (const area of reached)
    for (const [a, b, kind] of chapter.edges) {
      if (kind === 'solid' && !opened.includes([a, b].sort().join(' '))) continue
      if (a === area) reached.add(b)
      if (b === area && kind !== 'oneway') reached.add(a)
    }
  return reached
}

function boards(chapter: Chapter): Fault[] {
  const effects = effectsOf(chapter.scripts)
  const unfolded = new Set([...chapter.open, ...effects.flatMap((effect) => (effect.verb === 'unfold' ? [effect.of] : []))])
  const levelOf = (area: string) => chapter.areas[area]?.level ?? ''
  const walked = reachedIn(chapter)
  const faults: Fault[] = []
  for (const [area, { level }] of Object.entries(chapter.areas)) {
    const path = `${chapter.roman} board.areas.${area}`
    if (!unfolded.has(level))
      faults.push({ path, problem: `the level "${level}" is never unfolded`, hint: 'list it in open, or unfold it' })
    if (!chapter.edges.some(([a, b]) => a === area || b === area))
      faults.push({ path, problem: 'no border leads there', hint: 'add an edge' })
    else if (!walked.has(area))
      faults.push({ path, problem: 'nobody can get there', hint: 'add a dashed edge, or open one later' })
  }
  for (const [i, [a, b]] of chapter.edges.entries()) {
    const path = `${chapter.roman} board.edges.${i}`
    if (a === b) faults.push({ path, problem: `the border of "${a}" leads to itself`, hint: 'name two areas' })
    const first = chapter.edges.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a))
    if (first < i) faults.push({ path, problem: `the border between "${a}" and "${b}" is there twice`, hint: 'remove one' })
  }
  const named = [
    ...chapter.cards.flatMap((card) => (card.kind === 'objective' ? card.vortex.map((area) => ({ n: card.n, area })) : [])),
    ...chapter.cards.flatMap(({ n }) =>
      effectsOn(chapter, n).flatMap((e) => (e.verb === 'vortex' ? e.of.map((area) => ({ n, area })) : [])),
    ),
  ]
  for (const { n, area } of named) {
    if (hasLeft(chapter, area, n) || !unfolded.has(levelOf(area)))
      faults.push({
        path: place(chapter, n, 'vortex'),
        problem: `the vortex "${area}" is not on the board`,
        hint: 'name an open area',
      })
  }
  return faults
}

/** Whether an area closed or folded away on a card before this one, and none opened it again. */
function hasLeft(chapter: Chapter, area: string, n: number): boolean {
  const level = chapter.areas[area]?.level
  const before = chapter.cards.filter((card) => card.n < n).flatMap((card) => effectsOn(chapter, card.n))
  if (before.some((e) => e.verb === 'open' && e.of === area)) return false
  return before.some((e) => (e.verb === 'close' && e.of.area === area) || (e.verb === 'fold' && e.of.level === level))
}

const WYRMS: readonly Effect['verb'][] = ['spawn', 'wyrms', 'draw_wyrm']
const MOST = { fate: FATE_TOKENS, heroes: 4, team_sparks: SPARKS } as const

/** The area in which a condition wants somebody to be. */
function areaIn(part: Condition): string | undefined {
  if (part.is === 'all_in' || part.is === 'any_in') return part.of
  if (part.is === 'heroes_in') return part.of.area
  return part.is === 'unit_in' ? part.of[1] : undefined
}

function objectives(chapter: Chapter): Fault[] {
  const effects = effectsOf(chapter.scripts)
  const brought = new Set(effects.flatMap(broughtBy))
  const units = new Set(effects.flatMap(unitsBy))
  return chapter.cards.flatMap((card): Fault[] => {
    if (card.kind !== 'objective') return []
    const faults: Fault[] = []
    const impossible = (problem: string, hint: string) => faults.push({ path: place(chapter, card.n, 'goal'), problem, hint })
    for (const part of conditionsIn(card.goal)) {
      if (part.is === 'used') {
        const never = part.of.find((n) => !brought.has(n))
        if (never !== undefined) impossible(`card ${never} never comes into play`, 'place or stack it')
      }
      if (part.is === 'defeated' && !effects.some(({ verb }) => WYRMS.includes(verb)))
        impossible('no wyrm ever appears', 'use spawn, wyrms or draw_wyrm')
      if (part.is === 'item' && !brought.has(part.of)) impossible(`nobody ever gets item ${part.of}`, 'use item')
      if (part.is === 'fate' || part.is === 'heroes' || part.is === 'team_sparks') {
        const most = MOST[part.is]
        const least = typeof part.of === 'object' ? Math.min(...part.of) : part.of
        if (typeof least === 'number' && least > most)
          impossible(`${part.is}: there are never more than ${most}`, 'ask for fewer')
      }
      if (part.is === 'actor_item' || part.is === 'actor_sparks' || part.is === 'actor_aura')
        impossible(`"${part.is}" asks for the acting hero, and a goal has none`, 'use item, team_sparks or aura_on')
      const area = areaIn(part)
      if (area !== undefined && hasLeft(chapter, area, card.n)) impossible(`"${area}" has left the board`, 'name an open area')
      const unit = part.is === 'unit_down' ? part.of : part.is === 'unit_in' || part.is === 'unit_hearts' ? part.of[0] : undefined
      if (unit !== undefined && !units.has(unit)) impossible(`"${unit}" never comes into play`, 'use boss, ally or runner')
    }
    const timeIsFree = (chapter.scripts[`card ${card.n}`]?.[card.enemy] ?? []).length === 0
    if (timeIsFree)
      faults.push({
        path: place(chapter, card.n, 'enemy'),
        problem: 'time costs nothing here',
        hint: 'let the enemy phase do something',
        warning: true,
      })
    return faults
  })
}

function ends(chapter: Chapter): Fault[] {
  const last = chapter.cards.filter((card) => card.kind === 'end')
  if (last.length === 0)
    return [
      { path: place(chapter, chapter.cards.length), problem: 'the chapter has no end card', hint: 'add a card of kind end' },
    ]
  return last.flatMap(({ n, endings, epilogue = [] }): Fault[] => [
    ...(Math.min(...endings.map(({ min }) => min)) <= 1
      ? []
      : [{ path: place(chapter, n, 'endings'), problem: 'with 1 token left there is no ending', hint: 'add one with min: 1' }]),
    ...inOrder(chapter, n, 'endings', endings),
    ...inOrder(chapter, n, 'epilogue', epilogue),
  ])
}

/** The first ending that is reached is read: one after another that needs as few or fewer tokens never is. */
function inOrder(chapter: Chapter, n: number, part: string, of: readonly { readonly min: number }[]): Fault[] {
  return of.flatMap(({ min }, i): Fault[] =>
    of.slice(0, i).some((before) => before.min <= min)
      ? [{ path: place(chapter, n, `${part}.${i}`), problem: 'it is never read', hint: 'put the one for most tokens first' }]
      : [],
  )
}

function countsIn(condition: Condition): Count[] {
  return conditionsIn(condition).flatMap((part): Count[] => {
    if (part.is === 'defeated' || part.is === 'rounds' || part.is === 'team_sparks') return [part.of]
    if (part.is === 'count') return Object.values(part.of)
    return part.is === 'unit_hearts' ? [part.of[1]] : []
  })
}

const tripleOf = (count: Count) => (typeof count === 'object' && new Set(count).size > 1 ? count.join(' / ') : undefined)

const HEROES = [2, 3, 4] as const

/** How many wyrms a script adds with 2, 3 and 4 heroes, where that is not the same. */
function spawnsOf({ scripts }: Chapter, source: string, script: number): (readonly number[])[] {
  return (scripts[source]?.[script] ?? []).flatMap((effect) =>
    effect.verb === 'spawn' && typeof effect.of === 'object' && tripleOf(effect.of) !== undefined ? [effect.of] : [],
  )
}

/** Words that must say what scripts do: values by heroes, and passwords. */
function wordsFit(chapter: Chapter, said: ByLang<Said>, texts: Compiled['texts']): Fault[] {
  const faults: Fault[] = []
  for (const card of chapter.cards) {
    const source = `card ${card.n}`
    for (const lang of LANGS) {
      const words = said[lang][source] ?? {}
      if (card.kind === 'objective') {
        for (const triple of countsIn(card.goal).map(tripleOf))
          if (triple !== undefined && !`${words['goal_text']} ${words['text']}`.includes(triple))
            faults.push({
              path: place(chapter, card.n, `goal_text (${lang})`),
              problem: `"${triple}" is not said`,
              hint: 'say the values of the goal',
            })
        const told = HEROES.map((heroes) => forHeroes(words['enemy_text'] ?? '', heroes))
        for (const spawned of spawnsOf(chapter, source, card.enemy))
          if (HEROES.some((_, i) => HEROES.some((_, k) => spawned[i] !== spawned[k] && told[i] === told[k])))
            faults.push({
              path: place(chapter, card.n, `enemy_text (${lang})`),
              problem: `"${spawned.join(' / ')}" is told alike to 2, 3 and 4 heroes`,
              hint: 'write "[4: Add 1 more wyrm.]" for what 4 heroes read',
            })
      }
      for (const [key, text] of Object.entries(words))
        if (/[[\]]/.test(forHeroes(text, 2)))
          faults.push({
            path: place(chapter, card.n, `${key} (${lang})`),
            problem: 'a part for some heroes cannot be read',
            hint: 'write "[4: …]" or "[2, 3: …]"',
          })
      for (const { page, script } of pagesOf(card)) {
        for (const effect of scriptTree(chapter, source, script)) {
          if (effect.verb !== 'write' && effect.verb !== 'erase') continue
          const word = texts[lang].cast['passwords']?.[effect.of] ?? effect.of
          const spoken = page.map((key) => words[key] ?? '').join(' ')
          if (!spoken.includes(word))
            faults.push({
              path: place(chapter, card.n, `${page[0]} (${lang})`),
              problem: `the password ${word} is ${effect.verb === 'write' ? 'written' : 'erased'} but not named`,
              hint: 'name it in the text or the note',
            })
        }
      }
    }
  }
  return faults
}

/** The texts that stand beside each script of a card. */
function pagesOf(card: Card): { readonly page: readonly string[]; readonly script: number }[] {
  switch (card.kind) {
    case 'story':
      return [{ page: ['text', 'note'], script: card.do }]
    case 'choice':
      return card.options.map((option, i) => ({ page: [`options.${i}.out`, `options.${i}.note`], script: option.do }))
    case 'interaction':
      return [{ page: ['back.text', 'back.note'], script: card.back.do }]
    case 'objective':
      return [{ page: ['back.text', 'back.note'], script: card.back.do }]
    default:
      return []
  }
}

/** Every condition of a chapter, wherever it stands. */
function allConditions({ cards, scripts }: Chapter): Condition[] {
  const ofFlow = (flow: Flow): Condition[] =>
    typeof flow === 'object' && 'if' in flow ? [flow.if, ...ofFlow(flow.then), ...ofFlow(flow.else)] : []
  const ofCard = (card: Card): (Condition | undefined)[] => {
    switch (card.kind) {
      case 'choice':
        return card.options.flatMap((option) => [option.if, ...ofFlow(option.then ?? card.then)])
      case 'objective':
        return [
          card.goal,
          ...(card.watch ?? []).map(({ when }) => when),
          ...(card.actions ?? []).map(({ needs }) => needs),
          ...ofFlow(card.back.then),
        ]
      case 'interaction':
        return [card.needs]
      case 'item':
        return card.actions.map(({ needs }) => needs)
      case 'rule':
        return [...(card.actions ?? []).map(({ needs }) => needs), ...ofFlow(card.then)]
      case 'story':
      case 'end':
        return ofFlow(card.then)
      default:
        return []
    }
  }
  const ofEffects = effectsOf(scripts).flatMap((effect) =>
    effect.verb === 'if' ? [effect.of.if] : effect.verb === 'choose' ? effect.of.map((option) => option.if) : [],
  )
  return [...cards.flatMap(ofCard), ...ofEffects].flatMap((condition) => (condition ? conditionsIn(condition) : []))
}

function passwords({ cast, chapters }: Story): Fault[] {
  const written = new Set(
    chapters.flatMap(({ scripts }) => effectsOf(scripts).flatMap((e) => (e.verb === 'write' ? [e.of] : []))),
  )
  const asked = new Set(
    chapters.flatMap((chapter) => allConditions(chapter).flatMap((part) => (part.is === 'pw' ? [part.of] : []))),
  )
  return cast.passwords.flatMap((word): Fault[] => {
    const path = `passwords ${word}`
    if (!written.has(word) && !asked.has(word)) return [{ path, problem: 'it is never used', hint: 'remove it', warning: true }]
    if (!written.has(word)) return [{ path, problem: 'it is asked for but never written', hint: 'write it somewhere' }]
    return asked.has(word)
      ? []
      : [{ path, problem: 'it is written but nothing asks for it', hint: 'let a later card ask for it' }]
  })
}
