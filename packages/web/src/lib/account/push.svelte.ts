import type { PushKey } from '@grimuar/protocol'
import { ApiError, ask } from '../online/api.ts'
import { remember, remembered } from './likes.svelte.ts'

export type PushState = 'insecure' | 'unsupported' | 'denied' | 'off' | 'on'

/** Whose notices this browser shows. */
const WHOSE = 'grimuar/push'
const PATIENCE_MS = 5000

/** Notices in this browser, also while no page of ours is open. */
class Push {
  state = $state<PushState>('off')

  /** Looks how things stand for this person. The server is told again, in case it has forgotten where to send. */
  async look(person: string): Promise<void> {
    this.state = await this.found(person)
    const subscription = this.state === 'on' && (await current())
    if (subscription) await tell(subscription).catch(() => {})
  }

  /** Asks the browser, then tells the server where to send. */
  async turnOn(person: string): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return this.look(person)
    const { key } = await ask<PushKey>('GET', '/api/push')
    await tell(await subscribe(await ready(), key))
    remember(WHOSE, person)
    this.state = 'on'
  }

  async turnOff(): Promise<void> {
    const subscription = await current()
    if (subscription) {
      await ask('DELETE', '/api/push', { endpoint: subscription.endpoint })
      await subscription.unsubscribe()
    }
    remember(WHOSE, null)
    this.state = 'off'
  }

  private async found(person: string): Promise<PushState> {
    if (!isSecureContext) return 'insecure'
    if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'unsupported'
    if (Notification.permission === 'denied') return 'denied'
    return remembered(WHOSE) === person && (await current()) ? 'on' : 'off'
  }
}

export const push = new Push()

async function current(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager?.getSubscription()) ?? null
}

/** Says to the server where to send. */
async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await ask('POST', '/api/push', { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
}

/** The service worker, once it works; where there is none nothing can be shown. */
function ready(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new ApiError('push-failed')), PATIENCE_MS))
  return Promise.race([navigator.serviceWorker.ready, late])
}

async function subscribe(worker: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await worker.pushManager.subscribe(wish)
  } catch (error) {
    // Subscribed under an older key of the server: that one is of no use any more.
    const old = await worker.pushManager.getSubscription()
    if (!old) throw new ApiError('push-failed', String(error))
    await old.unsubscribe()
    return worker.pushManager.subscribe(wish).catch((again) => {
      throw new ApiError('push-failed', String(again))
    })
  }
}
