import { counted, moreOrLess } from '@grimuar/contract'
import { board } from './board.pl.ts'
import type { WonderText } from './shape.ts'

/** Biernik: „zdobywa 1 iskrę”; dopełniacz liczby mnogiej jak zwykle. */
const iskre = (n: number) => counted('pl', n, { one: 'iskrę', few: 'iskry', many: 'iskier', other: 'iskry' })
const iskry = (n: number) => counted('pl', n, { one: 'iskra', few: 'iskry', many: 'iskier', other: 'iskry' })
const serca = (n: number) => counted('pl', n, { one: 'serce', few: 'serca', many: 'serc', other: 'serca' })
const zetony = (n: number) =>
  counted('pl', n, {
    one: 'żeton przeznaczenia',
    few: 'żetony przeznaczenia',
    many: 'żetonów przeznaczenia',
    other: 'żetonu przeznaczenia',
  })
const zebacze = (n: number) => counted('pl', n, { one: 'zębacz', few: 'zębacze', many: 'zębaczy', other: 'zębacza' })
const oszolomione = (n: number) =>
  counted('pl', n, {
    one: 'oszołomiony zębacz',
    few: 'oszołomione zębacze',
    many: 'oszołomionych zębaczy',
    other: 'oszołomionego zębacza',
  })
const koszt = (n: number) => (n > 0 ? ` (${iskry(n)})` : '')
const zPowodu = (source: string) => (source ? ` (${source})` : '')
const kosci = (list: readonly boolean[]) => list.map((success) => (success ? '★' : '·')).join(' ')

