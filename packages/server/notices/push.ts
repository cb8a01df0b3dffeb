import type { Json } from '@grimuar/kernel'
import webPush from 'web-push'

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** `gone`: the browser no longer listens there. */
export type Pushed = 'sent' | 'gone' | 'failed'
/** Sends to one browser. */
export type Push = (to: { readonly endpoint: string; readonly keys: Json }, payload: string) => Promise<Pushed>

const DAY = 86_400

export function newPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys()
}

/** Web push in the name of this server. `contact` is a mailto: or https: address, for whoever runs the push service. */
export function pushWith({ publicKey, privateKey }: PushKeys, contact: string): Push {
  return async ({ endpoint, keys }, payload) => {
    try {
      await webPush.sendNotification({ endpoint, keys: keys as { p256dh: string; auth: string } }, payload, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: DAY,
        topic: 'turn', // one not yet delivered is replaced by the next
        timeout: 10_000,
      })
      return 'sent'
    } catch (error) {
      const status = (error as { statusCode?: number }).statusCode
      return status === 404 || status === 410 ? 'gone' : 'failed'
    }
  }
}

/** The push services of today's browsers: nobody shall make this server send to any other address. */
const SERVICES = ['googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port } = new URL(endpoint)
  return protocol === 'https:' && port === '' && SERVICES.some((service) => hostname.endsWith(`.${service}`))
}
