import { readFileSync } from 'node:fs'
import type { Me, RoomCard, Settings } from '@grimuar/protocol'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { en } from '../../../packages/web/src/lib/account/text/en.ts'
import { type AccountText, pl } from '../../../packages/web/src/lib/account/text/pl.ts'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { getJson, signInAsGuest } from '../../helpers/account.ts'
import { appText, type Lang } from '../../helpers/app-text.ts'
import { expect, type PageErrors, storePreferences, test } from '../../helpers/fixtures.ts'

const words: Record<Lang, AccountText> = { pl, en }
const t = en
/** A new login for each run, so that the same server can be tested twice. */
const login = `ala.${Date.now().toString(36)}`
const PASSWORD = 'abracadabra'

/** Opens a page on another device. */
async function elsewhere(browser: Browser, baseURL: string, pageErrors: PageErrors): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' })
  pageErrors.watch(context)
  await storePreferences(context, { lang: 'en', pace: 'off' })
  return context.newPage()
}

const me = async (page: Page) => (await getJson<Me>(page, '/api/me')).person

test('a guest signs in with one click, then changes name and avatar', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('link', { name: t.page.signIn }).click()
  await expect(page.getByRole('textbox', { name: t.guestSignIn.name })).not.toHaveValue('')
  // Every avatar is drawn and has its own name.
  const faces = page.getByRole('radio')
  await expect(faces).toHaveCount(24)
  await expect(page.locator('fieldset .face svg')).toHaveCount(24)
  expect(new Set(await page.locator('fieldset label').allInnerTexts()).size).toBe(24)
  const name = await page.getByRole('textbox', { name: t.guestSignIn.name }).inputValue()
  await page.getByRole('button', { name: t.guestSignIn.enter, exact: true }).click()
  await expect(page.getByRole('link', { name: `${t.page.title}: ${name}` })).toBeVisible()
  const guest = await me(page)
  expect(guest).toMatchObject({ name, guest: true })

  await page.getByRole('textbox', { name: t.guestSignIn.name }).fill('Alicja')
  await page.getByRole('radio', { name: 'Hedgehog' }).check({ force: true })
  await page.getByRole('button', { name: t.who.save }).click()
  await expect(page.getByText(t.page.saved)).toBeVisible()
  expect(await me(page)).toEqual({ ...guest, name: 'Alicja', avatar: 'hedgehog' })
  await page.goto(`/people/${guest?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Alicja' })).toBeVisible()
  await expect(page.getByText(t.profile.noneMine)).toBeVisible()

  // The language of e-mails follows the language of the app, also when it changes.
  const speaks = async () => (await getJson<Settings>(page, '/api/me/settings')).lang
  await expect.poll(speaks).toBe('en')
  await page.getByRole('button', { name: appText.en.menu.settings }).click()
  await page.getByRole('radio', { name: appText.pl.language }).check()
  await expect.poll(speaks).toBe('pl')
  await page.getByRole('dialog').getByRole('link', { name: pl.page.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: pl.page.title })).toBeVisible()
})

test('a guest is warned before signing out, keeps the account by setting a password, and signs in on another device', async ({
  page,
  browser,
  baseURL,
  pageErrors,
}) => {
  pageErrors.allow(/\b401\b/) // a wrong password, tried on purpose
  await signInAsGuest(page)
  const guest = await me(page)
  await page.getByRole('button', { name: t.leave.signOut, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.leave.keepFirst }).click()
  await expect(page.getByRole('region', { name: t.secureAccount.guestTitle })).toBeFocused()

  await page.getByRole('button', { name: t.secureAccount.addPassword }).click()
  const keep = page.getByRole('button', { name: t.secureAccount.save })
  await page.getByLabel(t.secureAccount.login, { exact: true }).fill('a b')
  await expect(page.getByRole('alert').filter({ hasText: t.errors.INVALID_USERNAME })).toBeVisible()
  await page.getByLabel(t.secureAccount.login, { exact: true }).fill(login)
  await page.getByLabel(t.secureAccount.password, { exact: true }).fill('short')
  await expect(keep).toBeDisabled()
  await page.getByLabel(t.secureAccount.password, { exact: true }).fill(PASSWORD)
  await keep.click()
  await expect(page.getByText(t.secureAccount.loginIs(login))).toBeVisible()
  await expect(page.getByText(t.page.secured)).toBeVisible()

  const other = await elsewhere(browser, baseURL as string, pageErrors)
  await other.goto('/settings')
  await other.getByRole('button', { name: t.guestSignIn.have }).click()
  const signIn = async (password: string) => {
    await other.getByLabel(t.signIn.login).fill(login)
    await other.getByLabel(t.signIn.password, { exact: true }).fill(password)
    await other.getByRole('button', { name: t.signIn.enter, exact: true }).click()
  }
  await signIn('not this one')
  await expect(other.getByRole('alert').filter({ hasText: t.errors.INVALID_USERNAME_OR_PASSWORD })).toBeVisible()
  await signIn(PASSWORD)
  await expect(other.getByText(t.page.secured)).toBeVisible()
  expect(await me(other)).toEqual({ ...guest, guest: false })

  // On the other device the password is changed with the old one, which signs out everywhere else; then the visitor signs out there.
  await other.getByRole('button', { name: t.secureAccount.changePassword }).click()
  await other.getByLabel(t.secureAccount.oldPassword).fill(PASSWORD)
  await other.getByLabel(t.secureAccount.newPassword).fill('hocus-pocus')
  await other.getByRole('button', { name: t.secureAccount.change, exact: true }).click()
  await expect(other.getByText(t.secureAccount.passwordChanged)).toBeVisible()
  await other.getByRole('button', { name: t.leave.signOut, exact: true }).click()
  await expect(other.getByRole('button', { name: t.guestSignIn.enter, exact: true })).toBeVisible()
  expect(await me(other)).toBeNull()
  expect(await me(page)).toBeNull()
  await other.context().close()
})

/** Gives the page a virtual device for passkeys whose owner always agrees. */
async function authenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  return { cdp, ...(await cdp.send('WebAuthn.addVirtualAuthenticator', { options })) }
}

test('a passkey keeps the account and signs in on another device', async ({ browser, baseURL, pageErrors }) => {
  // Passkeys belong to a host name; an IP address is not allowed.
  const address = (baseURL as string).replace('127.0.0.1', 'localhost')
  const page = await elsewhere(browser, address, pageErrors)
  const phone = await authenticator(page)
  await signInAsGuest(page)
  const guest = await me(page)
  await page.getByRole('button', { name: t.secureAccount.addPasskey }).click()
  await page.getByLabel(t.secureAccount.passkeyName).fill('My phone')
  await page.getByRole('button', { name: t.secureAccount.addPasskey }).click()
  await expect(page.getByText(t.secureAccount.passkeyAdded)).toBeVisible()
  await expect(page.getByText(t.page.secured)).toBeVisible()
  await page.getByRole('button', { name: t.secureAccount.removeNamed('My phone') }).click()
  await expect(page.getByRole('alert').filter({ hasText: t.secureAccount.onlyWay })).toBeVisible()
  await expect(page.getByText('My phone')).toBeVisible()

  const other = await elsewhere(browser, address, pageErrors)
  const laptop = await authenticator(other)
  await other.goto('/settings')
  await other.getByRole('button', { name: t.guestSignIn.have }).click()
  await other.getByRole('button', { name: t.signIn.passkey }).click()
  await expect(other.getByRole('alert').filter({ hasText: t.errors.cancelled })).toBeVisible()
  // Passkeys are synchronised between devices: copy it.
  const { credentials } = await phone.cdp.send('WebAuthn.getCredentials', { authenticatorId: phone.authenticatorId })
  for (const credential of credentials)
    await laptop.cdp.send('WebAuthn.addCredential', { authenticatorId: laptop.authenticatorId, credential })
  await other.getByRole('button', { name: t.signIn.passkey }).click()
  await expect(other.getByText(t.page.secured)).toBeVisible()
  expect(await me(other)).toEqual({ ...guest, guest: false })
  await page.context().close()
  await other.context().close()
})

test('the visitor downloads their data, and deletes the account after typing its name', async ({ page, pageErrors }) => {
  pageErrors.allow(/\b404\b/) // the profile of a deleted account
  await signInAsGuest(page)
  const guest = await me(page)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: t.leave.export }).click()
  const data = JSON.parse(readFileSync(await (await file).path(), 'utf8')) as { user: { name: string } }
  expect(data.user.name).toBe(guest?.name)

  await page.getByRole('button', { name: t.leave.remove, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.leave.removeTitle })
  const yes = dialog.getByRole('button', { name: t.leave.removeYes })
  await expect(yes).toBeDisabled()
  await dialog.getByRole('textbox').fill('someone')
  await expect(yes).toBeDisabled()
  await dialog.getByRole('textbox').fill(guest?.name ?? '')
  await yes.click()
  await expect(page.getByRole('heading', { name: t.page.goneTitle })).toBeVisible()
  expect(await me(page)).toBeNull()
  await page.goto(`/people/${guest?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: t.profile.lostTitle })).toBeVisible()
})

