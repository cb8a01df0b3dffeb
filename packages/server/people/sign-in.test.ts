import type { Me, Settings, TableCard } from '@grimuar/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Mailbox } from '../testkit/mailbox.ts'
import { Passkey } from '../testkit/passkey.ts'
import { type Guest, Playhouse, until } from '../testkit/test-server.ts'

// What leads people to their account from elsewhere: letters and passkeys.

let mailbox: Mailbox
let house: Playhouse
beforeAll(async () => {
  mailbox = await Mailbox.open()
  house = await Playhouse.open({
    catalogue: import.meta.resolve('../testkit/toys.ts'),
    mail: { smtp: mailbox.smtp, from: 'Grimuar <g@example.org>' },
  })
})
afterAll(async () => {
  await house.stop()
  mailbox.close()
})

/** The link in the newest letter to an address. */
async function linkTo(address: string): Promise<string> {
  const newest = () => mailbox.letters.findLast(({ to }) => to === address)
  await until(newest)
  const link = /http:\S+/.exec(newest()?.text ?? '')?.[0] as string
  mailbox.letters.length = 0
  return link
}

/** Opens a link as a browser does: with the cookies it has, following where it leads. */
async function follow(guest: Guest, link: string): Promise<string | null> {
  const answer = await fetch(link, { headers: { cookie: guest.cookie, accept: 'text/html' }, redirect: 'manual' })
  return answer.headers.get('location')
}

test('an address counts once its letter was answered; another replaces it only then; and it can be dropped', async () => {
  const ala = await house.guest('Ala')
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
  expect(await house.online.people.address(ala.person.id)).toBe('alicja@example.org')
  // A guest is still the same guest, with all that was theirs.
  expect((await ala.done<Me>('GET', '/api/me')).person).toEqual(ala.person)
  expect(await ala.done<Settings>('GET', '/api/me/settings')).toEqual({ lang: 'pl' })
  await ala.done('DELETE', '/api/me/email')
  expect(await email()).toBeNull()
  expect(await house.online.people.address(ala.person.id)).toBeUndefined()
})

test('a link that was tampered with confirms nothing', async () => {
  const ela = await house.guest('Ela')
  await ela.done('POST', '/api/auth/change-email', { newEmail: 'ela@example.org', callbackURL: '/account' })
  const link = await linkTo('ela@example.org')
  expect(await follow(ela, link.replace(/token=[^&]{9}/, 'token=AAAAAAAAA'))).toContain('error=')
  expect((await ela.done<Me>('GET', '/api/me')).email).toBeNull()
})

test('who forgot the password gets another by letter, and every session so far ends', async () => {
  const ola = await house.guest('Ola')
  await ola.done('POST', '/api/me/password', { login: 'ola', password: 'abracadabra' })
  const { internalAdapter } = await house.online.identity.$context
  await internalAdapter.updateUser(ola.person.id, { email: 'ola@example.org', emailVerified: true })
  const stranger = await house.guest('Nobody')
  for (const email of ['ola@example.org', 'nobody@example.org']) {
    // The same answer whether or not there is such an address.
    expect(await stranger.ask('POST', '/api/auth/request-password-reset', { email, redirectTo: '/reset' })).toMatchObject({
      status: 200,
      body: { status: true },
    })
  }
  const page = new URL((await follow(stranger, await linkTo('ola@example.org'))) as string, house.url)
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

test('a passkey turns a guest into somebody, who signs in with it elsewhere and brings what a guest there had', async () => {
  /** Asks, keeping the cookies that come back, as a browser does. */
  const ask = async (guest: Guest, method: string, path: string, body?: unknown): Promise<{ challenge: string }> => {
    const answer = await fetch(`${house.url}/api/auth/passkey/${path}`, {
      method,
      headers: { cookie: guest.cookie, origin: house.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const set = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] as string)
    const names = set.map((cookie) => cookie.split('=')[0])
    const others = guest.cookie.split('; ').filter((cookie) => !names.includes(cookie.split('=')[0]))
    guest.cookie = [...others, ...set].join('; ')
    expect([path, answer.status]).toEqual([path, 200])
    return (await answer.json()) as { challenge: string }
  }
  const ala = await house.guest('Ala')
  const key = new Passkey(house.url)
  const { challenge } = await ask(ala, 'GET', 'generate-register-options')
  await ask(ala, 'POST', 'verify-registration', { response: key.made(challenge), name: 'phone' })
  expect((await ala.done<Me>('GET', '/api/me')).person).toMatchObject({ id: ala.person.id, guest: false })

  const onPhone = await house.guest('Somebody')
  const { id } = await onPhone.table('tic-tac-toe', ['me', 'free'])
  const asked = await ask(onPhone, 'GET', 'generate-authenticate-options')
  await ask(onPhone, 'POST', 'verify-authentication', { response: key.shown(asked.challenge) })
  expect((await onPhone.done<Me>('GET', '/api/me')).person?.id).toBe(ala.person.id)
  expect((await onPhone.done<TableCard>('GET', `/api/tables/${id}`)).host).toBe(ala.person.id)

  // Another's key opens nothing.
  const thief = await house.guest('Thief')
  const { challenge: again } = await ask(thief, 'GET', 'generate-authenticate-options')
  const refused = await thief.ask('POST', '/api/auth/passkey/verify-authentication', {
    response: new Passkey(house.url).shown(again),
  })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect((await thief.done<Me>('GET', '/api/me')).person?.id).toBe(thief.person.id)
})
