import { expect, test } from 'vitest'
import { RulesCatalog } from '../matches/rules-catalog.ts'
import { NO_OTHERS } from '../nodes/hints.ts'
import type { PushRow, RoomRow, Store } from '../store/contract.ts'
import { Mailbox } from '../testkit/mailbox.ts'
import { roomRow } from '../testkit/store-suite.ts'
import { catalogue } from '../testkit/toys.ts'
import type { Mail } from '../text/shape.ts'
import { mailer } from './mail.ts'
import { type NoticeContext, Notices } from './notices.ts'
import { isPushService, newPushKeys, type PushOutcome } from './push.ts'

const until = async (what: () => unknown) => {
  while (!what()) await new Promise((passed) => setTimeout(passed, 2))
}

/** A server with Ala's rooms. */
function setUp(some: { settings?: unknown; pushed?: PushOutcome; here?: (person: string) => boolean } = {}) {
  const rows: RoomRow[] = []
  const notices = new Set<string>()
  const pushes: PushRow[] = [{ endpoint: 'https://fcm.googleapis.com/1', person: 'ala', keys: {} }]
  const sent: { pushes: { title: string; body: string; table: string }[]; mails: { to: string; mail: Mail }[] } = {
    pushes: [],
    mails: [],
  }
  const store = {
    roomsOf: async () => rows,
    settings: async () => some.settings ?? null,
    pushes: async () => pushes,
    removePush: async () => void pushes.pop(),
    addNotice: async (person: string, about: string) => {
      const isNew = !notices.has(`${person} ${about}`)
      notices.add(`${person} ${about}`)
      return isNew
    },
    clearNotices: async () => notices.clear(),
    activeSince: async () => rows,
  } as unknown as Store
  const context: NoticeContext = {
    store,
    rules: new RulesCatalog(catalogue),
    log: { error: (about: object) => void problems.push(about) } as never,
    people: {
      person: async (id) => ({ id, name: 'Ala', avatar: '', guest: false }),
      address: async () => 'ala@example.org',
    },
    nodes: NO_OTHERS,
    sockets: { isOnline: some.here ?? (() => false) },
    metrics: { notice() {} },
    now: () => 1,
  }
  const problems: object[] = []
  const told = new Notices(
    context,
    { graceMs: 5, address: 'https://g.example' },
    async (_to, payload) => {
      sent.pushes.push(JSON.parse(payload))
      return some.pushed ?? 'sent'
    },
    async (to, mail) => void sent.mails.push({ to, mail }),
  )
  /** Makes it Ala's turn in a new room. */
  const turn = (game = 'tic-tac-toe'): RoomRow => {
    const row = roomRow({
      game,
      state: 'running',
      setup: {
        seats: [
          { kind: 'person', person: 'ala', luck: '' },
          { kind: 'bot', level: 'policy' },
        ],
        pace: { kind: 'free' },
        options: {},
      },
      progress: { seq: 1, waiting: [0], botTurn: false, deadline: null, result: null },
    })
    rows.push(row)
    told.turnChanged(row, [1])
    return row
  }
  return { told, turn, sent, rows, pushes, problems }
}

const soon = () => new Promise((passed) => setTimeout(passed, 60))

test('a person who is away gets one mail, and one push message per room', async () => {
  const { told, turn, sent } = setUp()
  const row = turn()
  await until(() => sent.mails.length === 1)
  expect(sent.pushes).toEqual([
    { title: 'Twój ruch: tic-tac-toe', body: 'Stół czeka na Twoją decyzję.', table: row.id, url: `/room/${row.id}` },
  ])
  expect(sent.mails[0]).toMatchObject({ to: 'ala@example.org', mail: { subject: 'Twój ruch: tic-tac-toe' } })
  expect(sent.mails[0]?.mail.text).toContain(`https://g.example/room/${row.id}`)
  told.turnChanged(row, [1]) // more turns in the same room
  told.turnChanged(row, [1])
  turn('high-card')
  await until(() => sent.pushes.length === 2)
  await soon()
  expect(sent.pushes.map(({ body }) => body)).toEqual(['Stół czeka na Twoją decyzję.', 'Czeka też 1 inny stół.'])
  expect(sent.mails).toHaveLength(1)
})

