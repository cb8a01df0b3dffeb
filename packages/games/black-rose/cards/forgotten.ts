import { ANYWHERE } from '../hex.ts'
import type { ForgottenSpellId } from '../ids.ts'
import {
  area,
  boost,
  combat,
  everybodyInPlay,
  one,
  protection,
  roomTrap,
  type Spells,
  self,
  special,
  steadySpell,
  unanswerable,
  unstable,
} from '../spell.ts'
import {
  act,
  completeQuest,
  convert,
  count,
  damage,
  damageAlone,
  destroy,
  each,
  echo,
  fade,
  figures,
  fromHand,
  hurt,
  iff,
  kill,
  lookQuests,
  lose,
  mages,
  may,
  next,
  only,
  pickRoom,
  place,
  power,
  prohibitLong,
  set,
  shed,
  steal,
  summon,
  survive,
  within,
} from '../steps.ts'

const doomed = only('notThroneNorRose', only('intact', next('R')))

/** The ten Forgotten spells. */
export const forgottenSpells: Spells<ForgottenSpellId> = {
  FOR01: unstable(
    combat('unholy', one(2), damage(8, 'T'), fade(8)),
    combat('unholy', everybodyInPlay, damage(3, hurt(figures('lodge')))),
  ),
  FOR02: steadySpell(
    combat('water', area(0), each(figures(within(2, 'here')), damage(2, 'it'), convert(3, 'it'))),
    combat('water', area(0), lose(1, mages(within(2, 'here'))), power({ the: 'got', times: 2, max: 6 })),
  ),
  FOR03: unstable(combat('earth', one(2), damage(7, 'T')), boost('earth', area(2), place(5, 'R'))),
  FOR04: steadySpell(protection('holy', 'damaged', echo(5)), protection('holy', 'defeated', survive)),
  FOR05: unstable(unanswerable(combat('water', one(2), damage(5, 'T'))), combat('water', one(2), iff('Tunhurt', [], [kill]))),
  FOR06: steadySpell(
    boost(
      'water',
      area(ANYWHERE),
      pickRoom(doomed, 'destroy'),
      destroy('picked'),
      pickRoom(doomed, 'destroy'),
      destroy('picked'),
    ),
    boost('water', area(2), summon('infamy'), iff('it', [may(act('it'))])),
  ),
  FOR07: unstable(
    boost('magic', area(ANYWHERE), set(0), each(mages('R'), shed('it', 'quick'), count), power({ the: 'n', times: 2, max: 6 })),
    boost('magic', special, lookQuests(4, 'previous'), completeQuest('seen'), power(2)),
  ),
  FOR08: unstable(
    combat('air', everybodyInPlay, damage(3, figures('lodge')), prohibitLong('move', 'hitMages')),
    combat('air', everybodyInPlay, damage(3, figures('lodge')), prohibitLong('activate', 'hitMages')),
  ),
  FOR09: steadySpell(
    roomTrap('holy', 'grey', 'enterMage', steal(4, 'T')),
    roomTrap('holy', 'yellow', 'enterFigure', damageAlone(6, 'T', 6)),
  ),
  FOR10: unstable(
    boost('magic', self, fromHand, fromHand, power(2)),
    boost('magic', special, each(mages('lodge'), shed('it', 'sheet')), power(4)),
  ),
}
