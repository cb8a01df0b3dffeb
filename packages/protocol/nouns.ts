import type { Json, Form as KernelForm } from '@grimuar/kernel'
import { type Static, Type } from 'typebox'

// The data that client and server exchange. Each schema serves as type, as check and as documentation.

const strict = { additionalProperties: false } as const

/** Any JSON value. */
export const JsonValue = Type.Unsafe<Json>(Type.Unknown())
export const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' })
export const Seat = Type.Integer({ minimum: 0, maximum: 15 })
export const Key = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,40}$',
  description: 'chosen by the client, new for every command; a command sent again with the same key is carried out only once',
})
export const Seq = Type.Integer({ minimum: 0 })
export const Time = Type.Integer({ description: 'milliseconds since 1970' })

/** A name shown to people. The pattern refuses characters that are invisible, break lines or change the direction of writing. */
export const Name = Type.String({
  minLength: 1,
  maxLength: 24,
  pattern: '^[^\\s\\p{C}]([^\\p{C}\\p{Zl}\\p{Zp}]*[^\\s\\p{C}])?$',
})
export const Avatar = Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'name of an icon' })
export const Level = Type.String({ pattern: '^[a-z][a-z0-9-]{0,19}$', description: 'kind of bot: random, policy…' })
export const Luck = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: "a player's part of the dice seed: 64 hexadecimal digits, drawn by the player's own device",
})

export const Person = Type.Object(
  {
    id: Id,
    name: Type.String(),
    avatar: Type.String(),
    guest: Type.Boolean({ description: 'true while the person has neither a passkey nor a password' }),
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
        bank: Type.Integer({
          minimum: 0,
          maximum: 7200,
          description: 'seconds of reserve for the whole game, used when a turn takes longer',
        }),
      },
      strict,
    ),
    Type.Object(
      {
        kind: Type.Literal('days'),
        hours: Type.Integer({ minimum: 1, maximum: 720, description: 'hours for each turn' }),
      },
      { ...strict, description: 'turn-by-turn play over days' },
    ),
  ],
  { description: 'time control' },
)
export type Pace = Static<typeof Pace>

export const SeatCard = Type.Union([
  Type.Object({ kind: Type.Literal('person'), person: Person }, strict),
  Type.Object({ kind: Type.Literal('bot'), level: Level }, strict),
  Type.Object(
    { kind: Type.Literal('free'), for: Type.Optional(Person) },
    { ...strict, description: '`for`: the person for whom the seat is reserved' },
  ),
])
export type SeatCard = Static<typeof SeatCard>

export const RoomState = Type.Union([Type.Literal('open'), Type.Literal('running'), Type.Literal('over'), Type.Literal('gone')])

export const HintRule = Type.Union([Type.Literal('bots'), Type.Literal('everyone'), Type.Literal('nobody')], {
  description: 'who may ask for hints: players without human rivals, every player, or nobody',
})
export type HintRule = Static<typeof HintRule>

/** What people see of a room: in the lobby's lists and on the room's own page. */
export const RoomCard = Type.Object(
  {
    id: Id,
    state: RoomState,
    game: Type.String(),
    version: Type.Union([Type.Integer(), Type.Null()], { description: 'version of the rules; set when play begins' }),
    options: Type.Unknown(),
    seats: Type.Array(SeatCard),
    pace: Pace,
    listed: Type.Boolean({ description: 'true if the lobby lists the room for everyone' }),
    lots: Type.Boolean({
      description: 'true if seats are drawn by lot when play begins; until then the list order means nothing',
    }),
    places: Type.Optional(Type.Array(Seat, { description: 'after the draw: for each seat, the place its player had before' })),
    askEveryone: Type.Boolean({ description: 'true if interrupts are put to every player, whatever their standing orders are' }),
    hints: Type.Optional(HintRule), // default: 'bots'
    agree: Type.Optional(
      Type.Boolean({ description: 'true if weighty joint questions are decided once all players who are here agree' }),
    ),
    campaign: Type.Optional(
      Type.Object(
        {
          name: Type.String(),
          id: Type.Optional(Type.String({ description: 'sent to people seated in the room and to its host' })),
        },
        { ...strict, description: 'the campaign of which this match is a chapter' },
      ),
    ),
    quiet: Type.Optional(Type.Boolean({ description: 'true if spectators may not write in the chat' })),
    host: Type.String({ description: 'id of the person who set the room up' }),
    created: Time,
    changed: Time,
    seq: Seq,
    waiting: Type.Array(Seat, { description: 'seats that must answer now' }),
    deadline: Type.Union([Time, Type.Null()], { description: 'time at which the next clock runs out' }),
    result: Type.Unknown({ description: 'how the match ended, as `ended` in MatchView; null until then' }),
    commitment: Type.String({ description: "SHA-256 of the server's part of the dice seed" }),
    numbers: Type.Array(Luck, { description: "the players' parts of the dice seed, in seat order; empty until play begins" }),
    code: Type.Optional(Type.String({ description: 'invitation code; sent only to people seated in the room and to its host' })),
    previous: Type.Optional(Id),
    next: Type.Optional(Id),
  },
  strict,
)
export type RoomCard = Static<typeof RoomCard>

