import type { EvocationTexts, MageTexts, RoomTexts } from './shape.ts'

/** The names are in places.en.ts. */
export const rooms: RoomTexts = {
  blackRose:
    'From the Second Moon: discard {4} cards from your hand and look at the top {3} Forgotten spells. Keep {1} in your hand and put the other {2} under the deck in any order.',
  mirrors:
    'Resolve the effect of another intact room whose token is already used. It cannot be the Throne Room, the Black Rose Room or a copy of the Mirrors Room.',
  oracle: 'Take {1} card of your choice from your Grimoire, then shuffle it.',
  abyss: 'Send another Mage within {1} of this room to their Cell and remove all their damage. This is not a defeat.',
  bibliotheca: "Take {1} card from the Library: the top card of a school's deck or of its discard pile.",
  observatory:
    "Look at the top {3} quests of the current Moon; you may swap {1} of them for an active quest of yours. Put yours on top of its own Moon's deck, the rest back on top in any order.",
  sanctuary: 'Heal {2} damage on your Mage.',
  forge: 'Move your Mage up to {1} room, then you may attack.',
  garden: 'Place {1} instability cube in this room or in an adjacent one.',
  treasure: 'Gain {1} power point.',
  laboratory: 'Draw {2} cards from your Grimoire.',
  arena:
    'Resolve your next ready spell. Then choose another Mage in the Lodge who has a ready spell: they must resolve their next one.',
  summoner: 'Summon a Cerberus in this room.',
  armory:
    'You may cover a ready or used spell on your sheet with {1} protection from your hand; it is active at once. The covered spell goes to your Memories.',
  pleasures: 'Draw {1} quest of the current Moon.',
  throne: 'Take the crown.',
  cemetery: 'Summon a Landsknecht in this room.',
  crypt:
    'Look at the top {3} cards of your Memories; you may take {1} of them into your hand. Put the rest back on top in any order.',
  altar: 'Deal {1} damage to an enemy figure in the Lodge.',
}

export const mages: MageTexts = {
  tessa: 'She changes her shape more readily than her mind and trusts her fists over any sermon.',
  jafar: 'He knows how this night ends and smiles while the others find out.',
  rebecca: 'Nobody has ever quit her service for good, not even by dying.',
  nero: 'Fire first and questions later, if anyone is left to answer.',
}

export const evocations: EvocationTexts = {
  landsknecht: 'Undead. No tricks: it moves, then may attack.',
  boneKnight: 'Undead. No tricks: it moves, then may attack.',
  divineAltar: 'Altar. It never moves and never attacks; some spells count it.',
  mutatedAltar: 'Altar. It never moves and never attacks; some spells count it.',
  cerberus: 'Demon. After each of its attacks you may convert up to {1} foreign damage cube on the target to your colour.',
  andromeda:
    'Construct. Instead of attacking, it activates its room for your benefit or removes up to {1} instability cube from it.',
  malacoda: 'Demon. No tricks: it moves, then may attack.',
  infamy: 'Beast. When it enters a room or appears there, deal {4} damage to each enemy figure in that room.',
  abomination:
    'Mutation. Until the end of the turn your Mage has Attack {3}, also counts as an Evocation and may act in the Evocation phase. It takes no Evocation slot; being removed only ends the form.',
}
