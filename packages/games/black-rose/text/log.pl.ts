import { counted } from '@grimuar/contract'
import { NONE } from '../ids.ts'
import {
  and,
  BOOKS,
  BUFFS,
  COLOURS,
  cards,
  cubes,
  damage,
  ELEMENTS,
  eventsCount,
  from,
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
} from './phrases.pl.ts'
import { evocations, mages } from './places.pl.ts'
import type { BlackRoseText } from './shape.ts'

export const event: BlackRoseText['event'] = {
  mageChosen: (e, say) => `${say.name(e.seat)} wybiera Maga: ${mages[e.mage].name}`,
  schoolChosen: (e, say) =>
    `${say.name(e.seat)} wybiera szkołę: ${SCHOOLS[e.school]}, księga czarów „${BOOKS[e.school][e.book]}”`,
  turn: (e, say) => `Tura ${e.turn}; zaczyna ${say.name(e.first)}`,
  phase: (e) => PHASES[e.phase],
  moon: (e) => `Nastaje ${MOONS[e.moon]}`,
  crown: (e, say) => `${say.name(e.seat)} ma koronę`,
  power: (e, say) => `${say.owner(e.owner)} ${e.n < 0 ? 'traci' : 'zyskuje'} ${points(Math.abs(e.n))} (razem ${e.now})`,
  eventDrawn: (e, say) => `${say.name(e.seat)} dobiera wydarzenie: ${say.event(e.event)}`,
  eventMoved: (e, say) => `${say.event(e.event)}: wydarzenie przechodzi na pole ${e.slot}`,
  eventActs: (e, say) => `Działa wydarzenie: ${say.event(e.event)}`,
  eventDiscarded: (e, say) => `Wydarzenie schodzi z planszy: ${say.event(e.event)}`,
  questDrawn: (e, say) => `${say.name(e.seat)} dobiera zadanie (${MOONS[e.moon]})`,
  questSeen: (e, say) => `Twoje zadanie: ${say.quest(e.quest)}`,
  questDiscarded: (e, say) => `${say.name(e.seat)} odrzuca zadanie: ${say.quest(e.quest)}`,
  questDeclared: (e, say) => `${say.name(e.seat)} ogłasza wykonanie zadania: ${say.quest(e.quest)}`,
  questDone: (e, say) => `Wykonane zadanie: ${say.quest(e.quest)} (${say.name(e.seat)})`,
  questStopped: (e, say) => `${say.name(e.seat)} nie może wykonać zadania: ${say.quest(e.quest)}`,
  questTaken: (e, say) =>
    `${say.name(e.seat)} zabiera ${e.completed ? 'wykonane' : 'aktywne'} zadanie, które miał gracz ${say.name(e.from)}`,
  questGiven: (e, say) => `${say.name(e.seat)} oddaje zadanie; dostaje je ${say.name(e.to)}`,
  questLost: (e, say) => `${say.name(e.seat)} odrzuca wykonane zadanie: ${say.quest(e.quest)}`,
  drew: (e, say) => `${say.name(e.seat)} dobiera ${cards(e.n)} ${from(e.from, SCHOOLS)}`,
  cards: (e, say) => `Twoje karty: ${say.cards(e.cards)}`,
  renewed: (e, say) => `${say.name(e.seat)} tasuje Wspomnienia w nową księgę czarów`,
  tookBack: (e, say) =>
    `${say.name(e.seat)} bierze ${e.from === 'memories' ? 'ze Wspomnień' : 'ze stosu odrzuconych'}: ${say.cards(e.cards)}`,
  kept: (e, say) => `${say.name(e.seat)} zachowuje ${cards(e.n)} ${from(e.from, SCHOOLS)}`,
  piled: (e, say) => `${say.name(e.seat)} odkłada na stosy szkół: ${say.cards(e.cards)}`,
  banned: (e, say) => `${say.name(e.seat)} usuwa z ręki czar: ${say.card(e.card)}`,
  discarded: (e, say) => `${say.name(e.seat)} odrzuca ${e.from === 'hand' ? 'z ręki' : 'z arkusza'}: ${say.cards(e.cards)}`,
  strayed: (e, say) => `${say.card(e.card)} wraca do Wspomnień swojego Maga (${say.name(e.seat)})`,
  special: (e, say) => `${say.name(e.seat)} bierze na rękę czar specjalny: ${say.card(e.card)}`,
  looked(e, say) {
    const what =
      e.at === 'quests' ? questsCount(e.n) : e.at === 'events' ? eventsCount(e.n) : `${cards(e.n)} ${from(e.at, SCHOOLS)}`
    return `${say.name(e.seat)} ogląda ${what}`
  },
  peeked: (e, say) =>
    `${say.name(e.seat)} podgląda ${{ hand: 'karty na ręce', sheet: 'gotowe czary', quests: 'aktywne zadania' }[e.at]}, które ma ${say.name(e.of)}`,
  shown: (e, say) => `Odkryty czar: ${say.card(e.card)} (${say.name(e.seat)})`,
  exchanged: (e, say) => `${say.name(e.seat)} i ${say.name(e.with)} wymieniają się kartą`,
  prepared: (e, say) => `${say.name(e.seat)} kładzie na arkuszu ${cards(e.n)}`,
  trapReturned: (e, say) => `${say.name(e.seat)} bierze na rękę nieuruchomioną pułapkę (${SLOTS[e.slot]})`,
  activation: (e, say) => `Kolej: ${say.name(e.seat)}`,
  physical: (e, say) => `${say.name(e.seat)} wykonuje akcję fizyczną`,
  cast: (e, say) =>
    `${say.name(e.seat)} rzuca czar: ${say.card(e.card)} (${SIDES[e.side]}${e.element ? `, ${ELEMENTS[e.element]}` : ''})`,
  armed: (e, say) => `${say.name(e.seat)} ma nową zakrytą kartę: ${TOKENS[e.token]} (${SLOTS[e.slot]})`,
  aimed: (e, say) => `Cel: ${e.figure !== NONE ? say.figure(e.figure, e.is) : say.room(e.room).name}`,
  missed: (e, say) => `${say.card(e.card)}: czar bez efektu (${say.name(e.seat)})`,
  triggered: (e, say) => `${say.name(e.seat)} uruchamia: ${say.card(e.card)} (${SIDES[e.side]})`,
  cancelled: (e, say) =>
    `${say.name(e.seat)} odwołuje ${{ spell: 'czar', activation: 'aktywację pomieszczenia', trap: 'pułapkę' }[e.what]}`,
  ignored: (e, say) => `${say.name(e.seat)} ignoruje efekt`,
  redirected: (e, say) => `${say.name(e.seat)} przenosi efekt; nowy cel: ${say.figure(e.to, e.is)}`,
  reduced: (e, say) => `${say.name(e.seat)} zmniejsza obrażenia o ${e.n}`,
  activated: (e, say) => `${say.name(e.seat)} aktywuje ${say.room(e.room).what}`,
  moved(e, say) {
    const { into } = say.room(e.room)
    const who = say.figure(e.figure, e.is)
    if (e.how === 'summon') return undefined
    if (e.from === NONE) return `${who} opuszcza Celę i wchodzi ${into}`
    if (e.how === 'go') return `${who} przemieszcza się ${into}`
    return e.how === 'swap' ? `${who} trafia ${into}` : `${who} wchodzi ${into}`
  },
  summoned: (e, say) => `${say.holder(e.figure)} przywołuje ${evocations[e.evocation].whom} ${say.room(e.room).inside}`,
  removed: (e, say) =>
    e.why === 'damage'
      ? `${say.figure(e.figure, e.evocation)} pada i wraca do puli`
      : e.why === 'dismissed'
        ? `${say.holder(e.figure)} odprawia ${evocations[e.evocation].whom}`
        : `${say.figure(e.figure, e.evocation)} wraca do puli`,
  attacked: (e, say) => `${say.figure(e.figure, e.is)} atakuje; cel: ${say.figure(e.target, e.targetIs)}`,
  hit: (e, say) => `${say.figure(e.figure, e.is)} otrzymuje ${damage(e.n)} (${say.owner(e.by)})`,
  healed: (e, say) =>
    `${say.figure(e.figure, e.is)} leczy się z ${counted('pl', total(e.cubes), { one: 'obrażenia', other: 'obrażeń' })}`,
  converted: (e, say) =>
    `${say.owner(e.by)} zamienia na swój kolor ${cubes(total(e.cubes))}; leżą na: ${say.figure(e.figure, e.is)}`,
  transferred: (e, say) => `Obrażenia przechodzą: ${total(e.cubes)}; z: ${say.figure(e.from)}, na: ${say.figure(e.to, e.toIs)}`,
  defeated(e, say) {
    const awards = e.awards.map(({ owner, n }) => `${say.owner(owner)} ${n}`).join(', ')
    return [
      `Pokonany Mag: ${say.name(e.seat)}`,
      ...(awards ? [`nagrody: ${awards}`] : []),
      ...(e.trophy === NONE ? [] : [`trofeum: ${say.owner(e.trophy)}`]),
    ].join('; ')
  },
  survived: (e, say) => `${say.name(e.seat)} unika pokonania`,
  toCell: (e, say) => `${say.name(e.seat)} trafia do swojej Celi`,
  instability: (e, say) => `${say.owner(e.by)} kładzie ${cubes(e.n)} niestabilności ${say.room(e.room).inside}`,
  steadied: (e, say) => `Niestabilność maleje ${say.room(e.room).inside}: ${say.cubes(e.cubes)}`,
  claimed: (e, say) =>
    `${say.owner(e.by)} zamienia na swój kolor ${cubes(total(e.cubes))} niestabilności ${say.room(e.room).inside}`,
  destroyed: (e, say) => `${say.room(e.room).name} wali się w gruzy; żeton bierze ${say.owner(e.by)}`,
  locked: (e, say) => `${say.room(e.room).name}: żeton zużyty do końca tury`,
  painted: (e, say) => `${say.room(e.room).name}: do końca tury kolor ${COLOURS[e.colour]}`,
  mirrored: (e, say) => `${say.room(e.room).name}: do końca tury kopia; wzór: ${say.room(e.as).name}`,
  tilesSwapped: (e, say) => `Zamieniają się miejscami: ${and(e.rooms.map((room) => say.room(room).name))}`,
  prohibited: (e, say) =>
    `${say.name(e.seat)} ma zakaz: ${e.what === 'move' ? 'ruch akcją fizyczną' : 'aktywowanie pomieszczeń'}`,
  tapped: (e, say) => `${say.name(e.seat)} zużywa ${tokens(e.n)} akcji fizycznej`,
  untapped: (e, say) => `${say.name(e.seat)} odświeża ${tokens(e.n)} akcji fizycznej`,
  buffed: (e, say) => `${say.name(e.seat)}, do końca tury: ${BUFFS[e.buff]}`,
  held: (e, say) => `${say.name(e.seat)} nie może w tej turze opuścić pomieszczenia: ${say.room(e.room).name}`,
  trophyLost: (e, say) => `${say.name(e.seat)} oddaje Róży trofeum; pokonany był wtedy Mag: ${say.name(e.of)}`,
  extraTurn: () => 'Remis: rozgrywacie dodatkową turę',
  winnerNamed: (e, say) => `${say.name(e.seat)} wskazuje zwycięzcę: ${say.name(e.winner)}`,
}
