import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorial.ts'

export const en: TutorialWords<LessonId> = {
  names: ['Lancelot', 'Merlin'],
  lessons: {
    welcome: {
      says: 'Welcome to the Six Towers! You are the knight, against the mage Merlin: after six rounds, whoever has more points wins.',
    },
    move: {
      says: 'A turn is a move, a card and a spell, and you must always move: one tower to either side. Touch the green tower.',
    },
    take: {
      says: 'Now you take one of the two cards at your tower; the other is face down. Take the two elixirs: they will be useful.',
    },
    gained: {
      says: 'A gained card can pay for a spell, and at the end it counts for its tower. Whoever has more elixirs wins the yellow one and its 6 points: you lead 2 to 0.',
    },
    payment: {
      meanwhile: 'Merlin’s turn: he goes to the blue tower and takes stones.',
      says: 'You cast only the spell of the tower you stand in, and pay with its ingredient. You have elixirs, so go back to the yellow tower.',
    },
    spell: {
      says: 'The last card at the tower took itself: rainbow stones, which always go straight to your used row. Now the spell: touch the elixirs to pay with them.',
    },
    row: {
      says: 'What you pay goes to the row too, to its left or right end, and still counts for its tower. Stones turn into what their arrow points at: put the elixirs at the right end.',
    },
    peek: {
      says: 'The yellow spell is a look under two towers: under each coloured one lies a secret card, and on one of those is the princess. First look under the yellow tower.',
    },
    peekAgain: { says: 'And then under the red one.' },
    exchange: {
      says: 'There is the princess! Exchange the two cards: whoever wins a tower gets its secret card as well, and hers gives a point for each real elixir, of which you have most.',
    },
    secrets: {
      says: 'The table remembers these cards, for your eyes only. Merlin knows where you looked, but not what lies there, nor whether the cards changed places.',
    },
    newRound: {
      meanwhile: 'The last turn of this round: Merlin takes a feather.',
      says: 'After two turns each the round is over: the cards left are discarded, and six new ones are dealt. Those next to someone lie face up.',
    },
    trade: {
      meanwhile: 'Merlin takes a card that lies face down.',
      says: 'Once in the whole game the knight may change places with the mage instead of a step, however far away. Merlin has left the book: touch his pawn.',
    },
    book: {
      says: 'The book is yours, and the purple spell gives you a card from the discard pile. Pay with the book.',
    },
    hidden: {
      says: 'Two toadstools on a hidden card: only you see it, and nobody can touch it. It cannot pay for anything, but at the end it joins your gained cards.',
    },
    toads: {
      meanwhile: 'Merlin goes to the red tower.',
      says: 'Two toads are waiting at the green tower. Go there: the green spell will upset Merlin’s plans.',
    },
    double: {
      says: 'Pay with the toads. A double card pays no more than a single one, but both toads still count for their tower.',
    },
    feather: {
      says: 'The green spell moves a gained card of your rival to their used row: it will pay for nothing any more. Choose the feather, because Merlin is one step from the blue tower, where it would cost you a card.',
    },
    rowEnd: {
      says: 'You choose the end of his row, too. Merlin’s stones point right, so put the feather at the left end, and they gain nothing.',
    },
    log: {
      meanwhile: 'The third round goes by quickly.',
      says: 'Every move is in the log: touch a line and you see that moment. And here you can take a move back, as long as neither chance nor anyone else has decided.',
    },
    discard: {
      meanwhile: 'The mage can jump over a knight who stands right beside him…',
      says: 'Merlin cast the blue spell: you must discard a card, gained or used. Discard the single toadstool, the first in your row.',
    },
    lastTurn: {
      meanwhile: 'Turns go by quickly, to the end of round six.',
      says: 'Your last turn! No cards are left at the red tower, but go there, because you may cast a spell all the same.',
    },
    redSpell: {
      says: 'The red spell costs two cards: a toadstool, and a second ingredient that says what you cast. Begin with a toadstool.',
    },
    second: {
      says: 'Add the feather: that casts the blue spell, and now it is Merlin who loses a card. Two toadstools would let you cast any spell.',
    },
    guess: {
      meanwhile: 'Merlin gives up his stones…',
      says: 'Before points are counted, the knight says where the princess is: 3 points if he is right, and a mistake costs nothing. Do you remember her tower?',
      hint: 'You exchanged the cards. Look at the yellow tower: the table remembers.',
    },
    end: {
      says: 'You win 26 to 25: 3 for the princess, 13 for two towers, 6 for their secret cards and 4 for chests on your cards. In a real game touch anything dimmed, and you are told why not.',
    },
  },
}
