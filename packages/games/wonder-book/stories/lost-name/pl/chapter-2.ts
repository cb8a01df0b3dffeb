import type { Said } from '../../../story/story.ts'

export const chapter2: Said = {
  chapter: {
    title: 'Drzewo Tysiąca Liter',
    so_far:
      'Na drzewie, którego liście są literami, sowa Glossa zapominała już własnego imienia. Zebraliście dla niej spadające litery, odprowadziliście do gniazda jej wnuczkę Kropkę i zapaliliście lampiony w koronie. Światło obudziło Wielkiego Żuwacza, który w końcu wypluł cały alfabet i zasnął. Z czubka drzewa widać było białą plamę: mieszkał tam kiedyś smok, którego imienia nikt nie pamięta.',
    note: 'Księga otwiera się po raz pierwszy: ze środka wyrasta drzewo. Poziomy: korzenie (roots), pień (trunk, karta 8), korona (crown, karta 19).',
  },
  areas: {
    meadow: 'Łąka Przecinków',
    brook: 'Strumyk Rymów',
    gnarl: 'Sękate Korzenie',
    burrow: 'Czarna Nora',
    moss: 'Mchowa Polana',
    spiral: 'Spiralne Schody',
    hollow: 'Sowia Dziupla',
    bark: 'Korowy Balkon',
    fork: 'Rozwidlenie',
    leafw: 'Liście od A do Ł',
    leafe: 'Liście od M do Ż',
    nest: 'Dziwne Gniazdo',
  },
  'card 1': {
    title: 'Lądowanie w trawie',
    text: 'Spadacie na łąkę, na której zamiast stokrotek rosną przecinki. Nad wami szumi drzewo, a każdy jego liść to jedna litera. Tylko czemu tyle liści jest zupełnie białych?',
    note: 'Co najmniej 5 odkrytych żetonów w rozdziale I: każdy bohater dobiera 1 skrawek. PRZYJACIEL: wybrany bohater zdobywa 1 iskrę.',
  },
  'card 2': {
    title: 'Sowa Glossa',
    text: '„Zamknijcie dzioby i nadstawcie uszu! – woła sowa w okularach bez szkieł. – Jestem Glossa, bibliotekarka. Zębacze zgryzają mi litery! Jeszcze trochę i zapomnę, jak się nazywam. O, już. Jak ja się nazywam?”.',
  },
  'card 3': {
    title: 'Spadające litery',
    text: 'Trzy ważne litery spadły z drzewa: jedna pływa w strumyku, jedna leży we mchu, a jedna utknęła w korzeniach. Zbierzcie je, zanim zostaną zjedzone.',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Czarna Nora).',
    goal_text: 'Rozpatrzcie karty 4, 5 i 6.',
    'back.text':
      'Trzy litery układają się w słowo „KOT” (sowa aż podskakuje), a potem, po namyśle, w „KTO”. „No właśnie, kto? Ja! – cieszy się sowa. – Mam na imię Glossa, a to jest moje drzewo!”. Pień rozsuwa się jak kurtyna.',
    'back.note': 'Każdy bohater odzyskuje 1 serce.',
  },
  'card 4': {
    title: 'Litera w strumyku',
    text: 'Litera kręci piruety na wodzie i ani myśli przypłynąć do brzegu. Strumyk nuci pod nosem: „plusk, mój drogi, plusk pod nogi”.',
    'back.text':
      'Rzuć 3 kośćmi. Przy co najmniej 1 sukcesie chwytasz literę, a z nią 1 przyklejoną iskrę. Bez sukcesu wpadasz po uszy: 1 obrażenie, a litera pływa dalej (karta zostaje w grze).',
  },
  'card 5': {
    title: 'Litera we mchu',
    text: 'Na literze śpi żuk i chrapie samogłoskami. Obudzi go tylko światło. Koszt: 1 iskra.',
    'back.text': 'Żuk otwiera jedno oko, kłania się i oddaje literę, a na dokładkę 1 skrawek, na którym spał jak na poduszce.',
  },
  'card 6': {
    title: 'Litera w korzeniach',
    text: 'Litera zaklinowała się między dwoma korzeniami. Coś ją ciągnie z drugiej strony!',
    'back.text': 'Szarpiecie z całych sił. Litera wyskakuje, a za nią zębacz, który trzymał ją w pysku.',
  },
  'card 7': {
    title: 'Gasnące lampy',
    text: 'Schody w pniu są ciemne, bo lampy zgasły. „Potrzebują iskier – mówi Glossa. – Ale nie zmuszam. Iskry są wasze, a ciemność jest tylko moja”. Rozpalenie lamp kosztuje drużynę łącznie 2 / 3 / 4 iskry.',
    'options.0.t': 'Oddajcie iskry i zapalcie lampy.',
    'options.0.out':
      'Lampy rozbłyskują jedna po drugiej, aż po sam czubek drzewa. „Zapamiętam to – szepcze Glossa. – A pamięć to u mnie rzadkość”.',
    'options.0.note': 'Zużyjcie łącznie 2 / 3 / 4 iskry. Zapiszcie hasło BLASK. Każdy bohater odzyskuje 1 serce.',
    'options.1.t': 'Zachowajcie iskry na zębacze.',
    'options.1.out': 'Idziecie po omacku i nabijacie sobie parę guzów, ale w ciemności natykacie się na czyjąś skrytkę.',
    'options.1.note': 'Wybrany bohater otrzymuje 1 obrażenie. Wybrani bohaterowie dobierają łącznie 2 skrawki.',
  },
  'card 8': {
    title: 'Pień się otwiera',
    text: 'Rozłóżcie pień: spiralne schody, sowią dziuplę i korowy balkon. Znad strumyka dobiega piskliwe „ratunkuuu”: to Kropka, najmłodsza wnuczka Glossy, wypadła z gniazda!',
  },
  'card 9': {
    title: 'Ręka w skrzydło',
    text: 'Gdy wykonujesz akcję ruchu z obszaru, na którym jest Kropka, możesz zabrać ją ze sobą. Zębacze traktują Kropkę jak bohatera. Gdy straci ostatnie serce, zakryjcie 1 żeton przeznaczenia i przywróćcie jej 3 serca.',
  },
  'card 10': {
    title: 'Żywe schody',
    text: 'Schody same niosą: gdy ruchem wejdziesz na Spiralne Schody, możesz od razu przesunąć się o jeszcze 1 obszar. To nie jest akcja. Kropka wtedy zostaje, bo kręci jej się w głowie.',
  },
  'card 12': {
    title: 'Odprowadźcie Kropkę',
    text: 'Kropka jest bardzo dzielna, jeśli ktoś ją trzyma za skrzydło. Zaprowadźcie ją do Sowiej Dziupli.',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Czarna Nora). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na wirze.',
    goal_text: 'Kropka jest w Sowiej Dziupli.',
    'back.text': '„Bo-ha-te-ro-wie” – mówi Kropka. To jej pierwsze całe słowo. Glossa udaje, że coś jej wpadło do oka.',
    'back.note': 'Odrzućcie kartę 9. Każdy bohater odzyskuje 1 serce.',
  },
  'card 18': {
    title: 'Złote pióro',
    text: 'W dziupli leży złote pióro, którym spisano całą Onirię. „Co nim napiszesz, to zostaje” – mówi Glossa i wychodzi nastawić wodę na herbatę. Obok pióra stoi jej skarbonka z iskrami.',
    'options.0.t': 'Poproście o pióro i obiecajcie je oddać.',
    'options.0.out':
      '„Nikt jeszcze nie poprosił – dziwi się Glossa. – Wszyscy tylko chcieli. Weźcie, ale pamiętajcie: ono pisze tylko na pustej stronie”. Do pióra dostajecie po kubku herbaty.',
    'options.0.note': 'Zapiszcie hasło PIÓRO. Każdy bohater odzyskuje 1 serce.',
    'options.1.t': 'Nie ruszajcie niczego. Poproście o radę.',
    'options.1.out':
      '„Kto zjada litery, jest głodny imienia – mówi sowa. – Pamiętajcie o tym, gdy zrobi się strasznie”. Każdy z was dostaje iskrę na drogę.',
    'options.1.note': 'Każdy bohater zdobywa 1 iskrę.',
    'options.2.t': 'Weźcie po cichu iskry ze skarbonki.',
    'options.2.out': 'Kieszenie macie pełne światła, ale jakoś nikt nie patrzy nikomu w oczy.',
    'options.2.note': 'Zapiszcie hasło DŁUG. Każdy bohater zdobywa 2 iskry.',
  },
  'card 19': {
    title: 'W koronie',
    text: 'Rozłóżcie koronę! Na gałęziach wiszą trzy literowe lampiony, wszystkie zgaszone. Wysoko, w dziwnym gnieździe z kartek, coś się kotłuje. A mroczny wir wspina się po korze.',
  },
  'card 20': {
    title: 'Trzy lampiony',
    text: 'Zapalcie lampiony na obu stronach korony i na Rozwidleniu. Gniazdo możecie odwiedzić, ale nie musicie. Choć coś tam złoto błyska…',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Korowy Balkon). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na wirze.',
    goal_text: 'Rozpatrzcie karty 21, 22 i 23.',
    'back.text':
      'Światło zalewa koronę – i budzi coś bardzo dużego. Liście szeleszczą, gałęzie trzeszczą, a ktoś głośno przełyka.',
  },
  'card 21': {
    title: 'Lampion Zachodni',
    text: 'Wisi na ogonku litery Ę. Koszt: 1 iskra.',
    'back.text': 'Lampion chichocze, rozbłyska na zielono i upuszcza 1 skrawek. Dobierasz go.',
  },
  'card 22': {
    title: 'Lampion Wschodni',
    text: 'Kiwa się na kropce nad Ż. Koszt: 1 iskra.',
    'back.text': 'Lampion kicha i zapala się na niebiesko. Robi się ciepło na sercu: odzyskujesz 2 serca.',
  },
  'card 23': {
    title: 'Lampion Środkowy',
    text: 'Ten lampion boi się wysokości i zaciska knot. Trzeba go uspokoić.',
    'back.text': 'Rzuć 3 kośćmi, potrzeba 2 sukcesów. Jeśli się nie uda, lampion chowa się w liściach: karta zostaje w grze.',
  },
  'card 24': {
    title: 'Dziwne Gniazdo',
    text: 'Gniazdo uwite jest z okruszków jednej kartki. W środku błyszczą dwie litery zapisane złotem.',
    'back.text':
      'Jeśli macie hasło LITOŚĆ: z gniazda wychyla się znajomy mały zębacz i sam podaje Ci litery, a z nimi 1 skrawek. Jeśli nie: trzeba je wyrwać (3 kości, 2 sukcesy). Porażka: 1 obrażenie, a w gnieździe pojawia się 1 zębacz; karta zostaje w grze. Złote litery układają się w OR: gdy są wasze, zapiszcie to hasło.',
  },
  'card 26': {
    title: 'Wielki Żuwacz',
    text: 'Na Rozwidlenie spada z mlaśnięciem coś zielonego, miękkiego i okropnie głodnego. W fazie wrogów rzućcie za Żuwacza 2 kośćmi i sprawdźcie tabelę na jego karcie. Można go atakować jak zębacza, ale nie da się go oszołomić.',
    enemy_text:
      'Wielki Żuwacz: rzućcie 2 kośćmi i rozpatrzcie wiersz tabeli. Odkryjcie 1 kartę zębacza (mroczny wir: Liście od M do Ż). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na wirze.',
    goal_text: 'Wielki Żuwacz nie ma serc.',
    'back.text':
      'Żuwacz czka trzy razy i wypluwa cały alfabet. Potem zwija się w kokon i zaczyna spokojnie chrapać – może wreszcie się najadł.',
  },
  'card 27': {
    title: 'Dokąd płynie atrament',
    text: 'Z czubka drzewa widać całą Onirię – i białą plamę, która rośnie na horyzoncie. „Kiedyś mieszkał tam smok – mówi Glossa – ale nie pamiętam który. Nikt nie pamięta. Szukajcie w jaskiniach pod korzeniami. Atrament niczego nie zapomina”.',
  },
  'card 28': {
    title: 'Koniec rozdziału II',
    text: 'Zjeżdżacie po korzeniach w ciemność, która pachnie nowym zeszytem. Zakładka trzyma się waszego plecaka trochę mocniej niż zwykle.',
    'endings.0.text': 'Drzewo kłania się wam wszystkimi gałęziami naraz. W następnym rozdziale zaczniecie z prezentem.',
    'endings.1.text': 'Glossa zapisuje wasze imiona na korze, żeby ich nie zapomnieć.',
    'endings.2.text': 'Glossa zapisuje wasze imiona na korze. Jedno z błędem, ale liczą się chęci.',
  },
}