test('a profile shows running matches first, then finished ones with their winners', async ({ page }) => {
  const person = { id: 'ala', name: 'Ala', avatar: 'cat', guest: false }
  const card = (id: string, some: Partial<RoomCard>): RoomCard => ({
    id,
    state: 'over',
    game: 'towers',
    version: 1,
    options: {},
    seats: [
      { kind: 'person', person },
      { kind: 'person', person: { id: 'ola', name: 'Ola', avatar: 'owl', guest: true } },
    ],
    pace: { kind: 'free' },
    listed: true,
    lots: false,
    askEveryone: false,
    host: person.id,
    created: 1,
    changed: 1,
    seq: 9,
    waiting: [],
    deadline: null,
    result: null,
    commitment: '',
    numbers: [],
    ...some,
  })
  // The answers are faked here because finishing matches takes long; the server has its own tests of them.
  const games = [
    card('lost', { result: { how: 'played', result: { ranks: [2, 1], scores: [] } } }),
    card('won', { result: { how: 'played', result: { ranks: [1, 2], scores: [] } } }),
    card('left', { listed: false, result: { how: 'abandoned', result: null } }),
    card('now', {
      state: 'running',
      waiting: [0],
      seats: [
        { kind: 'person', person },
        { kind: 'bot', level: 'policy' },
      ],
    }),
  ]
  await page.route('**/api/me', (route) => route.fulfill({ json: { person } }))
  await page.route('**/api/me/settings', (route) => route.fulfill({ json: {} }))
  await page.route('**/api/people/ala', (route) => route.fulfill({ json: { person, games } }))
  await page.goto('/people/ala')
  const line = (part: string) => page.getByRole('region', { name: part }).getByRole('link')
  await expect(line(t.profile.running)).toContainText([`${person.name} – ${t.profile.bot}`])
  await expect(line(t.profile.running)).toContainText([t.profile.yourTurn])
  await expect(line(t.profile.running)).toHaveAttribute('href', '/room/now')
  const over = line(t.profile.over)
  await expect(over).toHaveCount(3)
  const crowned = (n: number) => over.nth(n).locator('.first')
  await expect(crowned(0)).toHaveText(/Ola/)
  await expect(crowned(1)).toContainText(person.name)
  await expect(crowned(2)).toHaveCount(0)
  await expect(over.nth(2)).toContainText(t.profile.abandoned)
  await expect(over.nth(2)).toContainText(t.profile.private)
  await expectAccessible(page, 'profile')
})

