import { ANYWHERE } from '../hex.ts'
import type { SchoolSpellId } from '../ids.ts'
import { area, boost, combat, one, protection, roomTrap, type Spells, specialIf, steadySpell, trap, unstable } from '../spell.ts'
import {
  activate,
  afterwards,
  attack,
  cancel,
  choose,
  completeQuest,
  control,
  damage,
  drawQuest,
  fade,
  forbidQuest,
  fromAndromeda,
  go,
  heMay,
  iff,
  ignore,
  ignoreDamage,
  may,
  move,
  nextSpellAsMine,
  only,
  paint,
  pickRoom,
  power,
  redirectDamage,
  reflectAlone,
  reflectSpell,
  roseDamage,
  showNext,
  steal,
  summon,
  tap,
  usurp,
} from '../steps.ts'

/** Illusion: protection, redirection, escape. */
export const illusion: Spells<Extract<SchoolSpellId, `ILL${string}`>> = {
  ILL01: unstable(boost('earth', area(2), summon('andromeda')), boost('earth', specialIf('controlsAndromeda'), fromAndromeda)),
  ILL02: unstable(
    boost('earth', area(ANYWHERE, 'notBlackRose'), paint('blue'), power({ the: 'enemiesInBlue', max: 4 })),
    boost('earth', area(ANYWHERE, 'notBlue'), power({ the: 'enemiesInColourR', max: 4 })),
  ),
  ILL03: steadySpell(
    trap('magic', 'roomAct', choose([cancel('activation'), damage(1, 'T')], [damage(2, 'T')])),
    trap('magic', 'questDone', choose([drawQuest('declared')], [forbidQuest])),
  ),
  ILL04: steadySpell(
    protection('air', 'affected', choose([power({ the: 'usedSpells', max: 3 })], [damage({ the: 'usedSpells' }, 'src')])),
    protection('air', 'affected', choose([power({ the: 'readySpells', max: 3 })], [damage({ the: 'readySpells' }, 'src')])),
  ),
  ILL05: unstable(
    combat('magic', one(2), iff('Tunhurt', [damage(2, 'T')], [damage({ the: 'damageT', half: true }, 'T')])),
    combat('magic', one(2, 'mage'), damage(4, 'T'), fade(3)),
  ),
  ILL06: steadySpell(
    trap('magic', 'roomAct', choose([roseDamage(1, 'me'), usurp], [steal(1, 'T')])),
    trap('magic', 'cast', heMay([cancel('spell')], choose([power(1)], [afterwards(2)]))),
  ),
  ILL07: steadySpell(
    trap('holy', 'questDone', choose([power({ the: 'points' })], [completeQuest('active')])),
    trap('holy', 'castBoost', choose([power({ the: 'points' })], [power(1)])),
  ),
  ILL08: steadySpell(
    roomTrap('earth', 'blue', 'enterMage', power({ the: 'damageT', half: true, plus: 1, max: 4 }), iff('Tunhurt', [tap(2, 'T')])),
    roomTrap('earth', 'green', 'enterMage', nextSpellAsMine('T')),
  ),
  ILL09: steadySpell(protection('holy', 'damaged', redirectDamage), protection('holy', 'damaged', reflectAlone)),
  ILL10: unstable(
    protection('air', 'targetedOne', choose([power(1)], [ignoreDamage])),
    protection('air', 'targetedArea', choose([ignore, pickRoom(only('blue'), 'escape'), go('me', 'picked')], [reflectSpell])),
  ),
  ILL11: unstable(
    boost('air', area(ANYWHERE, 'blue'), go('me', 'R'), may(activate('R'))),
    boost('air', one(ANYWHERE), go('me', 'R'), damage(2, 'T'), iff('T', [pickRoom(only('blue'), 'banish'), go('T', 'picked')])),
  ),
  ILL12: unstable(
    boost('holy', one(2, 'evocation'), choose([control('T')], [go('T', 'ownerT'), attack('T', { on: 'owner', must: true })])),
    boost('holy', one(2, 'mage'), choose([move(1, 'T'), attack('T', { must: true })], [showNext])),
  ),
}
