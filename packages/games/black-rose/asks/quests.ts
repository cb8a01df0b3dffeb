import { type Asks, ask, type Seat } from '@grimuar/kernel'
import { mageOf, ownerOf } from '../board.ts'
import { give } from '../context.ts'
import { EVENT_CARDS, QUEST_CARDS } from '../decks.ts'
import { discardEvent } from '../flow/board-events.ts'
import { gain, lose } from '../flow/power.ts'
import { declare, drawQuest, loseQuest, questFrame, receiveQuest } from '../flow/quests.ts'
import { hold } from '../flow/windows.ts'
import { takeOut } from '../flow/zones.ts'
import type { RunFrame } from '../frames.ts'
import { type EffectId, NONE, type QuestId } from '../ids.ts'
import { orPass } from '../moves.ts'
import type { QuestMove } from '../questions.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import type { BlackRoseTypes } from '../types.ts'
import { previousMoon, putQuestsBack } from '../verbs/quests.ts'
import { EFFECT, waiting } from './common.ts'

type Kind = 'quest' | 'event'

/** Questions about quests and events that effects put. */
export const questAsks: Asks<BlackRoseTypes, Kind> = {
  // The number of quests or events is public, so not asking about a single one tells nothing.
  quest: {
    forced: true,
    answers(t, { of, zone, may }) {
      const m = mageOf(t, of)
      const list = zone === 'active' ? m.quests : zone === 'seen' ? m.seenQuests : m.done
      return orPass(
        may,
        list.toSorted().map((quest) => ({ do: 'quest', quest }) as const),
      )
    },
    apply(t, { purpose, of, by }, move, dealer, seat) {
      if (move.do === 'quest') chooseQuest(t, seat, purpose, of, move, by, dealer)
    },
    why: () => EFFECT,
  },

  event: {
    forced: true,
    answers: (t, { zone }, seat) => {
      const list = zone === 'seen' ? mageOf(t, seat).seenEvents : t.events.flatMap((event) => event ?? [])
      return list.map((event) => ({ do: 'event', event }) as const)
    },
    apply(t, { zone, points }, { event }, dealer, seat) {
      if (zone === 'seen') {
        takeOut(mageOf(t, seat).seenEvents, event)
        give(t, { n: EVENT_CARDS[event].crown ? 1 : 0 })
        t.frames.push({ op: 'playEvent', seat, event })
        return
      }
      t.events = t.events.map((one) => (one === event ? null : one))
      const { leaves } = EVENT_CARDS[event]
      const half = Math.max(1, Math.floor(leaves / 2))
      give(t, { got: 1 })
      discardEvent(t, event, points === 'rose' ? leaves : points === 'half' ? half : 0, dealer)
      if (points === 'half') gain(t, seat, half, dealer)
    },
    why: () => EFFECT,
  },
}

/** CON09: the other quest goes to another Mage, or out of the game for two power points. */
export function passQuest(t: BlackRoseTable, seat: Seat, to: Seat | typeof NONE, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  const [quest] = m.seenQuests.splice(0)
  if (!quest) return
  if (to === NONE) {
    t.questsGone.push(quest)
    dealer.reveal()
    dealer.say({ kind: 'questDiscarded', seat, quest })
    lose(t, seat, 2, dealer)
    return
  }
  dealer.say({ kind: 'questGiven', seat, to })
  receiveQuest(t, to, quest, dealer)
  t.peeks = [...t.peeks, { by: seat, of: to, zone: 'quest', card: quest, slot: NONE, side: null }]
}

export function askQuestOf(t: BlackRoseTable, run: RunFrame, of: Seat): void {
  ask(t, run.seat, { kind: 'quest', by: run.effect, of, zone: 'active', may: false, purpose: 'takeFrom' })
}

function chooseQuest(
  t: BlackRoseTable,
  seat: Seat,
  purpose: string,
  of: Seat,
  { quest }: QuestMove,
  by: EffectId,
  dealer: BlackRoseDealer,
): void {
  const m = mageOf(t, seat)
  switch (purpose) {
    case 'take':
      takeOut(m.seenQuests, quest)
      receiveQuest(t, seat, quest, dealer)
      return
    case 'trade':
      // The chosen one waits at the end of the list while one of my own is chosen for it.
      takeOut(m.seenQuests, quest)
      m.seenQuests.push(quest)
      ask(t, seat, { kind: 'quest', by, of: seat, zone: 'active', may: false, purpose: 'tradeOwn' })
      return
    case 'tradeOwn': {
      const got = m.seenQuests.pop()
      loseQuest(t, seat, quest)
      putQuestsBack(t, seat, [quest])
      if (got) receiveQuest(t, seat, got, dealer)
      return
    }
    case 'takeFrom':
      loseQuest(t, of, quest)
      dealer.say({ kind: 'questTaken', seat, from: of, completed: false })
      receiveQuest(t, seat, quest, dealer)
      drawFromPast(t, of, dealer)
      return
    case 'swap':
      m.seenQuests.push(quest)
      loseQuest(t, of, quest)
      ask(t, seat, { kind: 'quest', by, of: seat, zone: 'active', may: false, purpose: 'swapOwn' })
      return
    case 'swapOwn': {
      const got = m.seenQuests.pop()
      const run = waiting(t)
      if (!got || !run || run.it === NONE) return
      loseQuest(t, seat, quest)
      receiveQuest(t, seat, got, dealer)
      receiveQuest(t, ownerOf(run.it), quest, dealer)
      t.peeks = [...t.peeks, { by: seat, of: ownerOf(run.it), zone: 'quest', card: quest, slot: NONE, side: null }]
      return
    }
    case 'steal':
      takeOut(mageOf(t, of).done, quest)
      m.done.push(quest)
      dealer.say({ kind: 'questTaken', seat, from: of, completed: true })
      return
    case 'lose':
      takeOut(m.done, quest)
      t.questsGone.push(quest)
      dealer.say({ kind: 'questLost', seat, quest })
      return
    case 'complete':
      complete(t, seat, quest, dealer)
  }
}

/** An effect completes a quest, with everything that belongs to it (data §10). */
function complete(t: BlackRoseTable, seat: Seat, quest: QuestId, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  if (m.quests.includes(quest)) {
    declare(t, seat, quest, dealer)
    return
  }
  takeOut(m.seenQuests, quest)
  putQuestsBack(t, seat, m.seenQuests.splice(0).reverse())
  m.declared.push(quest)
  dealer.reveal()
  dealer.say({ kind: 'questDeclared', seat, quest })
  hold(t, 'questDone', questFrame(seat, quest))
}

/** DIV08: the owner, one quest short, draws from the deck of the previous Moon. */
function drawFromPast(t: BlackRoseTable, seat: Seat, dealer: BlackRoseDealer): void {
  const moon = previousMoon(t)
  if (moon !== null) drawQuest(t, seat, moon, dealer)
}

/** DIV04: the top quest of the previous Moon gives its points, or comes to the completed ones. */
export function takePast(t: BlackRoseTable, seat: Seat, points: boolean, dealer: BlackRoseDealer): void {
  const [quest] = mageOf(t, seat).seenQuests.splice(0)
  if (!quest) return
  dealer.reveal()
  if (points) {
    t.questsGone.push(quest)
    dealer.say({ kind: 'questDiscarded', seat, quest })
    gain(t, seat, QUEST_CARDS[quest].points, dealer)
  } else {
    mageOf(t, seat).done.push(quest)
    dealer.say({ kind: 'questDone', seat, quest })
  }
}
