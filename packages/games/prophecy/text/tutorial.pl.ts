import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorial.ts'

export const pl: TutorialWords<LessonId> = {
  names: ['Nadia', 'Merlin'],
  lessons: {
    welcome: {
      says: 'Na pięciu świątyniach ciążą klątwy, które łamie się łańcuchami kryształów. Kto pierwszy złamie pięć, kończy grę, a wygrywa ten, kto ma najwięcej punktów.',
    },
    net: {
      says: 'To twoja Kryształowa Sieć: dwanaście miejsc połączonych liniami. Każdy zdobyty kryształ kładziesz od razu na wolnym miejscu i już go nie ruszasz.',
    },
    place: {
      says: 'Zaczynasz z dwoma bezbarwnymi kryształami. Połóż pierwszy w dolnym rzędzie, na pierwszym miejscu, a drugi trafi tuż obok.',
    },
    start: {
      says: 'W pierwszej turze stawiasz pionek Łamacza Klątw na dowolnej wolnej karcie. Stań na pustkowiu 1: daje trzy bezbarwne kryształy.',
    },
    taken: {
      says: 'Kryształy wzięły się same, bo nic innego nie dało się tu zrobić. Dołóż pierwszy do dolnego rzędu, na trzecie miejsce: górny przyda się na kolory.',
    },
    endTurn: { says: 'Przed końcem tury można jeszcze rzucać czary. Na razie zakończ turę przyciskiem na górze.' },
    walk: {
      meanwhile: 'Teraz tura Merlina.',
      says: 'Ruch to od 1 do 3 kroków zgodnie z zegarem, po samych pustkowiach albo po samych świątyniach; karty z pionkami się przeskakuje. Idź na pustkowie 2.',
    },
    upgrade: {
      says: 'Na karcie ulepszeń zakrywasz do dwóch pól bezbarwnymi kryształami i bierzesz kryształy ich kolorów. Wybierz żółte pole.',
    },
    pay: { says: 'Zapłać pierwszym kryształem z dołu. Tak samo zakryjemy potem niebieskie pole.' },
    topRow: { says: 'Połóż żółty kryształ w lewym górnym rogu. Niebieski trafi obok.' },
    ghost: {
      meanwhile: 'Merlin bierze kryształ w świątyni.',
      says: 'Blady pionek należy do wirtualnego gracza: po każdym ruchu cofa się o kartę i ją blokuje, a jego znaczniki liczą się w wyścigu o cele. Idź na pustkowie 6, trzy pustkowia dalej.',
    },
    trade: { says: 'Tu oddajesz 3 bezbarwne kryształy, a bierzesz dwa różne kolory. Dokonaj zamiany.' },
    choose: { says: 'Najpierw weź żółty. Potem weźmiemy czerwony.' },
    hand: { says: 'W ręku masz dwa różne kryształy: najpierw dotknij żółtego, potem trzeciego miejsca w górnym rzędzie.' },
    chains: {
      says: 'Spójrz: tu widać, jakie klątwy twoja sieć może złamać od razu, a jakie (przerywana ramka) po jednym przestawieniu. Zakończ turę.',
    },
    speed: {
      meanwhile: 'Merlin rzuca czar szybkości: płaci kryształem i idzie dalej niż trzy kroki.',
      says: 'Karty, które świecą, są w zasięgu; czerwona liczba to cena czaru szybkości. Idź do żółtej świątyni.',
    },
    arc: {
      says: 'Łuk świątyni czyta się od lewego albo prawego końca, a łańcuch 3, 4 lub 5 kryształów daje 3, 5 lub 8 punktów. Z lewej potrzeba: żółty, żółty, niebieski; masz je, ale w złej kolejności.',
    },
    rearrange: { says: 'Od tego jest czar przestawienia: oddajesz jeden kryształ i zamieniasz miejscami dwa inne. Rzuć go.' },
    give: { says: 'Oddaj czerwony.' },
    swap: { says: 'Przestaw niebieski…' },
    swapped: { says: '…z żółtym po jego prawej.' },
    break: { says: 'Łańcuch gotowy! Dotknij złotego przycisku, żeby złamać klątwę za 3 punkty.' },
    goals: {
      says: 'Na klątwie leży twój znacznik, a ty masz run Brzasku. Cele liczą się na końcu: różne runy i najwięcej znaczników na świątyniach; zielona liczba mówi, ile dałyby teraz.',
    },
    runes: {
      meanwhile: 'Jeszcze tura Merlina.',
      says: 'Runy działają też od razu: na kartach z taką samą tabliczką (świeci na fioletowo) dostajesz więcej. Idź na pustkowie 1.',
    },
    resonance: { says: 'Runiczny rezonans: do trzech bezbarwnych dobierasz kryształ w dowolnym kolorze. Weź, który chcesz.' },
    end: {
      says: 'Gdy ktoś położy piąty znacznik, dogrywacie rundę do końca i liczą się cele. Dotknij czegoś przygaszonego, a dowiesz się, dlaczego nie można.',
    },
  },
}
