import { counted, type Forms } from '@grimuar/contract'
import { NONE } from '../ids.ts'
import type { Moment } from '../questions.ts'
import { board } from './board.pl.ts'
import { events } from './events.pl.ts'
import { offers, ways } from './offers.pl.ts'
import { evocations, mages, rooms } from './places.pl.ts'
import { quests } from './quests.pl.ts'
import type { BlackRoseText, SayNow } from './shape.ts'
import { spells } from './spells.pl.ts'
import { terms } from './terms.pl.ts'

const count = (forms: Forms) => (n: number) => counted('pl', n, forms)
const damage = count({ one: 'obrażenie', few: 'obrażenia', many: 'obrażeń', other: 'obrażenia' })
const points = count({ one: 'punkt mocy', few: 'punkty mocy', many: 'punktów mocy', other: 'punktu mocy' })
const questsCount = count({ one: 'zadanie', few: 'zadania', many: 'zadań', other: 'zadania' })
const eventsCount = count({ one: 'wydarzenie', few: 'wydarzenia', many: 'wydarzeń', other: 'wydarzenia' })
/** Biernik: „dobiera 1 kartę”. */
const cards = count({ one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
const cubes = count({ one: 'kostkę', few: 'kostki', many: 'kostek', other: 'kostki' })
const tokens = count({ one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' })
const total = (of: readonly number[]) => of.reduce((sum, n) => sum + n, 0)
const capital = (s: string) => s.charAt(0).toUpperCase() + s.slice(1)
const and = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} i ${words.at(-1)}`
const or = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} albo ${words.at(-1)}`
const waits = (one: string, more: string) => (names: string, many: boolean) => `${names} ${many ? more : one}`
const chooses = (what: string) => waits(`wybiera ${what}`, `wybierają ${what}`)
const from = (source: string, schools: { readonly [school: string]: string }) =>
  source === 'grimoire'
    ? 'z księgi czarów'
    : source === 'library'
      ? 'z Biblioteki'
      : source === 'forgotten'
        ? 'z talii Zapomnianych Czarów'
        : source === 'memories'
          ? 'ze Wspomnień'
          : `z talii: ${schools[source] ?? source}`

const SCHOOLS = {
  conspiracy: 'Spisek',
  destruction: 'Destrukcja',
  divination: 'Wróżbiarstwo',
  illusion: 'Iluzja',
  necromancy: 'Nekromancja',
  transmutation: 'Transmutacja',
} as const
const SIDES = { upper: 'góra', lower: 'dół' } as const
const SLOTS = ['Szybki Czar', 'pole 1', 'pole 2', 'pole 3'] as const
const TOKENS = { trap: 'pułapka', protection: 'ochrona' } as const
const MOONS = { 1: 'Pierwszy Księżyc', 2: 'Drugi Księżyc', 3: 'Trzeci Księżyc' } as const
const TYPES = { combat: 'walka', boost: 'wzmocnienie', protection: 'ochrona', trap: 'pułapka' } as const
const COLOURS = {
  blue: 'niebieski',
  yellow: 'żółty',
  green: 'zielony',
  red: 'czerwony',
  purple: 'fioletowy',
  grey: 'szary',
  black: 'czarny',
} as const
const ELEMENTS = {
  air: 'powietrze',
  earth: 'ziemia',
  fire: 'ogień',
  water: 'woda',
  magic: 'magia',
  holy: 'święty',
  unholy: 'nieczysty',
  any: 'dowolny element',
} as const
const FIGURE_FOR: { readonly [purpose: string]: string } = {
  abyss: 'kto trafi do Celi?',
  arena: 'kto musi rozpatrzyć swój następny czar?',
  chain: 'kogo razić dalej?',
  collision: 'kogo zranić oprócz przesuniętej figurki?',
  companion: 'kogo przesunąć razem z Magiem?',
  replace: 'kogo zastąpić?',
  sacrifice: 'kogo odprawić?',
  servant: 'kto wykona działanie?',
  swap: 'z kim zamienić się miejscami?',
  passQuest: 'kto dostanie drugie zadanie?',
  takeQuest: 'komu zabrać zadanie?',
  redirect: 'na kogo przenieść czar?',
  redirectDamage: 'na kogo przenieść obrażenia?',
  revenge: 'kto pada zamiast ciebie?',
  next: 'kto następny?',
}
const PLACE_FOR: { readonly [purpose: string]: string } = {
  banish: 'dokąd przemieścić figurkę?',
  both: 'dokąd przesunąć obie figurki?',
  copy: 'które pomieszczenie skopiować?',
  corridor: 'które pomieszczenie aktywować?',
  destroy: 'które pomieszczenie zniszczyć?',
  escape: 'dokąd przemieścić Maga?',
  instability: 'gdzie położyć niestabilność?',
  mirror: 'które pomieszczenie naśladować?',
  passage: 'dokąd przemieścić Maga?',
  prey: 'dokąd przemieścić Nieumarłego?',
  summon: 'gdzie przywołać?',
}
const QUEST_FOR: { readonly [purpose: string]: string } = {
  take: 'które zadanie wziąć?',
  trade: 'które zadanie wziąć w zamian za swoje?',
  tradeOwn: 'które swoje zadanie oddać?',
  takeFrom: 'które zadanie zabrać?',
  swap: 'które zadanie dostać?',
  swapOwn: 'które swoje zadanie oddać?',
  steal: 'które wykonane zadanie ukraść?',
  lose: 'które wykonane zadanie odrzucić?',
  complete: 'które zadanie wykonać?',
}
const CARD_FOR = {
  discard: 'odrzuć kartę z ręki',
  recall: 'weź kartę ze Wspomnień',
  search: 'weź kartę z księgi czarów',
  pile: 'weź kartę ze stosów odrzuconych',
  give: 'którą kartę oddasz?',
  get: 'którą kartę weźmiesz?',
  trade: 'którą kartę oddasz?',
} as const
const DECK_FOR = { take: 'wybierz talię', look: 'talię której szkoły obejrzeć?', trade: 'z którego stosu wziąć kartę?' } as const
const BUFFS = {
  attack3: 'atak 3',
  attackArea: 'ataki trafiają każdą wrogą figurkę w pomieszczeniu',
  attackInstability: 'ataki kładą kostkę niestabilności',
  moveAndAttack: 'akcja fizyczna to i ruch, i atak',
  abomination: 'forma Abominacji',
  burnRoom: 'ataki mogą kłaść niestabilność zamiast obrażeń',
  burnFigure: 'ataki mogą spalać niestabilność na dodatkowe obrażenia',
} as const
const TRAP_MOMENTS: readonly Moment[] = ['entered', 'afterPA', 'questDone', 'roomAct', 'cast', 'castBoost']
const maybe = (may: boolean) => (may ? ' albo zrezygnuj' : '')
const left = (n: number) => (n > 1 ? ` (zostało ${n})` : '')
const by = (effect: string | undefined, sentence: string) => (effect ? `${effect}: ${sentence}` : capital(sentence))
const shares = (moves: readonly number[], names: readonly string[]) =>
  moves.flatMap((n, i) => (n ? [`${names[i] ?? ''}: ${n}`] : [])).join(', ') || 'nic'
const PASS = 'Zrezygnuj'

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

export const pl: BlackRoseText = {
  board,
  spells,
  rooms,
  powerPoints: points,
  somewhere: { name: 'pomieszczenie', what: 'pomieszczenie', into: 'do pomieszczenia', inside: 'w pomieszczeniu' },
  mages,
  evocations,
  quests,
  events,
  terms,

  rose: 'Czarna Róża',
  schools: SCHOOLS,
  books: {
    conspiracy: ['Mistrz Pułapek', 'Dworski intrygant'],
    destruction: ['Władca ognia', 'Herold burzy'],
    divination: ['Strażnik pór roku', 'Tkacz losu'],
    illusion: ['Mistrz masek', 'Wędrowiec luster'],
    necromancy: ['Pan kości', 'Zwiastun zarazy'],
    transmutation: ['Kształtujący bestie', 'Strażnik rytuałów'],
  },
  special: 'czar specjalny',
  forgotten: 'Zapomniany Czar',
  colours: COLOURS,
  elements: ELEMENTS,
  types: TYPES,
  archetypes: {
    undead: 'Nieumarły',
    altar: 'Ołtarz',
    demon: 'Demon',
    construct: 'Konstrukt',
    beast: 'Bestia',
    mutation: 'Mutacja',
  },
  sides: SIDES,
  phases: {
    setup: 'Przygotowanie gry',
    rose: 'Faza Czarnej Róży',
    study: 'Faza Studiów',
    preparation: 'Faza Przygotowań',
    action: 'Faza Akcji',
    evocation: 'Faza Ewokacji',
    cleanup: 'Faza Porządkowania',
  },
  moons: MOONS,
  buffs: BUFFS,
  slots: SLOTS,
  tokens: TOKENS,
  targets: {
    self: 'na siebie',
    special: 'cel specjalny',
    everybody: 'wszystkie figurki',
    area: 'pomieszczenie',
    two: 'do dwóch figurek',
    figure: 'figurka',
    mage: 'Mag',
    evocation: 'Ewokacja',
    own: 'własna Ewokacja',
    ownUndead: 'własny Nieumarły',
    undead: 'Nieumarły',
  },
  range: (range) => (range === 9 ? 'zasięg nieograniczony' : `zasięg ${range}`),
  symbol: 'symbol niestabilności',
  and,
  damage,
  cubeCount: count({ one: 'kostka', few: 'kostki', many: 'kostek', other: 'kostki' }),
  points,
  cardsCount: count({ one: 'karta', few: 'karty', many: 'kart', other: 'karty' }),
  questsCount,
  trophies: count({ one: 'trofeum', few: 'trofea', many: 'trofeów', other: 'trofeum' }),
  actions: count({ one: 'akcja fizyczna', few: 'akcje fizyczne', many: 'akcji fizycznych', other: 'akcji fizycznej' }),

  ask: {
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
  },
  wait: {
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
  },
  move: {
    mage: (m) => mages[m.mage].name,
    school: (m) => `${SCHOOLS[m.school]}: ${pl.books[m.school][m.book]}`,
    dropQuest: (m, _q, say) => (m.do === 'pass' ? 'Zatrzymaj zadania' : `Odrzuć zadanie: ${say.quest(m.quest)}`),
    library: (m) => shares(m, Object.values(SCHOOLS)),
    keep: (m, _q, say) => `Zachowaj: ${say.cards(m)}`,
    ban: (m, _q, say) => (m.do === 'pass' ? 'Nie usuwaj czaru' : `Usuń czar: ${say.card(m.card)}`),
    handLimit: (m, _q, say) => `${m.do === 'ban' ? 'Usuń na stos szkoły' : 'Odrzuć'}: ${say.card(m.card)}`,
    questLimit: (m, _q, say) => `Odrzuć zadanie: ${say.quest(m.quest)}`,
    prepare: (m, _q, say) => m.map((item, i) => `${capital(SLOTS[i] ?? '')}: ${say.prepared(item)}`).join('; '),
    act(m, _q, say) {
      switch (m.do) {
        case 'move':
          return 'Akcja fizyczna: ruch'
        case 'attack':
          return 'Akcja fizyczna: atak'
        case 'cast':
          return `Rzuć: ${say.slot(m.slot)}`
        case 'shed':
          return `Odrzuć, aby się ruszyć: ${say.slot(m.slot)}`
        case 'end':
          return 'Zakończ kolej'
        case 'quest':
          return `Ogłoś wykonanie zadania: ${say.quest(m.quest)}`
      }
    },
    physical(m, _q, say) {
      switch (m.do) {
        case 'place':
          return capital(say.place(m.place).into)
        case 'activate':
          return `Aktywuj ${say.here().what}`
        case 'attack':
          return 'Zaatakuj'
        case 'end':
          return 'Zakończ akcję'
      }
    },
    evocation: (m, _q, say) => (m.do === 'pass' ? 'Zakończ' : `Wykonaj działanie: ${say.figure(m.figure)}`),
    andromeda: (m) =>
      m.do === 'pass' ? 'Nic nie rób' : m.do === 'activate' ? 'Aktywuj pomieszczenie' : 'Usuń kostkę niestabilności',
    walk: (m, _q, say) => (m.do === 'pass' ? 'Zatrzymaj się' : capital(say.place(m.place).into)),
    attack: (m, _q, say) => (m.do === 'pass' ? 'Nie atakuj' : `Zaatakuj ${say.whom(m.figure)}`),
    burn: (m) =>
      m.do === 'pass'
        ? 'Zwykły atak'
        : m.way === 'figure'
          ? 'Spal 1 niestabilność: 1 obrażenie więcej'
          : 'Zamiast obrażeń połóż 2 niestabilności',
    dismiss: (m, _q, say) => (m.do === 'pass' ? 'Zrezygnuj z przywołania' : `Odpraw ${say.whom(m.figure)}`),
    target: (m, _q, say) => (m.do === 'pass' ? PASS : m.do === 'figure' ? say.figure(m.figure) : say.place(m.place).name),
    element: (m) => capital(ELEMENTS[m.element]),
    symbol: (m) => (m.when === 'before' ? 'Przed efektem' : 'Po efekcie'),
    figure: (m, _q, say) => (m.do === 'pass' ? PASS : say.figure(m.figure)),
    place: (m, _q, say) => (m.do === 'pass' ? PASS : say.place(m.place).name),
    may: (m) => (m.do === 'yes' ? 'Tak' : 'Nie'),
    choose: (m, q) => ways[q.by]?.[m.way] ?? `Możliwość ${m.way + 1}`,
    card: (m, _q, say) => (m.do === 'pass' ? PASS : say.card(m.card)),
    order: (m, q, say) => m.map((nth) => say.seen(q.of, nth)).join(', potem '),
    slot: (m, q, say) => (m.do === 'pass' ? PASS : capital(say.slot(m.slot, q.of))),
    fromHand: (m, _q, say) => (m.do === 'pass' ? PASS : `${say.card(m.card)} (${SIDES[m.side]}) w miejsce: ${say.slot(m.slot)}`),
    deck: (m) => `${m.do === 'pile' ? 'Stos odrzuconych' : 'Talia'}: ${SCHOOLS[m.school]}`,
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
    interrupt: (m, _q, say) => (m.do === 'pass' ? 'Przepuść' : `Uruchom: ${say.slot(m.slot)}`),
    declare: (m, _q, say) => (m.do === 'pass' ? 'Nie ogłaszaj' : `Ogłoś: ${say.quest(m.quest)}`),
  },
  offers,
  ways,

  event: {
    mageChosen: (e, say) => `${say.name(e.seat)} wybiera Maga: ${mages[e.mage].name}`,
    schoolChosen: (e, say) =>
      `${say.name(e.seat)} wybiera szkołę: ${SCHOOLS[e.school]}, księga czarów „${pl.books[e.school][e.book]}”`,
    turn: (e, say) => `Tura ${e.turn}; zaczyna ${say.name(e.first)}`,
    phase: (e) => pl.phases[e.phase],
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
  },
  progress: (turn, phase, moon) =>
    phase === 'setup'
      ? pl.phases.setup
      : `Tura ${turn} · ${pl.phases[phase].toLowerCase().replace('czarnej róży', 'Czarnej Róży')} · ${MOONS[moon]}`,
  part: { power: 'Tor mocy', quests: 'Zadania', trophies: 'Trofea', rooms: 'Pomieszczenia', crown: 'Korona' },
  tieBreak: {
    quests: 'Remis na punkty: rozstrzyga liczba wykonanych zadań',
    trophies: 'Remis na punkty i zadania: rozstrzyga liczba trofeów',
    crown: 'Remis we wszystkim: rozstrzyga posiadacz korony',
  },
  options: {
    setup: {
      label: 'Magowie i szkoły',
      help: 'Każdy po kolei wybiera Maga, szkołę i księgę czarów albo rozdaje je los.',
      values: { choose: 'do wyboru', lot: 'losowo' },
    },
    life: {
      label: 'Życie Magów',
      help: 'Z życiem 8 gra jest krótsza i krwawsza.',
      values: { '12': '12', '8': '8' },
    },
    forTheCrown: { label: 'Za koronę!', help: 'Zdobyta korona zmienia kolejność już od następnej fazy.' },
    overkill: { label: 'Nadmiar obrażeń', help: 'Obrażenia ponad życie też liczą się przy nagrodach za pokonanie.' },
    overload: { label: 'Przeładowanie', help: 'Niestabilność może do końca tury przekroczyć liczbę otworów.' },
    extraTurns: { label: 'Dodatkowe tury', help: 'Przy remisie na czele gra się dalej, aż będzie zwycięzca.' },
  },
  outcome: {
    youWon: (n) => `Wygrywasz: ${points(n)}!`,
    won: (name, n) => `${name} wygrywa: ${points(n)}`,
    shared: (names, n) => `Wspólne zwycięstwo: ${names}, po ${points(n)}`,
    roseWon: (n) => `Wygrywa Czarna Róża: ${points(n)}. Przegrywają wszyscy Magowie`,
  },
  table: {
    power: 'Punkty mocy',
    points: (name, n, crown, acting) => `${name}: ${points(n)}${crown ? ', korona' : ''}${acting ? ', teraz ma kolej' : ''}`,
    board: 'Wydarzenia',
    eventIn: (slot, name, effect) => `Pole ${slot}: ${name}${effect ? `. ${effect}` : ''}`,
    empty: 'nic',
    lodge: 'Loża',
    tile: (name, colour, filled, holes, of, used, figures) =>
      `${name}, kolor ${colour}: kostki ${filled} z ${holes}${of ? ` (${of})` : ''}; żeton ${used ? 'zużyty' : 'gotowy'}${figures ? `; figurki: ${figures}` : ''}`,
    ruin: (name, figures) => `${name}: ruina${figures ? `; figurki: ${figures}` : ''}`,
    cells: 'Cele',
    cell: (names) => `W swoich Celach: ${names}`,
    mage: (name, mage, school) => `${name}: ${mage}${school ? `, ${school}` : ''}`,
    life: (n, life, of) => `Obrażenia: ${n} z ${life}${of ? ` (${of})` : ''}`,
    sheet: (n, hand, forgotten) =>
      `Akcje fizyczne: ${n}; karty na ręce: ${hand}${forgotten ? `, w tym Zapomniane Czary: ${forgotten}` : ''}`,
    slot: (slot, what) => `${capital(slot)}: ${what}`,
    ready: 'zakryty czar',
    active: (token) => `aktywna ${token}`,
    used: (card, side, element) => `${card} (${side}${element ? `, ${element}` : ''}), wykorzystany`,
    evocation: (name, room, n, life) => `${name} ${room}: obrażenia ${n} z ${life}`,
    questsHeld: (moons) => `Aktywne zadania: ${moons.join(', ') || 'brak'}`,
    questsDone: (names) => `Wykonane zadania: ${names || 'brak'}`,
    trophies: (n) => `Trofea: ${n}`,
    tokens: (names) => `Żetony pomieszczeń: ${names || 'brak'}`,
    memories: (n, top) => `Wspomnienia: ${n}${top ? `, na wierzchu ${top}` : ''}`,
    grimoire: (n) => `Księga czarów: ${n}`,
    ban: (move, activate) =>
      `Zakazy: ${and([...(move ? ['ruch akcją fizyczną'] : []), ...(activate ? ['aktywowanie pomieszczeń'] : [])])}`,
    hand: 'Twoja ręka',
    card: (name, upper, lower) => `${name}. Góra: ${upper} Dół: ${lower}`,
    quests: 'Twoje zadania',
    quest: (name, task, reward, n, met) =>
      `${name}: ${task} Nagroda: ${reward} ${capital(points(n))}.${met ? ' Warunek spełniony.' : ''}`,
    library: 'Biblioteka',
    school: (name, deck, pile, top) => `${name}: talia ${deck}, stos ${pile}${top ? ` (na wierzchu ${top})` : ''}`,
    forgottenDeck: (n) => `Zapomniane Czary: ${n}`,
    roseHas: (n, trophies, won) => `${points(n)}; trofea: ${trophies}; pomieszczenia: ${won}`,
  },
}
