import type { EventTexts } from './shape.ts'

export const events: EventTexts = {
  E001: {
    name: 'Wściekły taniec',
    effect: 'Faza Akcji: Mag, który aktywuje czerwone pomieszczenie, zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E002: {
    name: 'Promienny taniec',
    effect: 'Faza Akcji: Mag, który aktywuje żółte pomieszczenie, zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E003: {
    name: 'Dziki taniec',
    effect: 'Faza Akcji: Mag, który aktywuje zielone pomieszczenie, zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E004: {
    name: 'Senny taniec',
    effect: 'Faza Akcji: Mag, który aktywuje niebieskie pomieszczenie, zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E005: {
    name: 'Grobowy taniec',
    effect: 'Faza Akcji: Mag, który aktywuje szare pomieszczenie, zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E006: {
    name: 'Rozwarte ciernie',
    effect:
      'Faza Czarnej Róży: Róża kładzie {1} kostkę niestabilności w niezniszczonym pomieszczeniu z największą liczbą figurek. Remis rozstrzyga posiadacz korony. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E007: {
    name: 'Pierwszy płatek',
    effect: 'Natychmiast: każdy Mag po kolei dobiera {1} kartę z księgi czarów.',
  },
  E008: {
    name: 'Szepcząca galeria',
    effect:
      'Faza Czarnej Róży: każdy Mag po kolei może odrzucić {1} kartę z ręki, aby wziąć {1} kartę z Biblioteki. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E009: {
    name: 'Zimne korytarze',
    effect: 'Faza Akcji: akcją fizyczną Mag przesuwa się najwyżej o {1} pomieszczenie. Trwa, aż karta zejdzie z planszy.',
  },
  E010: {
    name: 'Smutny taniec',
    effect: 'Faza Akcji: Mag, który aktywuje fioletowe pomieszczenie, zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E011: {
    name: 'Łaskawy księżyc',
    effect: 'Natychmiast: każdy Mag leczy się z {2} obrażeń.',
  },
  E012: {
    name: 'Niespokojne groby',
    effect:
      'Natychmiast: każdy Mag z najmniejszą liczbą punktów mocy przywołuje Landsknechta w swoim pomieszczeniu. Mag w Celi wybiera pomieszczenie, które się z nią styka.',
  },
  E013: {
    name: 'Obluzowane kamienie',
    effect:
      'Faza Czarnej Róży: Róża kładzie {1} kostkę niestabilności w każdym niezniszczonym pomieszczeniu o kolorze tego, w którym stoi posiadacz korony. Gdy jest on w Celi: w każdym fioletowym; gdy w Komnacie Czarnej Róży: tylko w niej. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E014: {
    name: 'Otwarte drzwi',
    effect:
      'Faza Akcji: po aktywacji pomieszczenia akcją fizyczną Mag może przesunąć się najwyżej o {1} pomieszczenie. Trwa, aż karta zejdzie z planszy.',
  },
  E015: {
    name: 'Milczenie dzwonów',
    effect:
      'Faza Akcji: w tej samej kolei Mag nie może rzucić czaru standardowego i Szybkiego Czaru. Trwa, aż karta zejdzie z planszy.',
  },
  E016: {
    name: 'Hojna godzina',
    effect:
      'Faza Akcji: Mag, który jako pierwszy w tej fazie wykona zadanie, zyskuje dodatkowo {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E017: {
    name: 'Ukłucie ciernia',
    effect:
      'Faza Czarnej Róży: każdy Mag poza swoją Celą otrzymuje {1} obrażenie od Róży. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E018: {
    name: 'Przypływ atramentu',
    effect:
      'Faza Czarnej Róży: każdy Mag po kolei może wymienić {1} kartę z ręki na wierzchnią kartę ze stosu odrzuconych wybranej szkoły. Oddana karta trafia na stos swojej szkoły; czarów specjalnych i Zapomnianych nie można oddać. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E019: {
    name: 'Echo założyciela',
    effect: 'Natychmiast: posiadacz korony zyskuje {1} punkt mocy.',
  },
  E020: {
    name: 'Zasłona pyłu',
    effect:
      'Faza Akcji: zasięg czarów równy {2} lub większy maleje o {1}; nieograniczony się nie zmienia. Trwa, aż karta zejdzie z planszy.',
  },
  E021: {
    name: 'Lampa wglądu',
    effect:
      'Natychmiast: po kolei każdy Mag, który ma mniej niż {2} aktywne zadania, może dobrać {1} zadanie bieżącego Księżyca.',
  },
  E022: {
    name: 'Rosnące korzenie',
    effect:
      'Natychmiast: Róża kładzie {1} kostkę niestabilności w każdym niezniszczonym pomieszczeniu obok Komnaty Czarnej Róży, w którym nie ma Maga.',
  },
  E023: {
    name: 'Czujne posągi',
    effect:
      'Faza Akcji: Mag, który akcją fizyczną kończy ruch w pomieszczeniu z innym Magiem, otrzymuje {1} obrażenie od Róży. Pozostanie w miejscu się nie liczy. Trwa, aż karta zejdzie z planszy.',
  },
  E024: {
    name: 'Pożyczony czas',
    effect: 'Natychmiast: w fazie Studiów tej tury każdy Mag dobiera z Biblioteki {5} kart i zachowuje {3} z nich.',
  },
  E025: {
    name: 'Mała łaska',
    effect:
      'Faza Czarnej Róży: każdy Mag z najmniejszą liczbą punktów mocy zyskuje {1} punkt mocy. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E026: {
    name: 'Uchylona brama',
    effect:
      'Faza Akcji: Mag, który odrzuca czar, aby się ruszyć, przesuwa się najwyżej o {2} pomieszczenia. Trwa, aż karta zejdzie z planszy.',
  },
  E027: {
    name: 'Pragnienie Róży',
    effect: 'Faza Akcji: gdy Mag zostaje pokonany, Róża zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E028: {
    name: 'Czerwone myto',
    effect:
      'Faza Akcji: Mag, który aktywuje czerwone pomieszczenie, otrzymuje {1} obrażenie od Róży i dobiera {1} kartę z księgi czarów. Trwa, aż karta zejdzie z planszy.',
  },
  E029: {
    name: 'Żółte myto',
    effect:
      'Faza Akcji: Mag, który aktywuje żółte pomieszczenie, otrzymuje {1} obrażenie od Róży i dobiera {1} kartę z księgi czarów. Trwa, aż karta zejdzie z planszy.',
  },
  E030: {
    name: 'Zielone myto',
    effect:
      'Faza Akcji: Mag, który aktywuje zielone pomieszczenie, otrzymuje {1} obrażenie od Róży i dobiera {1} kartę z księgi czarów. Trwa, aż karta zejdzie z planszy.',
  },
  E031: {
    name: 'Błękitne myto',
    effect:
      'Faza Akcji: Mag, który aktywuje niebieskie pomieszczenie, otrzymuje {1} obrażenie od Róży i dobiera {1} kartę z księgi czarów. Trwa, aż karta zejdzie z planszy.',
  },
  E032: {
    name: 'Fioletowe myto',
    effect:
      'Faza Akcji: Mag, który aktywuje fioletowe pomieszczenie, otrzymuje {1} obrażenie od Róży i dobiera {1} kartę z księgi czarów. Trwa, aż karta zejdzie z planszy.',
  },
  E033: {
    name: 'Szare myto',
    effect:
      'Faza Akcji: Mag, który aktywuje szare pomieszczenie, otrzymuje {1} obrażenie od Róży i dobiera {1} kartę z księgi czarów. Trwa, aż karta zejdzie z planszy.',
  },
  E034: {
    name: 'Ruchome posadzki',
    effect:
      'Natychmiast: posiadacz korony zamienia miejscami {2} pomieszczenia ze wszystkim, co się w nich znajduje. Mogą to być też zniszczone pomieszczenia. Komnata Czarnej Róży zostaje na miejscu, a Sala Tronowa musi nadal leżeć obok niej.',
  },
  E035: {
    name: 'Czarna rosa',
    effect:
      'Faza Czarnej Róży: Róża kładzie {1} kostkę niestabilności w każdym niezniszczonym pomieszczeniu, w którym stoi Mag. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E036: {
    name: 'Bunt sług',
    effect: 'Natychmiast: każdy Mag otrzymuje od Róży tyle obrażeń, ile ma Ewokacji.',
  },
  E037: {
    name: 'Pobór sług',
    effect: 'Natychmiast: po kolei każdy Mag poza swoją Celą może przywołać Landsknechta w swoim pomieszczeniu.',
  },
  E038: {
    name: 'Gorączkowe studia',
    effect:
      'Faza Czarnej Róży: w fazie Studiów tej tury każdy Mag zachowuje {3} z {4} kart z Biblioteki. Potem otrzymuje {1} obrażenie od Róży. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E039: {
    name: 'Ciężkie powietrze',
    effect:
      'Faza Akcji: zasięg czarów powietrza to najwyżej {1}, chyba że jest nieograniczony. Czary ziemi zyskują symbol niestabilności. Trwa, aż karta zejdzie z planszy.',
  },
  E040: {
    name: 'Płonąca krew',
    effect:
      'Faza Akcji: czary ognia zadają o {1} obrażenie więcej każdej figurce, którą ranią. Trwa, aż karta zejdzie z planszy.',
  },
  E041: {
    name: 'Zamarznięta fontanna',
    effect: 'Faza Akcji: leczenie nie działa. Trwa, aż karta zejdzie z planszy.',
  },
  E042: {
    name: 'Dar cierni',
    effect: 'Natychmiast: każdy Mag po kolei może otrzymać {2} obrażenia od Róży, aby zyskać {1} punkt mocy.',
  },
  E043: {
    name: 'Zaginione zwoje',
    effect: 'Natychmiast: każdy Mag odrzuca {1} kartę z ręki; kto nie ma kart, traci {1} punkt mocy.',
  },
  E044: {
    name: 'Ciężar władzy',
    effect:
      'Faza Czarnej Róży: posiadacz korony otrzymuje {1} obrażenie od Róży i bierze {1} kartę z Biblioteki. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E045: {
    name: 'Szepty zawiści',
    effect:
      'Faza Czarnej Róży: każdy Mag z największą liczbą punktów mocy traci {1} punkt mocy. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E046: {
    name: 'Głodne ściany',
    effect:
      'Faza Akcji: gdy Mag kładzie kostkę niestabilności, Róża kładzie {1} w tym samym pomieszczeniu, jeśli jest tam wolny otwór. Najwyżej raz na kolej. Trwa, aż karta zejdzie z planszy.',
  },
  E047: {
    name: 'Otwarte groby',
    effect:
      'Faza Akcji: gdy obrażenia usuną Ewokację, jej właściciel może dobrać {1} kartę z księgi czarów. Trwa, aż karta zejdzie z planszy.',
  },
  E048: {
    name: 'Księżyc w lustrze',
    effect:
      'Faza Akcji: pułapki na niebieskie pomieszczenia można uruchamiać także w żółtych. Pułapki na żółte można uruchamiać także w niebieskich. Trwa, aż karta zejdzie z planszy.',
  },
  E049: {
    name: 'Złamane przysięgi',
    effect: 'Natychmiast: każdy Mag, który ma {2} aktywne zadania, odrzuca {1} z nich według własnego wyboru.',
  },
  E050: {
    name: 'Drugi oddech',
    effect:
      'Początek fazy Akcji: każdy Mag po kolei może wyleczyć się z {1} obrażenia albo przesunąć najwyżej o {1} pomieszczenie. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E051: {
    name: 'Cena krwi',
    effect:
      'Faza Akcji: Mag, który czarem walki rani innego Maga, może otrzymać {1} obrażenie od Róży, aby zadać mu o {1} obrażenie więcej. Raz na rzucony czar i tylko wobec jednego celu. Trwa, aż karta zejdzie z planszy.',
  },
  E052: {
    name: 'Kwitnąca Róża',
    effect:
      'Natychmiast: Róża kładzie {2} kostki niestabilności w każdym niezniszczonym pomieszczeniu obok Komnaty Czarnej Róży.',
  },
  E053: {
    name: 'Pełny rozkwit',
    effect:
      'Faza Czarnej Róży: Róża kładzie {1} kostkę niestabilności w każdym niezniszczonym pomieszczeniu koloru, który ma ich najwięcej. Remis rozstrzyga posiadacz korony. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E054: {
    name: 'Przysięga bólu',
    effect: 'Faza Czarnej Róży: każdy Mag otrzymuje {2} obrażenia od Róży. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E055: {
    name: 'Wojna bez litości',
    effect:
      'Faza Akcji: czary walki zadają każdej figurce o {1} obrażenie więcej. Przeciw czarom obszarowym nie można uruchamiać ochron. Trwa, aż karta zejdzie z planszy.',
  },
  E056: {
    name: 'Fałszywy pokój',
    effect:
      'Faza Akcji: Mag, który rzuci czar walki lub uruchomi pułapkę, otrzymuje potem {1} obrażenie od Róży. Trwa, aż karta zejdzie z planszy.',
  },
  E057: {
    name: 'Korona cierniowa',
    effect:
      'Faza Czarnej Róży: posiadacz korony otrzymuje {2} obrażenia od Róży, potem zyskuje {1} punkt mocy. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E058: {
    name: 'Pamięć księżyców',
    effect:
      'Natychmiast: Mag, który dobrał tę kartę, rozgrywa {1} losowe wydarzenie pozostałe z Pierwszego Księżyca i {1} z Drugiego. Róża zyskuje ich punkty mocy za wejście.',
  },
  E059: {
    name: 'Blednące zwycięstwa',
    effect:
      'Natychmiast: każdy Mag odrzuca {1} wykonane zadanie albo traci {2} punkty mocy, jak woli. Za te zadania Róża nic nie zyskuje.',
  },
  E060: {
    name: 'Niespokojne trofea',
    effect: 'Natychmiast: każdy Mag z największą liczbą trofeów oddaje {1} trofeum Róży albo traci {2} punkty mocy, jak woli.',
  },
  E061: {
    name: 'Walące się sklepienia',
    effect:
      'Początek fazy Akcji: każda figurka w niezniszczonym pomieszczeniu bez wolnego otworu otrzymuje {2} obrażenia od Róży. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E062: {
    name: 'Czarne słońce',
    effect:
      'Faza Akcji: święte czary nie mają efektu. Nieczyste czary zadają o {1} obrażenie więcej. Trwa, aż karta zejdzie z planszy.',
  },
  E063: {
    name: 'Jasna noc',
    effect:
      'Faza Akcji: nieczyste czary nie mają efektu. Mag, który rzuci święty czar wzmocnienia, zyskuje dodatkowo {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E064: {
    name: 'Gniew żywiołów',
    effect:
      'Faza Akcji: Mag, który rzuci czar tego samego elementu co jego poprzedni w tej turze, otrzymuje {1} obrażenie od Róży i zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E065: {
    name: 'Łańcuchy obowiązku',
    effect:
      'Faza Akcji: atak akcją fizyczną zadaje o {1} obrażenie więcej. Akcją fizyczną Mag przesuwa się najwyżej o {1} pomieszczenie. Trwa, aż karta zejdzie z planszy.',
  },
  E066: {
    name: 'Wielkie łowy',
    effect:
      'Natychmiast: każda Ewokacja otrzymuje {2} obrażenia od Róży. Każdy Mag, który przez to straci Ewokację, może wziąć {1} kartę z Biblioteki.',
  },
  E067: {
    name: 'Nieśmiertelni słudzy',
    effect: 'Faza Akcji: Ewokacje nie otrzymują obrażeń. Trwa, aż karta zejdzie z planszy.',
  },
  E068: {
    name: 'Ostatnia lekcja',
    effect: 'Natychmiast: każdy Mag po kolei bierze na rękę {1} wybraną kartę ze swojej księgi czarów, potem ją tasuje.',
  },
  E069: {
    name: 'Cena wiedzy',
    effect:
      'Faza Akcji: Mag, który wykona zadanie, zyskuje dodatkowo {1} punkt mocy. Róża też zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E070: {
    name: 'Zapieczętowane drzwi',
    effect: 'Natychmiast: posiadacz korony wskazuje kolor. Żetony wszystkich pomieszczeń tego koloru są zużyte do końca tury.',
  },
  E071: {
    name: 'Zapaść',
    effect:
      'Natychmiast: Róża kładzie {2} kostki niestabilności w niezniszczonym pomieszczeniu, w którym jest ich najwięcej. Przy remisie: w każdym z nich. Pomieszczenia bez kostek się nie liczą.',
  },
  E072: {
    name: 'Sąd',
    effect:
      'Natychmiast: każdy Mag z największą liczbą punktów mocy traci {1} punkt mocy. Każdy Mag z najmniejszą zyskuje {2} punkty mocy.',
  },
  E073: {
    name: 'Rozrzucone stronice',
    effect: 'Natychmiast: każdy Mag wtasowuje swoje Wspomnienia do księgi czarów, potem odrzuca {2} karty z ręki.',
  },
  E074: {
    name: 'Łaska Róży',
    effect:
      'Natychmiast: każdy Mag po kolei może odrzucić {3} karty z ręki. Kto to zrobi, ogląda {2} wierzchnie Zapomniane Czary i zachowuje {1} na ręce. Drugi wraca na spód talii.',
  },
  E075: {
    name: 'Wygnanie',
    effect: 'Natychmiast: każdy Mag poza swoją Celą wraca do niej. Jego obrażenia zostają.',
  },
  E076: {
    name: 'Krwawy księżyc',
    effect:
      'Faza Akcji: gdy Mag zostaje pokonany, sprawca ostatniego obrażenia zyskuje dodatkowo {1} punkt mocy. Róża też zyskuje {1} punkt mocy. Trwa, aż karta zejdzie z planszy.',
  },
  E077: {
    name: 'Cierniste wieńce',
    effect:
      'Faza Czarnej Róży: każdy Mag po kolei otrzymuje {3} obrażenia od Róży albo pozwala jej zyskać {1} punkt mocy, jak woli. Powtarza się co turę, aż karta zejdzie z planszy.',
  },
  E078: {
    name: 'Przebudzenie Róży',
    effect:
      'Natychmiast: Róża kładzie {3} kostki niestabilności w Sali Tronowej, o ile nie jest zniszczona. Każdy Mag otrzymuje {1} obrażenie od Róży.',
  },
}
