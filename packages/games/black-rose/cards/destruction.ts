import { ANYWHERE } from '../hex.ts'
import type { SchoolSpellId } from '../ids.ts'
import { area, boost, combat, one, protection, type Spells, special, steadySpell, two, unanswerable, unstable } from '../spell.ts'
import {
  act,
  claim,
  damage,
  damageAltars,
  discardEvent,
  discardQuest,
  eachInMyOrder,
  figures,
  fresh,
  go,
  hold,
  iff,
  ignore,
  ignoreDamage,
  lock,
  mages,
  mayPick,
  move,
  next,
  pick,
  place,
  power,
  prohibit,
  pull,
  summon,
  tap,
  within,
} from '../steps.ts'

/** Destruction: direct and area damage, instability. */
export const destruction: Spells<Extract<SchoolSpellId, `DES${string}`>> = {
  DES01: steadySpell(boost('unholy', one(ANYWHERE, 'own'), act('T')), boost('unholy', area(1), summon('malacoda'))),
  DES02: unstable(
    combat('air', area(1), damage(3, figures('R')), lock('R')),
    combat(
      'air',
      one(1),
      damage(3, 'T'),
      mayPick(fresh(figures(within(1, 'R'))), 'chain'),
      iff('it', [damage(2, 'it'), mayPick(fresh(figures(within(1, 'picked'))), 'chain'), iff('it', [damage(1, 'it')])]),
    ),
  ),
  DES03: unstable(
    unanswerable(combat('fire', area(1), damage(3, figures('R')))),
    combat('fire', area(1), damage(2, figures('R')), place({ the: 'hits', max: 4 }, 'R')),
  ),
  DES04: steadySpell(
    combat('fire', area(3), go('me', 'R'), damage(1, figures('R'))),
    combat('fire', area(3), damage(1, figures('here')), go('me', 'R')),
  ),
  DES05: steadySpell(
    boost('fire', one(2, 'mage'), discardQuest('T'), power(1)),
    boost('fire', special, discardEvent('none'), iff('got', [power(2)])),
  ),
  DES06: unstable(
    combat('water', area(1), damage(2, figures('R')), prohibit('move', 'hitMages')),
    combat('water', area(1), damage(2, figures('R')), tap(1, 'hitMages')),
  ),
  DES07: unstable(
    combat(
      'water',
      area(2),
      eachInMyOrder({ all: 'figures', in: next('R'), whose: 'enemy', is: 'movable' }, pull('it', 'R')),
      damage(2, figures('R')),
    ),
    combat('water', area(2), damage(3, figures('R')), place(2, 'R')),
  ),
  DES08: unstable(
    combat('fire', area(2), damage(4, figures('R'))),
    combat('fire', area(2), damage(3, figures('R')), damage(1, figures(next('R')))),
  ),
  DES09: steadySpell(
    combat(
      'air',
      one(3),
      move(1, 'T'),
      iff('moved', [iff('anotherThere', [pick(fresh(figures('roomT')), 'collision'), damage(1, 'T'), damage(1, 'it')])]),
    ),
    combat('air', area(3), hold(mages('R'))),
  ),
  DES10: steadySpell(
    protection('unholy', 'damagedByFigure', ignoreDamage, damage(1, 'src')),
    protection('unholy', 'trapped', ignore, damage(3, 'src')),
  ),
  DES11: steadySpell(
    combat('unholy', area(2), damage(2, figures('R')), claim(3, 'R')),
    combat('unholy', area(2), damageAltars(2, figures('R'), 5)),
  ),
  DES12: unstable(
    combat('air', one(2), damage(2, 'T'), place(1, 'roomT')),
    combat('air', two(2), damage(1, 'T'), place(1, 'roomT'), iff('it', [damage(1, 'it'), place(1, 'roomIt')])),
  ),
}
