import type { BlackRoseText } from './shape.ts'

const ACTIVATE = 'activate this room?'
const PLAY = 'play one of these events?'

/** The questions about what an effect only allows. */
export const offers: BlackRoseText['offers'] = {
  'CON05.lower': ACTIVATE,
  'CON06.upper': 'swap a card?',
  'CON08.upper': ACTIVATE,
  'CON08.lower': ACTIVATE,
  'CON10.lower': PLAY,
  'DIV08.upper': 'take one of these quests?',
  'DIV08.lower': PLAY,
  'ILL06.lower': 'cancel your own spell?',
  'ILL11.upper': ACTIVATE,
  'TRA08.upper': ACTIVATE,
  'SP-JAF.upper': 'pay a power point for one of these quests?',
  'SP-TES.upper': 'move and attack once more?',
  'FOR06.lower': 'let the Infamy of Crete act?',
  observatory: 'swap one of these quests for one of yours?',
  Q046: 'swap a quest?',
  Q049: ACTIVATE,
  Q068: 'dismiss one of your Evocations?',
  E008: 'discard a card to take one from the Library?',
  E018: 'swap a card for the top card of a pile?',
  E021: 'draw a quest?',
  E037: 'summon a Landsknecht?',
  E066: 'take a card from the Library?',
  E074: 'discard cards to look at Forgotten spells?',
}

const POWER = 'Gain a power point'
const SUMMON = 'Summon a Landsknecht'
const LOSE = 'Lose power points'
const GHOST = ['Gain power points', 'Deal damage']

/** What an effect lets choose between, in the order of the card. */
export const ways: BlackRoseText['ways'] = {
  'DIV04.upper': ['A quest of the current Moon', 'A quest of the next Moon'],
  'DIV04.lower': ['Gain the card’s power points and discard it', 'Add the card to your completed quests'],
  'ILL03.upper': ['Cancel the activation', 'Allow the activation and deal more damage'],
  'ILL03.lower': ['Draw a quest of the same Moon', 'Forbid the completion'],
  'ILL04.upper': GHOST,
  'ILL04.lower': GHOST,
  'ILL06.upper': ['Take damage and activate the room instead', 'Steal a power point'],
  'ILL06.lower': [POWER, 'Deal damage after the spell'],
  'ILL07.upper': ['Gain as many power points', 'Complete an active quest of yours'],
  'ILL07.lower': ['Gain as many power points as that spell brought', POWER],
  'ILL10.upper': [POWER, 'Ignore the damage'],
  'ILL10.lower': ['Ignore the spell and teleport your Mage', 'Deal the damage back'],
  'ILL12.upper': ['Let it act', 'Teleport it to its owner and attack them'],
  'ILL12.lower': ['Move the Mage and attack with them', 'Show their next ready spell'],
  'NEC07.upper': ['Dismiss an Undead and gain power points', 'Lose a power point and summon a Bone Knight'],
  'NEC08.lower': ['Swap places with an Undead', SUMMON],
  'NEC10.lower': ['Let an Undead act', SUMMON],
  'TRA01.upper': ['Deal the damage', 'Discard a card and deal more damage'],
  'TRA01.lower': ['Deal damage', 'Discard a card and place instability cubes'],
  Q057: ['Let an Evocation act', 'Heal your Mage'],
  E042: ['Take the damage for a power point', 'Do nothing'],
  E050: ['Heal', 'Move', 'Do nothing'],
  E059: ['Discard a completed quest', LOSE],
  E060: ['Give the Rose a trophy', LOSE],
  E077: ['Take the damage', 'Let the Rose gain a power point'],
}
