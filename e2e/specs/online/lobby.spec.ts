import { boxOf } from '@grimuar/games'
import { type NewRoom, newLuck, PROTOCOL, type RoomCard } from '@grimuar/protocol'
import type { Page } from '@playwright/test'
import { en as accountEn } from '../../../packages/web/src/lib/account/text/en.ts'
import { en as advice } from '../../../packages/web/src/lib/advice/text/en.ts'
import { en } from '../../../packages/web/src/lib/lobby/text/en.ts'
import { type LobbyText, pl } from '../../../packages/web/src/lib/lobby/text/pl.ts'
import { levelMeasured, levelText } from '../../../packages/web/src/lib/text/level-words.ts'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { type Lang, appText as texts } from '../../helpers/app-text.ts'
import { expect, NO_NETWORK, test } from '../../helpers/fixtures.ts'
import { box } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { Visitor } from '../../helpers/visitor.ts'

const appText: Record<Lang, LobbyText> = { pl, en }
/** Tables stay on the server when a test is repeated, so everybody gets a new name each time. */
const named = (name: string) => `${name} ${Math.random().toString(36).slice(2, 7)}`
const FREE = { kind: 'free' } as const
const me = () => ({ kind: 'me', luck: newLuck() }) as const
const newRoom = (changes: Partial<NewRoom> = {}): NewRoom => ({
  game: box.id,
  seats: [me(), FREE],
  pace: { kind: 'live', move: 120, bank: 600 },
  listed: true,
  ...changes,
})

/** The tables in one list of the lobby that have a player of that name. */
function tablesOf(page: Page, list: string, name: string) {
  return page.getByRole('list', { name: list, exact: true }).getByRole('article').filter({ hasText: name })
}

const chairs = (page: Page) => page.getByRole('list', { name: en.room.seats }).getByRole('listitem')
const playing = (page: Page) => expect(page.getByTestId('sentence')).toBeAttached()

