import { Client } from 'pg'

/** A number that nothing else locks in a database of ours. */
const SERVING = 7_146_002
const CONNECT_MS = 5000
/** How long a start waits for a server that is just stopping. */
const WAIT_MS = 3000
const PAUSE_MS = 100
/** How long to wait before a broken connection is opened again. */
const AGAIN_MS = 1000

/** A database that only one server may use, or only nodes that share it. PostgreSQL frees it when the connection ends, however it ends. */
export class DatabaseLock {
  private readonly url: string
  private readonly onLost: () => void
  private readonly shared: boolean
  private client: Client | undefined
  private again: NodeJS.Timeout | undefined
  private released = false

  private constructor(url: string, onLost: () => void, shared: boolean) {
    this.url = url
    this.onLost = onLost
    this.shared = shared
  }

  /**
   * Locks the schema of a database; undefined if another server uses it. `onLost` is called if another server takes the lock while the
   * connection is broken. `shared`: other nodes may use it, too.
   */
  static async take(url: string, onLost: () => void, shared = false): Promise<DatabaseLock | undefined> {
    const lock = new DatabaseLock(url, onLost, shared)
    return (await lock.connect()) ? lock : undefined
  }

  async release(): Promise<void> {
    this.released = true
    clearTimeout(this.again)
    await this.client?.end()
  }

  private async connect(): Promise<boolean> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      application_name: 'grimuar lock',
    })
    client.on('error', () => this.onBroken(client))
    await client.connect()
    const lock = this.shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'
    const sql = `SELECT ${lock}(${SERVING}, hashtext(current_schema())) AS taken`
    for (const end = performance.now() + WAIT_MS; ; ) {
      const { rows } = await client.query<{ taken: boolean }>(sql)
      if (rows[0]?.taken) break
      if (performance.now() > end) {
        await client.end()
        return false
      }
      await new Promise((passed) => setTimeout(passed, PAUSE_MS))
    }
    this.client = client
    if (this.released) await client.end()
    return true
  }

  private onBroken(client: Client): void {
    if (this.client !== client || this.released) return
    this.client = undefined
    this.connectLater()
  }

  private connectLater(): void {
    this.again = setTimeout(() => {
      this.connect().then(
        (held) => {
          if (!held) this.onLost()
        },
        () => !this.released && this.connectLater(),
      )
    }, AGAIN_MS)
  }
}
