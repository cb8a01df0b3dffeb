import type { TermTexts } from './shape.ts'

export const terms: TermTexts = {
  mage: {
    word: 'Mage',
    tip: "A player's character, who fights, casts spells and gathers power points.",
  },
  blackRose: {
    word: 'Black Rose (the Rose)',
    tip: 'A rival without a player: it gathers power points and can win, and then everybody loses.',
  },
  evocation: {
    word: 'Evocation',
    tip: 'A summoned being with its own Move, Attack and Life; you may have at most {3}.',
  },
  figure: {
    word: 'figure',
    tip: 'Any Mage or Evocation in the Lodge.',
  },
  enemy: {
    word: 'enemy figure',
    tip: 'A figure that is not yours.',
  },
  lodge: {
    word: 'Lodge',
    tip: 'The map of {19} rooms; the Cells lie outside it.',
  },
  room: {
    word: 'room',
    tip: 'A space of the Lodge with a colour, an effect and holes for instability cubes.',
  },
  cell: {
    word: 'Cell',
    tip: 'Where a Mage starts and returns after a defeat; only the Rose can reach a Mage there.',
  },
  activateRoom: {
    word: 'activation of a room',
    tip: 'You use up the token of an intact room and apply its effect, once per turn for all players together.',
  },
  roomToken: {
    word: 'room token',
    tip: 'Shows whether the room can still be used this turn; once won, it scores at the end of the game.',
  },
  instability: {
    word: 'instability cube',
    tip: 'Lies in a hole of a room; a room with all holes filled falls in the Cleanup phase.',
  },
  hole: {
    word: 'hole',
    tip: 'A place for an instability cube; a full room takes no more.',
  },
  destroyed: {
    word: 'destroyed room',
    tip: 'You can still walk through it, but it has no effect and takes no instability cubes.',
  },
  grimoire: {
    word: 'Grimoire',
    tip: 'Your own pile of spells to draw from; when empty it is renewed from your Memories.',
  },
  memories: {
    word: 'Memories',
    tip: 'Your face-up pile of cast and discarded spells.',
  },
  library: {
    word: 'Library',
    tip: 'The decks of the {6} schools and the Forgotten deck, which is closed to ordinary draws.',
  },
  handLimit: {
    word: 'hand limit',
    tip: 'Whenever you hold more than {7} cards, discard the surplus to your Memories at once.',
  },
  powerPoints: {
    word: 'power points',
    tip: 'The measure of victory; they never fall below zero.',
  },
  damage: {
    word: 'damage',
    tip: 'A cube in the colour of whoever dealt it; a figure with as many cubes as Life falls.',
  },
  heal: {
    word: 'heal',
    tip: 'Remove the stated number of damage cubes from a figure; you choose the colours.',
  },
  convert: {
    word: 'convert',
    tip: 'Replace foreign cubes with your own; their number stays the same.',
  },
  defeat: {
    word: 'defeat',
    tip: 'A Mage with as much damage as Life goes to the Cell, and those who dealt the damage gain power points.',
  },
  trophy: {
    word: 'trophy',
    tip: 'A token for dealing the last damage to a defeated Mage; it scores at the end of the game.',
  },
  physicalAction: {
    word: 'physical action',
    tip: 'A move or an attack, and before or after it you may activate your room.',
  },
  go: {
    word: 'go',
    tip: "A Mage's share of the Action phase: {1} or {2} actions.",
  },
  discardToMove: {
    word: 'discard to move',
    tip: 'Discard a ready spell or an active trap or protection to move {1} room.',
  },
  move: {
    word: 'move',
    tip: 'Go step by step through adjacent rooms; each of them is entered.',
  },
  teleport: {
    word: 'teleport',
    tip: 'Put the figure straight into the new room; nothing in between is entered.',
  },
  attack: {
    word: 'attack',
    tip: 'Physical damage to a figure in the same room, as much as the Attack value.',
  },
  act: {
    word: 'act',
    tip: 'An Evocation moves and then may attack, never the other way round.',
  },
  summon: {
    word: 'summon',
    tip: 'Take an Evocation from the pool and put it in a room; this counts as entering.',
  },
  dismiss: {
    word: 'dismiss',
    tip: 'The Evocation returns to the pool and its cubes to their owners.',
  },
  cast: {
    word: 'cast',
    tip: 'Reveal a spell and apply it; a trap or protection waits face down and counts for quests when you trigger it.',
  },
  castFromHand: {
    word: 'cast from hand',
    tip: 'Discard another spell from your sheet, put a hand card in its place and cast it at once.',
  },
  ready: {
    word: 'ready spell',
    tip: 'A face-down spell on a sheet, not yet cast.',
  },
  active: {
    word: 'active card',
    tip: 'A cast trap or protection that waits for its moment.',
  },
  used: {
    word: 'used spell',
    tip: 'A spell already resolved that stays on the sheet until the Cleanup phase.',
  },
  standard: {
    word: 'standard spell',
    tip: 'A spell in slot {1}, {2} or {3}; slots are used in that order, at most {1} per go.',
  },
  quick: {
    word: 'Quick Spell',
    tip: 'A spell you may cast at any point of your own go.',
  },
  combat: {
    word: 'combat spell',
    tip: 'A spell that deals damage.',
  },
  boost: {
    word: 'boost spell',
    tip: 'A spell that brings a benefit: Evocations, cards, movement or power points.',
  },
  trap: {
    word: 'trap',
    tip: 'A face-down spell you may trigger when a rival does what it waits for.',
  },
  roomTrap: {
    word: 'room trap',
    tip: 'Waits for an enemy figure to enter a room that its upper or lower half names.',
  },
  protection: {
    word: 'protection',
    tip: 'A face-down spell you may trigger when something threatens your Mage.',
  },
  trigger: {
    word: 'trigger',
    tip: 'Reveal an active trap or protection and apply it at once, before play goes on.',
  },
  cancel: {
    word: 'cancel',
    tip: 'The effect does nothing to anybody.',
  },
  ignore: {
    word: 'ignore',
    tip: 'The effect does nothing to your Mage but still affects the others.',
  },
  element: {
    word: 'element',
    tip: 'A trait of a spell: air, earth, fire, water, magic, holy or unholy.',
  },
  range: {
    word: 'range',
    tip: 'How far away in a straight line the target may be; {0} is your own room.',
  },
  distance: {
    word: 'within',
    tip: 'The fewest steps, no straight line needed; the room itself counts too.',
  },
  area: {
    word: 'area spell',
    tip: 'A spell aimed at a whole room.',
  },
  quest: {
    word: 'quest',
    tip: 'A hidden challenge with a reward; you may have at most {2} active ones.',
  },
  event: {
    word: 'event',
    tip: 'A card by which the Rose shapes the game; it brings the Rose power points on entering and on leaving.',
  },
  moon: {
    word: 'Moon',
    tip: 'A stage of the game: the Second begins when anyone has {6} power points, the Third at {18}.',
  },
  crown: {
    word: 'crown',
    tip: 'Its holder goes first next turn and gains {1} power point at the end of the game.',
  },
  ban: {
    word: 'ban',
    tip: 'A Mage with this token may not move with a physical action, or may not activate rooms.',
  },
  studyBan: {
    word: 'banning a spell',
    tip: "In the Study phase you may get rid of {1} spell from your hand: it goes to its school's discard pile.",
  },
  special: {
    word: 'special spell',
    tip: 'A spell that belongs to a single Mage; nobody else may hold it.',
  },
  forgotten: {
    word: 'Forgotten spell',
    tip: 'A mighty spell from the Black Rose Room; once cast it leaves the game.',
  },
}
