import { expect, test } from 'vitest'
import { Shelf } from '../matches/rules-catalog.ts'
import type { PushRow, Store, TableRow } from '../store/contract.ts'
import { Mailbox } from '../testkit/mailbox.ts'
import { tableRow } from '../testkit/store-suite.ts'
import { catalogue } from '../testkit/toys.ts'
import type { Mail } from '../text/shape.ts'
import { post } from './mail.ts'
import { type NoticeHouse, Notices } from './notices.ts'
import { isPushService, newPushKeys, type Pushed } from './push.ts'

const until = async (what: () => unknown) => {
  while (!what()) await new Promise((passed) => setTimeout(passed, 2))
}

/** A house with Ala's tables, in which it is or is not her turn. */
function house(some: { settings?: unknown; pushed?: Pushed; here?: () => boolean } = {}) {
  const rows: TableRow[] = []
  const notices = new Set<string>()
  const pushes: PushRow[] = [{ endpoint: 'https://fcm.googleapis.com/1', person: 'ala', keys: {} }]
  const sent: { pushes: { title: string; body: string; table: string }[]; mails: { to: string; mail: Mail }[] } = {
    pushes: [],
    mails: [],
  }
  const store = {
    tablesOf: async () => rows,
    settings: async () => some.settings ?? null,
    pushes: async () => pushes,
    removePush: async () => void pushes.pop(),
    addNotice: async (person: string, about: string) => {
      const isNew = !notices.has(`${person} ${about}`)
      notices.add(`${person} ${about}`)
      return isNew
    },
    clearNotices: async () => notices.clear(),
    lively: async () => rows,
  } as unknown as Store
  const around: NoticeHouse = {
    store,
    shelf: new Shelf(catalogue),
    log: { error: (about: object) => void problems.push(about) } as never,
    people: {
      person: async (id) => ({ id, name: 'Ala', avatar: '', guest: false }),
      address: async () => 'ala@example.org',
    },
    tabs: { isHere: some.here ?? (() => false) },
    counts: { notice() {} },
    now: () => 1,
  }
  const problems: object[] = []
  const told = new Notices(
    around,
    { graceMs: 5, address: 'https://g.example' },
    async (_to, payload) => {
      sent.pushes.push(JSON.parse(payload))
      return some.pushed ?? 'sent'
    },
    async (to, mail) => void sent.mails.push({ to, mail }),
  )
  /** It becomes Ala's turn at a table. */
  const turn = (game = 'tic-tac-toe'): TableRow => {
    const row = tableRow({
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
      mark: { seq: 1, waiting: [0], botTurn: false, deadline: null, result: null },
    })
    rows.push(row)
    told.turned(row, [1])
    return row
  }
  return { told, turn, sent, rows, pushes, problems }
}

const soon = () => new Promise((passed) => setTimeout(passed, 60))

test('whoever is away is told once by letter and once by push for each table', async () => {
  const { told, turn, sent } = house()
  const row = turn()
  await until(() => sent.mails.length === 1)
  expect(sent.pushes).toEqual([
    { title: 'Twój ruch: tic-tac-toe', body: 'Stół czeka na Twoją decyzję.', table: row.id, url: `/table/${row.id}` },
  ])
  expect(sent.mails[0]).toMatchObject({ to: 'ala@example.org', mail: { subject: 'Twój ruch: tic-tac-toe' } })
  expect(sent.mails[0]?.mail.text).toContain(`https://g.example/table/${row.id}`)
  told.turned(row, [1]) // ten more turns there
  told.turned(row, [1])
  turn('high-card')
  await until(() => sent.pushes.length === 2)
  await soon()
  expect(sent.pushes.map(({ body }) => body)).toEqual(['Stół czeka na Twoją decyzję.', 'Czeka też 1 inny stół.'])
  expect(sent.mails).toHaveLength(1)
})

test('after having been here the next absence is another one', async () => {
  const { told, turn, sent, rows } = house()
  turn()
  await until(() => sent.mails.length === 1)
  await told.came('ala')
  told.turned(rows[0] as TableRow, [1])
  await until(() => sent.mails.length === 2 && sent.pushes.length === 2)
})

test('whoever has the site open, came back in time, or is no longer asked is left alone', async () => {
  let here = true
  const { turn, sent, rows, told } = house({ here: () => here })
  turn()
  here = false
  turn()
  here = true
  await soon()
  here = false
  const row = turn()
  rows.length = 0
  told.turned(row, [0]) // was asked before: nothing new
  await soon()
  expect([sent.pushes, sent.mails]).toEqual([[], []])
})

test('everyone chooses how, for each game, and in which language', async () => {
  const { turn, sent } = house({ settings: { lang: 'en', notices: { usual: ['mail'], games: { 'high-card': [] } } } })
  turn('high-card')
  turn('tic-tac-toe')
  await until(() => sent.mails.length === 1)
  expect(sent.mails[0]?.mail.subject).toBe('Your turn at 2 tables')
  expect(sent.pushes).toEqual([])
})

test('a browser that is gone is not tried again', async () => {
  const { turn, sent, pushes } = house({ pushed: 'gone' })
  turn()
  await until(() => sent.pushes.length === 1)
  await until(() => pushes.length === 0)
})

test('after a restart those who came to be asked just before it are told', async () => {
  const { told, turn, sent, rows } = house()
  turn()
  told.close() // the server stops before the time is up
  await soon()
  expect(sent.mails).toEqual([])
  expect(rows).toHaveLength(1)
  await told.wake()
  await until(() => sent.mails.length === 1)
})

test('push goes to the push services of browsers and nowhere else', () => {
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

test('a letter arrives at a mail server, with its Polish letters whole', async () => {
  const mailbox = await Mailbox.open()
  await post({ smtp: mailbox.smtp, from: 'Grimuar <g@example.org>' })('ala@example.org', {
    subject: 'Twój ruch',
    text: 'Zażółć gęślą jaźń',
  })
  mailbox.close()
  const [letter] = mailbox.letters
  expect(letter?.to).toBe('ala@example.org')
  expect(letter?.raw).toMatch(/Subject: =\?UTF-8\?/)
  expect(letter?.text).toContain('Zażółć gęślą jaźń')
})
