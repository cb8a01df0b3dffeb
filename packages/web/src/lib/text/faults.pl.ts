import type { RecordFault } from '@grimuar/kernel'

/** What is wrong with a record; the facts are the kernel's. */
export type RecordFaults = { readonly [F in RecordFault]: (...facts: readonly (string | number)[]) => string }

export const pl: RecordFaults = {
  'line-too-long': (most) => `wiersz ma najwyżej ${most} znaków`,
  title: () => 'zapis zaczyna się wierszem „grimuar record 1”',
  game: () => 'powinno tu być „game” i nazwa gry',
  version: () => 'powinno tu być „version” i liczba',
  seats: (most) => `powinno tu być „seats” i liczba od 1 do ${most}`,
  options: () => 'powinno tu być „options” i ustawienia w JSON',
  names: (n) => `powinno tu być „names” i lista imion w JSON, tylu, ilu jest graczy: ${n}`,
  luck: () => 'powinno tu być „luck fair” i 64 cyfry szesnastkowe albo „luck quick” i liczba',
  position: () => 'stół, od którego zaczyna się ten zapis, nie jest stołem tej gry',
  moves: () => 'powinien tu być wiersz „moves”',
  'too-many-moves': (most) => `ruchów może być najwyżej ${most}`,
  'seat-out-of-range': (last) => `powinien tu być numer miejsca od 0 do ${last}, a po nim ruch`,
  undo: (n) => `tyle nie da się cofnąć; ruchów do tego miejsca: ${n}`,
  withdraw: () => 'nie ma tu odpowiedzi, którą można wycofać',
  json: () => 'ruch musi być zapisany w JSON',
  'other-game': (game) => `to zapis innej gry: „${game}”`,
  'other-version': (theirs, ours) => `to zapis według zasad w wersji ${theirs}, a tu jest wersja ${ours}`,
  players: (n) => `w tę grę nie gra się przy tylu graczach: ${n}`,
  setting: () => 'takich ustawień partii nie ma',
  move: (n, clause) => `ruch ${n} jest niedozwolony${clause ? ` (${clause})` : ''}`,
}