const visits = [
  { name: 'dark theme, desktop, Polish', lang: 'pl', theme: 'dark', size: { viewport: { width: 1280, height: 720 } } },
  {
    name: 'light theme, phone, English',
    lang: 'en',
    theme: 'light',
    size: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const

for (const { name, lang, theme, size } of visits) {
  test.describe(name, () => {
    test.use({ ...size, preferences: { lang, theme, pace: 'off' } })
    const a = words[lang]

    test('the screens of the account are accessible', async ({ page, pageErrors }) => {
      pageErrors.allow(/\b404\b/) // the profile of nobody
      await page.goto('/settings')
      await expect(page.getByRole('button', { name: a.guestSignIn.enter, exact: true })).toBeVisible()
      await expectAccessible(page, 'come in')
      await page.getByRole('button', { name: a.guestSignIn.have }).click()
      await page.getByRole('button', { name: a.signIn.forgotten }).click()
      await expect(page.getByText(a.forgotten.noLetters)).toBeVisible()
      await expectAccessible(page, 'sign in')
      await signInAsGuest(page, a)
      const { id } = (await me(page)) as { id: string }
      await page.getByRole('button', { name: a.secureAccount.addPassword }).click()
      await page.getByLabel(a.secureAccount.login, { exact: true }).fill('!')
      await page.getByRole('textbox', { name: a.guestSignIn.name, exact: true }).fill('')
      await expectAccessible(page, 'account and notices')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.getByRole('button', { name: a.leave.remove, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, 'farewell')
      for (const [address, heading] of [
        ['/settings/password?token=x', a.forgotten.title],
        ['/settings/password', a.forgotten.title],
        ['/people/nobody', a.profile.lostTitle],
        [`/people/${id}`, undefined],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, ...(heading && { name: heading }) })).toBeVisible()
        await expectAccessible(page, address)
      }
    })
  })
}
