import { describe, expect, onTestFinished, test } from 'vitest'
import type { Bus } from '../nodes/bus.ts'
import { until } from './test-server.ts'

/** A bus and what it has heard. */
interface Listener {
  readonly bus: Bus
  readonly heard: string[]
}

/** The tests of every bus between nodes, while nothing is lost. `open` adds a bus; `clear` is called after each test. */
export function busSuite(kind: string, open: () => Promise<Bus>, clear: () => Promise<void>): void {
  /** Buses that all hear each other. */
  async function listeners(count: number): Promise<Listener[]> {
    onTestFinished(clear)
    const all: Listener[] = []
    for (let i = 0; i < count; i++) {
      const bus = await open()
      onTestFinished(() => bus.close())
      const heard: string[] = []
      bus.listen(
        (text) => heard.push(text),
        () => {},
      )
      all.push({ bus, heard })
    }
    // A bus may lose what is told while it connects.
    for (const [i, { bus }] of all.entries())
      await until(async () => {
        bus.tell(`hello ${i}`)
        await new Promise((passed) => setTimeout(passed, 20))
        return all.every(({ heard }, other) => other === i || heard.includes(`hello ${i}`))
      })
    return all
  }

  /** What was heard since everyone said hello. */
  const talk = ({ heard }: Listener) => heard.filter((text) => !text.startsWith('hello '))

  describe(`a bus over ${kind}`, () => {
    test('all others hear what one tells, once and in the order in which it was told', async () => {
      const [one, ...others] = await listeners(3)
      const told = Array.from({ length: 200 }, (_, i) => `text ${i}`)
      for (const text of told) one?.bus.tell(text)
      for (const other of others) {
        await until(() => talk(other).length >= told.length)
        expect(talk(other)).toEqual(told)
      }
    })

    test('any text arrives as it was told', async () => {
      const [one, other] = await listeners(2)
      const told = ['', '"\n\0\u2028', 'zażółć gęślą jaźń 🧙', JSON.stringify({ tell: 'me' }), 'long '.repeat(20_000)]
      for (const text of told) one?.bus.tell(text)
      await until(() => other && talk(other).length === told.length)
      expect(other && talk(other)).toEqual(told)
    })

    test('a bus that is closed hears nothing more, and what it told before still arrives', async () => {
      const [one, closing, other] = await listeners(3)
      closing?.bus.tell('goodbye')
      await closing?.bus.close()
      one?.bus.tell('still here')
      closing?.bus.tell('too late')
      await until(() => other && talk(other).includes('goodbye') && talk(other).includes('still here'))
      expect(closing && talk(closing)).not.toContain('still here')
    })
  })
}
