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

/** How many texts of a list are made between two looks at the clock. */
const LIST_PIECE = 16

/** Joins many texts that are made one after another, in pieces. */
export async function joinInPieces(texts: Iterable<string>): Promise<string> {
  const made: string[] = []
  for (const text of texts) if (made.push(text) % LIST_PIECE === 0) await nextPiece()
  return made.join('')
}

/** The JSON text of a list that may be long, made in pieces. */
export async function listInPieces<X>(list: readonly X[], textOf: (x: X) => string = JSON.stringify): Promise<string> {
  const texts: string[] = []
  for (const [i, x] of list.entries()) {
    if (i % LIST_PIECE === 0) await nextPiece()
    texts.push(textOf(x))
  }
  return `[${texts.join(',')}]`
}
