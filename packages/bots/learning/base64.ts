// There is no fast function for this yet that both Node and browsers have and that needs the types of neither.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const letters = Math.min(4, bytes.length - i + 1)
    for (let n = 0; n < 4; n++) text += n < letters ? LETTERS[(three >> (18 - 6 * n)) & 63] : '='
  }
  return text
}

/** The bytes of a text, or undefined if it is not base64. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined
  const values = new Uint8Array(128)
  for (let i = 0; i < LETTERS.length; i++) values[LETTERS.charCodeAt(i)] = i
  const letters = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let bits = 0
  let held = 0
  let at = 0
  for (let i = 0; i < letters.length; i++) {
    bits = ((bits << 6) | (values[letters.charCodeAt(i)] ?? 0)) & 0xffff
    held += 6
    if (held >= 8) {
      held -= 8
      bytes[at++] = (bits >> held) & 255
    }
  }
  return bytes
}
