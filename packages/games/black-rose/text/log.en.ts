import { NONE } from '../ids.ts'
import {
  and,
  BOOKS,
  BUFFS,
  COLOURS,
  capital,
  cards,
  cubes,
  damage,
  ELEMENTS,
  eventsCount,
  from,
  instability,
  MOONS,
  PHASES,
  points,
  questsCount,
  SCHOOLS,
  SIDES,
  SLOTS,
  TOKENS,
  tokens,
  total,
} from './phrases.en.ts'
import { evocations, mages } from './places.en.ts'
import type { BlackRoseText } from './shape.ts'

export const event: BlackRoseText['event'] = {
  mageChosen: (e, say) => `${say.name(e.seat)} chooses a Mage: ${mages[e.mage].name}`,
  schoolChosen: (e, say) => `${say.name(e.seat)} chooses ${SCHOOLS[e.school]} with the Grimoire “${BOOKS[e.school][e.book]}”`,
  turn: (e, say) => `Turn ${e.turn}; ${say.name(e.first)} begins`,
  phase: (e) => PHASES[e.phase],
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
  questTaken: (e, say) => `${say.name(e.seat)} takes ${e.completed ? 'a completed' : 'an active'} quest from ${say.name(e.from)}`,
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
  cancelled: (e, say) => `${say.name(e.seat)} cancels the ${{ spell: 'spell', activation: 'activation', trap: 'trap' }[e.what]}`,
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
}
