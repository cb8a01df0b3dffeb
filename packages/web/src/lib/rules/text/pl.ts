export const pl = {
  glance: 'Gra w skrócie',
  terms: 'Słowniczek',
  clauses: 'Wszystkie zasady',
  showExample: 'Zobacz na stole',
  hideExample: 'Ukryj przykład',
  newTab: 'Zobacz na stole (w nowej karcie)',
  playExample: 'Zagraj od tego miejsca',
  noExample: 'Nie udało się wczytać przykładu.',
  pressThing: 'Dotknij czegoś na stole, a zasady otworzą się w tym miejscu.',
  nothingAbout: 'Żadna zasada nie mówi o tym osobno.',
  behind: 'Zasady tego ruchu:',
  open: (clause: string) => `Otwórz zasady: ${clause}`,
}

export type RulesText = typeof pl
