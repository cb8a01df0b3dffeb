import type { Rooms } from '../effects.ts'
import { ANYWHERE } from '../hex.ts'
import type { SchoolSpellId } from '../ids.ts'
import { area, boost, one, protection, type Spells, self, special, specialIf, steadySpell, unstable } from '../spell.ts'
import {
  activate,
  activateAgain,
  choose,
  convert,
  count,
  drawQuest,
  each,
  everybody,
  evocations,
  fromHand,
  heal,
  ignore,
  lock,
  look,
  lookEvents,
  mages,
  may,
  nameType,
  next,
  only,
  orderEvents,
  pastQuest,
  peek,
  pick,
  pickColour,
  place,
  playEvent,
  power,
  recall,
  set,
  shed,
  summon,
  takeFrom,
  unsummon,
  when,
} from '../steps.ts'

/** The price of the four rites: a Divine Altar of R, whoever owns it. */
const divineAltar = (at: Rooms = 'R') => [pick(evocations(at, 'any', 'divineAltar'), 'sacrifice'), unsummon('it')]

/** Divination: events, quests, cards, Divine Altars. */
export const divination: Spells<Extract<SchoolSpellId, `DIV${string}`>> = {
  DIV01: unstable(
    boost('fire', area(2), peek(mages('R'), 'sheet'), power(1)),
    boost('fire', one(ANYWHERE, 'mage'), nameType, when('castType', [power(1)], 3)),
  ),
  DIV02: unstable(boost('any', area(ANYWHERE), activate('R')), boost('any', special, look(5, 'school', 1))),
  DIV03: unstable(
    boost('earth', area(ANYWHERE, 'divineAltar'), divineAltar(), heal(3, everybody('R')), power({ the: 'got', max: 3 })),
    boost('earth', area(0), summon('divineAltar', 'here'), power(1)),
  ),
  DIV04: steadySpell(
    boost('magic', special, choose([drawQuest()], [drawQuest('next')])),
    boost('magic', specialIf('notFirstMoon'), pastQuest),
  ),
  DIV05: unstable(
    boost('magic', area(ANYWHERE, 'notBlackRose'), activateAgain('R'), power(1)),
    boost('magic', area(2), set(0), each(mages('R'), shed('it', 'ready'), count), power({ the: 'n', max: 3 })),
  ),
  DIV06: steadySpell(protection('holy', 'targetedCombat', ignore, power(1)), protection('holy', 'trapped', ignore, power(1))),
  DIV07: unstable(boost('fire', area(2), heal(3, everybody('R')), power(1)), boost('fire', self, convert(4, 'me'), power(2))),
  DIV08: unstable(
    boost('any', area(2), peek(mages('R'), 'quests'), may(takeFrom(mages('R')))),
    boost('any', special, lookEvents(3), may(playEvent, power(2)), orderEvents),
  ),
  DIV09: unstable(boost('holy', self, look(4, 'grimoire', 2)), boost('holy', self, recall(2))),
  DIV10: unstable(
    boost('earth', area(ANYWHERE, 'divineAltar'), divineAltar(), place(1, 'R'), place(1, next('R'))),
    boost('earth', area(0), summon('divineAltar', 'here'), power({ the: 'divineAltars' })),
  ),
  DIV11: unstable(
    boost('fire', area(ANYWHERE, 'divineAltar'), divineAltar(), pickColour, lock(only('namedColour')), power(2)),
    boost('fire', area(0), summon('divineAltar', 'here'), power(1)),
  ),
  DIV12: unstable(
    boost('earth', area(ANYWHERE, 'divineAltar'), divineAltar(), fromHand, power(1)),
    boost('earth', area(0), summon('divineAltar', 'here'), power(1)),
  ),
}
