const TEXT = 0x81 // a text message in one frame

/** Encodes a text as a WebSocket frame from server to client (RFC 6455, 5.2): no mask, no compression. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = 126
    frame[2] = length >> 8
    frame[3] = length & 255
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  // A text of as many bytes as characters has only ASCII ones, which are quicker to copy.
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8')
  return frame
}

/** A text for several sockets, or several texts, each a message. Their frames are made once, and the texts are not kept. */
export class SharedText {
  readonly frame: Buffer

  constructor(...texts: readonly string[]) {
    this.frame = texts.length === 1 ? frameOf(texts[0] ?? '') : Buffer.concat(texts.map(frameOf))
  }
}
