import type { Table } from '../index.ts'
import type { Checkpoint } from './random-play.ts'

/** Tables and events are data that JSON can write and read back: nothing else can be stored, sent or compared. */
export function plain({ table, events }: Checkpoint): void {
  const { ask, frames, ...rest } = table as Table
  walk(rest, 'table')
  walk(frames, 'table.frames')
  walk(ask, 'table.ask')
  walk(
    events.map((h) => h.event),
    'event',
  )
  for (const { event, to } of events) {
    const odd = to?.find((s) => !Number.isInteger(s) || s < 0 || s >= (table as Table).seats)
    if (odd !== undefined) throw new Error(`event "${event.kind}" is told to ${odd}, who is not at the table`)
  }
}

/** Answers that are missing, and a window whose speakers are not known yet. */
const MAY_LACK = /^table\.(ask\.sealed\[\d+\]|frames\[\d+\]\.waiting)$/

function walk(x: unknown, path: string): void {
  switch (typeof x) {
    case 'string':
    case 'boolean':
      return
    case 'number':
      if (!Number.isFinite(x)) throw new Error(`${path} is ${x}`)
      return
    case 'undefined':
      if (!MAY_LACK.test(path)) throw new Error(`${path} is undefined`)
      return
    case 'object':
      if (x === null) return
      if (Array.isArray(x)) {
        for (let i = 0; i < x.length; i++) walk(x[i], `${path}[${i}]`)
        return
      }
      if (Object.getPrototypeOf(x) !== Object.prototype)
        throw new Error(`${path} is a ${x.constructor?.name ?? 'thing without a prototype'}, not plain data`)
      for (const key of Object.keys(x)) walk((x as { [key: string]: unknown })[key], `${path}.${key}`)
      return
    default:
      throw new Error(`${path} is a ${typeof x}, not plain data`)
  }
}
