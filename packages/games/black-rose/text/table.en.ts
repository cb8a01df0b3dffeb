import { and, capital, points } from './phrases.en.ts'
import type { TableText } from './shape.ts'

export const table: TableText = {
  power: 'Power points',
  points: (name, n, crown, acting) => `${name}: ${points(n)}${crown ? ', crown' : ''}${acting ? ', having a go' : ''}`,
  board: 'Events',
  eventIn: (slot, name, effect) => `Slot ${slot}: ${name}${effect ? `. ${effect}` : ''}`,
  empty: 'nothing',
  lodge: 'Lodge',
  tile: (name, colour, filled, holes, of, used, figures) =>
    `${name} (${colour}): ${filled} of ${holes} holes filled${of ? ` (${of})` : ''}; token ${used ? 'used' : 'ready'}${figures ? `; here: ${figures}` : ''}`,
  ruin: (name, figures) => `${name}: a ruin${figures ? `; here: ${figures}` : ''}`,
  cells: 'Cells',
  cell: (names) => `In their Cells: ${names}`,
  mage: (name, mage, school) => `${name}: ${mage}${school ? `, ${school}` : ''}`,
  life: (n, life, of) => `Damage: ${n} of ${life}${of ? ` (${of})` : ''}`,
  sheet: (n, hand, forgotten) =>
    `Physical actions: ${n}; cards in hand: ${hand}${forgotten ? `, Forgotten among them: ${forgotten}` : ''}`,
  slot: (slot, what) => `${capital(slot)}: ${what}`,
  ready: 'a face-down spell',
  active: (token) => `active ${token}`,
  used: (card, side, element) => `${card} (${side}${element ? `, ${element}` : ''}), used`,
  evocation: (name, room, n, life) => `${name} ${room}: damage ${n} of ${life}`,
  questsHeld: (moons) => `Active quests: ${moons.join(', ') || 'none'}`,
  questsDone: (names) => `Completed quests: ${names || 'none'}`,
  trophies: (n) => `Trophies: ${n}`,
  tokens: (names) => `Room tokens: ${names || 'none'}`,
  memories: (n, top) => `Memories: ${n}${top ? `, ${top} on top` : ''}`,
  grimoire: (n) => `Grimoire: ${n}`,
  ban: (move, activate) =>
    `Banned from: ${and([...(move ? ['moving with physical actions'] : []), ...(activate ? ['activating rooms'] : [])])}`,
  hand: 'Your hand',
  card: (name, upper, lower) => `${name}. Upper: ${upper} Lower: ${lower}`,
  quests: 'Your quests',
  quest: (name, task, reward, n, met) =>
    `${name}: ${task} Reward: ${reward} ${capital(points(n))}.${met ? ' Condition met.' : ''}`,
  library: 'Library',
  school: (name, deck, pile, top) => `${name}: deck ${deck}, pile ${pile}${top ? ` (${top} on top)` : ''}`,
  forgottenDeck: (n) => `Forgotten spells: ${n}`,
  roseHas: (n, trophies, won) => `${points(n)}; trophies: ${trophies}; rooms: ${won}`,
}
