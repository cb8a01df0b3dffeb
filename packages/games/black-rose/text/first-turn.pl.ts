import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorials/first-turn.ts'

export const pl: TutorialWords<LessonId> = {
  names: ['Nero', 'Rebecca'],
  lessons: {
    welcome: {
      says: 'Jesteś Nerem, Magiem w Loży o dziewiętnastu pomieszczeniach, a Rebecca chce tego samego co ty. Wygra, kto na końcu ma najwięcej mocy, choćby i sama Czarna Róża.',
    },
    power: {
      says: 'Na tym torze widać twoją moc i moc Róży. Gra kończy się w turze, w której ktoś osiągnie 30.',
    },
    phases: {
      says: 'Tura ma sześć faz. Róża zagrała już wydarzenie, wszyscy dobrali nowe czary, a teraz układasz program.',
    },
    hand: {
      says: 'To twoje czary, a każdy ma dwa efekty: górny i dolny. Wskaż kartę albo przytrzymaj ją dłużej, by przeczytać ją w dużym rozmiarze.',
    },
    slots: {
      says: 'Pierwsze pole jest na Szybki Czar, który możesz rzucić zawsze, gdy przyjdzie twoja kolej. Czary z następnych pól rzuca się po kolei.',
    },
    program: {
      says: 'Połóż Deszcz Meteorów jako Szybki Czar, a Kulę ognia na polu 1 i obróć ją tak, by świecił jej dolny efekt. Potem naciśnij „Gotowe”.',
      hint: 'Naciśnij kartę, potem pole; okrągła strzałka obraca kartę. Szybki Czar: Deszcz Meteorów, góra. Pole 1: Kula ognia, dół.',
    },
    sealed: {
      meanwhile: 'Rebecca też układa program.',
      says: 'Rebecca widzi, że leżą u ciebie dwie karty, ale nie wie jakie. Teraz gracie na zmianę, za każdym razem jedną lub dwie akcje.',
    },
    yourQuest: {
      says: 'To zadanie widzisz tylko ty: aktywuj Skarbiec. Da ci punkt i nagrodę.',
    },
    event: {
      says: 'Wydarzenia widzą wszyscy. Dziki taniec daje punkt za aktywację zielonego pomieszczenia, a Skarbiec jest zielony.',
    },
    walk: {
      says: 'W turze masz dwie akcje fizyczne, a jedną z nich twój Mag przejdzie najwyżej dwa pomieszczenia. Naciśnij Skarbiec.',
      hint: 'Naciśnij Skarbiec w Loży albo but na swoim arkuszu.',
    },
    activate: {
      meanwhile: 'Twój Mag idzie przez Wyrocznię.',
      says: 'Teraz możesz aktywować pomieszczenie, w którym stoisz, ale tylko raz na turę dla wszystkich graczy razem. Naciśnij je jeszcze raz.',
    },
    quest: {
      says: 'O to chodziło w twoim zadaniu. Ogłoś, że jest wykonane.',
    },
    points: {
      says: 'Punkt za pomieszczenie, punkt za zadanie, punkt za wydarzenie, a Rebecca jeden straciła. Żeton pomieszczenia będzie ciemny do końca tury.',
    },
    cast: {
      says: 'Zanim przyjdzie kolej na Rebekkę, masz jeszcze jedną akcję. Rzuć Szybki Czar: naciśnij Deszcz Meteorów.',
    },
    aim: {
      says: 'Sięga dwa pomieszczenia w linii prostej. Wyceluj w Laboratorium Alchemii, gdzie stoi Rebecca.',
    },
    damage: {
      says: 'Na Rebecce leżą cztery kostki obrażeń w twoim kolorze. Przy dwunastu Mag pada, a najwięcej mocy zyskuje ten, kto dołożył ich najwięcej.',
    },
    instability: {
      says: 'Silne czary trzęsą domem: w pomieszczeniu, z którego był rzucony czar, leży twoja kostka niestabilności. Gdy wszystkie miejsca się zapełnią, na koniec tury pomieszczenie runie.',
    },
    attack: {
      meanwhile: 'Kolej na Rebekkę: przychodzi do ciebie i rzuca Ukąszenie wampira.',
      says: 'Rebecca zadała ci dwa obrażenia i z tylu samo się wyleczyła. Oddaj jej drugą akcją fizyczną: wybierz atak albo naciśnij jej figurkę.',
    },
    standard: {
      says: 'Kolejne dwa obrażenia. Teraz rzuć Kulę ognia, pierwszy czar z programu.',
    },
    symbol: {
      says: 'Kula ognia kładzie jedną kostkę niestabilności za symbol, a drugą za efekt, więc wybierasz, co będzie pierwsze. Wybierz „przed efektem”.',
    },
    here: {
      says: 'Wyceluj w pomieszczenie, w którym stoisz. Twoje czary ranią tylko wrogów, nigdy ciebie.',
    },
    ruin: {
      meanwhile: 'Kolej na Rebekkę, po raz ostatni, a potem porządki na koniec tury.',
      says: 'Wszystkie cztery miejsca były pełne i Skarbiec legł w gruzach. Najwięcej kostek w nim było twoich, więc bierzesz jego żeton: dwa punkty na koniec gry.',
    },
    memories: {
      says: 'Rzucone czary leżą we Wspomnieniach i wrócą, gdy skończy się twoja księga czarów. Zaczęła się następna tura: jest nowe wydarzenie, nowe zadanie i dwie nowe karty dla ciebie.',
    },
    end: {
      says: 'Teraz dobierasz z Biblioteki cztery karty i dwie z nich zatrzymujesz. W prawdziwej partii naciśnij cokolwiek przygaszonego, a dowiesz się, dlaczego nie można.',
    },
  },
}
