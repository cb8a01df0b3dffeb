import { counted, moreOrLess } from '@grimuar/contract'
import { board } from './board.en.ts'
import type { WonderText } from './shape.ts'

const sparks = (n: number) => counted('en', n, { one: 'spark', other: 'sparks' })
const hearts = (n: number) => counted('en', n, { one: 'heart', other: 'hearts' })
const tokens = (n: number) => counted('en', n, { one: 'fate token', other: 'fate tokens' })
const actions = (n: number) => counted('en', n, { one: 'action', other: 'actions' })
const wyrms = (n: number) => counted('en', n, { one: 'wyrm', other: 'wyrms' })
const cost = (n: number) => (n > 0 ? ` (${sparks(n)})` : '')
const because = (source: string) => (source ? ` (${source})` : '')
const dice = (list: readonly boolean[]) => list.map((success) => (success ? '★' : '·')).join(' ')

export const en: WonderText = {
  board,
  journal: async () => (await import('./journal.en.ts')).journal,
  chapter: (roman) => `Chapter ${roman}`,
  levels: { easy: 'easy', normal: 'normal', hard: 'hard' },
  lang: 'en',
  card: 'Card',
  nowhere: 'beside the book',
  difficulties: { easy: 'easy: 6 fate tokens', normal: 'normal: 5 fate tokens', hard: 'hard: 4 fate tokens' },
  ties: { ask: 'you decide', usual: 'the usual way' },
  phases: { story: () => 'story', players: (round) => `round ${round}`, enemies: () => 'enemy phase' },
  ask: {
    option: (title) => `${title}: what do you do?`,
    act: (hero, left) => `${hero}: ${actions(left)} left. What does ${hero} do?`,
    extra: (hero) => `${hero} takes an additional action.`,
    pick: {
      hero: () => 'Which hero do you run?',
      skill: (hero) => `Which skill does ${hero} learn? It cannot be changed later.`,
      artefact: (hero) => `Which artefact does ${hero} take?`,
      place: (hero) => `Where does ${hero} begin?`,
      turn: () => 'Whose turn comes next?',
      gain: (_hero, source) => `Who gets it?${because(source)}`,
      harm: (_hero, source) => `Who is hurt?${because(source)}`,
      item: () => 'Who takes the item?',
      aura: () => 'Who takes the dark aura?',
      tester: () => 'Who rolls the dice?',
      payer: () => 'Who pays a spark?',
      choose: (_hero, source) => `Choose one.${because(source)}`,
      reroll: (hero) => `Does ${hero} roll the failures again?`,
      attack: (hero) => `Whom does ${hero} hit?`,
      hit: (hero) => (hero ? `Whom does ${hero} hit?` : 'Which enemy is hit?'),
      hitArea: () => 'In which area?',
      push: (hero) => `Which wyrm does ${hero} push?`,
      pushTo: () => 'Where to?',
      remove: () => 'Which wyrm leaves the board?',
      mover: () => 'Which hero moves?',
      step: (hero) => `Where does ${hero} step?`,
      jump: (hero) => `Where does ${hero} jump?`,
      swap: (hero) => `With whom does ${hero} trade places?`,
      extra: () => 'Who takes an additional action?',
      give: () => 'To whom?',
      consent: (hero) => `May ${hero} take it?`,
      drop: (hero) => `Which scrap does ${hero} lose?`,
      order: () => 'Which wyrm acts next?',
      prey: () => 'Whom does the wyrm attack?',
      path: (_hero, source) => `Which way?${because(source.startsWith('wyrm') ? '' : source)}`,
      wind: () => 'Second Wind: who stays on their feet with 1 heart?',
    },
  },
  wait: { joint: (names) => `Anyone may decide: ${names}.`, one: (names) => `Waiting for ${names}.` },
  act: {
    move: ({ to, with: along = [] }, n) =>
      `Move: ${n.area(to)}${along.length ? `, with ${along.map(n.unit).join(' and ')}` : ''}`,
    collect: () => 'Collect a spark',
    attack: () => 'Attack',
    skill: ({ id }, n, price) => `Skill: ${n.skill(id)}${cost(price)}`,
    interact: ({ card }, n, price) => `Interact: ${n.card(card)}${cost(price)}`,
    give: ({ what }, n) => `Give: ${n.thing(what)}`,
    take: ({ what }, n) => `Take: ${n.thing(what)}`,
    special: ({ source, id }, n, price) => `${n.source(source)}: ${n.action(source, id)}${cost(price)}`,
    scrap: ({ id }, n) => `Use the scrap: ${n.scrap(id)}`,
    pass: () => 'End the turn',
  },
  pick: {
    none: {
      reroll: 'Keep the result',
      step: 'Stay here',
      jump: 'Stay here',
      push: 'Push no more',
      consent: 'No',
      gain: 'Nobody',
      wind: 'Nobody; keep it for later',
    },
    stop: 'That is all',
    usual: 'This and the rest the usual way',
    heart: 'Reroll all failures',
    agree: 'Yes',
    hero: (name, n) => `${name} (${hearts(n)})`,
    wyrm: (area, stunned) => `${stunned ? 'a stunned wyrm' : 'a wyrm'}: ${area}`,
    unit: (name, n) => `${name} (${hearts(n)})`,
  },
  event: {
    page: ({ page }, n) => `${page.side === 'front' ? 'Read' : 'Read on'}: “${n.card(page.card)}”.`,
    hero: ({ hero }, n) => `${n.hero(hero)} joins in.`,
    skill: ({ hero, skill }, n) => `${n.hero(hero)} learns: ${n.skill(skill)}.`,
    artefact: ({ hero, artefact }, n) => `${n.hero(hero)} takes: ${n.artefact(artefact)}.`,
    phase: ({ phase, round }) => (phase === 'players' ? `Round ${round}: player phase.` : 'Enemy phase.'),
    turn: ({ hero }, n) => `${n.hero(hero)}’s turn.`,
    turnEnd: ({ hero }, n) => `${n.hero(hero)} is done.`,
    moved: ({ hero, to, with: along }, n) =>
      `${n.hero(hero)}${along.length ? ` and ${along.map(n.unit).join(', ')}` : ''}: ${n.area(to)}.`,
    swapped: ({ hero, other }, n) => `${n.hero(hero)} and ${n.hero(other)} trade places.`,
    collected: ({ hero, sparks: many }, n) => `${n.hero(hero)} collects ${sparks(many)}.`,
    paid: ({ hero, sparks: many }, n) => `${n.hero(hero)} spends ${sparks(many)}.`,
    usedSkill: ({ hero, skill }, n) => `${n.hero(hero)} uses ${n.skill(skill)}.`,
    usedAction: ({ hero, source, action }, n) => `${n.hero(hero)}: ${n.action(source, action)}.`,
    usedScrap: ({ hero, scrap }, n) => `${n.hero(hero)} uses the scrap ${n.scrap(scrap)}.`,
    attacked: ({ hero }, n) => `${n.hero(hero)} attacks.`,
    rolled: ({ hero, dice: list, again }, n) =>
      `${hero ? n.hero(hero) : 'The enemy'} rolls${again ? ' again' : ''}: ${dice(list)}.`,
    gained: ({ hero, hearts: h, sparks: s }, n) =>
      `${n.hero(hero)} ${[...(h ? [`recovers ${hearts(h)}`] : []), ...(s ? [`gains ${sparks(s)}`] : [])].join(' and ')}.`,
    scrap: ({ hero, scrap }, n) => `${n.hero(hero)} draws the scrap ${n.scrap(scrap)}.`,
    lost: ({ hero, sparks: s, scraps }, n) =>
      `${n.hero(hero)} loses ${[...(s ? [sparks(s)] : []), ...scraps.map(n.scrap)].join(' and ')}.`,
    item: ({ hero, card }, n) => `${n.hero(hero)} takes: ${n.card(card)}.`,
    dropped: ({ hero, card }, n) => `${n.hero(hero)} discards: ${n.card(card)}.`,
    gave: ({ from, to, what }, n) => `${n.hero(from)} hands ${n.thing(what)} to ${n.hero(to)}.`,
    kept: ({ hero, what }, n) => `${n.hero(hero)} keeps ${n.thing(what)}.`,
    hurt: ({ hero, n: lost, guarded }, n) =>
      lost > 0 ? `${n.hero(hero)} loses ${hearts(lost)}.` : `${n.hero(hero)} ignores the damage (${guarded}).`,
    fell: ({ hero }, n) => `${n.hero(hero)} falls unconscious.`,
    wind: ({ hero }, n) => `Second Wind: ${n.hero(hero)} stays with 1 heart.`,
    woke: ({ hero }, n) => `${n.hero(hero)} stands up with full hearts.`,
    fate: ({ n: turned, up }) => `${tokens(Math.abs(turned))} turned ${turned > 0 ? 'up' : 'down'}; ${up} face up.`,
    password: ({ word, written }, n) => (written ? `Written down: ${n.password(word)}.` : `Erased: ${n.password(word)}.`),
    spring: ({ area }, n) => `A spark appears at the spring: ${n.area(area)}.`,
    sparks: ({ area, n: many }, n) => `${sparks(many)}: ${n.area(area)}.`,
    unfolded: () => 'The book unfolds.',
    folded: () => 'A part of the book folds away.',
    closed: ({ area }, n) => `Closed: ${n.area(area)}.`,
    opened: ({ area }, n) => `Open again: ${n.area(area)}.`,
    edge: ({ a, b, edge }, n) => `${n.area(a)} – ${n.area(b)}: ${edge === 'solid' ? 'no way any more' : 'a way'}.`,
    vortices: ({ areas }, n) => (areas.length ? `Dark vortex: ${areas.map(n.area).join(', ')}.` : 'No dark vortex.'),
    placed: ({ card }, n) => `In play: ${n.card(card)}.`,
    rule: ({ card, on }, n) => (on ? `In force: ${n.card(card)}.` : `No longer in force: ${n.card(card)}.`),
    counter: ({ value }) => `The count is ${value}.`,
    token: ({ area }, n) => `The token moves: ${n.area(area)}.`,
    aura: ({ aura, hero }, n) =>
      aura === null ? 'The dark aura is gone.' : `The dark aura: ${'area' in aura ? n.area(aura.area) : n.hero(hero)}.`,
    wyrmCard: ({ card }, n) => `Wyrm card: ${n.wyrmCard(card)}.`,
    spawned: ({ area }, n) => `A wyrm appears: ${n.area(area)}.`,
    wyrmMoved: ({ from, to, pushed }, n) => `A wyrm ${pushed ? 'is pushed' : 'goes'}: ${n.area(from)} → ${n.area(to)}.`,
    wyrmStood: () => 'A wyrm stands up.',
    bite: ({ target }, n) => `A wyrm attacks: ${n.hero(target) === target ? n.unit(target) : n.hero(target)}.`,
    damaged: ({ enemy, n: lost, outcome }, n) =>
      typeof enemy === 'string'
        ? `${n.unit(enemy)} loses ${hearts(lost)}.`
        : outcome === 'stunned'
          ? 'A wyrm is stunned.'
          : 'A wyrm is defeated.',
    removed: ({ area }, n) => `A wyrm leaves the board: ${n.area(area)}.`,
    blast: ({ area }, n) => `Explosion: ${n.area(area)}.`,
    unit: ({ unit, area }, n) => `${n.unit(unit)} appears: ${n.area(area)}.`,
    unitGone: ({ unit }, n) => `${n.unit(unit)} leaves.`,
    unitMoved: ({ unit, to }, n) => `${n.unit(unit)} goes: ${n.area(to)}.`,
    unitHearts: ({ unit, change, hearts: left }, n) =>
      `${n.unit(unit)} ${change > 0 ? `recovers ${hearts(change)}` : `loses ${hearts(-change)}`}; ${left} left.`,
    bossRow: ({ boss, row }, n) =>
      `${n.unit(boss)}: ${n.said(`boss ${boss}`, `table.${row}.t`)}. ${n.said(`boss ${boss}`, `table.${row}.text`)}`,
    chest: (_event, n) => n.said('chest', 'text'),
    won: ({ fate }) => `The chapter is won with ${tokens(fate)} face up.`,
    lostChapter: () => 'The last fate token is turned down: the chapter is lost.',
  },
  table: {
    chapter: (roman, title) => `Chapter ${roman}: ${title}`,
    fate: (up) => `Fate tokens face up: ${up}`,
    heroes: 'Heroes',
    book: 'The book',
    goal: 'Goal',
    rules: 'Rules in force',
    passwords: 'Passwords',
    none: 'none',
    hero: ({ name, area, hearts: h, max, sparks: s, left, out, done, things }) =>
      [
        `${name}: ${area}`,
        out ? 'unconscious' : `hearts ${h} of ${max}`,
        sparks(s),
        ...(left > 0 ? [`${actions(left)} left`] : done ? ['has had the turn'] : []),
        ...(things ? [things] : []),
      ].join('; '),
    area: ({ name, sparks: s, standing, stunned, vortex, others, ways }) =>
      [
        name,
        ...(vortex ? ['dark vortex'] : []),
        ...(s ? [sparks(s)] : []),
        ...(standing ? [wyrms(standing)] : []),
        ...(stunned ? [`${wyrms(stunned)} stunned`] : []),
        ...(others ? [others] : []),
        `ways: ${ways || 'none'}`,
      ].join('; '),
    counter: (name, value) => `${name}: ${value}`,
    pool: (w, s) => `Beside the book: ${wyrms(w)}, ${sparks(s)}`,
  },
  progress: (roman, phase) => `Chapter ${roman} · ${phase}`,
  sparks,
  refusal: {
    sparks: (needed, has) => `It costs ${sparks(needed)}, and this hero has ${has || 'none'}.`,
    hearts: (needed, has) => `It costs ${hearts(needed)}, and this hero has ${has} and must keep the last.`,
    item: 'This hero does not have the item that it costs.',
  },
  part: 'face-up fate tokens',
  compared: {
    fate: { aim: 'fate tokens', difference: (by) => moreOrLess('en', by, { one: 'fate token', other: 'fate tokens' }) },
    hearts: { aim: 'hearts', difference: (by) => moreOrLess('en', by, { one: 'heart', other: 'hearts' }) },
    sparks: { aim: 'sparks', difference: (by) => moreOrLess('en', by, { one: 'spark', other: 'sparks' }) },
    wyrms: { aim: 'the wyrms', difference: (by) => moreOrLess('en', -by, { one: 'wyrm', other: 'wyrms' }) },
    awake: {
      aim: 'heroes who may fall',
      difference: (by) => moreOrLess('en', by, { one: 'conscious hero', other: 'conscious heroes' }),
    },
  },
  options: {
    difficulty: 'Difficulty',
    ties: 'Ties of the enemy phase',
    tiesHelp: 'Who is attacked, which way wyrms go and in which order. The usual way spares the weakest.',
    tale: 'Campaign',
  },
  outcome: {
    won: (fate) => `You won the chapter together, with ${tokens(fate)} face up.`,
    lost: 'The last fate token was turned down: the chapter is lost. Try again!',
    unread: 'The story goes on.',
  },
}
