import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** What is measured, for Prometheus and whoever hosts. */
export class Metrics {
  readonly registry = new Registry()
  private readonly entries: Counter
  private readonly refusals: Counter
  private readonly commits: Histogram
  private readonly batch: Histogram
  private readonly thinking: Histogram
  private readonly told: Counter

  constructor() {
    const registers = [this.registry]
    const counter = (name: string, help: string, labelNames: string[]) => new Counter({ name, help, labelNames, registers })
    const histogram = (name: string, help: string, buckets: number[], labelNames: string[] = []) =>
      new Histogram({ name, help, buckets, labelNames, registers })
    collectDefaultMetrics({ register: this.registry })
    this.entries = counter('grimuar_entries_total', 'Entries written to the logs of matches', ['kind'])
    this.refusals = counter('grimuar_refusals_total', 'What was asked and not done', ['code'])
    this.commits = histogram('grimuar_commit_seconds', 'How long a durable transaction took', SECONDS)
    this.batch = histogram('grimuar_commit_deeds', 'How many deeds shared a transaction', [1, 2, 5, 10, 20, 50, 100, 200, 500])
    this.thinking = histogram('grimuar_bot_seconds', 'How long bots thought', SECONDS, ['level', 'how'])
    this.told = counter('grimuar_notices_total', 'Messages to people who are away', ['channel', 'how'])
  }

  /** A number that is looked up when asked for. */
  gauge(name: string, help: string, look: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(look())
      },
    })
  }

  entry(kind: string): void {
    this.entries.labels(kind).inc()
  }

  refused(code: string): void {
    this.refusals.inc({ code })
  }

  committed(deeds: number, ms: number): void {
    this.commits.observe(ms / 1000)
    this.batch.observe(deeds)
  }

  thought(level: string, ms: number, how: string): void {
    this.thinking.observe({ level, how }, ms / 1000)
  }

  notice(channel: string, how: string): void {
    this.told.inc({ channel, how })
  }
}
