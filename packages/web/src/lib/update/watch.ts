import { USE_NOW } from './message.ts'

/** Tells when a newer version of the app is stored on this device and waits to be used. */
export async function watchForUpdates(tell: (waiting: ServiceWorker) => void): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  const check = () => registration.waiting && tell(registration.waiting)
  const follow = () => registration.installing?.addEventListener('statechange', check)
  check()
  // The browser may have begun to install it before this page asks.
  follow()
  registration.addEventListener('updatefound', follow)
  // The browser looks for a new version when a page is opened; an installed app may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}

/** Uses the version that waits, and loads this page again with it. Other tabs go on with the version they were opened with. */
export function useNow(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage(USE_NOW)
}
