import { NONE } from '../ids.ts'
import { offers } from './offers.en.ts'
import {
  and,
  by,
  CARD_FOR,
  cards,
  chooses,
  DECK_FOR,
  FIGURE_FOR,
  left,
  maybe,
  or,
  PLACE_FOR,
  QUEST_FOR,
  TRAP_MOMENTS,
  waits,
} from './phrases.en.ts'
import { evocations } from './places.en.ts'
import type { BlackRoseText, SayNow } from './shape.ts'

/** A moment at which someone may use a trap or a protection. */
function momentOf(q: Parameters<BlackRoseText['ask']['interrupt']>[0], say: SayNow): string {
  const who = say.owner(q.by)
  const whom = and(q.figures.map((figure) => say.figure(figure)))
  const what = q.effect === null ? '' : say.effect(q.effect)
  switch (q.moment) {
    case 'entered':
      return `${whom} enters ${q.place === NONE ? 'a room' : say.place(q.place).what}`
    case 'afterPA':
      return `${who} finishes a physical action`
    case 'questDone':
      return `${who} declares a completed quest${what ? `: ${what}` : ''}`
    case 'roomAct':
      return `${who} activates ${q.place === NONE ? 'a room' : say.place(q.place).what}`
    case 'cast':
      return `${who} casts ${what}`
    case 'castBoost':
      return `${who} has resolved a boost spell: ${what}`
    case 'damaged':
      return `${what ? `${what} (${who})` : who} deals damage; ${q.hits.map(({ figure, n }) => `${say.figure(figure)}: ${n}`).join(', ')}`
    case 'targeted':
      return `${what} (${who}) is aimed at ${whom}`
    case 'affected':
      return `${what} (${who}) is about to affect ${whom}`
    case 'trapped':
      return `The trap ${what} (${who}) is about to affect ${whom}`
    case 'defeated':
      return `${whom} is about to be defeated`
  }
}

export const ask: BlackRoseText['ask'] = {
  mage: () => 'Choose a Mage',
  school: () => 'Choose a school of magic and a starting Grimoire',
  dropQuest: () => 'You may discard an active quest; the Rose gains power points for it',
  library: (q) => `Draw ${cards(q.n)} from the Library: name the decks`,
  keep: (q, say) => by(q.by === null ? undefined : say.effect(q.by), `keep ${cards(q.n)} of those you look at`),
  ban: () => 'You may ban one spell from your hand: it goes to its school’s pile',
  handLimit: (q) =>
    `You hold too many cards: discard ${cards(q.over)} to your Memories${q.ban ? ', or ban a spell to its school’s pile' : ''}`,
  questLimit: (q) =>
    q.must
      ? 'Discard an active quest; the Rose gains power points'
      : 'You hold too many active quests: discard one; the Rose gains power points',
  prepare: () => 'Prepare your spells in secret: the Quick Spell first, then one to three standard spells',
  act: (q) => (q.done === 0 ? 'Your go: choose an action' : 'Choose a second action or end your go'),
  physical: (q) =>
    `Physical action: ${or([
      ...(q.places.length ? [`walk (steps left: ${q.frame.steps})`] : []),
      ...(q.attack ? ['attack'] : []),
      ...(q.activate ? ['activate the room'] : []),
      ...(q.end ? ['finish'] : []),
    ])}`,
  evocation: () => 'Choose an Evocation to act, or finish',
  andromeda: () => 'Instead of attacking, Andromeda may activate its room or remove an instability cube from it',
  walk: (q, say) =>
    by(
      q.by === null ? undefined : say.effect(q.by),
      `where does ${say.figure(q.figure)} go? Steps left: ${q.steps}${q.must ? '' : '; you may stop'}`,
    ),
  attack: (q, say) => by(q.by === null ? undefined : say.effect(q.by), `whom does ${say.figure(q.figure)} attack?`),
  burn: (q, say) => `Unstable Flames: use them in the attack on ${say.figure(q.target)}?`,
  dismiss: (q) => `You have three Evocations. Dismiss one to summon ${evocations[q.summon].whom}, or decline`,
  target: (q, say) => `${say.effect(q.by)}: choose a target`,
  element: (q, say) => `${say.effect(q.by)}: choose an element`,
  symbol: (q, say) => `${say.card(q.card)}: when do you place the instability cube?`,
  figure: (q, say) => `${say.effect(q.by)}: ${FIGURE_FOR[q.purpose] ?? 'choose a figure'}${maybe(q.may)}`,
  place: (q, say) => `${say.effect(q.by)}: ${PLACE_FOR[q.purpose] ?? 'choose a room'}${maybe(q.may)}`,
  may: (q, say) => `${say.effect(q.by)}: ${offers[q.by] ?? 'do it?'}`,
  choose: (q, say) => `${say.effect(q.by)}: choose one`,
  card: (q, say) =>
    `${say.effect(q.by)}: ${CARD_FOR[q.purpose]}${q.of === say.view.seat ? '' : ` (${say.name(q.of)})`}${maybe(q.may)}${q.purpose === 'discard' ? left(q.left) : ''}`,
  order: (q, say) =>
    `${say.effect(q.by)}: ${
      q.of === 'forgotten' ? 'put the spells in order that go under the deck' : 'put the cards in order; the last will lie on top'
    }`,
  slot: (q, say) =>
    `${say.effect(q.by)}: choose a spell to discard${q.of === say.view.seat ? '' : ` (${say.name(q.of)})`}${maybe(q.may)}`,
  fromHand: (q, say) =>
    `${say.effect(q.by)}: ${q.protection ? `choose a protection from your hand, its side and a slot${maybe(true)}` : 'choose a spell from your hand, its side and a slot'}`,
  deck: (q, say) =>
    by(
      q.by === null ? undefined : say.effect(q.by),
      `${DECK_FOR[q.purpose]}${q.purpose === 'take' && q.piles.length ? ' or a discard pile' : ''}${q.purpose === 'take' ? left(q.left) : ''}`,
    ),
  quest: (q, say) =>
    `${say.effect(q.by)}: ${QUEST_FOR[q.purpose] ?? 'choose a quest'}${q.of === say.view.seat ? '' : ` (${say.name(q.of)})`}${maybe(q.may)}`,
  event: (q, say) =>
    `${say.effect(q.by)}: ${q.zone === 'board' ? 'choose an event to discard from the board' : 'choose an event to play'}`,
  colour: (q, say) => `${say.effect(q.by)}: choose a colour of rooms`,
  cubeColour: (q, say) => `${say.effect(q.by)}: choose a colour of cubes`,
  type: (q, say) => `${say.effect(q.by)}: name a type of spell`,
  cubes(q, say) {
    const where = q.figure !== NONE ? ` (${say.figure(q.figure)})` : q.place !== NONE ? ` (${say.place(q.place).name})` : ''
    const what = {
      heal: 'choose the cubes to heal',
      convert: 'choose the cubes to convert to your colour',
      steady: 'choose the instability cubes to remove',
      claim: 'choose the instability cubes to convert to your colour',
    }[q.purpose]
    const n = q.min === q.max ? `${q.max}` : `${q.min} to ${q.max}`
    return by(q.by === null ? undefined : say.effect(q.by), `${what}: ${n}${where}`)
  },
  supply: (q, say) => `Too few cubes (${say.owner(q.owner)}): share out the last ${q.n}`,
  swapTiles: (q) => `Choose the ${q.first === NONE ? 'first' : 'second'} of the two rooms that change places`,
  winner: () => 'A tie in everything: name the winner',
  interrupt: (q, say) => `${momentOf(q, say)}. Trigger a ${TRAP_MOMENTS.includes(q.moment) ? 'trap' : 'protection'}?`,
  declare: (q, say) =>
    q.door === null ? 'Declare a completed quest?' : `You activate ${say.room(q.door).what}. Declare a completed quest?`,
}

