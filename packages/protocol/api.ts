import { type Static, Type } from 'typebox'
import { Avatar, ChatLine, HintRule, Id, JsonValue, Key, Level, Luck, Name, Pace, Person, RoomCard, Seat, Time } from './nouns.ts'

// The bodies of the HTTP API. Everything is JSON; an error is `{ code, … }` with a fitting status.

const strict = { additionalProperties: false } as const

export const ErrorBody = Type.Object(
  {
    code: Type.String({ description: 'reason, for programs' }),
    problem: Type.Optional(Type.String({ description: 'details, for people who write a client' })),
  },
  { description: 'the request was refused; nothing has changed' },
)
export type ErrorBody = Static<typeof ErrorBody>

export const SanctionKind = Type.Union(
  [
    Type.Literal('warning', { description: 'the person reads the reason once' }),
    Type.Literal('silence', { description: 'the person may not write in chats' }),
    Type.Literal('ban', { description: 'the person may not take part' }),
  ],
  { description: 'kind of a sanction' },
)

export const NewGuest = Type.Object({ name: Name, avatar: Avatar }, { ...strict, description: 'name and face of a new guest' })
export type NewGuest = Static<typeof NewGuest>
export const Me = Type.Object(
  {
    person: Type.Union([Person, Type.Null()], { description: 'null: nobody is signed in' }),
    login: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'login name; null: no password is set' })),
    email: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'confirmed mail address; null: none' })),
    moderator: Type.Optional(Type.Boolean({ description: 'true if the person may use the routes of moderators' })),
    sanctions: Type.Optional(
      Type.Array(Type.Object({ kind: SanctionKind, until: Type.Union([Time, Type.Null()]), reason: Type.String() }, strict), {
        description: 'sanctions that count now, and warnings that were not read',
      }),
    ),
  },
  strict,
)
export type Me = Static<typeof Me>
export const ServerInfo = Type.Object({ mail: Type.Boolean({ description: 'true if this server sends mail' }) }, strict)
export type ServerInfo = Static<typeof ServerInfo>
export const ProfileChange = Type.Object({ name: Type.Optional(Name), avatar: Type.Optional(Avatar) }, strict)
export type ProfileChange = Static<typeof ProfileChange>
export const NewPassword = Type.Object(
  {
    login: Type.String({ pattern: '^[A-Za-z0-9_.]{3,30}$' }),
    password: Type.String({ minLength: 8, maxLength: 128 }),
  },
  { ...strict, description: 'login name and password that turn a guest into an account' },
)
export type NewPassword = Static<typeof NewPassword>

/** A way to notify a person that it is their turn. */
export const Channel = Type.Union([Type.Literal('push'), Type.Literal('mail')])
export const Settings = Type.Object(
  {
    lang: Type.Optional(Type.Union([Type.Literal('pl'), Type.Literal('en')])),
    notices: Type.Optional(
      Type.Object(
        {
          usual: Type.Array(Channel, { maxItems: 2, description: 'channels for games that `games` does not name' }),
          games: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }), Type.Array(Channel, { maxItems: 2 }), {
            maxProperties: 50,
          }),
        },
        strict,
      ),
    ),
    rest: Type.Optional(
      Type.Union([Type.Integer(), Type.Null()], {
        description: 'end of the holiday; turn-by-turn clocks stand still until then; null: no holiday',
      }),
    ),
  },
  { ...strict, description: 'settings of a person' },
)
export type Settings = Static<typeof Settings>

export const Commitment = Type.Object(
  { commitment: Type.String({ pattern: '^[0-9a-f]{64}$', description: "SHA-256 of the server's part of the dice seed" }) },
  { ...strict, description: "commitment to use for the caller's next room or rematch" },
)
export type Commitment = Static<typeof Commitment>
const commitmentField = Type.Optional(
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'commitment from POST /api/commitments, so that the caller knows it before sending a dice number',
  }),
)

