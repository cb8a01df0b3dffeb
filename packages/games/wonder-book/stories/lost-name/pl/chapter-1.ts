import type { Said } from '../../../story/story.ts'

export const chapter1: Said = {
  chapter: {
    title: 'Wieża, która szepcze',
    so_far:
      'Papierowa smoczyca Zakładka zwabiła was w piątek do opuszczonej wieży i utknęła w słoju. Ze studni wyskoczyły zębacze, które jedzą słowa; odparliście je, otworzyliście trzy zamki na strychu i rozpięliście klamrę Księgi Cudów. Księga pokazała Onirię, krainę smoków – i strzęp po jednej wyrwanej stronie. Potem litery porwały was do środka.',
    note: 'Tylna okładka Księgi: plan opuszczonej wieży. Strych (poziom attic) to skrzydełko, które rozkłada karta 16.',
  },
  areas: {
    gate: 'Brama',
    hall: 'Sień',
    kitchen: 'Stara kuchnia',
    library: 'Biblioteka',
    well: 'Komnata Studni',
    stairs: 'Kręte schody',
    attic: 'Strych',
    balcony: 'Balkon',
    study: 'Gabinet Skryby',
  },
  'card 1': {
    title: 'Papierowy smok',
    text: 'Piątek, ostatnia lekcja. W szybę stuka coś małego i białego: smok złożony z papieru! Kicha garścią liter, mruga do was i pędzi w stronę opuszczonej wieży za miastem. Nikt nie musi mówić „chodźmy” – plecaki już są na ramionach.',
  },
  'card 2': {
    title: 'Drzwi bez klamki',
    text: 'Wieża wygląda, jakby ktoś zapomniał ją dokończyć. Drzwi nie mają klamki, za to wycięto w nich kształty czterech dłoni. Czyje dłonie tu pasują? Wybierzcie bohaterów i weźcie ich karty.',
  },
  'card 7': {
    title: 'Pierwsze kroki',
    text: 'Drzwi zamykają się za wami z westchnieniem. W środku pachnie kurzem, woskiem i odrobinę burzą. W powietrzu wiszą złote iskry, a gdzieś wysoko ktoś szepcze wasze imiona, jakby się ich uczył na pamięć. W Bibliotece bije źródło iskier: gdy na początku fazy graczy nie ma tam iskry, pojawia się nowa.',
  },
  'card 8': {
    title: 'Rozejrzyjcie się!',
    text: 'Spokojna chwila: nikt was jeszcze nie goni. Chodźcie, zbierajcie iskry i zajrzyjcie w każde miejsce oznaczone kartą oddziaływania.',
    enemy_text: 'Nic się nie dzieje. Na razie.',
    goal_text: 'Zbadajcie wszystkie 3 karty oddziaływania.',
    'back.text':
      'Słój na stole zaczyna się trząść, aż brzęczą szyby. W środku siedzi wasz papierowy smok i jest bardzo, bardzo niezadowolony.',
  },
  'card 9': {
    title: 'Mruczący kredens',
    text: 'Kredens mruczy jak kot. Jedna szuflada wystaje, jakby prosiła, żeby ją podrapać.',
    'back.text': 'Drapiecie szufladę, a ona wysuwa się z zadowoleniem. Ktoś zostawił tu coś przydatnego!',
    'back.note': 'Dobierasz 1 skrawek.',
  },
  'card 10': {
    title: 'Słój na najwyższej półce',
    text: 'Na samej górze regału stoi szklany słój. Coś się w nim rusza. Drabina ma tylko trzy szczeble, i to nie po kolei.',
    'back.text':
      'Wspinaczka! Rzuć 2 kośćmi. Przy co najmniej 1 sukcesie schodzisz z gracją i z 1 iskrą w garści. Bez sukcesu schodzisz szybciej, niż było w planie (1 obrażenie). Tak czy inaczej słój stoi już na stole.',
  },
  'card 11': {
    title: 'Portret bez twarzy',
    text: 'Na obrazie widać smoka, ale tam, gdzie powinna być głowa, płótno jest białe. Pod ramą wisi maleńki lampion. Koszt: 1 iskra.',
    'back.text':
      'Gdy lampion się zapala, z ramy wypada mosiężny klucz (karta 12). Pod obrazem była kiedyś tabliczka z imieniem. Dziś to tylko gładki kawałek mosiądzu.',
  },
  'card 12': {
    title: 'Mosiężny klucz',
    text: 'Ciężki, ciepły i trochę obrażony, że nikt go nie szukał. Otwiera coś na strychu.',
  },
  'card 13': {
    title: 'Smok w słoju',
    text: '„Mam na imię Zakładka – woła smoczyca ze słoja. – Schowałam się tu tylko na chwilkę, a pokrywka się zatrzasnęła! Macie ręce? To proszę ich użyć!”. Obok stoi biurko pełne kuszących szuflad.',
    'options.0.t': 'Najpierw uwolnijcie Zakładkę.',
    'options.0.out':
      'Pokrywka puszcza z cmoknięciem, a Zakładka siada komuś na głowie. „Będę was pilnować. Ktoś przecież musi”. Z jej skrzydeł sypie się iskra.',
    'options.0.note': 'Zapiszcie hasło PRZYJACIEL. Wybrany bohater zdobywa 1 iskrę.',
    'options.1.t': 'Najpierw przeszukajcie szuflady.',
    'options.1.out':
      'Znajdujecie dwa drobiazgi, a Zakładka znajduje powód do obrazy. Wychodzi ze słoja sama, z miną kogoś, kto to zapamięta.',
    'options.1.note': 'Zapiszcie hasło KIESZEŃ. Wybrani bohaterowie dobierają łącznie 2 skrawki.',
  },
  'card 14': {
    title: 'Studnia ziewa',
    text: 'Z komnaty obok dobiega ziewnięcie. Studnia otwiera się jak paszcza, a z mrocznego wiru wyskakują stwory złożone z samych zębów. „Zębacze! – piszczy Zakładka. – Jedzą słowa! I kanapki. I trochę ludzi”.',
  },
  'card 15': {
    title: 'Pierwsze starcie',
    text: 'Zębacze mają po 2 punkty życia: po pierwszym obrażeniu są oszołomione, po drugim – pokonane. Trzymajcie się razem: zębacze uwielbiają samotne przekąski.',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Komnata Studni).',
    goal_text: 'Pokonajcie łącznie 5 / 5 / 9 zębaczy (2 / 3 / 4 bohaterów).',
    'back.text':
      'Cisza. Nawet kurz boi się opaść. „To był dopiero przedsionek – mruczy Zakładka. – Na górze jest Księga. Jeśli zębacze dotrą do niej pierwsze, zjedzą wszystko, co w niej mieszka. Całą krainę!”.',
    'back.note': 'Każdy bohater odzyskuje 1 serce.',
  },
  'card 16': {
    title: 'Schody z gruzu',
    text: 'Odgarniacie gruz i rozkładacie skrzydełko planszy: przed wami strych! Drzwi do gabinetu mają trzy zamki, każdy z innym charakterem. A za waszymi plecami mroczny wir zaczyna się wdrapywać po schodach, stopień po stopniu.',
  },
  'card 17': {
    title: 'Winda na książki',
    text: 'Akcja specjalna w Bibliotece albo na Strychu: zużyj 1 iskrę, aby przejechać windą między tymi obszarami. Nogi trzeba podkulić.',
    'actions.0.t': 'Windą na strych',
    'actions.1.t': 'Windą w dół',
  },
  'card 18': {
    title: 'Trzy zamki',
    text: 'Na strychu czeka stos kart. Zamki są o siebie zazdrosne: zająć się można tylko tym na wierzchu. A klucz wolno podać komuś, kto stoi blisko!',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Kręte schody).',
    goal_text: 'Otwórzcie wszystkie 3 zamki.',
    'back.text':
      'Trzeci zamek klika, a drzwi gabinetu uchylają się na szerokość smoczego nosa. Coś jednak wciska się między próg a futrynę…',
  },
  'card 19': {
    title: 'Zamek Śpioch',
    text: 'Ten zamek chce tylko światełka na dobranoc. Koszt: 1 iskra.',
    'back.text': 'Iskra mruga, zamek ziewa i zasypia, a zasuwka sama opada.',
  },
  'card 20': {
    title: 'Zamek Obrażalski',
    text: '„Nie otworzę się byle komu” – skrzypi. Trzeba go zagadać albo porządnie szarpnąć.',
    'back.text':
      'Rzuć 3 kośćmi, potrzeba 2 sukcesów. Udało się? Zamek daje Ci na zgodę 1 iskrę. Nie udało? Dalej stroi fochy: karta zostaje w grze i można próbować ponownie.',
  },
  'card 21': {
    title: 'Zamek Prawdziwy',
    text: 'Zwyczajny zamek. Potrzebny jest zwyczajny klucz: oddziaływać może tylko bohater z Mosiężnym kluczem (karta 12).',
    'back.text': 'Klucz wzdycha z ulgą i rozpuszcza się w zamku jak cukierek.',
    'back.note': 'Odrzućcie kartę 12. Do Gabinetu można już wejść.',
  },
  'card 22': {
    title: 'Stara luneta',
    text: 'Luneta patrzy nie na miasto, lecz do środka wieży. Obok stoi coś przykrytego płachtą.',
    'back.text':
      'Pod płachtą stoi Latarnia Skryby (karta 23)! Świeci nawet wtedy, gdy nikt jej nie zapala. Zapiszcie hasło LATARNIA.',
  },
  'card 23': {
    title: 'Latarnia Skryby',
    text: 'Akcja, 1 iskra: zadaj po 1 obrażeniu maksymalnie 2 wrogom na Twoim obszarze.',
    'actions.0.t': 'Błysk latarni',
  },
  'card 24': {
    title: 'Zębacz w drzwiach',
    text: 'Mały zębacz utknął w szparze. Trzęsie się cały i szczęka zębami – wcale nie groźnie, raczej ze strachu. W pyszczku trzyma okruszek kartki, jakby to była przytulanka.',
    'options.0.t': 'Wypuśćcie go.',
    'options.0.out':
      'Zębacz patrzy na was długo, kładzie na progu okruszek kartki i znika. To pierwszy zębacz w historii, który powiedział „dziękuję”, chociaż bez słów.',
    'options.0.note': 'Zapiszcie hasło LITOŚĆ. Usuńcie z planszy 1 zębacza.',
    'options.1.t': 'Przepędźcie go z hukiem.',
    'options.1.out':
      'Robicie hałas jak sto garnków. Zębacze w całej wieży kulą uszy, których nie mają, a wy czujecie się trochę więksi.',
    'options.1.note': 'Zapiszcie hasło ODWAGA. Każdy bohater odzyskuje 1 serce, a wybrany bohater dobiera 1 skrawek.',
  },
  'card 26': {
    title: 'Klamra Księgi',
    text: 'Na pulpicie leży Księga Cudów, spięta żelazną klamrą. Akcja specjalna w Gabinecie: rzuć 2 kośćmi, każdy sukces poluzowuje klamrę o 1 ząbek. Zużycie iskry dodaje 1 kość.',
    'actions.0.t': 'Podważ klamrę',
    'actions.1.t': 'Podważ klamrę z iskrą',
    enemy_text: 'Odkryjcie 1 kartę zębacza (mroczny wir: Strych).',
    goal_text: 'Poluzujcie klamrę o 8 / 9 / 14 ząbków (2 / 3 / 4 bohaterów).',
    'back.text':
      'Klamra pęka z dźwiękiem dzwonka na przerwę. Zębacze kurczą się i wsysa je grzbiet Księgi, a wiatr zaczyna przewracać strony.',
  },
  'card 27': {
    title: 'Brakująca strona',
    text: 'Księga pokazuje góry, rzeki i drzewo wielkie jak miasto. To Oniria, kraina smoków! W samym środku sterczy jednak strzęp: ktoś wyrwał jedną stronę. Zakładka patrzy na ten strzęp i po raz pierwszy nic nie mówi.',
  },
  'card 32': {
    title: 'Koniec rozdziału I',
    text: 'Litery unoszą was jak ciepły deszcz padający do góry. Trzymacie się za ręce, za plecaki i za jeden papierowy ogon. Wieża znika – i zaczyna się Oniria.',
    'endings.0.text':
      'Tak dobrze nie poszło nikomu od trzystu lat! Zakładka robi w powietrzu potrójne salto. W następnym rozdziale zaczniecie z prezentem.',
    'endings.1.text': 'Świetna robota. Trochę potargani, ale za to bardzo odważni lądujecie w nowym świecie.',
    'endings.2.text': 'Ledwo, ledwo! Zakładka zakleja wam dziury w rękawach i obiecuje, że nikomu nie powie.',
  },
}
