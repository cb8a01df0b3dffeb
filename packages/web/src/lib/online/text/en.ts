import type { OnlineText } from './pl.ts'

export const en: OnlineText = {
  unwilling: {
    offline: 'The server cannot be reached. Try again in a moment.',
    'no-server': 'There is no game server at this address: you can only play on this device.',
    'too-fast': 'Too much at once. Wait a moment and try again.',
    limit: 'You have as many as one may have. Finish or close something and try again.',
    'sign-in': 'Say who you are first.',
    'no-table': 'There is no such table, or it is not open to you.',
    'no-game': 'The server does not know this game.',
    'no-person': 'There is no such person here.',
    'not-seated': 'Only those at the table may do this.',
    'not-host': 'Only whoever set the table up may do this.',
    'not-running': 'This match has not begun, or is over.',
    'not-now': 'This cannot be done now.',
    stale: 'Something happened first. Look at the table again.',
    taken: 'Someone was quicker: it is taken.',
    'bad-options': 'These options do not go together.',
    'bad-seats': 'The game has no such number of seats.',
    'bad-request': 'The server did not understand. Check what was typed.',
    'rules-gone': 'The server no longer has the rules this match was played by.',
    'foreign-origin': 'This page does not belong to this server.',
    protocol: 'The server speaks differently now: reload the page.',
    'try-again': 'It could not be written down. Nothing has changed; try again.',
    refused: 'The rules forbid it.',
    broken: 'The server made a mistake. It has been noted; try again.',
  },
}
