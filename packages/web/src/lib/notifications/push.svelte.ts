import type { PushKey } from '@grimuar/protocol'
import { ApiError, ask } from '../online/api.ts'
import { readStored, writeStored } from '../storage.ts'

export type PushState = 'insecure' | 'unsupported' | 'denied' | 'off' | 'on'

/** The id of the person whose notifications this browser shows. */
const PUSH_PERSON = 'grimuar/push'
/** A new worker stores all files of the app before it is ready, which takes a while on a slow line. */
const WORKER_TIMEOUT_MS = 60_000

/** Push notifications in this browser; they arrive even if no page of the app is open. */
class Push {
  state = $state<PushState>('off')

  /** Reads the current state for a person. The subscription is sent to the server again, in case the server has lost it. */
  async refresh(person: string): Promise<void> {
    this.state = await this.readState(person)
    const subscription = this.state === 'on' && (await current())
    if (subscription) await sendSubscription(subscription).catch(() => {})
  }

  /** Asks for permission, subscribes and sends the subscription to the server. */
  async turnOn(person: string): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return this.refresh(person)
    const { key } = await ask<PushKey>('GET', '/api/push')
    await sendSubscription(await subscribe(await ready(), key))
    writeStored(PUSH_PERSON, person)
    this.state = 'on'
  }

  async turnOff(): Promise<void> {
    const subscription = await current()
    if (subscription) {
      await ask('DELETE', '/api/push', { endpoint: subscription.endpoint })
      await subscription.unsubscribe()
    }
    writeStored(PUSH_PERSON, null)
    this.state = 'off'
  }

  private async readState(person: string): Promise<PushState> {
    if (!isSecureContext) return 'insecure'
    if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'unsupported'
    if (Notification.permission === 'denied') return 'denied'
    return readStored(PUSH_PERSON) === person && (await current()) ? 'on' : 'off'
  }
}

export const push = new Push()

async function current(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager?.getSubscription()) ?? null
}

/** Sends a subscription to the server. */
async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await ask('POST', '/api/push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
}

/** The active service worker; fails if there is none after a while. */
function ready(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new ApiError('push-failed')), WORKER_TIMEOUT_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

async function subscribe(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await worker.pushManager.subscribe(options)
  } catch (error) {
    // The browser is subscribed with an old key of the server: replace that subscription.
    const old = await worker.pushManager.getSubscription()
    if (!old) throw new ApiError('push-failed', String(error))
    await old.unsubscribe()
    return worker.pushManager.subscribe(options).catch((again) => {
      throw new ApiError('push-failed', String(again))
    })
  }
}
