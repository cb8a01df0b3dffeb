import { ANYWHERE } from '../hex.ts'
import type { SchoolSpellId } from '../ids.ts'
import { area, boost, one, protection, roomTrap, type Spells, special, steadySpell, trap, unstable } from '../spell.ts'
import {
  activate,
  convert,
  crown,
  damage,
  discardEvent,
  each,
  evocations,
  figures,
  fresh,
  fromPile,
  go,
  got,
  iff,
  lookEvents,
  lookQuests,
  may,
  mayPickRoom,
  move,
  next,
  passQuest,
  payCards,
  peek,
  pick,
  playEvent,
  power,
  prohibit,
  pull,
  putEventsBack,
  questCard,
  questPoints,
  redirect,
  reduce,
  shedByMe,
  steal,
  stealQuest,
  swap,
  swapCard,
  takeQuest,
  transfer,
  unsummon,
  when,
} from '../steps.ts'

/** Conspiracy: traps, theft, movement. */
export const conspiracy: Spells<Extract<SchoolSpellId, `CON${string}`>> = {
  CON01: steadySpell(
    roomTrap('air', 'red', 'enterFigure', damage(3, figures('R')), damage(1, figures(next('R')))),
    roomTrap('air', 'green', 'enterMage', damage(2, 'T'), when('left', [damage(2, 'T')])),
  ),
  CON02: steadySpell(
    roomTrap('unholy', 'black', 'enterMage', stealQuest, steal(2, 'T')),
    roomTrap('unholy', 'purple', 'enterMage', steal(2, 'T'), prohibit('move', 'T')),
  ),
  CON03: steadySpell(
    trap('unholy', 'afterPA', damage(1, 'T'), move(1, 'T')),
    trap(
      'unholy',
      'afterPA',
      pick(fresh(figures('roomT')), 'companion'),
      mayPickRoom(next('roomT'), 'both'),
      iff('picked', [pull('T', 'picked'), pull('it', 'picked')]),
      power(1),
    ),
  ),
  CON04: steadySpell(protection('air', 'damaged', reduce(3), power(1)), protection('air', 'targetedOne', redirect)),
  CON05: unstable(
    boost('magic', area(ANYWHERE), unsummon(evocations('R', 'enemy')), power({ the: 'got', max: 4 })),
    boost('magic', one(ANYWHERE, 'evocation'), unsummon('T'), go('me', 'R'), power(1), may(activate('here'))),
  ),
  CON06: unstable(
    boost('magic', one(2, 'mage'), peek('T', 'hand'), may(swapCard), power(1)),
    boost('magic', one(1, 'mage'), payCards(1), shedByMe('T', 'ready'), power(1)),
  ),
  CON07: steadySpell(trap('air', 'questDone', questCard), trap('air', 'questDone', questPoints)),
  CON08: unstable(
    boost('any', area(ANYWHERE), go('me', 'R'), may(activate('R'))),
    boost('any', one(ANYWHERE), swap('T'), may(activate('here'))),
  ),
  CON09: unstable(boost('unholy', special, lookQuests(2), takeQuest, passQuest), boost('unholy', special, fromPile, power(1))),
  CON10: steadySpell(
    boost('magic', special, discardEvent('half')),
    boost('magic', special, lookEvents(2), may(playEvent, iff('eventHadCrown', [power(2)], [crown])), putEventsBack),
  ),
  CON11: steadySpell(
    roomTrap('unholy', 'grey', 'enterMage', convert(2, 'T'), iff('got', [power(got)], [damage(3, 'T')])),
    roomTrap('unholy', 'yellow', 'enterMage', transfer(2), power(got)),
  ),
  CON12: unstable(boost('air', one(3), move(2, 'T')), boost('air', area(3), each(figures('R'), move(1, 'it')))),
}
