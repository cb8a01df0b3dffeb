import type { EvocationNames, MageNames, RoomNames } from './shape.ts'

export const rooms: RoomNames = {
  blackRose: {
    name: 'Black Rose Room',
    what: 'the Black Rose Room',
    into: 'into the Black Rose Room',
    inside: 'in the Black Rose Room',
  },
  mirrors: {
    name: 'Mirrors Room',
    what: 'the Mirrors Room',
    into: 'into the Mirrors Room',
    inside: 'in the Mirrors Room',
  },
  oracle: {
    name: 'Oracle Room',
    what: 'the Oracle Room',
    into: 'into the Oracle Room',
    inside: 'in the Oracle Room',
  },
  abyss: {
    name: 'The Abyss',
    what: 'the Abyss',
    into: 'into the Abyss',
    inside: 'in the Abyss',
  },
  bibliotheca: {
    name: 'Bibliotheca',
    what: 'the Bibliotheca',
    into: 'into the Bibliotheca',
    inside: 'in the Bibliotheca',
  },
  observatory: {
    name: 'Observatory',
    what: 'the Observatory',
    into: 'into the Observatory',
    inside: 'in the Observatory',
  },
  sanctuary: {
    name: 'Sanctuary',
    what: 'the Sanctuary',
    into: 'into the Sanctuary',
    inside: 'in the Sanctuary',
  },
  forge: {
    name: 'Forge',
    what: 'the Forge',
    into: 'into the Forge',
    inside: 'in the Forge',
  },
  garden: {
    name: 'Garden',
    what: 'the Garden',
    into: 'into the Garden',
    inside: 'in the Garden',
  },
  treasure: {
    name: 'Treasure Room',
    what: 'the Treasure Room',
    into: 'into the Treasure Room',
    inside: 'in the Treasure Room',
  },
  laboratory: {
    name: 'Alchemic Laboratory',
    what: 'the Alchemic Laboratory',
    into: 'into the Alchemic Laboratory',
    inside: 'in the Alchemic Laboratory',
  },
  arena: {
    name: 'Arena',
    what: 'the Arena',
    into: 'into the Arena',
    inside: 'in the Arena',
  },
  summoner: {
    name: 'Summoner Room',
    what: 'the Summoner Room',
    into: 'into the Summoner Room',
    inside: 'in the Summoner Room',
  },
  armory: {
    name: 'Armory',
    what: 'the Armory',
    into: 'into the Armory',
    inside: 'in the Armory',
  },
  pleasures: {
    name: 'Pleasures Room',
    what: 'the Pleasures Room',
    into: 'into the Pleasures Room',
    inside: 'in the Pleasures Room',
  },
  throne: {
    name: 'Throne Room',
    what: 'the Throne Room',
    into: 'into the Throne Room',
    inside: 'in the Throne Room',
  },
  cemetery: {
    name: 'Cemetery',
    what: 'the Cemetery',
    into: 'into the Cemetery',
    inside: 'in the Cemetery',
  },
  crypt: {
    name: 'Crypt',
    what: 'the Crypt',
    into: 'into the Crypt',
    inside: 'in the Crypt',
  },
  altar: {
    name: 'Sacrificial Altar',
    what: 'the Sacrificial Altar',
    into: 'to the Sacrificial Altar',
    inside: 'at the Sacrificial Altar',
  },
}

export const mages: MageNames = {
  tessa: {
    name: 'Tessa',
    whom: 'Tessa',
  },
  jafar: {
    name: "Jaf'ar",
    whom: "Jaf'ar",
  },
  rebecca: {
    name: 'Rebecca',
    whom: 'Rebecca',
  },
  nero: {
    name: 'Nero',
    whom: 'Nero',
  },
}

export const evocations: EvocationNames = {
  landsknecht: {
    name: 'Landsknecht',
    whom: 'a Landsknecht',
  },
  boneKnight: {
    name: 'Bone Knight',
    whom: 'a Bone Knight',
  },
  divineAltar: {
    name: 'Divine Altar',
    whom: 'a Divine Altar',
  },
  mutatedAltar: {
    name: 'Mutated Altar',
    whom: 'a Mutated Altar',
  },
  cerberus: {
    name: 'Cerberus',
    whom: 'a Cerberus',
  },
  andromeda: {
    name: 'Andromeda',
    whom: 'an Andromeda',
  },
  malacoda: {
    name: 'Malacoda',
    whom: 'a Malacoda',
  },
  infamy: {
    name: 'Infamy of Crete',
    whom: 'the Infamy of Crete',
  },
  abomination: {
    name: 'Abomination',
    whom: 'an Abomination',
  },
}
