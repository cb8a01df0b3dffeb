export { sorted } from './bag.ts'
export { at, type By, by, copyBy, nothingAt } from './by.ts'
export { Dealer, type GameEvent } from './dealer.ts'
export { type Dice, quickDice, stream } from './dice.ts'
export { commitment, drawLots, fairDice, isSeed, mixSeed } from './fair.ts'
export { countForm, fillings, sampleForm } from './filling.ts'
export {
  type Answers,
  type Form,
  type FormFault,
  type FormGroup,
  formFault,
  isForm,
  listed,
} from './form.ts'
export {
  type AnyTypes,
  type AskRule,
  type Asks,
  type CommonView,
  commonView,
  type Game,
  type GameTypes,
  imagineCommon,
  isWeighty,
  type MoveOf,
  type OpenQuestion,
  type Ops,
  openQuestion,
  type QuestionOf,
  type RuleRef,
  seesSame,
  viewBetween,
  type WindowRule,
  waitingFor,
} from './game.ts'
export {
  type Beginning,
  type Heard,
  heardBy,
  isQuiet,
  Match,
  type Step,
  tellRefusal,
  type UndoReach,
} from './match.ts'
export {
  beginningsOf,
  begunElsewhere,
  type CarryChoice,
  type Choice,
  carriedOptions,
  defaults,
  matters,
  type Options,
  publicOptions,
  readOptions,
  type Schema,
  type StoryPlace,
} from './options.ts'
export {
  answersOf,
  apply,
  botsToAnswer,
  canOnlyPass,
  legal,
  play,
  type Refusal,
  refusal,
  start,
  startFrom,
  withdraw,
} from './play.ts'
export {
  type LogEntry,
  type Luck,
  type MatchRecord,
  type RecordFault,
  type RecordProblem,
  readRecord,
  recordLines,
  writeRecord,
} from './record.ts'
export {
  countWinners,
  hasWon,
  placeOf,
  type Ranked,
  type Result,
  rank,
  readResult,
  type Score,
  type Shared,
  winnersOf,
} from './result.ts'
export { same } from './same.ts'
export { abandonScope, beginScope, INTERRUPT } from './scope.ts'
export { orderNow, STANDING_ORDERS, type StandingOrder, standingAnswer } from './standing.ts'
export {
  type Ask,
  ask,
  askAny,
  askEach,
  blankTable,
  copyCommon,
  type Frame,
  isAnswered,
  type Json,
  type KernelFrame,
  next,
  type Question,
  returnTo,
  type Seat,
  type Table,
} from './table.ts'
export {
  happened,
  unwatch,
  type Watchers,
  type Watching,
  watch,
  watchersFor,
} from './watch.ts'
export { change, openWindow, pendingOf } from './window.ts'
