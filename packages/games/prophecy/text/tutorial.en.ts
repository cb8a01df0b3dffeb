import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorial.ts'

export const en: TutorialWords<LessonId> = {
  names: ['Nadia', 'Merlin'],
  lessons: {
    welcome: {
      says: 'Curses lie on five temples, and chains of crystals break them. Whoever breaks five ends the game; most points win.',
    },
    net: {
      says: 'This is your net: twelve places joined by lines. Every crystal you take goes at once onto a free place and stays there.',
    },
    place: {
      says: 'You begin with two colourless crystals. Place the first in the bottom row, on its first place, and the second will go right beside it.',
    },
    start: {
      says: 'In your first turn you put your pawn on any free card. Stand on wasteland 1: it gives three colourless crystals.',
    },
    taken: {
      says: 'The crystals were taken for you: nothing else could be done here. Add the first to the bottom row, on its third place: the top row will be for colours.',
    },
    endTurn: { says: 'Before your turn ends you might cast spells. For now, end it with the button at the top.' },
    walk: {
      meanwhile: 'Now it is Merlin’s turn.',
      says: 'A move is 1 to 3 steps clockwise, on wastelands only or on temples only; cards with pawns are jumped. Go to wasteland 2.',
    },
    upgrade: {
      says: 'On an upgrade card you cover up to two fields with colourless crystals and take crystals of their colours. Choose the yellow field.',
    },
    pay: { says: 'Pay with the first crystal of the bottom row. The blue field will be covered in the same way.' },
    topRow: { says: 'Place the yellow crystal in the top left corner. The blue one will go beside it.' },
    ghost: {
      meanwhile: 'Merlin takes the crystal of a temple.',
      says: 'The pale pawn is the ghost: after every move it steps back one card and blocks it, and its markers count in the race for goals. Go to wasteland 6, three wastelands further.',
    },
    trade: { says: 'Here you give 3 colourless crystals and take two different colours. Make the exchange.' },
    choose: { says: 'First take a yellow one. Then we take a red one.' },
    hand: { says: 'You hold two different crystals: first touch the yellow one, then the third place of the top row.' },
    chains: {
      says: 'Look: here you see which curses your net can break at once, and which ones (dashed) after one rearrangement. End your turn.',
    },
    speed: {
      meanwhile: 'Merlin casts the speed spell: he pays a crystal and goes further than three steps.',
      says: 'Cards that glow are within reach; a red number is the price of the speed spell. Go to the yellow temple.',
    },
    arc: {
      says: 'A temple’s arc is read from its left or right end, and a chain of 3, 4 or 5 crystals gives 3, 5 or 8 points. From the left it wants yellow, yellow, blue; you have them, but in the wrong order.',
    },
    rearrange: {
      says: 'That is what the rearrange spell is for: give up one crystal and let two others change places. Cast it.',
    },
    give: { says: 'Give up the red one.' },
    swap: { says: 'Move the blue one…' },
    swapped: { says: '…with the yellow one to its right.' },
    break: { says: 'The chain is ready! Touch the golden button to break the curse for 3 points.' },
    goals: {
      says: 'Your marker lies on the curse, and the rune of Dawn is yours. Goals count at the end: different runes, and most markers on temples; a green number says what they would give now.',
    },
    runes: {
      meanwhile: 'One more turn of Merlin’s.',
      says: 'Runes work at once, too: on cards whose tablet shows the same rune (it glows purple) you get more. Go to wasteland 1.',
    },
    resonance: {
      says: 'Runic resonance: besides three colourless crystals you take one of any colour. Take whichever you like.',
    },
    end: {
      says: 'When someone places their fifth marker, the round is finished and the goals are counted. Touch anything dimmed and you will be told why not.',
    },
  },
}
