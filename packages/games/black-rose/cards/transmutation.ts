import type { Program } from '../effects.ts'
import { ANYWHERE } from '../hex.ts'
import type { SchoolSpellId } from '../ids.ts'
import { area, boost, combat, one, protection, type Spells, self, steadySpell, unstable } from '../spell.ts'
import {
  activate,
  attack,
  buff,
  choose,
  damage,
  evocations,
  figures,
  heal,
  ignoreDamage,
  may,
  mirror,
  move,
  only,
  payCards,
  pick,
  pickRoom,
  place,
  placeSuffered,
  power,
  set,
  steady,
  summon,
  unsummon,
} from '../steps.ts'

/** The price of the rites: a Mutated Altar of R. */
const mutatedAltar: Program = [pick(evocations('R', 'any', 'mutatedAltar'), 'sacrifice'), unsummon('it')]
const stepAndAttack: Program = [move(1, 'me'), attack('me')]

/** Transmutation: boosts of oneself, physical attacks, rooms, Mutated Altars. */
export const transmutation: Spells<Extract<SchoolSpellId, `TRA${string}`>> = {
  TRA01: unstable(
    combat('water', one(2), choose([damage(1, 'T')], [payCards(1), damage(3, 'T')])),
    combat('water', area(2), choose([damage(1, figures('R'))], [payCards(1), place(2, 'R')])),
  ),
  TRA02: unstable(boost('fire', self, buff('moveAndAttack')), boost('fire', self, buff('abomination'), stepAndAttack)),
  TRA03: steadySpell(
    boost('earth', area(2, 'mutatedAltar'), mutatedAltar, place(4, 'R')),
    boost('earth', area(1), summon('mutatedAltar'), place(1, 'R')),
  ),
  TRA04: steadySpell(protection('fire', 'damaged', placeSuffered), protection('fire', 'damaged', ignoreDamage, place(1, 'here'))),
  TRA05: steadySpell(
    boost('water', area(2, 'mutatedAltar'), mutatedAltar, power(2), place(2, 'R')),
    boost('water', area(1), summon('mutatedAltar'), power(1)),
  ),
  TRA06: unstable(
    boost('fire', area(ANYWHERE), steady(2, 'R'), power({ the: 'got' })),
    boost('fire', area(ANYWHERE, 'altar'), place(2, 'R')),
  ),
  TRA07: steadySpell(
    combat('water', self, buff('attackInstability'), stepAndAttack),
    combat('water', one(1), place({ the: 'damageT', half: true, max: 3 }, 'roomT')),
  ),
  TRA08: steadySpell(
    boost('earth', area(ANYWHERE, 'changeable'), pickRoom(only('mirrorable'), 'mirror'), mirror, may(activate('R'))),
    boost('earth', area(1), summon('mutatedAltar'), place({ the: 'mutatedAltars' }, 'R')),
  ),
  TRA09: steadySpell(
    boost('earth', area(0), set({ the: 'mutatedAltars', max: 4 }), power({ the: 'n' }), place({ the: 'n' }, 'here')),
    boost('earth', area(1), summon('mutatedAltar'), power({ the: 'mutatedAltars' })),
  ),
  TRA10: unstable(
    combat('earth', self, buff('attackArea'), stepAndAttack),
    combat('earth', self, buff('attack3'), stepAndAttack),
  ),
  TRA11: unstable(
    boost('water', area(ANYWHERE, 'threeCubes'), steady(3, 'R'), heal(2, 'me')),
    boost('water', area(ANYWHERE, 'threeCubes'), steady(3, 'R'), summon('mutatedAltar')),
  ),
  TRA12: steadySpell(
    combat('fire', self, buff('burnFigure'), stepAndAttack),
    combat('fire', self, buff('burnRoom'), stepAndAttack),
  ),
}
