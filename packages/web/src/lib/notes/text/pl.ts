/** Słowa notatek. */
export const pl = {
  title: 'Notatki',
  private: 'Widzisz je tylko ty. Zostają na tym urządzeniu razem z partią i nie trafiają na serwer.',
  none: 'Nie ma tu jeszcze żadnej notatki.',
  about: 'O czym',
  match: 'cała partia',
  players: 'Gracze',
  things: 'Karty i miejsca',
  text: 'Notatka',
  add: 'Dodaj notatkę',
  step: (step: number) => (step === 0 ? 'przed pierwszym ruchem' : `po ruchu ${step}`),
  show: (step: number) => (step === 0 ? 'Pokaż chwilę przed pierwszym ruchem' : `Pokaż chwilę po ruchu ${step}`),
  remove: (text: string) => `Usuń notatkę: ${text}`,
  failed: 'Przeglądarka nie pozwala zapisać notatki.',
  mine: (about: string, text: string) => `Notatka (${about}): ${text}`,
}

export type NotesText = typeof pl
