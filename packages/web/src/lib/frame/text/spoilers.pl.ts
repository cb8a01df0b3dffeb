/** Słowa przeglądania bez zdradzania dalszych ruchów. */
export const pl = {
  hide: 'Oglądaj bez zdradzania dalszych ruchów',
  show: 'Pokaż znów dalsze ruchy',
  at: (n: number) => (n === 0 ? 'Początek' : `Ruch ${n}`),
}

export type SpoilersText = typeof pl
