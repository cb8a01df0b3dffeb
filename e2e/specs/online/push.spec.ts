import type { Settings } from '@grimuar/protocol'
import type { BrowserContext } from '@playwright/test'
import { en as t } from '../../../packages/web/src/lib/account/text/en.ts'
import { getJson, signInAsGuest } from '../../helpers/account.ts'
import { wholeBrowser } from '../../helpers/chromium-options.ts'
import { expect, test } from '../../helpers/fixtures.ts'

test.use({ serviceWorkers: 'allow', launchOptions: wholeBrowser })

/** Fakes the browser's push subscription: the real push service cannot be reached from tests. */
async function pretendPush(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'])
  await context.addInitScript(() => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/pretended'
    let given: object | null = null
    Object.assign(PushManager.prototype, {
      getSubscription: async () => given,
      subscribe: async () => {
        given = {
          endpoint,
          toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'BPx', auth: 'xyz' } }),
          unsubscribe: async () => {
            given = null
            return true
          },
        }
        return given
      },
    })
  })
}

/** The parts of a service worker that the test uses. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow(to: string): Promise<null> }
  readonly WindowClient: { readonly prototype: { readonly url: string; focus(): Promise<unknown> } }
  readonly NotificationEvent: new (
    kind: string,
    about: { notification: Notification },
  ) => Event & { waitUntil(promise: Promise<unknown>): void }
}

test('notices are chosen for each game and kept; push can be turned on and off; a holiday begins and ends', async ({
  page,
  context,
}) => {
  await pretendPush(context)
  await signInAsGuest(page)
  const settings = () => getJson<Settings>(page, '/api/me/settings')
  await page.getByRole('combobox', { name: t.notices.usual }).selectOption('push')
  await expect.poll(async () => (await settings()).notices?.usual).toEqual(['push'])
  await page.getByRole('combobox', { name: 'Six Towers' }).selectOption('none')
  await expect.poll(async () => (await settings()).notices?.games).toEqual({ towers: [] })
  await expect(page.getByText(t.notices.mailNever)).toBeVisible()

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('button', { name: t.notices.turnOnHere }).click()
  await expect(page.getByText(t.notices.on)).toBeVisible()
  const pushes = async () => (await getJson<{ pushes: string[] }>(page, '/api/me/export')).pushes
  expect(await pushes()).toEqual(['https://fcm.googleapis.com/fcm/send/pretended'])
  await page.getByRole('button', { name: t.notices.turnOffHere }).click()
  await expect(page.getByText(t.notices.off)).toBeVisible()
  expect(await pushes()).toEqual([])

  await page.getByRole('button', { name: t.rest.begin }).click()
  await expect(page.getByRole('button', { name: t.rest.end })).toBeVisible()
  expect((await settings()).rest).toBeGreaterThan(Date.now())
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Six Towers' })).toHaveValue('none')
  await expect(page.getByRole('combobox', { name: t.notices.usual })).toHaveValue('push')
  await page.getByRole('button', { name: t.rest.end }).click()
  await expect(page.getByText(t.rest.back)).toBeVisible()
  expect(await settings()).toMatchObject({ rest: null, notices: { usual: ['push'], games: { towers: [] } } })
})

test('a push notice is shown once for each table, and a click opens that table', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/about')
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const registrationId = await registered
  const push = async (table: string, title: string, url = `/room/${table}`) => {
    const data = JSON.stringify({ title, body: 'The table waits.', table, url })
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: baseURL as string, registrationId, data })
  }
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ tag, title, data }) => `${tag}: ${title} → ${data}`).sort()
    })
  // A busy browser may lose a message. Sent again, it is still one notice for each table.
  await expect(async () => {
    await push('one', 'Your turn: Six Towers')
    await push('two', 'Your turn: SpellBook')
    await push('one', 'Your turn: Six Towers, again')
    const notices = ['one: Your turn: Six Towers, again → /room/one', 'two: Your turn: SpellBook → /room/two']
    await expect.poll(shown, { timeout: 5000 }).toEqual(notices)
  }).toPass()

  // A click focuses the tab that shows the table already, or opens a new one. (Browsers allow this only to people: here it is recorded.)
  const [worker] = context.serviceWorkers()
  const clicked = (tag: string) =>
    worker?.evaluate(async (table) => {
      const scope = globalThis as unknown as WorkerScope
      const went: string[] = []
      scope.clients.openWindow = async (to) => {
        went.push(`opened ${new URL(to).pathname}`)
        return null
      }
      scope.WindowClient.prototype.focus = async function () {
        went.push(`went to ${new URL(this.url).pathname}`)
        return this
      }
      const [notification] = await scope.registration.getNotifications({ tag: table })
      const waited: Promise<unknown>[] = []
      const event = new scope.NotificationEvent('notificationclick', { notification: notification as Notification })
      event.waitUntil = (promise) => void waited.push(promise)
      scope.dispatchEvent(event)
      await Promise.all(waited)
      return went
    }, tag)
  expect(await clicked('two')).toEqual(['opened /room/two'])
  await expect(async () => {
    await push('here', 'Your turn here', '/about')
    const notices = ['here: Your turn here → /about', 'one: Your turn: Six Towers, again → /room/one']
    await expect.poll(shown, { timeout: 5000 }).toEqual(notices)
  }).toPass()
  expect(await clicked('here')).toEqual(['went to /about'])
})
