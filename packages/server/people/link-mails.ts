import type { FastifyBaseLogger } from 'fastify'
import type { SendMail } from '../notices/mail.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import type { Words } from '../text/shape.ts'
import type { TokenBuckets } from '../token-bucket.ts'
import type { LinkMail } from './identity.ts'

/** Mails with a link to one address: strangers can have them sent to anybody. */
export const LINK_MAILS = { burst: 4, perSecond: 1 / 900 }

/** Returns a function that sends mails with a link to follow, not too many to one address. */
export function linkMails(
  sendMail: SendMail,
  limit: TokenBuckets,
  log: FastifyBaseLogger,
  now: () => number,
): (mail: LinkMail) => Promise<void> {
  return async ({ kind, to, name, url }) => {
    if (!limit.tryTake(to.toLowerCase(), now())) {
      log.warn({ kind }, 'too many mails to one address')
      return
    }
    // In both languages: the person may not have chosen one yet.
    const mailIn = (words: Words) => (kind === 'verify' ? words.verify(url) : words.reset(name, url))
    const [first, second] = [mailIn(pl), mailIn(en)]
    try {
      await sendMail(to, { subject: `${first.subject} / ${second.subject}`, text: `${first.text}\n\n—\n\n${second.text}` })
    } catch (err) {
      log.error({ err }, 'the mail server refused a mail')
    }
  }
}
