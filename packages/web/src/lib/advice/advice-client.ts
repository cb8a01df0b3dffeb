import { analysisOf, type Hint, type Judgement, type MatchAnalysis } from '@grimuar/bots'
import { editionOf, rulesFor } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { Match, readRecord } from '@grimuar/kernel'
import { startBotWorker } from '../session/bot-client.ts'
import type { AdviceReply, AdviceRequest, HintRequest } from './advice-messages.ts'

/** Work in a worker that can be cancelled; then its result never comes. */
export interface Work<R> {
  readonly result: Promise<R>
  cancel(): void
}

/** The most workers that an analysis uses. */
const MOST_WORKERS = 4
/** Milliseconds between two reports of progress: each of them paints the page anew. */
const BETWEEN_REPORTS = 100

/** Asks for a hint. `onprogress` hears how much is done, from 0 to 1. */
export function askHint(
  question: Omit<HintRequest, 'kind' | 'id' | 'seed' | 'asked'>,
  onprogress: (done: number) => void,
): Work<Hint> {
  const report = seldom(onprogress)
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return run<Hint>({ kind: 'hint', id: 0, seed: seed & 0x7fffffff, asked: Date.now(), ...question }, (message, end) => {
    if ('done' in message) report(message.done)
    else if ('hint' in message) end(message.hint)
  })
}

/** Analyses a match that is over, on all cores but the one that the page needs. The result does not depend on their number. */
export function analyse(record: string, onprogress: (done: number) => void): Work<MatchAnalysis> {
  const parts = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1))
  const report = seldom(onprogress)
  const judgements: Judgement[] = []
  const done = Array.from({ length: parts }, () => 0)
  const works = done.map((_, part) =>
    run<void>({ kind: 'judge', id: part, record, part, parts }, (message, end) => {
      if ('done' in message) {
        if (message.judged) judgements.push(message.judged)
        done[part] = message.done
        report(done.reduce((sum, share) => sum + share, 0) / parts)
      } else if ('finished' in message) end()
    }),
  )
  const result = Promise.all(works.map((work) => work.result)).then(async () => analysisOf(await matchOf(record), judgements))
  const cancel = () => {
    for (const work of works) work.cancel()
  }
  return { result, cancel }
}

function seldom(tell: (done: number) => void): (done: number) => void {
  let last = Number.NEGATIVE_INFINITY
  return (done) => {
    const now = performance.now()
    if (now - last < BETWEEN_REPORTS) return
    last = now
    tell(done)
  }
}

async function matchOf(record: string): Promise<Match> {
  const read = readRecord(record)
  const box = read.ok ? boxOf(read.record.game) : undefined
  if (!read.ok || !box) throw new Error('this record cannot be read')
  const built = Match.from(await rulesFor(editionOf(box, read.record.version), read.record), read)
  if (!built.ok) throw new Error(built.problem)
  return built.match
}

/** Sends one request to a worker of its own, which ends with it. */
function run<R>(request: AdviceRequest, hear: (message: AdviceReply, end: (result: R) => void) => void): Work<R> {
  const worker = startBotWorker()
  const result = new Promise<R>((resolve, reject) => {
    const end = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<AdviceReply>) => {
      if ('problem' in data) end(() => reject(new Error(data.problem)))
      else hear(data, (found) => end(() => resolve(found)))
    })
    worker.addEventListener('error', (event) => end(() => reject(new Error(event.message || 'the worker did not start'))))
  })
  worker.postMessage(request)
  return { result, cancel: () => worker.terminate() }
}
