import { type GuideWords, plainText } from '@grimuar/contract'
import { terms } from './terms.pl.ts'

export const guide: GuideWords = {
  panels: {
    aim: {
      title: 'Moc, zanim zdobędzie ją Róża',
      says: 'Zbieraj punkty mocy. Gra kończy się w turze, w której ktoś ma ich 30. Czarna Róża też je zbiera: jeśli ma najwięcej, przegrywają wszyscy.',
    },
    turn: {
      title: 'Sześć faz dla wszystkich',
      says: 'Róża dobiera wydarzenie, wszyscy studiują karty, w tajemnicy przygotowują czary i na zmianę działają; potem działają Ewokacje, a na koniec porządkuje się Lożę.',
    },
    spells: {
      title: 'Przygotuj, rzucaj po kolei',
      says: 'Połóż zakryte od dwóch do czterech kart, jedną na polu szybkiego czaru, i dla każdej wybierz jeden z dwóch efektów. Zwykłe czary rzucasz od lewej, szybki w dowolnej chwili. Pułapki i ochrony czekają.',
    },
    lodge: {
      title: 'Walcz i niszcz Lożę',
      says: 'Kostki na Magu to obrażenia: gdy padnie, ten, kto położył ich najwięcej, zyskuje 4 punkty, a drugi 2. Kostki w pomieszczeniu to niestabilność: gdy zapełnią wszystkie otwory, pomieszczenie runie.',
    },
    end: {
      title: 'Zadania, trofea, ruiny',
      says: 'Wykonane zadania od razu dają moc, a na koniec 6 i 3 punkty za najwięcej. Trofea dają 4 i 2, żetony zniszczonych pomieszczeń swoją wartość, a korona 1.',
    },
  },
  terms: Object.values(terms).map(({ word, tip }) => ({ word, means: plainText(tip) })),
  examples: {
    'BR-3.1': 'Dziewiętnaście pomieszczeń, czworo Magów i ich Ewokacje.',
    'BR-4.1': 'Pierwszy Mag ma 5 punktów mocy: szósty rozpocznie Drugi Księżyc.',
    'BR-6.3.1': 'Faza Przygotowań: pole Szybkiego Czaru i trzy pola standardowe czekają na karty z ręki.',
    'BR-6.4.4': 'Faza Akcji: temu Magowi zostały przygotowane czary i akcje fizyczne.',
    'BR-9.1': 'Czary z żetonem leżą zakryte: to czekające pułapki i ochrony.',
    'BR-9.2': 'Na arkuszu innego Maga czeka pułapka: kto wejdzie do pomieszczenia, którego pilnuje, może ją uruchomić.',
    'BR-10.6': 'Jeszcze jedno trafienie, a kostki na tym Magu przyniosą właścicielom punkty.',
    'BR-11.3':
      'Pomieszczenie z wypełnionymi wszystkimi otworami runie w fazie Porządkowania; jego żeton weźmie ten, kto ma w nim najwięcej kostek.',
    'BR-11.6': 'Zniszczone pomieszczenia: figurki nadal przez nie chodzą, nic innego tam nie działa.',
  },
}
