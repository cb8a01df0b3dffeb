import type { TermTexts } from './shape.ts'

export const terms: TermTexts = {
  mage: {
    word: 'Mag',
    tip: 'Postać gracza; walczy, rzuca czary i zbiera punkty mocy.',
  },
  blackRose: {
    word: 'Czarna Róża (Róża)',
    tip: 'Rywalka bez gracza: zbiera punkty mocy i może wygrać, a wtedy przegrywają wszyscy.',
  },
  evocation: {
    word: 'Ewokacja',
    tip: 'Przywołana istota z własnym ruchem, atakiem i życiem; możesz mieć najwyżej {3}.',
  },
  figure: {
    word: 'figurka',
    tip: 'Każdy Mag i każda Ewokacja w Loży.',
  },
  enemy: {
    word: 'wroga figurka',
    tip: 'Figurka, która nie należy do ciebie.',
  },
  lodge: {
    word: 'Loża',
    tip: 'Plansza złożona z {19} pomieszczeń; Cele leżą poza nią.',
  },
  room: {
    word: 'pomieszczenie',
    tip: 'Pole Loży z kolorem, efektem i otworami na kostki niestabilności.',
  },
  cell: {
    word: 'Cela',
    tip: 'Tu Mag zaczyna grę i tu wraca po porażce; w Celi dosięgnie go tylko Róża.',
  },
  activateRoom: {
    word: 'aktywacja pomieszczenia',
    tip: 'Zużywasz żeton niezniszczonego pomieszczenia i stosujesz jego efekt, raz na turę dla wszystkich razem.',
  },
  roomToken: {
    word: 'żeton pomieszczenia',
    tip: 'Pokazuje, czy pomieszczenia można jeszcze użyć w tej turze; zdobyty liczy się na koniec gry.',
  },
  instability: {
    word: 'kostka niestabilności',
    tip: 'Leży w otworze pomieszczenia; gdy wszystkie otwory są pełne, pomieszczenie runie w fazie Porządkowania.',
  },
  hole: {
    word: 'otwór',
    tip: 'Miejsce na kostkę niestabilności; pełne pomieszczenie nie przyjmuje następnych.',
  },
  destroyed: {
    word: 'zniszczone pomieszczenie',
    tip: 'Można przez nie przejść, ale nie ma już efektu i nie przyjmuje kostek niestabilności.',
  },
  grimoire: {
    word: 'księga czarów',
    tip: 'Twój własny stos czarów do dobierania; pusty odnawia się ze Wspomnień.',
  },
  memories: {
    word: 'Wspomnienia',
    tip: 'Twój odkryty stos czarów rzuconych i odrzuconych.',
  },
  library: {
    word: 'Biblioteka',
    tip: 'Talie {6} szkół magii i talia Zapomnianych Czarów; z tej ostatniej zwykle się nie dobiera.',
  },
  handLimit: {
    word: 'limit ręki',
    tip: 'Gdy masz na ręce więcej niż {7} kart, od razu odrzuć nadmiar do Wspomnień.',
  },
  powerPoints: {
    word: 'punkty mocy',
    tip: 'Miara zwycięstwa; nigdy nie spadają poniżej zera.',
  },
  damage: {
    word: 'obrażenie',
    tip: 'Kostka w kolorze sprawcy na figurce; gdy kostek jest tyle co życia, figurka pada.',
  },
  heal: {
    word: 'leczenie',
    tip: 'Usuń z figurki podaną liczbę kostek obrażeń; kolory wybierasz ty.',
  },
  convert: {
    word: 'zamiana na swój kolor',
    tip: 'Zastąp cudze kostki swoimi; ich liczba się nie zmienia.',
  },
  defeat: {
    word: 'pokonanie',
    tip: 'Mag, który ma tyle obrażeń co życia, trafia do Celi, a sprawcy obrażeń zyskują punkty mocy.',
  },
  trophy: {
    word: 'trofeum',
    tip: 'Żeton za ostatnie obrażenie zadane pokonanemu Magowi; liczy się na koniec gry.',
  },
  physicalAction: {
    word: 'akcja fizyczna',
    tip: 'Ruch albo atak, a przed nim lub po nim możesz aktywować swoje pomieszczenie.',
  },
  go: {
    word: 'kolej',
    tip: 'Część fazy Akcji, w której Mag wykonuje {1} lub {2} akcje.',
  },
  discardToMove: {
    word: 'odrzucenie czaru dla ruchu',
    tip: 'Odrzuć gotowy czar albo aktywną pułapkę lub ochronę, aby przesunąć się o {1} pomieszczenie.',
  },
  move: {
    word: 'przesuń',
    tip: 'Idź krok po kroku przez sąsiednie pomieszczenia; do każdego z nich się wchodzi.',
  },
  teleport: {
    word: 'przemieść',
    tip: 'Postaw figurkę wprost w nowym pomieszczeniu; do tych po drodze się nie wchodzi.',
  },
  attack: {
    word: 'atak',
    tip: 'Fizyczne obrażenia dla figurki w tym samym pomieszczeniu, tyle, ile wynosi wartość ataku.',
  },
  act: {
    word: 'działanie',
    tip: 'Ewokacja przesuwa się, a potem może zaatakować, nigdy odwrotnie.',
  },
  summon: {
    word: 'przywołaj',
    tip: 'Weź Ewokację z puli i postaw ją w pomieszczeniu; liczy się to jako wejście.',
  },
  dismiss: {
    word: 'odpraw',
    tip: 'Ewokacja wraca do puli, a kostki z niej do właścicieli.',
  },
  cast: {
    word: 'rzucić',
    tip: 'Odkryj czar i zastosuj go; pułapka lub ochrona czeka zakryta, a do zadań liczy się, gdy ją uruchomisz.',
  },
  castFromHand: {
    word: 'rzucić z ręki',
    tip: 'Odrzuć inny czar ze swojego arkusza, połóż w jego miejscu kartę z ręki i od razu ją rzuć.',
  },
  ready: {
    word: 'gotowy czar',
    tip: 'Zakryty czar na arkuszu, jeszcze nierzucony.',
  },
  active: {
    word: 'aktywna karta',
    tip: 'Rzucona pułapka lub ochrona, która czeka na swoją chwilę.',
  },
  used: {
    word: 'wykorzystany czar',
    tip: 'Czar już rozpatrzony, który leży na arkuszu do fazy Porządkowania.',
  },
  standard: {
    word: 'czar standardowy',
    tip: 'Czar z pola {1}, {2} lub {3}; pola obowiązują w tej kolejności, najwyżej {1} na kolej.',
  },
  quick: {
    word: 'Szybki Czar',
    tip: 'Czar, który możesz rzucić w dowolnej chwili swojej kolei.',
  },
  combat: {
    word: 'czar walki',
    tip: 'Czar, który zadaje obrażenia.',
  },
  boost: {
    word: 'czar wzmocnienia',
    tip: 'Czar, który daje korzyść: Ewokacje, karty, ruch lub punkty mocy.',
  },
  trap: {
    word: 'pułapka',
    tip: 'Zakryty czar, który możesz uruchomić, gdy rywal zrobi to, na co czeka.',
  },
  roomTrap: {
    word: 'pułapka na pomieszczenie',
    tip: 'Czeka, aż wroga figurka wejdzie do pomieszczenia, które wskazuje jej górna lub dolna połowa.',
  },
  protection: {
    word: 'ochrona',
    tip: 'Zakryty czar, który możesz uruchomić, gdy coś grozi twojemu Magowi.',
  },
  trigger: {
    word: 'uruchomić',
    tip: 'Odkryj aktywną pułapkę lub ochronę i zastosuj ją od razu, zanim gra potoczy się dalej.',
  },
  cancel: {
    word: 'odwołaj',
    tip: 'Efekt nie działa na nikogo.',
  },
  ignore: {
    word: 'zignoruj',
    tip: 'Efekt nie działa na twojego Maga, ale na innych działa.',
  },
  element: {
    word: 'element',
    tip: 'Cecha czaru: powietrze, ziemia, ogień, woda, magia, święty albo nieczysty.',
  },
  range: {
    word: 'zasięg',
    tip: 'Jak daleko w linii prostej może leżeć cel czaru; {0} to własne pomieszczenie.',
  },
  distance: {
    word: 'w odległości do',
    tip: 'Najmniejsza liczba kroków, niekoniecznie w linii prostej; samo pomieszczenie też się liczy.',
  },
  area: {
    word: 'czar obszarowy',
    tip: 'Czar, którego celem jest całe pomieszczenie.',
  },
  quest: {
    word: 'zadanie',
    tip: 'Ukryte wyzwanie z nagrodą; możesz mieć najwyżej {2} aktywne.',
  },
  event: {
    word: 'wydarzenie',
    tip: 'Karta, którą Róża wpływa na grę; przynosi jej punkty mocy przy wejściu i przy zejściu.',
  },
  moon: {
    word: 'Księżyc',
    tip: 'Etap gry: Drugi zaczyna się, gdy ktoś ma {6} punktów mocy, Trzeci przy {18}.',
  },
  crown: {
    word: 'korona',
    tip: 'Jej posiadacz zaczyna następną turę, a na koniec gry zyskuje {1} punkt mocy.',
  },
  ban: {
    word: 'zakaz',
    tip: 'Mag z tym żetonem nie może ruszać się akcją fizyczną albo nie może aktywować pomieszczeń.',
  },
  studyBan: {
    word: 'usunięcie czaru',
    tip: 'W fazie Studiów możesz pozbyć się {1} czaru z ręki: trafia na stos odrzuconych swojej szkoły.',
  },
  special: {
    word: 'czar specjalny',
    tip: 'Czar należący tylko do jednego Maga; nikt inny nie może go mieć na ręce.',
  },
  forgotten: {
    word: 'Zapomniany Czar',
    tip: 'Potężny czar z Komnaty Czarnej Róży; po rzuceniu opuszcza grę.',
  },
}
