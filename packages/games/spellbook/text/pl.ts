import { counted, moreOrLess, plural } from '@grimuar/contract'
import type { DrawFact } from '../verbs/draw.ts'
import type { Amount } from '../verbs/verb.ts'
import type { SpellbookText } from './shape.ts'

/** Adjectives by gender: koło is neuter, trójkąt and kwadrat masculine. In the accusative they do not change. */
const MASCULINE = ['czerwony', 'fioletowy', 'zielony', 'czarny', 'biały', 'niebieski', 'żółty']
const NEUTER = ['czerwone', 'fioletowe', 'zielone', 'czarne', 'białe', 'niebieskie', 'żółte']
const LOCATIVE = ['czerwonym', 'fioletowym', 'zielonym', 'czarnym', 'białym', 'niebieskim', 'żółtym']
const RUNES = ['koło', 'trójkąt', 'kwadrat'] as const
const WITH_RUNE = [' z kołem', ' z trójkątem', ' z kwadratem'] as const
const MATERIALS = ['magma', 'trucizna', 'rośliny', 'węgiel', 'para', 'rtęć', 'złoto'] as const
const tokens = (n: number) => counted('pl', n, { one: 'żeton', few: 'żetony', many: 'żetonów', other: 'żetonu' })
const points = (n: number) => counted('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })
const more = (left: number) => (left > 1 ? ` (jeszcze ${left})` : '')
const GO_BACK = { one: 'wraca', few: 'wracają', many: 'wraca', other: 'wraca' }
const ONE_COLOUR = ', wszystkie w jednym kolorze'
const EMPTY = 'ołtarz jest pusty'
const FULL = 'planszetka chowańca jest pełna'
const amount = ({ least, most }: Amount) => (least === most ? `${most}` : `od ${least} do ${most}`)
const drawing = ({ verb, n, limited }: DrawFact) => {
  if (n.most > 0) return `wylosujesz ${amount(n)}${limited ? ' (limit puli 9)' : ''}`
  if (!limited) return 'nic nie wylosujesz'
  return verb === 'draw' ? 'nic nie wylosujesz: pula jest pełna' : 'nic nie wylosujesz: w puli jest już tyle żetonów'
}
const onto = { altar: 'odłożysz na ołtarz', familiar: 'oddasz chowańcowi' } as const
const out = { altar: 'z ołtarza', familiar: 'od chowańca' } as const

export const pl: SpellbookText = {
  colours: MASCULINE,
  materials: MATERIALS,
  runes: RUNES,
  kind: (colour, rune) => `${(rune === 0 ? NEUTER : MASCULINE)[colour]} ${RUNES[rune]}`,
  phases: ['Poranek', 'Południe', 'Wieczór'],
  or: 'albo',
  level: (level) => `poziom ${level}`,
  tokens,
  points,
  spells: {
    sacrifice: {
      name: 'Poświęcenie',
      levels: [
        ['Odrzuć {circle|koło}: wylosuj 4'],
        ['Odrzuć {triangle|trójkąt}: wylosuj 4'],
        ['Odrzuć {square|kwadrat}: wylosuj 4'],
      ],
    },
    eruption: {
      name: 'Erupcja',
      levels: [['Losuj, aż będziesz mieć w puli 4'], ['Losuj, aż będziesz mieć w puli 5'], ['Losuj, aż będziesz mieć w puli 6']],
    },
    blaze: {
      name: 'Płomień',
      levels: [['Wylosuj 4; pozostali biorą po 1'], ['Wylosuj 4; pozostali biorą po 1'], ['Wylosuj 4; pozostali biorą po 1']],
    },
    levitation: {
      name: 'Lewitacja',
      levels: [['Weź 2 {circle|koła}'], ['Weź 2 {triangle|trójkąty}'], ['Weź 2 {square|kwadraty}']],
    },
    sharing: {
      name: 'Podział',
      levels: [['Weź 1, wylosuj 1; pozostali losują po 1'], ['Weź 2; pozostali losują po 1'], ['Weź 3; pozostali losują po 1']],
    },
    divination: {
      name: 'Wróżba',
      levels: [
        ['2 z sakiewki na ołtarz; weź 2; odrzuć 1'],
        ['2 z sakiewki na ołtarz; weź najwyżej 2 jednego koloru'],
        ['2 z sakiewki na ołtarz; weź 2'],
      ],
    },
    purification: { name: 'Oczyszczenie', levels: [['Zamień 1 z ołtarzem'], ['Zamień 2 z ołtarzem'], ['Zamień 3 z ołtarzem']] },
    cure: { name: 'Leczenie', levels: [['Wylosuj 1, odrzuć 1'], ['Wylosuj 2, odrzuć 2'], ['Wylosuj 3, odrzuć 3']] },
    growth: {
      name: 'Rozwój',
      levels: [
        ['Zamień 1 z chowańcem'],
        ['Zmagazynuj 2 z ołtarza; potem spada na 3'],
        ['Zmagazynuj 3 z ołtarza; potem spada na 4'],
      ],
    },
    offering: {
      name: 'Ofiara',
      levels: [['Zmagazynuj 2 jednego koloru'], ['Zmagazynuj 3 jednego koloru'], ['Zmagazynuj 4 jednego koloru']],
    },
    focus: {
      name: 'Skupienie',
      levels: [
        ['Zmagazynuj 1 z {cardRune|runą tej karty}'],
        ['Zmagazynuj 2 z {cardRune|runą tej karty}', 'Weź 1 z {cardRune|runą tej karty}'],
        ['Zmagazynuj 3 z {cardRune|runą tej karty}', 'Weź 2 z {cardRune|runą tej karty}'],
      ],
    },
    feast: {
      name: 'Uczta',
      levels: [
        ['Weź 1 w kolorze, który ma chowaniec'],
        ['Zmagazynuj 1 z ołtarza'],
        ['{end|Na koniec: }1 punkt za każdy kolor u chowańca'],
      ],
    },
    timeTravel: {
      name: 'Podróż w czasie',
      levels: [
        ['Odrzuć {circle|koło}: podnieś inne zaklęcie'],
        ['Odrzuć {triangle|trójkąt}: podnieś inne zaklęcie'],
        ['Odrzuć {square|kwadrat}: podnieś inne zaklęcie'],
      ],
    },
    storm: {
      name: 'Burza',
      levels: [
        ['Brak efektu'],
        ['Wymień dowolne żetony ołtarza; weź 3; potem spada na 3'],
        ['Wymień dowolne żetony ołtarza; weź 3; potem spada na 4'],
      ],
    },
    clone: {
      name: 'Klonowanie',
      levels: [
        ['Skopiuj akcję południa'],
        ['Skopiuj akcję wieczoru'],
        ['Odrzuć 1 z {cardRune|runą tej karty}: skopiuj akcję poranka'],
      ],
    },
    transmutation: {
      name: 'Transmutacja',
      levels: [
        ['Brak efektu'],
        ['Naucz się; 1 żeton z {cardRune|runą tej karty} to dzika materia'],
        ['Naucz się; najwyżej 2 żetony z {cardRune|runą tej karty} to dzika materia'],
      ],
    },
    swiftness: {
      name: 'Szybkość',
      levels: [
        ['{instant|Od razu: }akcja poranka'],
        ['{instant|Od razu: }akcja poranka'],
        ['{lasting|Stale: }2 akcje każdego poranka'],
      ],
    },
    mirage: {
      name: 'Miraż',
      levels: [
        ['{lasting|Stale: }bierzesz żeton z {cardRune|runą tej karty}, losujesz 1'],
        ['{lasting|Stale: }bierzesz żeton z {cardRune|runą tej karty}, losujesz 2'],
        ['{lasting|Stale: }bierzesz żeton z {cardRune|runą tej karty}, losujesz 2'],
      ],
    },
    abundance: {
      name: 'Obfitość',
      levels: [['{instant|Od razu: }wylosuj 2'], ['{instant|Od razu: }wylosuj 3'], ['{instant|Od razu: }wylosuj 4']],
    },
    knowledge: {
      name: 'Wiedza',
      levels: [
        ['{end|Na koniec: }1 punkt za każde inne zaklęcie'],
        ['{end|Na koniec: }1 punkt za inne zaklęcie na 3, 2 punkty za inne na 4 lub 5'],
        ['{end|Na koniec: }2 punkty za każde inne zaklęcie'],
      ],
    },
    communion: {
      name: 'Symbioza',
      levels: [
        ['{instant|Od razu: }zmagazynuj 3 z ołtarza'],
        ['{end|Na koniec: }1 punkt za każdy żeton u chowańca'],
        ['{lasting|Stale: }ucząc się, zmagazynuj 2 z tacki'],
      ],
    },
  },
  otherwise: {
    communionPoints: '{end|Na koniec: }1 punkt za każdy żeton u chowańca z {cardRune|runą tej karty}',
    communionStores: '{lasting|Stale: }ucząc się, zmagazynuj 2 ze zużytych żetonów',
    mirage: [
      '{lasting|Stale: }bierzesz do puli żeton z {cardRune|runą tej karty}, losujesz 1',
      '{lasting|Stale: }bierzesz do puli żeton z {cardRune|runą tej karty}, losujesz 2',
      '{lasting|Stale: }bierzesz do puli żeton z {cardRune|runą tej karty}, losujesz 2',
    ],
  },
  ask: {
    act: [
      'Poranek: weź żeton z ołtarza, wylosuj dwa albo rzuć zaklęcie',
      'Południe: zmagazynuj żeton albo rzuć zaklęcie',
      'Wieczór: naucz się zaklęcia albo rzuć zaklęcie',
    ],
    actTwice: 'Poranek, pierwsza z dwóch akcji: weź żeton, wylosuj dwa albo rzuć zaklęcie',
    actNow: 'Wykonaj teraz jedną akcję poranka',
    take(left, which, store, upTo) {
      const rest = `${store ? ' dla chowańca' : ''}${upTo ? ` albo zakończ (najwyżej ${left})` : more(left)}`
      return which === ONE_COLOUR ? `Weź z ołtarza żeton${rest}${which}` : `Weź z ołtarza żeton${which}${rest}`
    },
    discard: (left, which) => `Odrzuć żeton${which}${more(left)}`,
    store: (left, which) => `Zmagazynuj żeton${which}${more(left)}`,
    give: (left, at) => `Wybierz żeton, który ${onto[at]}${more(left)}`,
    get: (gives, at) => `Oddajesz: ${gives}. Wybierz, co weźmiesz ${out[at]}`,
    sweep: (gone) =>
      gone === 0
        ? 'Wybierz żetony ołtarza do wymiany albo zostaw wszystkie'
        : `Do wymiany: ${tokens(gone)}. Wybierz kolejne albo losuj`,
    raise: 'Wybierz zaklęcie, które podniesiesz o poziom',
    learn: 'Wybierz zaklęcie i poziom, na którym się go nauczysz',
    pay: (spell, level) => `${spell}, poziom ${level}: wybierz, co zużyjesz i który żeton zostanie na karcie`,
    save: (left) => `Wybierz żeton z tacki dla chowańca${more(left)}`,
    copy: [
      'Wybierz akcję poranka do skopiowania',
      'Wybierz akcję południa do skopiowania',
      'Wybierz akcję wieczoru do skopiowania',
    ],
    tribute: {
      track: 'Koniec dnia: wybierz żeton ołtarza na tor przeciwnika',
      lower: 'Wybierz żeton ołtarza do dolnej części planszetki przeciwnika',
    },
  },
  which: {
    rune: (rune) => WITH_RUNE[rune],
    colour: (colour) => ` w kolorze ${LOCATIVE[colour]}`,
    oneColour: ONE_COLOUR,
    stored: ' w kolorze, który ma chowaniec',
  },
  wait: {
    act: (name, phase) => `${name} wybiera akcję ${['poranka', 'południa', 'wieczoru'][phase]}`,
    token: (name) => `${name} wybiera żeton`,
    spell: (name) => `${name} wybiera zaklęcie`,
    pay: (name, spell) => `${name} wybiera, co zużyje na zaklęcie ${spell}`,
    copy: (name) => `${name} wybiera akcję do skopiowania`,
  },
  move: {
    take: (kind) => `Weź: ${kind}`,
    draw: 'Wylosuj 2 żetony',
    store: (kind) => `Zmagazynuj: ${kind}`,
    learn: (spell, level) => `Naucz się: ${spell}, poziom ${level}`,
    cast: (spell, level, effect) => `${spell} ${level}: ${effect}`,
    copy: (spell, level, effect, rune) => `Skopiuj: ${spell} ${level} (${rune}): ${effect}`,
    skip: ['Pomiń poranek', 'Pomiń południe', 'Pomiń wieczór'],
    discard: (kind) => `Odrzuć: ${kind}`,
    give: (kind) => `Oddaj: ${kind}`,
    get: (kind) => `Weź w zamian: ${kind}`,
    saved: (kind) => `Zmagazynuj z tacki: ${kind}`,
    tribute: (kind) => `Oddaj przeciwnikowi: ${kind}`,
    enough: 'Wystarczy',
    sweep: (gone) => (gone === 0 ? 'Zostaw ołtarz bez zmian' : `Wylosuj ${tokens(gone)}`),
    raise: (spell, level) => `Podnieś: ${spell}, na poziom ${level}`,
    pay: (card, reals, wilds) =>
      `Na kartę: ${card}${reals ? `; zużyj: ${reals}` : ''}${wilds.map((wild) => `; dzika materia: ${wild}`).join('')}`,
  },
  event: {
    setup: (spells, first) => `Zaklęcia tej gry: ${spells}. Zaczyna ${first}`,
    day: (name) => `${name} zaczyna dzień`,
    skip: (name, phase) => `${name} pomija ${['poranek', 'południe', 'wieczór'][phase]}`,
    pass: (name, phase) => `${name} nie może nic zrobić ${['rano', 'w południe', 'wieczorem'][phase]}`,
    cast: (name, spell, level) => `${name} rzuca zaklęcie: ${spell} (poziom ${level})`,
    copied: (name, spell, level) => `${name} kopiuje zaklęcie: ${spell} (poziom ${level})`,
    instant: (spell, level) => `${spell} (poziom ${level}) działa od razu`,
    moved(name, from, to, kinds, n) {
      if (from === 'bag' && to === 'pool') return `${name} losuje: ${kinds}`
      if (from === 'bag' && to === 'altar') return `Z sakiewki na ołtarz: ${kinds}`
      if (from === 'bag') return `Z sakiewki do dolnej części planszetki przeciwnika: ${kinds}`
      if (from === 'tray' && to === 'bag') return `Sakiewka jest pusta: ${plural('pl', n, GO_BACK)} do niej z tacki ${tokens(n)}`
      if (from === 'tray') return `${name} magazynuje z tacki: ${kinds}`
      if (from === 'pool') return to === 'tray' ? `${name} odrzuca: ${kinds}` : `${name} magazynuje: ${kinds}`
      if (to === 'pool') return `${name} bierze: ${kinds}`
      if (to === 'familiar') return `${name} bierze z ołtarza i magazynuje: ${kinds}`
      if (to === 'tray') return `Z ołtarza na tackę: ${kinds}`
      return to === 'track' ? `Na tor przeciwnika: ${kinds}` : `Do dolnej części planszetki przeciwnika: ${kinds}`
    },
    by: (sentence, spell) => `${sentence} (${spell})`,
    swapped: (name, gave, got, at) => `${name} oddaje: ${gave}, dostaje: ${got} (${at === 'altar' ? 'ołtarz' : 'chowaniec'})`,
    learned: (name, spell, level, card, spent) =>
      `${name} uczy się zaklęcia ${spell} na poziomie ${level}; na karcie: ${card}, zużyte: ${spent}`,
    raised: (name, spell, level) => `${name} podnosi zaklęcie ${spell} na poziom ${level}`,
    lowered: (name, spell, level) => `${name}: ${spell} spada na poziom ${level}`,
    ending: {
      spells: (name) => `${name} zna już siedem zaklęć: gra kończy się z końcem tej rundy`,
      familiar: (name) => `${name} ma pełną planszetkę chowańca: gra kończy się z końcem tej rundy`,
      track: 'Tor przeciwnika jest pełny: gra się kończy',
    },
    end: 'Koniec gry',
  },
  progress: (round, phase, last) =>
    `Runda ${round} · ${['poranek', 'południe', 'wieczór'][phase]}${last ? ' · ostatnia runda' : ''}`,
  part: { familiar: 'Chowaniec', track: 'Tor', lower: 'Dolna część' },
  hint: {
    points: {
      aim: 'punktach',
      difference: (by) => moreOrLess('pl', by, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }),
    },
    tokens: {
      aim: 'żetonach w puli',
      difference: (by) =>
        moreOrLess('pl', by, { one: 'żeton w puli', few: 'żetony w puli', many: 'żetonów w puli', other: 'żetonu w puli' }),
    },
    spells: {
      aim: 'nowych zaklęciach',
      difference: (by) => moreOrLess('pl', by, { one: 'zaklęcie', few: 'zaklęcia', many: 'zaklęć', other: 'zaklęcia' }),
    },
    stored: {
      aim: 'chowańcu',
      difference: (by) =>
        moreOrLess('pl', by, {
          one: 'żeton u chowańca',
          few: 'żetony u chowańca',
          many: 'żetonów u chowańca',
          other: 'żetonu u chowańca',
        }),
    },
  },
  tieBreak: {
    spells: 'Przy remisie decyduje liczba zaklęć',
    pool: 'Przy remisie, także w liczbie zaklęć, decydują żetony w puli',
    shared: 'Remis we wszystkim: wspólne zwycięstwo',
  },
  options: {
    mode: {
      label: 'Zaklęcia',
      help: 'Zestawy najlepiej poznawać po kolei; klasyczna gra losuje po jednym zaklęciu każdego koloru.',
      values: { set1: 'Zestaw I', set2: 'Zestaw II', set3: 'Zestaw III', classic: 'Klasyczna', own: 'Własny wybór' },
    },
    own: { label: 'Własny wybór zaklęć', help: 'Po jednym zaklęciu każdego koloru; liczy się tylko przy „własnym wyborze”.' },
    harder: {
      label: 'Przewaga przeciwnika w grze solo (żetony)',
      help: 'Żetony od początku w dolnej części planszetki przeciwnika, po punkcie za każdy.',
    },
    rulings: {
      communionPoints: {
        label: 'Symbioza, poziom 4',
        help: 'Co liczy się na koniec, jeśli Symbioza jest w grze (SB-14.8).',
        values: { every: 'każdy żeton u chowańca (jak w instrukcji)', rune: 'żetony z runą karty (jak gdzie indziej)' },
      },
      communionStores: {
        label: 'Symbioza, poziom 5',
        help: 'Co wolno zmagazynować podczas nauki (SB-14.11).',
        values: { tray: 'dowolne żetony z tacki (jak w instrukcji)', spent: 'tylko właśnie zużyte (jak gdzie indziej)' },
      },
      mirage: {
        label: 'Miraż',
        help: 'Które żetony z ołtarza go uruchamiają (SB-13.16).',
        values: { altar: 'także magazynowane i zamieniane (jak w instrukcji)', pool: 'tylko brane do puli (jak gdzie indziej)' },
      },
    },
  },
  outcome: {
    won: (name, n) => `${name} wygrywa: ${points(n)}`,
    youWon: (n) => `Wygrywasz: ${points(n)}!`,
    shared: (names, n) => `Wspólne zwycięstwo: ${names}, po ${points(n)}`,
    soloWon: (n, theirs) => `Wygrywasz ${n} do ${theirs}!`,
    soloLost: (n, theirs) => `Przeciwnik niepokonany: ${n} do ${theirs}`,
  },
  table: {
    altar: 'Ołtarz',
    piles: 'Sakiewka i tacka',
    bag: (n) => `W sakiewce: ${tokens(n)}`,
    tray: (n) => `Na tacce: ${tokens(n)}`,
    none: 'nic',
    pool: (name) => `Pula: ${name}`,
    familiar: (name, stored, spaces, n) => `Chowaniec (${name}): ${stored} z ${spaces}, ${points(n)}`,
    spells: (name) => `Zaklęcia: ${name}`,
    learned: (spell, level, card, n) => `${spell}: poziom ${level}, na karcie ${card}, ${points(n)}`,
    notLearned: (spell) => `${spell}: jeszcze nieznane`,
    opponent: 'Przeciwnik',
    track: (stored, spaces, n) => `Tor: ${stored} z ${spaces}, ${points(n)}`,
    lower: (n) => `Dolna część: ${tokens(n)}`,
    total: (name, n) => `${name}: na razie ${points(n)}`,
    standings: 'Punkty',
  },
  board: {
    whole: 'Pokaż cały stół',
    bag: 'Sakiewka wiru',
    tray: 'Tacka',
    trayOpen: 'Pokaż odrzucone żetony',
    trayEmpty: 'Nic jeszcze nie odrzucono.',
    pool: 'Twoja pula',
    poolOf: (name) => `Pula: ${name}`,
    familiar: 'Chowaniec',
    short: (n) => `${n} pkt`,
    score: (n) => `na razie ${points(n)}`,
    altarFull: (few) =>
      `Gdy na koniec dnia zajętych jest wszystkich dziesięć pól, ołtarz pustoszeje i losuje się ${few} nowych żetonów`,
    yourDay: 'Twój dzień',
    dayOf: (name) => `Dzień: ${name}`,
    lastRound: 'Ostatnia runda',
    first: 'pierwszy gracz',
    spells: (learned) => `Zaklęcia ${learned}/7`,
    areaOf: (name) => `Zaklęcia i chowaniec: ${name}`,
    openArea: (name) => `Pokaż wszystko, co ma ${name}`,
    enlarge: (spell) => `${spell}: powiększ`,
    lies: (kind) => `leży tu ${kind}`,
    place: (n, value) => `pole ${n}, ${points(value)}, dopóki jest puste`,
    flush: 'opróżnia ołtarz',
    manner: { instant: 'Od razu', lasting: 'Stale', end: 'Na koniec', none: 'Bez pory dnia' },
    variable: 'punkty zależą od końca gry',
    choose: 'Wybierz, co zrobisz',
    close: 'Zamknij',
    fold: 'Zwiń lub rozwiń, żeby zobaczyć ołtarz',
    pay: {
      onCard: 'Na kartę',
      toCard: (kind) => `Połóż na karcie: ${kind}`,
      spend: 'Zużyte',
      wild: 'Dzika materia',
      wildOf: (kinds) => `Dzika materia: ${kinds}`,
      picked: 'wybrany',
      ask: (kind) => `Zużyj: ${kind}`,
      fill: 'Zapłać za mnie',
      clear: 'Od nowa',
      cancel: 'Zrezygnuj',
      confirm: (spell, level) => `Naucz się: ${spell} ${level}`,
      short: 'Wskaż żetony, które zużyjesz; trzy z jedną runą to dzika materia.',
    },
    copyFrom: (name) => `gracz: ${name}`,
    now: {
      heading: 'Teraz',
      step: {
        draw: drawing,
        drawUntil: drawing,
        pour: ({ n }) => (n.most > 0 ? `${amount(n)} z sakiewki trafi na ołtarz` : 'nic nie trafi na ołtarz'),
        cost: ({ rune, held }) =>
          held > 0 ? `odrzucisz ${RUNES[rune]} (masz ${held})` : `trzeba odrzucić ${RUNES[rune]}, a nie masz`,
        discard: ({ n }) => (n.most > 0 ? `odrzucisz ${amount(n)}` : ''),
        take: ({ n, of, to, full, empty }) => {
          if (full) return to === 'pool' ? 'nic nie weźmiesz: pula jest pełna' : FULL
          if (of === 0) return empty ? EMPTY : 'na ołtarzu nie ma takiego żetonu'
          return to === 'pool' ? `weźmiesz ${amount(n)} (do wyboru ${of})` : `zmagazynujesz ${amount(n)} z ołtarza`
        },
        swap: ({ n, with: at, lacks }) => {
          if (lacks === 'pool') return 'nie masz żetonu do zamiany'
          if (lacks === 'place') return at === 'altar' ? EMPTY : 'planszetka chowańca jest pusta'
          return lacks === 'difference' ? 'zamiana niczego by nie zmieniła' : `zamienisz ${amount(n)}`
        },
        store: ({ n, rune, colours, lacks }) => {
          if (lacks) return lacks === 'room' ? FULL : 'brak żetonów do zmagazynowania'
          return `zmagazynujesz ${amount(n)} (${rune === null ? colours.map((c) => MATERIALS[c]).join(', ') : RUNES[rune]})`
        },
        settle: ({ level }) => `potem spadnie na ${level}`,
        sweep: ({ most }) => (most > 0 ? `wymienisz najwyżej ${most}` : EMPTY),
        raise: ({ spells }, names) =>
          spells.length ? `podniesiesz jedno z: ${names(spells)}` : 'nie ma innego zaklęcia do podniesienia',
        learn: ({ spells }, names) =>
          spells.length ? `możesz się nauczyć: ${names(spells)}` : 'w ten sposób niczego się nie nauczysz',
        copy: ({ idle }) => (idle ? 'nie ma czego skopiować' : 'skopiujesz akcję tej pory dnia'),
        othersTake: ({ n, of, alone }) => {
          if (alone) return n.most > 0 ? 'potem wybrany żeton z ołtarza trafi do dolnej części planszetki przeciwnika' : ''
          if (n.most === 0) return 'nikt inny nic nie weźmie'
          return n.least === of ? 'potem każdy z pozostałych bierze 1' : `potem pozostali biorą po 1 (${amount(n)} z ${of})`
        },
        othersDraw: ({ n, of, alone }) => {
          if (alone) return n.most > 0 ? 'potem 1 wylosowany żeton trafi do dolnej części planszetki przeciwnika' : ''
          if (n.most === 0) return 'nikt inny nic nie wylosuje'
          return n.least === of ? 'potem każdy z pozostałych losuje 1' : `potem pozostali losują po 1 (${amount(n)} z ${of})`
        },
        act: ({ idle }) => (idle ? '' : 'potem jedna akcja poranka'),
      },
      actions: (n) => `${n} akcje każdego poranka`,
      worth: (n) => `teraz warte: ${points(n)}`,
      afford: 'stać cię: masz żetony w tym kolorze',
      affordWild: 'stać cię z pomocą dzikiej materii',
      lacking: (owned, level) => `masz ${owned} z ${level}`,
      noColour: 'nie masz żetonu w tym kolorze',
      tomorrow: 'do użycia od następnego dnia',
    },
  },
}
