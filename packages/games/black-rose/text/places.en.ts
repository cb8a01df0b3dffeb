import type { EvocationTexts, MageTexts, RoomTexts } from './shape.ts'

export const rooms: RoomTexts = {
  blackRose: {
    name: 'Black Rose Room',
    what: 'the Black Rose Room',
    into: 'into the Black Rose Room',
    inside: 'in the Black Rose Room',
    effect:
      'From the Second Moon: discard {4} cards from your hand and look at the top {3} Forgotten spells. Keep {1} in your hand and put the other {2} under the deck in any order.',
  },
  mirrors: {
    name: 'Mirrors Room',
    what: 'the Mirrors Room',
    into: 'into the Mirrors Room',
    inside: 'in the Mirrors Room',
    effect:
      'Resolve the effect of another intact room whose token is already used. It cannot be the Throne Room, the Black Rose Room or a copy of the Mirrors Room.',
  },
  oracle: {
    name: 'Oracle Room',
    what: 'the Oracle Room',
    into: 'into the Oracle Room',
    inside: 'in the Oracle Room',
    effect: 'Take {1} card of your choice from your Grimoire, then shuffle it.',
  },
  abyss: {
    name: 'The Abyss',
    what: 'the Abyss',
    into: 'into the Abyss',
    inside: 'in the Abyss',
    effect: 'Send another Mage within {1} of this room to their Cell and remove all their damage. This is not a defeat.',
  },
  bibliotheca: {
    name: 'Bibliotheca',
    what: 'the Bibliotheca',
    into: 'into the Bibliotheca',
    inside: 'in the Bibliotheca',
    effect: "Take {1} card from the Library: the top card of a school's deck or of its discard pile.",
  },
  observatory: {
    name: 'Observatory',
    what: 'the Observatory',
    into: 'into the Observatory',
    inside: 'in the Observatory',
    effect:
      "Look at the top {3} quests of the current Moon; you may swap {1} of them for an active quest of yours. Put yours on top of its own Moon's deck, the rest back on top in any order.",
  },
  sanctuary: {
    name: 'Sanctuary',
    what: 'the Sanctuary',
    into: 'into the Sanctuary',
    inside: 'in the Sanctuary',
    effect: 'Heal {2} damage on your Mage.',
  },
  forge: {
    name: 'Forge',
    what: 'the Forge',
    into: 'into the Forge',
    inside: 'in the Forge',
    effect: 'Move your Mage up to {1} room, then you may attack.',
  },
  garden: {
    name: 'Garden',
    what: 'the Garden',
    into: 'into the Garden',
    inside: 'in the Garden',
    effect: 'Place {1} instability cube in this room or in an adjacent one.',
  },
  treasure: {
    name: 'Treasure Room',
    what: 'the Treasure Room',
    into: 'into the Treasure Room',
    inside: 'in the Treasure Room',
    effect: 'Gain {1} power point.',
  },
  laboratory: {
    name: 'Alchemic Laboratory',
    what: 'the Alchemic Laboratory',
    into: 'into the Alchemic Laboratory',
    inside: 'in the Alchemic Laboratory',
    effect: 'Draw {2} cards from your Grimoire.',
  },
  arena: {
    name: 'Arena',
    what: 'the Arena',
    into: 'into the Arena',
    inside: 'in the Arena',
    effect:
      'Resolve your next ready spell. Then choose another Mage in the Lodge who has a ready spell: they must resolve their next one.',
  },
  summoner: {
    name: 'Summoner Room',
    what: 'the Summoner Room',
    into: 'into the Summoner Room',
    inside: 'in the Summoner Room',
    effect: 'Summon a Cerberus in this room.',
  },
  armory: {
    name: 'Armory',
    what: 'the Armory',
    into: 'into the Armory',
    inside: 'in the Armory',
    effect:
      'You may cover a ready or used spell on your sheet with {1} protection from your hand; it is active at once. The covered spell goes to your Memories.',
  },
  pleasures: {
    name: 'Pleasures Room',
    what: 'the Pleasures Room',
    into: 'into the Pleasures Room',
    inside: 'in the Pleasures Room',
    effect: 'Draw {1} quest of the current Moon.',
  },
  throne: {
    name: 'Throne Room',
    what: 'the Throne Room',
    into: 'into the Throne Room',
    inside: 'in the Throne Room',
    effect: 'Take the crown.',
  },
  cemetery: {
    name: 'Cemetery',
    what: 'the Cemetery',
    into: 'into the Cemetery',
    inside: 'in the Cemetery',
    effect: 'Summon a Landsknecht in this room.',
  },
  crypt: {
    name: 'Crypt',
    what: 'the Crypt',
    into: 'into the Crypt',
    inside: 'in the Crypt',
    effect:
      'Look at the top {3} cards of your Memories; you may take {1} of them into your hand. Put the rest back on top in any order.',
  },
  altar: {
    name: 'Sacrificial Altar',
    what: 'the Sacrificial Altar',
    into: 'to the Sacrificial Altar',
    inside: 'at the Sacrificial Altar',
    effect: 'Deal {1} damage to an enemy figure in the Lodge.',
  },
}

export const mages: MageTexts = {
  tessa: {
    name: 'Tessa',
    whom: 'Tessa',
    line: 'She changes her shape more readily than her mind and trusts her fists over any sermon.',
  },
  jafar: {
    name: "Jaf'ar",
    whom: "Jaf'ar",
    line: 'He knows how this night ends and smiles while the others find out.',
  },
  rebecca: {
    name: 'Rebecca',
    whom: 'Rebecca',
    line: 'Nobody has ever quit her service for good, not even by dying.',
  },
  nero: {
    name: 'Nero',
    whom: 'Nero',
    line: 'Fire first and questions later, if anyone is left to answer.',
  },
}

export const evocations: EvocationTexts = {
  landsknecht: {
    name: 'Landsknecht',
    whom: 'a Landsknecht',
    rule: 'Undead. No tricks: it moves, then may attack.',
  },
  boneKnight: {
    name: 'Bone Knight',
    whom: 'a Bone Knight',
    rule: 'Undead. No tricks: it moves, then may attack.',
  },
  divineAltar: {
    name: 'Divine Altar',
    whom: 'a Divine Altar',
    rule: 'Altar. It never moves and never attacks; some spells count it.',
  },
  mutatedAltar: {
    name: 'Mutated Altar',
    whom: 'a Mutated Altar',
    rule: 'Altar. It never moves and never attacks; some spells count it.',
  },
  cerberus: {
    name: 'Cerberus',
    whom: 'a Cerberus',
    rule: 'Demon. After each of its attacks you may convert up to {1} foreign damage cube on the target to your colour.',
  },
  andromeda: {
    name: 'Andromeda',
    whom: 'an Andromeda',
    rule: 'Construct. Instead of attacking, it activates its room for your benefit or removes up to {1} instability cube from it.',
  },
  malacoda: {
    name: 'Malacoda',
    whom: 'a Malacoda',
    rule: 'Demon. No tricks: it moves, then may attack.',
  },
  infamy: {
    name: 'Infamy of Crete',
    whom: 'the Infamy of Crete',
    rule: 'Beast. When it enters a room or appears there, deal {4} damage to each enemy figure in that room.',
  },
  abomination: {
    name: 'Abomination',
    whom: 'an Abomination',
    rule: 'Mutation. Until the end of the turn your Mage has Attack {3}, also counts as an Evocation and may act in the Evocation phase. It takes no Evocation slot; being removed only ends the form.',
  },
}
