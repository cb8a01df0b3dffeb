import { Client } from 'pg'
import { PostgresPlace, type PostgresServer } from './postgres.ts'
import { TcpProxy } from './tcp-proxy.ts'

/** The primary keeps the changes that the standby missed while its link was cut. */
const KEEP = `wal_keep_size = '256MB'`

/** A primary PostgreSQL server and a synchronous standby that follows it through a proxy. */
export class PostgresPair {
  /** The link over which the standby follows. */
  readonly replication: TcpProxy
  private readonly programs: string
  private primary: PostgresServer
  private primaryPlace: PostgresPlace
  private standby: PostgresServer | undefined
  private standbyPlace: PostgresPlace | undefined

  private constructor(programs: string, place: PostgresPlace, primary: PostgresServer, replication: TcpProxy) {
    this.programs = programs
    this.primaryPlace = place
    this.primary = primary
    this.replication = replication
  }

  static async start(programs: string): Promise<PostgresPair> {
    const place = new PostgresPlace(programs)
    await place.init()
    const primary = await place.start(KEEP)
    const pair = new PostgresPair(programs, place, primary, await TcpProxy.to(primary.port))
    await pair.follow()
    return pair
  }

  /** The port of the server that accepts writes. */
  get port(): number {
    return this.primary.port
  }

  get url(): string {
    return this.primary.url
  }

  /** Stops the primary as a power cut would, and starts it again. */
  async restart(): Promise<void> {
    await this.primary.end('SIGQUIT')
    await this.primary.start()
  }

  /** Kills the primary for good and promotes the standby; `then` is called as soon as that may accept writes. It waits for a standby of its own. */
  async failOver(then: () => void): Promise<void> {
    const { primaryPlace, standby, standbyPlace } = this
    if (!standby || !standbyPlace) throw new Error('there is no standby')
    await this.primary.end('SIGKILL')
    await standbyPlace.run('pg_ctl', 'promote', '-D', standbyPlace.data, '-w')
    primaryPlace.clear()
    this.primary = standby
    this.primaryPlace = standbyPlace
    this.replication.targets = [standby.port]
    this.replication.dropAll()
    then()
    await this.follow()
  }

  async stop(): Promise<void> {
    await this.standby?.end('SIGINT')
    await this.primary.end('SIGINT')
    await this.replication.close()
    this.standbyPlace?.clear()
    this.primaryPlace.clear()
  }

  /** Makes a new standby of the primary, which from then on acknowledges nothing that the standby does not have. */
  private async follow(): Promise<void> {
    const place = new PostgresPlace(this.programs)
    const source = `host=127.0.0.1 port=${this.replication.port} user=grimuar application_name=standby`
    await place.run('pg_basebackup', '-d', source, '-D', place.data, '-R', '-X', 'stream', '-c', 'fast')
    this.standbyPlace = place
    // Once promoted it waits for a standby, too.
    this.standby = await place.start(KEEP, `primary_conninfo = '${source}'`, `synchronous_standby_names = 'standby'`)
    const client = new Client({ connectionString: this.primary.url })
    await client.connect()
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = 'standby'`)
    await client.query('SELECT pg_reload_conf()')
    for (;;) {
      const { rows } = await client.query(`SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'`)
      if (rows.length > 0) break
      await new Promise((passed) => setTimeout(passed, 50))
    }
    await client.end()
  }
}
