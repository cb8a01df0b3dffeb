import type { Hosting, Serving } from './serve.ts'

export { LOG_LEVELS, readHosting, usualData, VARIABLES } from './environment.ts'
export { backup, restore } from './store/sqlite/backup.ts'
export type { Hosting, Serving }

/** Serves the built app, and play online, until stopped. Loaded only when asked for: other commands need none of it. */
export async function serve(hosting: Hosting): Promise<Serving> {
  const house = await import('./serve.ts')
  return house.serve(hosting)
}
