import type { QuestTexts } from './shape.ts'

/** The names are in names.pl.ts. */
export const quests: QuestTexts = {
  Q001: {
    task: 'Aktywuj Salę Luster.',
    reward: 'Po efekcie pomieszczenia dodatkowo przemieść swojego Maga do dowolnego niezniszczonego pomieszczenia.',
  },
  Q002: {
    task: 'Aktywuj pomieszczenie Biblioteka.',
    reward: 'Po efekcie pomieszczenia dodatkowo weź {1} kartę z Biblioteki.',
  },
  Q003: {
    task: 'Aktywuj Obserwatorium.',
    reward:
      'Zamiast efektu pomieszczenia obejrzyj {3} wierzchnie zadania bieżącego Księżyca i weź {1} z nich. Resztę odłóż na wierzch w dowolnej kolejności.',
  },
  Q004: {
    task: 'Aktywuj Sanktuarium.',
    reward: 'Po efekcie pomieszczenia dodatkowo wylecz swojego Maga z {1} obrażenia, a każdą swoją Ewokację z {1}.',
  },
  Q005: {
    task: 'Aktywuj Kuźnię.',
    reward: 'Zamiast efektu pomieszczenia przesuń swojego Maga najwyżej o {2} pomieszczenia, potem możesz zaatakować.',
  },
  Q006: {
    task: 'Aktywuj Ogród.',
    reward: 'Po efekcie pomieszczenia dodatkowo połóż {1} kostkę niestabilności w tym pomieszczeniu.',
  },
  Q007: {
    task: 'Aktywuj Skarbiec.',
    reward: 'Po efekcie pomieszczenia dodatkowo wskaż innego Maga w Loży: traci {1} punkt mocy.',
  },
  Q008: {
    task: 'Aktywuj Laboratorium Alchemii.',
    reward: 'Po efekcie pomieszczenia dodatkowo wylecz swojego Maga z {2} obrażeń.',
  },
  Q009: {
    task: 'Aktywuj Ołtarz Ofiarny.',
    reward: 'Zamiast efektu pomieszczenia zadaj {3} obrażenia innemu Magowi w Loży.',
  },
  Q010: {
    task: 'Aktywuj Arenę.',
    reward: 'Zamiast efektu pomieszczenia zadaj {2} obrażenia wrogiej figurce w odległości do {1} od tego pomieszczenia.',
  },
  Q011: {
    task: 'Aktywuj Salę Przywołań.',
    reward: 'Po efekcie pomieszczenia dodatkowo wykonaj działanie Cerberem, który się właśnie pojawił.',
  },
  Q012: {
    task: 'Aktywuj Zbrojownię.',
    reward: 'Zamiast efektu pomieszczenia dobierz {2} karty z księgi czarów.',
  },
  Q013: {
    task: 'Aktywuj Salę Uciech.',
    reward: 'Po efekcie pomieszczenia dodatkowo wylecz swojego Maga z {2} obrażeń.',
  },
  Q014: {
    task: 'Aktywuj Salę Tronową.',
    reward: 'Po efekcie pomieszczenia dodatkowo podejrzyj {2} wierzchnie wydarzenia i odłóż je na wierzch w dowolnej kolejności.',
  },
  Q015: {
    task: 'Aktywuj Cmentarz.',
    reward: 'Po efekcie pomieszczenia dodatkowo wykonaj działanie Landsknechtem, który się właśnie pojawił.',
  },
  Q016: {
    task: 'Aktywuj Kryptę.',
    reward: 'Zamiast efektu pomieszczenia weź na rękę {2} wierzchnie karty swoich Wspomnień.',
  },
  Q017: {
    task: 'Aktywuj Wyrocznię.',
    reward: 'Po efekcie pomieszczenia dodatkowo podejrzyj gotowe czary innego Maga w Loży.',
  },
  Q018: {
    task: 'Aktywuj Otchłań.',
    reward:
      'Zamiast efektu pomieszczenia przesuń najwyżej o {2} pomieszczenia wrogą figurkę w odległości do {1} od tego pomieszczenia.',
  },
  Q019: {
    task: 'Rzuć czar powietrza.',
    reward: 'Przesuń swojego Maga najwyżej o {1} pomieszczenie.',
  },
  Q020: {
    task: 'Rzuć czar ziemi.',
    reward: 'Połóż {1} kostkę niestabilności w pomieszczeniu swojego Maga.',
  },
  Q021: {
    task: 'Rzuć czar ognia.',
    reward: 'Zadaj {1} obrażenie wrogiej figurce w odległości do {1} od swojego Maga.',
  },
  Q022: {
    task: 'Rzuć czar wody.',
    reward: 'Wylecz swojego Maga z {2} obrażeń.',
  },
  Q023: {
    task: 'Rzuć czar magii.',
    reward: 'Dobierz {1} kartę z księgi czarów.',
  },
  Q024: {
    task: 'Rzuć święty czar.',
    reward: 'Wylecz swojego Maga z {1} obrażenia i dobierz {1} kartę z księgi czarów.',
  },
  Q025: {
    task: 'Rzuć nieczysty czar.',
    reward: 'Zamień na swój kolor najwyżej {1} cudzą kostkę obrażeń na innym Magu w Loży.',
  },
  Q026: {
    task: 'Zadaj Magowi obrażenia atakiem fizycznym swojego Maga.',
    reward: 'Przesuń swojego Maga najwyżej o {1} pomieszczenie.',
  },
  Q027: {
    task: 'Przywołaj Ewokację.',
    reward: 'Wykonaj działanie tą Ewokacją.',
  },
  Q028: {
    task: 'Miej w tym samym pomieszczeniu co najmniej {2} swoje kostki niestabilności.',
    reward: 'Weź {1} kartę z Biblioteki.',
  },
  Q029: {
    task: 'Uruchom swoją pułapkę.',
    reward: 'Dobierz {1} kartę z księgi czarów.',
  },
  Q030: {
    task: 'Uruchom swoją ochronę.',
    reward: 'Weź {1} kartę z Biblioteki.',
  },
  Q031: {
    task: 'Aktywuj {2} różne pomieszczenia w tej samej turze.',
    reward: 'Weź {1} kartę z Biblioteki.',
  },
  Q032: {
    task: 'Zakończ swoją kolej w pomieszczeniu z co najmniej {2} innymi Magami.',
    reward: 'Zadaj {1} obrażenie każdemu innemu Magowi w pomieszczeniu swojego Maga.',
  },
  Q033: {
    task: 'Zadaj obrażenia {2} różnym Magom pojedynczym efektem lub atakiem.',
    reward: 'Połóż {1} kostkę niestabilności w pomieszczeniu swojego Maga.',
  },
  Q034: {
    task: 'Miej w fazie Porządkowania co najmniej {6} obrażeń na swoim Magu.',
    reward: 'Wylecz swojego Maga z {4} obrażeń.',
  },
  Q035: {
    task: 'Aktywuj pomieszczenie Biblioteka.',
    reward:
      'Zamiast efektu pomieszczenia obejrzyj {5} wierzchnich kart z talii wybranej szkoły i weź {2} z nich na rękę. Resztę wtasuj z powrotem.',
  },
  Q036: {
    task: 'Aktywuj Obserwatorium.',
    reward: 'Po efekcie pomieszczenia dodatkowo odrzuć {1} wybrane wydarzenie z planszy.',
  },
  Q037: {
    task: 'Aktywuj Sanktuarium.',
    reward: 'Zamiast efektu pomieszczenia wylecz swojego Maga ze wszystkich obrażeń wybranego koloru.',
  },
  Q038: {
    task: 'Aktywuj Kuźnię.',
    reward:
      'Zamiast efektu pomieszczenia przesuń swojego Maga najwyżej o {1} pomieszczenie, potem możesz zaatakować. Przesuń go jeszcze raz najwyżej o {1} pomieszczenie, potem możesz zaatakować inną figurkę.',
  },
  Q039: {
    task: 'Aktywuj Ogród.',
    reward: 'Zamiast efektu pomieszczenia połóż {2} kostki niestabilności w wybranym pomieszczeniu w odległości do {1} od tego.',
  },
  Q040: {
    task: 'Aktywuj Skarbiec.',
    reward: 'Po efekcie pomieszczenia dodatkowo ukradnij {1} punkt mocy innemu Magowi w Loży.',
  },
  Q041: {
    task: 'Aktywuj Laboratorium Alchemii.',
    reward: 'Po efekcie pomieszczenia dodatkowo rzuć {1} czar z ręki.',
  },
  Q042: {
    task: 'Aktywuj Ołtarz Ofiarny.',
    reward: 'Zamiast efektu pomieszczenia zadaj po {2} obrażenia {2} różnym wrogim figurkom w Loży.',
  },
  Q043: {
    task: 'Aktywuj Arenę.',
    reward: 'Po efekcie pomieszczenia dodatkowo zadaj {2} obrażenia Magowi wskazanemu na Arenie.',
  },
  Q044: {
    task: 'Aktywuj Salę Przywołań.',
    reward: 'Po efekcie pomieszczenia dodatkowo przywołaj Cerbera w sąsiednim pomieszczeniu.',
  },
  Q045: {
    task: 'Aktywuj Zbrojownię.',
    reward: 'Po efekcie pomieszczenia dodatkowo weź {2} karty z Biblioteki, potem odrzuć {1} kartę z ręki.',
  },
  Q046: {
    task: 'Aktywuj Salę Uciech.',
    reward:
      'Zamiast efektu pomieszczenia podejrzyj aktywne zadania innego Maga w Loży. Możesz wymienić się z nim aktywnym zadaniem; oba wybierasz ty.',
  },
  Q047: {
    task: 'Aktywuj Salę Tronową.',
    reward: 'Po efekcie pomieszczenia dodatkowo Róża traci {1} punkt mocy.',
  },
  Q048: {
    task: 'Aktywuj Komnatę Czarnej Róży.',
    reward: 'Po efekcie pomieszczenia dodatkowo weź {2} karty z Biblioteki.',
  },
  Q049: {
    task: 'Rzuć {2} czary powietrza w tej samej turze.',
    reward: 'Przesuń swojego Maga najwyżej o {2} pomieszczenia, potem możesz aktywować jego pomieszczenie.',
  },
  Q050: {
    task: 'Rzuć {2} czary ziemi w tej samej turze.',
    reward: 'Połóż {2} kostki niestabilności w wybranym pomieszczeniu w odległości do {1} od swojego Maga.',
  },
  Q051: {
    task: 'Rzuć {2} czary ognia w tej samej turze.',
    reward: 'Zadaj {2} obrażenia wrogiej figurce w odległości do {2} od swojego Maga.',
  },
  Q052: {
    task: 'Rzuć {2} czary wody w tej samej turze.',
    reward: 'Wylecz swojego Maga z {3} obrażeń.',
  },
  Q053: {
    task: 'Rzuć {2} czary magii w tej samej turze.',
    reward: 'Weź {2} karty z Biblioteki.',
  },
  Q054: {
    task: 'Rzuć {2} święte czary w tej samej turze.',
    reward: 'Wylecz swojego Maga z {2} obrażeń, a każdą swoją Ewokację z {2}.',
  },
  Q055: {
    task: 'Rzuć {2} nieczyste czary w tej samej turze.',
    reward: 'Zamień na swój kolor najwyżej {2} cudze kostki obrażeń na innym Magu w Loży.',
  },
  Q056: {
    task: 'Zdobądź trofeum.',
    reward: 'Weź {1} kartę z Biblioteki.',
  },
  Q057: {
    task: 'Usuń wrogą Ewokację, zadając jej obrażenia.',
    reward: 'Wykonaj działanie wybraną swoją Ewokacją albo wylecz swojego Maga z {2} obrażeń.',
  },
  Q058: {
    task: 'Miej w Loży {2} swoje Ewokacje.',
    reward: 'Wykonaj działanie wybraną swoją Ewokacją.',
  },
  Q059: {
    task: 'Miej w tym samym pomieszczeniu co najmniej {3} swoje kostki niestabilności.',
    reward: 'Zamień na swój kolor najwyżej {1} cudzą kostkę niestabilności w tamtym pomieszczeniu.',
  },
  Q060: {
    task: 'Zadaj co najmniej {2} obrażenia pojedynczą pułapką.',
    reward: 'Dobierz {2} karty z księgi czarów.',
  },
  Q061: {
    task: 'Uruchom swoją ochronę przeciw czarowi walki.',
    reward: 'Zadaj {1} obrażenie Magowi, który rzucił ten czar walki.',
  },
  Q062: {
    task: 'Zadaj Magowi co najmniej {4} obrażenia pojedynczym efektem lub atakiem.',
    reward: 'Przesuń trafionego Maga najwyżej o {1} pomieszczenie.',
  },
  Q063: {
    task: 'Aktywuj {3} różne pomieszczenia w tej samej turze.',
    reward: 'Weź {2} karty z Biblioteki.',
  },
  Q064: {
    task: 'Zadaj obrażenia {3} różnym Magom pojedynczym efektem lub atakiem.',
    reward: 'Połóż po {1} kostce niestabilności w pomieszczeniu swojego Maga i w każdym sąsiednim, w którym stoi Mag.',
  },
  Q065: {
    task: 'Zakończ swoją kolej w pomieszczeniu z co najmniej {2} innymi Magami.',
    reward: 'Ukradnij {1} punkt mocy każdemu innemu Magowi w pomieszczeniu swojego Maga.',
  },
  Q066: {
    task: 'Aktywuj Komnatę Czarnej Róży.',
    reward: 'Po efekcie pomieszczenia dodatkowo rzuć {1} czar z ręki.',
  },
  Q067: {
    task: 'Aktywuj Salę Tronową.',
    reward: 'Po efekcie pomieszczenia dodatkowo Róża traci {2} punkty mocy.',
  },
  Q068: {
    task: 'Aktywuj Ołtarz Ofiarny.',
    reward:
      'Zamiast efektu pomieszczenia możesz odprawić swoją Ewokację. Jeśli ją odprawisz, zadaj wrogiej figurce w Loży {5} obrażeń, w przeciwnym razie {3}.',
  },
  Q069: {
    task: 'Aktywuj Arenę.',
    reward:
      'Zamiast efektu pomieszczenia przemieść swojego Maga do pomieszczenia innego Maga w Loży. Zadaj temu Magowi {3} obrażenia.',
  },
  Q070: {
    task: 'Aktywuj Otchłań.',
    reward:
      'Zamiast efektu pomieszczenia odeślij do Celi innego Maga w odległości do {2} od tego pomieszczenia. Jego obrażenia zostają.',
  },
  Q071: {
    task: 'Aktywuj Kryptę.',
    reward: 'Zamiast efektu pomieszczenia weź na rękę {3} dowolne karty ze swoich Wspomnień.',
  },
  Q072: {
    task: 'Aktywuj Cmentarz.',
    reward: 'Zamiast efektu pomieszczenia przywołaj Kościanego Rycerza w tym pomieszczeniu i wykonaj nim działanie.',
  },
  Q073: {
    task: 'Aktywuj Ogród.',
    reward: 'Zamiast efektu pomieszczenia połóż {3} kostki niestabilności w wybranym pomieszczeniu w odległości do {1} od tego.',
  },
  Q074: {
    task: 'Aktywuj Wyrocznię.',
    reward:
      'Po efekcie pomieszczenia dodatkowo obejrzyj {3} wierzchnie zadania bieżącego Księżyca i weź {1} z nich. Resztę odłóż na wierzch w dowolnej kolejności.',
  },
  Q075: {
    task: 'Aktywuj Laboratorium Alchemii.',
    reward: 'Po efekcie pomieszczenia dodatkowo odrzuć najwyżej {3} karty z ręki i zyskaj {1} punkt mocy za każdą.',
  },
  Q076: {
    task: 'Aktywuj Salę Luster.',
    reward:
      'Po efekcie pomieszczenia dodatkowo aktywuj dowolne pomieszczenie z niezużytym żetonem. Nie może to być Sala Tronowa ani Komnata Czarnej Róży.',
  },
  Q077: {
    task: 'Aktywuj Kuźnię.',
    reward: 'Zamiast efektu pomieszczenia przesuń swojego Maga najwyżej o {2} pomieszczenia, potem możesz zaatakować (atak {4}).',
  },
  Q078: {
    task: 'Rzuć czar powietrza i czar wody w tej samej turze.',
    reward: 'Zadaj {2} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu w odległości do {2} od swojego Maga.',
  },
  Q079: {
    task: 'Rzuć czar ziemi i czar ognia w tej samej turze.',
    reward:
      'Połóż {2} kostki niestabilności w pomieszczeniu swojego Maga. Zadaj {2} obrażenia każdej wrogiej figurce, która w nim stoi.',
  },
  Q080: {
    task: 'Rzuć święty czar i nieczysty czar w tej samej turze.',
    reward: 'Wylecz swojego Maga z {3} obrażeń. Zamień na swój kolor najwyżej {2} cudze kostki obrażeń na innym Magu w Loży.',
  },
  Q081: {
    task: 'Rzuć czary {3} różnych elementów w tej samej turze.',
    reward: 'Weź {2} karty z Biblioteki.',
  },
  Q082: {
    task: 'Rzuć czary {4} różnych elementów w tej samej turze.',
    reward: 'Weź koronę. Weź {2} karty z Biblioteki.',
  },
  Q083: {
    task: 'Rzuć {3} czary tego samego elementu w tej samej turze.',
    reward: 'Rzuć {1} czar z ręki.',
  },
  Q084: {
    task: 'Miej trofea {2} różnych Magów. Gdy masz tylko jednego rywala, wystarczą {2} trofea.',
    reward: 'Zadaj {2} obrażenia innemu Magowi w Loży.',
  },
  Q085: {
    task: 'Zdobądź trofeum Maga, na którym leżały tylko twoje kostki obrażeń.',
    reward: 'Ukradnij {2} punkty mocy innemu Magowi w Loży.',
  },
  Q086: {
    task: 'Zdobądź {1} żeton zniszczonego pomieszczenia.',
    reward: 'Połóż {2} kostki niestabilności w wybranym pomieszczeniu w odległości do {1} od swojego Maga.',
  },
  Q087: {
    task: 'Miej co najmniej {2} żetony zniszczonych pomieszczeń.',
    reward: 'Zamień na swój kolor najwyżej {2} cudze kostki niestabilności w dowolnym pomieszczeniu.',
  },
  Q088: {
    task: 'Miej w Loży {3} swoje Ewokacje.',
    reward: 'Wykonaj działanie każdą swoją Ewokacją.',
  },
  Q089: {
    task: 'Zadaj obrażenia {3} różnym Magom pojedynczym efektem lub atakiem.',
    reward: 'Wylecz swojego Maga z {3} obrażeń.',
  },
  Q090: {
    task: 'Zadaj Magowi co najmniej {5} obrażeń pojedynczym efektem lub atakiem.',
    reward: 'Połóż {2} kostki niestabilności w pomieszczeniu trafionego Maga.',
  },
  Q091: {
    task: 'Uruchom {2} swoje pułapki w tej samej turze.',
    reward: 'Ukradnij {1} punkt mocy każdemu Magowi złapanemu w te pułapki.',
  },
  Q092: {
    task: 'Zadaj obrażenia Magowi, a w fazie Porządkowania tej samej tury nie miej ich na swoim.',
    reward: 'Weź {2} karty z Biblioteki.',
  },
  Q093: {
    task: 'Aktywuj {3} pomieszczenia w tej samej turze, każde innego koloru.',
    reward: 'Odśwież {1} swój zużyty żeton akcji fizycznej.',
  },
  Q094: {
    task: 'Miej w fazie Porządkowania co najmniej {4} wykonane zadania, nie licząc tego.',
    reward: 'Dobierz {1} zadanie bieżącego Księżyca.',
  },
  Q095: {
    task: 'Zakończ swoją kolej w pomieszczeniu z co najmniej {3} innymi Magami.',
    reward: 'Zadaj {2} obrażenia każdemu innemu Magowi w pomieszczeniu swojego Maga.',
  },
}
