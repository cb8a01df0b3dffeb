import type { FastifyBaseLogger } from 'fastify'
import type { SendMail } from '../notices/mail.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import type { Words } from '../text/shape.ts'
import type { TokenBuckets } from '../token-bucket.ts'
import type { LinkMail } from './identity.ts'

/** Mails with a link to one address: strangers can have them sent to anybody. */
export const LINK_MAILS = { burst: 4, perSecond: 1 / 900 }

/** Limits the mails with a link that somebody requests: otherwise a stranger could have our server write to any number of addresses. */
export class MailRequests {
  private readonly perPerson: TokenBuckets
  private readonly perNetwork: TokenBuckets

  constructor(perPerson: TokenBuckets, perNetwork: TokenBuckets) {
    this.perPerson = perPerson
    this.perNetwork = perNetwork
  }

  /** Counts a mail; false if the person (null: nobody) or the network has requested too many. */
  mayRequest(person: string | null, network: string, now: number): boolean {
    return (person === null || this.perPerson.tryTake(person, now)) && this.perNetwork.tryTake(network, now)
  }
}

/** Returns a function that sends mails with a link to follow, not too many to one address, nor in all. */
export function linkMails(
  sendMail: SendMail,
  limit: TokenBuckets,
  limitInAll: TokenBuckets,
  log: FastifyBaseLogger,
  now: () => number,
): (mail: LinkMail) => Promise<void> {
  return async ({ kind, to, name, url }) => {
    if (!limit.tryTake(to.toLowerCase(), now())) {
      log.warn({ kind }, 'too many mails to one address')
      return
    }
    if (!limitInAll.tryTake('', now())) {
      log.warn({ kind }, 'too many mails in all')
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
