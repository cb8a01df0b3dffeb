import type { EvocationNames, MageNames, RoomNames } from './shape.ts'

export const rooms: RoomNames = {
  blackRose: {
    name: 'Komnata Czarnej Róży',
    what: 'Komnatę Czarnej Róży',
    into: 'do Komnaty Czarnej Róży',
    inside: 'w Komnacie Czarnej Róży',
  },
  mirrors: {
    name: 'Sala Luster',
    what: 'Salę Luster',
    into: 'do Sali Luster',
    inside: 'w Sali Luster',
  },
  oracle: {
    name: 'Wyrocznia',
    what: 'Wyrocznię',
    into: 'do Wyroczni',
    inside: 'w Wyroczni',
  },
  abyss: {
    name: 'Otchłań',
    what: 'Otchłań',
    into: 'do Otchłani',
    inside: 'w Otchłani',
  },
  bibliotheca: {
    name: 'Biblioteka',
    what: 'Bibliotekę',
    into: 'do Biblioteki',
    inside: 'w Bibliotece',
  },
  observatory: {
    name: 'Obserwatorium',
    what: 'Obserwatorium',
    into: 'do Obserwatorium',
    inside: 'w Obserwatorium',
  },
  sanctuary: {
    name: 'Sanktuarium',
    what: 'Sanktuarium',
    into: 'do Sanktuarium',
    inside: 'w Sanktuarium',
  },
  forge: {
    name: 'Kuźnia',
    what: 'Kuźnię',
    into: 'do Kuźni',
    inside: 'w Kuźni',
  },
  garden: {
    name: 'Ogród',
    what: 'Ogród',
    into: 'do Ogrodu',
    inside: 'w Ogrodzie',
  },
  treasure: {
    name: 'Skarbiec',
    what: 'Skarbiec',
    into: 'do Skarbca',
    inside: 'w Skarbcu',
  },
  laboratory: {
    name: 'Laboratorium Alchemii',
    what: 'Laboratorium Alchemii',
    into: 'do Laboratorium Alchemii',
    inside: 'w Laboratorium Alchemii',
  },
  arena: {
    name: 'Arena',
    what: 'Arenę',
    into: 'na Arenę',
    inside: 'na Arenie',
  },
  summoner: {
    name: 'Sala Przywołań',
    what: 'Salę Przywołań',
    into: 'do Sali Przywołań',
    inside: 'w Sali Przywołań',
  },
  armory: {
    name: 'Zbrojownia',
    what: 'Zbrojownię',
    into: 'do Zbrojowni',
    inside: 'w Zbrojowni',
  },
  pleasures: {
    name: 'Sala Uciech',
    what: 'Salę Uciech',
    into: 'do Sali Uciech',
    inside: 'w Sali Uciech',
  },
  throne: {
    name: 'Sala Tronowa',
    what: 'Salę Tronową',
    into: 'do Sali Tronowej',
    inside: 'w Sali Tronowej',
  },
  cemetery: {
    name: 'Cmentarz',
    what: 'Cmentarz',
    into: 'na Cmentarz',
    inside: 'na Cmentarzu',
  },
  crypt: {
    name: 'Krypta',
    what: 'Kryptę',
    into: 'do Krypty',
    inside: 'w Krypcie',
  },
  altar: {
    name: 'Ołtarz Ofiarny',
    what: 'Ołtarz Ofiarny',
    into: 'do Ołtarza Ofiarnego',
    inside: 'przy Ołtarzu Ofiarnym',
  },
}

export const mages: MageNames = {
  tessa: {
    name: 'Tessa',
    whom: 'Tessę',
  },
  jafar: {
    name: "Jaf'ar",
    whom: "Jaf'ara",
  },
  rebecca: {
    name: 'Rebecca',
    whom: 'Rebeccę',
  },
  nero: {
    name: 'Nero',
    whom: 'Nera',
  },
}

export const evocations: EvocationNames = {
  landsknecht: {
    name: 'Landsknecht',
    whom: 'Landsknechta',
  },
  boneKnight: {
    name: 'Kościany Rycerz',
    whom: 'Kościanego Rycerza',
  },
  divineAltar: {
    name: 'Boski Ołtarz',
    whom: 'Boski Ołtarz',
  },
  mutatedAltar: {
    name: 'Zmutowany Ołtarz',
    whom: 'Zmutowany Ołtarz',
  },
  cerberus: {
    name: 'Cerber',
    whom: 'Cerbera',
  },
  andromeda: {
    name: 'Andromeda',
    whom: 'Andromedę',
  },
  malacoda: {
    name: 'Malacoda',
    whom: 'Malacodę',
  },
  infamy: {
    name: 'Infamia z Krety',
    whom: 'Infamię z Krety',
  },
  abomination: {
    name: 'Abominacja',
    whom: 'Abominację',
  },
}
