import type { TutorialWords } from '@grimuar/contract/tutorial'
import type { LessonId } from '../tutorials/first-turn.ts'

export const en: TutorialWords<LessonId> = {
  names: ['Nero', 'Rebecca'],
  lessons: {
    welcome: {
      says: 'You are Nero, a Mage in a Lodge of nineteen rooms, and Rebecca is after the same crown. Whoever has most power at the end wins, and the Black Rose itself may win too.',
    },
    power: {
      says: 'This track shows your power and the power of the Rose. The game ends in the turn in which someone reaches 30.',
    },
    phases: {
      says: 'A turn has six phases. The Rose has played an event and everyone has studied new spells; now you prepare a program.',
    },
    hand: {
      says: 'These are your spells, and each of them has two effects, one above and one below. Point at a card, or press it for long, to read it in large.',
    },
    slots: {
      says: 'The first slot is for a Quick Spell, which you may cast in any go of yours. The spells in the slots after it are cast in order.',
    },
    program: {
      says: 'Lay Meteor Swarm as the Quick Spell and Fireball in slot 1, and turn Fireball so that its lower effect is lit. Then press “Ready”.',
      hint: 'Press a card, then a slot; the round arrow turns a card. Quick: Meteor Swarm, upper effect. Slot 1: Fireball, lower effect.',
    },
    sealed: {
      meanwhile: 'Rebecca prepares as well.',
      says: 'Rebecca sees that you prepared two cards, but not which ones. Now everybody has goes in turn, with one or two actions in each.',
    },
    yourQuest: {
      says: 'Only you see this quest: activate the Treasure Room. It is worth a point and a reward.',
    },
    event: {
      says: 'Everyone sees the events. With Wild Dance, whoever activates a green room gains a point, and the Treasure Room is green.',
    },
    walk: {
      says: 'You have two physical actions in a turn, and with one of them your Mage walks up to two rooms. Press the Treasure Room.',
      hint: 'Press the Treasure Room in the Lodge, or the boot on your sheet.',
    },
    activate: {
      meanwhile: 'Your Mage walks through the Oracle Room.',
      says: 'Now you may activate the room you stand in, once a turn for all players together. Press it again.',
    },
    quest: {
      says: 'That is what your quest asks for. Declare it.',
    },
    points: {
      says: 'One point for the room, one for the quest, one for the event, and Rebecca has lost one. The token of the room stays dark until the turn is over.',
    },
    cast: {
      says: 'You have a second action in this go. Cast your Quick Spell: press Meteor Swarm.',
    },
    aim: {
      says: 'It reaches two rooms far in a straight line. Aim at the Alchemic Laboratory, where Rebecca stands.',
    },
    damage: {
      says: 'Four cubes of your colour lie on Rebecca as damage. With twelve a Mage is defeated, and whoever gave most of them gains most power.',
    },
    instability: {
      says: 'Strong spells shake the house: one of your instability cubes lies in the room you cast from. A room with all holes filled falls at the end of the turn.',
    },
    attack: {
      meanwhile: 'It is Rebecca’s go: she comes to you and casts Vampire’s Bite.',
      says: 'Rebecca bit you for two damage and healed as much. Strike back with your second physical action: choose the attack or press her figure.',
    },
    standard: {
      says: 'Two damage more. Now cast Fireball, the first spell of your program.',
    },
    symbol: {
      says: 'Fireball brings an instability cube with its symbol and another with its effect, so you choose which comes first. Take “before”.',
    },
    here: {
      says: 'Aim at the room you are in. Your spells never hurt you, only your enemies.',
    },
    ruin: {
      meanwhile: 'Rebecca has her last go, and the turn is cleaned up.',
      says: 'All four holes were full, so the Treasure Room lies in ruins. Most cubes in it were yours: you take its token, two points at the end of the game.',
    },
    memories: {
      says: 'The spells you cast lie in your Memories and come back when your Grimoire is empty. The next turn has begun with another event, a new quest and two new cards for you.',
    },
    end: {
      says: 'From here you would draw four cards from the Library and keep two of them. In a real game, press anything dimmed to learn why it is not possible.',
    },
  },
}
