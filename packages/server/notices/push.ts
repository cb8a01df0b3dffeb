import type { Json } from '@grimuar/kernel'
import webPush from 'web-push'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** `gone`: the subscription no longer exists. */
export type PushOutcome = 'sent' | 'gone' | 'failed'
/** Sends a notification to one browser. */
export type Push = (to: { readonly endpoint: string; readonly keys: Json }, payload: string) => Promise<PushOutcome>

const DAY = 86_400

export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys()
}

/** Returns a function that sends web push messages. `contact` is a mailto: or https: address for the push services. */
export function pushWith({ publicKey, privateKey }: PushKeys, contact: string): Push {
  return async ({ endpoint, keys }, payload) => {
    try {
      await webPush.sendNotification({ endpoint, keys: keys as { p256dh: string; auth: string } }, payload, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: DAY,
        topic: 'turn', // a newer message replaces one that is not delivered yet
        timeout: 10_000,
      })
      return 'sent'
    } catch (error) {
      const status = (error as { statusCode?: number }).statusCode
      return status === 404 || status === 410 ? 'gone' : 'failed'
    }
  }
}

/** The push services of the browsers. No other address is accepted, so that nobody can make this server send requests elsewhere. */
const HOSTS = ['fcm.googleapis.com', 'android.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const DOMAINS = ['push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port } = new URL(endpoint)
  return (
    protocol === 'https:' &&
    port === '' &&
    (HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(`.${domain}`)))
  )
}
