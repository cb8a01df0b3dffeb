// The light entry point: types and the client. The schemas behind the types are in ./messages, ./nouns and ./api.
export type {
  AuditEntry,
  Blocks,
  CampaignList,
  CampaignView,
  ClaimSeat,
  Commitment,
  ErrorBody,
  Me,
  ModerationReport,
  NewGuest,
  NewPassword,
  NewRoom,
  NewSanction,
  NewSeat,
  Profile,
  ProfileChange,
  PushKey,
  Rematch,
  Report,
  Reveal,
  RoomLists,
  Sanction,
  ServerInfo,
  SetSeat,
  Settings,
  Start,
  Subscription,
  Unsubscription,
} from './api.ts'
export {
  type Command,
  Connection,
  type ConnectionSettings,
  newLuck,
  type Outcome,
  type SocketLike,
  type ViewStage,
  type Watched,
  type WatchSettings,
} from './connection.ts'
export { type ShownInPlay, type Unfair, unfair } from './fairness.ts'
export type { ClientMessage, Code, ServerMessage } from './messages.ts'
export type {
  ChatLine,
  HintRule,
  LogUpdate,
  MatchView,
  Moment,
  Pace,
  Person,
  Proposal,
  PublicLogEntry,
  RoomCard,
  SeatCard,
} from './nouns.ts'
export { diff, type Patch, patch } from './patch.ts'
export { PROTOCOL } from './version.ts'