/** One seat of a running match, as everyone sees it. */
export const SeatView = Type.Object(
  {
    bot: Type.Union([Level, Type.Null()], { description: 'level of the bot that plays the seat now; null: its person plays' }),
    late: Type.Boolean({ description: 'true after its clock has run out' }),
    votes: Type.Boolean({ description: 'true if the player has voted to end the match' }),
    rest: Type.Union([Time, Type.Null()], { description: 'end of the player’s holiday; the clock stands still until then' }),
    clock: Type.Union([
      Type.Object(
        {
          bank: Type.Integer({ description: 'milliseconds of reserve left' }),
          since: Type.Union([Time, Type.Null()], { description: 'time at which the clock was started' }),
          ends: Type.Union([Time, Type.Null()], { description: 'time at which the clock runs out' }),
        },
        strict,
      ),
      Type.Null(),
    ]),
  },
  strict,
)

/** The open question, as one seat may see it. */
const Asked = Type.Union([
  Type.Object(
    {
      question: Type.Unknown(),
      waiting: Type.Array(Seat),
      mine: Type.Boolean({ description: 'true if this seat may answer' }),
      joint: Type.Boolean({ description: 'true if the first answer of anybody decides' }),
      answered: Type.Boolean({
        description: 'true if the sealed answer of this seat is in; it can be changed or withdrawn until the last one is',
      }),
    },
    strict,
  ),
  Type.Null(),
])

/** A question that is answered by filling in a form instead of choosing from a list. */
const Form = Type.Unsafe<KernelForm>(
  Type.Object(
    {
      form: Type.Union([
        Type.Literal('row', { description: 'some of the items, in an order that matters' }),
        Type.Literal('set', { description: 'some of the items, in the order of `items`' }),
        Type.Literal('shares', { description: 'a whole number for each item; min and max bound their sum' }),
      ]),
      items: Type.Array(Type.Unknown()),
      min: Type.Integer(),
      max: Type.Integer(),
      groups: Type.Optional(
        Type.Array(
          Type.Object({ of: Type.Array(Type.Integer({ description: 'place in `items`' })), max: Type.Integer() }, strict),
          { description: 'items that share a limit' },
        ),
      ),
    },
    { ...strict, description: 'the move is the filled form: a list' },
  ),
)

/** What a player wants done about interrupts. */
export const Order = Type.Union(
  [
    Type.Literal('idle', { description: 'decline where one can only decline; the default' }),
    Type.Literal('never', { description: 'decline everything until asked something that is no interrupt' }),
    Type.Literal('always', { description: 'ask every time' }),
  ],
  { description: 'standing order about interrupts: idle, never or always' },
)

/** Everything one seat (or a spectator) may see of a match. It is sent whole once, then as patches. */
export const MatchView = Type.Object(
  {
    view: Type.Unknown({ description: "the game's own view for this seat" }),
    asked: Asked,
    moves: Type.Array(JsonValue, { description: 'legal answers of this seat; empty if it is to fill in a form' }),
    form: Type.Union([Form, Type.Null()], { description: 'the form this seat is to fill in; null if `moves` lists its answers' }),
    answer: Type.Unknown({ description: 'the sealed answer of this seat while others are awaited; null: none is in' }),
    interrupt: Type.Boolean({ description: 'true if the open question lets this seat interrupt something' }),
    order: Type.Union([Order, Type.Null()], {
      description: 'standing order of this seat, known to nobody else; null if there is nothing to order',
    }),
    undo: Type.Union([
      Type.Object(
        {
          steps: Type.Integer({ description: 'number of moves this seat may take back without asking' }),
          stop: Type.String({ description: 'reason why no more moves may be taken back' }),
          standing: Type.Integer({ description: 'number of moves that stand' }),
          settled: Type.Integer({ description: 'number of moves that no undo can take back, whoever consents' }),
        },
        strict,
      ),
      Type.Null(),
    ]),
    request: Type.Union([Type.Object({ seat: Seat, keep: Type.Integer(), agreed: Type.Array(Seat) }, strict), Type.Null()], {
      description: 'open request to take back more: moves after the first `keep`',
    }),
    seats: Type.Array(SeatView),
    ended: Type.Union([
      Type.Object(
        {
          how: Type.Union([Type.Literal('played'), Type.Literal('abandoned')]),
          result: Type.Unknown({ description: 'null if the match was abandoned' }),
        },
        strict,
      ),
      Type.Null(),
    ]),
  },
  strict,
)
export type MatchView = Static<typeof MatchView>

