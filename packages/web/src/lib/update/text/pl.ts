export const pl = {
  title: 'Nowa wersja',
  ready: 'Jest nowa wersja Grimuaru. Rozpoczęte partie zostają tam, gdzie są.',
  now: 'Przejdź na nową',
  later: 'Później',
}

export type UpdateText = typeof pl
