import { NONE } from '../ids.ts'
import { offers } from './offers.pl.ts'
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
} from './phrases.pl.ts'
import { evocations } from './places.pl.ts'
import type { BlackRoseText, SayNow } from './shape.ts'

/** Chwila, w której ktoś może użyć pułapki albo ochrony. */
function momentOf(q: Parameters<BlackRoseText['ask']['interrupt']>[0], say: SayNow): string {
  const who = say.owner(q.by)
  const whom = and(q.figures.map((figure) => say.figure(figure)))
  const what = q.effect === null ? '' : say.effect(q.effect)
  switch (q.moment) {
    case 'entered':
      return `${whom} wchodzi ${q.place === NONE ? 'do pomieszczenia' : say.place(q.place).into}`
    case 'afterPA':
      return `${who} kończy akcję fizyczną`
    case 'questDone':
      return `${who} ogłasza wykonanie zadania${what ? `: ${what}` : ''}`
    case 'roomAct':
      return `${who} aktywuje ${q.place === NONE ? 'pomieszczenie' : say.place(q.place).what}`
    case 'cast':
      return `${who} rzuca czar: ${what}`
    case 'castBoost':
      return `${who} ma za sobą czar wzmocnienia: ${what}`
    case 'damaged':
      return `${what ? `${what} (${who})` : who} zadaje obrażenia; ${q.hits.map(({ figure, n }) => `${say.figure(figure)}: ${n}`).join(', ')}`
    case 'targeted':
      return `${what} (${who}) bierze na cel: ${whom}`
    case 'affected':
      return `${what} (${who}) ma zadziałać; kogo dotyczy: ${whom}`
    case 'trapped':
      return `Pułapka ${what} (${who}) ma zadziałać; kogo dotyczy: ${whom}`
    case 'defeated':
      return `Grozi pokonanie: ${whom}`
  }
}

export const ask: BlackRoseText['ask'] = {
  mage: () => 'Wybierz Maga',
  school: () => 'Wybierz szkołę magii i początkową księgę czarów',
  dropQuest: () => 'Możesz odrzucić aktywne zadanie; Róża zyska za nie punkty mocy',
  library: (q) => `Dobierz z Biblioteki ${cards(q.n)}: wskaż talie`,
  keep: (q, say) => by(q.by === null ? undefined : say.effect(q.by), `zachowaj ${cards(q.n)} z obejrzanych`),
  ban: () => 'Możesz usunąć z ręki jeden czar: trafi na stos swojej szkoły',
  handLimit: (q) =>
    `Masz za dużo kart: odrzuć ${cards(q.over)} do Wspomnień${q.ban ? ' albo usuń czar na stos jego szkoły' : ''}`,
  questLimit: (q) =>
    q.must
      ? 'Odrzuć aktywne zadanie; Róża zyska punkty mocy'
      : 'Masz za dużo aktywnych zadań: odrzuć jedno; Róża zyska punkty mocy',
  prepare: () => 'Przygotuj w tajemnicy czary: najpierw Szybki Czar, potem od jednego do trzech standardowych',
  act: (q) => (q.done === 0 ? 'Twoja kolej: wybierz akcję' : 'Wybierz drugą akcję albo zakończ kolej'),
  physical: (q) =>
    `Akcja fizyczna: ${or([
      ...(q.places.length ? [`idź (zostało kroków: ${q.frame.steps})`] : []),
      ...(q.attack ? ['zaatakuj'] : []),
      ...(q.activate ? ['aktywuj pomieszczenie'] : []),
      ...(q.end ? ['zakończ'] : []),
    ])}`,
  evocation: () => 'Wybierz Ewokację, która wykona działanie, albo zakończ',
  andromeda: () => 'Zamiast atakować, Andromeda może aktywować swoje pomieszczenie albo usunąć z niego kostkę niestabilności',
  walk: (q, say) =>
    by(
      q.by === null ? undefined : say.effect(q.by),
      `dokąd idzie ${say.figure(q.figure)}? Zostało kroków: ${q.steps}${q.must ? '' : '; możesz się zatrzymać'}`,
    ),
  attack: (q, say) => by(q.by === null ? undefined : say.effect(q.by), `kogo atakuje ${say.figure(q.figure)}?`),
  burn: (q, say) => `Niestabilne płomienie: użyć ich przy ataku? Cel: ${say.figure(q.target)}`,
  dismiss: (q) => `Masz już trzy Ewokacje. Odpraw jedną, aby przywołać ${evocations[q.summon].whom}, albo zrezygnuj`,
  target: (q, say) => `${say.effect(q.by)}: wybierz cel`,
  element: (q, say) => `${say.effect(q.by)}: wybierz element`,
  symbol: (q, say) => `${say.card(q.card)}: kiedy położysz kostkę niestabilności?`,
  figure: (q, say) => `${say.effect(q.by)}: ${FIGURE_FOR[q.purpose] ?? 'wybierz figurkę'}${maybe(q.may)}`,
  place: (q, say) => `${say.effect(q.by)}: ${PLACE_FOR[q.purpose] ?? 'wybierz pomieszczenie'}${maybe(q.may)}`,
  may: (q, say) => `${say.effect(q.by)}: ${offers[q.by] ?? 'skorzystać z tego?'}`,
  choose: (q, say) => `${say.effect(q.by)}: wybierz jedno`,
  card: (q, say) =>
    `${say.effect(q.by)}: ${CARD_FOR[q.purpose]}${q.of === say.view.seat ? '' : ` (${say.name(q.of)})`}${maybe(q.may)}${q.purpose === 'discard' ? left(q.left) : ''}`,
  order: (q, say) =>
    `${say.effect(q.by)}: ${
      q.of === 'forgotten' ? 'ułóż czary, które trafią na spód talii' : 'ułóż karty; ostatnia będzie leżeć na wierzchu'
    }`,
  slot: (q, say) =>
    `${say.effect(q.by)}: wybierz czar do odrzucenia${q.of === say.view.seat ? '' : ` (${say.name(q.of)})`}${maybe(q.may)}`,
  fromHand: (q, say) =>
    `${say.effect(q.by)}: ${q.protection ? `wybierz ochronę z ręki, jej stronę i pole${maybe(true)}` : 'wybierz czar z ręki, jego stronę i pole na arkuszu'}`,
  deck: (q, say) =>
    by(
      q.by === null ? undefined : say.effect(q.by),
      `${DECK_FOR[q.purpose]}${q.purpose === 'take' && q.piles.length ? ' albo stos odrzuconych' : ''}${q.purpose === 'take' ? left(q.left) : ''}`,
    ),
  quest: (q, say) =>
    `${say.effect(q.by)}: ${QUEST_FOR[q.purpose] ?? 'wybierz zadanie'}${q.of === say.view.seat ? '' : ` (${say.name(q.of)})`}${maybe(q.may)}`,
  event: (q, say) =>
    `${say.effect(q.by)}: ${q.zone === 'board' ? 'wybierz wydarzenie, które zejdzie z planszy' : 'wybierz wydarzenie, które zagrasz'}`,
  colour: (q, say) => `${say.effect(q.by)}: wybierz kolor pomieszczeń`,
  cubeColour: (q, say) => `${say.effect(q.by)}: wybierz kolor kostek`,
  type: (q, say) => `${say.effect(q.by)}: nazwij rodzaj czaru`,
  cubes(q, say) {
    const where = q.figure !== NONE ? ` (${say.figure(q.figure)})` : q.place !== NONE ? ` (${say.place(q.place).name})` : ''
    const what = {
      heal: 'wybierz kostki do wyleczenia',
      convert: 'wybierz kostki, które zamienisz na swój kolor',
      steady: 'wybierz kostki niestabilności do usunięcia',
      claim: 'wybierz kostki niestabilności, które zamienisz na swój kolor',
    }[q.purpose]
    const n = q.min === q.max ? `${q.max}` : `od ${q.min} do ${q.max}`
    return by(q.by === null ? undefined : say.effect(q.by), `${what}: ${n}${where}`)
  },
  supply: (q, say) => `Brakuje kostek (${say.owner(q.owner)}): rozdziel ostatnie ${q.n}`,
  swapTiles: (q) => `Wybierz ${q.first === NONE ? 'pierwsze' : 'drugie'} z pomieszczeń, które zamienią się miejscami`,
  winner: () => 'Remis we wszystkim: wskaż zwycięzcę',
  interrupt: (q, say) => `${momentOf(q, say)}. Uruchomić ${TRAP_MOMENTS.includes(q.moment) ? 'pułapkę' : 'ochronę'}?`,
  declare: (q, say) =>
    q.door === null ? 'Ogłosić wykonanie zadania?' : `Aktywujesz ${say.room(q.door).what}. Ogłosić wykonanie zadania?`,
}

