import { ANYWHERE } from '../hex.ts'
import type { SchoolSpellId } from '../ids.ts'
import { area, boost, combat, one, protection, type Spells, self, steadySpell, unstable } from '../spell.ts'
import {
  act,
  attack,
  chain,
  choose,
  convert,
  convertAll,
  damage,
  draw,
  each,
  evocations,
  figures,
  gainSuffered,
  go,
  got,
  heal,
  iff,
  lose,
  mages,
  mayShed,
  next,
  only,
  pick,
  pickRoom,
  power,
  recallOne,
  reflect,
  replace,
  reshuffle,
  steal,
  summon,
  swap,
  transfer,
  unsummon,
  when,
  within,
} from '../steps.ts'

const undead = evocations('R', 'any', 'undead')
const ownUndead = evocations('R', 'own', 'undead')

/** Necromancy: Undead, conversion, drain. */
export const necromancy: Spells<Extract<SchoolSpellId, `NEC${string}`>> = {
  NEC01: steadySpell(protection('holy', 'damaged', reflect(5)), protection('holy', 'damaged', gainSuffered(3))),
  NEC02: unstable(
    combat('unholy', one(2, 'mage'), convert(4, 'T')),
    combat('unholy', one(2, 'mage'), transfer(2), convert(2, 'T')),
  ),
  NEC03: steadySpell(boost('holy', self, reshuffle, draw(2)), boost('holy', self, recallOne(3))),
  NEC04: unstable(
    boost('holy', one(2, 'mage'), lose(1, 'T'), iff('got', [power(2)])),
    boost('holy', area(2, 'undead'), pick(undead, 'sacrifice'), unsummon('it'), lose(1, mages(within(1, 'R'))), power(got)),
  ),
  NEC05: unstable(
    combat(
      'unholy',
      area(2),
      damage(2, figures('R')),
      each(figures(next('R')), convertAll(1, 'it'), iff('missed', [damage(1, 'it')])),
    ),
    combat('unholy', one(2, 'mage'), damage(2, 'T'), convertAll(2, 'T'), power({ the: 'missed' })),
  ),
  NEC06: unstable(
    combat('water', one(2), damage(3, 'T')),
    combat('water', one(2), damage(2, 'T'), convertAll(2, 'T'), iff('TisMage', [lose({ the: 'missed' }, 'T')])),
  ),
  NEC07: steadySpell(
    boost(
      'unholy',
      area(2),
      choose([pick(undead, 'sacrifice'), unsummon('it'), power(2)], [lose(1, 'me'), summon('boneKnight')]),
    ),
    boost('unholy', area(2), pick(ownUndead, 'replace'), iff('it', [replace('boneKnight')])),
  ),
  NEC08: steadySpell(
    boost('unholy', one(ANYWHERE, 'ownUndead'), pickRoom(only('withMage'), 'prey'), go('T', 'picked'), attack('T')),
    boost('unholy', area(ANYWHERE), choose([pick(undead, 'swap'), swap('it')], [summon('landsknecht')])),
  ),
  NEC09: steadySpell(
    combat('water', one(2), damage(3, 'T'), chain(1)),
    combat('water', area(2), each(mages(within(1, 'R')), convert(2, 'it'), lose({ the: 'missed' }, 'it'))),
  ),
  NEC10: steadySpell(
    boost('unholy', area(2, 'ownUndead'), pick(ownUndead, 'servant'), when('damagedBy', [power(got)], 3)),
    boost('unholy', area(ANYWHERE), choose([pick(ownUndead, 'servant'), act('it')], [summon('landsknecht')])),
  ),
  NEC11: steadySpell(
    combat('water', area(2), each(mages(within(1, 'R')), mayShed('it', 'ready'), iff('nothing', [power(1)]))),
    combat('water', area(2), each(mages(within(1, 'R')), mayShed('it', 'ready'), iff('nothing', [damage(2, 'it')]))),
  ),
  NEC12: unstable(
    combat('unholy', one(1), damage(2, 'T'), heal(2, 'me')),
    combat('unholy', one(1), damage(2, 'T'), iff('TisMage', [steal(1, 'T')])),
  ),
}
