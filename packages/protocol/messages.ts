import { type Static, type TSchema, Type } from 'typebox'
import { ChatLine, Deed, Id, News, Person, Seat, Seq, Sight, TableCard, Time } from './nouns.ts'

// What is said over the socket. Everything a client says has `do`, everything the server says has `say`.

const strict = { additionalProperties: false } as const

export const Key = Type.String({
  pattern: '^[A-Za-z0-9_-]{8,40}$',
  description: 'chosen by the client, new for every wish: sent again under the same key it is still done once',
})

function wish<N extends string, P extends Record<string, TSchema>>(name: N, description: string, fields: P) {
  return Type.Object({ do: Type.Literal(name), ...fields }, { ...strict, description })
}

const atMatch = { match: Id, key: Key }
const atSeq = {
  ...atMatch,
  seq: Type.Integer({ minimum: 0, description: 'the last entry the client knew when it decided' }),
}

/** What a client may say, by name. */
export const wishes = {
  hello: wish('hello', 'First of all: which protocol is spoken.', { protocol: Type.Integer() }),
  lobby: wish('lobby', "Begins or stops hearing of tables: open ones, running ones, one's own.", { on: Type.Boolean() }),
  watch: wish('watch', 'Comes to a table: hears all that happens there, and is present if seated.', {
    match: Id,
    since: Type.Optional(Type.Integer({ minimum: 0, description: 'the last entry already known; what follows is sent' })),
    code: Type.Optional(Type.String({ maxLength: 40, description: 'the invitation, where the table is not listed' })),
    chat: Type.Optional(Type.Boolean({ description: 'false hides the chat' })),
  }),
  unwatch: wish('unwatch', 'Leaves the table, not the seat.', { match: Id }),
  move: wish('move', 'Answers the open question.', { ...atSeq, move: Type.Unknown() }),
  undo: wish('undo', 'Takes back what may be taken back without asking, so that `keep` moves stand.', {
    ...atSeq,
    keep: Type.Integer({ minimum: 0 }),
  }),
  'ask-undo': wish('ask-undo', 'Asks the others to let it take back more.', { ...atSeq, keep: Type.Integer({ minimum: 0 }) }),
  'answer-undo': wish('answer-undo', 'Agrees to it, or does not.', { ...atSeq, yes: Type.Boolean() }),
  replace: wish('replace', 'Lets a bot play for a seat whose clock has run out.', { ...atMatch, seat: Seat }),
  vote: wish('vote', 'Would end a match that someone has left; it ends once all who are left say so.', atMatch),
  leave: wish('leave', 'Gives the own seat to a bot.', atMatch),
  back: wish('back', 'Takes the own seat back from the bot.', atMatch),
  chat: wish('chat', 'Says something at the table.', { ...atMatch, text: Type.String({ minLength: 1, maxLength: 500 }) }),
  mute: wish('mute', 'Hears no more (or again) from someone.', { person: Id, on: Type.Boolean() }),
} as const

export type Wish = Static<(typeof wishes)[keyof typeof wishes]>

function word<N extends string, P extends Record<string, TSchema>>(name: N, description: string, fields: P) {
  return Type.Object({ say: Type.Literal(name), ...fields }, { ...strict, description })
}

/** Why something was refused. */
export const Code = Type.Union(
  [
    Type.Literal('bad-message', { description: 'not a message of this protocol' }),
    Type.Literal('protocol', { description: 'speaks another version: load the page anew' }),
    Type.Literal('too-fast', { description: 'too many messages; later ones are not read for a moment' }),
    Type.Literal('limit', { description: 'more than one person may have at a time' }),
    Type.Literal('sign-in', { description: 'only for people who have come in, if only as a guest' }),
    Type.Literal('no-table', { description: 'no such table, or not for these eyes' }),
    Type.Literal('not-seated', { description: 'only for those who play here' }),
    Type.Literal('not-running', { description: 'the match has not begun, or is over' }),
    Type.Literal('stale', { description: 'something happened first; look again' }),
    Type.Literal('refused', { description: 'the rules forbid it; `refusal` says why' }),
    Type.Literal('not-now', { description: 'nothing there to undo, answer, replace or take back' }),
    Type.Literal('rules-gone', { description: 'this server no longer has the rules this match follows' }),
    Type.Literal('try-again', { description: 'not written down; it has not happened' }),
    Type.Literal('broken', { description: 'an error of the server; it has been noted' }),
  ],
  { description: 'why not' },
)
export type Code = Static<typeof Code>

/** What the server may say, by name. */
export const words = {
  welcome: word('welcome', 'The answer to hello.', {
    protocol: Type.Integer(),
    now: Time,
    you: Type.Union([Person, Type.Null()]),
    mutes: Type.Array(Id),
    beat: Type.Optional(
      Type.Integer({ description: 'milliseconds: something is said at least this often; longer silence means a dead line' }),
    ),
  }),
  now: word('now', 'Nothing but the time, said where nothing else is to say.', { now: Time }),
  table: word('table', 'A table is new or has changed.', { table: TableCard }),
  gone: word('gone', 'A table is no longer to be listed.', { id: Id }),
  match: word('match', 'All one may see of a match, after `watch` and whenever patches would not do.', {
    match: Id,
    seq: Seq,
    seat: Type.Union([Seat, Type.Null()], { description: 'where you sit; null for a spectator' }),
    sight: Sight,
    opening: Type.Array(Type.Unknown(), { description: 'what setting up told this seat; only where all news are sent' }),
    news: Type.Array(News, { description: 'every entry after `since`' }),
  }),
  step: word('step', 'One more entry in the log of a match.', {
    match: Id,
    seq: Seq,
    at: Time,
    deed: Deed,
    events: Type.Array(Type.Unknown()),
    sight: Type.Optional(Type.Unknown({ description: 'the patch from the sight before; none where it is the same' })),
  }),
  here: word('here', 'Who is at the table.', {
    match: Id,
    seats: Type.Array(Type.Boolean(), { description: 'for each seat whether its player is here' }),
    spectators: Type.Integer(),
  }),
  chatter: word('chatter', 'The last things said at a table.', { match: Id, lines: Type.Array(ChatLine) }),
  chat: word('chat', 'Someone said something.', { match: Id, line: ChatLine }),
  done: word('done', 'The wish of that key has been done, and will never be lost.', {
    key: Key,
    seq: Type.Optional(Seq),
  }),
  refused: word('refused', 'The wish of that key (or the last message) has not been done.', {
    key: Type.Optional(Type.String()),
    code: Code,
    refusal: Type.Optional(Type.Unknown({ description: "the rules' own reason" })),
    seq: Type.Optional(Type.Integer({ description: 'where the match stands' })),
    match: Type.Optional(Id),
  }),
  bye: word('bye', 'The server closes; come back after so many milliseconds.', { again: Type.Integer() }),
} as const

export type Word = Static<(typeof words)[keyof typeof words]>
