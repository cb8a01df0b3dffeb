import { expect, test } from 'vitest'
import { Mailbox } from '../testkit/mailbox.ts'
import { type Guest, TestServer, testSettings, until } from '../testkit/test-server.ts'

// A stranger has our server write to many addresses.

const rate = (burst: number) => ({ burst, perSecond: 0 })

test('mails are limited for each person, each network, and in all, to whatever addresses they go', async () => {
  const mailbox = await Mailbox.open()
  const server = await TestServer.open({
    catalogue: import.meta.resolve('../testkit/toys.ts'),
    mail: { smtp: mailbox.smtp, from: 'Grimuar <g@example.org>' },
    limits: { ...testSettings('').limits, mails: { perPerson: rate(3), perAddress: rate(5), inAll: rate(4) } },
  })
  let number = 0
  const want = async (guest: Guest) =>
    (await guest.ask('POST', '/api/auth/change-email', { newEmail: `victim-${number++}@example.org`, callbackURL: '/settings' }))
      .status
  const [eve, mallory] = [await server.guest('Eve'), await server.guest('Mallory')]
  const statuses = []
  for (const guest of [eve, eve, eve, eve, mallory, mallory, mallory]) statuses.push(await want(guest))
  expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429])
  const nobody = await server.guest('Nobody')
  nobody.cookie = ''
  const forgotten = { email: 'victim@example.org', redirectTo: '/settings/password' }
  expect((await nobody.ask('POST', '/api/auth/request-password-reset', forgotten)).status).toBe(429)
  await until(() => mailbox.mails.length === 4) // the fifth was one too many in all
  await new Promise((passed) => setTimeout(passed, 200))
  expect(mailbox.mails).toHaveLength(4)
  await server.stop()
  mailbox.close()
})
