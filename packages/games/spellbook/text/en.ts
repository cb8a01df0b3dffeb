import { counted, moreOrLess } from '@grimuar/contract'
import { PHASES } from '../components.ts'
import type { DrawFact } from '../verbs/draw.ts'
import type { Amount } from '../verbs/verb.ts'
import type { SpellbookText } from './shape.ts'

const COLOURS = ['red', 'purple', 'green', 'black', 'white', 'blue', 'yellow']
const RUNES = ['circle', 'triangle', 'square'] as const
const tokens = (n: number) => counted('en', n, { one: 'token', other: 'tokens' })
const points = (n: number) => counted('en', n, { one: 'point', other: 'points' })
const more = (left: number) => (left > 1 ? ` (${left} to go)` : '')
const MATERIALS = ['magma', 'poison', 'plants', 'coal', 'steam', 'mercury', 'gold'] as const
const ONE_COLOUR = '; all of one colour'
const EMPTY = 'the altar is empty'
const FULL = 'your familiar’s board is full'
const amount = ({ least, most }: Amount) => (least === most ? `${most}` : `${least} to ${most}`)
const drawing = ({ verb, n, limited }: DrawFact) => {
  if (n.most > 0) return `draws ${amount(n)}${limited ? ' (pool limit 9)' : ''}`
  if (!limited) return 'draws nothing'
  return verb === 'draw' ? 'draws nothing: your pool is full' : 'draws nothing: your pool holds that many'
}
const place = { altar: 'the altar', familiar: 'your familiar' } as const

