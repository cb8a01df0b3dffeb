import { version } from '$app/env'
import { assets, immutable } from '$app/manifest'
import { self } from '$app/service-worker'
import { USE_NOW } from '../lib/update/message.ts'

/** All files of the app, cached by version, so that it works without a network. */
const CACHE = `grimuar-${version}`
const FILES = [
  '/',
  ...immutable.map((file) => `/${file.path.replace(/^\//, '')}`),
  ...assets.map((file) => `/${file.path.replace(/^\//, '')}`),
]

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
})

// A new version waits until no tab shows the old one, or until someone asks for it: a running game never changes under its players.
self.addEventListener('message', (event) => {
  if (event.data === USE_NOW) event.waitUntil(self.skipWaiting())
})

// The files of the version before are kept for the tabs that still show it; older ones are removed.
self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(url.pathname) || url.pathname.startsWith('/_app/immutable/')) event.respondWith(file(request))
})

async function forgetOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith('grimuar-') && key !== CACHE)
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)))
}

/** A push message: it is someone's turn. Each match shows at most one notification; a new one replaces the old one. */
self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, table, url } = event.data.json() as { title: string; body: string; table: string; url: string }
  event.waitUntil(self.registration.showNotification(title, { body, tag: table, icon: '/icon-180.png', data: url }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data as string, self.location.origin)))
})

/** Focuses the tab that already shows this page, or opens a new one. Other tabs are not redirected. */
async function open(to: URL): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find((tab) => new URL(tab.url).pathname === to.pathname)
  if (there) await there.focus()
  else await self.clients.openWindow(to.href)
}

/** Loads pages from the network if possible, because they name the newest files. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match('/')) ?? Response.error()
  }
}

/** Files have their version in their names, so a cached file is never out of date. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
