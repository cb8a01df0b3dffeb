export { Dealer, type GameEvent, type Listener } from './dealer.ts'
export { type Dice, quickDice, stream } from './dice.ts'
export { commitment, drawLots, fairDice, hexOf, isSeed, mixSeed } from './fair.ts'
export {
  type AskRule,
  type Asks,
  commonView,
  type Game,
  type OpenQuestion,
  type Ops,
  openQuestion,
  type RuleRef,
  type WindowRule,
} from './game.ts'
export { type Beginning, diceFor, type Heard, heardBy, Match, type Step, tellRefusal, type UndoReach } from './match.ts'
export { type Choice, defaults, type Options, type OptionsCheck, readOptions, type Schema } from './options.ts'
export { apply, legal, type MoveOf, play, type Refusal, refusal, start, type TableOf } from './play.ts'
export {
  type LogEntry,
  type Luck,
  type MatchRecord,
  type RecordFault,
  type RecordProblem,
  type RecordRead,
  readRecord,
  writeRecord,
} from './record.ts'
export { type Result, rank, type Score } from './result.ts'
export { same } from './same.ts'
export {
  type Ask,
  ask,
  askAny,
  askEach,
  blankTable,
  type Frame,
  isAnswered,
  type Json,
  type KernelFrame,
  type Manner,
  next,
  type Question,
  type Seat,
  type Table,
} from './table.ts'
export { cancelDeed, deedInDoubt, openWindow, replaceDeed } from './window.ts'
