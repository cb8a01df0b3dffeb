import type { Mail } from '../text/shape.ts'

export interface MailSettings {
  /** smtp://user:password@host:port, or smtps:// */
  readonly smtp: string
  /** The sender. */
  readonly from: string
}

/** Sends a mail; throws if the mail server refuses it. */
export type SendMail = (to: string, mail: Mail) => Promise<void>

export function mailer({ smtp, from }: MailSettings): SendMail {
  // Loaded only here: most servers send no mail, and the library is slow to load.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(smtp))
  return async (to, { subject, text }) => {
    await (await transport).sendMail({ from, to, subject, text })
  }
}
