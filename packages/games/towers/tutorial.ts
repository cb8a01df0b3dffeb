import { at as placeAt, type Seat } from '@grimuar/kernel'
import type { Lesson, Played, Tutorial } from '../tutorial.ts'
import { type Colour, cardCalled, KNIGHT, MAGE, PLACES, type Place, RED, RING, TOWER_NAMES, YELLOW } from './cards.ts'
import type { TowersMove } from './table.ts'

// A whole first game, as the knight. Chance is fixed by the seed: cards and secrets come up as they are told, and the rounds
// nobody needs to be taught go by quickly.

const LEARNER: Seat = KNIGHT
const MERLIN: Seat = MAGE

type TowerName = (typeof TOWER_NAMES)[number]

/** Where a tower stands in the ring. */
const place = (name: TowerName): Place =>
  placeAt(
    PLACES,
    RING.findIndex((tower) => TOWER_NAMES[tower] === name),
  )

const LEFT: TowersMove = { do: 'put', side: 'left' }
const RIGHT: TowersMove = { do: 'put', side: 'right' }
const PASS: TowersMove = { do: 'pass' }
const go = (name: TowerName): TowersMove => ({ do: 'go', place: place(name) })
const take = (gap: number): TowersMove => ({ do: 'take', gap: placeAt(PLACES, gap) })
const choose = (code: string): TowersMove => ({ do: 'card', card: cardCalled(code) })
const pointAt = (tower: Colour): TowersMove => ({ do: 'tower', tower })

const by = (seat: Seat, ...moves: TowersMove[]): Played<TowersMove>[] => moves.map((move) => ({ seat, move }))
const at = (name: TowerName) => `zone:place:${place(name)}`
const piece = (code: string) => `piece:card:${cardCalled(code)}`
const gained = (seat: Seat) => `zone:gained:${seat}`
const used = (seat: Seat) => `zone:used:${seat}`

const THIRD_ROUND = [
  ...by(LEARNER, go('yellow'), take(2)),
  ...by(MERLIN, go('green'), choose('T4'), RIGHT, LEFT),
  ...by(LEARNER, take(4)),
  ...by(MERLIN, go('yellow'), PASS),
]

const TO_THE_LAST_TURN = [
  ...by(LEARNER, take(3), RIGHT),
  ...by(MERLIN, go('red')),
  ...by(LEARNER, take(1), go('purple'), take(0)),
  ...by(MERLIN, go('yellow'), take(3), PASS),
  ...by(LEARNER, go('clock')),
  ...by(MERLIN, go('red'), go('yellow'), take(3), RIGHT, PASS),
  ...by(LEARNER, go('blue'), take(4), PASS),
  ...by(MERLIN, go('green'), take(2), choose('T2'), RIGHT, choose('M1'), LEFT),
]

