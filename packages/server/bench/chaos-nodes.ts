import { at } from '@grimuar/kernel'
import { freePort } from '../testkit/free-port.ts'
import { PostgresPair } from '../testkit/postgres-pair.ts'
import { startRedis, type TestRedis } from '../testkit/redis.ts'
import { type LinkState, TcpProxy } from '../testkit/tcp-proxy.ts'
import { ServerProcess, temporaryFolder } from './process.ts'

/** The release that a node runs: `after` has a new rules version of every game. */
export type Release = 'before' | 'after'

const wait = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** A node with links of its own to PostgreSQL and Redis. */
class ChaosNode {
  readonly port: number
  readonly postgres: TcpProxy
  readonly redis: TcpProxy
  release: Release = 'before'
  private readonly temporary = temporaryFolder()
  private readonly smtp: string
  private process: ServerProcess | undefined

  constructor(port: number, postgres: TcpProxy, redis: TcpProxy, smtp: string) {
    this.port = port
    this.postgres = postgres
    this.redis = redis
    this.smtp = smtp
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async start(release = this.release): Promise<void> {
    this.release = release
    const catalogue = release === 'after' ? [import.meta.resolve('../testkit/games-after.ts')] : []
    this.process = await ServerProcess.start([this.temporary.folder, `${this.port}`, ...catalogue], './child.ts', {
      CHAOS_DATABASE: `postgres://grimuar@127.0.0.1:${this.postgres.port}/postgres`,
      CHAOS_REDIS: `redis://127.0.0.1:${this.redis.port}`,
      CHAOS_SMTP: this.smtp,
    })
  }

  async kill(): Promise<void> {
    await this.process?.kill()
  }

  async stop(): Promise<void> {
    await this.process?.stop()
  }

  async clear(): Promise<void> {
    await this.kill()
    await this.postgres.close()
    await this.redis.close()
    this.temporary.clear()
  }
}

/** Nodes on one PostgreSQL with a synchronous standby and one Redis; every link between them goes through a proxy. */
export class ChaosCluster {
  readonly nodes: ChaosNode[] = []
  readonly postgres: PostgresPair
  private readonly redis: TestRedis
  private readonly roll: (sides: number) => number

  private constructor(postgres: PostgresPair, redis: TestRedis, roll: (sides: number) => number) {
    this.postgres = postgres
    this.redis = redis
    this.roll = roll
  }

  static async start(
    count: number,
    programs: { readonly postgres: string; readonly redis: string },
    smtp: string,
    roll: (sides: number) => number,
  ): Promise<ChaosCluster> {
    const cluster = new ChaosCluster(await PostgresPair.start(programs.postgres), await startRedis(programs.redis), roll)
    const redisPort = Number(new URL(cluster.redis.url).port)
    for (let i = 0; i < count; i++) {
      const [postgres, redis] = [await TcpProxy.to(cluster.postgres.port), await TcpProxy.to(redisPort)]
      const node = new ChaosNode(await freePort(), postgres, redis, smtp)
      cluster.nodes.push(node)
      await node.start()
    }
    return cluster
  }

  /** The address of any node: where a balancer would send the next connection. */
  anyNode(): string {
    return at(this.nodes, this.roll(this.nodes.length)).url
  }

  /** Causes a fault, and repairs it; returns its name. */
  async fault(): Promise<string> {
    const kind = this.roll(20)
    if (kind < 5) return this.killNode()
    if (kind < 6) return this.killRedis()
    if (kind < 7) return this.restartPostgres()
    if (kind < 9) return this.failOver()
    if (kind < 14) return this.breakLink('postgres')
    if (kind < 17) return this.breakLink('redis')
    if (kind < 18) return this.breakReplication()
    return this.deployOneByOne()
  }

  /** Stops every node gently and starts it with another release, one after the other. */
  async deploy(release: Release, nodes = this.nodes): Promise<void> {
    for (const node of nodes) {
      await node.stop()
      await node.start(release)
    }
  }

  /** Stops all nodes gently; the database stays. */
  async stopNodes(): Promise<void> {
    for (const node of this.nodes) await node.stop()
  }

  async clear(): Promise<void> {
    for (const node of this.nodes) await node.clear()
    await this.redis.stop()
    await this.postgres.stop()
  }

  private node(): ChaosNode {
    return at(this.nodes, this.roll(this.nodes.length))
  }

  private async killNode(): Promise<string> {
    const node = this.node()
    await node.kill()
    await wait(this.roll(2000))
    await node.start()
    return 'kills of a node'
  }

  private async killRedis(): Promise<string> {
    await this.redis.kill()
    await wait(this.roll(2000))
    await this.redis.start()
    return 'kills of Redis'
  }

  private async restartPostgres(): Promise<string> {
    await this.postgres.restart()
    return 'crashes of PostgreSQL'
  }

  /** Sometimes the standby is cut off just before: then nothing may be acknowledged any more that it does not have. */
  private async failOver(): Promise<string> {
    const late = this.roll(2) === 0
    if (late) {
      this.postgres.replication.set('silent')
      await wait(500 + this.roll(1500))
    }
    await this.postgres.failOver(() => {
      this.postgres.replication.set('whole')
      for (const { postgres } of this.nodes) postgres.targets = [this.postgres.port]
    })
    return late ? 'promotions of a standby that was cut off before' : 'promotions of the standby'
  }

  private async breakLink(to: 'postgres' | 'redis'): Promise<string> {
    const name = to === 'postgres' ? 'PostgreSQL' : 'Redis'
    const link = this.node()[to]
    if (to === 'redis' && this.roll(4) === 0) {
      link.silencePresent() // for good: only the node itself can make connections that work
      return 'links silenced for good between a node and Redis'
    }
    return `${await this.disturb(link)} between a node and ${name}`
  }

  private async breakReplication(): Promise<string> {
    return `${await this.disturb(this.postgres.replication)} between primary and standby`
  }

  /** Cuts a link, silences it (half-open), or makes it slow for some seconds. */
  private async disturb(link: TcpProxy): Promise<string> {
    const how = this.roll(3)
    if (how === 0) {
      link.delayMs = 50 + this.roll(450)
      await wait(1000 + this.roll(4000))
      link.delayMs = 0
      return 'delays'
    }
    const state: LinkState = how === 1 ? 'cut' : 'silent'
    link.set(state)
    await wait(state === 'cut' ? 500 + this.roll(4000) : 1000 + this.roll(16_000))
    link.set('whole')
    return state === 'cut' ? 'cuts' : 'half-open links'
  }

  /** A rolling deploy. If all nodes run the old release, the new one is first tried on all but one of them and rolled back. */
  private async deployOneByOne(): Promise<string> {
    if (at(this.nodes, 0).release === 'after') {
      await this.deploy('after')
      return 'rolling restarts of all nodes'
    }
    const some = this.nodes.slice(1)
    await this.deploy('after', some)
    await wait(this.roll(2000))
    await this.deploy('before', some)
    return 'rolling deploys to all nodes but one, and back'
  }
}
