import { type Static, Type } from 'typebox'
import { Avatar, Id, Level, Luck, Name, Pace, Person, Seat, TableCard } from './nouns.ts'

// What is asked of the server over HTTP. Everything is JSON; a refusal is `{ code, … }` with a fitting status.

const strict = { additionalProperties: false } as const

export const Refused = Type.Object(
  {
    code: Type.String({ description: 'why not, in a word' }),
    problem: Type.Optional(Type.String({ description: 'more, for whoever writes a client' })),
  },
  { description: 'not done' },
)
export type Refused = Static<typeof Refused>

export const ComeIn = Type.Object({ name: Name, avatar: Avatar }, { ...strict, description: 'a guest comes in' })
export type ComeIn = Static<typeof ComeIn>
export const Me = Type.Object(
  {
    person: Type.Union([Person, Type.Null()], { description: 'null: nobody has come in yet' }),
    login: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'the name to sign in with elsewhere' })),
    email: Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'where to write to, once checked' })),
  },
  strict,
)
export type Me = Static<typeof Me>
export const Hosting = Type.Object({ mail: Type.Boolean({ description: 'whether it writes letters' }) }, strict)
export type Hosting = Static<typeof Hosting>
export const Rename = Type.Object({ name: Type.Optional(Name), avatar: Type.Optional(Avatar) }, strict)
export type Rename = Static<typeof Rename>
export const Keep = Type.Object(
  {
    login: Type.String({ pattern: '^[A-Za-z0-9_.]{3,30}$' }),
    password: Type.String({ minLength: 8, maxLength: 128 }),
  },
  { ...strict, description: 'a guest keeps everything by a name and a password to sign in with' },
)
export type Keep = Static<typeof Keep>

/** How someone wants to be told that it is their turn. */
export const Channel = Type.Union([Type.Literal('push'), Type.Literal('mail')])
export const Settings = Type.Object(
  {
    lang: Type.Optional(Type.Union([Type.Literal('pl'), Type.Literal('en')])),
    notices: Type.Optional(
      Type.Object(
        {
          usual: Type.Array(Channel, { maxItems: 2, description: 'for games not named below' }),
          games: Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }), Type.Array(Channel, { maxItems: 2 })),
        },
        strict,
      ),
    ),
    rest: Type.Optional(
      Type.Union([Type.Integer(), Type.Null()], { description: 'away until; clocks of turn-by-turn matches rest' }),
    ),
  },
  { ...strict, description: 'what a person chose for themselves' },
)
export type Settings = Static<typeof Settings>

export const Commitment = Type.Object(
  { commitment: Type.String({ pattern: '^[0-9a-f]{64}$', description: "SHA-256 of the server's part of the dice" }) },
  { ...strict, description: 'what the next table I set up, or my next rematch, is bound to' },
)
export type Commitment = Static<typeof Commitment>
const bound = Type.Optional(
  Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'a commitment made to me before, by POST /api/commitments: so I know it before I give my number',
  }),
)

export const NewSeat = Type.Union([
  Type.Object({ kind: Type.Literal('me'), luck: Luck }, strict),
  Type.Object({ kind: Type.Literal('free') }, strict),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, strict),
])
export type NewSeat = Static<typeof NewSeat>
export const NewTable = Type.Object(
  {
    game: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    options: Type.Optional(Type.Unknown()),
    seats: Type.Array(NewSeat, { minItems: 1, maxItems: 16 }),
    pace: Pace,
    listed: Type.Boolean(),
    lots: Type.Optional(Type.Boolean({ description: 'seats are drawn by lot when play begins; usually not' })),
    commitment: bound,
  },
  { ...strict, description: 'a table to be set up; it begins by itself when its last seat is taken' },
)
export type NewTable = Static<typeof NewTable>

export const TakeSeat = Type.Object(
  { luck: Luck, seat: Type.Optional(Seat), code: Type.Optional(Type.String({ maxLength: 40 })) },
  strict,
)
export type TakeSeat = Static<typeof TakeSeat>
export const SetSeat = Type.Union([
  Type.Object({ kind: Type.Literal('free') }, strict),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, strict),
])
export type SetSeat = Static<typeof SetSeat>
export const Start = Type.Object({ fill: Level }, { ...strict, description: 'bots of this level take the free seats' })
export type Start = Static<typeof Start>
export const Rematch = Type.Object({ luck: Luck, commitment: bound }, strict)
export type Rematch = Static<typeof Rematch>

export const Tables = Type.Object(
  {
    open: Type.Array(TableCard),
    running: Type.Array(TableCard),
    mine: Type.Array(TableCard),
  },
  strict,
)
export type Tables = Static<typeof Tables>

/** Everything needed to check every draw of a finished match. */
export const Reveal = Type.Object(
  {
    commitment: Type.String({ description: 'SHA-256 of the secret, shown before play began' }),
    secret: Type.String({ description: "the server's part" }),
    numbers: Type.Array(Luck, { description: "the players' parts, in seat order" }),
    lots: Type.Union(
      [
        Type.Object(
          {
            places: Type.Array(Seat, { description: 'for each seat, the place its player had before the draw' }),
            numbers: Type.Array(Type.Union([Luck, Type.Null()]), { description: 'for each place; null for a bot' }),
          },
          strict,
        ),
        Type.Null(),
      ],
      { description: 'how the seats were drawn; null where they were not' },
    ),
    seed: Type.String({ description: 'HMAC-SHA256(secret, numbers joined by commas): what the dice were' }),
    record: Type.String({ description: 'the whole match as text, to be played again by anyone' }),
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
    table: Id,
    person: Id,
    reason: Type.String({ minLength: 1, maxLength: 500 }),
    line: Type.Optional(Type.Integer({ description: 'the line of chat it is about' })),
    code: Type.Optional(Type.String({ maxLength: 40, description: 'the invitation, where the table is not listed' })),
  },
  strict,
)
export type Report = Static<typeof Report>

export const Profile = Type.Object({ person: Person, games: Type.Array(TableCard) }, strict)
export type Profile = Static<typeof Profile>
