import { request } from 'node:http'
import type { Me, Person } from '@grimuar/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Mailbox } from '../testkit/mailbox.ts'
import { Guest, TestServer, until } from '../testkit/test-server.ts'
import { TokenBuckets } from '../token-bucket.ts'
import { WindowCounts } from '../window-counts.ts'
import { shownName } from './names.ts'
import { PasswordGuard } from './password-guard.ts'

// Attacks by strangers on the identity library.

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

async function mailTo(address: string): Promise<{ text: string; link: string }> {
  const newest = () => mailbox.mails.findLast(({ to }) => to === address)
  await until(newest)
  const text = newest()?.text ?? ''
  mailbox.mails.length = 0
  return { text, link: /http:\S+/.exec(text)?.[0] ?? '' }
}

async function follow(link: string, cookie: string): Promise<Response> {
  return fetch(link, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' })
}

const wantAddress = (guest: Guest, newEmail: string) =>
  guest.done('POST', '/api/auth/change-email', { newEmail, callbackURL: '/settings' })
const emailOf = async (guest: Guest) => (await guest.done<Me>('GET', '/api/me')).email

/** The same person on another device. */
async function signIn(login: string, password: string): Promise<Guest> {
  const answer = await fetch(`${server.url}/api/auth/sign-in/username`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username: login, password }),
  })
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0])
  const { user }: { user: { id: string } } = JSON.parse(await answer.text())
  return new Guest(server.url, cookie.join('; '), (await server.online.people.person(user.id)) as Person)
}

/** Opens a socket; resolves with the code with which the server closes it. */
async function socketOf(guest: Guest): Promise<Promise<unknown>[]> {
  const socket = guest.socket()
  const closed = new Promise((code) => socket.on('close', code))
  await new Promise((open) => socket.on('open', open))
  return [closed] // in a list, because an async function would wait for it
}

describe('the routes of the library', () => {
  test('that the app does not use cannot be reached', async () => {
    const eve = await server.guest('Eve')
    const closed = {
      POST: [
        ...['update-user', 'delete-user', 'delete-anonymous-user', 'sign-in/anonymous', 'sign-up/email', 'is-username-available'],
        ...['revoke-session', 'revoke-sessions', 'revoke-other-sessions', 'update-session', 'link-social', 'unlink-account'],
        ...['send-verification-email', 'passkey/update-passkey', 'get-session', 'verify-password', '/update-user'],
        ...['sign-out/../update-user', 'sign-out/%2e%2e/update-user', 'sign-out%2f..%2fupdate-user', 'update-user?x=/sign-out'],
      ],
      GET: ['get-session', 'list-sessions', 'list-accounts', 'account-info', 'ok', 'error', 'delete-user/callback'],
    }
    for (const [method, paths] of Object.entries(closed)) {
      for (const path of paths) {
        const body = method === 'POST' ? { name: 'x'.repeat(60_000), image: 'javascript:alert(1)' } : undefined
        expect([path, (await eve.ask(method, `/api/auth/${path}`, body)).status]).toEqual([path, 404])
      }
    }
    expect((await eve.done<Me>('GET', '/api/me')).person).toEqual(eve.person)
  })

  test('links in mails lead only to pages of the app', async () => {
    const eve = await server.guest('Eve')
    for (const callbackURL of ['https://evil.example', '/your-account-is-locked-call-us', '/a?b=c d', '//evil.example/x']) {
      const answer = await eve.ask('POST', '/api/auth/change-email', { newEmail: 'x@example.org', callbackURL })
      expect([callbackURL, answer.status]).toEqual([callbackURL, 400])
    }
  })
})

