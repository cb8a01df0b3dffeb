import { createServer, type Server } from 'node:net'

export interface Received {
  readonly to: string
  readonly raw: string
  readonly text: string
}

/** A mail server that accepts every mail and lets tests read it. */
export class Mailbox {
  readonly mails: Received[] = []
  private readonly server: Server

  private constructor() {
    this.server = createServer((socket) => {
      let to = ''
      let data: string | undefined
      let rest = ''
      socket.write('220 ready\r\n')
      socket.on('error', () => {})
      socket.on('data', (chunk) => {
        const lines = (rest + chunk.toString('latin1')).split('\r\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          if (data !== undefined) {
            if (line !== '.') data += `${line}\r\n`
            else {
              this.mails.push({ to, raw: data, text: textOf(data) })
              data = undefined
              socket.write('250 stored\r\n')
            }
          } else if (line.startsWith('DATA')) {
            data = ''
            socket.write('354 go on\r\n')
          } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
          else {
            to = /^RCPT TO:<(.+)>/.exec(line)?.[1] ?? to
            socket.write('250 ok\r\n')
          }
        }
      })
    })
  }

  static async open(): Promise<Mailbox> {
    const mailbox = new Mailbox()
    await new Promise<void>((listening) => mailbox.server.listen(0, '127.0.0.1', listening))
    return mailbox
  }

  get smtp(): string {
    return `smtp://127.0.0.1:${(this.server.address() as { port: number }).port}`
  }

  close(): void {
    this.server.close()
  }
}

/** The text of a mail, decoded. */
function textOf(raw: string): string {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4)
  if (/Content-Transfer-Encoding: base64/i.test(raw)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