export const en: SpellbookText = {
  colours: COLOURS,
  materials: MATERIALS,
  runes: RUNES,
  kind: (colour, rune) => `${COLOURS[colour]} ${RUNES[rune]}`,
  phases: ['Morning', 'Midday', 'Evening'],
  or: 'or',
  level: (level) => `level ${level}`,
  tokens,
  points,
  spells: {
    sacrifice: {
      name: 'Sacrifice',
      levels: [
        ['Discard {circle|a circle}: draw 4'],
        ['Discard {triangle|a triangle}: draw 4'],
        ['Discard {square|a square}: draw 4'],
      ],
    },
    eruption: {
      name: 'Eruption',
      levels: [['Draw until your pool holds 4'], ['Draw until your pool holds 5'], ['Draw until your pool holds 6']],
    },
    blaze: {
      name: 'Blaze',
      levels: [
        ['Draw 4; each other player takes 1'],
        ['Draw 4; each other player takes 1'],
        ['Draw 4; each other player takes 1'],
      ],
    },
    levitation: {
      name: 'Levitation',
      levels: [['Take 2 {circle|circles}'], ['Take 2 {triangle|triangles}'], ['Take 2 {square|squares}']],
    },
    sharing: {
      name: 'Sharing',
      levels: [['Take 1, draw 1; the others draw 1'], ['Take 2; the others draw 1'], ['Take 3; the others draw 1']],
    },
    divination: {
      name: 'Divination',
      levels: [
        ['2 from the bag to the altar; take 2; discard 1'],
        ['2 from the bag to the altar; take up to 2 of one colour'],
        ['2 from the bag to the altar; take 2'],
      ],
    },
    purification: {
      name: 'Purification',
      levels: [['Swap 1 with the altar'], ['Swap 2 with the altar'], ['Swap 3 with the altar']],
    },
    cure: { name: 'Cure', levels: [['Draw 1, discard 1'], ['Draw 2, discard 2'], ['Draw 3, discard 3']] },
    growth: {
      name: 'Growth',
      levels: [
        ['Swap 1 with your familiar'],
        ['Store 2 from the altar; this drops to 3'],
        ['Store 3 from the altar; this drops to 4'],
      ],
    },
    offering: { name: 'Offering', levels: [['Store 2 of one colour'], ['Store 3 of one colour'], ['Store 4 of one colour']] },
    focus: {
      name: 'Focus',
      levels: [
        ['Store 1 of {cardRune|this card’s rune}'],
        ['Store 2 of {cardRune|this card’s rune}', 'Take 1 of {cardRune|this card’s rune}'],
        ['Store 3 of {cardRune|this card’s rune}', 'Take 2 of {cardRune|this card’s rune}'],
      ],
    },
    feast: {
      name: 'Feast',
      levels: [
        ['Take 1 of a colour your familiar has'],
        ['Store 1 from the altar'],
        ['{end|At the end: }1 point per colour your familiar has'],
      ],
    },
    timeTravel: {
      name: 'Time Travel',
      levels: [
        ['Discard {circle|a circle}: raise another spell'],
        ['Discard {triangle|a triangle}: raise another spell'],
        ['Discard {square|a square}: raise another spell'],
      ],
    },
    storm: {
      name: 'Storm',
      levels: [
        ['No effect'],
        ['Replace any altar tokens; take 3; this drops to 3'],
        ['Replace any altar tokens; take 3; this drops to 4'],
      ],
    },
    clone: {
      name: 'Clone',
      levels: [
        ['Copy a midday action'],
        ['Copy an evening action'],
        ['Discard 1 of {cardRune|this card’s rune}: copy a morning action'],
      ],
    },
    transmutation: {
      name: 'Transmutation',
      levels: [
        ['No effect'],
        ['Learn; 1 token of {cardRune|this card’s rune} is a wild'],
        ['Learn; up to 2 tokens of {cardRune|this card’s rune} are wilds'],
      ],
    },
    swiftness: {
      name: 'Swiftness',
      levels: [
        ['{instant|At once: }a morning action'],
        ['{instant|At once: }a morning action'],
        ['{lasting|Always: }2 actions each morning'],
      ],
    },
    mirage: {
      name: 'Mirage',
      levels: [
        ['{lasting|Always: }whenever you take one of {cardRune|this card’s rune}, draw 1'],
        ['{lasting|Always: }whenever you take one of {cardRune|this card’s rune}, draw 2'],
        ['{lasting|Always: }whenever you take one of {cardRune|this card’s rune}, draw 2'],
      ],
    },
    abundance: {
      name: 'Abundance',
      levels: [['{instant|At once: }draw 2'], ['{instant|At once: }draw 3'], ['{instant|At once: }draw 4']],
    },
    knowledge: {
      name: 'Knowledge',
      levels: [
        ['{end|At the end: }1 point per other spell'],
        ['{end|At the end: }1 point per other spell at 3, 2 per one at 4 or 5'],
        ['{end|At the end: }2 points per other spell'],
      ],
    },
    communion: {
      name: 'Communion',
      levels: [
        ['{instant|At once: }store 3 from the altar'],
        ['{end|At the end: }1 point per stored token'],
        ['{lasting|Always: }when you learn, store 2 from the tray'],
      ],
    },
  },
  otherwise: {
    communionPoints: '{end|At the end: }1 point per stored token of {cardRune|this card’s rune}',
    communionStores: '{lasting|Always: }when you learn, store 2 of the tokens spent',
    mirage: [
      '{lasting|Always: }whenever you take one of {cardRune|this card’s rune} into your pool, draw 1',
      '{lasting|Always: }whenever you take one of {cardRune|this card’s rune} into your pool, draw 2',
      '{lasting|Always: }whenever you take one of {cardRune|this card’s rune} into your pool, draw 2',
    ],
  },
  ask: {
    act: [
      'Morning: take a token from the altar, draw two, or cast a spell',
      'Midday: store a token, or cast a spell',
      'Evening: learn a spell, or cast one',
    ],
    actTwice: 'Morning, the first of two actions: take a token, draw two, or cast a spell',
    actNow: 'Take one morning action now',
    take(left, which, store, upTo) {
      const rest = `${store ? ' for your familiar' : ''}${upTo ? `, or stop (${left} at most)` : more(left)}`
      return which === ONE_COLOUR ? `Take a token from the altar${rest}${which}` : `Take a token${which} from the altar${rest}`
    },
    discard: (left, which) => `Discard a token${which}${more(left)}`,
    store: (left, which) => (which === ONE_COLOUR ? `Store a token${more(left)}${which}` : `Store a token${which}${more(left)}`),
    give: (left, at) => `Choose the token you give to ${place[at]}${more(left)}`,
    get: (gives, at) => `You give ${gives}. Choose what you get from ${place[at]}`,
    sweep: (gone) =>
      gone === 0 ? 'Choose altar tokens to replace, or leave them all' : `${tokens(gone)} to be replaced. Choose more, or draw`,
    raise: 'Choose the spell to raise by one level',
    learn: 'Choose the spell and the level to learn',
    pay: (spell, level) => `Choose what to spend on ${spell} at level ${level}, and which token stays on the card`,
    save: (left) => `Choose a token from the tray for your familiar${more(left)}`,
    copy: ['Choose a morning action to copy', 'Choose a midday action to copy', 'Choose an evening action to copy'],
    tribute: {
      track: 'End of the day: choose an altar token for your opponent’s track',
      lower: 'Choose an altar token for your opponent’s lower area',
    },
  },
  which: {
    rune: (rune) => ` with a ${RUNES[rune]}`,
    colour: (colour) => ` that is ${COLOURS[colour]}`,
    oneColour: ONE_COLOUR,
    stored: ' of a colour your familiar has',
  },
  wait: {
    act: (name, phase) => `${name} chooses a ${PHASES[phase]} action`,
    token: (name) => `${name} chooses a token`,
    spell: (name) => `${name} chooses a spell`,
    pay: (name, spell) => `${name} chooses what to spend on ${spell}`,
    copy: (name) => `${name} chooses an action to copy`,
  },
  move: {
    take: (kind) => `Take ${kind}`,
    draw: 'Draw 2 tokens',
    store: (kind) => `Store ${kind}`,
    learn: (spell, level) => `Learn ${spell} at level ${level}`,
    cast: (spell, level, effect) => `${spell} ${level}: ${effect}`,
    copy: (spell, level, effect, rune) => `Copy ${spell} ${level} (${rune}): ${effect}`,
    skip: ['Skip the morning', 'Skip midday', 'Skip the evening'],
    discard: (kind) => `Discard ${kind}`,
    give: (kind) => `Give ${kind}`,
    get: (kind) => `Get ${kind}`,
    saved: (kind) => `Store ${kind} from the tray`,
    tribute: (kind) => `Hand over ${kind}`,
    enough: 'That is enough',
    sweep: (gone) => (gone === 0 ? 'Leave the altar as it is' : `Draw ${tokens(gone)}`),
    raise: (spell, level) => `Raise ${spell} to level ${level}`,
    pay: (card, reals, wilds) =>
      `${card} onto the card${reals ? `; spend ${reals}` : ''}${wilds.map((wild) => `; wild: ${wild}`).join('')}`,
  },
  event: {
    setup: (spells, first) => `The spells of this game: ${spells}. ${first} begins`,
    day: (name) => `${name}’s day begins`,
    skip: (name, phase) => `${name} skips ${['the morning', 'midday', 'the evening'][phase]}`,
    pass: (name, phase) => `${name} can do nothing ${['in the morning', 'at midday', 'in the evening'][phase]}`,
    cast: (name, spell, level) => `${name} casts ${spell} (level ${level})`,
    copied: (name, spell, level) => `${name} copies ${spell} (level ${level})`,
    instant: (spell, level) => `${spell} (level ${level}) works at once`,
    moved(name, from, to, kinds, n) {
      if (from === 'bag' && to === 'pool') return `${name} draws ${kinds}`
      if (from === 'bag' && to === 'altar') return `From the bag onto the altar: ${kinds}`
      if (from === 'bag') return `From the bag into the opponent’s lower area: ${kinds}`
      if (from === 'tray' && to === 'bag')
        return `The bag is empty: ${tokens(n)} of the tray ${n === 1 ? 'goes' : 'go'} back into it`
      if (from === 'tray') return `${name} stores ${kinds} from the tray`
      if (from === 'pool') return to === 'tray' ? `${name} discards ${kinds}` : `${name} stores ${kinds}`
      if (to === 'pool') return `${name} takes ${kinds}`
      if (to === 'familiar') return `${name} takes ${kinds} and stores it`
      if (to === 'tray') return `From the altar to the tray: ${kinds}`
      return to === 'track' ? `${kinds} goes to the opponent’s track` : `${kinds} goes to the opponent’s lower area`
    },
    by: (sentence, spell) => `${sentence} (${spell})`,
    swapped: (name, gave, got, at) => `${name} gives ${gave} for ${got} (${at === 'altar' ? 'altar' : 'familiar'})`,
    learned: (name, spell, level, card, spent) =>
      `${name} learns ${spell} at level ${level}: ${card} on the card, spent ${spent}`,
    raised: (name, spell, level) => `${name} raises ${spell} to level ${level}`,
    lowered: (name, spell, level) => `${name}’s ${spell} drops to level ${level}`,
    ending: {
      spells: (name) => `${name} has learned all seven spells: the game ends with this round`,
      familiar: (name) => `${name}’s familiar is full: the game ends with this round`,
      track: 'The opponent’s track is full: the game ends',
    },
    end: 'The game is over',
  },
  progress: (round, phase, last) => `Round ${round} · ${PHASES[phase]}${last ? ' · last round' : ''}`,
  part: { familiar: 'Familiar', track: 'Track', lower: 'Lower area' },
  hint: {
    points: { aim: 'points', difference: (by) => moreOrLess('en', by, { one: 'point', other: 'points' }) },
    tokens: {
      aim: 'the tokens in your pool',
      difference: (by) => moreOrLess('en', by, { one: 'token in your pool', other: 'tokens in your pool' }),
    },
    spells: { aim: 'new spells', difference: (by) => moreOrLess('en', by, { one: 'spell', other: 'spells' }) },
    stored: { aim: 'the familiar', difference: (by) => moreOrLess('en', by, { one: 'stored token', other: 'stored tokens' }) },
  },
  tieBreak: {
    spells: 'Equal points: the number of spells decides',
    pool: 'Equal points and spells: the tokens in the pool decide',
    shared: 'Equal in everything: the victory is shared',
  },
  options: {
    mode: {
      label: 'Spells',
      help: 'The sets are best met in their order; classic picks one spell of each colour at random.',
      values: { set1: 'Set I', set2: 'Set II', set3: 'Set III', classic: 'Classic', own: 'Own choice' },
    },
    own: { label: 'Own choice of spells', help: 'One spell of each colour; counts with “own choice” only.' },
    harder: {
      label: 'Opponent’s head start in a solo game (tokens)',
      help: 'Tokens in the opponent’s lower area from the start, a point each.',
    },
    rulings: {
      communionPoints: {
        label: 'Communion, level 4',
        help: 'What counts at the end, where Communion is in the game (SB-14.8).',
        values: { every: 'every stored token (as printed)', rune: 'stored tokens with the card’s rune (as elsewhere)' },
      },
      communionStores: {
        label: 'Communion, level 5',
        help: 'What you may store when you learn a spell (SB-14.11).',
        values: { tray: 'any tokens of the tray (as printed)', spent: 'only tokens just spent (as elsewhere)' },
      },
      mirage: {
        label: 'Mirage',
        help: 'Which tokens from the altar wake it (SB-13.16).',
        values: { altar: 'also stored and swapped ones (as printed)', pool: 'only those taken into the pool (as elsewhere)' },
      },
    },
  },
  outcome: {
    won: (name, n) => `${name} wins with ${points(n)}`,
    youWon: (n) => `You win with ${points(n)}!`,
    shared: (names, n) => `${names} share the victory with ${points(n)}`,
    soloWon: (n, theirs) => `You win, ${n} to ${theirs}!`,
    soloLost: (n, theirs) => `The opponent is not beaten: ${n} to ${theirs}`,
  },
  table: {
    altar: 'Altar',
    piles: 'Bag and tray',
    bag: (n) => `In the bag: ${tokens(n)}`,
    tray: (n) => `In the tray: ${tokens(n)}`,
    none: 'nothing',
    pool: (name) => `Pool of ${name}`,
    familiar: (name, stored, spaces, n) => `Familiar of ${name}: ${stored} of ${spaces}, ${points(n)}`,
    spells: (name) => `Spells of ${name}`,
    learned: (spell, level, card, n) => `${spell}: level ${level}, ${card} on the card, ${points(n)}`,
    notLearned: (spell) => `${spell}: not learned`,
    opponent: 'Opponent',
    track: (stored, spaces, n) => `Track: ${stored} of ${spaces}, ${points(n)}`,
    lower: (n) => `Lower area: ${tokens(n)}`,
    total: (name, n) => `${name}: ${points(n)} as things stand`,
    standings: 'Points',
  },
  board: {
    whole: 'Show the whole table',
    bag: 'Vortex bag',
    tray: 'Tray',
    trayOpen: 'Show the discarded tokens',
    trayEmpty: 'Nothing has been discarded.',
    pool: 'Your pool',
    poolOf: (name) => `Pool of ${name}`,
    familiar: 'Familiar',
    short: (n) => (n === 1 ? '1 pt' : `${n} pts`),
    score: (n) => `${points(n)} so far`,
    altarFull: (few) => `When all ten places are taken at the end of a day, the altar is swept and ${few} new tokens are drawn`,
    yourDay: 'Your day',
    dayOf: (name) => `${name}’s day`,
    lastRound: 'Last round',
    first: 'first player',
    spells: (learned) => `Spells ${learned}/7`,
    areaOf: (name) => `Spells and familiar of ${name}`,
    openArea: (name) => `Show everything of ${name}`,
    enlarge: (spell) => `${spell}: enlarge`,
    lies: (kind) => `${kind} lies here`,
    place: (n, value) => `place ${n}, ${points(value)} until it is filled`,
    flush: 'sweeps the altar',
    manner: { instant: 'At once', lasting: 'Always', end: 'At the end', none: 'No phase' },
    variable: 'points depend on the end of the game',
    choose: 'Choose what to do',
    close: 'Close',
    fold: 'Collapse or expand, to see the altar',
    pay: {
      onCard: 'Onto the card',
      toCard: (kind) => `Lay ${kind} on the card`,
      spend: 'Spent',
      wild: 'Wild',
      wildOf: (kinds) => `Wild: ${kinds}`,
      picked: 'chosen',
      ask: (kind) => `Use ${kind}`,
      fill: 'Pay for me',
      clear: 'Start over',
      cancel: 'Cancel',
      confirm: (spell, level) => `Learn ${spell} ${level}`,
      short: 'Touch the tokens you spend; three of one rune make a wild.',
    },
    copyFrom: (name) => `of ${name}`,
    now: {
      heading: 'Now',
      step: {
        draw: drawing,
        drawUntil: drawing,
        pour: ({ n }) => (n.most > 0 ? `puts ${amount(n)} on the altar` : 'puts nothing on the altar'),
        cost: ({ rune, held }) => `costs a ${RUNES[rune]}${held > 0 ? ` (you have ${held})` : ': you have none'}`,
        discard: ({ n }) => (n.most > 0 ? `discards ${amount(n)}` : ''),
        take: ({ n, of, to, full, empty }) => {
          if (full) return to === 'pool' ? 'takes nothing: your pool is full' : FULL
          if (of === 0) return empty ? EMPTY : 'no such token on the altar'
          return to === 'pool' ? `takes ${amount(n)} (${of} to choose from)` : `stores ${amount(n)} from the altar`
        },
        swap: ({ n, with: at, lacks }) => {
          if (lacks === 'pool') return 'you have no token to swap'
          if (lacks === 'place') return at === 'altar' ? EMPTY : 'your familiar’s board is empty'
          return lacks === 'difference' ? 'a swap would change nothing' : `swaps ${amount(n)}`
        },
        store: ({ n, rune, colours, lacks }) => {
          if (lacks) return lacks === 'room' ? FULL : 'you lack the tokens to store'
          return `stores ${amount(n)} (${rune === null ? colours.map((c) => MATERIALS[c]).join(', ') : RUNES[rune]})`
        },
        settle: ({ level }) => `then drops to ${level}`,
        sweep: ({ most }) => (most > 0 ? `replaces up to ${most}` : EMPTY),
        raise: ({ spells }, names) => (spells.length ? `raises one of: ${names(spells)}` : 'no other spell can be raised'),
        learn: ({ spells }, names) => (spells.length ? `can learn: ${names(spells)}` : 'you could learn nothing this way'),
        copy: ({ idle }) => (idle ? 'there is nothing to copy' : 'copies an action of that phase'),
        othersTake: ({ n, of, alone }) => {
          if (alone) return n.most > 0 ? 'then an altar token you choose goes to your opponent’s lower area' : ''
          if (n.most === 0) return 'nobody else can take'
          return n.least === of ? 'then each of the others takes 1' : `then ${amount(n)} of ${of} others take 1 each`
        },
        othersDraw: ({ n, of, alone }) => {
          if (alone) return n.most > 0 ? 'then 1 is drawn for your opponent’s lower area' : ''
          if (n.most === 0) return 'nobody else can draw'
          return n.least === of ? 'then each of the others draws 1' : `then ${amount(n)} of ${of} others draw 1 each`
        },
        act: ({ idle }) => (idle ? '' : 'then one morning action'),
      },
      actions: (n) => `${n} actions each morning`,
      worth: (n) => `worth ${points(n)} now`,
      afford: 'you can pay with tokens of this colour',
      affordWild: 'you can pay with the help of wilds',
      lacking: (owned, level) => `you have ${owned} of ${level}`,
      noColour: 'you have no token of this colour',
      tomorrow: 'usable from your next day',
    },
  },
}
