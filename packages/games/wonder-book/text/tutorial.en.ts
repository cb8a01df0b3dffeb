import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorial.ts'

export const en: TutorialWords<LessonId> = {
  names: ['Nela', 'Merlin'],
  lessons: {
    welcome: {
      says: 'The Wonder Book tells a story, and you play in it together. Each of you reads its pages at your own pace; earlier ones stay at hand.',
    },
    hero: { says: 'The door wants four hands. Run Laser, who shoots from afar: touch his card.' },
    goal: {
      says: 'Merlin runs Mighty, and both of you stand at the Gate. Here is the goal: use all three cards that lie in the rooms.',
    },
    fate: { says: 'The hourglasses are your fate tokens. When the last one is turned down, the chapter is lost.' },
    turn: { says: 'You choose together whose turn comes next, and anyone may answer. Choose Laser.' },
    move: { says: 'A turn has three actions. The first: move to the Hall, touch it in the book.' },
    spark: {
      says: 'A spark lies here: collect it. Look at an action first, and you see what it would do; with a finger, tap twice.',
    },
    card: { says: 'The portrait in the Hall costs one spark. Use it, and the page on its back is read.' },
    companion: {
      meanwhile: 'Merlin looks into the cupboard in the kitchen.',
      says: 'After all heroes comes the enemy phase. Today nobody chases you, but soon wyrms will.',
    },
    round: { says: 'A new round: each hero has a turn again. Choose Laser.' },
    library: { says: 'One card is left. Go to the Library.' },
    dice: { says: 'Up to the jar! Dice decide here: a star is a success, and every die has an even chance.' },
    hint: {
      says: 'Two stars, and down you come with a spark. Whenever you do not know what to do, the paper dragon has a hint above the book.',
    },
    end: { says: 'The prologue is over, and the first choice is for you to make. Play on from here: the dice are fresh now.' },
  },
}
