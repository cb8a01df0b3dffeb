import type { EvocationTexts, MageTexts, RoomTexts } from './shape.ts'

export const rooms: RoomTexts = {
  blackRose: {
    name: 'Komnata Czarnej Róży',
    what: 'Komnatę Czarnej Róży',
    into: 'do Komnaty Czarnej Róży',
    inside: 'w Komnacie Czarnej Róży',
    effect:
      'Od Drugiego Księżyca: odrzuć {4} karty z ręki i obejrzyj {3} wierzchnie Zapomniane Czary. Zachowaj {1} na ręce, pozostałe {2} odłóż na spód talii w dowolnej kolejności.',
  },
  mirrors: {
    name: 'Sala Luster',
    what: 'Salę Luster',
    into: 'do Sali Luster',
    inside: 'w Sali Luster',
    effect:
      'Rozpatrz efekt innego niezniszczonego pomieszczenia, którego żeton jest już zużyty. Nie może to być Sala Tronowa, Komnata Czarnej Róży ani kopia Sali Luster.',
  },
  oracle: {
    name: 'Wyrocznia',
    what: 'Wyrocznię',
    into: 'do Wyroczni',
    inside: 'w Wyroczni',
    effect: 'Weź na rękę {1} wybraną kartę ze swojej księgi czarów, potem ją potasuj.',
  },
  abyss: {
    name: 'Otchłań',
    what: 'Otchłań',
    into: 'do Otchłani',
    inside: 'w Otchłani',
    effect:
      'Odeślij do Celi innego Maga w odległości do {1} od tego pomieszczenia i zdejmij z niego wszystkie obrażenia. To nie jest pokonanie.',
  },
  bibliotheca: {
    name: 'Biblioteka',
    what: 'Bibliotekę',
    into: 'do Biblioteki',
    inside: 'w Bibliotece',
    effect: 'Weź {1} kartę z Biblioteki: wierzchnią z talii albo ze stosu odrzuconych wybranej szkoły.',
  },
  observatory: {
    name: 'Obserwatorium',
    what: 'Obserwatorium',
    into: 'do Obserwatorium',
    inside: 'w Obserwatorium',
    effect:
      'Obejrzyj {3} wierzchnie zadania bieżącego Księżyca; możesz wymienić {1} z nich na swoje aktywne zadanie. Oddane połóż na wierzchu talii jego Księżyca, resztę odłóż na wierzch w dowolnej kolejności.',
  },
  sanctuary: {
    name: 'Sanktuarium',
    what: 'Sanktuarium',
    into: 'do Sanktuarium',
    inside: 'w Sanktuarium',
    effect: 'Wylecz swojego Maga z {2} obrażeń.',
  },
  forge: {
    name: 'Kuźnia',
    what: 'Kuźnię',
    into: 'do Kuźni',
    inside: 'w Kuźni',
    effect: 'Przesuń swojego Maga najwyżej o {1} pomieszczenie, potem możesz zaatakować.',
  },
  garden: {
    name: 'Ogród',
    what: 'Ogród',
    into: 'do Ogrodu',
    inside: 'w Ogrodzie',
    effect: 'Połóż {1} kostkę niestabilności w tym albo w sąsiednim pomieszczeniu.',
  },
  treasure: {
    name: 'Skarbiec',
    what: 'Skarbiec',
    into: 'do Skarbca',
    inside: 'w Skarbcu',
    effect: 'Zyskaj {1} punkt mocy.',
  },
  laboratory: {
    name: 'Laboratorium Alchemii',
    what: 'Laboratorium Alchemii',
    into: 'do Laboratorium Alchemii',
    inside: 'w Laboratorium Alchemii',
    effect: 'Dobierz {2} karty z księgi czarów.',
  },
  arena: {
    name: 'Arena',
    what: 'Arenę',
    into: 'na Arenę',
    inside: 'na Arenie',
    effect:
      'Rozpatrz swój następny gotowy czar. Potem wskaż innego Maga w Loży, który ma gotowy czar: musi rozpatrzyć swój następny.',
  },
  summoner: {
    name: 'Sala Przywołań',
    what: 'Salę Przywołań',
    into: 'do Sali Przywołań',
    inside: 'w Sali Przywołań',
    effect: 'Przywołaj Cerbera w tym pomieszczeniu.',
  },
  armory: {
    name: 'Zbrojownia',
    what: 'Zbrojownię',
    into: 'do Zbrojowni',
    inside: 'w Zbrojowni',
    effect:
      'Możesz przykryć {1} ochroną z ręki gotowy lub wykorzystany czar na swoim arkuszu; ochrona od razu jest aktywna. Przykryty czar trafia do Wspomnień.',
  },
  pleasures: {
    name: 'Sala Uciech',
    what: 'Salę Uciech',
    into: 'do Sali Uciech',
    inside: 'w Sali Uciech',
    effect: 'Dobierz {1} zadanie bieżącego Księżyca.',
  },
  throne: {
    name: 'Sala Tronowa',
    what: 'Salę Tronową',
    into: 'do Sali Tronowej',
    inside: 'w Sali Tronowej',
    effect: 'Weź koronę.',
  },
  cemetery: {
    name: 'Cmentarz',
    what: 'Cmentarz',
    into: 'na Cmentarz',
    inside: 'na Cmentarzu',
    effect: 'Przywołaj Landsknechta w tym pomieszczeniu.',
  },
  crypt: {
    name: 'Krypta',
    what: 'Kryptę',
    into: 'do Krypty',
    inside: 'w Krypcie',
    effect:
      'Obejrzyj {3} wierzchnie karty swoich Wspomnień; możesz wziąć {1} z nich na rękę. Resztę odłóż na wierzch w dowolnej kolejności.',
  },
  altar: {
    name: 'Ołtarz Ofiarny',
    what: 'Ołtarz Ofiarny',
    into: 'do Ołtarza Ofiarnego',
    inside: 'przy Ołtarzu Ofiarnym',
    effect: 'Zadaj {1} obrażenie wrogiej figurce w Loży.',
  },
}