/** For those who wait. */
export const wait: BlackRoseText['wait'] = {
  mage: chooses('Maga'),
  school: chooses('szkołę magii'),
  dropQuest: waits('decyduje, czy odrzucić zadania', 'decydują, czy odrzucić zadania'),
  library: chooses('talie Biblioteki'),
  keep: chooses('karty do zachowania'),
  ban: waits('decyduje, czy usunąć czar', 'decydują, czy usunąć czar'),
  handLimit: waits('odrzuca nadmiar kart', 'odrzucają nadmiar kart'),
  questLimit: waits('odrzuca nadmiar zadań', 'odrzucają nadmiar zadań'),
  prepare: waits('przygotowuje czary', 'przygotowują czary'),
  act: chooses('akcję'),
  physical: waits('wykonuje akcję fizyczną', 'wykonują akcję fizyczną'),
  evocation: waits('kieruje Ewokacjami', 'kierują Ewokacjami'),
  andromeda: waits('kieruje Andromedą', 'kierują Andromedą'),
  walk: chooses('drogę'),
  attack: chooses('cel ataku'),
  burn: waits('decyduje o ataku', 'decydują o ataku'),
  dismiss: waits('decyduje, którą Ewokację odprawić', 'decydują, którą Ewokację odprawić'),
  target: chooses('cel'),
  element: chooses('element'),
  symbol: waits('decyduje, kiedy położyć kostkę niestabilności', 'decydują, kiedy położyć kostkę niestabilności'),
  figure: chooses('figurkę'),
  place: chooses('pomieszczenie'),
  may: waits('decyduje', 'decydują'),
  choose: waits('decyduje', 'decydują'),
  card: chooses('kartę'),
  order: waits('układa karty', 'układają karty'),
  slot: chooses('czar z arkusza'),
  fromHand: chooses('czar z ręki'),
  deck: chooses('talię'),
  quest: chooses('zadanie'),
  event: chooses('wydarzenie'),
  colour: chooses('kolor'),
  cubeColour: chooses('kolor kostek'),
  type: chooses('rodzaj czaru'),
  cubes: chooses('kostki'),
  supply: waits('rozdziela ostatnie kostki', 'rozdzielają ostatnie kostki'),
  swapTiles: chooses('pomieszczenia do zamiany'),
  winner: waits('wskazuje zwycięzcę', 'wskazują zwycięzcę'),
  interrupt: waits('może coś uruchomić', 'mogą coś uruchomić'),
  declare: waits('może ogłosić zadanie', 'mogą ogłosić zadanie'),
}
