import type { Soak } from '@grimuar/contract'
import { answersOf, apply, Dealer, type Json, quickDice, readOptions, start } from '@grimuar/kernel'
import { effectsOf, Met } from './authors/met.ts'
import { bot } from './bot.ts'
import type { WonderEvent } from './events.ts'
import { options as schema } from './options.ts'
import { stories } from './stories/all.ts'
import type { Effect } from './story/language/effects.ts'
import { chapterOf } from './story/registry.ts'
import type { WonderTable } from './table.ts'
import { watchEffects } from './verbs/index.ts'
import { whole as game } from './whole.ts'

const MOST = 3000
const TRIES = 6
const MERCY = 400 // fate tokens do not run out for this many decisions
const SAVED = 3 // tokens that are face up at least until then; in some matches fewer

/** The open objectives of a chapter, by their cards. */
function objectivesOf(t: Pick<WonderTable, 'story' | 'chapter'>): number[] {
  return chapterOf(t).cards.flatMap((card) => (card.kind === 'objective' ? [card.n] : []))
}

/**
 * Random players lose almost at once. So most matches begin at an objective, companions help every second team, and for some time
 * fate tokens do not run out.
 */
export function soak(): Soak<WonderTable> {
  const tables = new Map<string, Json | undefined>()
  const met = stories.map((story) => new Met(story))
  const effects = stories.flatMap((story, i) => effectsOf(i === 0 ? story : { ...story, cast: { ...story.cast, scripts: {} } }))
  const ran = new Set<Effect>()
  const spared = new WeakMap<WonderTable, { decisions: number; readonly fate: number }>()
  watchEffects((effect) => ran.add(effect))

  return {
    from(seed, seats, options) {
      const read = readOptions(schema, options)
      if (!read.ok || seed % 8 === 0) return undefined
      const cards = objectivesOf(read.options.tale)
      const objective = cards[Math.floor(seed / 8) % cards.length] ?? 0
      const key = JSON.stringify([objective, seats, options])
      if (!tables.has(key)) tables.set(key, atObjective(objective, seats, read.options))
      return tables.get(key)
    },
    among(t, answers, seed) {
      if (seed % 2 === 0 || t.draws % 4 === 0) return answers
      const seat = t.ask?.to[0] ?? 0
      const legal = answersOf(game, t, seat)
      return [bot.policy(game.view(t, seat), seat, legal, quickDice(t.draws))]
    },
    see(t, told, choose) {
      const mercy = spared.get(t) ?? { decisions: 0, fate: 1 + choose(SAVED) }
      spared.set(t, mercy)
      if (mercy.decisions++ < MERCY && !t.over) t.fate = Math.max(t.fate, mercy.fate)
      for (const event of told) if (isOurs(event)) for (const one of met) one.note(event)
    },
    missing() {
      const pages = met.flatMap((one) => one.missing())
      const never = effects.filter(({ effect }) => !ran.has(effect)).map(({ name }) => name)
      return { ...(pages.length && { 'cards, options and actions': pages }), ...(never.length && { effects: never }) }
    },
  }
}

const isOurs = (event: { readonly kind: string }): event is WonderEvent => 'in' in event

/** The table at which an objective has just begun, as companions come to it; undefined if they do not. */
function atObjective(objective: number, seats: number, options: Parameters<typeof game.setup>[0]): Json | undefined {
  for (let seed = 1; seed <= TRIES; seed++) {
    const dice = quickDice(seed)
    const dealer = new Dealer<WonderEvent>(dice)
    const t = start(game, options, seats, dice)
    for (let n = 0; !t.over && n < MOST; n++) {
      t.fate = Math.max(t.fate, SAVED)
      if (t.objective === objective)
        return JSON.parse(JSON.stringify({ ...t, ask: null, frames: [{ op: 'turns', picked: null }] }))
      const seat = t.ask?.to[0] ?? 0
      apply(game, t, seat, bot.policy(game.view(t, seat), seat, answersOf(game, t, seat), quickDice(seed * 31 + n)), dealer)
    }
  }
  return undefined
}
