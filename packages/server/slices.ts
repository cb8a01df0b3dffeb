/** The longest time that long work may hold the event loop. */
const SLICE_MS = 8

const waiting: (() => void)[] = []
let sliceEnds = 0

/**
 * Call this between two pieces of long work. Returns at once while the current slice lasts; otherwise it waits for another one. All
 * long work of the process shares one slice in each turn of the event loop, so answers to others are never late because of it.
 */
export function nextPiece(): Promise<void> | undefined {
  if (performance.now() < sliceEnds) return undefined
  return new Promise((next) => {
    waiting.push(next)
    if (waiting.length === 1) setImmediate(startSlice)
  })
}

function startSlice(): void {
  const next = waiting.shift()
  if (waiting.length > 0) setImmediate(startSlice)
  sliceEnds = performance.now() + SLICE_MS
  next?.()
}
