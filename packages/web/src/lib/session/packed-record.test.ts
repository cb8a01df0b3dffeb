import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packRecord, unpackRecord } from './packed-record.ts'

test('a packed record is unpacked again, also with letters of any language', async () => {
  const record = `grimuar 1\nnames Żaneta, 小明\n${'0 {"at":4}\n'.repeat(500)}`
  const packed = await packRecord(record)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(300)
  expect(await unpackRecord(packed)).toBe(record)
})

test('anything but a packed record is refused: other letters, a broken end, bytes that are not text, too much data', async () => {
  const packed = await packRecord('grimuar 1\n'.repeat(100))
  const bytes = (data: Uint8Array | Buffer) => deflateRawSync(data).toString('base64url')
  for (const broken of [
    '',
    'a b',
    '<script>',
    packed.slice(0, -8),
    bytes(Buffer.from([0xff, 0xfe])),
    bytes(Buffer.alloc(5_000_000)),
  ])
    expect(await unpackRecord(broken)).toBeUndefined()
})
