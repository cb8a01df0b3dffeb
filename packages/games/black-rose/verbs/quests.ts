import { ask, change, type Seat } from '@grimuar/kernel'
import { isMage, mageOf, ownerOf } from '../board.ts'

import { QUEST_CARDS } from '../decks.ts'
import type { Figures } from '../effects.ts'
import { drawQuest, questDeck } from '../flow/quests.ts'
import { drawTop, putOnTop } from '../flow/zones.ts'
import type { RunFrame } from '../frames.ts'
import { type Moon, NONE, type QuestId } from '../ids.ts'
import { figuresOf, pendingFrame } from '../sets.ts'
import { type BlackRoseDealer, type BlackRoseTable, deckSize } from '../table.ts'
import type { Verbs } from './verb.ts'

function magesNamed(t: BlackRoseTable, run: RunFrame, who: Figures): Seat[] {
  if (who === 'me') return [run.seat]
  return figuresOf(t, run, who).filter(isMage).map(ownerOf)
}

const nextMoon = (moon: Moon): Moon => (moon === 1 ? 2 : 3)
const moonBefore = (moon: Moon): Moon | null => (moon === 1 ? null : moon === 2 ? 1 : 2)

/** The Moon a quest is drawn from. */
function moonOf(t: BlackRoseTable, run: RunFrame, moon: 'current' | 'next' | 'declared'): Moon {
  if (moon === 'current') return t.moon
  if (moon === 'next') return nextMoon(t.moon)
  const pending = pendingFrame(t, run)
  return pending?.op === 'quest' ? QUEST_CARDS[pending.quest].moon : t.moon
}

export function previousMoon(t: BlackRoseTable): Moon | null {
  return moonBefore(t.moon)
}

/** Draws quests to look at. */
export function lookAtQuests(t: BlackRoseTable, seat: Seat, moon: Moon, n: number, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  for (let i = 0; i < n; i++) {
    const quest = drawTop(t, questDeck(t, moon), dealer)
    if (quest === undefined) break
    m.seenQuests.push(quest)
  }
  dealer.say({ kind: 'looked', seat, at: 'quests', n: m.seenQuests.length })
}

/** Quests looked at go back on top of their decks; the last of the list is on top. */
export function putQuestsBack(t: BlackRoseTable, seat: Seat, quests: readonly QuestId[]): void {
  for (const quest of quests) putOnTop(questDeck(t, QUEST_CARDS[quest].moon), quest, [seat])
}

export const quests: Verbs<
  | 'drawQuest'
  | 'lookQuests'
  | 'takeQuest'
  | 'passQuest'
  | 'putQuestsBack'
  | 'tradeQuest'
  | 'discardQuest'
  | 'takeFrom'
  | 'swapQuest'
  | 'stealQuest'
  | 'completeQuest'
  | 'pastQuest'
  | 'questCard'
  | 'questPoints'
  | 'forbidQuest'
  | 'loseQuest'
