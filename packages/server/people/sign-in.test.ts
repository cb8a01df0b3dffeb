import type { Me, RoomCard, Settings } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Mailbox } from '../testkit/mailbox.ts'
import { Passkey } from '../testkit/passkey.ts'
import { type Guest, TestServer, until } from '../testkit/test-server.ts'

// Ways to reach an account from another device: mails and passkeys.

let mailbox: Mailbox
let server: TestServer
beforeAll(async () => {
  mailbox = await Mailbox.open()
  server = await TestServer.open({
    catalogue: import.meta.resolve('../testkit/toys.ts'),
    mail: { smtp: mailbox.smtp, from: 'Grimuar <g@example.org>' },
  })
})
afterAll(async () => {
  await server.stop()
  mailbox.close()
})

/** The link in the newest mail to an address. */
async function linkTo(address: string): Promise<string> {
  const newest = () => mailbox.mails.findLast(({ to }) => to === address)
  await until(newest)
  const link = /http:\S+/.exec(newest()?.text ?? '')?.[0] as string
  mailbox.mails.length = 0
  return link
}

/** Opens a link with the guest's cookies; returns the redirect target. */
async function follow(guest: Guest, link: string): Promise<string | null> {
  const answer = await fetch(link, { headers: { cookie: guest.cookie, accept: 'text/html' }, redirect: 'manual' })
  return answer.headers.get('location')
}

test('a mail address counts once it is confirmed; a new one replaces it only then; it can be removed', async () => {
  const ala = await server.guest('Ala')
  const email = async () => (await ala.done<Me>('GET', '/api/me')).email
  const give = (newEmail: string) => ala.done('POST', '/api/auth/change-email', { newEmail, callbackURL: '/account' })
  await ala.done('PUT', '/api/me/settings', { lang: 'pl' })
  await give('ala@example.org')
  expect(await email()).toBeNull()
  expect(await follow(ala, await linkTo('ala@example.org'))).toBe('/account')
  expect(await email()).toBe('ala@example.org')
  await give('alicja@example.org')
  expect(await email()).toBe('ala@example.org')
  await follow(ala, await linkTo('alicja@example.org'))
  expect(await email()).toBe('alicja@example.org')
  expect(await server.online.people.address(ala.person.id)).toBe('alicja@example.org')
  // The guest is still the same person with the same settings.
  expect((await ala.done<Me>('GET', '/api/me')).person).toEqual(ala.person)
  expect(await ala.done<Settings>('GET', '/api/me/settings')).toEqual({ lang: 'pl' })
  await ala.done('DELETE', '/api/me/email')
  expect(await email()).toBeNull()
  expect(await server.online.people.address(ala.person.id)).toBeUndefined()
})

test('a changed link confirms nothing', async () => {
  const ela = await server.guest('Ela')
  await ela.done('POST', '/api/auth/change-email', { newEmail: 'ela@example.org', callbackURL: '/account' })
  const link = await linkTo('ela@example.org')
  expect(await follow(ela, link.replace(/token=[^&]{9}/, 'token=AAAAAAAAA'))).toContain('error=')
  expect((await ela.done<Me>('GET', '/api/me')).email).toBeNull()
})

test('a forgotten password can be reset by mail, which ends every session', async () => {
  const ola = await server.guest('Ola')
  await ola.done('POST', '/api/me/password', { login: 'ola', password: 'abracadabra' })
  const { internalAdapter } = await server.online.identity.$context
  await internalAdapter.updateUser(ola.person.id, { email: 'ola@example.org', emailVerified: true })
  const stranger = await server.guest('Nobody')
  for (const email of ['ola@example.org', 'nobody@example.org']) {
    // The answer does not tell whether the address is known.
    expect(await stranger.ask('POST', '/api/auth/request-password-reset', { email, redirectTo: '/reset' })).toMatchObject({
      status: 200,
      body: { status: true },
    })
  }
  const page = new URL((await follow(stranger, await linkTo('ola@example.org'))) as string, server.url)
  expect(page.pathname).toBe('/reset')
  const token = page.searchParams.get('token')
  const socket = ola.socket()
  await new Promise((open) => socket.on('open', open))
  const closed = new Promise((code) => socket.on('close', code))
  await stranger.done('POST', '/api/auth/reset-password', { token, newPassword: 'hocus-pocus' })
  expect(await closed).toBe(4001)
  expect(await ola.done<Me>('GET', '/api/me')).toEqual({ person: null })
  expect((await stranger.ask('POST', '/api/auth/sign-in/username', { username: 'ola', password: 'abracadabra' })).status).toBe(
    401,
  )
  expect((await stranger.ask('POST', '/api/auth/sign-in/username', { username: 'ola', password: 'hocus-pocus' })).status).toBe(
    200,
  )
})

test('a guest with a passkey becomes an account, and can sign in on a device where they were another guest', async () => {
  /** Sends a request and stores the cookies of the answer, as a browser does. */
  const ask = async (guest: Guest, method: string, path: string, body?: unknown): Promise<{ challenge: string }> => {
    const answer = await fetch(`${server.url}/api/auth/passkey/${path}`, {
      method,
      headers: { cookie: guest.cookie, origin: server.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] as string)
    const names = set.map((cookie) => cookie.split('=')[0])
    const others = guest.cookie.split('; ').filter((cookie) => !names.includes(cookie.split('=')[0]))
    guest.cookie = [...others, ...set].join('; ')
    expect([path, answer.status]).toEqual([path, 200])
    return (await answer.json()) as { challenge: string }
  }
  const ala = await server.guest('Ala')
  const key = new Passkey(server.url)
  const { challenge } = await ask(ala, 'GET', 'generate-register-options')
  await ask(ala, 'POST', 'verify-registration', { response: key.register(challenge), name: 'phone' })
  expect((await ala.done<Me>('GET', '/api/me')).person).toMatchObject({ id: ala.person.id, guest: false })

  const onPhone = await server.guest('Somebody')
  const { id } = await onPhone.newRoom('tic-tac-toe', ['me', 'free'])
  const asked = await ask(onPhone, 'GET', 'generate-authenticate-options')
  await ask(onPhone, 'POST', 'verify-authentication', { response: key.signIn(asked.challenge) })
  expect((await onPhone.done<Me>('GET', '/api/me')).person?.id).toBe(ala.person.id)
  expect((await onPhone.done<RoomCard>('GET', `/api/rooms/${id}`)).host).toBe(ala.person.id)

  // An unknown passkey is refused.
  const thief = await server.guest('Thief')
  const { challenge: again } = await ask(thief, 'GET', 'generate-authenticate-options')
  const refused = await thief.ask('POST', '/api/auth/passkey/verify-authentication', {
    response: new Passkey(server.url).signIn(again),
  })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect((await thief.done<Me>('GET', '/api/me')).person?.id).toBe(thief.person.id)
})