test('a table is created, found in the lobby and joined; the match starts by itself and everyone sees it at once', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  const [ala, ola, stranger] = (await Promise.all(
    [named('Ala'), 'Ola', 'nobody'].map((name) => Visitor.open(browser, baseURL as string, pageErrors, name)),
  )) as [Visitor, Visitor, Visitor]
  await Promise.all([ala.signIn(), ola.signIn()])
  await Promise.all([ola, stranger].map(({ page }) => page.goto('/lobby')))
  await expect(stranger.page.getByRole('heading', { name: en.lobby.running })).toBeVisible()

  // From the lobby to the waiting room.
  await ala.page.goto('/lobby')
  await ala.page.getByRole('button', { name: en.lobby.create }).first().click()
  await ala.page.getByRole('dialog').getByRole('link', { name: box.title.en }).click()
  const seats = ala.page.getByRole('group')
  await expect(seats.nth(0).getByRole('radio', { name: en.create.me })).toBeChecked()
  // A player has one seat: choosing the other one frees this one.
  await seats.nth(1).getByRole('radio', { name: en.create.me }).check()
  await expect(seats.nth(0).getByRole('radio', { name: en.create.free })).toBeChecked()
  await seats.nth(0).getByRole('radio', { name: en.create.me }).check()
  await ala.page.getByRole('radio', { name: en.pace.days }).check()
  await ala.page.getByRole('radio', { name: en.time.days(3) }).check()
  const { words } = await box.load('en')
  const shuffled = words.options['shuffled']?.label ?? ''
  await ala.page.getByRole('checkbox', { name: shuffled }).check()
  await ala.page.getByRole('button', { name: en.create.open }).click()
  await expect(ala.page.getByText(en.room.missing(1))).toBeVisible()
  await expect(chairs(ala.page).nth(0)).toContainText(ala.name)
  await expect(chairs(ala.page).nth(1)).toContainText(en.seat.free)

  // Both lobbies show the table with its game and its settings.
  for (const { page } of [ola, stranger]) {
    const [tile] = [tablesOf(page, en.lobby.open, ala.name)]
    await expect(tile).toContainText(box.title.en)
    await expect(tile).toContainText(en.pace.daysOf(72))
    await expect(tile).toContainText(shuffled)
    await expect(tile).toContainText(en.seat.freeCount(1))
  }
  // The list of another game does not show it.
  const other = boxOf('spellbook')?.title.en as string
  await stranger.page.getByRole('radio', { name: other }).check()
  await expect(tablesOf(stranger.page, en.lobby.open, ala.name)).toBeHidden()
  await stranger.page.getByRole('radio', { name: en.lobby.all, exact: true }).check()

  await tablesOf(ola.page, en.lobby.open, ala.name).getByRole('button', { name: en.lobby.sit }).click()
  await Promise.all([ala, ola].map(({ page }) => playing(page)))
  // It leaves the list of open tables and appears among the running ones.
  const running = tablesOf(stranger.page, en.lobby.running, ala.name)
  await expect(running.getByRole('link', { name: en.lobby.watch })).toBeVisible()
  await expect(tablesOf(stranger.page, en.lobby.open, ala.name)).toBeHidden()

  // The player whose turn it is is told so on every page.
  for (const visitor of [ala, ola]) await visitor.page.goto('/lobby')
  for (const visitor of [ala, ola]) await expect(tablesOf(visitor.page, en.lobby.mine, ala.name)).toBeVisible()
  const toMove = async () => {
    const titles = await Promise.all([ala, ola].map((visitor) => visitor.page.title()))
    return [ala, ola].filter((_, i) => titles[i]?.startsWith('(1) '))
  }
  await expect.poll(async () => (await toMove()).length).toBe(1)
  const [{ page }] = (await toMove()) as [Visitor]
  await expect(tablesOf(page, en.lobby.mine, ala.name)).toContainText(en.lobby.yourTurn)
  await expect(tablesOf(page, en.lobby.mine, ala.name)).toContainText(en.time.left('2 days 23 h'))
  await page.goto('/')
  const game = page.getByRole('region', { name: en.lobby.myOnline }).getByRole('link')
  await expect(game).toContainText(en.lobby.yourTurn)
  await expect(page.getByRole('link', { name: texts.en.menu.online })).toContainText(en.nav.waiting(1))
  await game.click()
  await playing(page)
  await Promise.all([ala, ola, stranger].map((visitor) => visitor.close()))
})

test('a private table is found only by its link: a visitor opens it, signs in as a guest and plays', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  const [ala, stranger] = (await Promise.all(
    [named('Ala'), 'nobody'].map((name) => Visitor.open(browser, baseURL as string, pageErrors, name)),
  )) as [Visitor, Visitor]
  await ala.signIn()
  await stranger.page.goto('/lobby')
  await expect(stranger.page.getByRole('heading', { name: en.lobby.running })).toBeVisible()
  await ala.page.goto(`/new/${box.id}`)
  await ala.page.getByRole('radio', { name: en.create.online }).check()
  await ala.page.getByRole('radio', { name: en.create.hidden }).check()
  await ala.page.getByRole('button', { name: en.create.open }).click()
  const link = new URL(await ala.page.getByLabel(en.room.link).inputValue())
  expect(link.pathname).toMatch(/^\/join\/[a-z2-9]{8}$/)
  await expect(ala.page.getByRole('img', { name: en.room.qr })).toBeVisible()
  await ala.page.getByRole('button', { name: en.room.copy }).click()
  await expect(ala.page.getByRole('button', { name: en.room.copied })).toBeVisible()

  // Nobody finds it, not even by its address. A public table that comes later is the only one in the lobby.
  await ala.create(newRoom())
  await expect(tablesOf(stranger.page, en.lobby.open, ala.name)).toHaveCount(1)
  pageErrors.allow(/404/)
  await stranger.page.goto(new URL(ala.page.url()).pathname)
  await expect(stranger.page.getByRole('heading', { name: en.lost.unknown })).toBeVisible()
  await stranger.page.goto('/join/nosuchco')
  await expect(stranger.page.getByRole('heading', { name: en.lost.invitation })).toBeVisible()

  await stranger.page.goto(link.pathname)
  await stranger.page.getByRole('button', { name: en.room.sitHere }).click()
  await stranger.page.getByRole('dialog').getByRole('textbox').fill('Żaneta')
  await stranger.page.getByRole('dialog').getByRole('button', { name: accountEn.guestSignIn.enter }).click()
  await Promise.all([ala, stranger].map(({ page }) => playing(page)))
  await expect(ala.page.getByText('Żaneta').first()).toBeVisible()
  await Promise.all([ala, stranger].map((visitor) => visitor.close()))
})

