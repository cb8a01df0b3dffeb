import { createTransport } from 'nodemailer'
import type { Mail } from '../text/shape.ts'

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps:// */
  readonly smtp: string
  /** The sender. */
  readonly from: string
}

/** Sends a letter; throws where the mail server does not take it. */
export type Post = (to: string, mail: Mail) => Promise<void>

export function post({ smtp, from }: MailSettings): Post {
  const transport = createTransport(smtp)
  return async (to, { subject, text }) => {
    await transport.sendMail({ from, to, subject, text })
  }
}
