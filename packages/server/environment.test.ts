import { expect, test } from 'vitest'
import { defaultData, readHosting } from './environment.ts'

const read = (flags: Parameters<typeof readHosting>[0], env: NodeJS.ProcessEnv = {}) => readHosting(flags, env)

test('every setting has a default', () => {
  expect(read({}, { HOME: '/home/ala' })).toMatchObject({
    ok: true,
    online: { database: undefined, traces: undefined, publicAddress: undefined, mail: undefined, pushKeys: undefined },
    trustProxy: undefined,
    logLevel: 'warn',
    metricsToken: undefined,
    metricsPort: undefined,
  })
  expect(defaultData({ XDG_DATA_HOME: '/data' })).toBe('/data/grimuar')
})

test('environment variables set values, and flags override them', () => {
  const env = {
    GRIMUAR_DATA: '/srv/a',
    GRIMUAR_DATABASE: 'postgres://u:p@db.example/grimuar',
    GRIMUAR_ADDRESS: 'https://grimuar.example/',
    GRIMUAR_SMTP: 'smtps://u:p@mail.example:465',
    GRIMUAR_TRUST_PROXY: '1',
    GRIMUAR_METRICS_PORT: '9100',
    GRIMUAR_LOG: 'info',
    GRIMUAR_TRACES: 'http://127.0.0.1:4318',
    GRIMUAR_METRICS_TOKEN: 'open sesame',
    GRIMUAR_PUSH_PUBLIC_KEY: 'a',
    GRIMUAR_PUSH_PRIVATE_KEY: 'b',
    GRIMUAR_CONTACT: 'mailto:host@example.org',
  }
  expect(read({}, env)).toMatchObject({
    ok: true,
    online: {
      data: '/srv/a',
      database: 'postgres://u:p@db.example/grimuar',
      traces: 'http://127.0.0.1:4318',
      publicAddress: 'https://grimuar.example',
      mail: { smtp: 'smtps://u:p@mail.example:465', from: 'Grimuar <grimuar@grimuar.example>' },
      pushKeys: { publicKey: 'a', privateKey: 'b' },
      contact: 'mailto:host@example.org',
    },
    trustProxy: 1,
    metricsPort: 9100,
    logLevel: 'info',
    metricsToken: 'open sesame',
  })
  expect(read({ data: '/srv/b', address: 'http://localhost:3000', mailFrom: 'X <x@y.z>', logLevel: 'error' }, env)).toMatchObject(
    {
      online: { data: '/srv/b', publicAddress: 'http://localhost:3000', mail: { from: 'X <x@y.z>' } },
      logLevel: 'error',
    },
  )
  expect(read({}, { GRIMUAR_DATA: '', GRIMUAR_ADDRESS: '' })).toMatchObject({ ok: true, online: { publicAddress: undefined } })
})

test('a mistake is reported in one line', () => {
  const problem = (flags: Parameters<typeof readHosting>[0], env: NodeJS.ProcessEnv = {}) => {
    const answer = read(flags, env)
    return answer.ok ? '' : answer.problem
  }
  for (const address of [
    'grimuar',
    'ftp://x.y',
    'https://grimuar.example/play',
    'https://grimuar.example?x',
    'https://grimuar',
  ]) {
    expect(problem({ address })).toContain('the address must be like https://grimuar.example')
  }
  expect(problem({}, { GRIMUAR_TRACES: 'collector:4318' })).toContain('GRIMUAR_TRACES')
  expect(problem({ database: 'mysql://db.example' })).toContain('postgres://user')
  expect(problem({ redis: 'redis://r.example' })).toContain('need a PostgreSQL database')
  expect(problem({ nodes: '2' })).toContain('need a PostgreSQL database')
  expect(problem({}, { GRIMUAR_DRAIN: 'long' })).toContain('GRIMUAR_DRAIN')
  expect(problem({ nodes: 'two' })).toContain('from 1 to 64')
  expect(problem({ database: 'postgres://db.example/g', redis: 'http://r.example' })).toContain('redis://user')
  expect(problem({ smtp: 'mail.example', address: 'https://a.b' })).toContain('smtp://user')
  expect(problem({ smtp: 'smtp://mail.example' })).toContain('public address must be given too')
  expect(problem({}, { GRIMUAR_PUSH_PUBLIC_KEY: 'a' })).toContain('give both keys')
  expect(problem({ logLevel: 'loud' })).toContain('not "loud"')
  expect(problem({ trustProxy: 'true' })).toContain('not as "true"')
  expect(problem({}, { GRIMUAR_METRICS_PORT: 'x' })).toContain('not "x"')
})

test('a crowd behind one network address has higher limits, a single person does not', () => {
  const normal = read({})
  const crowd = read({}, { GRIMUAR_CROWD: '10' })
  if (!normal.ok || !crowd.ok) throw new Error('both settings are valid')
  const { limits } = crowd.online
  expect(limits.guests.max).toBe(normal.online.limits.guests.max * 10)
  expect(limits.sockets.perAddress).toBe(normal.online.limits.sockets.perAddress * 10)
  expect(limits.sockets.perPerson).toBe(normal.online.limits.sockets.perPerson)
  expect(limits.rooms).toEqual(normal.online.limits.rooms)
  for (const odd of ['0', '101', '2.5', 'many']) {
    expect(read({}, { GRIMUAR_CROWD: odd })).toEqual({
      ok: false,
      problem: `GRIMUAR_CROWD is a whole number from 1 to 100, not "${odd}"`,
    })
  }
})
