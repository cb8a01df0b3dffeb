import type { Seat } from '@grimuar/kernel'
import type { Lesson, Played, Tutorial } from '../tutorial.ts'
import { BLACK, COLOURS, colourOf, EVERY_KIND, type Kind, RED, RUNES, runeOf, YELLOW } from './components.ts'
import type { SpellbookMove } from './table.ts'

// A first game with set I. Chance is fixed by the seed: the tokens named below come up as they are told.

const LEARNER: Seat = 0
const MERLIN: Seat = 1

type KindName = `${(typeof COLOURS)[number]} ${(typeof RUNES)[number]}`

function kind(name: KindName): Kind {
  const found = EVERY_KIND.find((k) => `${COLOURS[colourOf(k)]} ${RUNES[runeOf(k)]}` === name)
  if (found === undefined) throw new Error(`"${name}" is no token`)
  return found
}

const DRAW: SpellbookMove = { do: 'draw' }
const SKIP: SpellbookMove = { do: 'skip' }
const take = (name: KindName): SpellbookMove => ({ do: 'take', kind: kind(name) })
const store = (name: KindName): SpellbookMove => ({ do: 'store', kind: kind(name) })
const pay = (card: KindName, reals: readonly KindName[], wilds: readonly KindName[] = []): SpellbookMove => ({
  do: 'pay',
  card: kind(card),
  reals: reals.map(kind),
  wilds: wilds.map(kind),
})

const by = (seat: Seat, ...moves: SpellbookMove[]): Played<SpellbookMove>[] => moves.map((move) => ({ seat, move }))

const WILD: readonly KindName[] = ['purple triangle', 'purple triangle', 'blue triangle']

