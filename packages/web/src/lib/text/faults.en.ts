import type { RecordFaults } from './faults.pl.ts'

export const en: RecordFaults = {
  'line-too-long': (most) => `a line has at most ${most} characters`,
  title: () => 'a record begins with the line “grimuar record 1”',
  game: () => 'here should be “game” and the name of a game',
  version: () => 'here should be “version” and a number',
  seats: (most) => `here should be “seats” and a number from 1 to ${most}`,
  options: () => 'here should be “options” and the options in JSON',
  names: (n) => `here should be “names” and a list of names in JSON, as many as there are players: ${n}`,
  luck: () => 'here should be “luck fair” and 64 hexadecimal digits, or “luck quick” and a number',
  position: () => 'the table this record begins from is not one of this game',
  moves: () => 'here should be the line “moves”',
  'too-many-moves': (most) => `there are at most ${most} moves`,
  'seat-out-of-range': (last) => `here should be a seat from 0 to ${last}, and then a move`,
  undo: (n) => `cannot undo that many; moves up to here: ${n}`,
  withdraw: () => 'there is no answer to withdraw here',
  json: () => 'a move has to be written in JSON',
  'other-game': (game) => `this is a record of another game: “${game}”`,
  'other-version': (theirs, ours) => `this record follows version ${theirs} of the rules, and here is version ${ours}`,
  players: (n) => `this game is not for so many players: ${n}`,
  setting: () => 'there are no such options',
  move: (n, clause) => `move ${n} is not legal${clause ? ` (${clause})` : ''}`,
}