/** An answer to a weighty joint question that a player proposes to the team. */
export const Proposal = Type.Object(
  {
    seat: Seat,
    move: JsonValue,
    agreed: Type.Array(Seat, { description: 'seats that agree to it' }),
    waiting: Type.Array(Seat, { description: 'seats of players who are here and have not agreed' }),
  },
  strict,
)
export type Proposal = Static<typeof Proposal>

/** A match as one seat saw it after its first `step` moves. */
export const Moment = Type.Object(
  {
    step: Type.Integer({ minimum: 0, description: 'number of moves played up to this moment' }),
    standing: Type.Integer({ minimum: 0, description: 'number of moves that stand now: the last step one can ask for' }),
    seat: Type.Union([Seat, Type.Null()], { description: 'seat whose view this is; null: a spectator' }),
    view: Type.Unknown({ description: "the game's own view for this seat" }),
    asked: Asked,
    last: Type.Array(Type.Unknown(), {
      description: 'events of the last of these moves, as this seat heard them; at step 0 the events of the setup',
    }),
    by: Type.Union([Seat, Type.Null()], { description: 'seat that made the last move; null at step 0' }),
    over: Type.Boolean({ description: 'true if the game was over at this moment' }),
  },
  { ...strict, description: 'moves that were taken back are not counted' },
)
export type Moment = Static<typeof Moment>

const by = { seat: Seat }
/** One entry of a match's log, as everyone may know it. The content of a move is left out: only events tell others about it. */
export const PublicLogEntry = Type.Union([
  Type.Object(
    {
      do: Type.Literal('move'),
      ...by,
      bot: Type.Optional(Type.Literal(true)),
      again: Type.Optional(
        Type.Literal(true, { description: 'the answer replaces an earlier sealed one of the seat, which no longer stands' }),
      ),
    },
    strict,
  ),
  Type.Object(
    { do: Type.Literal('change'), ...by },
    {
      ...strict,
      description: 'the seat changed its sealed answer; sent to that seat only, and counted in the `seq` of no other',
    },
  ),
  Type.Object({ do: Type.Literal('withdraw'), ...by }, { ...strict, description: 'the seat took its sealed answer back' }),
  Type.Object(
    { do: Type.Literal('standing'), ...by, order: Order },
    { ...strict, description: 'a standing order; sent to that seat only, and counted in the `seq` of no other' },
  ),
  Type.Object({ do: Type.Literal('undo'), ...by, keep: Type.Integer() }, strict),
  Type.Object({ do: Type.Literal('ask-undo'), ...by, keep: Type.Integer() }, strict),
  Type.Object({ do: Type.Literal('answer-undo'), ...by, yes: Type.Boolean() }, strict),
  Type.Object({ do: Type.Literal('late'), ...by }, strict),
  Type.Object({ do: Type.Literal('bot'), ...by, level: Level, by: Type.Union([Seat, Type.Null()]) }, strict),
  Type.Object({ do: Type.Literal('back'), ...by }, strict),
  Type.Object({ do: Type.Literal('vote'), ...by }, strict),
  Type.Object({ do: Type.Literal('rest'), ...by, until: Time }, strict),
  Type.Object(
    {
      do: Type.Literal('end'),
      why: Type.Union([Type.Literal('abandoned'), Type.Literal('closed', { description: 'by a moderator' })]),
    },
    strict,
  ),
])
export type PublicLogEntry = Static<typeof PublicLogEntry>

/** A log entry with the events that one seat heard. */
export const LogUpdate = Type.Object(
  {
    seq: Seq,
    at: Time,
    entry: PublicLogEntry,
    events: Type.Array(Type.Unknown(), { description: 'events as this seat heard them' }),
  },
  strict,
)
export type LogUpdate = Static<typeof LogUpdate>

export const ChatLine = Type.Object({ id: Type.Integer(), at: Time, from: Person, text: Type.String() }, strict)
export type ChatLine = Static<typeof ChatLine>
