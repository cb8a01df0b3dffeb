import type { Said } from '../../../story/story.ts'

export const chapter5: Said = {
  chapter: {
    title: 'Zegar bez Cyfr',
    so_far:
      'W wieży zegara bez cyfr ruszyliście wahadło, pozbieraliście cyfry i pokonaliście Strażnika Tarczy. Strzegł jedynej brakującej minuty, a ona pokazała prawdę: smok ze wstydu sam wyrwał stronę ze swoim imieniem i złożył z niej Zakładkę, a echa imienia rozbiegły się po Onirii. Uderzyliście w dzwon tak, że usłyszała go nawet biel – i ktoś w jej środku podniósł głowę.',
    note: 'Po prawej stronie Księgi podnosi się wieża zegarowa. Poziomy: dziedziniec (yard), koła (gears, karta 8), tarcza (dial – pierścień 6 obszarów, karta 8), dzwon (bell, karta 26).',
  },
  areas: {
    court: 'Dziedziniec',
    pendulum: 'Wahadło',
    cellar: 'Piwnica Sprężyn',
    gearbig: 'Wielkie Koło',
    gearsml: 'Małe Koło',
    lift: 'Sprężynowa Winda',
    d6: 'Tarcza: dół',
    d8: 'Tarcza: lewy dół',
    d10: 'Tarcza: lewa góra',
    d12: 'Tarcza: góra',
    d2: 'Tarcza: prawa góra',
    d4: 'Tarcza: prawy dół',
    bell: 'Dzwon',
  },
  'card 1': {
    title: 'Wczoraj, dzisiaj, nigdy',
    text: 'Na dziedzińcu wieży liść wisi w połowie drogi na ziemię. Wahadło stoi krzywo, a zegar ma tarczę gładką jak talerz. Kiedy mówicie „cześć”, słowo dolatuje do drugiej osoby dopiero po chwili.',
    note: 'Co najmniej 5 odkrytych żetonów w rozdziale IV: każdy bohater dobiera 1 skrawek. ODWAGA: każdy bohater zdobywa 1 iskrę.',
  },
  'card 2': {
    title: 'Zwolniony czas',
    text: 'Masz tylko 2 akcje na turę. Raz na turę możesz zużyć 1 iskrę (to nie jest akcja), aby od razu wykonać 1 dodatkową akcję.',
    'actions.0.t': 'Pośpiesz się',
  },
  'card 3': {
    title: 'Rozruszajcie wahadło',
    text: 'Wahadło jest wielkie jak huśtawka dla słonia. Akcja specjalna przy Wahadle: rzuć 3 kośćmi, każdy sukces to jedno pchnięcie. Na dziedzińcu leży też popsuty żuk – możecie mu pomóc, ale nie musicie.',
    'actions.0.t': 'Pchnij wahadło',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Piwnica Sprężyn).',
    goal_text: 'Łącznie 9 / 11 / 16 pchnięć (2 / 3 / 4 bohaterów).',
    'back.text': 'Tik. Cisza. Tak! Wahadło rusza, liść spada, a wasze „cześć” dolatuje wszędzie naraz. Czas znowu jest wasz.',
    'back.note': 'Odrzućcie kartę 2. Każdy bohater odzyskuje 1 serce.',
  },
  'card 4': {
    title: 'Popsuty żuk',
    text: 'Mosiężny żuk leży na plecach i tyka coraz wolniej. Koszt: 1 iskra.',
    'back.text':
      'Nakręcacie go iskrą. „Tyka! – tyka żuk. – Tyka, Tyka!”. Najwyraźniej tak ma na imię. Zapiszcie hasło TYKA. Tyka idzie z wami (karty 5 i 6).',
  },
  'card 6': {
    title: 'Tyka pomaga',
    text: 'Gdy wykonujesz ruch z obszaru, na którym jest Tyka, możesz go zabrać ze sobą. Na początku fazy wrogów Tyka zadaje 1 obrażenie 1 wrogowi na swoim albo sąsiadującym obszarze. Zębacze traktują go jak bohatera; gdy straci wszystkie 3 serca, do końca rozdziału chowa się w mysiej dziurze.',
  },
  'card 7': {
    title: 'Handel z czasem',
    text: 'Ze szczeliny w murze dobiega głos, powolny jak miód: „Mam sylabę, którą ktoś tu zgubił. Dajcie mi za nią jedną swoją godzinę. Albo zgadnijcie zagadkę. Albo idźcie dalej, ja mam czas”.',
    'options.0.t': 'Oddajcie godzinę (zakryjcie 1 żeton przeznaczenia).',
    'options.0.out':
      'Słońce przeskakuje kawałek po niebie. „Uczciwa wymiana – mruczy głos. – Sylaba brzmi LIN. A godzinę przechowam, może się wam jeszcze przydać”.',
    'options.0.note': 'Zapiszcie hasła LIN i GODZINA.',
    'options.1.t': 'Zgadnijcie zagadkę: wybrany bohater rzuca 4 kośćmi, potrzeba 2 sukcesów.',
    'options.1.out':
      '„Chodzi, choć nie ma nóg. Bije, choć nikogo nie boli. Co to?”. Sukces: wołacie „Zegar!” i dostajecie sylabę LIN (zapiszcie ją jako hasło). Porażka: wołacie „Kapeć!”, a głos śmieje się tak, że aż trzęsie się wieża: każdy bohater otrzymuje 1 obrażenie.',
    'options.2.t': 'Idźcie dalej.',
    'options.2.out': '„Mądrze nie tracić czasu – mówi głos. – Weźcie coś na drogę”. Z muru wypadają drobiazgi.',
    'options.2.note': 'Każdy bohater dobiera 1 skrawek.',
  },
  'card 8': {
    title: 'Koła i tarcza',
    text: 'Rozłóżcie koła zębate i wielką tarczę. Zegar ruszył, ale nie wie, która godzina: cyfry pospadały między tryby! Po tarczy sunie ogromna wskazówka i zmiata wszystko na swojej drodze.',
  },
  'card 9': {
    title: 'Wielka wskazówka',
    text: 'Na koniec każdej fazy wrogów wskazówka przesuwa się o 1 obszar tarczy (12 → 2 → 4 → 6 → 8 → 10 → 12). Bohaterowie na tym obszarze otrzymują 1 obrażenie, a 1 zębacz z tego obszaru wraca do puli.',
  },
  'card 10': {
    title: 'Pozbierajcie cyfry',
    text: 'Trzy cyfry leżą na Wielkim Kole, Małym Kole i w Windzie. Zanieście Dwójkę na prawą górę tarczy, Szóstkę na dół, a Dziesiątkę na lewą górę (akcja specjalna bohatera, który ma cyfrę).',
    'actions.0.t': 'Wstaw Dwójkę',
    'actions.1.t': 'Wstaw Szóstkę',
    'actions.2.t': 'Wstaw Dziesiątkę',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Wielkie Koło). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na wirze.',
    goal_text: '3 cyfry są na swoich miejscach.',
    'back.text':
      'Zegar mruga, jakby założył okulary. Teraz wie, która jest godzina – i wie też, że jednej minuty brakuje. Ktoś stoi na jej straży.',
    'back.note': 'Każdy bohater odzyskuje 2 serca. Odkryjcie 1 żeton przeznaczenia.',
  },
  'card 11': { title: 'Dwójka', text: 'Wygięta jak łabędź. Wstaw ją na tarczy: prawa góra.' },
  'card 12': { title: 'Szóstka', text: 'Upiera się, że jest dziewiątką. Wstaw ją na tarczy: dół.' },
  'card 13': { title: 'Dziesiątka', text: 'Podwójna, więc waży podwójnie. Wstaw ją na tarczy: lewa góra.' },
  'card 14': {
    title: 'Między zębami Wielkiego Koła',
    text: 'Dwójka jeździ w kółko między zębami. Trzeba ją złapać w locie.',
    'back.text':
      'Rzuć 3 kośćmi. Przy co najmniej 1 sukcesie łapiesz cyfrę (karta 11). Porażka: koło przytrzaskuje Ci rękaw (1 obrażenie), karta zostaje w grze.',
  },
  'card 15': {
    title: 'Na Małym Kole',
    text: 'Szóstka kręci się do góry nogami i udaje dziewiątkę. „Patrzcie, jaka jestem duża!” – woła.',
    'back.text': '„Jesteś szóstką i to jest w porządku” – mówicie. Szóstka się wzrusza i daje się złapać (karta 12).',
  },
  'card 16': {
    title: 'W Windzie',
    text: 'Dziesiątka zablokowała windę. Żeby drgnęła, trzeba nasmarować ją światłem. Koszt: 1 iskra.',
    'back.text': 'Winda podskakuje i wypluwa Dziesiątkę (kartę 13) prosto w Twoje ramiona.',
  },
  'card 23': {
    title: 'Strażnik Tarczy',
    text: '„Tej minuty nie wolno oglądać – dudni rycerz z mosiądzu. – Obiecałem temu, który ją wyrwał”. Pokonajcie Strażnika. Wskazówka krąży dalej!',
    enemy_text:
      'Strażnik Tarczy: rzućcie 2 kośćmi i rozpatrzcie wiersz tabeli. Odkryjcie 1 kartę zębacza (mroczny wir: Tarcza: góra). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na wirze.',
    goal_text: 'Strażnik Tarczy nie ma serc.',
    'back.text':
      'Strażnik klęka, a z jego piersi wysuwa się szufladka z jedną jedyną minutą. „Tyle lat jej pilnowałem – mówi cicho. – Może ktoś powinien ją wreszcie zobaczyć”.',
    'back.note': 'Usuńcie z planszy 2 zębacze. Każdy bohater odzyskuje 1 serce.',
  },
  'card 24': {
    title: 'Brakująca minuta',
    text: 'Minuta rozwija się jak film. Widzicie smoka, który przez pomyłkę spalił pół biblioteki. Wstydził się tak bardzo, że sam wyrwał z Księgi stronę ze swoim imieniem. Trzy echa tego imienia rozbiegły się po Onirii. A stronę, żeby nie była sama, złożył w małego smoka.',
  },
  'card 25': {
    title: 'Pytanie Zakładki',
    text: 'Zakładka patrzy, jak minuta gaśnie, i ogląda własne skrzydła z obu stron. „Czyli to on mnie złożył – mówi tak cicho, że zegar wstrzymuje oddech. – Ta strona to ja. Myślicie, że on czasem za mną tęskni?”.',
    'options.0.t': 'Przyznajcie, że o tym wiedzieliście, i przeproście (macie hasło SEKRET).',
    'options.0.out':
      '„Wiedziałam, że ta lista zakupów jest podejrzanie smocza” – pociąga nosem Zakładka. A potem się śmieje, najpierw jednym rogiem, potem wszystkimi. Wymażcie hasło SEKRET i zapiszcie hasło PRAWDA.',
    'options.1.t': 'Wzruszcie ramionami (macie hasło SEKRET).',
    'options.1.out':
      '„Aha” – mówi Zakładka tonem, od którego stygnie herbata, i odlatuje zbierać skrawki. Przynosi wam po jednym. Bez słowa.',
    'options.1.note': 'Każdy bohater dobiera 1 skrawek.',
    'options.2.t': 'Przytulcie ją (nie macie hasła SEKRET).',
    'options.2.out':
      '„Kto by nie tęsknił?” – pytacie. Przytulanie papierowego smoka wymaga delikatności, ale wychodzi wam bez jednego zagięcia. Każdy bohater odzyskuje 2 serca.',
  },
  'card 26': {
    title: 'Do dzwonu!',
    text: '„On nie jest zły – szepcze Zakładka. – On jest tylko okropnie, okropnie sam”. Rozłóżcie dzwon! Jeśli zabrzmi, usłyszy go nawet Biała Plama. Ale zegar zaczyna się walić: musicie zdążyć przed północą!',
  },
  'card 27': {
    title: 'Bijcie w dzwon',
    text: 'Dzwon milczy od stu lat i trochę się wstydzi. Akcja specjalna przy Dzwonie: rzuć 3 kośćmi, każdy sukces to jedno uderzenie. Od 4. rundy na koniec każdej fazy wrogów zakrywacie 1 żeton przeznaczenia (z hasłem GODZINA dopiero od 5. rundy).',
    'actions.0.t': 'Uderz w dzwon',
    enemy_text:
      'Odkryjcie 1 kartę zębacza (mroczne wiry po kolei: Wielkie Koło, Tarcza: góra). Przy 4 bohaterach dodajcie jeszcze 1 zębacza na pierwszym wirze. Od 4. rundy (z hasłem GODZINA od 5.) zakryjcie 1 żeton przeznaczenia.',
    goal_text: 'Łącznie 11 / 13 / 19 uderzeń (2 / 3 / 4 bohaterów).',
    'back.text':
      'Ostatnie uderzenie zdmuchuje zębacze jak kurz. Daleko, w samym środku bieli, coś ogromnego podnosi głowę i nasłuchuje.',
  },
  'card 28': {
    title: 'Koniec rozdziału V',
    text: 'Zegar wskazuje teraz właściwą godzinę, a na jego tarczy wyrosły cyfry. Przed wami zostaje już tylko jedno: strona, na której nic nie ma. I ktoś, kto na niej czeka.',
    'endings.0.text': 'Czas jest dziś po waszej stronie. W ostatnim rozdziale zaczniecie z prezentem.',
    'endings.1.text': 'Zdążyliście, i to z zapasem kilku porządnych sekund.',
    'endings.2.text': 'Za pięć dwunasta! Wasze serca biją głośniej niż dzwon.',
  },
}
