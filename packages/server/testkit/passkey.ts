import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

// A minimal security key after WebAuthn (level 2, sections 6.1 and 6.5): one credential, ES256, no attestation.

const [PRESENT, CHECKED, WITH_KEY] = [0x01, 0x04, 0x40]

/** A passkey as a phone would store it. */
export class Passkey {
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly id = randomBytes(16)
  private readonly origin: string
  private used = 0

  constructor(origin: string) {
    this.origin = origin
  }

  /** The response to a registration request. */
  register(challenge: string): object {
    const { x, y } = this.pair.publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.from([0, this.id.length])
    const data = Buffer.concat([this.data(PRESENT | CHECKED | WITH_KEY), Buffer.alloc(16), length, this.id, key])
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    )
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The response to a sign-in request. */
  signIn(challenge: string): object {
    const data = this.data(PRESENT | CHECKED)
    const client = this.client('webauthn.get', challenge)
    const signature = createSign('sha256').update(data).update(createHash('sha256').update(client).digest())
    return this.answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.sign(this.pair.privateKey).toString('base64url'),
    })
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(++this.used)
    return Buffer.concat([createHash('sha256').update(new URL(this.origin).hostname).digest(), Buffer.from([flags]), counter])
  }

  private client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>

/** The part of CBOR (RFC 8949) that a key needs: short integers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number) =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}
