import { type Static, Type } from 'typebox'

// The nouns both sides speak of. One description serves as types, as checks and as documentation.

const strict = { additionalProperties: false } as const

export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
export const Seat = Type.Integer({ minimum: 0, maximum: 15 })
export const Seq = Type.Integer({ minimum: 0 })
export const Time = Type.Integer({ description: 'milliseconds since 1970' })

/** A name people read; what control characters could do to a screen they may not. */
export const Name = Type.String({ minLength: 1, maxLength: 24, pattern: '^\\S(.*\\S)?$' })
export const Avatar = Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'the name of an icon' })
export const Level = Type.String({ pattern: '^[a-z][a-z0-9-]{0,19}$', description: 'what kind of bot: random, policy…' })
export const Luck = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: "a player's part of the dice: 64 hexadecimal digits, chosen by the player's own machine",
})

export const Person = Type.Object(
  {
    id: Id,
    name: Type.String(),
    avatar: Type.String(),
    guest: Type.Boolean({ description: 'has neither passkey nor password yet' }),
  },
  strict,
)
export type Person = Static<typeof Person>

export const Pace = Type.Union(
  [
    Type.Object({ kind: Type.Literal('free') }, { ...strict, description: 'no clock' }),
    Type.Object(
      {
        kind: Type.Literal('live'),
        move: Type.Integer({ minimum: 5, maximum: 600, description: 'seconds for each turn' }),
        bank: Type.Integer({ minimum: 0, maximum: 7200, description: 'seconds for the whole game, used when a turn runs over' }),
      },
      strict,
    ),
    Type.Object(
      {
        kind: Type.Literal('days'),
        hours: Type.Integer({ minimum: 1, maximum: 720, description: 'hours for each turn' }),
      },
      { ...strict, description: 'turn by turn' },
    ),
  ],
  { description: 'how fast is played' },
)
export type Pace = Static<typeof Pace>

export const SeatCard = Type.Union([
  Type.Object({ kind: Type.Literal('person'), person: Person }, strict),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, strict),
  Type.Object(
    { kind: Type.Literal('free'), for: Type.Optional(Person) },
    { ...strict, description: 'kept for someone where it says so' },
  ),
])
export type SeatCard = Static<typeof SeatCard>

export const TableState = Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over'), Type.Literal('gone')])

/** A table as people see it, in a list or at its door. */
export const TableCard = Type.Object(
  {
    id: Id,
    state: TableState,
    game: Type.String(),
    version: Type.Union([Type.Integer(), Type.Null()], { description: 'of the rules; fixed when play begins' }),
    options: Type.Unknown(),
    seats: Type.Array(SeatCard),
    pace: Pace,
    listed: Type.Boolean({ description: 'whether strangers find it in the lobby' }),
    lots: Type.Boolean({ description: 'whether seats are drawn by lot when play begins: until then they are mere places' }),
    places: Type.Optional(
      Type.Array(Seat, { description: 'once lots were drawn: for each seat, the place its player had before' }),
    ),
    host: Type.String({ description: 'id of whoever set it up' }),
    created: Time,
    changed: Time,
    seq: Seq,
    waiting: Type.Array(Seat, { description: 'who is to answer' }),
    deadline: Type.Union([Time, Type.Null()], { description: 'when the next clock runs out' }),
    result: Type.Unknown({ description: 'how it ended, as `ended` in a sight; null until then' }),
    commitment: Type.String({ description: "SHA-256 of the server's part of the dice" }),
    numbers: Type.Array(Luck, { description: "the players' parts of the dice, in seat order; empty until play begins" }),
    code: Type.Optional(Type.String({ description: 'for an invitation; told to those who sit here' })),
    previous: Type.Optional(Id),
    next: Type.Optional(Id),
  },
  strict,
)
export type TableCard = Static<typeof TableCard>

/** One seat of a running match. */
export const SeatSight = Type.Object(
  {
    bot: Type.Union([Level, Type.Null()], { description: 'who plays it now, where that is no person' }),
    late: Type.Boolean({ description: 'its clock has run out' }),
    votes: Type.Boolean({ description: 'would end the match here' }),
    rest: Type.Union([Time, Type.Null()], { description: 'until when its clock rests' }),
    clock: Type.Union([
      Type.Object(
        {
          bank: Type.Integer({ description: 'milliseconds left beside the time for a turn' }),
          since: Type.Union([Time, Type.Null()], { description: 'since when it runs' }),
          ends: Type.Union([Time, Type.Null()], { description: 'when it runs out' }),
        },
        strict,
      ),
      Type.Null(),
    ]),
  },
  strict,
)

