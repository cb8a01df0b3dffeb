import { ask, next, type Seat } from '@grimuar/kernel'
import { mageOf } from '../board.ts'
import { QUEST_LIMIT } from '../components.ts'
import { runOf } from '../context.ts'
import { QUEST_CARDS } from '../decks.ts'
import type { QuestFrame } from '../frames.ts'
import { type Moon, NONE, type QuestId, ROSE } from '../ids.ts'
import { lasting } from '../lasting.ts'
import type { BlackRoseDealer, BlackRoseTable, Deck } from '../table.ts'
import { gain } from './power.ts'
import { hold } from './windows.ts'
import { drawTop, takeOut } from './zones.ts'

export function questDeck(t: BlackRoseTable, moon: Moon): Deck<QuestId> {
  const deck = t.questDecks[moon - 1]
  if (!deck) throw new Error(`there is no quest deck of Moon ${moon}`)
  return deck
}

/** Draws a quest; one too many is discarded at once (BR-6.1). */
export function drawQuest(t: BlackRoseTable, seat: Seat, moon: Moon, dealer: BlackRoseDealer): boolean {
  const quest = drawTop(t, questDeck(t, moon), dealer)
  if (quest === undefined) return false
  receiveQuest(t, seat, quest, dealer)
  return true
}

/** A quest comes to a Mage, who alone sees it. */
export function receiveQuest(t: BlackRoseTable, seat: Seat, quest: QuestId, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  m.quests.push(quest)
  dealer.reveal()
  dealer.say({ kind: 'questDrawn', seat, moon: QUEST_CARDS[quest].moon })
  dealer.tell([seat], { kind: 'questSeen', seat, quest })
  if (m.quests.length > QUEST_LIMIT) t.frames.push({ op: 'questLimit', seat })
}

/** Op `questLimit`. */
export function questLimit(t: BlackRoseTable, { seat }: { readonly seat: Seat }): void {
  if (mageOf(t, seat).quests.length > QUEST_LIMIT) ask(t, seat, { kind: 'questLimit', must: false })
}

/** Op `discardQuest`: an effect makes a Mage discard one. */
export function discardOne(t: BlackRoseTable, { seat }: { readonly seat: Seat }): void {
  if (mageOf(t, seat).quests.length) ask(t, seat, { kind: 'questLimit', must: true })
}

/** An active quest leaves a Mage. */
export function loseQuest(t: BlackRoseTable, seat: Seat, quest: QuestId): void {
  const m = mageOf(t, seat)
  takeOut(m.quests, quest)
  m.met = m.met.filter((one) => one.quest !== quest)
  if (t.peeks.length) t.peeks = t.peeks.filter((p) => p.of !== seat || p.card !== quest)
}

/** An active quest is discarded: the Black Rose gains by its Moon (BR-13). */
export function discardQuest(t: BlackRoseTable, seat: Seat, quest: QuestId, dealer: BlackRoseDealer): void {
  loseQuest(t, seat, quest)
  t.questsGone.push(quest)
  dealer.reveal()
  dealer.say({ kind: 'questDiscarded', seat, quest })
  gain(t, ROSE, QUEST_CARDS[quest].moon, dealer)
}

export function questFrame(seat: Seat, quest: QuestId): QuestFrame {
  return {
    op: 'quest',
    seat,
    quest,
    place: NONE,
    figure: NONE,
    where: NONE,
    keeps: seat,
    paid: seat,
    forbidden: false,
    door: false,
  }
}

/** A quest is shown: traps on completed quests may come, then its reward (BR-13). */
export function declare(t: BlackRoseTable, seat: Seat, quest: QuestId, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  const met = m.met.find((one) => one.quest === quest)
  showQuest(t, seat, quest, dealer)
  hold(t, 'questDone', { ...questFrame(seat, quest), figure: met?.figure ?? NONE, where: met?.place ?? NONE })
}

export function showQuest(t: BlackRoseTable, seat: Seat, quest: QuestId, dealer: BlackRoseDealer): void {
  loseQuest(t, seat, quest)
  mageOf(t, seat).declared.push(quest)
  dealer.reveal()
  dealer.say({ kind: 'questDeclared', seat, quest })
}

/** Op `quest`: the reward, with or instead of the room's effect; then the points (BR-13). */
export function quest(t: BlackRoseTable, frame: QuestFrame, dealer: BlackRoseDealer): void {
  const { seat, quest: id, place, keeps, paid } = frame
  const { door } = QUEST_CARDS[id]
  const room = frame.door && place !== NONE ? runOf(t.tiles[place].acts, seat, { R: place }) : undefined
  if (frame.forbidden) {
    keepQuest(t, seat, id, dealer)
    if (room) next(t, room)
    return
  }
  const done = { op: 'questPaid', seat, quest: id, keeps, paid } as const
  const reward = runOf(id, seat, { T: frame.figure, R: frame.where })
  if (room && door?.mode === 'add') next(t, room, reward, done)
  else next(t, reward, done)
}

/** The completion was forbidden: the quest stays active, and everyone has seen it. */
function keepQuest(t: BlackRoseTable, seat: Seat, quest: QuestId, dealer: BlackRoseDealer): void {
  const m = mageOf(t, seat)
  takeOut(m.declared, quest)
  m.quests.push(quest)
  m.forbidden.push(quest)
  for (const by of t.mages.keys())
    if (by !== seat) t.peeks = [...t.peeks, { by, of: seat, zone: 'quest', card: quest, slot: NONE, side: null }]
  dealer.say({ kind: 'questStopped', seat, quest })
  if (m.quests.length > QUEST_LIMIT) t.frames.push({ op: 'questLimit', seat })
}

/** Op `questPaid`: points, and the card to the completed ones. */
export function questPaid(
  t: BlackRoseTable,
  { seat, quest: id, keeps, paid }: { readonly seat: Seat; readonly quest: QuestId; readonly keeps: Seat; readonly paid: Seat },
  dealer: BlackRoseDealer,
): void {
  takeOut(mageOf(t, seat).declared, id)
  mageOf(t, keeps).done.push(id)
  dealer.say({ kind: 'questDone', seat: keeps, quest: id })
  gain(t, paid, QUEST_CARDS[id].points, dealer)
  if (!t.firstQuest) for (const { n } of lasting(t, 'firstQuestMore')) gain(t, seat, n, dealer)
  if (t.phase === 'action') t.firstQuest = true
  for (const _ of lasting(t, 'questPrice')) {
    gain(t, seat, 1, dealer)
    gain(t, ROSE, 1, dealer)
  }
}
