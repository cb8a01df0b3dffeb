/** The longest packed record that a link carries: longer addresses are cut by many programs. */
export const MOST_IN_LINK = 16_000
/** The longest record that is unpacked, so that a small link cannot fill the memory. */
const MOST_UNPACKED = 4_000_000

/** Packs a record so that a link can carry it. */
export async function packRecord(text: string): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')))
  let binary = ''
  for (const byte of bytes ?? []) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The record in a link; undefined if it holds none. */
export async function unpackRecord(packed: string): Promise<string | undefined> {
  if (!/^[\w-]+$/.test(packed)) return undefined
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const packedBytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const bytes = await bytesOf(new Blob([packedBytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Everything a stream holds; undefined if that is too much. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > MOST_UNPACKED) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
