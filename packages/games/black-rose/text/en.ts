import { counted, type Forms } from '@grimuar/contract'
import { NONE } from '../ids.ts'
import type { Moment } from '../questions.ts'
import { board } from './board.en.ts'
import { events } from './events.en.ts'
import { offers, ways } from './offers.en.ts'
import { evocations, mages, rooms } from './places.en.ts'
import { quests } from './quests.en.ts'
import type { BlackRoseText, SayNow } from './shape.ts'
import { spells } from './spells.en.ts'
import { terms } from './terms.en.ts'

const count = (forms: Forms) => (n: number) => counted('en', n, forms)
const damage = (n: number) => `${n} damage`
const points = count({ one: 'power point', other: 'power points' })
const questsCount = count({ one: 'quest', other: 'quests' })
const eventsCount = count({ one: 'event', other: 'events' })
const cards = count({ one: 'card', other: 'cards' })
const cubes = count({ one: 'cube', other: 'cubes' })
const instability = count({ one: 'instability cube', other: 'instability cubes' })
const tokens = count({ one: 'physical action token', other: 'physical action tokens' })
const total = (of: readonly number[]) => of.reduce((sum, n) => sum + n, 0)
const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1)
const and = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
const or = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
const waits = (one: string, more: string) => (names: string, many: boolean) => `${names} ${many ? more : one}`
const chooses = (what: string) => waits(`chooses ${what}`, `choose ${what}`)
const from = (source: string, schools: { readonly [school: string]: string }) =>
  source === 'grimoire'
    ? 'from the Grimoire'
    : source === 'library'
      ? 'from the Library'
      : source === 'forgotten'
        ? 'from the Forgotten deck'
        : `from the deck of ${schools[source] ?? source}`

