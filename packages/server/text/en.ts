import { counted } from '@grimuar/contract'
import type { Words } from './shape.ts'

const tables = { one: 'other table', other: 'other tables' }

export const en: Words = {
  turn: (name, games, settings) => ({
    subject: games.length === 1 ? `Your turn: ${games[0]?.title}` : `Your turn at ${games.length} tables`,
    text: [
      `Hello ${name},`,
      '',
      'your move is awaited at:',
      '',
      ...games.map(({ title, url }) => `${title}: ${url}`),
      '',
      'The next message comes only after you have been back.',
      `Choose how and when we write: ${settings}`,
      '',
      'Grimuar',
    ].join('\n'),
  }),
  verify: (url) => ({
    subject: 'Confirm your address',
    text: `Hello,\n\nto get messages from Grimuar, confirm this address:\n\n${url}\n\nIf this was not you, simply do nothing.\n\nGrimuar`,
  }),
  reset: (name, url) => ({
    subject: 'A new password',
    text: `Hello ${name},\n\nset a new password here (the link works for an hour):\n\n${url}\n\nIf this was not you, simply do nothing: the old password still works.\n\nGrimuar`,
  }),
  push: (title, others) => ({
    title: `Your turn: ${title}`,
    body:
      others === 0
        ? 'The table waits for your decision.'
        : `${counted('en', others, tables)} ${others === 1 ? 'waits' : 'wait'} too.`,
  }),
}
