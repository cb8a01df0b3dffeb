import { counted } from '@grimuar/contract'
import type { PlayText } from './shape.ts'

const range = (min: number, max: number) => (min === max ? `${min}` : `${min} to ${max}`)
const moves = (n: number) => counted('en', n, { one: 'move', other: 'moves' })

export const en: PlayText = {
  player: 'Player',
  bot: (n) => (n ? `Bot ${n}` : 'Bot'),
  welcome: (title, name) => `${title}. You play as ${name}. Type a number to choose, "help" for more.`,
  continued: (file, steps) => `Going on from ${file}, after ${moves(steps)}.`,
  commitment: (hash) => `The draws are set: SHA-256 of their seed is ${hash}`,
  seed: (seed) => `The seed of the draws was ${seed}`,
  choose: 'Your choice',
  notANumber: (text) => `"${text}" is neither a number of the list nor a command; "help" lists them`,
  outOfRange: (count) => (count === 1 ? 'There is one move: 1' : `There are moves 1 to ${count}`),
  notLegal: 'That is not a move here',
  brokenMove: 'A move written by hand must be JSON',
  fillIn: {
    row: (min, max) => `${range(min, max)} numbers in the order you want, such as "3 1"${min === 0 ? '; "-" for none' : ''}`,
    set: (min, max) => `${range(min, max)} numbers, such as "1 3"${min === 0 ? '; "-" for none' : ''}`,
    shares: (min, max) => `a number for each, ${range(min, max)} in all, such as "2 0 1"`,
  },
  atMost: (max, of) => `of ${of.join(', ')} together at most ${max}`,
  formFault(fault) {
    switch (fault.fault) {
      case 'too-few':
        return `That is too little: at least ${fault.min}`
      case 'too-many':
        return `That is too much: at most ${fault.max}`
      case 'twice':
        return 'Each can be chosen once'
      default:
        return 'That is not on the list'
    }
  },
  undone: (left) => (left ? `Undone. You can undo ${moves(left)} more.` : 'Undone.'),
  undoStops: {
    start: 'There is nothing to undo',
    final: 'What was read stays read: this cannot be undone',
    chance: 'Chance has decided since: you cannot undo that',
    reveal: 'Something hidden was shown: you cannot undo that',
    other: 'Another player has decided since: you cannot undo that',
  },
  orders: {
    idle: 'From now on you are asked where you can do more than decline.',
    never: 'From now on interrupts are declined for you, until you are asked something else.',
    always: 'From now on you are asked every time.',
  },
  whichOrder: (words) => `Which order? ${words.join(', ')}`,
  orderWords: { idle: 'usual', never: 'never', always: 'always' },
  noClause: (id) => `There is no clause ${id}`,
  whichClause: (from, to) => `Which clause? They go from ${from} to ${to}`,
  saveWhere: 'Save where? save FILE',
  saved: (file) => `Saved to ${file}`,
  exists: (file) => `${file} exists already; choose another name`,
  cannotSave: (file, why) => `Cannot write ${file} (${why}). The game goes on.`,
  hereInstead: 'The record, since it could not be written to its file:',
  unfinished: 'The game is not finished.',
  unsaved: 'It was not saved ("save FILE" or --record FILE would).',
  nothingSeen: (name) => `${name} decides`,
  opening: 'Set up',
  after: (n, all) => `After move ${n} of ${all}`,
  total: 'Total',
  commands: {
    undo: ['undo'],
    orders: ['interrupts'],
    rules: ['rules', 'rule'],
    moves: ['moves'],
    table: ['table'],
    save: ['save'],
    quit: ['quit', 'exit'],
    help: ['help', '?'],
  },
  help: (clause) => [
    'a number     that move of the list',
    'moves        the list again',
    'table        the whole table',
    'undo         undoes your last move, as far as the rules of undo allow',
    'interrupts   followed by usual, never or always: when you are asked whether you interrupt',
    `rules ${clause} what a clause says`,
    'save FILE    writes the record of the game',
    'quit         leaves',
  ],
}
