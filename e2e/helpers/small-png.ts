import { crc32, deflateSync } from 'node:zlib'

/** A picture as pixels: red, green, blue and alpha of each, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

const COLOURS = 256
/** Bits kept of red, green and blue when colours are counted. */
const BITS = 6

/** A group of similar colours: counted colours, each with how often it occurs. */
interface Group {
  readonly colours: readonly (readonly [red: number, green: number, blue: number, times: number])[]
  readonly widest: 0 | 1 | 2
  readonly spread: number
}

/** A PNG of at most 256 colours: a fraction of the size of one with all of them, and hard to tell apart. */
export function smallPng(picture: Pixels): Buffer {
  const { width, height } = picture
  const data = grained(picture)
  const times = new Map<number, number>()
  for (let i = 0; i < data.length; i += 4) times.set(keyAt(data, i), (times.get(keyAt(data, i)) ?? 0) + 1)
  const groups = cut([...times].map(([key, n]) => [...coloursOf(key), n] as const))
  const index = new Map<number, number>()
  const palette = Buffer.alloc(groups.length * 3)
  for (const [at, { colours }] of groups.entries()) {
    const total = colours.reduce((sum, colour) => sum + colour[3], 0)
    for (const channel of [0, 1, 2] as const) {
      palette[at * 3 + channel] = Math.round(colours.reduce((sum, colour) => sum + colour[channel] * colour[3], 0) / total)
    }
    for (const [r, g, b] of colours) index.set(keyAt([r, g, b], 0), at)
  }
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = index.get(keyAt(data, (y * width + x) * 4)) as number
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const image = deflateSync(rows, { level: 9 })
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', image),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const GRAIN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
const GRAIN_DEPTH = 10

/** A fine regular grain: between two colours of the palette the eye then sees those in between. */
function grained({ width, data }: Pixels): Uint8ClampedArray {
  return Uint8ClampedArray.from(data, (value, i) => {
    const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)]
    return value + ((GRAIN[(y % 4) * 4 + (x % 4)] as number) / 15 - 0.5) * GRAIN_DEPTH
  })
}

/** Halves the group that is spread widest, by its median, until there are as many as the palette holds. */
function cut(all: Group['colours']): Group[] {
  const groups = [groupOf(all)]
  while (groups.length < COLOURS) {
    const at = groups.reduce((best, group, i) => (group.spread > (groups[best] as Group).spread ? i : best), 0)
    const { colours, widest, spread } = groups[at] as Group
    if (spread === 0) break
    const sorted = colours.toSorted((a, b) => a[widest] - b[widest])
    const half = sorted.reduce((sum, colour) => sum + colour[3], 0) / 2
    let split = 0
    for (let seen = 0; seen < half; split++) seen += (sorted[split] as (typeof sorted)[number])[3]
    split = Math.min(split, sorted.length - 1)
    groups.splice(at, 1, groupOf(sorted.slice(0, split)), groupOf(sorted.slice(split)))
  }
  return groups
}

function groupOf(colours: Group['colours']): Group {
  const weight = Math.sqrt(colours.reduce((sum, colour) => sum + colour[3], 0))
  const spreads = ([0, 1, 2] as const).map((channel) => {
    const values = colours.map((colour) => colour[channel])
    return values.reduce((most, value) => Math.max(most, value), 0) - values.reduce((least, value) => Math.min(least, value), 255)
  })
  const widest = spreads.indexOf(Math.max(...spreads)) as 0 | 1 | 2
  return { colours, widest, spread: (spreads[widest] as number) * weight }
}

function keyAt(data: ArrayLike<number>, at: number): number {
  const part = (i: number) => (data[at + i] as number) >> (8 - BITS)
  return (part(0) << (2 * BITS)) | (part(1) << BITS) | part(2)
}

function coloursOf(key: number): readonly [number, number, number] {
  const part = (shift: number) => (((key >> shift) & (2 ** BITS - 1)) << (8 - BITS)) + 2 ** (7 - BITS)
  return [part(2 * BITS), part(BITS), part(0)]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