export const pl: WonderText = {
  board,
  journal: async () => (await import('./journal.pl.ts')).journal,
  chapter: (roman) => `Rozdział ${roman}`,
  levels: { easy: 'łatwy', normal: 'zwykły', hard: 'trudny' },
  lang: 'pl',
  card: 'Karta',
  nowhere: 'obok księgi',
  difficulties: {
    easy: 'łatwy: 6 żetonów przeznaczenia',
    normal: 'zwykły: 5 żetonów przeznaczenia',
    hard: 'trudny: 4 żetony przeznaczenia',
  },
  ties: { ask: 'decydujecie sami', usual: 'zwykły sposób' },
  phases: { story: () => 'opowieść', players: (round) => `runda ${round}`, enemies: () => 'faza wrogów' },
  ask: {
    option: (title) => `${title}: co robicie?`,
    act: (hero, left) => `Co robi ${hero}? Pozostałe akcje: ${left}.`,
    extra: (hero) => `${hero} wykonuje dodatkową akcję.`,
    pick: {
      hero: () => 'Którą postać prowadzisz?',
      skill: (hero) => `Jaką umiejętność zdobywa ${hero}? Później nie można jej zmienić.`,
      artefact: (hero) => `Jaki artefakt bierze ${hero}?`,
      place: (hero) => `Gdzie zaczyna ${hero}?`,
      turn: () => 'Czyja tura będzie następna?',
      gain: (_hero, source) => `Kto to dostaje?${zPowodu(source)}`,
      harm: (_hero, source) => `Kto otrzymuje obrażenia?${zPowodu(source)}`,
      item: () => 'Kto bierze przedmiot?',
      aura: () => 'Kto bierze mroczną aurę?',
      tester: () => 'Kto rzuca kośćmi?',
      payer: () => 'Kto płaci iskrę?',
      choose: (_hero, source) => `Wybierz jedno.${zPowodu(source)}`,
      reroll: (hero) => `Czy ${hero} przerzuca porażki?`,
      attack: (hero) => `Kogo trafia ${hero}?`,
      hit: (hero) => (hero ? `Kogo trafia ${hero}?` : 'Który wróg obrywa?'),
      hitArea: () => 'Na którym obszarze?',
      push: (hero) => `Którego zębacza przesuwa ${hero}?`,
      pushTo: () => 'Dokąd?',
      remove: () => 'Który zębacz znika z planszy?',
      mover: () => 'Kto się przesuwa?',
      step: (hero) => `Dokąd idzie ${hero}?`,
      jump: (hero) => `Dokąd skacze ${hero}?`,
      swap: (hero) => `Z kim zamienia się miejscami ${hero}?`,
      extra: () => 'Kto wykonuje dodatkową akcję?',
      give: () => 'Komu?',
      consent: (hero) => `Czy ${hero} może to wziąć?`,
      drop: (hero) => `Który skrawek traci ${hero}?`,
      order: () => 'Który zębacz działa teraz?',
      prey: () => 'Kogo atakuje zębacz?',
      path: (_hero, source) => `Którędy?${zPowodu(source.startsWith('wyrm') ? '' : source)}`,
      wind: () => 'Drugi oddech: kto zostaje na nogach z 1 sercem?',
    },
  },
  wait: { joint: (names) => `Zdecydować może każdy: ${names}.`, one: (names) => `Czekamy: ${names}.` },
  act: {
    move: ({ to, with: along = [] }, n) =>
      `Ruch: ${n.area(to)}${along.length ? ` (idzie też ${along.map(n.unit).join(' i ')})` : ''}`,
    collect: () => 'Zbierz iskrę',
    attack: () => 'Atak',
    skill: ({ id }, n, price) => `Umiejętność: ${n.skill(id)}${koszt(price)}`,
    interact: ({ card }, n, price) => `Oddziaływanie: ${n.card(card)}${koszt(price)}`,
    give: ({ what }, n) => `Daj: ${n.thing(what)}`,
    take: ({ what }, n) => `Weź: ${n.thing(what)}`,
    special: ({ source, id }, n, price) => `${n.source(source)}: ${n.action(source, id)}${koszt(price)}`,
    scrap: ({ id }, n) => `Użyj skrawka: ${n.scrap(id)}`,
    pass: () => 'Zakończ turę',
  },
  pick: {
    none: {
      reroll: 'Zostaw wynik',
      step: 'Zostań tutaj',
      jump: 'Zostań tutaj',
      push: 'Nie przesuwaj więcej',
      consent: 'Nie',
      gain: 'Nikt',
      wind: 'Nikt; zachowajcie to na później',
    },
    stop: 'To wszystko',
    usual: 'To i resztę zwykłym sposobem',
    heart: 'Przerzuć wszystkie porażki',
    agree: 'Tak',
    hero: (name, n) => `${name} (${serca(n)})`,
    wyrm: (area, stunned) => `${stunned ? 'oszołomiony zębacz' : 'zębacz'}: ${area}`,
    unit: (name, n) => `${name} (${serca(n)})`,
  },
  event: {
    page: ({ page }, n) => `${page.side === 'front' ? 'Czytamy' : 'Czytamy dalej'}: „${n.card(page.card)}”.`,
    hero: ({ hero }, n) => `Do gry wchodzi ${n.hero(hero)}.`,
    skill: ({ hero, skill }, n) => `${n.hero(hero)} zdobywa umiejętność: ${n.skill(skill)}.`,
    artefact: ({ hero, artefact }, n) => `${n.hero(hero)} bierze artefakt: ${n.artefact(artefact)}.`,
    phase: ({ phase, round }) => (phase === 'players' ? `Runda ${round}: faza graczy.` : 'Faza wrogów.'),
    turn: ({ hero }, n) => `Zaczyna się tura: ${n.hero(hero)}.`,
    turnEnd: ({ hero }, n) => `${n.hero(hero)} kończy turę.`,
    moved: ({ hero, to, with: along }, n) =>
      `${n.hero(hero)}${along.length ? ` i ${along.map(n.unit).join(', ')}` : ''}: ${n.area(to)}.`,
    swapped: ({ hero, other }, n) => `Zamiana miejsc: ${n.hero(hero)} i ${n.hero(other)}.`,
    collected: ({ hero, sparks }, n) => `${n.hero(hero)} zbiera ${iskre(sparks)}.`,
    paid: ({ hero, sparks }, n) => `${n.hero(hero)} zużywa ${iskre(sparks)}.`,
    usedSkill: ({ hero, skill }, n) => `${n.hero(hero)} używa umiejętności: ${n.skill(skill)}.`,
    usedAction: ({ hero, source, action }, n) => `${n.hero(hero)}: ${n.action(source, action)}.`,
    usedScrap: ({ hero, scrap }, n) => `${n.hero(hero)} używa skrawka: ${n.scrap(scrap)}.`,
    attacked: ({ hero }, n) => `${n.hero(hero)} atakuje.`,
    rolled: ({ hero, dice, again }, n) => `${again ? 'Przerzut' : 'Rzut'} (${hero ? n.hero(hero) : 'wróg'}): ${kosci(dice)}.`,
    gained: ({ hero, hearts, sparks }, n) =>
      `${n.hero(hero)} ${[...(hearts ? [`odzyskuje ${serca(hearts)}`] : []), ...(sparks ? [`zdobywa ${iskre(sparks)}`] : [])].join(' i ')}.`,
    scrap: ({ hero, scrap }, n) => `${n.hero(hero)} dobiera skrawek: ${n.scrap(scrap)}.`,
    lost: ({ hero, sparks, scraps }, n) =>
      `${n.hero(hero)} traci: ${[...(sparks ? [iskre(sparks)] : []), ...scraps.map(n.scrap)].join(', ')}.`,
    item: ({ hero, card }, n) => `${n.hero(hero)} bierze przedmiot: ${n.card(card)}.`,
    dropped: ({ hero, card }, n) => `${n.hero(hero)} odrzuca przedmiot: ${n.card(card)}.`,
    gave: ({ from, to, what }, n) => `${n.hero(from)} przekazuje: ${n.thing(what)} (dostaje ${n.hero(to)}).`,
    kept: ({ hero, what }, n) => `${n.hero(hero)} nie oddaje: ${n.thing(what)}.`,
    hurt: ({ hero, n: lost, guarded }, n) =>
      lost > 0 ? `${n.hero(hero)} traci ${serca(lost)}.` : `${n.hero(hero)} ignoruje obrażenia (${guarded}).`,
    fell: ({ hero }, n) => `${n.hero(hero)} traci przytomność.`,
    wind: ({ hero }, n) => `Drugi oddech: ${n.hero(hero)} zostaje z 1 sercem.`,
    woke: ({ hero }, n) => `${n.hero(hero)} wstaje i odzyskuje wszystkie serca.`,
    fate: ({ n: turned, up }) =>
      `${turned > 0 ? 'Odkryte' : 'Zakryte'}: ${zetony(Math.abs(turned))}. Odkrytych jest teraz ${up}.`,
    password: ({ word, written }, n) =>
      written ? `Zapisane hasło: ${n.password(word)}.` : `Wymazane hasło: ${n.password(word)}.`,
    spring: ({ area }, n) => `W źródle pojawia się iskra: ${n.area(area)}.`,
    sparks: ({ area, n: many }, n) => `${iskry(many)}: ${n.area(area)}.`,
    unfolded: () => 'Księga się rozkłada.',
    folded: () => 'Część księgi się składa.',
    closed: ({ area }, n) => `Zamknięty obszar: ${n.area(area)}.`,
    opened: ({ area }, n) => `Znów otwarty obszar: ${n.area(area)}.`,
    edge: ({ a, b, edge }, n) => `${n.area(a)} – ${n.area(b)}: ${edge === 'solid' ? 'nie ma już przejścia' : 'jest przejście'}.`,
    vortices: ({ areas }, n) => (areas.length ? `Mroczny wir: ${areas.map(n.area).join(', ')}.` : 'Nie ma mrocznego wiru.'),
    placed: ({ card }, n) => `W grze: ${n.card(card)}.`,
    rule: ({ card, on }, n) => (on ? `Obowiązuje: ${n.card(card)}.` : `Już nie obowiązuje: ${n.card(card)}.`),
    counter: ({ value }) => `Licznik: ${value}.`,
    token: ({ area }, n) => `Żeton przesuwa się: ${n.area(area)}.`,
    aura: ({ aura, hero }, n) =>
      aura === null ? 'Mroczna aura znika.' : `Mroczna aura: ${'area' in aura ? n.area(aura.area) : n.hero(hero)}.`,
    wyrmCard: ({ card }, n) => `Karta zębacza: ${n.wyrmCard(card)}.`,
    spawned: ({ area }, n) => `Pojawia się zębacz: ${n.area(area)}.`,
    wyrmMoved: ({ from, to, pushed }, n) =>
      `Zębacz ${pushed ? 'zostaje przesunięty' : 'idzie'}: ${n.area(from)} → ${n.area(to)}.`,
    wyrmStood: () => 'Zębacz wstaje.',
    bite: ({ target }, n) => `Zębacz atakuje: ${n.hero(target) === target ? n.unit(target) : n.hero(target)}.`,
    damaged: ({ enemy, n: lost, outcome }, n) =>
      typeof enemy === 'string'
        ? `${n.unit(enemy)} traci ${serca(lost)}.`
        : outcome === 'stunned'
          ? 'Zębacz jest oszołomiony.'
          : 'Zębacz jest pokonany.',
    removed: ({ area }, n) => `Zębacz znika z planszy: ${n.area(area)}.`,
    blast: ({ area }, n) => `Wybuch: ${n.area(area)}.`,
    unit: ({ unit, area }, n) => `Pojawia się ${n.unit(unit)}: ${n.area(area)}.`,
    unitGone: ({ unit }, n) => `${n.unit(unit)} opuszcza planszę.`,
    unitMoved: ({ unit, to }, n) => `${n.unit(unit)} idzie: ${n.area(to)}.`,
    unitHearts: ({ unit, change, hearts }, n) =>
      `${n.unit(unit)} ${change > 0 ? `odzyskuje ${serca(change)}` : `traci ${serca(-change)}`}; ma teraz ${serca(hearts)}.`,
    bossRow: ({ boss, row }, n) =>
      `${n.unit(boss)}: ${n.said(`boss ${boss}`, `table.${row}.t`)}. ${n.said(`boss ${boss}`, `table.${row}.text`)}`,
    chest: (_event, n) => n.said('chest', 'text'),
    won: ({ fate }) => `Rozdział wygrany! Odkryte na koniec: ${zetony(fate)}.`,
    lostChapter: () => 'Ostatni żeton przeznaczenia zostaje zakryty: rozdział przegrany.',
  },
  table: {
    chapter: (roman, title) => `Rozdział ${roman}: ${title}`,
    fate: (up) => `Odkryte żetony przeznaczenia: ${up}`,
    heroes: 'Bohaterowie',
    book: 'Księga',
    goal: 'Cel',
    rules: 'Obowiązujące zasady',
    passwords: 'Hasła',
    none: 'brak',
    hero: ({ name, area, hearts, max, sparks, left, out, done, things }) =>
      [
        `${name}: ${area}`,
        out ? 'bez przytomności' : `serca: ${hearts} z ${max}`,
        iskry(sparks),
        ...(left > 0 ? [`pozostałe akcje: ${left}`] : done ? ['po swojej turze'] : []),
        ...(things ? [things] : []),
      ].join('; '),
    area: ({ name, sparks, standing, stunned, vortex, others, ways }) =>
      [
        name,
        ...(vortex ? ['mroczny wir'] : []),
        ...(sparks ? [iskry(sparks)] : []),
        ...(standing ? [zebacze(standing)] : []),
        ...(stunned ? [oszolomione(stunned)] : []),
        ...(others ? [others] : []),
        `przejścia: ${ways || 'brak'}`,
      ].join('; '),
    counter: (name, value) => `${name}: ${value}`,
    pool: (w, s) => `Obok księgi: ${zebacze(w)}, ${iskry(s)}`,
  },
  progress: (roman, phase) => `Rozdział ${roman} · ${phase}`,
  sparks: iskry,
  refusal: {
    sparks: (needed, has) => `To kosztuje ${iskre(needed)}, a ta postać ${has ? `ma ${has}` : 'nie ma żadnej'}.`,
    hearts: (needed, has) => `To kosztuje ${serca(needed)}, a ta postać ma ${has} i ostatniego nie może oddać.`,
    item: 'Ta postać nie ma przedmiotu, który to kosztuje.',
  },
  part: 'odkryte żetony przeznaczenia',
  compared: {
    fate: {
      aim: 'żetonach przeznaczenia',
      difference: (by) =>
        moreOrLess('pl', by, {
          one: 'żeton przeznaczenia',
          few: 'żetony przeznaczenia',
          many: 'żetonów przeznaczenia',
          other: 'żetonu przeznaczenia',
        }),
    },
    hearts: {
      aim: 'sercach',
      difference: (by) => moreOrLess('pl', by, { one: 'serce', few: 'serca', many: 'serc', other: 'serca' }),
    },
    sparks: {
      aim: 'iskrach',
      difference: (by) => moreOrLess('pl', by, { one: 'iskrę', few: 'iskry', many: 'iskier', other: 'iskry' }),
    },
    wyrms: {
      aim: 'zębaczach',
      difference: (by) => moreOrLess('pl', -by, { one: 'zębacza', few: 'zębacze', many: 'zębaczy', other: 'zębacza' }),
    },
    awake: {
      aim: 'postaciach, które mogą stracić przytomność',
      difference: (by) =>
        moreOrLess('pl', by, {
          one: 'przytomną postać',
          few: 'przytomne postacie',
          many: 'przytomnych postaci',
          other: 'przytomnej postaci',
        }),
    },
  },
  options: {
    difficulty: 'Poziom trudności',
    ties: 'Remisy w fazie wrogów',
    tiesHelp: 'Kogo atakują zębacze, którędy idą i w jakiej kolejności. Zwykły sposób oszczędza najsłabszych.',
    tale: 'Kampania',
  },
  outcome: {
    won: (fate) => `Rozdział wygrany razem! Odkryte na koniec: ${zetony(fate)}.`,
    lost: 'Ostatni żeton przeznaczenia został zakryty: rozdział przegrany. Spróbujcie jeszcze raz!',
    unread: 'Opowieść toczy się dalej.',
  },
}
