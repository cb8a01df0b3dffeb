import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorial.ts'

export const pl: TutorialWords<LessonId> = {
  names: ['Lancelot', 'Merlin'],
  lessons: {
    welcome: {
      says: 'Witaj wśród Sześciu Wież! Grasz rycerzem przeciw magowi, Merlinowi: po sześciu rundach wygra ten, kto ma więcej punktów.',
    },
    move: {
      says: 'Tura to ruch, karta i zaklęcie, a ruszyć się trzeba zawsze: o jedną wieżę w lewo albo w prawo. Dotknij zielonej wieży.',
    },
    take: {
      says: 'Teraz bierzesz jedną z dwóch kart przy swojej wieży; druga jest zakryta. Weź dwa eliksiry: przydadzą się.',
    },
    gained: {
      says: 'Zdobyta karta może zapłacić za zaklęcie, a na koniec liczy się do swojej wieży. Kto ma więcej eliksirów, zdobywa żółtą i jej 6 punktów: prowadzisz 2 do 0.',
    },
    payment: {
      meanwhile: 'Tura Merlina: idzie do niebieskiej wieży i bierze kamienie.',
      says: 'Rzucasz tylko zaklęcie wieży, w której stoisz, i płacisz jej składnikiem. Masz eliksiry, więc wróć do żółtej wieży.',
    },
    spell: {
      says: 'Ostatnia karta przy wieży wzięła się sama: to kamienie wielokolorowe, które zawsze idą prosto do wykorzystanych. Teraz zaklęcie: dotknij eliksirów, żeby nimi zapłacić.',
    },
    row: {
      says: 'Zapłata też idzie do rzędu, na lewy albo prawy koniec, i dalej liczy się do wieży. Kamienie zmieniają się w to, co wskazuje ich strzałka: połóż eliksiry z prawej.',
    },
    peek: {
      says: 'Żółte zaklęcie pozwala zajrzeć pod dwie wieże: pod każdą kolorową leży tajna karta, a na jednej z nich jest księżniczka. Najpierw zajrzyj pod żółtą.',
    },
    peekAgain: { says: 'A potem pod czerwoną.' },
    exchange: {
      says: 'Jest księżniczka! Zamień karty miejscami: kto zdobędzie wieżę, dostanie też jej tajną kartę, a ta daje punkt za każdy prawdziwy eliksir, których masz najwięcej.',
    },
    secrets: {
      says: 'Stół pamięta te karty za ciebie i tylko dla ciebie. Merlin wie, pod które wieże zaglądasz, ale nie wie, co tam leży ani czy karty zmieniły miejsce.',
    },
    newRound: {
      meanwhile: 'Ostatnia tura tej rundy: Merlin bierze pióro.',
      says: 'Po dwóch turach każdego runda się kończy: resztę kart się odrzuca, a między wieże trafia sześć nowych. Odkryte leżą te, przy których ktoś stoi.',
    },
    trade: {
      meanwhile: 'Merlin bierze kartę w ciemno.',
      says: 'Raz w całej grze rycerz może zamiast kroku zamienić się z magiem miejscami, choćby z daleka. Merlin nie wziął księgi: dotknij jego pionka.',
    },
    book: {
      says: 'Księga jest twoja, a fioletowe zaklęcie daje kartę ze stosu odrzuconych. Zapłać księgą.',
    },
    hidden: {
      says: 'Dwa muchomory na karcie ukrytej: widzisz ją tylko ty i nikt jej nie ruszy. Płacić nią nie można, ale na koniec dołączy do zdobytych.',
    },
    toads: {
      meanwhile: 'Merlin idzie do czerwonej wieży.',
      says: 'Przy zielonej wieży czekają dwie ropuchy. Idź tam: zielone zaklęcie pokrzyżuje Merlinowi plany.',
    },
    double: {
      says: 'Zapłać ropuchami. Podwójna karta płaci tyle co pojedyncza, ale do wieży nadal liczą się obie ropuchy.',
    },
    feather: {
      says: 'Zielone zaklęcie przesuwa zdobytą kartę rywala do jego wykorzystanych: już nią nie zapłaci. Wybierz pióro, bo Merlin jest o krok od niebieskiej wieży i zabrałby ci za nie kartę.',
    },
    rowEnd: {
      says: 'Koniec rzędu też wybierasz ty. Kamienie Merlina wskazują w prawo, więc połóż pióro z lewej, a nic na nim nie zyskają.',
    },
    log: {
      meanwhile: 'Trzecia runda minie szybko.',
      says: 'Przebieg gry pamięta każdy ruch: dotknij wpisu, a zobaczysz tamtą chwilę. Tutaj możesz też cofnąć ruch, póki nie zdecydował los ani ktoś inny.',
    },
    discard: {
      meanwhile: 'Mag umie ominąć rycerza, który stoi tuż obok…',
      says: 'Merlin rzucił niebieskie zaklęcie: musisz odrzucić kartę, zdobytą albo wykorzystaną. Odrzuć pojedynczego muchomora, pierwszego w rzędzie.',
    },
    lastTurn: {
      meanwhile: 'Tury mijają szybko, aż do końca szóstej rundy.',
      says: 'Twoja ostatnia tura! Przy czerwonej wieży nie ma już kart, ale idź tam, bo czarować można i bez brania.',
    },
    redSpell: {
      says: 'Czerwone zaklęcie kosztuje dwie karty: muchomora i drugi składnik, który wskazuje, co rzucasz. Zacznij od muchomora.',
    },
    second: {
      says: 'Dołóż pióro: rzucisz niebieskie zaklęcie i teraz to Merlin straci kartę. Dwa muchomory pozwoliłyby rzucić dowolne zaklęcie.',
    },
    guess: {
      meanwhile: 'Merlin oddaje kamienie…',
      says: 'Zanim policzymy punkty, rycerz wskazuje, gdzie jest księżniczka: 3 punkty, jeśli zgadnie, a pomyłka nic nie kosztuje. Pamiętasz, pod którą wieżą leży?',
      hint: 'Karty zmieniły wtedy miejsce. Spójrz na żółtą wieżę: stół pamięta.',
    },
    end: {
      says: 'Wygrywasz 26 do 25: 3 za księżniczkę, 13 za dwie wieże, 6 za ich tajne karty i 4 za skrzynie na kartach. W prawdziwej grze dotknij czegoś przygaszonego, a dowiesz się, dlaczego nie można.',
    },
  },
}