/** The open question, as one seat may know it. */
const Asked = Type.Union([
  Type.Object(
    {
      question: Type.Unknown(),
      waiting: Type.Array(Seat),
      mine: Type.Boolean({ description: 'whether this seat may answer' }),
    },
    strict,
  ),
  Type.Null(),
])

/** All one watcher may see of a match. Sent whole once, then as patches. */
export const Sight = Type.Object(
  {
    view: Type.Unknown({ description: "the game's own view for this seat" }),
    asked: Asked,
    moves: Type.Array(Type.Unknown(), { description: 'the legal answers of this seat' }),
    undo: Type.Union([
      Type.Object(
        {
          steps: Type.Integer({ description: 'how many moves may be taken back without asking' }),
          stop: Type.String({ description: 'what stands in the way of more' }),
          standing: Type.Integer({ description: 'how many moves stand' }),
        },
        strict,
      ),
      Type.Null(),
    ]),
    request: Type.Union([Type.Object({ seat: Seat, keep: Type.Integer(), agreed: Type.Array(Seat) }, strict), Type.Null()], {
      description: 'someone asks to take back more',
    }),
    seats: Type.Array(SeatSight),
    ended: Type.Union([
      Type.Object(
        {
          how: Type.Union([Type.Literal('played'), Type.Literal('abandoned')]),
          result: Type.Unknown({ description: 'null where it was abandoned' }),
        },
        strict,
      ),
      Type.Null(),
    ]),
  },
  strict,
)
export type Sight = Static<typeof Sight>

/** A match as one seat saw it when only its first so many moves stood. */
export const Moment = Type.Object(
  {
    step: Type.Integer({ minimum: 0, description: 'how many moves stood' }),
    standing: Type.Integer({ minimum: 0, description: 'how many moves stand now: the last step there is' }),
    seat: Type.Union([Seat, Type.Null()], { description: 'who looks; null: a spectator' }),
    view: Type.Unknown({ description: "the game's own view for this seat" }),
    asked: Asked,
    last: Type.Array(Type.Unknown(), { description: 'what the last of these moves told this seat; at 0, what setting up told' }),
    by: Type.Union([Seat, Type.Null()], { description: 'who made that move; null at 0' }),
    over: Type.Boolean({ description: 'whether the game had been played to its end' }),
  },
  { ...strict, description: 'moves that were taken back are not counted: they are gone' },
)
export type Moment = Static<typeof Moment>

const by = { seat: Seat }
/** What one entry of a match's log did, as everybody may know it; the moves themselves stay with whoever made them. */
export const Deed = Type.Union([
  Type.Object({ do: Type.Literal('move'), ...by, bot: Type.Optional(Type.Literal(true)) }, strict),
  Type.Object({ do: Type.Literal('undo'), ...by, keep: Type.Integer() }, strict),
  Type.Object({ do: Type.Literal('ask-undo'), ...by, keep: Type.Integer() }, strict),
  Type.Object({ do: Type.Literal('answer-undo'), ...by, yes: Type.Boolean() }, strict),
  Type.Object({ do: Type.Literal('late'), ...by }, strict),
  Type.Object({ do: Type.Literal('bot'), ...by, level: Level, by: Type.Union([Seat, Type.Null()]) }, strict),
  Type.Object({ do: Type.Literal('back'), ...by }, strict),
  Type.Object({ do: Type.Literal('vote'), ...by }, strict),
  Type.Object({ do: Type.Literal('rest'), ...by, until: Time }, strict),
  Type.Object({ do: Type.Literal('end'), why: Type.Literal('abandoned') }, strict),
])
export type Deed = Static<typeof Deed>

/** An entry of a match's log as one watcher hears of it. */
export const News = Type.Object(
  {
    seq: Seq,
    at: Time,
    deed: Deed,
    events: Type.Array(Type.Unknown(), { description: 'what the game tells this seat' }),
  },
  strict,
)
export type News = Static<typeof News>

export const ChatLine = Type.Object({ id: Type.Integer(), at: Time, from: Person, text: Type.String() }, strict)
export type ChatLine = Static<typeof ChatLine>
