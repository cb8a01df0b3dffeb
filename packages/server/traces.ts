import { randomBytes } from 'node:crypto'

/** How often traces are sent. */
const SEND_MS = 5000
/** The most spans that wait to be sent; further ones are dropped. A collector that is down must not fill the memory. */
const MOST_WAITING = 5000
/** How long the collector may take. */
const PATIENCE_MS = 10_000

/** What is told about a span: short words and numbers that name neither people nor rooms. */
export type SpanFacts = { readonly [name: string]: string | number }

/**
 * Sends spans to an OpenTelemetry collector, as JSON over HTTP (OTLP). Each span is a trace of its own: one message, request, transaction or
 * decision of a bot. What could not be sent is forgotten.
 */
export class Traces {
  private readonly url: string
  private readonly onFailure: (error: unknown) => void
  private waiting: object[] = []
  private readonly timer: NodeJS.Timeout

  /** `collector` is its address, usually with port 4318. */
  constructor(collector: string, onFailure: (error: unknown) => void) {
    this.url = `${collector.replace(/\/+$/, '')}/v1/traces`
    this.onFailure = onFailure
    this.timer = setInterval(() => void this.send(), SEND_MS)
    this.timer.unref()
  }

  /** Adds a span that ends now and took `ms` milliseconds. */
  add(name: string, ms: number, facts: SpanFacts): void {
    if (this.waiting.length >= MOST_WAITING) return
    const end = Date.now()
    this.waiting.push({
      traceId: randomBytes(16).toString('hex'),
      spanId: randomBytes(8).toString('hex'),
      name,
      kind: 1,
      startTimeUnixNano: nanoseconds(end - ms),
      endTimeUnixNano: nanoseconds(end),
      attributes: attributesOf(facts),
    })
  }

  /** Sends what waits, and stops. */
  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.send()
  }

  private async send(): Promise<void> {
    const spans = this.waiting
    if (spans.length === 0) return
    this.waiting = []
    const resource = { attributes: attributesOf({ 'service.name': 'grimuar', 'process.pid': process.pid }) }
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'grimuar' }, spans }] }] })
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const answer = await fetch(this.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
    } catch (error) {
      this.onFailure(error)
    }
  }
}

/** A time in milliseconds as OTLP writes it. */
function nanoseconds(ms: number): string {
  return `${Math.round(ms * 1000)}000`
}

function attributesOf(facts: SpanFacts): object[] {
  return Object.entries(facts).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { doubleValue: value } : { stringValue: value },
  }))
}