export const CampaignName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[^\\s\\p{C}]([^\\p{C}\\p{Zl}\\p{Zp}]*[^\\s\\p{C}])?$',
})
const CampaignSave = Type.Object(
  {
    id: Type.String(),
    parent: Type.Union([Type.String(), Type.Null()], { description: 'the save the chapter began from; null: the beginning' }),
    match: Type.String({ description: 'the match it came from' }),
    chapter: Type.Integer(),
    attempt: Type.Integer({ description: '1: won at the first try' }),
    settings: Type.Record(Type.String(), JsonValue, { description: 'difficulty and the like, as this chapter was played' }),
    players: Type.Array(Type.Object({ name: Type.String(), bot: Type.Boolean(), person: Type.Optional(Type.String()) }, strict), {
      description: 'by seat',
    }),
    time: Time,
    state: JsonValue,
  },
  { ...strict, description: 'a chapter that was won; `state` is what the next one begins with' },
)
const CampaignTree = Type.Object(
  {
    id: Id,
    game: Type.String(),
    story: Type.String(),
    name: Type.String(),
    created: Time,
    attempts: Type.Record(Type.String(), Type.Integer(), {
      description: 'how often the chapter after each save was begun; the empty name is the first chapter',
    }),
    saves: Type.Array(CampaignSave, { description: 'parents before children' }),
  },
  strict,
)
/** A campaign as the people it belongs to see it. */
export const CampaignView = Type.Object(
  {
    campaign: CampaignTree,
    people: Type.Array(Person, { description: 'the people it belongs to' }),
    elsewhere: Type.Array(Type.String(), { description: 'saves that were not played on this server' }),
    rooms: Type.Array(
      Type.Object(
        {
          id: Id,
          save: Type.Union([Type.String(), Type.Null()], { description: 'the save from which the chapter began' }),
          state: Type.Union([Type.Literal('open'), Type.Literal('running')]),
        },
        strict,
      ),
      { description: 'the rooms in which its chapters are played now' },
    ),
  },
  strict,
)
export type CampaignView = Static<typeof CampaignView>
export const CampaignList = Type.Object({ campaigns: Type.Array(CampaignView) }, strict)
export type CampaignList = Static<typeof CampaignList>
export const CampaignText = Type.Object(
  { file: Type.String({ maxLength: 4_000_000, description: 'the text of a campaign file' }) },
  { ...strict, description: 'a campaign from a file' },
)
export const CampaignChange = Type.Object({ name: CampaignName }, strict)
/** Why a campaign file was refused. */
export const CampaignFileError = Type.Object({
  code: Type.String(),
  problem: Type.Optional(Type.String()),
  fault: Type.Optional(Type.String({ description: 'what is wrong with the file, for programs' })),
  facts: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
})

export const NewSeat = Type.Union([
  Type.Object({ kind: Type.Literal('me'), luck: Luck }, strict),
  Type.Object({ kind: Type.Literal('free') }, strict),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, strict),
])
export type NewSeat = Static<typeof NewSeat>
export const NewRoom = Type.Object(
  {
    game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    options: Type.Optional(Type.Unknown()),
    seats: Type.Array(NewSeat, { minItems: 1, maxItems: 16 }),
    pace: Pace,
    listed: Type.Boolean(),
    lots: Type.Optional(Type.Boolean({ description: 'true: seats are drawn by lot when play begins; default: false' })),
    askEveryone: Type.Optional(
      Type.Boolean({
        description: 'true: interrupts are put to every player, whatever their standing orders are; default: false',
      }),
    ),
    hints: Type.Optional(HintRule), // default: 'bots'
    follows: Type.Optional(
      Type.Unsafe<string>({
        ...Id,
        description: 'room of a finished match of mine that this one continues; its options then come from that match',
      }),
    ),
    campaign: Type.Optional(
      Type.Union(
        [
          Type.Object(
            { id: Id, save: Type.Union([Id, Type.Null()], { description: 'null: from its beginning' }) },
            { ...strict, description: 'goes on with a campaign of mine from one of its saves' },
          ),
          Type.Object(
            { name: CampaignName, story: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' })) },
            { ...strict, description: 'begins a new campaign' },
          ),
        ],
        { description: 'the campaign of which the match is a chapter; what it begins with comes from the server' },
      ),
    ),
    agree: Type.Optional(
      Type.Boolean({
        description: 'true: weighty joint questions are decided once all players who are here agree; default: anyone decides',
      }),
    ),
    commitment: commitmentField,
    key: Type.Optional(
      Type.Unsafe<string>({
        ...Key,
        description: 'chosen by the client; a request sent again with the same key creates one room',
      }),
    ),
  },
  { ...strict, description: 'a new room; play begins when its last seat is taken' },
)
export type NewRoom = Static<typeof NewRoom>

export const ClaimSeat = Type.Object(
  { luck: Luck, seat: Type.Optional(Seat), code: Type.Optional(Type.String({ maxLength: 40 })) },
  strict,
)
export type ClaimSeat = Static<typeof ClaimSeat>
export const SetSeat = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('free'),
      keepOut: Type.Optional(
        Type.Boolean({ description: 'true: the person who has the seat cannot sit down in this room again' }),
      ),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, strict),
])
export type SetSeat = Static<typeof SetSeat>
export const Start = Type.Object({ fill: Level }, { ...strict, description: 'bot level for the free seats' })
export type Start = Static<typeof Start>
export const Rematch = Type.Object({ luck: Luck, commitment: commitmentField }, strict)
export type Rematch = Static<typeof Rematch>

export const RoomLists = Type.Object(
  {
    open: Type.Array(RoomCard),
    running: Type.Array(RoomCard),
    mine: Type.Array(RoomCard),
  },
  strict,
)
export type RoomLists = Static<typeof RoomLists>