test('the host decides who may ask for hints', async ({ browser, baseURL, pageErrors }) => {
  const ala = await Visitor.open(browser, baseURL as string, pageErrors, named('Ala'))
  await ala.signIn()
  const { page } = ala
  for (const [rule, buttons] of [
    ['bots', 1],
    ['nobody', 0],
  ] as const) {
    await page.goto(`/new/${box.id}`)
    await page.getByRole('radio', { name: en.create.online }).check()
    await page.getByRole('group').nth(1).getByRole('radio', { name: en.create.bot }).check()
    await page.getByRole('radiogroup', { name: en.create.hints }).getByRole('radio', { name: en.create.hintRules[rule] }).check()
    await page.getByRole('button', { name: en.create.begin }).click()
    await playing(page)
    await new Player(page, clicking).wanted()
    await expect(page.getByRole('button', { name: advice.hint.title, exact: true })).toHaveCount(buttons)
  }
  await ala.close()
})

test('seats are taken, left, given to the computer and freed; the host starts the match or cancels the table', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  const [ala, ola] = (await Promise.all(
    ['Ala', 'Ola'].map((name) => Visitor.open(browser, baseURL as string, pageErrors, name)),
  )) as [Visitor, Visitor]
  await Promise.all([ala.signIn(), ola.signIn()])
  const { id } = await ala.create(newRoom({ game: 'spellbook', seats: [me(), FREE, FREE, FREE] }))
  await Promise.all([ala, ola].map(({ page }) => page.goto(`/room/${id}`)))
  await expect(ala.page.getByText(en.room.missing(3))).toBeVisible()
  // What the computer does at a level, and how strong it is, stands beside the choice.
  const note = ala.page.getByTestId('level-note')
  await expect(note).toContainText(levelMeasured(en.seat, 'spellbook', 'policy'))
  await ala.page.getByRole('radio', { name: en.seat.levels['strong'] ?? '', exact: true }).check()
  await expect(note).toContainText(levelText(en.seat, 'spellbook', 'strong'))
  await expect(note).toContainText(levelMeasured(en.seat, 'spellbook', 'strong'))

  // The guest sits down, is shown as present, and leaves the seat again.
  const third = en.room.seatOf(3)
  await ola.page.getByRole('button', { name: en.room.actAt(en.room.sitHere, third) }).click()
  await expect(chairs(ala.page).nth(2)).toContainText('Ola')
  await expect(chairs(ala.page).nth(2)).toContainText(en.seat.here)
  await expect(ola.page.getByRole('heading', { name: en.room.invite })).toBeVisible()
  await expect(ola.page.getByRole('heading', { name: en.room.hosting })).toBeHidden()
  await ola.page.getByRole('button', { name: en.room.leave }).click()
  await expect(chairs(ala.page).nth(2)).toContainText(en.seat.free)

  // The host frees the guest's seat, gives a seat to the computer and frees it again.
  await ola.page.getByRole('button', { name: en.room.actAt(en.room.sitHere, third) }).click()
  await ala.page.getByRole('button', { name: en.room.actAt(en.room.toFree, third) }).click()
  await expect(chairs(ola.page).nth(2)).toContainText(en.seat.free)
  const second = en.room.seatOf(2)
  await ala.page.getByRole('radio', { name: en.seat.levels['beginner'] as string }).check()
  await ala.page.getByRole('button', { name: en.room.actAt(en.room.toBot, second) }).click()
  await expect(chairs(ola.page).nth(1)).toContainText(en.seat.levels['beginner'] as string)
  await ala.page.getByRole('button', { name: en.room.actAt(en.room.toFree, second) }).click()
  await expect(chairs(ola.page).nth(1)).toContainText(en.seat.free)
  await ala.page.getByRole('button', { name: en.room.start }).click()
  await Promise.all([ala, ola].map(({ page }) => playing(page)))

  // Another table is cancelled, and everybody who waits there is told.
  const next = await ala.create(newRoom())
  await Promise.all([ala, ola].map(({ page }) => page.goto(`/room/${next.id}`)))
  await expect(ola.page.getByRole('button', { name: en.room.sitHere })).toBeVisible()
  await ala.page.getByRole('button', { name: en.room.cancel }).click()
  await ala.page.getByRole('dialog').getByRole('button', { name: en.room.cancelYes }).click()
  for (const { page } of [ala, ola]) await expect(page.getByRole('heading', { name: en.lost.gone })).toBeVisible()
  await ola.page.getByRole('link', { name: en.room.toLobby }).click()
  await expect(ola.page.getByRole('heading', { level: 1, name: en.lobby.title })).toBeVisible()
  await Promise.all([ala, ola].map((visitor) => visitor.close()))
})

