import { type Static, type TSchema, Type } from 'typebox'
import {
  ChatLine,
  Id,
  JsonValue,
  Key,
  LogUpdate,
  MatchView,
  Order,
  Person,
  Proposal,
  PublicLogEntry,
  RoomCard,
  Seat,
  Seq,
  Time,
} from './nouns.ts'
import type { Patch } from './patch.ts'

// The messages on the socket. Every message has a `type`.

const strict = { additionalProperties: false } as const

function message<N extends string, P extends Record<string, TSchema>>(type: N, description: string, fields: P) {
  return Type.Object({ type: Type.Literal(type), ...fields }, { ...strict, description })
}

const inRoom = { room: Id, key: Key }
const afterSeq = {
  ...inRoom,
  seq: Type.Integer({ minimum: 0, description: 'the last log entry the client knew when the player decided' }),
}

/** The messages a client may send, by type. */
export const clientMessages = {
  hello: message('hello', 'Must be the first message: names the protocol version of the client.', { protocol: Type.Integer() }),
  lobby: message('lobby', "Subscribes to the lobby or unsubscribes: open rooms, running matches, the person's own rooms.", {
    on: Type.Boolean(),
  }),
  watch: message('watch', 'Enters a room: the client gets everything that happens there. A seated person counts as present.', {
    room: Id,
    since: Type.Optional(
      Type.Integer({ minimum: 0, description: 'the last log entry the client already has; later ones are sent' }),
    ),
    code: Type.Optional(Type.String({ maxLength: 40, description: 'the invitation code, needed for a room that is not listed' })),
    chat: Type.Optional(Type.Boolean({ description: 'false: do not send the chat' })),
  }),
  unwatch: message('unwatch', 'Leaves the room. The person keeps the seat.', { room: Id }),
  move: message(
    'move',
    'Answers the open question, or changes a sealed answer while others are awaited. Where the room wants a team to agree, a weighty joint question is answered once all players who are here have sent the same move; until then it is a proposal.',
    {
      ...afterSeq,
      move: JsonValue,
    },
  ),
  point: message(
    'point',
    'Shows the other players of a joint question which answer this player points at. It is not stored and not answered.',
    { room: Id, move: Type.Unknown({ description: 'null: at none' }) },
  ),
  withdraw: message('withdraw', "Takes the player's sealed answer back while others are awaited.", afterSeq),
  standing: message('standing', 'Says what is to be done about interrupts. No other player learns of it.', {
    ...inRoom,
    order: Order,
  }),
  undo: message('undo', 'Takes back moves that need no consent, so that the first `keep` moves stand.', {
    ...afterSeq,
    keep: Type.Integer({ minimum: 0 }),
  }),
  'ask-undo': message('ask-undo', 'Asks the other players for consent to take back more moves.', {
    ...afterSeq,
    keep: Type.Integer({ minimum: 0 }),
  }),
  'answer-undo': message('answer-undo', 'Consents to the open undo request, or declines it.', {
    ...afterSeq,
    yes: Type.Boolean(),
  }),
  replace: message('replace', 'Lets a bot play a seat whose clock has run out.', { ...inRoom, seat: Seat }),
  vote: message(
    'vote',
    'Votes to end the match. The match ends once every person who still plays has voted, or has run out of time and is not in the room.',
    inRoom,
  ),
  leave: message('leave', "Gives the player's own seat to a bot.", inRoom),
  back: message('back', "Takes the player's own seat back from the bot.", inRoom),
  chat: message('chat', 'Writes a line in the chat of the room.', {
    ...inRoom,
    text: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  mute: message('mute', 'Mutes a person in the chat, or unmutes them.', { person: Id, on: Type.Boolean() }),
} as const

export type ClientMessage = Static<(typeof clientMessages)[keyof typeof clientMessages]>

/** Why a message was refused. */
export const Code = Type.Union(
  [
    Type.Literal('bad-message', { description: 'the message does not follow this protocol' }),
    Type.Literal('protocol', { description: 'the client uses another protocol version: reload the page' }),
    Type.Literal('too-fast', { description: 'the client sends too many messages; it must slow down' }),
    Type.Literal('limit', { description: 'a limit for one person is reached' }),
    Type.Literal('sign-in', { description: 'only a signed-in person (a guest is enough) may do this' }),
    Type.Literal('no-room', { description: 'there is no such room, or this person may not see it' }),
    Type.Literal('not-seated', { description: 'only a person with a seat in this room may do this' }),
    Type.Literal('not-running', { description: 'the match has not begun or is over' }),
    Type.Literal('stale', { description: 'the match has changed since the client decided' }),
    Type.Literal('refused', { description: 'the rules forbid the move; `refusal` says why' }),
    Type.Literal('not-now', { description: 'there is nothing to undo, answer, replace or take back now' }),
    Type.Literal('too-long', {
      description:
        'the log of the match is too long: too much was taken back or changed, or no more moves fit in; `vote` ends the match',
    }),
    Type.Literal('rules-gone', { description: 'this server no longer has the rules version of this match' }),
    Type.Literal('silenced', { description: 'a moderator has silenced this person for a time' }),
    Type.Literal('banned', { description: 'a moderator has banned this person for a time' }),
    Type.Literal('quiet', { description: 'only players may write in the chat of this room' }),
    Type.Literal('try-again', { description: 'the change could not be written; nothing has happened' }),
    Type.Literal('broken', { description: 'the server failed; the error is in its log' }),
  ],
  { description: 'reason of a refusal' },
)
export type Code = Static<typeof Code>

/** The messages the server may send, by type. */
export const serverMessages = {
  welcome: message('welcome', 'Answers hello.', {
    protocol: Type.Integer(),
    now: Time,
    you: Type.Union([Person, Type.Null()], { description: 'the signed-in person; null: nobody is signed in' }),
    mutes: Type.Array(Id, { description: 'people this person has muted' }),
    heartbeatMs: Type.Optional(
      Type.Integer({ description: 'the server sends something at least this often; a longer silence means a dead connection' }),
    ),
  }),
  heartbeat: message('heartbeat', 'Sent when there is nothing else to send.', { now: Time }),
  room: message('room', 'A room is new or has changed.', { card: RoomCard }),
  unlisted: message('unlisted', 'The lobby no longer lists a room.', { room: Id }),
  snapshot: message('snapshot', 'The whole match as this client may see it: after `watch`, and when a patch is not possible.', {
    room: Id,
    seq: Seq,
    seat: Type.Union([Seat, Type.Null()], { description: 'seat of this client; null: a spectator' }),
    match: MatchView,
    opening: Type.Array(Type.Unknown(), { description: 'events of the setup; empty unless the whole log is sent' }),
    updates: Type.Array(LogUpdate, { description: 'every log entry after `since`' }),
  }),
  update: message('update', 'A new entry in the log of the match.', {
    room: Id,
    seq: Seq,
    at: Time,
    entry: PublicLogEntry,
    events: Type.Array(Type.Unknown()),
    patch: Type.Optional(
      Type.Unsafe<Patch>(Type.Unknown({ description: 'patch of the MatchView; missing if the view did not change' })),
    ),
    stages: Type.Optional(
      Type.Array(
        Type.Object(
          {
            events: Type.Integer({ minimum: 1, description: 'how many of the events had been told by then' }),
            patch: Type.Unsafe<Patch>(Type.Unknown({ description: 'patch of the game’s own view since the stage before' })),
          },
          strict,
        ),
        {
          description:
            'what this seat saw while the move was carried out, for clients that show its events one after another; the first stage follows the view before the move, and the last events are told with the view after it',
        },
      ),
    ),
  }),
  proposal: message('proposal', 'Sent to a team: what is proposed as the answer to its weighty question has changed.', {
    room: Id,
    proposal: Type.Union([Proposal, Type.Null()]),
  }),
  pointing: message('pointing', 'Sent to a team: the answer that another player points at.', {
    room: Id,
    seat: Seat,
    move: Type.Unknown({ description: 'null: at none' }),
  }),
  presence: message('presence', 'Says which players are in the room.', {
    room: Id,
    seats: Type.Array(Type.Boolean(), { description: 'for each seat: true if its player is in the room' }),
    spectators: Type.Integer(),
  }),
  'chat-history': message('chat-history', 'The last lines of the chat of a room.', { room: Id, lines: Type.Array(ChatLine) }),
  chat: message('chat', 'A new line in the chat of a room.', { room: Id, line: ChatLine }),
  'chat-hidden': message('chat-hidden', 'A moderator has hidden a line of the chat.', { room: Id, line: Type.Integer() }),
  done: message('done', 'The command with this key was carried out and is stored durably.', {
    key: Key,
    seq: Type.Optional(Seq),
  }),
  refused: message('refused', 'The command with this key (without a key: the last message) was refused.', {
    key: Type.Optional(Type.String()),
    code: Code,
    refusal: Type.Optional(Type.Unknown({ description: 'the refusal of the rules, with its clause' })),
    seq: Type.Optional(Type.Integer({ description: 'last log entry of the match' })),
    room: Type.Optional(Id),
  }),
  closing: message('closing', 'The server closes the connection; reconnect after `retryMs` milliseconds.', {
    retryMs: Type.Integer(),
  }),
} as const

export type ServerMessage = Static<(typeof serverMessages)[keyof typeof serverMessages]>