/** For those who wait. */
export const wait: BlackRoseText['wait'] = {
  mage: chooses('a Mage'),
  school: chooses('a school'),
  dropQuest: waits('may discard quests', 'may discard quests'),
  library: chooses('decks of the Library'),
  keep: chooses('cards to keep'),
  ban: waits('may ban a spell', 'may ban a spell'),
  handLimit: waits('discards surplus cards', 'discard surplus cards'),
  questLimit: waits('discards surplus quests', 'discard surplus quests'),
  prepare: waits('prepares spells', 'prepare spells'),
  act: chooses('an action'),
  physical: waits('takes a physical action', 'take a physical action'),
  evocation: waits('commands Evocations', 'command Evocations'),
  andromeda: waits('commands Andromeda', 'command Andromeda'),
  walk: chooses('the way'),
  attack: chooses('whom to attack'),
  burn: waits('decides about the attack', 'decide about the attack'),
  dismiss: waits('decides which Evocation to dismiss', 'decide which Evocation to dismiss'),
  target: chooses('a target'),
  element: chooses('an element'),
  symbol: waits('decides when to place the instability cube', 'decide when to place the instability cube'),
  figure: chooses('a figure'),
  place: chooses('a room'),
  may: waits('decides', 'decide'),
  choose: waits('decides', 'decide'),
  card: chooses('a card'),
  order: waits('puts cards in order', 'put cards in order'),
  slot: chooses('a spell on a sheet'),
  fromHand: chooses('a spell from the hand'),
  deck: chooses('a deck'),
  quest: chooses('a quest'),
  event: chooses('an event'),
  colour: chooses('a colour'),
  cubeColour: chooses('a colour of cubes'),
  type: chooses('a type of spell'),
  cubes: chooses('cubes'),
  supply: waits('shares out the last cubes', 'share out the last cubes'),
  swapTiles: chooses('the rooms that change places'),
  winner: waits('names the winner', 'name the winner'),
  interrupt: waits('may trigger something', 'may trigger something'),
  declare: waits('may declare a quest', 'may declare a quest'),
}
