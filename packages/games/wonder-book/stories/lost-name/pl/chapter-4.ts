import type { Said } from '../../../story/story.ts'

export const chapter4: Said = {
  chapter: {
    title: 'Miasto z Origami',
    so_far:
      'W mieście złożonym z papieru odnaleźliście trzy wstążki i musieliście rozstrzygnąć, komu się należą: burmistrzowi czy Zgniecionym. Złapaliście latawiec, który ukradł wstążkę nieba, i nazwaliście go Zygzakiem. Wtedy wyszło na jaw, że Zakładka sama jest brakującą stroną Księgi. Zakładka związała pękające niebo, a wy zatrzymaliście Królową Nożyc.',
    note: 'Po lewej stronie Księgi wstaje miasto z papieru. Poziomy: ulice (streets), dachy (roofs, karta 15). Most Harmonijka składa się i rozkłada sam (karta 4).',
  },
  areas: {
    pier: 'Przystań Łódek',
    square: 'Rynek',
    alley: 'Zaułek Zagięć',
    market: 'Targ Wstążek',
    bridge: 'Most Harmonijka',
    archive: 'Archiwum',
    townhall: 'Ratusz',
    roofn: 'Dach Północny',
    roofs: 'Dach Południowy',
    kite: 'Latawcowa Wieża',
    garden: 'Podniebny Ogród',
  },
  'card 1': {
    title: 'Port z papieru',
    text: 'Łódka przybija do miasta, w którym wszystko ktoś złożył: domy, gołębie, nawet burmistrza. Na wasz widok latarnie prostują rogi. „Nie deptać po ludziach!” – upomina tabliczka, bo niektórzy mieszkańcy są zupełnie płascy.',
    note: 'Co najmniej 5 odkrytych żetonów w rozdziale III: każdy bohater dobiera 1 skrawek. KLEKS: każdy bohater zdobywa 1 iskrę. ATRAMENT: karta 2 dla wybranego bohatera.',
  },
  'card 2': {
    title: 'Butelka żywego tuszu',
    text: 'Akcja: zadaj po 1 obrażeniu każdemu wrogowi na 1 wybranym obszarze (Twoim albo sąsiadującym). Potem odrzuć tę kartę.',
    'actions.0.t': 'Rozlej tusz',
  },
  'card 3': {
    title: 'Burmistrz Żurawik',
    text: 'Burmistrz, żuraw z błyszczącej bibuły, wita was i od razu prosi o pomoc: trzy wielkie wstążki, które spinały całe miasto, zginęły. Obok niego stoi listonosz z telegramem od sowy: „CZY WIDZIELI PAŃSTWO MOJE ISKRY?”.',
    'options.0.t': 'Przyznajcie się i odpracujcie iskry (macie hasło DŁUG).',
    'options.0.out':
      'Do wieczora liżecie znaczki na poczcie. Języki macie sztywne jak tektura, ale zapłatę w iskrach listonosz od razu śle sowie. Odpowiedź: „Wiedziałam, że oddacie. Nie wiedziałam tylko kiedy”.',
    'options.0.note': 'Każdy bohater otrzymuje 1 obrażenie. Wymażcie hasło DŁUG. Odkryjcie 1 żeton przeznaczenia.',
    'options.1.t': 'Udawajcie, że nic nie wiecie (macie hasło DŁUG).',
    'options.1.out':
      'Strażnicy zaglądają wam w kieszenie i długo kręcą głowami. Listonosz nie mówi nic, a to jest jeszcze gorsze. Każdy bohater traci 1 iskrę.',
    'options.2.t': '„To nie do nas” – mówicie zgodnie z prawdą (nie macie hasła DŁUG).',
    'options.2.out':
      'Listonosz idzie dalej (iskry, jak się okaże, były w czajniku), a burmistrz częstuje was papierowym ciastkiem. Smakuje jak walentynka.',
    'options.2.note': 'Wybrany bohater dobiera 1 skrawek.',
  },
  'card 4': {
    title: 'Most Harmonijka',
    text: 'Z mostu można zejść zawsze tylko na jedną stronę: na Rynek albo do Ratusza. Na koniec każdej fazy wrogów most się przestawia: otwarta strona się zamyka, a zamknięta otwiera.',
  },
  'card 5': {
    title: 'Trzy wstążki',
    text: 'Znajdźcie wstążki: czerwoną na Targu, niebieską w Zaułku i złotą w Archiwum. Na Targu i w Zaułku leżą stosy: najpierw trzeba rozpatrzyć wierzchnią kartę.',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Targ Wstążek).',
    goal_text: 'Macie 3 wstążki (karty 7, 9 i 10).',
    'back.text':
      'Trzy wstążki szeleszczą wam w rękach jak żywe. Na Rynku czeka już burmistrz. Ale z bocznej uliczki wychodzą Zgnieceni: mieszkańcy, których ktoś kiedyś zgniótł w kulkę i wyrzucił.',
    'back.note': 'Każdy bohater odzyskuje 2 serca.',
  },
  'card 6': {
    title: 'Kramarka Kokarda',
    text: '„Wstążka? Może mam, może nie mam. Moja lampka zgasła i nie widzę cen”. Koszt: 1 iskra.',
    'back.text': 'Kokarda podkręca lampkę i podnosi płachtę. Pod spodem leży coś czerwonego.',
  },
  'card 7': {
    title: 'Czerwona wstążka',
    text: 'Jest zawiązana na sto supełków, a w środku coś warczy. Na ostatnim wisi karteczka: „Nie ciągnąć!”.',
    'back.text': 'Rozplątujecie supełki. Z ostatniego wyskakuje 1 zębacz i gubi 1 skrawek (dobierasz go). Wstążka jest wasza!',
  },
  'card 8': {
    title: 'Uliczka w harmonijkę',
    text: 'Zaułek co chwilę się składa i zamienia stronę lewą z prawą. Trzeba wyczuć rytm.',
    'back.text': 'Rzuć 3 kośćmi, potrzeba 1 sukcesu. Porażka: uliczka Cię przytrzaskuje (1 obrażenie), karta zostaje w grze.',
  },
  'card 9': {
    title: 'Niebieska wstążka',
    text: 'Służy gołębiom z gazety za hamak. Gołębie nie są zachwycone wizytą.',
    'back.text': 'Obiecujecie gołębiom nowy hamak. Na zachętę dają Ci jeszcze 1 iskrę.',
  },
  'card 10': {
    title: 'Złota wstążka',
    text: 'Opleciona jest wokół grubej teczki z napisem „STRONY ZAGINIONE”. Supeł trzyma mocno. Koszt: 1 iskra.',
    'back.text':
      'Wstążka puszcza, a z teczki wypada kartka z narysowanym kształtem małego smoka. Zakładka szybko ją podnosi i chowa. Z hasłem KIESZEŃ z przyzwyczajenia zaglądacie też do szuflady: dobierasz 2 skrawki.',
  },
  'card 11': {
    title: 'Stragan na moście',
    text: 'Samoskładający się stragan sprzedaje papierowe skrzydła. „Przymierz, zanim most się złoży!”.',
    'back.text':
      'Rzuć 3 kośćmi. Przy co najmniej 1 sukcesie skrzydła pasują jak ulał (karta 12). Bez sukcesu są za małe: karta zostaje w grze, można mierzyć dalej.',
  },
  'card 12': {
    title: 'Papierowe skrzydła',
    text: 'Raz na turę, 1 iskra (to nie jest akcja): przeleć na dowolny obszar oddalony o maksymalnie 2 (także ponad ciągłymi liniami).',
    'actions.0.t': 'Lot',
  },
  'card 13': {
    title: 'Komu wstążki?',
    text: '„Oddajcie je mnie – prosi burmistrz – a zwiążę most i mury”. „Oddajcie nam – szepczą Zgnieceni. – Gdy się nimi przewiążemy, znów będziemy prości. Nikt nas nigdy nie wyprasował”.',
    'options.0.t': 'Dla burmistrza: mury i most.',
    'options.0.out':
      'Most przestaje się składać i stoi jak należy. Burmistrz jest zachwycony, a Zgnieceni odchodzą bez słowa. Każdy dostaje upominek.',
    'options.0.note':
      'Zapiszcie hasło UMOWA. Odrzućcie kartę 4: z mostu można odtąd zejść na obie strony. Każdy bohater dobiera 1 skrawek.',
    'options.1.t': 'Dla Zgniecionych: niech się wyprostują.',
    'options.1.out':
      'Zgnieceni prostują się jeden po drugim. Niektórzy są listami miłosnymi, jeden jest mapą, a wszyscy płaczą ze szczęścia. Most składa się dalej, ale miasto jakby urosło.',
    'options.1.note': 'Zapiszcie hasło BUNT. Każdy bohater odzyskuje 2 serca.',
  },
  'card 15': {
    title: 'Czwarta wstążka',
    text: 'Rozłóżcie dachy! Latawiec złodziejaszek porwał czwartą wstążkę, tę od nieba. A z miejsca, gdzie wisiała, wypełza cień i przykleja się komuś do pleców. Robi się zimno, jakby ktoś wyrwał z dnia jedną godzinę.',
    note: 'Wybrany bohater bierze żeton mrocznej aury.',
  },
  'card 16': {
    title: 'Mroczna aura',
    text: 'Bohater z żetonem mrocznej aury otrzymuje 1 obrażenie na koniec każdej fazy wrogów. Akcja: przekaż aurę bohaterowi na Twoim albo sąsiadującym obszarze. Akcja, 2 iskry: rozprosz aurę (odłóż żeton).',
    'actions.0.t': 'Przekaż aurę',
    'actions.1.t': 'Rozprosz aurę',
  },
  'card 18': {
    title: 'Łapcie latawiec!',
    text: 'Latawiec ucieka o 1 obszar w każdej fazie wrogów. Akcja specjalna na jego obszarze: rzuć 3 kośćmi, potrzeba 2 sukcesów, żeby go chwycić; przy porażce od razu odlatuje. Spróbujcie zajść go z dwóch stron!',
    'actions.0.t': 'Chwyć latawiec',
    enemy_text:
      'Latawiec ucieka o 1 obszar. Odkryjcie 1 kartę zębacza (mroczne wiry po kolei: Targ Wstążek, Dach Północny). Przy 3 i 4 bohaterach dodajcie jeszcze 1 zębacza na pierwszym wirze.',
    goal_text: 'Złapcie latawiec.',
    'back.text':
      '„Ja tylko chciałem, żeby ktoś za mną pobiegł” – wzdycha latawiec i oddaje wstążkę. Dostaje od was imię: Zygzak. Od razu lata prościej.',
    'back.note': 'Każdy bohater odzyskuje 1 serce.',
  },
  'card 23': {
    title: 'Kształt małego smoka',
    text: 'Kartka z Archiwum wypada Zakładce spod skrzydła. Kształt pasuje do strzępu w Księdze co do milimetra: Zakładka jest brakującą stroną! Ona jeszcze tego nie widzi. Patrzy na was i pyta: „Co tam jest napisane?”.',
    'options.0.t': 'Powiedzcie jej prawdę.',
    'options.0.out':
      'Zakładka długo milczy. „Więc jestem czyjąś historią – mówi w końcu. – Ciekawe, czy dobrą”. A potem przytula się do was wszystkimi rogami.',
    'options.0.note': 'Zapiszcie hasło PRAWDA. Odkryjcie 1 żeton przeznaczenia.',
    'options.1.t': 'Na razie zachowajcie to dla siebie.',
    'options.1.out':
      '„Lista zakupów” – mówicie. Zakładka kiwa głową, ale jej rogi lekko opadają. W zamian macie chwilę, żeby się przygotować.',
    'options.1.note': 'Zapiszcie hasło SEKRET. Każdy bohater dobiera 1 skrawek.',
  },
  'card 24': {
    title: 'Papierowa burza',
    text: 'Niebo, źle zawiązane, pęka na szwie. Wiatr zrywa dachówki i znosi zębacze całymi garściami. Na czubku Latawcowej Wieży Zakładka próbuje związać chmury odzyskaną wstążką. Na kokardkę, bo tak ładniej.',
    note: 'Każdy bohater staje na Dachu Południowym albo przy Ratuszu.',
  },
  'card 25': {
    title: 'Zwiążcie niebo',
    text: 'Wytrzymajcie 4 pełne rundy i brońcie Zakładki, bo ma zajęte wszystkie łapy. Zębacze traktują ją jak bohatera. Gdy straci ostatnie serce, zakryjcie 1 żeton przeznaczenia i przywróćcie jej wszystkie serca.',
    enemy_text:
      'Odkryjcie 1 kartę zębacza (mroczne wiry po kolei: Dach Północny, Targ Wstążek). Dodajcie na wirach po kolei jeszcze 1 zębacza przy 3 bohaterach albo 2 przy 4 bohaterach.',
    goal_text: 'Minęły 4 pełne rundy.',
    'back.text':
      'Ostatni supeł! Niebo trzyma. Przez chwilę pada już tylko konfetti. Wtedy na placu przed Ratuszem coś zgrzyta: ciach. Ciach.',
    'back.note': 'Każdy bohater odzyskuje 1 serce.',
  },
  'card 26': {
    title: 'Krzak z walentynek',
    text: 'W Podniebnym Ogrodzie kwitną walentynki. Jedna jest zaadresowana do was.',
    'back.text': '„Dobrze wam idzie. Ktoś z przyszłości”. Każdy bohater odzyskuje 1 serce, a Ty dobierasz 1 skrawek.',
  },
  'card 27': {
    title: 'Komin pełen iskier',
    text: 'Z komina strzelają iskry. Trzeba tylko dobrze podstawić czapkę.',
    'back.text': 'Rzuć 3 kośćmi. Zdobywasz 2 iskry, jeśli wypadną co najmniej 2 sukcesy, a w przeciwnym razie 1 iskrę.',
  },
  'card 30': {
    title: 'Królowa Nożyc',
    text: '„Za dużo kształtów! – zgrzyta. – Potnę wszystko na równe paski!”. Zatrzymajcie ją! Z hasłem BUNT Zgnieceni zakleszczają jej ostrza: od razu traci 2 serca. Z hasłem UMOWA straż burmistrza przegania 2 zębacze (usuńcie je z planszy).',
    enemy_text:
      'Królowa Nożyc: rzućcie 2 kośćmi i rozpatrzcie wiersz tabeli. Odkryjcie 1 kartę zębacza (mroczny wir: Targ Wstążek). Dodajcie na wirze jeszcze 1 zębacza przy 3 bohaterach albo 2 przy 4 bohaterach.',
    goal_text: 'Królowa Nożyc nie ma serc.',
    'back.text':
      'Śrubka wyskakuje, a Królowa rozpada się na dwa noże do papieru. Jeden z nich kłania się grzecznie i pyta, czy mógłby otwierać listy.',
    'back.note': 'Odłóżcie żeton mrocznej aury.',
  },
  'card 31': {
    title: 'Koniec rozdziału IV',
    text: 'Nad dachami widać wieżę zegarową, na której nie ma ani jednej cyfry. „Tam stanął czas – mówi burmistrz. – Dokładnie wtedy, kiedy zniknęła strona”. Zakładka patrzy w tamtą stronę, jakby ktoś ją zawołał.',
    'endings.0.text': 'Miasto składa na waszą cześć pomnik. Dosłownie składa. W następnym rozdziale zaczniecie z prezentem.',
    'endings.1.text': 'Na Rynku trwa zabawa, a wasze imiona są na każdym lampionie.',
    'endings.2.text': 'Pogięci, ale nie podarci. W Origami mówi się, że to najwyższa pochwała.',
  },
}
