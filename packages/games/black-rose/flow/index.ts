import type { Ops } from '@grimuar/kernel'
import type { BlackRoseTypes } from '../types.ts'
import { run } from '../verbs/index.ts'
import { activate, flip, roomDone, roomEffect } from './activating.ts'
import { act, attack, attacked } from './attacking.ts'
import { drawEvent, eventOver, pastEvent, phaseEvents, playEvent, slideEvents } from './board-events.ts'
import { discard, looked, recall, shed, take } from './cards.ts'
import { aim, cast, castDone, resolve, symbol, triggered } from './casting.ts'
import { cubes, spread, transfer } from './cubes.ts'
import { damage, defeat, fade, settle } from './damage.ts'
import { enter, entered, walk } from './moving.ts'
import { discardOne, quest, questLimit, questPaid } from './quests.ts'
import { summon } from './summoning.ts'
import { carryOutTrigger } from './triggering.ts'
import { turnOps } from './turn.ts'

/** What every frame does. */
export const ops: Ops<BlackRoseTypes> = {
  ...turnOps,
  slideEvents,
  drawEvent,
  phaseEvents,
  playEvent,
  pastEvent,
  eventOver,
  run,
  cast,
  aim,
  resolve,
  castDone,
  boosted() {},
  trigger: carryOutTrigger,
  symbol,
  triggered,
  damage,
  settle,
  defeat,
  fade,
  walk,
  enter,
  entered,
  attack,
  attacked,
  act,
  summon,
  activate,
  flip,
  roomEffect,
  roomDone,
  quest,
  questPaid,
  questLimit,
  discardQuest: discardOne,
  discard,
  take,
  recall,
  looked,
  shed,
  cubes,
  spread,
  transfer,
}