test('a player who is asked for a rematch finds their seat reserved, in the lobby and at the table', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  const [ala, ola, ela] = (await Promise.all(
    [named('Ala'), 'Ola', 'Ela'].map((name) => Visitor.open(browser, baseURL as string, pageErrors, name)),
  )) as [Visitor, Visitor, Visitor]
  await Promise.all([ala, ola, ela].map((visitor) => visitor.signIn()))
  const { id } = await ala.create(newRoom())
  await ola.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })
  await Promise.all([ala, ola, ela].map(({ page }) => page.goto('/lobby')))
  for (const visitor of [ala, ola]) await giveUp(visitor.page, id)
  await expect(ela.page.getByRole('heading', { name: en.lobby.running })).toBeVisible()
  const next = await ala.ask<RoomCard>('POST', `/api/rooms/${id}/rematch`, { luck: newLuck() })
  await ala.page.goto(`/room/${next.id}`)
  await expect(ala.page.getByText(en.seat.kept('Ola'))).toBeVisible()
  // The seat is reserved: nobody else may take it.
  await expect(tablesOf(ela.page, en.lobby.open, ala.name)).toBeVisible()
  await expect(tablesOf(ela.page, en.lobby.open, ala.name).getByRole('button', { name: en.lobby.sit })).toBeHidden()
  const offer = tablesOf(ola.page, en.lobby.mine, ala.name)
  await expect(offer).toContainText(en.lobby.offered(ala.name))
  await offer.getByRole('link', { name: box.title.en }).click()
  await expect(ola.page.getByText(en.room.offer(ala.name))).toBeVisible()
  await ola.page.getByRole('button', { name: en.room.sit, exact: true }).click()
  await Promise.all([ala, ola].map(({ page }) => playing(page)))
  await Promise.all([ala, ola, ela].map((visitor) => visitor.close()))
})

