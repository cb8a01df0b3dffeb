import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorial.ts'

export const pl: TutorialWords<LessonId> = {
  names: ['Lancelot', 'Merlin'],
  lessons: {
    welcome: {
      says: 'Witaj wśród Sześciu Wież! Grasz rycerzem i stoisz w żółtej wieży. Merlin, mag, czeka w zegarowej, na której odlicza się rundy. Macie sześć rund na zbieranie składników, zaklęcia i podstępy; wygra ten, kto na koniec będzie mieć więcej punktów.',
    },
    move: {
      says: 'Tura to kolejno: ruch, karta, zaklęcie. Ruszyć się trzeba zawsze: o jedną wieżę w lewo albo w prawo. Dotknij zielonej wieży.',
    },
    take: {
      says: 'Teraz bierzesz jedną z dwóch kart przy swojej wieży. Ta druga jest zakryta, a tu widać dwa eliksiry. Przydadzą się: weź je.',
    },
    gained: {
      says: 'Karta leży wśród zdobytych. Może zapłacić za zaklęcie, a na koniec liczy się do swojej wieży: kto ma więcej eliksirów, zdobywa żółtą i jej 6 punktów. Prowadzisz tam 2 do 0.',
    },
    payment: {
      meanwhile: 'Tura Merlina: idzie do niebieskiej wieży i bierze kamienie.',
      says: 'Rzucić można tylko zaklęcie wieży, w której się stoi, i płaci się jej składnikiem. Na zielone zabrakło ci ropuchy, ale na żółte masz eliksiry. Wróć do żółtej wieży.',
    },
    spell: {
      says: 'Przy wieży została jedna karta, więc wzięła się sama. To kamienie wielokolorowe: zawsze idą prosto do wykorzystanych. Teraz zaklęcie: dotknij eliksirów, żeby nimi zapłacić.',
    },
    row: {
      says: 'Zapłata też idzie do rzędu, na lewy albo prawy koniec, i dalej liczy się do wieży. Kamienie zmieniają się w to, co wskazuje ich strzałka: połóż eliksiry z prawej.',
    },
    peek: {
      says: 'Już cztery eliksiry! A żółte zaklęcie to spojrzenie pod dwie wieże. Pod każdą kolorową leży tajna karta, a na jednej z nich jest księżniczka. Najpierw zajrzyj pod żółtą.',
    },
    peekAgain: { says: 'A potem pod czerwoną.' },
    exchange: {
      says: 'Jest księżniczka! Zamień karty miejscami: kto zdobędzie wieżę, dostanie też jej tajną kartę, a ta daje punkt za każdy prawdziwy eliksir. W eliksirach prowadzisz ty.',
    },
    secrets: {
      says: 'Stół pamięta te karty za ciebie i tylko dla ciebie. Merlin wie, pod które wieże zaglądasz, ale nie wie, co tam leży ani czy karty zmieniły miejsce.',
    },
    newRound: {
      meanwhile: 'Ostatnia tura tej rundy: Merlin bierze pióro.',
      says: 'Po dwóch turach każdego runda się kończy: karty, które zostały, idą na stos odrzuconych, a między wieże trafia sześć nowych. Odkryte leżą te, przy których ktoś stoi. Drugą rundę zaczyna Merlin.',
    },
    trade: {
      meanwhile: 'Merlin bierze kartę w ciemno.',
      says: 'Merlin nie wziął księgi! Raz w całej grze rycerz może zamiast kroku zamienić się z magiem miejscami, choćby z daleka. Dotknij pionka Merlina.',
    },
    book: {
      says: 'Księga jest twoja, a Merlin stoi w żółtej wieży. Fioletowe zaklęcie daje kartę ze stosu odrzuconych. Zapłać księgą.',
    },
    hidden: {
      says: 'Dwa muchomory! To karta ukryta: widzisz ją tylko ty i nikt jej nie ruszy. Płacić nią nie można, ale na koniec dołączy do zdobytych.',
    },
    toads: {
      meanwhile: 'Merlin idzie do czerwonej wieży.',
      says: 'Przy zielonej wieży czekają dwie ropuchy. Idź tam: zielone zaklęcie pokrzyżuje Merlinowi plany.',
    },
    double: {
      says: 'Zapłać ropuchami. Podwójna karta płaci tyle co pojedyncza, reszty się nie wydaje. Ale do wieży nadal liczą się obie ropuchy.',
    },
    feather: {
      says: 'Zielone zaklęcie przesuwa zdobytą kartę rywala do jego wykorzystanych: już nią nie zapłaci. Merlin jest o krok od niebieskiej wieży, gdzie za pióro zabrałby ci kartę. Wybierz pióro!',
    },
    rowEnd: {
      says: 'Koniec rzędu też wybierasz ty. Kamienie Merlina wskazują w prawo, więc połóż pióro z lewej, a nic na nim nie zyskają.',
    },
    log: {
      meanwhile: 'Trzecia runda minie szybko.',
      says: 'Za szybko? Przebieg gry pamięta każdy ruch: dotknij wpisu, a zobaczysz tamtą chwilę. Tutaj możesz też cofnąć ruch, póki nie zdecydował los ani ktoś inny.',
    },
    discard: {
      meanwhile: 'Mag umie przeskoczyć rycerza, który stoi tuż obok…',
      says: 'Merlin zdobył nowe pióro i rzucił niebieskie zaklęcie: musisz odrzucić kartę, zdobytą albo wykorzystaną. Wybór jest twój. Odrzuć pojedynczego muchomora, pierwszego w rzędzie.',
    },
    lastTurn: {
      meanwhile: 'Tury mijają szybko, aż do końca szóstej rundy.',
      says: 'Twoja ostatnia tura! Przy czerwonej wieży nie ma już kart, ale czarować można i bez brania. Idź tam.',
    },
    redSpell: {
      says: 'Czerwone zaklęcie kosztuje dwie karty: muchomora i drugi składnik, który wskazuje, co rzucasz. Zacznij od muchomora.',
    },
    second: {
      says: 'Dołóż pióro: rzucisz niebieskie zaklęcie i teraz to Merlin straci kartę. Dwa muchomory pozwoliłyby rzucić dowolne zaklęcie.',
    },
    guess: {
      meanwhile: 'Merlin oddaje kamienie…',
      says: 'Koniec szóstej rundy! Zanim policzymy punkty, rycerz wskazuje, gdzie jest księżniczka: 3 punkty, jeśli zgadnie, a pomyłka nic nie kosztuje. Pamiętasz, pod którą wieżą leży?',
      hint: 'Karty zmieniły wtedy miejsce. Spójrz na żółtą wieżę: stół pamięta.',
    },
    end: {
      says: 'Jest! 3 punkty za księżniczkę i wygrywasz 26 do 25. Reszta to 13 za dwie wieże, 6 za ich tajne karty i 4 za trzy skrzynie na kartach. W prawdziwej grze dotknij czegoś przygaszonego, a dowiesz się, dlaczego nie można. Powodzenia!',
    },
  },
}
