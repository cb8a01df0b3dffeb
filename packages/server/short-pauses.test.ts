import { expect, test } from 'vitest'
import { againWithShortPauses, SHORT_PAUSES } from './short-pauses.ts'

const started = { argv: ['node', 'grimuar.js', 'serve', '--port', '1'], execArgv: ['--inspect'], env: {}, connected: false }

test('a server begins again with short pauses, and only once', () => {
  const again = againWithShortPauses(started)
  expect(again).toEqual([SHORT_PAUSES, '--inspect', 'grimuar.js', 'serve', '--port', '1'])
  expect(againWithShortPauses({ ...started, execArgv: [SHORT_PAUSES, '--inspect'] })).toBeUndefined()
})

test('a size that somebody chose stays, and a process that talks to its parent goes on', () => {
  expect(againWithShortPauses({ ...started, env: { NODE_OPTIONS: '--max_semi_space_size=32' } })).toBeUndefined()
  expect(againWithShortPauses({ ...started, connected: true })).toBeUndefined()
})