const lessons: readonly Lesson<SpellbookMove>[] = [
  {
    says: {
      pl: 'Witaj przy ołtarzu! Przez kilka dni pokażę ci, jak zbierać materię, uczyć się zaklęć i karmić chowańca. Wygrywa ten, kto na koniec ma najwięcej punktów.',
      en: 'Welcome to the altar! For a few days I will show you how to gather materia, learn spells and feed your familiar. Whoever has most points at the end wins.',
    },
  },
  {
    at: ['zone:altar'],
    says: {
      pl: 'To ołtarz, wspólny dla wszystkich. Leżą na nim żetony materii: siedem materiałów, każdy w swoim kolorze, i trzy runy: koło, trójkąt, kwadrat.',
      en: 'This is the altar, shared by all. Tokens of materia lie on it: seven materials, each in its own colour, and three runes: circle, triangle, square.',
    },
  },
  {
    at: ['zone:pool:0'],
    says: {
      pl: 'A to twoja pula. Zaczynasz z dwoma żetonami. Miejsc jest dziewięć i nigdy nie będzie ich więcej.',
      en: 'And this is your pool. You begin with two tokens. There are nine places, and never more.',
    },
  },
  {
    at: ['part:own'],
    says: {
      pl: 'Siedem stron to zaklęcia, po jednym każdego koloru. Każdego można nauczyć się na poziomie 3, 4 albo 5: tyle żetonów jego koloru kosztuje. Czerwona liczba po prawej to punkty.',
      en: 'The seven pages are spells, one of each colour. Each can be learned at level 3, 4 or 5: it costs that many tokens of its colour. The red number on the right is points.',
    },
  },
  {
    at: ['part:phases'],
    says: {
      pl: 'Dzień ma trzy pory: poranek, południe i wieczór. W każdej możesz zrobić jedną rzecz albo ją pominąć.',
      en: 'A day has three phases: morning, midday and evening. In each you may do one thing, or skip it.',
    },
  },
  {
    at: ['piece:token:96'],
    says: {
      pl: 'Jest poranek. Weź z ołtarza złoto, czyli żółty trójkąt: po prostu go dotknij.',
      en: 'It is morning. Take the gold, the yellow triangle, from the altar: simply touch it.',
    },
    move: take('yellow triangle'),
  },
  {
    at: ['piece:token:65'],
    says: {
      pl: 'Południe to pora chowańca. Dotknij w swojej puli białego trójkąta, żeby go zmagazynować.',
      en: 'Midday belongs to your familiar. Touch the white triangle in your pool to store it.',
    },
    move: store('white triangle'),
  },
  {
    at: ['zone:familiar:0'],
    says: {
      pl: 'Chowaniec jest wart tyle, ile pokazuje jego pierwsze wolne pole: teraz 1 punkt, a cały aż 18. Wieczór minął sam, bo na żadne zaklęcie nie było cię jeszcze stać.',
      en: 'Your familiar is worth what its first free place shows: now 1 point, and 18 when it is full. The evening passed by itself, because you could not pay for any spell yet.',
    },
  },
  {
    before: by(MERLIN, take('black square'), SKIP),
    meanwhile: { pl: 'Teraz swój dzień ma Merlin. Popatrz.', en: 'Now it is Merlin’s day. Watch.' },
    at: ['zone:altar'],
    says: {
      pl: 'Po każdym dniu na ołtarz trafia nowy żeton z sakiewki. Póki leży tam mniej niż pięć, dobiera się do pięciu.',
      en: 'After each day a new token comes from the bag to the altar. While fewer than five lie there, it is filled up to five.',
    },
  },
  {
    at: ['zone:bag'],
    says: {
      pl: 'Znów twój poranek. Zamiast brać z ołtarza, wylosuj dwa żetony: dotknij wiru.',
      en: 'Your morning again. Instead of taking from the altar, draw two tokens: touch the vortex.',
    },
    move: DRAW,
  },
  {
    at: ['part:bar'],
    says: {
      pl: 'Przybyło złota! Szkoda teraz żetonów na chowańca: pomiń południe przyciskiem na górze.',
      en: 'More gold! These tokens are too good for the familiar now: skip midday with the button at the top.',
    },
    move: SKIP,
  },
  {
    before: [
      ...by(MERLIN, take('white circle'), store('black triangle')),
      ...by(LEARNER, DRAW, SKIP),
      ...by(MERLIN, take('black circle'), store('black circle')),
      ...by(LEARNER, DRAW, SKIP, SKIP),
      ...by(MERLIN, take('black circle'), store('black circle')),
    ],
    meanwhile: {
      pl: 'Dwa dni miną szybko: losujesz żetony i oszczędzasz je, a Merlin karmi swojego kota.',
      en: 'Two days go by quickly: you draw tokens and save them, while Merlin feeds his cat.',
    },
    at: ['piece:token:12'],
    says: {
      pl: 'Pula prawie pełna! Weź jeszcze czerwony kwadrat z ołtarza.',
      en: 'Your pool is almost full! Take one more, the red square from the altar.',
    },
    move: take('red square'),
  },
  {
    at: ['part:bar'],
    says: {
      pl: 'Masz dziewięć żetonów, więcej się nie zmieści. Wieczorem zrobimy z nich użytek, więc pomiń południe.',
      en: 'Nine tokens, and no room for more. We shall use them in the evening, so skip midday.',
    },
    move: SKIP,
  },
  {
    at: ['zone:pool:0'],
    says: {
      pl: 'Wieczorem uczysz się zaklęć. Masz trzy czerwone żetony, a chcesz Poświęcenia na poziomie 4. Pomoże dzika materia: trzy żetony z tą samą runą, w dowolnych kolorach, zastępują jeden żeton.',
      en: 'In the evening you learn spells. You have three red tokens, but want Sacrifice at level 4. Wild materia helps: three tokens of one rune, of any colours, stand for one token.',
    },
  },
  {
    at: ['part:level:0:4'],
    says: {
      pl: 'Wybierz czwarty poziom Poświęcenia. Im wyższy poziom, tym więcej punktów, a zaklęcie umie też to, co na niższych.',
      en: 'Choose the fourth level of Sacrifice. A higher level gives more points, and the spell also does what its lower levels do.',
    },
    move: { do: 'learn', colour: RED, level: 4 },
  },
  {
    at: ['zone:pool:0'],
    says: {
      pl: 'Teraz zapłać: trzy czerwone żetony oraz trójka trójkątów, dwa fioletowe i niebieski. Złoto zachowaj. Jeden z czerwonych zostanie na karcie. Potem potwierdź.',
      en: 'Now pay: three red tokens and a trio of triangles, two purple and one blue. Keep the gold. One of the red tokens stays on the card. Then confirm.',
    },
    move: pay('red circle', ['red square', 'red square'], WILD),
    also: [pay('red square', ['red circle', 'red square'], WILD)],
    hint: {
      pl: 'Zachowaj żółte trójkąty: zapłać czerwonymi oraz dwoma fioletowymi i niebieskim trójkątem.',
      en: 'Keep the yellow triangles: pay with the red tokens and with two purple triangles and the blue one.',
    },
  },
  {
    at: ['zone:card:0:0'],
    says: {
      pl: 'Pierwsze zaklęcie! Żeton leży na poziomie 4, wartym 2 punkty. Reszta zapłaty jest na tacce. Zaklęcie z porą dnia działa od następnego dnia.',
      en: 'Your first spell! The token lies on level 4, worth 2 points. The rest of the price is in the tray. A spell with a phase works from the next day on.',
    },
  },
  {
    before: by(MERLIN, DRAW, store('green circle')),
    meanwhile: { pl: 'Dzień Merlina…', en: 'Merlin’s day…' },
    at: ['part:level:0:3'],
    says: {
      pl: 'Poranek. Zamiast brać lub losować, rzuć Poświęcenie: odrzucasz żeton i losujesz cztery. Poziom 4 kosztuje trójkąt, ale twoje trójkąty to złoto. Użyj niższego, trzeciego: odrzucisz koło.',
      en: 'Morning. Instead of taking or drawing, cast Sacrifice: discard a token, draw four. Level 4 costs a triangle, but your triangles are gold. Use the lower level, 3: you discard a circle.',
    },
    move: { do: 'cast', colour: RED, level: 3, way: 0 },
  },
  {
    at: ['zone:pool:0'],
    says: {
      pl: 'Ależ szczęście: aż trzy żetony złota! Gdyby w puli brakło miejsca, wylosujesz tylko tyle, ile się zmieści.',
      en: 'What luck: three more tokens of gold! Were your pool short of room, you would draw only as many as fit.',
    },
  },
  {
    at: ['piece:token:7'],
    says: {
      pl: 'Południe: czerwony trójkąt nie jest już potrzebny. Zmagazynuj go.',
      en: 'Midday: the red triangle is no longer needed. Store it.',
    },
    move: store('red triangle'),
  },
  {
    at: ['part:level:6:5'],
    says: {
      pl: 'Wieczór i pięć żetonów złota. Obfitość nie ma pory dnia, tylko gwiazdę: działa od razu, jeden raz. Naucz się jej na poziomie 5!',
      en: 'Evening, and five tokens of gold. Abundance has no phase but a star: it works at once, and once only. Learn it at level 5!',
    },
    move: { do: 'learn', colour: YELLOW, level: 5 },
  },
  {
    at: ['part:confirm', 'zone:pool:0'],
    says: {
      pl: 'Zapłać całym złotem. Tu nie ma znaczenia, która runa zostanie na karcie, ale niektóre zaklęcia na nią patrzą. Przycisk dobierze żetony za ciebie; potem potwierdź.',
      en: 'Pay with all your gold. Here it does not matter which rune stays on the card, but some spells look at it. The button picks the tokens for you; then confirm.',
    },
    move: pay('yellow circle', ['yellow triangle', 'yellow triangle', 'yellow square', 'yellow square']),
    also: [
      pay('yellow triangle', ['yellow circle', 'yellow triangle', 'yellow square', 'yellow square']),
      pay('yellow square', ['yellow circle', 'yellow triangle', 'yellow triangle', 'yellow square']),
    ],
  },
  {
    at: ['zone:card:0:6', 'zone:pool:0'],
    says: {
      pl: 'Siedem punktów, a Obfitość od razu dała cztery nowe żetony. Zaklęcia bez pory dnia liczą się tylko na poziomie, na którym leży żeton.',
      en: 'Seven points, and Abundance gave four new tokens at once. Spells without a phase count only at the level where their token lies.',
    },
  },
  {
    at: ['zone:altar'],
    says: {
      pl: 'Spójrz na ołtarz: wszystkie dziesięć pól jest zajętych. Zobacz, co się stanie, gdy Merlin skończy dzień.',
      en: 'Look at the altar: all ten places are taken. See what happens when Merlin ends his day.',
    },
  },
  {
    before: by(
      MERLIN,
      DRAW,
      SKIP,
      { do: 'learn', colour: BLACK, level: 3 },
      pay('black circle', ['black square', 'black square']),
    ),
    meanwhile: { pl: 'Dzień Merlina…', en: 'Merlin’s day…' },
    at: ['zone:altar', 'zone:tray'],
    says: {
      pl: 'Merlin też się czegoś nauczył. A pełny ołtarz pustoszeje: wszystko ląduje na tacce, a z sakiewki przychodzi pięć nowych żetonów. Gdy sakiewka się wyczerpie, tacka wróci do niej.',
      en: 'Merlin has learned something too. And a full altar is swept: everything goes to the tray, and five new tokens come from the bag. When the bag runs out, the tray goes back into it.',
    },
  },
  {
    at: ['part:players'],
    says: {
      pl: 'Tu widać wszystkich: pulę, poznane poziomy, chowańca i punkty na dziś. Dotknij panelu gracza, żeby zobaczyć jego strony. Masz już 11 punktów!',
      en: 'Here you see everyone: pool, learned levels, familiar, and points so far. Touch a player’s panel to see their pages. You already have 11 points!',
    },
  },
  {
    says: {
      pl: 'Gra kończy się, gdy ktoś pozna siódme zaklęcie albo zapełni czternaste pole chowańca; rundę gra się do końca. Punkty dają zaklęcia, na poziomach, na których leżą żetony, i chowaniec.',
      en: 'The game ends when someone learns a seventh spell or fills the fourteenth place of a familiar; the round is played out. Points come from spells, at the levels their tokens lie on, and from the familiar.',
    },
  },
  {
    at: ['part:undo'],
    says: {
      pl: 'Jeszcze dwie rady. Dotknij czegokolwiek, czego nie wolno: program powie, która zasada tego broni. A póki nie zdecydował los ani ktoś inny, możesz cofnąć. Powodzenia, magu!',
      en: 'Two more hints. Touch anything that is not allowed, and the program tells you which rule forbids it. And until chance or someone else has decided, you can take back. Good luck, mage!',
    },
  },
]

export const tutorial: Tutorial<SpellbookMove> = {
  options: { mode: 'set1' },
  names: { pl: ['Uczeń', 'Merlin'], en: ['Apprentice', 'Merlin'] },
  learner: LEARNER,
  luck: { kind: 'quick', seed: 1564983 },
  lessons,
}
