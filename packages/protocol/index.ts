// The light door: types and the client. The schemas behind the types are at ./messages, ./nouns and ./api.
export type {
  ComeIn,
  Commitment,
  Hosting,
  Keep,
  Me,
  NewSeat,
  NewTable,
  Profile,
  PushKey,
  Refused,
  Rematch,
  Rename,
  Report,
  Reveal,
  SetSeat,
  Settings,
  Start,
  Subscription,
  Tables,
  TakeSeat,
  Unsubscription,
} from './api.ts'
export {
  Connection,
  type ConnectionSettings,
  newLuck,
  type Outcome,
  type Watched,
  type WatchSettings,
  type Wire,
} from './connection.ts'
export { type Shown, type Unfair, unfair } from './fairness.ts'
export type { Code, Wish, Word } from './messages.ts'
export type { ChatLine, Deed, Moment, News, Pace, Person, SeatCard, Sight, TableCard } from './nouns.ts'
export { diff, type Patch, patch } from './patch.ts'
export { PROTOCOL } from './version.ts'
