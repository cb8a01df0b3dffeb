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
  // Most servers write no letters, and need not wait for what writes them.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(smtp))
  return async (to, { subject, text }) => {
    await (await transport).sendMail({ from, to, subject, text })
  }
}
