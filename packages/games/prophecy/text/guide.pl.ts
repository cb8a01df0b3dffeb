import type { GuideWords } from '@grimuar/contract'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'Złam pięć klątw',
      says: 'Każda świątynia ma pięć klątw wartych 3, 5, 8, 5 i 3 punkty. Kto położy pięć znaczników, kończy grę; wygrywa najwyższa suma za klątwy i cele.',
    },
    turn: {
      title: 'Idź po kręgu, użyj karty',
      says: 'Idź od jednego do trzech kroków zgodnie z ruchem wskazówek zegara, po samych świątyniach albo po samych pustkowiach. Potem jeden raz użyj karty, na której stoisz.',
    },
    net: {
      title: 'Kryształy trafiają do sieci',
      says: 'Pustkowia dają, zamieniają i ulepszają kryształy, świątynie dają jeden w swoim kolorze. Kryształ zostaje tam, gdzie go położysz; linie łączą sąsiadów.',
    },
    chain: {
      title: 'Łańcuch łamie klątwę',
      says: 'W świątyni oddaj trzy, cztery albo pięć połączonych kryształów w kolorach jej łuku, czytanego od jednego końca. Łamiesz klątwę nad ostatnim z nich.',
    },
    runes: {
      title: 'Runy pomagają, cele punktują',
      says: 'Każda złamana klątwa daje kartę runów, która dodaje kryształy tam, gdzie leży jej tabliczka. Na koniec punktują różne runy i najwięcej znaczników w świątyniach celów.',
    },
  },
  terms: [
    { word: 'Kryształowa Sieć', means: 'twoje dwanaście miejsc w trzech rzędach po cztery; linie łączą miejsca obok siebie' },
    { word: 'łuk', means: 'dziewięć kryształów świątyni, czytanych od lewego albo od prawego końca' },
    { word: 'łańcuch', means: 'od trzech do pięciu połączonych kryształów sieci, które łamią klątwę' },
    { word: 'kryształ bezbarwny', means: 'służy do płacenia za zamiany, ulepszenia i czary; łańcuch wymaga kolorów' },
    { word: 'karta zamiany', means: 'pustkowia 6 i 10: trzy bezbarwne kryształy za dwa w dwóch kolorach' },
    { word: 'karta ulepszeń', means: 'pustkowia 2, 4 i 8: zakryj pole bezbarwnym kryształem i weź kryształ jego koloru' },
    { word: 'tabliczka', means: 'run na karcie kręgu; z kartą tego runu bierzesz tam więcej' },
    {
      word: 'czary',
      means: 'szybkość wydłuża ruch, przestawienie zamienia dwa kryształy miejscami, wymiana daje jeden za cztery',
    },
  ],
  examples: {
    'PR-3.3': 'Sieć jest prawie pełna, a wziętych kryształów jest więcej niż miejsc: część z nich wróci do zasobów.',
    'PR-4.2': 'Pierwsza tura: pionek można postawić na dowolnej karcie bez pionka.',
    'PR-4.3': 'Świecące karty to te, na które pionek może teraz przejść.',
    'PR-4.7': 'Pionek idzie dalej niż trzy kroki: kryształy z sieci opłacają czar szybkości.',
    'PR-5.3': 'Na karcie zamiany, z trzema bezbarwnymi kryształami w sieci.',
    'PR-5.5': 'Na karcie ulepszeń: część jej pól jest już zakryta.',
    'PR-6.1': 'W zasobach nie ma bezbarwnych kryształów: bierze się jeden z pola karty ulepszeń.',
    'PR-6.2': 'Nie ma już zielonych kryształów, a dwoje graczy ma ich po tyle samo: trzeba wybrać jedno z nich.',
    'PR-7.4': 'W niebieskiej świątyni, z łańcuchem, od którego zaczyna się jej łuk.',
    'PR-8.2': 'Czar przestawienia: najpierw wybiera się kryształ, którym się płaci, potem dwa, które zamienią się miejscami.',
  },
}
