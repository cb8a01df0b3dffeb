export const pl = {
  glance: 'Gra w skrócie',
  terms: 'Słowniczek',
  clauses: 'Wszystkie zasady',
  showExample: 'Zobacz na stole',
  hideExample: 'Ukryj przykład',
  newTab: 'Zobacz na stole (w nowej karcie)',
  playExample: 'Zagraj od tego miejsca',
  noExample: 'Nie udało się wczytać przykładu.',
}

export type RulesText = typeof pl
