import type { Seat } from '@grimuar/kernel'
import type { Lesson, Played, Tutorial } from '../tutorial.ts'
import { BLUE, CLEAR, COLOURS, type Colour, GREEN, type Kind, type Place, RED, wasteland, YELLOW } from './cards/index.ts'
import type { ProphecyMove } from './table.ts'

// A first game for two, with the ghost. Chance is fixed by the seed: temples, runes and goals lie as they are told.

const LEARNER: Seat = 0
const MERLIN: Seat = 1

/** The ring of this game: yellow, 1, 2, green, 3, purple, 5, 6, blue, 8, red, 9, 10. */
const RING = { yellow: 0, w1: 1, w2: 2, green: 3, w6: 7, blue: 8, w8: 9, red: 10 } as const
const YELLOW_TEMPLE = 1

const END: ProphecyMove = { do: 'end' }
const go = (stop: number): ProphecyMove => ({ do: 'go', stop })
const place = (crystal: Kind, at: Place): ProphecyMove => ({ do: 'place', crystal, place: at })
const pay = (at: Place): ProphecyMove => ({ do: 'pay', place: at })
const cover = (field: Colour): ProphecyMove => ({ do: 'cover', field })
const choose = (crystal: Kind): ProphecyMove => ({ do: 'choose', crystal })
const swap = (at: Place): ProphecyMove => ({ do: 'swap', place: at })

const by = (seat: Seat, ...moves: ProphecyMove[]): Played<ProphecyMove>[] => moves.map((move) => ({ seat, move }))
const card = (number: number) => `zone:stop:${wasteland(number)}`
const spot = (at: Place) => `part:place-${at}`

