import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorial.ts'

export const en: TutorialWords<LessonId> = {
  names: ['Iga', 'Merlin'],
  lessons: {
    welcome: {
      says: 'Welcome to the altar! For a few days I will show you how to gather materia, learn spells and feed your familiar, because those give points.',
    },
    altar: {
      says: 'This is the altar, shared by all. Tokens of materia lie on it: seven materials, each in its own colour, and three runes: circle, triangle, square.',
    },
    pool: { says: 'And this is your pool: you begin with two tokens. There are nine places, and never more.' },
    pages: {
      says: 'The seven pages are spells, one of each colour. At level 3, 4 or 5 a spell costs that many tokens of its colour, and the red number on the right is points.',
    },
    phases: { says: 'A day has three phases: morning, midday and evening. In each you may do one thing, or skip it.' },
    take: { says: 'It is morning. Take the gold, the yellow triangle, from the altar: simply touch it.' },
    store: { says: 'Midday belongs to your familiar. Touch the white triangle in your pool to store it.' },
    familiar: {
      says: 'Your familiar is worth what its first free place shows: now 1 point, and 18 when it is full. The evening passed by itself, because you could not pay for any spell yet.',
    },
    refill: {
      meanwhile: 'Now it is Merlin’s day. Watch.',
      says: 'After each day a new token comes from the bag to the altar. While fewer than five lie there, it is filled up to five.',
    },
    draw: { says: 'Your morning again. Instead of taking from the altar, draw two tokens: touch the vortex.' },
    skip: { says: 'More gold! These tokens are too good for the familiar now: skip midday with the button at the top.' },
    almostFull: {
      meanwhile: 'Two days go by quickly: you draw tokens and save them, while Merlin feeds his cat.',
      says: 'Your pool is almost full! Take one more, the red square from the altar.',
    },
    full: { says: 'Nine tokens, and no room for more. We shall use them in the evening, so skip midday.' },
    wild: {
      says: 'In the evening you learn spells, and you are one red token short of Sacrifice at level 4. Wild materia helps: three tokens of one rune, of any colours, stand for one token.',
    },
    learn: {
      says: 'Choose the fourth level of Sacrifice. A higher level gives more points, and the spell also does what its lower levels do.',
    },
    pay: {
      says: 'Pay with three red tokens and a trio of triangles, two purple and one blue, and keep the gold. Then confirm: one of the red tokens stays on the card.',
      hint: 'Keep the yellow triangles: pay with the red tokens and with two purple triangles and the blue one.',
    },
    firstSpell: {
      says: 'The token lies on level 4, worth 2 points, and the rest of the price is in the tray. A spell with a phase works from the next day on.',
    },
    cast: {
      meanwhile: 'Merlin’s day…',
      says: 'Instead of taking or drawing, cast Sacrifice in the morning: discard a token, draw four. Level 4 costs a triangle, and your triangles are gold, so use level 3: you discard a circle.',
    },
    luck: { says: 'What luck: three more tokens of gold! Were your pool short of room, you would draw only as many as fit.' },
    storeRed: { says: 'Midday: the red triangle is no longer needed. Store it.' },
    abundance: {
      says: 'You have five tokens of gold, and Abundance has no phase but a star: it works at once, and once only. Learn it at level 5!',
    },
    payGold: {
      says: 'Pay with all your gold: here it does not matter which rune stays on the card, but some spells look at it. The button picks the tokens for you; then confirm.',
    },
    atOnce: {
      says: 'Seven points, and Abundance gave four new tokens at once. Spells without a phase count only at the level where their token lies.',
    },
    altarFull: { says: 'Look at the altar: all ten places are taken. See what happens when Merlin ends his day.' },
    swept: {
      meanwhile: 'Merlin’s day…',
      says: 'A full altar is swept: everything goes to the tray, and five new tokens come from the bag. When the bag runs out, the tray goes back into it.',
    },
    players: {
      says: 'Here you see everyone: pool, learned levels, familiar, and points so far, of which you already have 11. Touch a player’s panel to see their pages.',
    },
    ending: {
      says: 'The game ends when someone learns a seventh spell or fills the fourteenth place of a familiar; the round is played out. Points come from spells, at the levels their tokens lie on, and from the familiar.',
    },
    hints: {
      says: 'Touch anything that is not allowed, and the program tells you which rule forbids it. And until chance or someone else has decided, you can take back.',
    },
  },
}
