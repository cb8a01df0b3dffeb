import { ANYWHERE } from '../hex.ts'
import type { SpecialSpellId } from '../ids.ts'
import { area, boost, combat, one, type Spells, self, special, steadySpell, unstable } from '../spell.ts'
import {
  attack,
  damage,
  each,
  figures,
  iff,
  lookEvents,
  lookQuests,
  lose,
  may,
  move,
  next,
  orderEvents,
  payPower,
  pick,
  place,
  power,
  putQuestsBack,
  takeQuest,
  unsummon,
  when,
  within,
} from '../steps.ts'

/** The special spells of the four Mages. */
export const specials: Spells<SpecialSpellId> = {
  'SP-JAF': steadySpell(
    boost('any', special, lookQuests(2, 'third'), may(payPower(1), takeQuest), putQuestsBack),
    boost('any', special, lookEvents(4), orderEvents, power(1)),
  ),
  'SP-TES': steadySpell(
    combat('earth', self, move(1, 'me'), attack('me'), may(move(1, 'me'), attack('me', { fresh: true }))),
    combat('earth', area(1), damage(1, figures('R')), place(1, 'R'), iff('Rhere', [place(1, 'R')])),
  ),
  'SP-REB': steadySpell(
    combat('water', one(1), damage(3, 'T'), iff('TisMage', [lose(1, 'T')])),
    combat('water', one(ANYWHERE, 'undead'), unsummon('T'), pick(figures(within(1, 'R'))), damage(4, 'it')),
  ),
  'SP-NER': unstable(
    combat('fire', area(0), damage(2, figures(next('here')))),
    combat('fire', area(2), damage(2, figures('R')), each('hitMages', when('leftByAction', [damage(2, 'it')]))),
  ),
}