const lessons: readonly Lesson<ProphecyMove>[] = [
  {
    says: {
      pl: 'Witaj na pustyni! Na pięciu świątyniach ciążą klątwy. Łamie się je łańcuchami kryształów. Kto pierwszy złamie pięć, kończy grę; wygrywa ten, kto ma najwięcej punktów.',
      en: 'Welcome to the desert! Curses lie on five temples. Chains of crystals break them. Whoever breaks five ends the game; most points win.',
    },
  },
  {
    at: ['part:own'],
    says: {
      pl: 'To twoja sieć: dwanaście miejsc połączonych liniami. Każdy zdobyty kryształ kładziesz od razu na wolnym miejscu i już go nie ruszasz. Każdy kolor ma też swój kształt.',
      en: 'This is your net: twelve places joined by lines. Every crystal you take goes at once onto a free place and stays there. Each colour has its own shape, too.',
    },
  },
  {
    at: [spot(8)],
    says: {
      pl: 'Zaczynasz z dwoma bezbarwnymi kryształami. Połóż pierwszy w dolnym rzędzie, na pierwszym miejscu. Drugi trafi tuż obok.',
      en: 'You begin with two colourless crystals. Place the first in the bottom row, on its first place. The second will go right beside it.',
    },
    move: place(CLEAR, 8),
  },
  {
    before: [...by(LEARNER, place(CLEAR, 9)), ...by(MERLIN, place(CLEAR, 0), place(CLEAR, 1))],
    at: [card(1)],
    says: {
      pl: 'W pierwszej turze stawiasz pionek na dowolnej wolnej karcie. Stań na pustkowiu 1: daje trzy bezbarwne kryształy.',
      en: 'In your first turn you put your pawn on any free card. Stand on wasteland 1: it gives three colourless crystals.',
    },
    move: go(RING.w1),
  },
  {
    at: [spot(10)],
    says: {
      pl: 'Kryształy wzięły się same, bo nic innego nie dało się tu zrobić. Dołóż pierwszy do dolnego rzędu, na trzecie miejsce. Górny rząd przyda się na kolory.',
      en: 'The crystals took themselves: nothing else could be done here. Add the first to the bottom row, on its third place. The top row will be for colours.',
    },
    move: place(CLEAR, 10),
  },
  {
    before: by(LEARNER, place(CLEAR, 11), place(CLEAR, 7)),
    at: ['part:bar'],
    says: {
      pl: 'Przed końcem tury można jeszcze rzucać czary. Na razie zakończ turę przyciskiem na górze.',
      en: 'Before your turn ends you might cast spells. For now, end it with the button at the top.',
    },
    move: END,
  },
  {
    before: by(MERLIN, go(RING.w8), cover(BLUE), pay(0), cover(RED), place(RED, 0), place(BLUE, 1)),
    meanwhile: { pl: 'Teraz tura Merlina.', en: 'Now it is Merlin’s turn.' },
    at: [card(2)],
    says: {
      pl: 'Ruch to od 1 do 3 kroków zgodnie z zegarem: albo po samych pustkowiach, albo po samych świątyniach. Karty z pionkami się przeskakuje. Idź na pustkowie 2.',
      en: 'A move is 1 to 3 steps clockwise, on wastelands only or on temples only. Cards with pawns are jumped. Go to wasteland 2.',
    },
    move: go(RING.w2),
  },
  {
    at: [card(2)],
    says: {
      pl: 'To karta ulepszeń. Zakrywasz do dwóch pól bezbarwnymi kryształami i bierzesz kryształy ich kolorów. Wybierz żółte pole.',
      en: 'This is an upgrade card. You cover up to two fields with colourless crystals and take crystals of their colours. Choose the yellow field.',
    },
    move: cover(YELLOW),
  },
  {
    at: [spot(8)],
    says: {
      pl: 'Zapłać pierwszym kryształem z dołu. Tak samo zakryjemy potem niebieskie pole.',
      en: 'Pay with the first crystal of the bottom row. The blue field will be covered in the same way.',
    },
    move: pay(8),
  },
  {
    before: by(LEARNER, cover(BLUE), pay(9)),
    at: [spot(0)],
    says: {
      pl: 'Połóż żółty kryształ w lewym górnym rogu. Niebieski trafi obok.',
      en: 'Place the yellow crystal in the top left corner. The blue one will go beside it.',
    },
    move: place(YELLOW, 0),
  },
  {
    before: [...by(LEARNER, place(BLUE, 1), END), ...by(MERLIN, go(RING.red), place(RED, 4), END)],
    meanwhile: { pl: 'Merlin bierze kryształ w świątyni.', en: 'Merlin takes the crystal of a temple.' },
    at: ['piece:pawn:-3', card(6)],
    says: {
      pl: 'Blady pionek to duch: we dwoje gra się z nim. Po każdym ruchu cofa się o kartę i ją blokuje, a jego znaczniki liczą się w wyścigu o cele. Idź na pustkowie 6, trzy pustkowia dalej.',
      en: 'The pale pawn is the ghost: with two players it plays along. After every move it steps back one card and blocks it, and its markers count in the race for goals. Go to wasteland 6, three wastelands further.',
    },
    move: go(RING.w6),
  },
  {
    at: ['part:bar'],
    says: {
      pl: 'Tu oddajesz 3 bezbarwne kryształy, a bierzesz dwa różne kolory. Dokonaj zamiany.',
      en: 'Here you give 3 colourless crystals and take two different colours. Make the exchange.',
    },
    move: { do: 'trade' },
  },
  {
    says: { pl: 'Najpierw weź żółty. Potem weźmiemy czerwony.', en: 'First take a yellow one. Then we take a red one.' },
    move: choose(YELLOW),
  },
  {
    before: by(LEARNER, choose(RED)),
    at: ['zone:hand', spot(2)],
    says: {
      pl: 'W ręku masz dwa różne kryształy: najpierw dotknij żółtego, potem trzeciego miejsca w górnym rzędzie.',
      en: 'You hold two different crystals: first touch the yellow one, then the third place of the top row.',
    },
    move: place(YELLOW, 2),
  },
  {
    before: by(LEARNER, place(RED, 3)),
    at: ['part:chains'],
    says: {
      pl: 'Spójrz: tu widać, jakie klątwy twoja sieć może złamać od razu, a jakie (przerywana ramka) po jednym przestawieniu. Zakończ turę.',
      en: 'Look: here you see which curses your net can break at once, and which ones (dashed) after one rearrangement. End your turn.',
    },
    move: END,
  },
  {
    before: by(MERLIN, go(RING.blue), pay(0), place(BLUE, 0), END),
    meanwhile: {
      pl: 'Merlin rzuca czar szybkości: płaci kryształem i idzie dalej niż trzy kroki.',
      en: 'Merlin casts the speed spell: he pays a crystal and goes further than three steps.',
    },
    at: [`zone:stop:${YELLOW_TEMPLE}`],
    says: {
      pl: 'Karty, które świecą, są w zasięgu; czerwona liczba to cena czaru szybkości. Idź do żółtej świątyni.',
      en: 'Cards that glow are within reach; a red number is the price of the speed spell. Go to the yellow temple.',
    },
    move: go(RING.yellow),
  },
  {
    at: [`zone:stop:${YELLOW_TEMPLE}`],
    says: {
      pl: 'Łuk świątyni czyta się od lewego albo prawego końca. Łańcuch 3, 4 lub 5 kryształów daje 3, 5 lub 8 punktów. Z lewej potrzeba: żółty, żółty, niebieski. Masz je, ale w złej kolejności.',
      en: 'A temple’s arc is read from its left or right end. A chain of 3, 4 or 5 crystals gives 3, 5 or 8 points. From the left it wants yellow, yellow, blue. You have them, but in the wrong order.',
    },
  },
  {
    at: ['part:spells'],
    says: {
      pl: 'Od tego jest czar przestawienia: oddajesz jeden kryształ i zamieniasz miejscami dwa inne. Rzuć go.',
      en: 'That is what the rearrange spell is for: give up one crystal and let two others change places. Cast it.',
    },
    move: { do: 'cast', spell: 'rearrange' },
  },
  { at: [spot(3)], says: { pl: 'Oddaj czerwony.', en: 'Give up the red one.' }, move: pay(3) },
  { at: [spot(1)], says: { pl: 'Przestaw niebieski…', en: 'Move the blue one…' }, move: swap(1) },
  { at: [spot(2)], says: { pl: '…z żółtym po jego prawej.', en: '…with the yellow one to its right.' }, move: swap(2) },
  {
    at: ['part:chains'],
    says: {
      pl: 'Łańcuch gotowy! Dotknij złotego przycisku, żeby złamać klątwę za 3 punkty.',
      en: 'The chain is ready! Touch the golden button to break the curse for 3 points.',
    },
    move: { do: 'break', end: 'left', level: 3, places: [0, 1, 2] },
  },
  {
    at: ['part:runes', 'part:goals'],
    says: {
      pl: 'Na klątwie leży twój znacznik, a ty masz runę Brzasku. Cele liczą się na końcu: różne runy oraz najwięcej znaczników na żółtej i niebieskiej świątyni. Zielona liczba mówi, ile dałyby teraz.',
      en: 'Your marker lies on the curse, and the rune of Dawn is yours. Goals count at the end: different runes, and most markers on the yellow and on the blue temple. A green number says what they would give now.',
    },
  },
  {
    before: by(MERLIN, go(RING.green), { do: 'take' }, place(GREEN, 5), END),
    meanwhile: { pl: 'Jeszcze tura Merlina.', en: 'One more turn of Merlin’s.' },
    at: [card(1)],
    says: {
      pl: 'Runy działają też od razu: na kartach z taką samą tabliczką (świeci na fioletowo) dostajesz więcej. Idź na pustkowie 1.',
      en: 'Runes work at once, too: on cards whose tablet shows the same rune (it glows purple) you get more. Go to wasteland 1.',
    },
    move: go(RING.w1),
  },
  {
    says: {
      pl: 'Runiczny rezonans: do trzech bezbarwnych dobierasz kryształ w dowolnym kolorze. Weź, który chcesz.',
      en: 'Runic resonance: besides three colourless crystals you take one of any colour. Take whichever you like.',
    },
    move: choose(BLUE),
    also: COLOURS.filter((colour) => colour !== BLUE).map(choose),
  },
  {
    says: {
      pl: 'To wszystko, co trzeba wiedzieć. Gdy ktoś położy piąty znacznik, runda się kończy i liczą się cele. Dotknij czegoś przygaszonego, a dowiesz się, dlaczego nie można. Powodzenia!',
      en: 'That is all you need. When someone places their fifth marker, the round is finished and the goals are counted. Touch anything dimmed and you will be told why not. Good luck!',
    },
  },
]

export const tutorial: Tutorial<ProphecyMove> = {
  options: {},
  names: { pl: ['Ty', 'Merlin'], en: ['You', 'Merlin'] },
  learner: LEARNER,
  luck: { kind: 'quick', seed: 280 },
  lessons,
}