describe('names', () => {
  test('cannot contain characters that hide, break lines or turn the direction of writing', async () => {
    const nobody = new Guest(server.url, '', { id: '', name: '', avatar: '', guest: true })
    for (const name of ['A\u202eB', 'A\u0000B', 'A\u001bB', 'A\u200bB', 'A\u2028B', '\ufeff', 'A\u2066B', '\u00a0', 'A\ud800']) {
      expect([name, (await nobody.ask('POST', '/api/guest', { name, avatar: 'x' })).status]).toEqual([name, 400])
    }
    for (const name of ['Łucja', 'Zażółć gęślą jaźń', '山田太郎', "O'Hara-Ńe 2", '🧙', 'ﷺ']) {
      expect([name, (await nobody.ask('POST', '/api/guest', { name, avatar: 'x' })).status]).toEqual([name, 200])
    }
  })

  test('are checked wherever they are written', async () => {
    const eve = await server.guest('Eve')
    const { internalAdapter } = await server.online.identity.$context
    for (const bad of [{ name: 'x'.repeat(60_000) }, { name: '' }, { name: 'A\nB' }, { image: 'javascript:alert(1)' }]) {
      await expect(internalAdapter.updateUser(eve.person.id, bad)).rejects.toThrow('this is no')
    }
  })

  test('stored by earlier versions are shown without what is not allowed now', () => {
    expect(shownName('x'.repeat(60_000))).toBe('x'.repeat(24))
    expect(shownName('A\u202eB\nC')).toBe('A B C')
    expect(shownName('\u0000')).toBe('—')
    expect(shownName('Ala')).toBe('Ala')
  })
})

