import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Traces } from './traces.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** The metrics of the server, in the format of Prometheus; and traces, if somebody wants them. */
export class Metrics {
  readonly registry = new Registry()
  private readonly entries: Counter
  private readonly entriesOfKind = new Map<string, Counter.Internal>()
  private readonly refusals: Counter
  private readonly commits: Histogram
  private readonly batch: Histogram
  private readonly botTime: Histogram
  private readonly notices: Counter
  private readonly traces: Traces | undefined

  constructor(traces?: Traces) {
    this.traces = traces
    const registers = [this.registry]
    const counter = (name: string, help: string, labelNames: string[]) => new Counter({ name, help, labelNames, registers })
    const histogram = (name: string, help: string, buckets: number[], labelNames: string[] = []) =>
      new Histogram({ name, help, buckets, labelNames, registers })
    collectDefaultMetrics({ register: this.registry })
    this.entries = counter('grimuar_entries_total', 'Entries written to the logs of matches', ['kind'])
    this.refusals = counter('grimuar_refusals_total', 'Refused messages and requests', ['code'])
    this.commits = histogram('grimuar_commit_seconds', 'Time of a durable transaction', SECONDS)
    this.batch = histogram('grimuar_commit_writes', 'Writes in a transaction', [1, 2, 5, 10, 20, 50, 100, 200, 500])
    this.botTime = histogram('grimuar_bot_seconds', 'Time of a bot decision', SECONDS, ['level', 'how'])
    this.notices = counter('grimuar_notices_total', 'Notices sent to people who are away', ['channel', 'how'])
  }

  /** A gauge whose value is read when the metrics are requested. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }

  entry(kind: string): void {
    let entries = this.entriesOfKind.get(kind)
    if (!entries) {
      entries = this.entries.labels(kind)
      this.entriesOfKind.set(kind, entries)
    }
    entries.inc()
  }

  refused(code: string): void {
    this.refusals.inc({ code })
  }

  /** True if the times of messages are wanted. */
  get tracing(): boolean {
    return this.traces !== undefined
  }

  /** A message of a client was answered; `code` says why it was refused. */
  handled(type: string, ms: number, code = 'done'): void {
    this.traces?.add(`message ${type}`, ms, { code })
  }

  /** A request was answered. `route` has names instead of ids and codes. */
  answered(method: string, route: string, status: number, ms: number): void {
    this.traces?.add(`${method} ${route}`, ms, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    })
  }

  /** Sends the traces that wait. */
  async close(): Promise<void> {
    await this.traces?.close()
  }

  committed(writes: number, ms: number): void {
    this.commits.observe(ms / 1000)
    this.batch.observe(writes)
    this.traces?.add('commit', ms, { writes })
  }

  botDecided(level: string, ms: number, how: string): void {
    this.botTime.observe({ level, how }, ms / 1000)
    this.traces?.add('bot', ms, { level, how })
  }

  notice(channel: string, how: string): void {
    this.notices.inc({ channel, how })
  }
}
