import { counted } from '@grimuar/contract'

/** Ruch i szansa na wygraną po nim, w procentach. */
export interface MoveChance {
  readonly move: string
  readonly percent: number
}

/** Słowa podpowiedzi i analizy. */
export const pl = {
  hint: {
    title: 'Podpowiedź',
    more: 'Pokaż ruchy',
    close: 'Schowaj podpowiedź',
    thinking: 'Szukam dobrych ruchów…',
    clear: 'Jeden ruch jest wyraźnie lepszy od innych.',
    even: (n: number): string =>
      n === 2 ? 'Dwa ruchy są mniej więcej równie dobre.' : 'Trzy ruchy są mniej więcej równie dobre.',
    about: (aim: string) => `Pomyśl o ${aim}.`,
    thumb: 'Tu komputer nie liczy szans, tylko gra według prostych zasad.',
    chance: (percent: number, error: number) => `szansa na wygraną ${percent} % ± ${error}`,
    equal: 'równie dobry',
    reason: (differences: string, round: boolean) =>
      `Po ${round ? 'tej rundzie' : 'twojej turze'} ${differences} niż po innych ruchach.`,
    failed: 'Podpowiedź się nie udała.',
  },
  thoughts: {
    title: 'Co rozważa komputer',
    tries: (n: number) => counted('pl', n, { one: 'próba', few: 'próby', many: 'prób', other: 'próby' }),
    chance: (percent: number, error: number) => `${percent} % ± ${error}`,
    chanceTold: (percent: number, error: number) => `szansa na wygraną ${percent} % ± ${error}`,
    share: (percent: number) => `${percent} % prób`,
  },
  analysis: {
    title: 'Analiza',
    offer: 'Analizuj partię',
    offerText: 'Komputer policzy szanse na wygraną na początku każdej tury i sprawdzi każdą ważną decyzję.',
    working: (percent: number) => `Analizuję… ${percent} %`,
    cancel: 'Przerwij',
    failed: 'Analiza się nie udała.',
    graph: 'Szanse na wygraną na początku tur',
    graphOf: (name: string, percents: string) => `${name}: ${percents}`,
    whose: 'Czyja partia',
    points: 'Punkty zwrotne',
    none: 'Żadna chwila nie zmieniła szans wyraźnie.',
    kinds: { luck: 'los', decision: 'decyzja' },
    better: (played: MoveChance, better: MoveChance, then: string) =>
      `${played.move} (szansa ${played.percent} %). Lepiej: ${better.move} (szansa ${better.percent} %).${then && ` Potem: ${then}.`}`,
    show: 'Pokaż na stole',
    playBetter: 'Rozegraj to lepiej i graj dalej',
    apart: 'Los i decyzje osobno',
    start: 'początek',
    luck: 'los',
    own: 'decyzje',
    rivals: 'gra rywali',
    end: 'koniec',
    luckNote: 'Los to wszystko, czego nikt nie wybrał: losowania i niedokładność obliczeń.',
    decisions: (good: number, weaker: number, mistakes: number) =>
      `Ważne decyzje: dobre ${good}, słabsze ${weaker}, błędy ${mistakes}.`,
  },
}

export type AdviceText = typeof pl