describe('sockets', () => {
  test('close when their session ends, however it ends', async () => {
    const ala = await server.guest('Ala')
    await ala.done('POST', '/api/me/password', { login: 'ala', password: 'abracadabra' })
    const [phone, tablet] = [await signIn('ala', 'abracadabra'), await signIn('ala', 'abracadabra')]
    const [atHome, onPhone, onTablet] = [await socketOf(ala), await socketOf(phone), await socketOf(tablet)]
    const { internalAdapter } = await server.online.identity.$context
    await internalAdapter.deleteSession(decodeURIComponent(tablet.cookie.split('=')[1] ?? '').split('.')[0] ?? '')
    expect(await onTablet[0]).toBe(4001)
    // A new password ends all other sessions; this one gets a new cookie.
    const answer = await fetch(`${server.url}/api/auth/change-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, cookie: ala.cookie },
      body: JSON.stringify({ currentPassword: 'abracadabra', newPassword: 'hocus-pocus', revokeOtherSessions: false }),
    })
    expect(answer.status).toBe(200)
    expect([await atHome[0], await onPhone[0]]).toEqual([4001, 4001])
    expect((await phone.done<Me>('GET', '/api/me')).person).toBeNull()
    ala.cookie = answer.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ')
    expect((await ala.done<Me>('GET', '/api/me')).person?.id).toBe(ala.person.id)
  })

  test('close when a guest signs in to an account', async () => {
    const ola = await server.guest('Ola')
    await ola.done('POST', '/api/me/password', { login: 'ola', password: 'abracadabra' })
    const guest = await server.guest('Somebody')
    const [closed] = await socketOf(guest)
    await guest.done('POST', '/api/auth/sign-in/username', { username: 'ola', password: 'abracadabra' })
    expect(await closed).toBe(4001)
  })
})

describe('a mail address', () => {
  test('belongs to nobody before it is confirmed', async () => {
    const eve = await server.guest('Eve')
    const owner = await server.guest('Honest')
    await wantAddress(eve, 'honest@example.org')
    const { link: squatted } = await mailTo('honest@example.org')
    // A forgotten password leads nobody into the account of a person who only claims the address.
    await owner.done('POST', '/api/auth/request-password-reset', {
      email: 'honest@example.org',
      redirectTo: '/settings/password',
    })
    await wantAddress(owner, 'honest@example.org')
    const { text, link } = await mailTo('honest@example.org')
    expect(text).toContain('confirm this address')
    await follow(link, owner.cookie)
    expect([await emailOf(owner), await emailOf(eve)]).toEqual(['honest@example.org', null])
    expect((await follow(squatted, eve.cookie)).headers.get('location')).toBe('/settings?error=ADDRESS_TAKEN')
    expect([await emailOf(owner), await emailOf(eve)]).toEqual(['honest@example.org', null])
  })

  test('that is not confirmed gets no text that a stranger chose, and few mails', async () => {
    const eve = await server.guest('evil.example wins')
    for (let i = 0; i < 6; i++) await wantAddress(eve, 'victim@example.org')
    await until(() => mailbox.mails.length >= 4)
    for (const { raw, text } of mailbox.mails) expect(`${raw}${text}`).not.toContain('evil.example')
    await wantAddress(eve, 'other@example.org')
    await until(() => mailbox.mails.some(({ to }) => to === 'other@example.org'))
    expect(mailbox.mails.filter(({ to }) => to === 'victim@example.org')).toHaveLength(4)
    mailbox.mails.length = 0
  })

  test('is confirmed by its link on any device, which signs nobody in', async () => {
    const ela = await server.guest('Ela')
    await wantAddress(ela, 'ela@example.org')
    const answer = await follow((await mailTo('ela@example.org')).link, '')
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([302, []])
    expect(await emailOf(ela)).toBe('ela@example.org')
    const { adapter } = await server.online.identity.$context
    expect(await adapter.count({ model: 'session', where: [{ field: 'userId', value: ela.person.id }] })).toBe(1)
  })
})

describe('passwords', () => {
  test('can be guessed only a few times for one account, from any address', async () => {
    const iga = await server.guest('Iga')
    await iga.done('POST', '/api/me/password', { login: 'iga', password: 'abracadabra' })
    const eve = await server.guest('Eve')
    const guess = async (username: string, password: string) =>
      (await eve.ask('POST', '/api/auth/sign-in/username', { username, password })).status
    const answers = []
    for (let i = 0; i < 12; i++) answers.push(await guess(i % 2 ? 'iga' : 'IGA', `guess-number-${i}`))
    expect(answers).toEqual([...Array(10).fill(401), 429, 429])
    expect(await guess('iga', 'abracadabra')).toBe(429)
    expect(await guess('nobody', 'abracadabra')).toBe(401)
  })

  test('that others guess do not lock the owner out, who is in another network', async () => {
    const ula = await server.guest('Ula')
    await ula.done('POST', '/api/me/password', { login: 'ula', password: 'abracadabra' })
    const { internalAdapter } = await server.online.identity.$context
    await internalAdapter.updateUser(ula.person.id, { email: 'ula@example.org', emailVerified: true })
    /** Tries a password from an address of this machine; returns the status. */
    const guess = (address: string, by: 'username' | 'email', name: string, password: string) =>
      new Promise((told) => {
        const headers = { 'content-type': 'application/json', origin: server.url }
        const { port } = new URL(server.url)
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            path: `/api/auth/sign-in/${by}`,
            method: 'POST',
            localAddress: address,
            headers,
            agent: false,
          },
          ({ statusCode }) => told(statusCode),
        )
        sent.end(JSON.stringify({ [by]: name, password }))
      })
    // Whether by name or by address: one account, one limit for a network.
    const answers = []
    for (let i = 0; i < 12; i++)
      answers.push(
        await (i % 2
          ? guess('127.0.0.7', 'username', 'ula', `no ${i}`)
          : guess('127.0.0.7', 'email', 'Ula@example.org', `no ${i}`)),
      )
    expect(answers).toEqual([...Array(10).fill(401), 429, 429])
    expect(await guess('127.0.0.8', 'username', 'ula', 'abracadabra')).toBe(200)
    // Guesses from many networks have a limit together. It does not count where the owner is signed in.
    for (let i = 0; i < 45; i++) await guess(`127.0.1.${i}`, 'username', 'ula', 'no')
    expect(await guess('127.0.0.9', 'username', 'ula', 'abracadabra')).toBe(429)
    expect(await guess('127.0.0.8', 'username', 'ula', 'abracadabra')).toBe(200)
  })

  test('have a limit for each network before any for an account', async () => {
    const buckets = () => new TokenBuckets({ burst: 5, perSecond: 0 })
    const [guesses, guessesInAll] = [buckets(), buckets()]
    const guard = new PasswordGuard({ attempts: new WindowCounts(), signIns: { max: 3, seconds: 20 }, guesses, guessesInAll })
    const guess = (network: string) =>
      guard.run(
        { account: 'ala', network, isAtHome: async () => false },
        0,
        async () => 'wrong',
        () => true,
      )
    const answers = []
    for (let i = 0; i < 20; i++) answers.push(await guess('one'))
    expect(answers).toEqual([...Array(3).fill('wrong'), ...Array(17).fill('too-fast')])
    expect([await guess('two'), await guess('two'), await guess('two')]).toEqual(['wrong', 'wrong', 'too-fast'])
  })
})