export const mages: MageTexts = {
  tessa: {
    name: 'Tessa',
    whom: 'Tessę',
    line: 'Zmienia kształt chętniej niż zdanie i woli pięść od kazania.',
  },
  jafar: {
    name: "Jaf'ar",
    whom: "Jaf'ara",
    line: 'Zna zakończenie tej nocy i z uśmiechem czeka, aż dojdą do niego inni.',
  },
  rebecca: {
    name: 'Rebecca',
    whom: 'Rebeccę',
    line: 'Nikt, kto wszedł do jej służby, nie zwolnił się z niej na dobre, nawet umierając.',
  },
  nero: {
    name: 'Nero',
    whom: 'Nera',
    line: 'Najpierw ogień, potem pytania, o ile ktoś został, by odpowiedzieć.',
  },
}

export const evocations: EvocationTexts = {
  landsknecht: {
    name: 'Landsknecht',
    whom: 'Landsknechta',
    rule: 'Nieumarły. Działa bez sztuczek: najpierw się przesuwa, potem może zaatakować.',
  },
  boneKnight: {
    name: 'Kościany Rycerz',
    whom: 'Kościanego Rycerza',
    rule: 'Nieumarły. Działa bez sztuczek: najpierw się przesuwa, potem może zaatakować.',
  },
  divineAltar: {
    name: 'Boski Ołtarz',
    whom: 'Boski Ołtarz',
    rule: 'Ołtarz. Nigdy się nie przesuwa i nie atakuje; liczą go niektóre czary.',
  },
  mutatedAltar: {
    name: 'Zmutowany Ołtarz',
    whom: 'Zmutowany Ołtarz',
    rule: 'Ołtarz. Nigdy się nie przesuwa i nie atakuje; liczą go niektóre czary.',
  },
  cerberus: {
    name: 'Cerber',
    whom: 'Cerbera',
    rule: 'Demon. Po każdym jego ataku możesz zamienić na swój kolor najwyżej {1} cudzą kostkę obrażeń na celu.',
  },
  andromeda: {
    name: 'Andromeda',
    whom: 'Andromedę',
    rule: 'Konstrukt. Zamiast ataku aktywuje swoje pomieszczenie na twoją korzyść albo usuwa z niego najwyżej {1} kostkę niestabilności.',
  },
  malacoda: {
    name: 'Malacoda',
    whom: 'Malacodę',
    rule: 'Demon. Działa bez sztuczek: najpierw się przesuwa, potem może zaatakować.',
  },
  infamy: {
    name: 'Infamia z Krety',
    whom: 'Infamię z Krety',
    rule: 'Bestia. Gdy wejdzie do pomieszczenia lub się w nim pojawi, zadaj {4} obrażenia każdej wrogiej figurce, która tam stoi.',
  },
  abomination: {
    name: 'Abominacja',
    whom: 'Abominację',
    rule: 'Mutacja. Do końca tury twój Mag ma atak {3}, liczy się też jako Ewokacja i może działać w fazie Ewokacji. Nie zajmuje miejsca Ewokacji; usunięcie kończy tylko przemianę.',
  },
}