/** Votes to end a match; with everyone's vote it is over. */
async function giveUp(page: Page, room: string): Promise<void> {
  await page.evaluate(
    ([id, protocol]) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`)
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol }))
        socket.onmessage = ({ data }) => {
          const { type, code } = JSON.parse(data)
          if (type === 'welcome') socket.send(JSON.stringify({ type: 'vote', room: id, key: 'a-vote-for-the-end' }))
          if (type === 'refused') failed(new Error(code))
          if (type === 'done') done()
        }
      }),
    [room, PROTOCOL] as const,
  )
}

test('a lost connection is shown and restored by itself; tables that were removed meanwhile are gone', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  const [ala, ola] = (await Promise.all(
    [named('Ala'), 'Ola'].map((name) => Visitor.open(browser, baseURL as string, pageErrors, name)),
  )) as [Visitor, Visitor]
  await ala.signIn()
  const before = await ala.create(newRoom())
  await ola.page.goto('/lobby')
  const tiles = tablesOf(ola.page, en.lobby.open, ala.name)
  await expect(tiles).toContainText(box.title.en)
  pageErrors.allow(NO_NETWORK)
  ola.proxy.cut()
  await expect(ola.page.getByText(en.lobby.broken)).toBeVisible()
  await ala.ask('DELETE', `/api/rooms/${before.id}`)
  await ala.create(newRoom({ pace: { kind: 'free' } }))
  await ola.proxy.mend()
  await expect(ola.page.getByText(en.lobby.broken)).toBeHidden({ timeout: 30_000 })
  // The new table may be told before the complete lists are loaded, so wait for it first, then for the old one to go.
  await expect(tiles.filter({ hasText: en.pace.free })).toHaveCount(1)
  await expect(tiles).toHaveCount(1)
  await Promise.all([ala, ola].map((visitor) => visitor.close()))
})

test('without a server the lobby says so and opens no connection; matches on this device work', async ({ page }) => {
  const lines: string[] = []
  page.on('websocket', (socket) => lines.push(socket.url()))
  // As on a host that serves only files: every address is answered with the app's page.
  await page.route('**/api/**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/lobby')
  await expect(page.getByRole('heading', { name: en.lobby.away })).toBeVisible()
  await page.goto(`/new/${box.id}`)
  await page.getByRole('radio', { name: en.create.online }).check()
  await expect(page.getByRole('heading', { name: accountEn.connection.away })).toBeVisible()
  await page.getByRole('radio', { name: en.create.here }).check()
  await page.getByRole('button', { name: texts.en.setup.start }).click()
  await playing(page)
  expect(lines).toEqual([])
})

test('the old address of a room still leads to it, with its invitation', async ({ browser, baseURL, pageErrors }) => {
  const ala = await Visitor.open(browser, baseURL as string, pageErrors, named('Ala'))
  await ala.signIn()
  const { id, code } = await ala.create(newRoom({ listed: false }))
  const visitor = await Visitor.open(browser, baseURL as string, pageErrors, 'nobody')
  await visitor.page.goto(`/table/${id}?code=${code}`)
  await expect(visitor.page).toHaveURL(new RegExp(`/room/${id}\\?code=${code}$`))
  await expect(chairs(visitor.page).first()).toContainText(ala.name)
  await ala.ask('DELETE', `/api/rooms/${id}`)
  await Promise.all([ala, visitor].map((window) => window.close()))
})

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const visits = [
  { name: 'dark theme, desktop, Polish', lang: 'pl', theme: 'dark', size: {} },
  { name: 'light theme, phone, English', lang: 'en', theme: 'light', size: PHONE },
] as const

for (const { name, lang, theme, size } of visits) {
  test.describe(name, () => {
    test.use({ ...size, preferences: { lang, theme, pace: 'off' } })
    const t = appText[lang]

    test('the lobby, a new table and its waiting room are accessible', async ({ page, baseURL }) => {
      const headers = { origin: new URL(baseURL as string).origin }
      const { request } = page.context()
      const ask = async (path: string, data: unknown) => (await request.post(path, { data, headers })).json()
      await ask('/api/guest', { name: `Ela ${lang}`, avatar: 'fox-head' })
      const bot = { kind: 'bot', level: 'policy' } as const
      const { id } = await ask('/api/rooms', newRoom({ game: 'spellbook', seats: [me(), FREE, bot], lots: true, listed: false }))
      await ask('/api/rooms', newRoom({ seats: [me(), bot], pace: { kind: 'days', hours: 48 } }))
      await page.goto('/lobby')
      await expect(page.getByRole('list', { name: t.lobby.mine }).getByRole('article')).toHaveCount(2)
      await expectAccessible(page, 'lobby')
      await fits(page)
      await page.goto(`/room/${id}`)
      await expect(page.getByRole('heading', { name: t.room.invite })).toBeVisible()
      await page.getByText(t.room.dice).click()
      await expectAccessible(page, 'waiting room')
      await fits(page)
      await page.goto('/new/spellbook?online')
      await page.getByRole('radio', { name: t.create.bot }).last().check()
      await expectAccessible(page, 'new table')
      await fits(page)
      await page.goto('/')
      await expect(page.getByRole('region', { name: t.lobby.myOnline })).toBeVisible()
      await expectAccessible(page, 'first page with games online')
      await fits(page)
    })
  })
}

/** Expects that the page does not scroll sideways. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect.soft(over, 'no scrolling sideways').toBe(0)
}