> = {
  drawQuest: {
    could: (t, run, { moon }) => (moon !== 'next' || t.moon < 3) && deckSize(questDeck(t, moonOf(t, run, moon))) > 0,
    do(t, run, { moon }, dealer) {
      drawQuest(t, run.seat, moonOf(t, run, moon), dealer)
    },
  },

  lookQuests: {
    could: () => true,
    do(t, run, { n, moon }, dealer) {
      const from = moon === 'current' ? t.moon : moon === 'third' ? 3 : previousMoon(t)
      if (from !== null) lookAtQuests(t, run.seat, from, n, dealer)
    },
  },

  takeQuest: {
    could: (t, run) => mageOf(t, run.seat).seenQuests.length > 0,
    do(t, run) {
      if (mageOf(t, run.seat).seenQuests.length)
        ask(t, run.seat, { kind: 'quest', by: run.effect, of: run.seat, zone: 'seen', may: false, purpose: 'take' })
    },
  },

  passQuest: {
    could: (t, run) => mageOf(t, run.seat).seenQuests.length > 0,
    do(t, run) {
      if (mageOf(t, run.seat).seenQuests.length === 0) return
      const mages = figuresOf(t, run, { all: 'mages', in: 'lodge', whose: 'enemy' })
      ask(t, run.seat, { kind: 'figure', by: run.effect, figures: mages, may: true, purpose: 'passQuest' })
    },
  },

  putQuestsBack: {
    could: (t, run) => mageOf(t, run.seat).seenQuests.length > 0,
    do(t, run, { order }) {
      const m = mageOf(t, run.seat)
      if (order && m.seenQuests.length > 1) ask(t, run.seat, { kind: 'order', by: run.effect, of: 'quests' })
      else putQuestsBack(t, run.seat, m.seenQuests.splice(0).reverse())
    },
  },

  tradeQuest: {
    could: (t, run) => mageOf(t, run.seat).seenQuests.length > 0 && mageOf(t, run.seat).quests.length > 0,
    do(t, run) {
      ask(t, run.seat, { kind: 'quest', by: run.effect, of: run.seat, zone: 'seen', may: false, purpose: 'trade' })
    },
  },

  discardQuest: {
    could: (t, run, { who }) => magesNamed(t, run, who).some((seat) => mageOf(t, seat).quests.length > 0),
    touches: (t, run, { who }) =>
      who === 'me' ? [] : figuresOf(t, run, who).filter((f) => isMage(f) && mageOf(t, ownerOf(f)).quests.length > 0),
    do(t, run, { who }) {
      for (const seat of magesNamed(t, run, who)) t.frames.push({ op: 'discardQuest', seat })
    },
  },

  takeFrom: {
    could: (t, run, { who }) => magesNamed(t, run, who).some((seat) => mageOf(t, seat).quests.length > 0),
    do(t, run, { who }) {
      const figures = figuresOf(t, run, who).filter((f) => isMage(f) && mageOf(t, ownerOf(f)).quests.length > 0)
      if (figures.length) ask(t, run.seat, { kind: 'figure', by: run.effect, figures, may: false, purpose: 'takeQuest' })
    },
  },

  swapQuest: {
    could: (t, run) => run.it !== NONE && mageOf(t, ownerOf(run.it)).quests.length > 0 && mageOf(t, run.seat).quests.length > 0,
    do(t, run) {
      if (run.it === NONE) return
      ask(t, run.seat, { kind: 'quest', by: run.effect, of: ownerOf(run.it), zone: 'active', may: false, purpose: 'swap' })
    },
  },

  stealQuest: {
    could: (t, run) => run.T !== NONE && mageOf(t, ownerOf(run.T)).done.length > 0,
    touches: (t, run) => figuresOf(t, run, 'T').filter((f) => mageOf(t, ownerOf(f)).done.length > 0),
    do(t, run) {
      const [figure] = figuresOf(t, run, 'T')
      if (figure === undefined || mageOf(t, ownerOf(figure)).done.length === 0) return
      ask(t, run.seat, { kind: 'quest', by: run.effect, of: ownerOf(figure), zone: 'done', may: false, purpose: 'steal' })
    },
  },

  completeQuest: {
    could: (t, run, { zone }) => (zone === 'active' ? mageOf(t, run.seat).quests.length > 0 : true),
    do(t, run, { zone }) {
      const m = mageOf(t, run.seat)
      if ((zone === 'active' ? m.quests : m.seenQuests).length === 0) return
      ask(t, run.seat, { kind: 'quest', by: run.effect, of: run.seat, zone, may: false, purpose: 'complete' })
    },
  },

  pastQuest: {
    could: (t) => previousMoon(t) !== null,
    do(t, run, _step, dealer) {
      const moon = previousMoon(t)
      if (moon === null) return
      lookAtQuests(t, run.seat, moon, 1, dealer)
      if (mageOf(t, run.seat).seenQuests.length) ask(t, run.seat, { kind: 'choose', by: run.effect, at: run.at, ways: [0, 1] })
    },
  },

  questCard: {
    could: () => true,
    do(t, run) {
      change(t, run.window, { keeps: run.seat })
    },
  },

  questPoints: {
    could: () => true,
    do(t, run) {
      change(t, run.window, { paid: run.seat })
    },
  },

  forbidQuest: {
    could: () => true,
    do(t, run) {
      change(t, run.window, { forbidden: true })
    },
  },

  loseQuest: {
    could: (t, run) => mageOf(t, run.seat).done.length > 0,
    do(t, run) {
      if (mageOf(t, run.seat).done.length)
        ask(t, run.seat, { kind: 'quest', by: run.effect, of: run.seat, zone: 'done', may: false, purpose: 'lose' })
    },
  },
}
