import { next, openWindow, type Seat } from '@grimuar/kernel'
import { canActivate, figureOf, mageOf } from '../board.ts'
import { runOf } from '../context.ts'
import { NONE, type Place, type QuestId, type RoomColour } from '../ids.ts'
import { lasting, lasts } from '../lasting.ts'
import type { BlackRoseDealer, BlackRoseTable } from '../table.ts'
import { roseHurts } from './casting.ts'
import { deed } from './deeds.ts'
import { walkOf } from './moving.ts'
import { gain } from './power.ts'
import { questFrame } from './quests.ts'
import { hold } from './windows.ts'
import { drawCards } from './zones.ts'

interface Activation {
  readonly seat: Seat
  readonly place: Place
  readonly again: boolean
  readonly physical: boolean
}

/** Op `activate`: a room is declared; traps on activations may come (BR-6.4). */
export function activate(t: BlackRoseTable, { seat, place, again, physical }: Activation): void {
  if (again ? !t.tiles[place].destroyed : canActivate(t, seat, place))
    hold(t, 'roomAct', { op: 'flip', seat, place, again, physical })
}

/** Op `flip`: its token is used, then a quest may be declared, then its effect comes. */
export function flip(t: BlackRoseTable, { seat, place, again, physical }: Activation, dealer: BlackRoseDealer): void {
  const tile = t.tiles[place]
  if (tile.destroyed || (tile.used && !again)) return
  tile.used = true
  dealer.say({ kind: 'activated', seat, place, room: tile.acts })
  const m = mageOf(t, seat)
  m.deeds.rooms = [...m.deeds.rooms, { room: tile.acts, colour: tile.colour }]
  if (m.quests.length) {
    deed(t, seat, 'rooms')
    deed(t, seat, 'roomColours')
  }
  next(t, { op: 'roomDone', seat, colour: tile.colour, physical })
  const effect = { op: 'roomEffect', seat, place, quest: null } as const
  if (m.quests.length) openWindow(t, 'door', effect)
  else next(t, effect)
}

/** Op `roomEffect`: the effect of the room, or the quest that was declared with it. */
export function roomEffect(
  t: BlackRoseTable,
  { seat, place, quest }: { readonly seat: Seat; readonly place: Place; readonly quest: QuestId | null },
): void {
  if (quest === null) next(t, roomRun(t, seat, place))
  else hold(t, 'questDone', { ...questFrame(seat, quest), place, door: true, where: place })
}

export function roomRun(t: BlackRoseTable, seat: Seat, place: Place) {
  return runOf(t.tiles[place].acts, seat, { R: place })
}

/** Op `roomDone`: events that look at the colour of a room act after its effect and the quest's reward. */
export function roomDone(
  t: BlackRoseTable,
  { seat, colour, physical }: { readonly seat: Seat; readonly colour: RoomColour; readonly physical: boolean },
  dealer: BlackRoseDealer,
): void {
  if (physical && lasts(t, 'stepAfterRoom') && t.figures[figureOf(seat)].at !== NONE) t.frames.push(walkOf(seat, 1))
  for (const rule of lasting(t, 'dance')) if (rule.colour === colour) gain(t, seat, 1, dealer)
  for (const rule of lasting(t, 'toll')) {
    if (rule.colour !== colour) continue
    roseHurts(t, seat) // after the card, and after the hand has come down
    drawCards(t, seat, 1, dealer)
  }
}
