import { counted, type Forms } from '@grimuar/contract'
import type { Moment } from '../questions.ts'
import type { BlackRoseText } from './shape.ts'

export const count = (forms: Forms) => (n: number) => counted('en', n, forms)
export const damage = (n: number) => `${n} damage`
export const points = count({ one: 'power point', other: 'power points' })
export const questsCount = count({ one: 'quest', other: 'quests' })
export const eventsCount = count({ one: 'event', other: 'events' })
export const cards = count({ one: 'card', other: 'cards' })
export const cubes = count({ one: 'cube', other: 'cubes' })
export const instability = count({ one: 'instability cube', other: 'instability cubes' })
export const tokens = count({ one: 'physical action token', other: 'physical action tokens' })
export const total = (of: readonly number[]) => of.reduce((sum, n) => sum + n, 0)
export const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1)
export const and = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
export const or = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
export const waits = (one: string, more: string) => (names: string, many: boolean) => `${names} ${many ? more : one}`
export const chooses = (what: string) => waits(`chooses ${what}`, `choose ${what}`)
export const from = (source: string, schools: { readonly [school: string]: string }) =>
  source === 'grimoire'
    ? 'from the Grimoire'
    : source === 'library'
      ? 'from the Library'
      : source === 'forgotten'
        ? 'from the Forgotten deck'
        : `from the deck of ${schools[source] ?? source}`

export const SCHOOLS = {
  conspiracy: 'Conspiracy',
  destruction: 'Destruction',
  divination: 'Divination',
  illusion: 'Illusion',
  necromancy: 'Necromancy',
  transmutation: 'Transmutation',
} as const
export const SIDES = { upper: 'upper', lower: 'lower' } as const
export const SLOTS = ['Quick Spell', 'slot 1', 'slot 2', 'slot 3'] as const
export const TOKENS = { trap: 'trap', protection: 'protection' } as const
export const MOONS = { 1: 'First Moon', 2: 'Second Moon', 3: 'Third Moon' } as const
export const TYPES = { combat: 'combat', boost: 'boost', protection: 'protection', trap: 'trap' } as const
export const COLOURS = {
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
  red: 'red',
  purple: 'purple',
  grey: 'grey',
  black: 'black',
} as const
export const ELEMENTS = {
  air: 'air',
  earth: 'earth',
  fire: 'fire',
  water: 'water',
  magic: 'magic',
  holy: 'holy',
  unholy: 'unholy',
  any: 'any element',
} as const
export const FIGURE_FOR: { readonly [purpose: string]: string } = {
  abyss: 'who goes to the Cell?',
  arena: 'who must resolve their next spell?',
  chain: 'whom to strike next?',
  collision: 'whom to damage besides the moved figure?',
  companion: 'whom to move along with the Mage?',
  replace: 'whom to replace?',
  sacrifice: 'whom to dismiss?',
  servant: 'who acts?',
  swap: 'with whom to swap places?',
  passQuest: 'who gets the other quest?',
  takeQuest: 'from whom to take a quest?',
  redirect: 'to whom to pass the spell?',
  redirectDamage: 'to whom to pass the damage?',
  revenge: 'who falls instead of you?',
  next: 'who is next?',
}
export const PLACE_FOR: { readonly [purpose: string]: string } = {
  banish: 'where to teleport the figure?',
  both: 'where to move both figures?',
  copy: 'which room to copy?',
  corridor: 'which room to activate?',
  destroy: 'which room to destroy?',
  escape: 'where to teleport your Mage?',
  instability: 'where to place instability?',
  mirror: 'which room to imitate?',
  passage: 'where to teleport your Mage?',
  prey: 'where to teleport the Undead?',
  summon: 'where to summon?',
}
export const QUEST_FOR: { readonly [purpose: string]: string } = {
  take: 'which quest to take?',
  trade: 'which quest to take for one of yours?',
  tradeOwn: 'which quest of yours to give?',
  takeFrom: 'which quest to take?',
  swap: 'which quest to get?',
  swapOwn: 'which quest of yours to give?',
  steal: 'which completed quest to steal?',
  lose: 'which completed quest to discard?',
  complete: 'which quest to complete?',
}
export const CARD_FOR = {
  discard: 'discard a card from your hand',
  recall: 'take a card from your Memories',
  search: 'take a card from your Grimoire',
  pile: 'take a card from the discard piles',
  give: 'which card do you give?',
  get: 'which card do you take?',
  trade: 'which card do you give?',
} as const
export const DECK_FOR = {
  take: 'choose a deck',
  look: 'which school’s deck to look at?',
  trade: 'from which pile to take a card?',
} as const
export const BUFFS = {
  attack3: 'Attack 3',
  attackArea: 'attacks hit each enemy figure in the room',
  attackInstability: 'attacks place an instability cube',
  moveAndAttack: 'a physical action may move and attack',
  abomination: 'the form of an Abomination',
  burnRoom: 'attacks may place instability instead of damage',
  burnFigure: 'attacks may burn instability for more damage',
} as const
export const TRAP_MOMENTS: readonly Moment[] = ['entered', 'afterPA', 'questDone', 'roomAct', 'cast', 'castBoost']
export const maybe = (may: boolean) => (may ? ', or decline' : '')
export const left = (n: number) => (n > 1 ? ` (${n} left)` : '')
export const by = (effect: string | undefined, sentence: string) => (effect ? `${effect}: ${sentence}` : capital(sentence))
export const shares = (moves: readonly number[], names: readonly string[]) =>
  moves.flatMap((n, i) => (n ? [`${names[i] ?? ''}: ${n}`] : [])).join(', ') || 'nothing'
export const PASS = 'Decline'
export const BOOKS: BlackRoseText['books'] = {
  conspiracy: ['Trap Master', 'Court Schemer'],
  destruction: ['Fire Lord', 'Storm Herald'],
  divination: ['Keeper of Seasons', 'Weaver of Fate'],
  illusion: ['Master of Masks', 'Mirror Walker'],
  necromancy: ['Lord of Bones', 'Plague Bringer'],
  transmutation: ['Beast Shaper', 'Rite Keeper'],
}
export const PHASES: BlackRoseText['phases'] = {
  setup: 'Setting up',
  rose: 'Black Rose phase',
  study: 'Study phase',
  preparation: 'Preparation phase',
  action: 'Action phase',
  evocation: 'Evocation phase',
  cleanup: 'Cleanup phase',
}
