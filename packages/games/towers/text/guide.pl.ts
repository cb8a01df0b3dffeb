import type { GuideWords } from '@grimuar/contract'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'Zdobywaj wieże',
      says: 'Każda z pięciu kolorowych wież chce innego składnika. Na koniec wygrywa ją ten, kto ma go więcej: to 5, 5, 6, 6 i 7 punktów.',
    },
    turn: {
      title: 'Idź, weź, rzuć',
      says: 'Przejdź do sąsiedniej wieży, weź jedną z dwóch kart przy niej, a potem, jeśli chcesz, rzuć jej zaklęcie. Sześć rund, po dwie tury.',
    },
    spells: {
      title: 'Zaklęcia kosztują składniki',
      says: 'Za zaklęcie wieży płacisz kartą jej składnika. Zapłacone karty też liczą się na koniec: leżą w rzędzie wykorzystanych.',
    },
    stones: {
      title: 'Kamień naśladuje sąsiada',
      says: 'Kamień wielokolorowy od razu trafia na koniec rzędu wykorzystanych. Staje się składnikiem, na który wskazuje jego strzałka.',
    },
    end: {
      title: 'Sekrety i skrzynie',
      says: 'Kto wygrał wieżę, bierze spod niej tajną kartę: punkt za każdy symbol jej rodzaju. Skrzynie punktują razem, a rycerz może odnaleźć księżniczkę za 3 punkty.',
    },
  },
  terms: [
    { word: 'przerwa', means: 'miejsce na jedną kartę między dwiema wieżami' },
    { word: 'zdobyte karty', means: 'leżą przed tobą odkryte; tylko nimi płacisz za zaklęcia' },
    { word: 'wykorzystane', means: 'rząd kart, którymi zapłacono, i kamieni; nowe dokłada się z lewej albo z prawej strony' },
    { word: 'ukryte karty', means: 'zakryte aż do końca gry; daje je fioletowe zaklęcie' },
    { word: 'kamień wielokolorowy', means: 'dżoker: na koniec liczy się jak karta, na którą wskazuje jego strzałka' },
    { word: 'tajna karta', means: 'leży pod wieżą i przypada temu, kto ją wygra' },
    { word: 'księżniczka', means: 'jest na tajnej karcie z eliksirem; rycerz zgaduje, gdzie się kryje' },
    { word: 'rycerz, mag', means: 'rycerz może raz zamienić się miejscami z magiem; mag może omijać rycerza' },
  ],
  examples: {
    'TW-5.2': 'Rycerz może przejść do wieży po lewej albo po prawej stronie swojej.',
    'TW-5.7': 'Rycerz stoi tuż obok maga, więc mag może go ominąć.',
    'TW-6.2': 'Z wieżą rycerza stykają się dwie karty. Bierze jedną z nich.',
    'TW-6.6': 'Rycerz wziął tęczowy kamień: kładzie go na lewym albo prawym końcu swojego rzędu.',
    'TW-7.5': 'Rycerz stoi przy zielonej wieży i ma ropuchę: zapłaci nią za zaklęcie.',
    'TW-8.1': 'Eliksir zapłacony. Rycerz wybiera dwie wieże, pod które zajrzy.',
    'TW-8.5': 'Rycerz rzucił zielone zaklęcie: wybiera jedną ze zdobytych kart maga.',
    'TW-8.6': 'Rycerz rzucił niebieskie zaklęcie: mag wybiera, którą kartę straci.',
    'TW-8.9': 'Muchomor przy czerwonej wieży zapłacony. Drugi składnik rozstrzygnie, jakie to zaklęcie.',
    'TW-9.3': 'Długie rzędy z kamieniami: przy każdym widać, w co by się teraz zamienił.',
    'TW-11.2': 'Rundy się skończyły. Rycerz wskazuje wieżę, pod którą spodziewa się księżniczki.',
  },
}
