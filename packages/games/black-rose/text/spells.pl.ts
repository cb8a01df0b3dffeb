import type { SpellTexts } from './shape.ts'

/** The names are in names.pl.ts. */
export const spells: SpellTexts = {
  CON01: {
    upper:
      'Gdy wroga figurka wchodzi do czerwonego pomieszczenia: zadaj {3} obrażenia każdej wrogiej figurce w nim i {1} każdej w sąsiednich.',
    lower:
      'Gdy inny Mag wchodzi do zielonego pomieszczenia: zadaj mu {2} obrażenia. Gdy w tej turze opuści je inaczej niż do Celi, zadaj mu jeszcze {2}.',
  },
  CON02: {
    upper: 'Gdy inny Mag wchodzi do Komnaty Czarnej Róży: ukradnij mu {1} wybrane wykonane zadanie i {2} punkty mocy.',
    lower:
      'Gdy inny Mag wchodzi do fioletowego pomieszczenia: ukradnij mu {2} punkty mocy. Do końca tury nie może on ruszać się akcją fizyczną.',
  },
  CON03: {
    upper: 'Gdy inny Mag zakończy akcję fizyczną: zadaj mu {1} obrażenie, potem przesuń go najwyżej o {1} pomieszczenie.',
    lower:
      'Gdy inny Mag zakończy akcję fizyczną: przesuń go najwyżej o {1} pomieszczenie, a wraz z nim, też o {1}, inną wrogą figurkę stamtąd. Zyskaj {1} punkt mocy.',
  },
  CON04: {
    upper: 'Gdy twój Mag ma otrzymać obrażenia: zmniejsz je o {3} i zyskaj {1} punkt mocy.',
    lower:
      'Gdy wrogi czar o pojedynczym celu wybiera twojego Maga: przenieś czar na inną dozwoloną figurkę w odległości do {1} od Maga; gdy takiej nie ma, odwołaj czar.',
  },
  CON05: {
    upper: 'Odpraw wszystkie wrogie Ewokacje w wybranym pomieszczeniu. Zyskaj {1} punkt mocy za każdą, najwyżej {4}.',
    lower:
      'Odpraw wrogą Ewokację, przemieść swojego Maga do jej pomieszczenia i zyskaj {1} punkt mocy. Możesz aktywować to pomieszczenie.',
  },
  CON06: {
    upper:
      'Podejrzyj rękę innego Maga. Możesz wymienić się z nim kartą z ręki; obie wybierasz ty, oprócz Zapomnianych i specjalnych. Zyskaj {1} punkt mocy.',
    lower:
      'Odrzuć {1} kartę z ręki, aby odrzucić bez podglądania {1} gotowy czar standardowy innego Maga i zyskać {1} punkt mocy.',
  },
  CON07: {
    upper:
      'Gdy inny Mag ogłasza wykonanie zadania: on dostaje nagrodę i punkty mocy, ale karta trafia do twoich wykonanych zadań.',
    lower:
      'Gdy inny Mag ogłasza wykonanie zadania: ty zyskujesz punkty mocy z karty zamiast niego. On dostaje nagrodę i zatrzymuje kartę.',
  },
  CON08: {
    upper: 'Przemieść swojego Maga do wybranego pomieszczenia; możesz je aktywować.',
    lower: 'Zamień miejscami swojego Maga i wrogą figurkę. Możesz aktywować pomieszczenie, w którym stoi teraz twój Mag.',
  },
  CON09: {
    upper:
      'Obejrzyj {2} wierzchnie zadania bieżącego Księżyca. Wybrane weź, drugie daj innemu Magowi w Loży albo odrzuć (Róża nic nie zyskuje) i strać {2} punkty mocy.',
    lower: 'Weź na rękę {1} wybraną kartę ze stosu odrzuconych dowolnej szkoły i zyskaj {1} punkt mocy.',
  },
  CON10: {
    upper:
      'Odrzuć {1} wybrane wydarzenie z planszy. Ty i Róża zyskujecie po połowie jego punktów mocy za zejście, zaokrąglając w dół, co najmniej po {1}.',
    lower:
      'Podejrzyj {2} wierzchnie wydarzenia. Możesz zagrać {1} z nich: jeśli ma symbol korony, zyskaj {2} punkty mocy, jeśli nie, weź koronę. Resztę odłóż na wierzch.',
  },
  CON11: {
    upper:
      'Gdy inny Mag wchodzi do szarego pomieszczenia: zamień na swój kolor najwyżej {2} cudze kostki na nim i zyskaj {1} punkt mocy za każdą. Bez zamiany zadaj mu {3} obrażenia.',
    lower:
      'Gdy inny Mag wchodzi do żółtego pomieszczenia: przenieś na niego najwyżej {2} kostki obrażeń ze swojego Maga i zyskaj {1} punkt mocy za każdą.',
  },
  CON12: {
    upper: 'Przesuń wrogą figurkę najwyżej o {2} pomieszczenia.',
    lower: 'Przesuń każdą wrogą figurkę z wybranego pomieszczenia najwyżej o {1} pomieszczenie, każdą w dowolną stronę.',
  },
  DES01: {
    upper: 'Wykonaj działanie wybraną swoją Ewokacją.',
    lower: 'Przywołaj Malacodę w wybranym pomieszczeniu.',
  },
  DES02: {
    upper: 'Zadaj {3} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu. Jego żeton jest zużyty do końca tury.',
    lower:
      'Zadaj {3} obrażenia wrogiej figurce. Potem możesz zadać {2} innej w odległości do {1} od niej, a następnie {1} kolejnej w odległości do {1} od tamtej.',
  },
  DES03: {
    upper: 'Zadaj {3} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu. Nikt nie może wtedy uruchomić ochrony.',
    lower:
      'Zadaj {2} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu. Za każdą trafioną połóż tam {1} kostkę niestabilności, najwyżej {4}.',
  },
  DES04: {
    upper: 'Przemieść swojego Maga do wybranego pomieszczenia i zadaj {1} obrażenie każdej wrogiej figurce, która tam stoi.',
    lower: 'Zadaj {1} obrażenie każdej wrogiej figurce w pomieszczeniu swojego Maga, potem przemieść go do wybranego.',
  },
  DES05: {
    upper: 'Inny Mag odrzuca {1} swoje aktywne zadanie. Zyskaj {1} punkt mocy, nawet jeśli nie ma on żadnego.',
    lower: 'Odrzuć wybrane wydarzenie z planszy; Róża nic za nie nie zyskuje. Jeśli to zrobisz, zyskaj {2} punkty mocy.',
  },
  DES06: {
    upper:
      'Zadaj {2} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu. Trafieni Magowie do końca tury nie mogą ruszać się akcją fizyczną.',
    lower:
      'Zadaj {2} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu. Każdy trafiony Mag zużywa {1} swój żeton akcji fizycznej.',
  },
  DES07: {
    upper:
      'Przesuń o {1} do wybranego pomieszczenia każdą wrogą figurkę z sąsiednich, która może się ruszyć. Potem zadaj {2} obrażenia każdej wrogiej figurce w nim.',
    lower: 'Zadaj {3} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu i połóż tam {2} kostki niestabilności.',
  },
  DES08: {
    upper: 'Zadaj {4} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu.',
    lower: 'Zadaj {3} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu i {1} każdej w sąsiednich.',
  },
  DES09: {
    upper:
      'Przesuń wrogą figurkę najwyżej o {1} pomieszczenie. Jeśli zastanie tam inną figurkę, zadaj {1} obrażenie przesuniętej i {1} innej wrogiej, która tam stoi.',
    lower: 'Do końca tury inni Magowie stojący w wybranym pomieszczeniu nie mogą go opuścić czarem ani akcją fizyczną.',
  },
  DES10: {
    upper:
      'Gdy wroga figurka ma zadać obrażenia twojemu Magowi (nie pułapką): zignoruj je i zadaj atakującemu jego własną kostką {1} obrażenie.',
    lower:
      'Gdy uruchomiona wroga pułapka ma zadziałać na twojego Maga: zignoruj ją i zadaj jej właścicielowi jego własnymi kostkami {3} obrażenia.',
  },
  DES11: {
    upper:
      'Zadaj {2} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu. Zamień tam na swój kolor najwyżej {3} cudze kostki niestabilności.',
    lower: 'Zadaj {2} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu, ale każdemu wrogiemu Ołtarzowi {5}.',
  },
  DES12: {
    upper: 'Zadaj {2} obrażenia wrogiej figurce i połóż {1} kostkę niestabilności w jej pomieszczeniu.',
    lower:
      'Wybierz najwyżej {2} wrogie figurki. Każdej zadaj {1} obrażenie i połóż {1} kostkę niestabilności w jej pomieszczeniu.',
  },
  DIV01: {
    upper: 'Podejrzyj gotowe czary innych Magów w wybranym pomieszczeniu i zyskaj {1} punkt mocy.',
    lower:
      'Wybierz innego Maga i nazwij typ czaru. Do końca tury zyskaj {1} punkt mocy za każdy czar tego typu, który on rzuci, najwyżej {3}.',
  },
  DIV02: {
    upper: 'Aktywuj wybrane pomieszczenie tak, jakby twój Mag w nim stał.',
    lower: 'Obejrzyj {5} wierzchnich kart talii wybranej szkoły; weź {1} z nich. Resztę wtasuj do tej talii.',
  },
  DIV03: {
    upper:
      'Odpraw dowolny Boski Ołtarz z wybranego pomieszczenia. Wylecz tam każdą figurkę, także swoją, z {3} obrażeń. Zyskaj {1} punkt mocy za każdą wyleczoną, najwyżej {3}.',
    lower: 'Przywołaj Boski Ołtarz w pomieszczeniu swojego Maga i zyskaj {1} punkt mocy.',
  },
  DIV04: {
    upper: 'Dobierz {1} zadanie bieżącego albo następnego Księżyca.',
    lower:
      'Od Drugiego Księżyca: obejrzyj wierzchnie zadanie poprzedniego. Zyskaj jego punkty mocy i odrzuć je bez punktów dla Róży albo dołóż samą kartę do swoich wykonanych zadań.',
  },
  DIV05: {
    upper: 'Aktywuj wybrane pomieszczenie poza Komnatą Czarnej Róży, nawet jeśli jego żeton jest zużyty. Zyskaj {1} punkt mocy.',
    lower:
      'Każdy inny Mag w wybranym pomieszczeniu odrzuca {1} swój gotowy czar standardowy. Zyskaj {1} punkt mocy za każdego, który to zrobił, najwyżej {3}.',
  },
  DIV06: {
    upper: 'Gdy twój Mag jest celem wrogiego czaru walki, także obszarowego: zignoruj ten czar i zyskaj {1} punkt mocy.',
    lower: 'Gdy uruchomiona wroga pułapka ma zadziałać na twojego Maga: zignoruj ją i zyskaj {1} punkt mocy.',
  },
  DIV07: {
    upper: 'Wylecz każdą figurkę w wybranym pomieszczeniu, także swoją, z {3} obrażeń. Zyskaj {1} punkt mocy.',
    lower: 'Zamień na swój kolor najwyżej {4} cudze kostki obrażeń na swoim Magu i zyskaj {2} punkty mocy.',
  },
  DIV08: {
    upper:
      'Podejrzyj aktywne zadania innych Magów w wybranym pomieszczeniu. Możesz zabrać wybrane zadanie; jego właściciel dobiera {1} z poprzedniego Księżyca (w Pierwszym nic).',
    lower:
      'Podejrzyj {3} wierzchnie wydarzenia. Możesz zagrać {1} z nich i zyskać {2} punkty mocy. Resztę odłóż na wierzch w dowolnej kolejności.',
  },
  DIV09: {
    upper: 'Obejrzyj {4} wierzchnie karty swojej księgi czarów; weź {2} z nich. Resztę odłóż na wierzch w dowolnej kolejności.',
    lower: 'Weź na rękę {2} wierzchnie karty swoich Wspomnień.',
  },
  DIV10: {
    upper: 'Odpraw dowolny Boski Ołtarz z wybranego pomieszczenia. Połóż po {1} kostce niestabilności tam i w każdym sąsiednim.',
    lower: 'Przywołaj Boski Ołtarz w pomieszczeniu swojego Maga. Zyskaj tyle punktów mocy, ile Boskich Ołtarzy jest w Loży.',
  },
  DIV11: {
    upper:
      'Odpraw dowolny Boski Ołtarz z wybranego pomieszczenia. Żetony wszystkich pomieszczeń wybranego koloru są zużyte do końca tury. Zyskaj {2} punkty mocy.',
    lower: 'Przywołaj Boski Ołtarz w pomieszczeniu swojego Maga i zyskaj {1} punkt mocy.',
  },
  DIV12: {
    upper: 'Odpraw dowolny Boski Ołtarz z wybranego pomieszczenia. Rzuć {1} czar z ręki i zyskaj {1} punkt mocy.',
    lower: 'Przywołaj Boski Ołtarz w pomieszczeniu swojego Maga i zyskaj {1} punkt mocy.',
  },
  ILL01: {
    upper: 'Przywołaj Andromedę w wybranym pomieszczeniu.',
    lower:
      'Rzuć {1} czar z ręki tak, jakby rzucała go twoja Andromeda ze swojego pomieszczenia. Efekty dla ciebie nadal dotyczą twojego Maga.',
  },
  ILL02: {
    upper:
      'Do końca tury wybrane pomieszczenie jest niebieskie. Zyskaj {1} punkt mocy za każdą wrogą figurkę w niebieskich pomieszczeniach, najwyżej {4}.',
    lower:
      'Wybierz pomieszczenie inne niż niebieskie. Zyskaj {1} punkt mocy za każdą wrogą figurkę w pomieszczeniach tego koloru, najwyżej {4}.',
  },
  ILL03: {
    upper:
      'Gdy inny Mag aktywuje pomieszczenie: odwołaj aktywację, nie zużywając żetonu, i zadaj mu {1} obrażenie albo pozwól na nią i zadaj mu {2} obrażenia.',
    lower:
      'Gdy inny Mag ogłasza wykonanie zadania: dobierz {1} zadanie tego samego Księżyca albo zabroń mu wykonać tamto w tej turze.',
  },
  ILL04: {
    upper:
      'Gdy wrogi czar ma zadziałać na twojego Maga: policz odkryte czary na arkuszu rzucającego. Zyskaj tyle punktów mocy, najwyżej {3}, albo zadaj mu tyle obrażeń.',
    lower:
      'Gdy wrogi czar ma zadziałać na twojego Maga: policz gotowe czary na arkuszu rzucającego. Zyskaj tyle punktów mocy, najwyżej {3}, albo zadaj mu tyle obrażeń.',
  },
  ILL05: {
    upper:
      'Jeśli wroga figurka nie ma obrażeń, zadaj jej {2} obrażenia. Jeśli ma, zadaj jej połowę ich liczby, zaokrągloną w dół.',
    lower:
      'Zadaj {4} obrażenia innemu Magowi. Na koniec tury, jeśli nie został pokonany, usuń {3} z tych kostek, o ile jeszcze na nim leżą.',
  },
  ILL06: {
    upper:
      'Gdy inny Mag aktywuje pomieszczenie: przyjmij {1} obrażenie od Róży i aktywuj to pomieszczenie zamiast niego albo ukradnij mu {1} punkt mocy.',
    lower:
      'Gdy inny Mag rzuca czar walki lub wzmocnienia: może go odwołać (liczy się jako rzucony). Jeśli nie chce, zyskaj {1} punkt mocy albo po tym czarze zadaj mu {2} obrażenia.',
  },
  ILL07: {
    upper:
      'Gdy inny Mag ogłasza wykonanie zadania: zyskaj tyle punktów mocy, ile on za nie zyskuje, albo wykonaj wybrane swoje aktywne zadanie z całą nagrodą.',
    lower:
      'Gdy inny Mag rozpatrzy czar wzmocnienia: zyskaj tyle punktów mocy, ile on z niego zyskał, albo zyskaj {1} punkt mocy.',
  },
  ILL08: {
    upper:
      'Gdy inny Mag wchodzi do niebieskiego pomieszczenia: zyskaj {1} punkt mocy plus połowę liczby jego obrażeń (w dół), najwyżej {4}. Gdy ich nie ma, zużyj jego żetony akcji.',
    lower:
      'Gdy inny Mag wchodzi do zielonego pomieszczenia: rozpatrz jego następny gotowy czar jak własny; karta jest potem wykorzystana. Jego kolej trwa dalej.',
  },
  ILL09: {
    upper:
      'Gdy twój Mag ma otrzymać obrażenia: przenieś je w swoim kolorze na wrogą figurkę w odległości do {1} od niego; gdy takiej nie ma, zignoruj je.',
    lower:
      'Gdy twój Mag ma otrzymać obrażenia: potem zadaj atakującemu tyle samo w swoim kolorze. Jeśli to pokona Maga, zyskujesz tylko ty: {5} punktów mocy i trofeum.',
  },
  ILL10: {
    upper: 'Gdy wrogi czar o pojedynczym celu wybiera twojego Maga: zyskaj {1} punkt mocy albo zignoruj obrażenia.',
    lower:
      'Gdy wrogi czar obszarowy obejmuje twojego Maga: zignoruj czar i przemieść Maga do niebieskiego pomieszczenia albo zadaj rzucającemu jego kostkami tyle, ile otrzymasz.',
  },
  ILL11: {
    upper: 'Przemieść swojego Maga do niebieskiego pomieszczenia; możesz je aktywować.',
    lower:
      'Przemieść swojego Maga do pomieszczenia wrogiej figurki i zadaj jej {2} obrażenia. Jeśli nie padnie, przemieść ją do wybranego niebieskiego pomieszczenia.',
  },
  ILL12: {
    upper:
      'Wykonaj działanie wrogą Ewokacją albo przemieść ją do pomieszczenia jej właściciela i zaatakuj go nią. Zadane tak obrażenia są w twoim kolorze.',
    lower:
      'Przesuń innego Maga najwyżej o {1} i swoimi kostkami zaatakuj nim inną figurkę albo pokaż jego następny gotowy czar: za wzmocnienie zyskaj {1} punkt mocy, za walkę {2}.',
  },
  NEC01: {
    upper: 'Gdy twój Mag ma otrzymać obrażenia: potem zadaj atakującemu jego własnymi kostkami tyle samo obrażeń, najwyżej {5}.',
    lower: 'Gdy twój Mag ma otrzymać obrażenia: potem zyskaj tyle punktów mocy, ile obrażeń otrzymał, najwyżej {3}.',
  },
  NEC02: {
    upper: 'Zamień na swój kolor najwyżej {4} cudze kostki obrażeń na innym Magu.',
    lower:
      'Przenieś na innego Maga najwyżej {2} kostki obrażeń ze swojego, potem zamień na nim na swój kolor najwyżej {2} cudze kostki obrażeń.',
  },
  NEC03: {
    upper: 'Wtasuj swoje Wspomnienia do księgi czarów, potem dobierz z niej {2} karty.',
    lower: 'Obejrzyj {3} wierzchnie karty swoich Wspomnień; weź {1} z nich. Resztę odłóż na wierzch w dowolnej kolejności.',
  },
  NEC04: {
    upper: 'Inny Mag traci {1} punkt mocy. Jeśli miał co stracić, zyskaj {2} punkty mocy.',
    lower:
      'Odpraw dowolnego Nieumarłego z wybranego pomieszczenia. Każdy inny Mag w odległości do {1} od niego traci {1} punkt mocy; zyskaj {1} za każdego, kto stracił.',
  },
  NEC05: {
    upper:
      'Zadaj {2} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu. Na każdej w sąsiednich zamień {1} cudzą kostkę obrażeń na swój kolor; gdy brak, zadaj {1} obrażenie.',
    lower:
      'Zadaj {2} obrażenia innemu Magowi i zamień na nim na swój kolor {2} cudze kostki obrażeń. Zyskaj {1} punkt mocy za każdą kostkę, której zabrakło.',
  },
  NEC06: {
    upper: 'Zadaj {3} obrażenia wrogiej figurce.',
    lower:
      'Zadaj {2} obrażenia wrogiej figurce i zamień na niej na swój kolor {2} cudze kostki obrażeń. Mag traci {1} punkt mocy za każdą kostkę, której zabrakło.',
  },
  NEC07: {
    upper:
      'Odpraw dowolnego Nieumarłego z wybranego pomieszczenia i zyskaj {2} punkty mocy albo strać {1} punkt mocy i przywołaj tam Kościanego Rycerza.',
    lower: 'Zastąp Kościanym Rycerzem swojego Nieumarłego w wybranym pomieszczeniu.',
  },
  NEC08: {
    upper: 'Przemieść swojego Nieumarłego do pomieszczenia, w którym jest Mag; możesz nim zaatakować.',
    lower: 'Zamień miejscami swojego Maga i dowolnego Nieumarłego z wybranego pomieszczenia albo przywołaj tam Landsknechta.',
  },
  NEC09: {
    upper:
      'Zadaj {3} obrażenia wrogiej figurce. Potem możesz zadać {1} obrażenie nowej wrogiej figurce w odległości do {1} od poprzedniej i powtarzać to do woli.',
    lower:
      'Na każdym innym Magu w odległości do {1} od wybranego pomieszczenia zamień na swój kolor najwyżej {2} cudze kostki obrażeń; za każdą brakującą Mag traci {1} punkt mocy.',
  },
  NEC10: {
    upper:
      'Wskaż swojego Nieumarłego w wybranym pomieszczeniu. Do końca tury zyskaj {1} punkt mocy za każde obrażenie, które zada, najwyżej {3}.',
    lower: 'Wykonaj działanie swoim Nieumarłym z wybranego pomieszczenia albo przywołaj tam Landsknechta.',
  },
  NEC11: {
    upper:
      'Każdy inny Mag w odległości do {1} od wybranego pomieszczenia może odrzucić {1} gotowy czar standardowy. Zyskaj {1} punkt mocy za każdego, kto tego nie zrobi.',
    lower:
      'Każdy inny Mag w odległości do {1} od wybranego pomieszczenia może odrzucić {1} gotowy czar standardowy. Zadaj {2} obrażenia każdemu, kto tego nie zrobi.',
  },
  NEC12: {
    upper: 'Zadaj {2} obrażenia wrogiej figurce. Wylecz swojego Maga z {2} obrażeń.',
    lower: 'Zadaj {2} obrażenia wrogiej figurce. Jeśli to Mag, ukradnij mu {1} punkt mocy, nawet gdy nie otrzymał obrażeń.',
  },
  TRA01: {
    upper: 'Zadaj {1} obrażenie wrogiej figurce albo odrzuć {1} kartę z ręki, aby zadać jej {3} obrażenia.',
    lower:
      'Zadaj {1} obrażenie każdej wrogiej figurce w wybranym pomieszczeniu albo odrzuć {1} kartę z ręki, aby zamiast tego położyć tam {2} kostki niestabilności.',
  },
  TRA02: {
    upper: 'Do końca tury każdą swoją akcją fizyczną możesz i przesunąć Maga, i zaatakować.',
    lower:
      'Do końca tury twój Mag jest Abominacją: ma atak {3} i może działać w fazie Ewokacji. Przesuń go najwyżej o {1} pomieszczenie, potem możesz zaatakować.',
  },
  TRA03: {
    upper: 'Odpraw dowolny Zmutowany Ołtarz z wybranego pomieszczenia i połóż tam {4} kostki niestabilności.',
    lower: 'Przywołaj Zmutowany Ołtarz w wybranym pomieszczeniu i połóż tam {1} kostkę niestabilności.',
  },
  TRA04: {
    upper: 'Gdy twój Mag ma otrzymać obrażenia: potem za każde otrzymane połóż {1} kostkę niestabilności w jego pomieszczeniu.',
    lower: 'Gdy twój Mag ma otrzymać obrażenia: zignoruj je i połóż {1} kostkę niestabilności w jego pomieszczeniu.',
  },
  TRA05: {
    upper:
      'Odpraw dowolny Zmutowany Ołtarz z wybranego pomieszczenia, zyskaj {2} punkty mocy i połóż tam {2} kostki niestabilności.',
    lower: 'Przywołaj Zmutowany Ołtarz w wybranym pomieszczeniu i zyskaj {1} punkt mocy.',
  },
  TRA06: {
    upper: 'Usuń z wybranego pomieszczenia najwyżej {2} kostki niestabilności. Zyskaj {1} punkt mocy za każdą.',
    lower: 'Połóż {2} kostki niestabilności w pomieszczeniu, w którym jest dowolny Ołtarz.',
  },
  TRA07: {
    upper:
      'Do końca tury przy każdym ataku połóż też {1} kostkę niestabilności w pomieszczeniu swojego Maga. Przesuń go najwyżej o {1} pomieszczenie, potem możesz zaatakować.',
    lower:
      'Połóż w pomieszczeniu wrogiej figurki tyle kostek niestabilności, ile wynosi połowa jej obrażeń, zaokrąglona w dół, najwyżej {3}.',
  },
  TRA08: {
    upper:
      'Do końca tury pomieszczenie ze Zmutowanym Ołtarzem jest kopią dowolnego innego (efekt i kolor), prócz Komnaty Czarnej Róży. Możesz je aktywować.',
    lower:
      'Przywołaj Zmutowany Ołtarz w wybranym pomieszczeniu i połóż tam tyle kostek niestabilności, ile jest Zmutowanych Ołtarzy w Loży.',
  },
  TRA09: {
    upper:
      'Policz Zmutowane Ołtarze w Loży, najwyżej {4}. Zyskaj tyle punktów mocy i połóż tyle kostek niestabilności w pomieszczeniu swojego Maga.',
    lower: 'Przywołaj Zmutowany Ołtarz w wybranym pomieszczeniu i zyskaj tyle punktów mocy, ile jest Zmutowanych Ołtarzy w Loży.',
  },
  TRA10: {
    upper:
      'Do końca tury ataki twojego Maga trafiają każdą wrogą figurkę w jego pomieszczeniu. Przesuń go najwyżej o {1} pomieszczenie, potem możesz zaatakować.',
    lower: 'Do końca tury twój Mag ma atak {3}. Przesuń go najwyżej o {1} pomieszczenie, potem możesz zaatakować.',
  },
  TRA11: {
    upper:
      'Z pomieszczenia, w którym są co najmniej {3} kostki niestabilności, usuń najwyżej {3}. Wylecz swojego Maga z {2} obrażeń.',
    lower:
      'Z pomieszczenia, w którym są co najmniej {3} kostki niestabilności, usuń najwyżej {3} i przywołaj tam Zmutowany Ołtarz.',
  },
  TRA12: {
    upper:
      'W tej turze przy ataku możesz usunąć {1} kostkę niestabilności z pomieszczenia Maga i zadać {1} obrażenie więcej. Przesuń go najwyżej o {1} pomieszczenie, potem możesz zaatakować.',
    lower:
      'W tej turze zamiast obrażeń z ataku możesz położyć {2} kostki niestabilności w pomieszczeniu Maga. Przesuń go najwyżej o {1} pomieszczenie, potem możesz zaatakować.',
  },
  'SP-TES': {
    upper:
      'Przesuń swojego Maga najwyżej o {1} pomieszczenie, potem możesz zaatakować. Możesz to powtórzyć, znów o {1}, ale zaatakować tylko inną figurkę.',
    lower:
      'Zadaj {1} obrażenie każdej wrogiej figurce w wybranym pomieszczeniu i połóż tam {1} kostkę niestabilności. Jeśli stoi tam twój Mag, połóż jeszcze {1}.',
  },
  'SP-JAF': {
    upper:
      'Podejrzyj {2} wierzchnie zadania Trzeciego Księżyca. Możesz zapłacić {1} punkt mocy, aby wziąć {1} z nich jako aktywne. Resztę odłóż na wierzch.',
    lower:
      'Podejrzyj {4} wierzchnie wydarzenia bieżącego Księżyca i odłóż je na wierzch w dowolnej kolejności. Zyskaj {1} punkt mocy.',
  },
  'SP-REB': {
    upper: 'Zadaj {3} obrażenia wrogiej figurce. Jeśli to Mag, traci {1} punkt mocy.',
    lower: 'Odpraw dowolnego Nieumarłego. Zadaj {4} obrażenia wrogiej figurce w odległości do {1} od jego pomieszczenia.',
  },
  'SP-NER': {
    upper: 'Zadaj {2} obrażenia każdej wrogiej figurce w pomieszczeniach obok pomieszczenia swojego Maga.',
    lower:
      'Zadaj {2} obrażenia każdej wrogiej figurce w wybranym pomieszczeniu. Gdy trafiony Mag w tej turze opuści je akcją fizyczną, zadaj mu jeszcze {2}.',
  },
  FOR01: {
    upper: 'Zadaj {8} obrażeń wrogiej figurce. Na koniec tury, jeśli nie padła, usuń te {8} kostek, o ile jeszcze na niej leżą.',
    lower: 'Zadaj {3} obrażenia każdej wrogiej figurce w Loży, która ma co najmniej {1} obrażenie.',
  },
  FOR02: {
    upper:
      'Każdej wrogiej figurce w odległości do {2} od swojego Maga zadaj {2} obrażenia, potem zamień na niej na swój kolor najwyżej {3} cudze kostki obrażeń.',
    lower:
      'Każdy inny Mag w odległości do {2} od twojego Maga traci {1} punkt mocy. Zyskaj {2} punkty mocy za każdego, kto stracił, najwyżej {6}.',
  },
  FOR03: {
    upper: 'Zadaj {7} obrażeń wrogiej figurce.',
    lower: 'Połóż {5} kostek niestabilności w wybranym pomieszczeniu.',
  },
  FOR04: {
    upper: 'Gdy twój Mag ma otrzymać obrażenia: potem zadaj tyle samo obrażeń, najwyżej {5}, każdej wrogiej figurce w Loży.',
    lower:
      'Gdy twój Mag ma zostać pokonany: wylecz go całkowicie. Zamiast niego pada Mag, który miał na nim najwięcej kostek (remis: wybierasz); pierwsze miejsce jest twoje.',
  },
  FOR05: {
    upper: 'Zadaj {5} obrażeń wrogiej figurce. Nikt nie może wtedy uruchomić ochrony.',
    lower:
      'Wroga figurka, która ma co najmniej {1} obrażenie, pada. Nagrody rozdziel według kostek na niej; ostatnie obrażenie liczy się jako twoje.',
  },
  FOR06: {
    upper:
      'Zniszcz {2} niezniszczone pomieszczenia obok wybranego i weź ich żetony. Nie może to być Sala Tronowa ani Komnata Czarnej Róży.',
    lower: 'Przywołaj Infamię z Krety w wybranym pomieszczeniu; możesz od razu wykonać nią działanie.',
  },
  FOR07: {
    upper:
      'Każdy inny Mag w wybranym pomieszczeniu odrzuca {1} Szybki Czar, gotowy lub wykorzystany. Zyskaj {2} punkty mocy za każdego, kto odrzucił, najwyżej {6}.',
    lower:
      'Obejrzyj {4} wierzchnie zadania poprzedniego Księżyca i wykonaj {1} z nich z całą nagrodą. Zyskaj {2} punkty mocy. Resztę odłóż na wierzch.',
  },
  FOR08: {
    upper:
      'Zadaj {3} obrażenia każdej wrogiej figurce w Loży. Trafieni Magowie do końca fazy Akcji następnej tury nie mogą ruszać się akcją fizyczną.',
    lower:
      'Zadaj {3} obrażenia każdej wrogiej figurce w Loży. Trafieni Magowie do końca fazy Akcji następnej tury nie mogą aktywować pomieszczeń.',
  },
  FOR09: {
    upper: 'Gdy inny Mag wchodzi do szarego pomieszczenia: ukradnij mu {4} punkty mocy.',
    lower:
      'Gdy wroga figurka wchodzi do żółtego pomieszczenia: zadaj jej {6} obrażeń. Jeśli to pokona Maga, punkty mocy zyskujesz tylko ty: {6}.',
  },
  FOR10: {
    upper: 'Rzuć po kolei {2} czary z ręki. Zyskaj {2} punkty mocy.',
    lower:
      'Każdy inny Mag w Loży odrzuca ze swojego arkusza {1} gotowy czar albo aktywną pułapkę lub ochronę. Zyskaj {4} punkty mocy.',
  },
}
