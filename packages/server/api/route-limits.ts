import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { SharedLimits } from '../nodes/shared-limits.ts'
import { WindowCounts } from '../window-counts.ts'

/** The counters of the routes' rate limits: a route with its own limit is counted for all nodes together, all others for this node only. */
export function routeLimits(limits: SharedLimits, now: () => number): FastifyRateLimitStoreCtor {
  return class RouteLimits implements FastifyRateLimitStore {
    private counts = new WindowCounts()

    incr: FastifyRateLimitStore['incr'] = (key, done, windowMs) => done(null, this.counts.count(key, now(), windowMs))

    child(route: object): FastifyRateLimitStore {
      const child = new RouteLimits()
      child.counts = limits.windows(nameOf(Reflect.get(route, 'routeInfo')))
      return child
    }
  }
}

/** The method and address of a route, as the library tells them. */
function nameOf(route: unknown): string {
  if (typeof route !== 'object' || route === null || !('method' in route) || !('url' in route))
    throw new Error('a rate limit names no route')
  return `${route.method} ${route.url}`
}
