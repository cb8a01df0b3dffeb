import { Client } from 'pg'
import { Mailbox } from '../testkit/mailbox.ts'
import { type Guest, signInGuest, until } from '../testkit/test-server.ts'
import { type Acknowledged, Player } from './chaos.ts'
import { begin } from './match.ts'

/** People who are away while it is their turn: each must get a mail, and only one. */
export class AbsentPeople {
  readonly players: Player[] = []
  private readonly mailbox: Mailbox
  private readonly addresses: string[] = []
  private invited = 0

  private constructor(mailbox: Mailbox) {
    this.mailbox = mailbox
  }

  static async open(): Promise<AbsentPeople> {
    return new AbsentPeople(await Mailbox.open())
  }

  get smtp(): string {
    return this.mailbox.smtp
  }

  get size(): number {
    return this.addresses.length
  }

  /** Begins a match between a player and a new person who signs in, sits down and never comes. */
  async invite(
    host: Guest,
    server: string,
    database: string,
    acknowledged: Acknowledged[],
    roll: (sides: number) => number,
  ): Promise<void> {
    const address = `absent-${this.invited++}@example.org`
    const guest = await signInGuest(server, 'Iga')
    const client = new Client({ connectionString: database })
    await client.connect()
    await client.query('UPDATE "user" SET "email" = $1, "emailVerified" = 1 WHERE "id" = $2', [address, guest.person.id])
    await client.end()
    const id = await begin('towers', [host, guest])
    this.addresses.push(address)
    this.players.push(new Player(host, id, acknowledged, roll))
  }

  /** Waits for the mails; returns how many people got none, and how many mails came again. */
  async check(ms: number): Promise<{ readonly without: number; readonly doubled: number }> {
    const told = () => new Set(this.mailbox.mails.map(({ to }) => to))
    const without = () => this.addresses.filter((address) => !told().has(address)).length
    await until(() => without() === 0, ms).catch(() => {})
    return { without: without(), doubled: this.mailbox.mails.length - told().size }
  }

  close(): void {
    this.mailbox.close()
  }
}
