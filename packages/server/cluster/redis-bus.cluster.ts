import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { Bus } from '../nodes/bus.ts'
import { RedisBus } from '../nodes/redis-bus.ts'
import { busSuite } from '../testkit/bus-suite.ts'
import { findRedis, startRedis, type TestRedis } from '../testkit/redis.ts'
import { TcpProxy } from '../testkit/tcp-proxy.ts'
import { until } from '../testkit/test-server.ts'

const { log } = fastify() // writes nothing
/** So that nobody waits long here; the usual time is five times as long. */
const SILENT_MS = 3000

let redis: Promise<TestRedis> | undefined
const start = () => {
  redis ??= startRedis(findRedis() ?? '')
  return redis
}
const stop = async () => {
  await (await redis)?.stop()
  redis = undefined
}

busSuite('Redis', async () => new RedisBus((await start()).url, 'suite', log), stop)

test('half-open connections to Redis are noticed and made again, also while this node tells something all the time', async () => {
  const { url } = await start()
  onTestFinished(stop)
  const link = await TcpProxy.to(Number(new URL(url).port))
  onTestFinished(() => link.close())
  const near = new RedisBus(`redis://127.0.0.1:${link.port}`, 'half-open', log, SILENT_MS)
  const far = new RedisBus(url, 'half-open', log)
  for (const bus of [near, far]) onTestFinished(() => bus.close())
  const [heardNear, heardFar] = [listen(near), listen(far)]
  let told = 0
  const chatter = setInterval(() => {
    near.tell(`near ${++told}`)
    far.tell(`far ${told}`)
  }, 100)
  onTestFinished(() => clearInterval(chatter))
  const hears = (heard: readonly string[], who: string, after: number) =>
    until(() => heard.some((text) => text.startsWith(who) && Number(text.slice(who.length)) > after))
  await Promise.all([hears(heardNear, 'far', 0), hears(heardFar, 'near', 0)])
  link.silencePresent()
  const silenced = told
  await Promise.all([hears(heardNear, 'far', silenced), hears(heardFar, 'near', silenced)])
  // Nothing went over the silent link: a while passed before it was noticed.
  expect(told).toBeGreaterThan(silenced + 10)
})

function listen(bus: Bus): string[] {
  const heard: string[] = []
  bus.listen(
    (text) => heard.push(text),
    () => {},
  )
  return heard
}
