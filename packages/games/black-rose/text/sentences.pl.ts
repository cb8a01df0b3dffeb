import type { EvocationTexts, MageTexts, RoomTexts } from './shape.ts'

/** The names are in places.pl.ts. */
export const rooms: RoomTexts = {
  blackRose:
    'Od Drugiego Księżyca: odrzuć {4} karty z ręki i obejrzyj {3} wierzchnie Zapomniane Czary. Zachowaj {1} na ręce, pozostałe {2} odłóż na spód talii w dowolnej kolejności.',
  mirrors:
    'Rozpatrz efekt innego niezniszczonego pomieszczenia, którego żeton jest już zużyty. Nie może to być Sala Tronowa, Komnata Czarnej Róży ani kopia Sali Luster.',
  oracle: 'Weź na rękę {1} wybraną kartę ze swojej księgi czarów, potem ją potasuj.',
  abyss:
    'Odeślij do Celi innego Maga w odległości do {1} od tego pomieszczenia i zdejmij z niego wszystkie obrażenia. To nie jest pokonanie.',
  bibliotheca: 'Weź {1} kartę z Biblioteki: wierzchnią z talii albo ze stosu odrzuconych wybranej szkoły.',
  observatory:
    'Obejrzyj {3} wierzchnie zadania bieżącego Księżyca; możesz wymienić {1} z nich na swoje aktywne zadanie. Oddane połóż na wierzchu talii jego Księżyca, resztę odłóż na wierzch w dowolnej kolejności.',
  sanctuary: 'Wylecz swojego Maga z {2} obrażeń.',
  forge: 'Przesuń swojego Maga najwyżej o {1} pomieszczenie, potem możesz zaatakować.',
  garden: 'Połóż {1} kostkę niestabilności w tym albo w sąsiednim pomieszczeniu.',
  treasure: 'Zyskaj {1} punkt mocy.',
  laboratory: 'Dobierz {2} karty z księgi czarów.',
  arena:
    'Rozpatrz swój następny gotowy czar. Potem wskaż innego Maga w Loży, który ma gotowy czar: musi rozpatrzyć swój następny.',
  summoner: 'Przywołaj Cerbera w tym pomieszczeniu.',
  armory:
    'Możesz przykryć {1} ochroną z ręki gotowy lub wykorzystany czar na swoim arkuszu; ochrona od razu jest aktywna. Przykryty czar trafia do Wspomnień.',
  pleasures: 'Dobierz {1} zadanie bieżącego Księżyca.',
  throne: 'Weź koronę.',
  cemetery: 'Przywołaj Landsknechta w tym pomieszczeniu.',
  crypt:
    'Obejrzyj {3} wierzchnie karty swoich Wspomnień; możesz wziąć {1} z nich na rękę. Resztę odłóż na wierzch w dowolnej kolejności.',
  altar: 'Zadaj {1} obrażenie wrogiej figurce w Loży.',
}

export const mages: MageTexts = {
  tessa: 'Zmienia kształt chętniej niż zdanie i woli pięść od kazania.',
  jafar: 'Zna zakończenie tej nocy i z uśmiechem czeka, aż dojdą do niego inni.',
  rebecca: 'Nikt, kto wszedł do jej służby, nie zwolnił się z niej na dobre, nawet umierając.',
  nero: 'Najpierw ogień, potem pytania, o ile ktoś został, by odpowiedzieć.',
}

export const evocations: EvocationTexts = {
  landsknecht: 'Nieumarły. Działa bez sztuczek: najpierw się przesuwa, potem może zaatakować.',
  boneKnight: 'Nieumarły. Działa bez sztuczek: najpierw się przesuwa, potem może zaatakować.',
  divineAltar: 'Ołtarz. Nigdy się nie przesuwa i nie atakuje; liczą go niektóre czary.',
  mutatedAltar: 'Ołtarz. Nigdy się nie przesuwa i nie atakuje; liczą go niektóre czary.',
  cerberus: 'Demon. Po każdym jego ataku możesz zamienić na swój kolor najwyżej {1} cudzą kostkę obrażeń na celu.',
  andromeda:
    'Konstrukt. Zamiast ataku aktywuje swoje pomieszczenie na twoją korzyść albo usuwa z niego najwyżej {1} kostkę niestabilności.',
  malacoda: 'Demon. Działa bez sztuczek: najpierw się przesuwa, potem może zaatakować.',
  infamy:
    'Bestia. Gdy wejdzie do pomieszczenia lub się w nim pojawi, zadaj {4} obrażenia każdej wrogiej figurce, która tam stoi.',
  abomination:
    'Mutacja. Do końca tury twój Mag ma atak {3}, liczy się też jako Ewokacja i może działać w fazie Ewokacji. Nie zajmuje miejsca Ewokacji; usunięcie kończy tylko przemianę.',
}
