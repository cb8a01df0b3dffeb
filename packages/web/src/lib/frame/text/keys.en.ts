import type { KeysText } from './keys.pl.ts'

export const en: KeysText = {
  list: [
    ['1 – 9', 'select the move of that number in the list; Enter plays it'],
    ['M', 'list of moves'],
    ['↑ ↓', 'through the moves and the log'],
    ['Enter, Space', 'choose'],
    ['Space', 'while others move: straight to my turn'],
    ['T', 'description of the table'],
    ['C', 'text console: type commands, hear answers'],
    ['L', 'the log'],
    ['F', 'on a line of the log: show the next thing that it names'],
    ['U', 'undo'],
    ['H', 'hint: first a direction, then moves'],
    ['R', 'replay: open or close'],
    ['← → Home End', 'in a replay: back, forward, beginning, end'],
    ['Shift + ← →', 'in a replay: by whole turns'],
    ['P', 'in a replay: play or pause'],
    ['N', 'notes'],
    ['+ − 0', 'on the table: closer, farther, all of it'],
    ['Shift + 1–4', 'all that this player has'],
    ['Esc', 'close a window or panel'],
    ['?', 'this list'],
  ],
}
