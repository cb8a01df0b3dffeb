/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), synchronous and without a platform's crypto, because dice are drawn in the
 * middle of a rule, in the browser as on the server. Tested against the platform's own.
 */
const K = /* @__PURE__ */ constants()
const START = /* @__PURE__ */ new Int32Array([
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
])
const schedule = /* @__PURE__ */ new Int32Array(64)

/** The round constants are the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants(): Int32Array {
  const k = new Int32Array(64)
  for (let n = 2, found = 0; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n && prime; d++) prime = n % d !== 0
    if (prime) k[found++] = cubeRootBits(n)
  }
  return k
}

/** Whole-number cube root of n·2^96, so that the platform's rounding has no influence. */
function cubeRootBits(n: number): number {
  const target = BigInt(n) << 96n
  let low = 0n
  let high = 1n << 36n
  while (low + 1n < high) {
    const mid = (low + high) >> 1n
    if (mid * mid * mid <= target) low = mid
    else high = mid
  }
  return Number(BigInt.asIntN(32, low))
}

function compress(state: Int32Array, block: Uint8Array, at: number): void {
  const w = schedule
  for (let i = 0, o = at; i < 16; i++, o += 4) {
    w[i] = ((block[o] ?? 0) << 24) | ((block[o + 1] ?? 0) << 16) | ((block[o + 2] ?? 0) << 8) | (block[o + 3] ?? 0)
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] ?? 0
    const y = w[i - 2] ?? 0
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const after = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = ((state[i] ?? 0) + (after[i] ?? 0)) | 0
}

function turn(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by))
}

/** Goes on from `state`, which has already taken in `before` bytes (whole blocks). */
function finish(state: Int32Array, before: number, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor((message.length + 8) / 64) + 1) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const bits = (before + message.length) * 8
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bits / 0x100000000))
  view.setUint32(padded.length - 4, bits >>> 0)
  for (let at = 0; at < padded.length; at += 64) compress(state, padded, at)
  const out = new Uint8Array(32)
  const words = new DataView(out.buffer)
  for (let i = 0; i < 8; i++) words.setInt32(i * 4, state[i] ?? 0)
  return out
}

export function sha256(message: Uint8Array): Uint8Array {
  return finish(START.slice(), 0, message)
}

/** A keyed hash; the key is worked in once, each message then costs two blocks. */
export function hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const keyed = (pad: number) => {
    const block = new Uint8Array(64).fill(pad)
    for (let i = 0; i < short.length; i++) block[i] = (short[i] ?? 0) ^ pad
    const state = START.slice()
    compress(state, block, 0)
    return state
  }
  const inner = keyed(0x36)
  const outer = keyed(0x5c)
  return (message) => finish(outer.slice(), 64, finish(inner.slice(), 64, message))
}