const SCHOOLS = {
  conspiracy: 'Conspiracy',
  destruction: 'Destruction',
  divination: 'Divination',
  illusion: 'Illusion',
  necromancy: 'Necromancy',
  transmutation: 'Transmutation',
} as const
const SIDES = { upper: 'upper', lower: 'lower' } as const
const SLOTS = ['Quick Spell', 'slot 1', 'slot 2', 'slot 3'] as const
const TOKENS = { trap: 'trap', protection: 'protection' } as const
const MOONS = { 1: 'First Moon', 2: 'Second Moon', 3: 'Third Moon' } as const
const TYPES = { combat: 'combat', boost: 'boost', protection: 'protection', trap: 'trap' } as const
const COLOURS = {
  blue: 'blue',
  yellow: 'yellow',
  green: 'green',
  red: 'red',
  purple: 'purple',
  grey: 'grey',
  black: 'black',
} as const
const ELEMENTS = {
  air: 'air',
  earth: 'earth',
  fire: 'fire',
  water: 'water',
  magic: 'magic',
  holy: 'holy',
  unholy: 'unholy',
  any: 'any element',
} as const
const FIGURE_FOR: { readonly [purpose: string]: string } = {
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
const PLACE_FOR: { readonly [purpose: string]: string } = {
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
const QUEST_FOR: { readonly [purpose: string]: string } = {
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
const CARD_FOR = {
  discard: 'discard a card from your hand',
  recall: 'take a card from your Memories',
  search: 'take a card from your Grimoire',
  pile: 'take a card from the discard piles',
  give: 'which card do you give?',
  get: 'which card do you take?',
  trade: 'which card do you give?',
} as const
const DECK_FOR = {
  take: 'choose a deck',
  look: 'which school’s deck to look at?',
  trade: 'from which pile to take a card?',
} as const
const BUFFS = {
  attack3: 'Attack 3',
  attackArea: 'attacks hit each enemy figure in the room',
  attackInstability: 'attacks place an instability cube',
  moveAndAttack: 'a physical action may move and attack',
  abomination: 'the form of an Abomination',
  burnRoom: 'attacks may place instability instead of damage',
  burnFigure: 'attacks may burn instability for more damage',
} as const
const TRAP_MOMENTS: readonly Moment[] = ['entered', 'afterPA', 'questDone', 'roomAct', 'cast', 'castBoost']
const maybe = (may: boolean) => (may ? ', or decline' : '')
const left = (n: number) => (n > 1 ? ` (${n} left)` : '')
const by = (effect: string | undefined, sentence: string) => (effect ? `${effect}: ${sentence}` : capital(sentence))
const shares = (moves: readonly number[], names: readonly string[]) =>
  moves.flatMap((n, i) => (n ? [`${names[i] ?? ''}: ${n}`] : [])).join(', ') || 'nothing'
const PASS = 'Decline'

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

export const en: BlackRoseText = {
  board,
  spells,
  rooms,
  powerPoints: points,
  somewhere: { name: 'a room', what: 'a room', into: 'into a room', inside: 'in a room' },
  mages,
  evocations,
  quests,
  events,
  terms,

  rose: 'Black Rose',
  schools: SCHOOLS,
  books: {
    conspiracy: ['Trap Master', 'Court Schemer'],
    destruction: ['Fire Lord', 'Storm Herald'],
    divination: ['Keeper of Seasons', 'Weaver of Fate'],
    illusion: ['Master of Masks', 'Mirror Walker'],
    necromancy: ['Lord of Bones', 'Plague Bringer'],
    transmutation: ['Beast Shaper', 'Rite Keeper'],
  },
  special: 'special spell',
  forgotten: 'Forgotten spell',
  colours: COLOURS,
  elements: ELEMENTS,
  types: TYPES,
  archetypes: {
    undead: 'Undead',
    altar: 'Altar',
    demon: 'Demon',
    construct: 'Construct',
    beast: 'Beast',
    mutation: 'Mutation',
  },
  sides: SIDES,
  phases: {
    setup: 'Setting up',
    rose: 'Black Rose phase',
    study: 'Study phase',
    preparation: 'Preparation phase',
    action: 'Action phase',
    evocation: 'Evocation phase',
    cleanup: 'Cleanup phase',
  },
  moons: MOONS,
  buffs: BUFFS,
  slots: SLOTS,
  tokens: TOKENS,
  targets: {
    self: 'yourself',
    special: 'special target',
    everybody: 'all figures',
    area: 'room',
    two: 'up to two figures',
    figure: 'figure',
    mage: 'Mage',
    evocation: 'Evocation',
    own: 'own Evocation',
    ownUndead: 'own Undead',
    undead: 'Undead',
  },
  range: (range) => (range === 9 ? 'unlimited range' : `range ${range}`),
  symbol: 'instability symbol',
  and,
  damage,
  cubeCount: cubes,
  points,
  cardsCount: cards,
  questsCount,
  trophies: count({ one: 'trophy', other: 'trophies' }),
  actions: count({ one: 'physical action', other: 'physical actions' }),

  ask: {
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
        q.of === 'forgotten'
          ? 'put the spells in order that go under the deck'
          : 'put the cards in order; the last will lie on top'
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
  },
  wait: {
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
  },
  move: {
    mage: (m) => mages[m.mage].name,
    school: (m) => `${SCHOOLS[m.school]}: ${en.books[m.school][m.book]}`,
    dropQuest: (m, _q, say) => (m.do === 'pass' ? 'Keep your quests' : `Discard the quest ${say.quest(m.quest)}`),
    library: (m) => shares(m, Object.values(SCHOOLS)),
    keep: (m, _q, say) => `Keep ${say.cards(m)}`,
    ban: (m, _q, say) => (m.do === 'pass' ? 'Ban nothing' : `Ban ${say.card(m.card)}`),
    handLimit: (m, _q, say) => `${m.do === 'ban' ? 'Ban' : 'Discard'} ${say.card(m.card)}`,
    questLimit: (m, _q, say) => `Discard the quest ${say.quest(m.quest)}`,
    prepare: (m, _q, say) => m.map((item, i) => `${capital(SLOTS[i] ?? '')}: ${say.prepared(item)}`).join('; '),
    act(m, _q, say) {
      switch (m.do) {
        case 'move':
          return 'Physical action: move'
        case 'attack':
          return 'Physical action: attack'
        case 'cast':
          return `Cast: ${say.slot(m.slot)}`
        case 'shed':
          return `Discard to move: ${say.slot(m.slot)}`
        case 'end':
          return 'End your go'
        case 'quest':
          return `Declare the quest ${say.quest(m.quest)}`
      }
    },
    physical(m, _q, say) {
      switch (m.do) {
        case 'place':
          return capital(say.place(m.place).into)
        case 'activate':
          return `Activate ${say.here().what}`
        case 'attack':
          return 'Attack'
        case 'end':
          return 'Finish the action'
      }
    },
    evocation: (m, _q, say) => (m.do === 'pass' ? 'Finish' : `Act: ${say.figure(m.figure)}`),
    andromeda: (m) => (m.do === 'pass' ? 'Do nothing' : m.do === 'activate' ? 'Activate the room' : 'Remove an instability cube'),
    walk: (m, _q, say) => (m.do === 'pass' ? 'Stop' : capital(say.place(m.place).into)),
    attack: (m, _q, say) => (m.do === 'pass' ? 'Do not attack' : `Attack ${say.figure(m.figure)}`),
    burn: (m) =>
      m.do === 'pass'
        ? 'An ordinary attack'
        : m.way === 'figure'
          ? 'Burn 1 instability: 1 more damage'
          : 'Place 2 instability instead',
    dismiss: (m, _q, say) => (m.do === 'pass' ? 'Decline the summoning' : `Dismiss ${say.figure(m.figure)}`),
    target: (m, _q, say) => (m.do === 'pass' ? PASS : m.do === 'figure' ? say.figure(m.figure) : say.place(m.place).name),
    element: (m) => capital(ELEMENTS[m.element]),
    symbol: (m) => (m.when === 'before' ? 'Before the effect' : 'After the effect'),
    figure: (m, _q, say) => (m.do === 'pass' ? PASS : say.figure(m.figure)),
    place: (m, _q, say) => (m.do === 'pass' ? PASS : say.place(m.place).name),
    may: (m) => (m.do === 'yes' ? 'Yes' : 'No'),
    choose: (m, q) => ways[q.by]?.[m.way] ?? `Choice ${m.way + 1}`,
    card: (m, _q, say) => (m.do === 'pass' ? PASS : say.card(m.card)),
    order: (m, q, say) => m.map((nth) => say.seen(q.of, nth)).join(', then '),
    slot: (m, q, say) => (m.do === 'pass' ? PASS : capital(say.slot(m.slot, q.of))),
    fromHand: (m, _q, say) => (m.do === 'pass' ? PASS : `${say.card(m.card)} (${SIDES[m.side]}) in place of ${say.slot(m.slot)}`),
    deck: (m) => `${m.do === 'pile' ? 'Discard pile' : 'Deck'}: ${SCHOOLS[m.school]}`,
    quest: (m, _q, say) => (m.do === 'pass' ? PASS : say.quest(m.quest)),
    event: (m, _q, say) => say.event(m.event),
    colour: (m) => capital(COLOURS[m.colour]),
    cubeColour: (m, _q, say) => (m.do === 'pass' ? PASS : say.owner(m.owner)),
    type: (m) => capital(TYPES[m.type]),
    cubes: (m, q, say) => shares(m, q.owners.map(say.owner)),
    supply: (m, q, say) =>
      shares(
        m,
        q.figures.map((figure) => say.figure(figure)),
      ),
    swapTiles: (m, _q, say) => say.place(m.place).name,
    winner: (m, _q, say) => say.name(m.seat),
    interrupt: (m, _q, say) => (m.do === 'pass' ? 'Let it pass' : `Trigger: ${say.slot(m.slot)}`),
    declare: (m, _q, say) => (m.do === 'pass' ? 'Do not declare' : `Declare ${say.quest(m.quest)}`),
  },
  offers,
  ways,

  event: {
    mageChosen: (e, say) => `${say.name(e.seat)} chooses a Mage: ${mages[e.mage].name}`,
    schoolChosen: (e, say) =>
      `${say.name(e.seat)} chooses ${SCHOOLS[e.school]} with the Grimoire “${en.books[e.school][e.book]}”`,
    turn: (e, say) => `Turn ${e.turn}; ${say.name(e.first)} begins`,
    phase: (e) => en.phases[e.phase],
    moon: (e) => `The ${MOONS[e.moon]} rises`,
    crown: (e, say) => `${say.name(e.seat)} has the crown`,
    power: (e, say) => `${say.owner(e.owner)} ${e.n < 0 ? 'loses' : 'gains'} ${points(Math.abs(e.n))} (now ${e.now})`,
    eventDrawn: (e, say) => `${say.name(e.seat)} draws the event ${say.event(e.event)}`,
    eventMoved: (e, say) => `${say.event(e.event)} moves to slot ${e.slot}`,
    eventActs: (e, say) => `The event ${say.event(e.event)} acts`,
    eventDiscarded: (e, say) => `${say.event(e.event)} leaves the board`,
    questDrawn: (e, say) => `${say.name(e.seat)} draws a quest (${MOONS[e.moon]})`,
    questSeen: (e, say) => `Your quest: ${say.quest(e.quest)}`,
    questDiscarded: (e, say) => `${say.name(e.seat)} discards the quest ${say.quest(e.quest)}`,
    questDeclared: (e, say) => `${say.name(e.seat)} declares the quest ${say.quest(e.quest)}`,
    questDone: (e, say) => `${say.name(e.seat)} completes the quest ${say.quest(e.quest)}`,
    questStopped: (e, say) => `${say.name(e.seat)} cannot complete the quest ${say.quest(e.quest)}`,
    questTaken: (e, say) =>
      `${say.name(e.seat)} takes ${e.completed ? 'a completed' : 'an active'} quest from ${say.name(e.from)}`,
    questGiven: (e, say) => `${say.name(e.seat)} passes a quest to ${say.name(e.to)}`,
    questLost: (e, say) => `${say.name(e.seat)} discards the completed quest ${say.quest(e.quest)}`,
    drew: (e, say) => `${say.name(e.seat)} draws ${cards(e.n)} ${from(e.from, SCHOOLS)}`,
    cards: (e, say) => `Your cards: ${say.cards(e.cards)}`,
    renewed: (e, say) => `${say.name(e.seat)} shuffles the Memories into a new Grimoire`,
    tookBack: (e, say) =>
      `${say.name(e.seat)} takes ${say.cards(e.cards)} from ${e.from === 'memories' ? 'the Memories' : 'the discard pile'}`,
    kept: (e, say) => `${say.name(e.seat)} keeps ${cards(e.n)} ${from(e.from, SCHOOLS)}`,
    piled: (e, say) => `${say.name(e.seat)} puts on the schools’ piles: ${say.cards(e.cards)}`,
    banned: (e, say) => `${say.name(e.seat)} bans ${say.card(e.card)}`,
    discarded: (e, say) => `${say.name(e.seat)} discards from the ${e.from === 'hand' ? 'hand' : 'sheet'}: ${say.cards(e.cards)}`,
    strayed: (e, say) => `${say.card(e.card)} goes to the Memories of its own Mage (${say.name(e.seat)})`,
    special: (e, say) => `${say.name(e.seat)} takes the special spell ${say.card(e.card)}`,
    looked(e, say) {
      const what =
        e.at === 'quests' ? questsCount(e.n) : e.at === 'events' ? eventsCount(e.n) : `${cards(e.n)} ${from(e.at, SCHOOLS)}`
      return `${say.name(e.seat)} looks at ${what}`
    },
    peeked: (e, say) =>
      `${say.name(e.seat)} looks at ${{ hand: 'the hand', sheet: 'the ready spells', quests: 'the active quests' }[e.at]} of ${say.name(e.of)}`,
    shown: (e, say) => `${say.name(e.seat)} shows ${say.card(e.card)}`,
    exchanged: (e, say) => `${say.name(e.seat)} and ${say.name(e.with)} swap a card`,
    prepared: (e, say) => `${say.name(e.seat)} prepares ${cards(e.n)}`,
    trapReturned: (e, say) => `${say.name(e.seat)} takes an untriggered trap back (${SLOTS[e.slot]})`,
    activation: (e, say) => `${say.name(e.seat)} has a go`,
    physical: (e, say) => `${say.name(e.seat)} takes a physical action`,
    cast: (e, say) =>
      `${say.name(e.seat)} casts ${say.card(e.card)} (${SIDES[e.side]}${e.element ? `, ${ELEMENTS[e.element]}` : ''})`,
    armed: (e, say) => `${say.name(e.seat)} has a new face-down ${TOKENS[e.token]} (${SLOTS[e.slot]})`,
    aimed: (e, say) => `Target: ${e.figure !== NONE ? say.figure(e.figure, e.is) : say.room(e.room).name}`,
    missed: (e, say) => `${say.card(e.card)} has no effect (${say.name(e.seat)})`,
    triggered: (e, say) => `${say.name(e.seat)} triggers ${say.card(e.card)} (${SIDES[e.side]})`,
    cancelled: (e, say) =>
      `${say.name(e.seat)} cancels the ${{ spell: 'spell', activation: 'activation', trap: 'trap' }[e.what]}`,
    ignored: (e, say) => `${say.name(e.seat)} ignores the effect`,
    redirected: (e, say) => `${say.name(e.seat)} passes the effect to ${say.figure(e.to, e.is)}`,
    reduced: (e, say) => `${say.name(e.seat)} reduces the damage by ${e.n}`,
    activated: (e, say) => `${say.name(e.seat)} activates ${say.room(e.room).what}`,
    moved(e, say) {
      const { what, into } = say.room(e.room)
      const who = say.figure(e.figure, e.is)
      if (e.how === 'summon') return undefined
      if (e.from === NONE) return `${who} leaves the Cell and enters ${what}`
      if (e.how === 'go') return `${who} teleports ${into}`
      return e.how === 'swap' ? `${who} is moved ${into}` : `${who} enters ${what}`
    },
    summoned: (e, say) => `${say.holder(e.figure)} summons ${evocations[e.evocation].whom} ${say.room(e.room).inside}`,
    removed: (e, say) =>
      e.why === 'damage'
        ? `${say.figure(e.figure, e.evocation)} falls and returns to the pool`
        : e.why === 'dismissed'
          ? `${say.holder(e.figure)} dismisses ${evocations[e.evocation].whom}`
          : `${say.figure(e.figure, e.evocation)} returns to the pool`,
    attacked: (e, say) => `${say.figure(e.figure, e.is)} attacks ${say.figure(e.target, e.targetIs)}`,
    hit: (e, say) => `${say.figure(e.figure, e.is)} takes ${damage(e.n)} (${say.owner(e.by)})`,
    healed: (e, say) => `${say.figure(e.figure, e.is)} heals ${damage(total(e.cubes))}`,
    converted: (e, say) => `${say.owner(e.by)} converts ${cubes(total(e.cubes))} on ${say.figure(e.figure, e.is)}`,
    transferred: (e, say) => `${damage(total(e.cubes))} shifts from ${say.figure(e.from)} to ${say.figure(e.to, e.toIs)}`,
    defeated(e, say) {
      const awards = e.awards.map(({ owner, n }) => `${say.owner(owner)} ${n}`).join(', ')
      return [
        `${say.name(e.seat)} is defeated`,
        ...(awards ? [`awards: ${awards}`] : []),
        ...(e.trophy === NONE ? [] : [`trophy: ${say.owner(e.trophy)}`]),
      ].join('; ')
    },
    survived: (e, say) => `${say.name(e.seat)} escapes defeat`,
    toCell: (e, say) => `${say.name(e.seat)} goes to the Cell`,
    instability: (e, say) => `${say.owner(e.by)} places ${instability(e.n)} ${say.room(e.room).inside}`,
    steadied: (e, say) => `Instability falls ${say.room(e.room).inside}: ${say.cubes(e.cubes)}`,
    claimed: (e, say) => `${say.owner(e.by)} converts ${instability(total(e.cubes))} ${say.room(e.room).inside}`,
    destroyed: (e, say) => `${say.room(e.room).name} falls into ruin; ${say.owner(e.by)} takes its token`,
    locked: (e, say) => `${say.room(e.room).name}: the token is used until the end of the turn`,
    painted: (e, say) => `${say.room(e.room).name} is ${COLOURS[e.colour]} until the end of the turn`,
    mirrored: (e, say) => `${say.room(e.room).name} is a copy of ${say.room(e.as).what} until the end of the turn`,
    tilesSwapped: (e, say) => `${capital(and(e.rooms.map((room) => say.room(room).what)))} change places`,
    prohibited: (e, say) =>
      `${say.name(e.seat)} may not ${e.what === 'move' ? 'move with physical actions' : 'activate rooms'} for now`,
    tapped: (e, say) => `${say.name(e.seat)} uses up ${tokens(e.n)}`,
    untapped: (e, say) => `${say.name(e.seat)} refreshes ${tokens(e.n)}`,
    buffed: (e, say) => `${say.name(e.seat)}, until the end of the turn: ${BUFFS[e.buff]}`,
    held: (e, say) => `${say.name(e.seat)} cannot leave ${say.room(e.room).what} this turn`,
    trophyLost: (e, say) => `${say.name(e.seat)} gives the Rose a trophy of ${say.name(e.of)}`,
    extraTurn: () => 'A tie: another turn is played',
    winnerNamed: (e, say) => `${say.name(e.seat)} names the winner: ${say.name(e.winner)}`,
  },
  progress: (turn, phase, moon) => (phase === 'setup' ? en.phases.setup : `Turn ${turn} · ${en.phases[phase]} · ${MOONS[moon]}`),
  part: { power: 'Power track', quests: 'Quests', trophies: 'Trophies', rooms: 'Rooms', crown: 'Crown' },
  tieBreak: {
    quests: 'Level on points: completed quests decide',
    trophies: 'Level on points and quests: trophies decide',
    crown: 'Level in everything: the crown holder decides',
  },
  options: {
    setup: {
      label: 'Mages and schools',
      help: 'Everyone in turn chooses a Mage, a school and a Grimoire, or they are dealt at random.',
      values: { choose: 'chosen', lot: 'at random' },
    },
    life: {
      label: 'Life of the Mages',
      help: 'With 8 the game is shorter and bloodier.',
      values: { '12': '12', '8': '8' },
    },
    forTheCrown: { label: 'For the crown!', help: 'A crown that changes hands changes the order from the next phase on.' },
    overkill: { label: 'Overkill', help: 'Damage beyond Life counts in the awards for a defeat, too.' },
    overload: { label: 'Overload', help: 'Instability may exceed the holes until the end of the turn.' },
    extraTurns: { label: 'Extra turns', help: 'If the lead is tied, play goes on until there is a winner.' },
  },
  outcome: {
    youWon: (n) => `You win with ${points(n)}!`,
    won: (name, n) => `${name} wins with ${points(n)}`,
    shared: (names, n) => `A shared victory: ${names}, ${points(n)} each`,
    roseWon: (n) => `The Black Rose wins with ${points(n)}. All Mages lose`,
  },
  table: {
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
  },
}