const lessons: readonly Lesson<TowersMove>[] = [
  {
    at: [at('yellow'), at('clock')],
    says: {
      pl: 'Witaj wśród Sześciu Wież! Grasz rycerzem i stoisz w żółtej wieży. Merlin, mag, czeka w zegarowej. Macie sześć rund na zbieranie składników, zaklęcia i podstępy; wygra ten, kto na koniec będzie mieć więcej punktów.',
      en: 'Welcome to the Six Towers! You are the knight and stand in the yellow tower. Merlin, the mage, waits in the clock tower. You have six rounds of gathering, spells and tricks; whoever has more points at the end wins.',
    },
  },
  {
    at: [at('green')],
    says: {
      pl: 'Tura to kolejno: ruch, karta, zaklęcie. Ruszyć się trzeba zawsze: o jedną wieżę w lewo albo w prawo. Dotknij zielonej wieży.',
      en: 'A turn is: move, take a card, cast a spell. You must always move, one tower to either side. Touch the green tower.',
    },
    move: go('green'),
  },
  {
    at: ['zone:gap:2'],
    says: {
      pl: 'Teraz bierzesz jedną z dwóch kart przy swojej wieży. Ta druga jest zakryta, a tu widać dwa eliksiry. Przydadzą się: weź je.',
      en: 'Now you take one of the two cards at your tower. The other is face down; here you see two elixirs. They will be useful: take them.',
    },
    move: take(2),
  },
  {
    at: [gained(LEARNER), at('yellow')],
    says: {
      pl: 'Karta leży wśród zdobytych. Może zapłacić za zaklęcie, a na koniec liczy się do swojej wieży: kto ma więcej eliksirów, zdobywa żółtą i jej 6 punktów. Prowadzisz tam 2 do 0.',
      en: 'The card lies among your gained ones. It can pay for a spell, and at the end it counts for its tower: whoever has more elixirs wins the yellow one and its 6 points. You lead there, 2 to 0.',
    },
  },
  {
    before: by(MERLIN, go('blue'), take(5)),
    meanwhile: {
      pl: 'Tura Merlina: idzie do niebieskiej wieży i bierze kamienie.',
      en: 'Merlin’s turn: he goes to the blue tower and takes stones.',
    },
    at: [at('yellow')],
    says: {
      pl: 'Rzucić można tylko zaklęcie wieży, w której się stoi, i płaci się jej składnikiem. Na zielone zabrakło ci ropuchy, ale na żółte masz eliksiry. Wróć do żółtej wieży.',
      en: 'You can cast only the spell of the tower you stand in, and you pay with its ingredient. You had no toad for the green one, but you have elixirs for the yellow. Go back there.',
    },
    move: go('yellow'),
  },
  {
    at: [piece('E2'), used(LEARNER)],
    says: {
      pl: 'Przy wieży została jedna karta, więc wzięła się sama. To tęczowe kamienie: one zawsze idą prosto do rzędu użytych. Teraz zaklęcie: dotknij eliksirów, żeby nimi zapłacić.',
      en: 'One card was left at the tower, so it took itself. Rainbow stones: they always go straight to your used row. Now the spell: touch the elixirs to pay with them.',
    },
    move: choose('E2'),
  },
  {
    at: [used(LEARNER)],
    says: {
      pl: 'Zapłata też idzie do rzędu, na lewy albo prawy koniec, i dalej liczy się do wieży. Kamienie zmieniają się w to, co wskazuje ich strzałka: połóż eliksiry z prawej.',
      en: 'What you pay goes to the row too, to its left or right end, and still counts for its tower. Stones turn into what their arrow points at: put the elixirs at the right end.',
    },
    move: RIGHT,
  },
  {
    at: [at('yellow')],
    says: {
      pl: 'Już cztery eliksiry! A żółte zaklęcie to spojrzenie pod dwie wieże. Pod każdą kolorową leży tajna karta, a na jednej z nich jest księżniczka. Najpierw zajrzyj pod żółtą.',
      en: 'Four elixirs already! And the yellow spell is a look under two towers. Under each coloured one lies a secret card, and on one of those is the princess. First look under the yellow tower.',
    },
    move: pointAt(YELLOW),
  },
  { at: [at('red')], says: { pl: 'A potem pod czerwoną.', en: 'And then under the red one.' }, move: pointAt(RED) },
  {
    at: ['part:peek', 'part:bar'],
    says: {
      pl: 'Jest księżniczka! Zamień karty miejscami: kto zdobędzie wieżę, dostanie też jej tajną kartę, a ta daje punkt za każdy prawdziwy eliksir. W eliksirach prowadzisz ty.',
      en: 'There is the princess! Exchange the two cards: whoever wins a tower gets its secret card as well, and hers gives a point for each real elixir. In elixirs it is you who leads.',
    },
    move: { do: 'exchange' },
  },
  {
    at: [at('yellow'), at('red')],
    says: {
      pl: 'Stół pamięta te karty za ciebie i tylko dla ciebie. Merlin wie, pod które wieże zaglądasz, ale nie wie, co tam leży ani czy karty zmieniły miejsce.',
      en: 'The table remembers these cards, for your eyes only. Merlin knows where you looked, but not what lies there, nor whether the cards changed places.',
    },
  },
  {
    before: by(MERLIN, go('clock')),
    meanwhile: {
      pl: 'Ostatnia tura tej rundy: Merlin bierze pióro.',
      en: 'The last turn of this round: Merlin takes a feather.',
    },
    at: [at('clock'), 'zone:pile'],
    says: {
      pl: 'Po dwóch turach każdego runda się kończy: karty, które zostały, idą na stos odrzuconych, a między wieże trafia sześć nowych. Odkryte leżą te, przy których ktoś stoi. Drugą rundę zaczyna Merlin.',
      en: 'After two turns each the round is over: the cards left go to the discard pile, and six new ones are dealt. Those next to someone lie face up. Merlin begins the second round.',
    },
  },
  {
    before: by(MERLIN, go('purple'), take(1)),
    meanwhile: { pl: 'Merlin bierze kartę w ciemno.', en: 'Merlin takes a card that lies face down.' },
    at: ['piece:pawn:1'],
    says: {
      pl: 'Merlin nie wziął księgi! Raz w całej grze rycerz może zamiast kroku zamienić się z magiem miejscami, choćby z daleka. Dotknij pionka Merlina.',
      en: 'Merlin has left the book! Once in the whole game the knight may change places with the mage instead of a step, however far away. Touch Merlin’s pawn.',
    },
    move: { do: 'trade' },
  },
  {
    at: [piece('B3')],
    says: {
      pl: 'Księga jest twoja, a Merlin stoi w żółtej wieży. Fioletowe zaklęcie daje kartę ze stosu odrzuconych. Zapłać księgą.',
      en: 'The book is yours, and Merlin stands in the yellow tower. The purple spell gives you a card from the discard pile. Pay with the book.',
    },
    move: choose('B3'),
  },
  {
    before: by(LEARNER, RIGHT),
    at: ['zone:hidden:0'],
    says: {
      pl: 'Dwa muchomory! To karta ukryta: widzisz ją tylko ty i nikt jej nie ruszy. Płacić nią nie można, ale na koniec dołączy do zdobytych.',
      en: 'Two toadstools! This is a hidden card: only you see it, and nobody can touch it. It cannot pay for anything, but at the end it joins your gained cards.',
    },
  },
  {
    before: by(MERLIN, go('red'), take(3)),
    meanwhile: { pl: 'Merlin idzie do czerwonej wieży.', en: 'Merlin goes to the red tower.' },
    at: [at('green'), 'zone:gap:2'],
    says: {
      pl: 'Przy zielonej wieży czekają dwie ropuchy. Idź tam: zielone zaklęcie pokrzyżuje Merlinowi plany.',
      en: 'Two toads are waiting at the green tower. Go there: the green spell will upset Merlin’s plans.',
    },
    move: go('green'),
  },
  {
    at: [piece('T1')],
    says: {
      pl: 'Zapłać ropuchami. Podwójna karta płaci tyle co pojedyncza, reszty się nie wydaje. Ale do wieży nadal liczą się obie ropuchy.',
      en: 'Pay with the toads. A double card pays no more than a single one, and there is no change. But both toads still count for their tower.',
    },
    move: choose('T1'),
  },
  {
    before: by(LEARNER, RIGHT),
    at: [piece('F4')],
    says: {
      pl: 'Zielone zaklęcie przesuwa zdobytą kartę rywala do jego rzędu użytych: już nią nie zapłaci. Merlin jest o krok od niebieskiej wieży, gdzie za pióro zabrałby ci kartę. Wybierz pióro!',
      en: 'The green spell moves a gained card of your rival to their used row: it will pay for nothing any more. Merlin is one step from the blue tower, where a feather would cost you a card. Choose the feather!',
    },
    move: choose('F4'),
  },
  {
    at: [used(MERLIN)],
    says: {
      pl: 'Koniec rzędu też wybierasz ty. Kamienie Merlina wskazują w prawo, więc połóż pióro z lewej, a nic na nim nie zyskają.',
      en: 'You choose the end of his row, too. Merlin’s stones point right, so put the feather at the left end, and they gain nothing.',
    },
    move: LEFT,
  },
  {
    before: THIRD_ROUND,
    meanwhile: { pl: 'Trzecia runda minie szybko.', en: 'The third round goes by quickly.' },
    at: ['part:undo'],
    says: {
      pl: 'Za szybko? Przebieg gry pamięta każdy ruch: dotknij wpisu, a zobaczysz tamtą chwilę. Tutaj możesz też cofnąć ruch, póki nie zdecydował los ani ktoś inny.',
      en: 'Too quick to see? Every move is in the log: touch a line and you see that moment. And here you can take a move back, as long as neither chance nor anyone else has decided.',
    },
  },
  {
    before: by(MERLIN, go('blue'), take(5), choose('F1'), LEFT),
    meanwhile: {
      pl: 'Mag umie przeskoczyć rycerza, który stoi tuż obok…',
      en: 'The mage can jump over a knight who stands right beside him…',
    },
    at: [piece('M4')],
    says: {
      pl: 'Merlin zdobył nowe pióro i rzucił niebieskie zaklęcie: musisz odrzucić kartę, zdobytą albo użytą. Wybór jest twój. Odrzuć pojedynczego muchomora, pierwszego w rzędzie.',
      en: 'Merlin found a new feather and cast the blue spell: you must discard a card, gained or used. Which one is up to you. Discard the single toadstool, the first in your row.',
    },
    move: choose('M4'),
  },
  {
    before: TO_THE_LAST_TURN,
    meanwhile: { pl: 'Tury mijają szybko, aż do końca szóstej rundy.', en: 'Turns go by quickly, to the end of round six.' },
    at: [at('red')],
    says: {
      pl: 'Twoja ostatnia tura! Przy czerwonej wieży nie ma już kart, ale czarować można i bez brania. Idź tam.',
      en: 'Your last turn! No cards are left at the red tower, but you may cast a spell all the same. Go there.',
    },
    move: go('red'),
  },
  {
    at: [piece('M3'), piece('M7')],
    says: {
      pl: 'Czerwone zaklęcie kosztuje dwie karty: muchomora i drugi składnik, który wskazuje, co rzucasz. Zacznij od muchomora.',
      en: 'The red spell costs two cards: a toadstool, and a second ingredient that says what you cast. Begin with a toadstool.',
    },
    move: choose('M3'),
    also: [choose('M7')],
  },
  {
    before: by(LEARNER, LEFT),
    at: [piece('F5')],
    says: {
      pl: 'Dołóż pióro: rzucisz niebieskie zaklęcie i teraz to Merlin straci kartę. Dwa muchomory pozwoliłyby rzucić dowolne zaklęcie.',
      en: 'Add the feather: that casts the blue spell, and now it is Merlin who loses a card. Two toadstools would let you cast any spell.',
    },
    move: choose('F5'),
  },
  {
    before: [...by(LEARNER, LEFT), ...by(MERLIN, choose('S2'))],
    meanwhile: { pl: 'Merlin oddaje kamienie…', en: 'Merlin gives up his stones…' },
    at: [at('yellow'), at('red')],
    says: {
      pl: 'Koniec szóstej rundy! Zanim policzymy punkty, rycerz wskazuje, gdzie jest księżniczka: 3 punkty, jeśli zgadnie, a pomyłka nic nie kosztuje. Pamiętasz, pod którą wieżą leży?',
      en: 'The sixth round is over! Before points are counted, the knight says where the princess is: 3 points if he is right, and a mistake costs nothing. Do you remember her tower?',
    },
    move: pointAt(YELLOW),
    hint: {
      pl: 'Karty zmieniły wtedy miejsce. Spójrz na żółtą wieżę: stół pamięta.',
      en: 'You exchanged the cards. Look at the yellow tower: the table remembers.',
    },
  },
  {
    at: ['part:bar'],
    says: {
      pl: 'Jest! 3 punkty za księżniczkę i wygrywasz 26 do 25. Reszta to 13 za dwie wieże, 6 za ich tajne karty i 4 za trzy skrzynie na kartach. W prawdziwej grze dotknij czegoś przygaszonego, a dowiesz się, dlaczego nie można. Powodzenia!',
      en: 'There she is! 3 points for the princess, and you win 26 to 25. The rest: 13 for two towers, 6 for their secret cards, 4 for three chests on your cards. In a real game touch anything dimmed, and you are told why not. Good luck!',
    },
  },
]

export const tutorial: Tutorial<TowersMove> = {
  options: {},
  names: { pl: ['Lancelot', 'Merlin'], en: ['Lancelot', 'Merlin'] },
  learner: LEARNER,
  luck: { kind: 'quick', seed: 2377188 },
  lessons,
}
