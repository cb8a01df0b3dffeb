import { version } from '$app/env'
import { assets, immutable } from '$app/manifest'
import { self } from '$app/service-worker'

/** Everything the app is made of, kept by version, so that it opens and plays without a network. */
const CACHE = `grimuar-${version}`
const FILES = [
  '/',
  ...immutable.map((file) => `/${file.path.replace(/^\//, '')}`),
  ...assets.map((file) => `/${file.path.replace(/^\//, '')}`),
]

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(url.pathname)) event.respondWith(file(request))
})

/** The server says that someone waits for us: shown once for each table, the newest in place of the one before. */
self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, table, url } = event.data.json() as { title: string; body: string; table: string; url: string }
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: '/icon-180.png', data: url }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data as string, self.location.origin)))
})

/** Goes to the tab that shows this page already, or opens another: nobody is taken away from what they look at. */
async function open(to: URL): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find((tab) => new URL(tab.url).pathname === to.pathname)
  if (there) await there.focus()
  else await self.clients.openWindow(to.href)
}

/** Pages come fresh from the network while there is one: they name the newest files. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

/** Files carry their version in their name: what is kept never goes bad. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