/** Everything that is needed to check every draw of a finished match. */
export const Reveal = Type.Object(
  {
    commitment: Type.String({ description: 'SHA-256 of the secret; it was shown before play began' }),
    secret: Type.String({ description: "the server's part of the dice seed" }),
    numbers: Type.Array(Luck, { description: "the players' parts of the dice seed, in seat order" }),
    lots: Type.Union(
      [
        Type.Object(
          {
            places: Type.Array(Seat, { description: 'for each seat: the place its player had before the draw' }),
            numbers: Type.Array(Type.Union([Luck, Type.Null()]), {
              description: 'for each place: the dice number of its player; null: a bot',
            }),
          },
          strict,
        ),
        Type.Null(),
      ],
      { description: 'how the seats were drawn; null: they were not' },
    ),
    seed: Type.String({ description: 'dice seed: HMAC-SHA256(secret, numbers joined by commas)' }),
    record: Type.String({ description: 'the whole match as a text file that anyone can replay' }),
  },
  strict,
)
export type Reveal = Static<typeof Reveal>

export const PushKey = Type.Object({ key: Type.String() }, strict)
export type PushKey = Static<typeof PushKey>
export const Subscription = Type.Object(
  {
    endpoint: Type.String({ pattern: '^https://', maxLength: 1000 }),
    keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }, strict),
  },
  strict,
)
export type Subscription = Static<typeof Subscription>
export const Unsubscription = Type.Object({ endpoint: Type.String({ maxLength: 1000 }) }, strict)
export type Unsubscription = Static<typeof Unsubscription>

export const Report = Type.Object(
  {
    room: Id,
    person: Id,
    reason: Type.String({ minLength: 1, maxLength: 500 }),
    line: Type.Optional(Type.Integer({ description: 'id of the chat line that is reported' })),
    code: Type.Optional(Type.String({ maxLength: 40, description: 'the invitation code, needed for a room that is not listed' })),
  },
  strict,
)
export type Report = Static<typeof Report>

export const Profile = Type.Object({ person: Person, games: Type.Array(RoomCard) }, strict)
export type Profile = Static<typeof Profile>

// Moderation.

export const Sanction = Type.Object(
  {
    id: Type.Integer(),
    person: Id,
    kind: SanctionKind,
    at: Time,
    until: Type.Union([Time, Type.Null()], { description: 'null: without end' }),
    reason: Type.String({ description: 'the person reads it' }),
    by: Type.String(),
    lifted: Type.Union([Time, Type.Null()], { description: 'time at which it was lifted, or a warning was read' }),
  },
  strict,
)
export type Sanction = Static<typeof Sanction>
export const Sanctions = Type.Array(Sanction)
const Reason = Type.String({ minLength: 1, maxLength: 500 })
export const NewSanction = Type.Object(
  {
    kind: SanctionKind,
    hours: Type.Union([Type.Integer({ minimum: 1, maximum: 87_600 }), Type.Null()], { description: 'null: without end' }),
    reason: Reason,
  },
  strict,
)
export type NewSanction = Static<typeof NewSanction>
const Note = Type.Optional(Type.String({ maxLength: 500 }))
export const Lift = Type.Object({ kind: SanctionKind, note: Note }, strict)
export const HandleReport = Type.Object({ note: Note }, strict)
export const HideLine = Type.Object({ hidden: Type.Boolean() }, strict)
export const CloseRoom = Type.Object({ reason: Reason }, strict)

export const ModerationReport = Type.Object(
  {
    id: Type.Integer(),
    at: Time,
    room: Id,
    by: Person,
    about: Person,
    reason: Type.String(),
    quote: Type.String({ description: 'the reported chat line; empty: none was named' }),
    line: Type.Union([Type.Integer(), Type.Null()], { description: 'id of the reported chat line' }),
    context: Type.Array(ChatLine, { description: 'the lines around it, as they were when it was reported' }),
    handled: Type.Union([Time, Type.Null()], { description: 'null: nobody has handled it yet' }),
  },
  strict,
)
export type ModerationReport = Static<typeof ModerationReport>
export const Reports = Type.Array(ModerationReport)
export const AuditEntry = Type.Object(
  {
    id: Type.Integer(),
    at: Time,
    by: Person,
    action: Type.String({ description: 'hide, show, close, sanction, lift, handle, appoint or dismiss' }),
    about: Type.Union([Person, Type.Null()]),
    room: Type.Union([Id, Type.Null()]),
    note: Type.String(),
  },
  strict,
)
export type AuditEntry = Static<typeof AuditEntry>
export const Audit = Type.Array(AuditEntry)

export const Blocks = Type.Object({ people: Type.Array(Person) }, strict)
export type Blocks = Static<typeof Blocks>
export const SetBlock = Type.Object({ on: Type.Boolean() }, strict)
export const SetQuiet = Type.Object(
  { on: Type.Boolean() },
  { ...strict, description: 'true: spectators may not write in the chat' },
)
