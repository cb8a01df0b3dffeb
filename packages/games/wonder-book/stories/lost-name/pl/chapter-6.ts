import type { Said } from '../../../story/story.ts'

export const chapter6: Said = {
  chapter: {
    title: 'Pusta Strona',
    so_far:
      'Na pustej stronie narysowaliście drogę, a ci, o których nie zapomnieliście, przybiegli wam pomóc. Napisaliście zdania o odwadze, przyjaźni i świetle, aż biel odsłoniła swoje serce: Bezimiennego. Dotarliście do niego i trzeba było wybrać, jak skończy się ta opowieść. Potem Księga odesłała was do klasy, w której minęło dokładnie pięć minut.',
    note: 'Ostatnia rozkładówka: biel. Poziomy: margines (margin), linijki (lines, karta 4), serce strony (heart, karta 13). Obszary pojawiają się, gdy je „narysujecie”.',
  },
  areas: {
    margin: 'Margines',
    crease: 'Zagięcie',
    stub: 'Strzęp',
    line1: 'Pierwsza Linijka',
    line2: 'Druga Linijka',
    line3: 'Trzecia Linijka',
    inkwell: 'Suchy Kałamarz',
    eye: 'Oko Ciszy',
    heart: 'Serce Strony',
    void: 'Pustka',
  },
  'card 1': {
    title: 'Biało',
    text: 'Nie ma tu nieba, ziemi ani cieni. Jest tylko biel i wy. „Tu byłam, zanim byłam sobą” – mówi Zakładka. Kiedy mrugacie, świat robi się odrobinę mniejszy.',
    note: 'Co najmniej 5 odkrytych żetonów w rozdziale V: każdy bohater dobiera 1 skrawek. SEKRET: Zakładka leci przodem i się nie ogląda; każdemu robi się smutno (1 obrażenie).',
  },
  'card 2': {
    title: 'Biel',
    text: 'Biel wymazuje samotnych. Na koniec każdej fazy wrogów każdy przytomny bohater, który nie ma innego przytomnego bohatera na swoim ani sąsiadującym obszarze, otrzymuje 1 obrażenie.',
  },
  'card 3': {
    title: 'Narysujcie drogę',
    text: 'Drogi jeszcze nie ma: trzeba ją narysować, choćby palcem. Akcja specjalna na Zagięciu albo przy Strzępie: rzuć 1 kością, a jeśli zużyjesz 1 iskrę – 3 kośćmi. Każdy sukces to jedna kreska.',
    'actions.0.t': 'Rysuj iskrą',
    'actions.1.t': 'Rysuj palcem',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Strzęp).',
    goal_text: 'Łącznie 6 / 9 / 12 kresek (2 / 3 / 4 bohaterów).',
    'back.text':
      'Kreski łączą się w linijki, linijki w ścieżki. Jest krzywo, ale jest! A za wami słychać czyjeś kroki. Dużo kroków.',
    'back.note': 'Każdy bohater odzyskuje 1 serce.',
  },
  'card 4': {
    title: 'Kto przybiegł?',
    text: 'Rozłóżcie linijki. Tupot, szelest, chlupot: przybiegli ci, o których wy nie zapomnieliście! „Chyba nie myśleliście – sapie ktoś z tyłu – że pozwolimy wam skończyć tę historię bez nas?”.',
    note: 'BLASK bez hasła DŁUG: Glossa (każdy bohater odzyskuje 2 serca). KLEKS: Kleks (2 iskry na Drugiej Linijce). ATRAMENT: butelka tuszu (karta 5 dla wybranego bohatera). UMOWA: straż (usuńcie z planszy 2 zębacze). BUNT: Zgnieceni (każdy bohater dobiera 1 skrawek). PIÓRO: złote pióro (karta 24 dla wybranego bohatera). TYKA: żuk (karty 6 i 7). PRAWDA: Zakładka puszcza do was oko (odkryjcie 1 żeton przeznaczenia).',
  },
  'card 5': {
    title: 'Butelka żywego tuszu',
    text: 'Akcja: zadaj po 1 obrażeniu każdemu wrogowi na 1 wybranym obszarze (Twoim albo sąsiadującym). Potem odrzuć tę kartę.',
    'actions.0.t': 'Rozlej tusz',
  },
  'card 7': {
    title: 'Tyka pomaga',
    text: 'Gdy wykonujesz ruch z obszaru, na którym jest Tyka, możesz go zabrać ze sobą. Na początku fazy wrogów Tyka zadaje 1 obrażenie 1 wrogowi na swoim albo sąsiadującym obszarze. Zębacze traktują go jak bohatera; gdy straci wszystkie 3 serca, do końca rozdziału chowa się w zagięciu strony.',
  },
  'card 8': {
    title: 'Trzy zdania',
    text: 'Żeby strona przestała być pusta, trzeba na niej coś napisać. Na każdej linijce jedno zdanie: o odwadze, o przyjaźni i o świetle.',
    enemy_text:
      'Odkryjcie 1 kartę zębacza (mroczny wir: Suchy Kałamarz). Przy 3 i 4 bohaterach dodajcie jeszcze 1 zębacza na wirze.',
    goal_text: 'Rozpatrzcie karty 9, 10 i 11.',
    'back.text':
      'Trzy zdania świecą jak okna w nocy. Biel drży i odsłania swoje serce. W samym środku ktoś siedzi skulony, wielki jak góra i sam jak palec.',
    'back.note': 'Każdy bohater odzyskuje 1 serce.',
  },
  'card 9': {
    title: 'Zdanie o odwadze',
    text: 'Pióro drży Ci w ręce. Co to właściwie jest odwaga?',
    'back.text':
      '„Boję się, a mimo to idę”. Rzuć 3 kośćmi, potrzeba 2 sukcesów (z hasłem ODWAGA wystarczy 1). Porażka: litery się rozbiegają, karta zostaje w grze.',
  },
  'card 10': {
    title: 'Zdanie o przyjaźni',
    text: 'Tego zdania nie da się napisać w pojedynkę: na Drugiej Linijce musi być co najmniej 2 przytomnych bohaterów. Nawet kropkę lepiej stawia się razem.',
    'back.text': 'Jedno pisze, drugie dyktuje, oboje się śmieją. „Razem nie znaczy: tacy sami”.',
    'back.note': 'Każdy bohater na Drugiej Linijce odzyskuje 1 serce.',
  },
  'card 11': {
    title: 'Zdanie o świetle',
    text: 'O świetle trzeba pisać światłem. Koszt: 2 iskry.',
    'back.text': '„Nawet najmniejsza iskra jest większa niż cała ciemność wokół niej”.',
    'back.note': 'Odzyskujesz 1 serce.',
  },
  'card 12': {
    title: 'Dno kałamarza',
    text: 'Kałamarz jest suchy, ale na dnie coś grzechocze. Brzmi to jak szczęście w pudełku.',
    'back.text': 'Grzechotały skrawki i zapomniane szczęście. Dobierasz 2 skrawki i odzyskujesz 1 serce.',
  },
  'card 13': {
    title: 'Bezimienny',
    text: 'Rozłóżcie serce strony. Biały smok bez oczu odwraca się do was i krzyczy, ale krzyk nie ma słów, więc boli podwójnie. Z jego cienia sypią się zębacze: to wszystkie słowa, których o sobie zapomniał.',
  },
  'card 15': {
    title: 'Krzyk bez słów',
    text: 'Kto zapomniał, kim jest, ten boi się wszystkich. Najpierw musicie do niego dotrzeć: niech zostanie mu najwyżej 18 / 20 / 26 serc (2 / 3 / 4 bohaterów).',
    enemy_text:
      'Bezimienny: rzućcie 2 kośćmi i rozpatrzcie wiersz tabeli. Odkryjcie 1 kartę zębacza (mroczny wir: Pustka). Dodajcie na wirze jeszcze 1 zębacza (2 przy 4 bohaterach).',
    goal_text: 'Bezimienny ma najwyżej 18 / 20 / 26 serc.',
    'back.text':
      'Smok opada na łapy i po raz pierwszy milknie. Zakładka ląduje między wami a nim. „Teraz – mówi. – Teraz albo nigdy”.',
    'back.note': 'Odrzućcie kartę 2. Każdy bohater odzyskuje 2 serca. Usuńcie z planszy 2 zębacze.',
  },
  'card 17': {
    title: 'Teraz albo nigdy',
    text: 'Smok dyszy, a z każdym jego oddechem świat blednie i wraca. Zawołacie go po imieniu, jeśli znacie wszystkie trzy sylaby? Oddacie Księdze jej stronę, jeśli Zakładka wam ufa? Czy będziecie walczyć do końca?',
    'options.0.t': 'Zawołajcie go po imieniu (hasła OR, ME i LIN).',
    'options.0.out':
      '„OR… ME… LIN…” – próbujecie szeptem. Smok unosi głowę. Imię trzeba mu zanieść w trzech kawałkach, z trzech stron.',
    'options.1.t': 'Oddajcie stronę (hasło PRZYJACIEL albo PRAWDA).',
    'options.1.out': '„Wiedziałam, że kiedyś tu wrócę – mówi Zakładka. – Tylko odprowadźcie mnie kawałek, dobrze?”.',
    'options.2.t': 'Walczcie do końca.',
    'options.2.out': 'Pięści, puszki, kije i cukierki w górę. Zakładka zasłania oczy skrzydłem.',
  },
  'card 18': {
    title: 'Wołajcie go po imieniu',
    text: 'Zawołajcie OR w Oku Ciszy, ME w Sercu Strony i LIN w Pustce (akcja specjalna: rzuć 3 kośćmi, potrzeba 1 sukcesu, a w Sercu Strony 2). Bezimienny i zębacze nadal działają.',
    'actions.0.t': 'Zawołaj OR',
    'actions.1.t': 'Zawołaj ME',
    'actions.2.t': 'Zawołaj LIN',
    enemy_text:
      'Bezimienny: rzućcie 2 kośćmi i rozpatrzcie wiersz tabeli. Odkryjcie 1 kartę zębacza (mroczny wir: Pustka). Dodajcie na wirze jeszcze 1 zębacza (2 przy 4 bohaterach).',
    goal_text: 'Zawołano wszystkie trzy sylaby.',
    'back.text': '„ORMELIN!” – wołacie razem. Na białym pysku otwierają się złote oczy. Kolory wracają tak szybko, że aż szumi.',
  },
  'card 19': {
    title: 'Zakończenie: Dwa smoki',
    text: 'Ormelin pochyla się nad Zakładką. „Złożyłem cię, żebyś nie była sama – mówi – a to ty nie zostawiłaś mnie”. Zakładka wcale nie musi wracać do Księgi: imię zna już cała Oniria, więc można je po prostu napisać od nowa. A wy piszecie pierwsze zdanie.',
    note: 'Odkryjcie 1 żeton przeznaczenia.',
  },
  'card 20': {
    title: 'Zakończenie: Imię',
    text: 'Ormelin płacze atramentem, a z każdej łzy wyrasta litera. „Przepraszam” – mówi i jest to jego pierwsze słowo od stu lat. Zakładka siada mu na nosie i poprawia mu przecinek. Będą mieli o czym rozmawiać.',
  },
  'card 21': {
    title: 'Droga Zakładki',
    text: 'Stronę wkłada się do Księgi od marginesu, więc Zakładka zaczyna na Marginesie. Zaprowadźcie ją do Serca Strony: gdy wykonujesz ruch z jej obszaru, możesz ją zabrać ze sobą. Zębacze traktują ją jak bohatera; gdy straci ostatnie serce, zakryjcie 1 żeton przeznaczenia i przywróćcie jej wszystkie serca. Bezimienny nadal działa.',
    enemy_text:
      'Bezimienny: rzućcie 2 kośćmi i rozpatrzcie wiersz tabeli. Odkryjcie 1 kartę zębacza (mroczny wir: Pustka). Dodajcie na wirze jeszcze 1 zębacza (2 przy 4 bohaterach).',
    goal_text: 'Zakładka jest w Sercu Strony i nie ma tam zębaczy.',
    'back.text':
      'Zakładka rozkłada się fałda po fałdzie, aż staje się tym, czym była: stroną zapisaną złotem. Wsuwa się w Księgę bez szelestu. Pierwsze słowo na niej brzmi: Ormelin.',
  },
  'card 22': {
    title: 'Zakończenie: Odpis',
    text: '„Co nim napiszesz, to zostaje” – przypominacie sobie i wyciągacie złote pióro. Przepisujecie stronę słowo po słowie, a potem składacie odpis: róg, róg, skrzydło, ogon. Zakładka otwiera jedno oko. „Krzywo – mówi. – Ale ujdzie”. A pióro, zgodnie z obietnicą, wraca do Glossy.',
    note: 'Odkryjcie 1 żeton przeznaczenia.',
  },
  'card 23': {
    title: 'Zakończenie: Strona',
    text: 'Ormelin czyta swoją stronę i powoli staje się sobą. Na marginesie, małymi literkami, jest dopisek, którego wcześniej nie było: „Cześć. Nie smućcie się. Zawsze możecie otworzyć w tym miejscu. Wasza Zakładka”.',
  },
  'card 24': {
    title: 'Złote pióro',
    text: 'Co nim napiszesz, to zostaje. Akcja, jeden raz: wybierz SEN (wszystkie zębacze z Twojego obszaru wracają do puli) albo ZDROWIE (każdy bohater odzyskuje 2 serca). Potem odrzuć tę kartę.',
    'actions.0.t': 'Napisz słowo',
    'actions.0.do.0.choose.0.t': 'SEN',
    'actions.0.do.0.choose.1.t': 'ZDROWIE',
  },
  'card 25': {
    title: 'Do końca',
    text: 'Skoro nie słowami, to trudno. Bezimienny zbiera siły: odzyskuje 2 serca i zwołuje zębacze. Pokonajcie go!',
    enemy_text:
      'Bezimienny: rzućcie 2 kośćmi i rozpatrzcie wiersz tabeli. Odkryjcie 1 kartę zębacza (mroczny wir: Pustka). Dodajcie na wirze jeszcze 1 zębacza (2 przy 4 bohaterach).',
    goal_text: 'Bezimienny nie ma serc.',
    'back.text':
      'Smok kładzie się i robi się przezroczysty jak kalka. Wir zamyka się z cichym westchnieniem, a zębacze rozsypują się w litery.',
  },
  'card 26': {
    title: 'Zakończenie: Okruszek',
    text: 'Z kupki liter wychodzi mały zębacz – ten z wieży. W pyszczku niesie okruszek kartki i kładzie go smokowi na łapie. Są na nim dwie litery imienia. To niewiele, ale od czegoś trzeba zacząć.',
    note: 'Odkryjcie 1 żeton przeznaczenia.',
  },
  'card 27': {
    title: 'Zakończenie: Cisza',
    text: 'Oniria jest bezpieczna. Biel zamienia się w śnieg, a śnieg w wiosnę. Tylko Zakładka siada czasem na skraju strony i pyta: „Jak on się właściwie nazywał?”. Może następnym razem się dowiecie.',
  },
  'card 28': {
    title: 'Powrót',
    text: 'Księga otwiera się na oścież. Po drugiej stronie widać klasę, piątek i ostatnią lekcję: minęło dokładnie pięć minut. Na parapecie czeka gołąb z gazety. Podajecie mu karteczkę: „Dobrze wam idzie. Ktoś z przyszłości”. On już wie komu.',
  },
  'card 29': {
    title: 'Koniec rozdziału VI',
    text: 'Ostatnia kropka „Zgubionego Imienia” stoi na swoim miejscu. Zsumujcie odkryte żetony przeznaczenia ze wszystkich rozdziałów i przeczytajcie epilog.',
    'endings.0.text': 'Finał jak z legendy. Nawet kurz na regale bije brawo.',
    'endings.1.text': 'Finał z drżeniem serca, ale i z uśmiechem.',
    'endings.2.text': 'Finał na ostatniej iskrze. Takie opowiada się najdłużej.',
    'epilogue.0.text':
      'Smoki ogłaszają was Strażnikami Księgi. Każde z was dostaje własną pustą kartkę – i prawo, by napisać na niej, co zechce.',
    'epilogue.1.text': 'W Onirii powstaje o was piosenka. Refren jest trochę fałszywy, ale wszyscy znają słowa.',
    'epilogue.2.text':
      'W bibliotece Glossy stoi nowa książka: o przyjaciołach, którzy się nie poddali. Ma dużo plam i ani jednej pustej strony.',
  },
}
