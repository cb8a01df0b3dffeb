import type { Browser, Page } from '@playwright/test'

/** An event of Chromium's trace; times are in microseconds, `tdur` is processor time. */
export interface Traced {
  readonly name: string
  readonly ts: number
  readonly tid: number
  readonly dur?: number
  readonly tdur?: number
}

/** Notes what the threads of a page do, until the trace is read. */
export async function beginTrace(chrome: Browser, page: Page): Promise<void> {
  await chrome.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      'blink.user_timing',
      'v8',
    ],
  })
}

/** Ends a trace; its events in the order of time. */
export async function readTrace(chrome: Browser): Promise<readonly Traced[]> {
  const { traceEvents }: { readonly traceEvents: readonly Traced[] } = JSON.parse((await chrome.stopTracing()).toString())
  return traceEvents.toSorted((a, b) => a.ts - b.ts)
}

/** The events of the page's own thread between two marks that it made (`performance.mark`). */
export function betweenMarks(trace: readonly Traced[], from: string, to: string): readonly Traced[] {
  const begun = trace.find(({ name }) => name === from)
  const ended = trace.findLast(({ name }) => name === to)
  if (!begun || !ended) throw new Error(`the page did not mark "${from}" and "${to}" while the trace was taken`)
  return trace.filter(({ tid, ts, dur = 0 }) => tid === begun.tid && ts + dur >= begun.ts && ts <= ended.ts)
}

/** The processor time of the longest of some events, in milliseconds. */
export function longest(events: readonly Traced[], names: readonly string[]): number {
  return Math.max(0, ...events.flatMap(({ name, tdur = 0 }) => (names.includes(name) ? [tdur / 1000] : [])))
}

/**
 * The processor time that the page's own thread spends from the beginning of each frame to that of the next one, in milliseconds: scripts,
 * styles, layout and the list of what is to be drawn. Other threads draw the pixels. What takes longer than the screen waits for a frame
 * would cost one on any machine; other programs hardly change it.
 */
export function workOfFrames(events: readonly Traced[]): number[] {
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const begins = events.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts)
  const frames: number[] = []
  let begun = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const begin = begins[begun]
    if (begin !== undefined && begin <= ts + dur) {
      frames.push(0)
      while ((begins[begun] ?? Number.POSITIVE_INFINITY) <= ts + dur) begun++
    }
    // What came before the first frame belongs to none.
    const last = frames.length - 1
    if (last >= 0) frames[last] = (frames[last] ?? 0) + tdur / 1000
  }
  if (!frames.length) throw new Error('the trace has no frames')
  return frames
}
