import type { Hosting, Serving } from './serve.ts'

export { defaultData, isDatabase, LOG_LEVELS, readHosting, VARIABLES } from './environment.ts'
export { MODERATION_ACTIONS, ModerationProblem, moderate } from './moderation/console.ts'
export { passOn } from './nodes/ipc-bus.ts'
export { CopyProblem } from './store/copy/copy.ts'
export { migrateData, placeName } from './store/copy/migrate.ts'
export { backup, restore } from './store/sqlite/backup.ts'
export type { Hosting, Serving }

/** Serves the built app and online play until it is stopped. The server is loaded on demand, because other commands do not need it. */
export async function serve(hosting: Hosting): Promise<Serving> {
  const server = await import('./serve.ts')
  return server.serve(hosting)
}