test('after the person was online, the next absence gets new notices', async () => {
  const { told, turn, sent, rows } = setUp()
  turn()
  await until(() => sent.mails.length === 1)
  await told.clear('ala')
  told.turnChanged(rows[0] as RoomRow, [1])
  await until(() => sent.mails.length === 2 && sent.pushes.length === 2)
})

test('a person who is online, came back in time or need not answer any more is not notified', async () => {
  let here = true
  const { turn, sent, rows, told } = setUp({ here: () => here })
  turn()
  here = false
  turn()
  here = true
  await soon()
  here = false
  const row = turn()
  rows.length = 0
  told.turnChanged(row, [0]) // the seat was asked before: nothing new
  await soon()
  expect([sent.pushes, sent.mails]).toEqual([[], []])
})

test('a joint question is told to everyone only if nobody of the team is online, and to nobody once it is answered', async () => {
  const online = new Set<string>()
  const { told, sent, rows } = setUp({ here: (person) => online.has(person) })
  const seats = ['ala', 'ola'].map((person) => ({ kind: 'person', person, luck: '' }))
  const asked = roomRow({
    state: 'running',
    setup: { seats, pace: { kind: 'free' }, options: {} },
    progress: { seq: 1, waiting: [0, 1], botTurn: false, deadline: null, result: null },
  })
  rows.push(asked)
  online.add('ola')
  told.turnChanged(asked, [], true)
  await soon()
  expect(sent.pushes).toEqual([])
  online.clear()
  told.turnChanged(asked, [], true)
  await until(() => sent.pushes.length === 2) // one each
  await told.clear('ala')
  told.turnChanged(asked, [], true)
  rows[0] = { ...asked, progress: { ...asked.progress, seq: 2, waiting: [] } } // somebody has answered meanwhile
  await soon()
  expect(sent.pushes).toHaveLength(2)
})

test('settings choose the channels for each game and the language', async () => {
  const { turn, sent } = setUp({ settings: { lang: 'en', notices: { usual: ['mail'], games: { 'high-card': [] } } } })
  turn('high-card')
  turn('tic-tac-toe')
  await until(() => sent.mails.length === 1)
  expect(sent.mails[0]?.mail.subject).toBe('Your turn at 2 tables')
  expect(sent.pushes).toEqual([])
})

test('a push subscription that is gone is removed', async () => {
  const { turn, sent, pushes } = setUp({ pushed: 'gone' })
  turn()
  await until(() => sent.pushes.length === 1)
  await until(() => pushes.length === 0)
})

test('after a restart, people whose turn came just before it are notified', async () => {
  const { told, turn, sent, rows } = setUp()
  turn()
  told.close() // the server stops before the notice is sent
  await soon()
  expect(sent.mails).toEqual([])
  expect(rows).toHaveLength(1)
  await told.resume()
  await until(() => sent.mails.length === 1)
})

test('push messages go only to the push services of browsers', () => {
  for (const good of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ])
    expect(isPushService(good)).toBe(true)
  for (const bad of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://localhost/x',
    'https://169.254.169.254/',
    'https://evilgoogleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://user@evil.example/#.googleapis.com',
    'no address',
  ])
    expect(isPushService(bad)).toBe(false)
  expect(newPushKeys()).toMatchObject({ publicKey: expect.stringMatching(/^[\w-]{80,}$/), privateKey: expect.any(String) })
})

test('a mail arrives with correct Polish letters', async () => {
  const mailbox = await Mailbox.open()
  await mailer({ smtp: mailbox.smtp, from: 'Grimuar <g@example.org>' })('ala@example.org', {
    subject: 'Twój ruch',
    text: 'Zażółć gęślą jaźń',
  })
  mailbox.close()
  const [mail] = mailbox.mails
  expect(mail?.to).toBe('ala@example.org')
  expect(mail?.raw).toMatch(/Subject: =\?UTF-8\?/)
  expect(mail?.text).toContain('Zażółć gęślą jaźń')
})
