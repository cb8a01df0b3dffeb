import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorials/traps.ts'

export const en: TutorialWords<LessonId> = {
  names: ['Nero', 'Rebecca'],
  lessons: {
    welcome: {
      says: 'Two of your spells do not act at once: Blade Barrage is a trap and Obscure Armor a protection. They are set first and triggered later.',
    },
    set: {
      says: 'Cast Blade Barrage to set it.',
    },
    token: {
      says: 'Its token tells everyone that a trap lies there, but not which one. Under it waits a trap for red and for green rooms.',
    },
    protection: {
      says: 'Now set Obscure Armor in the same way.',
    },
    watch: {
      says: 'Your tokens lie there until someone does what your cards wait for. It is Rebecca’s go.',
    },
    trap: {
      meanwhile: 'Rebecca walks.',
      says: 'Rebecca enters the red Laboratory, and the game waits for you. Spring the trap: trigger Blade Barrage.',
    },
    sprung: {
      says: 'Three damage, before she could do anything there. A triggered card is used up for this turn.',
    },
    standing: {
      meanwhile: 'Rebecca casts Vampire’s Bite at you.',
      says: 'She is about to deal you two damage, and your armour fits. Moments at which none of your cards fits pass by themselves.',
    },
    pass: {
      says: 'You have only one armour, and Rebecca has one more spell. Let this pass.',
    },
    armour: {
      meanwhile: 'Rebecca casts Ice Grip.',
      says: 'Three damage this time. Trigger Obscure Armor: you take nothing, and Rebecca is hurt by her own cube.',
    },
    cleanup: {
      says: 'At the end of the turn used cards and protections go to the Memories. A trap that nobody sprang returns to your hand.',
    },
    end: {
      says: 'Watch the tokens of the others: what lies under them may wait for the room you enter or the Mage you strike. When you are asked, you may also order not to be asked until your next decision.',
    },
  },
}
