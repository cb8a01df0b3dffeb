/**
 * Young objects are collected often and quickly instead of seldom and long, so that nobody waits for a pause. With less than this the
 * objects of moves that wait for the disk fill the space, and each collection copies them in vain.
 */
export const SHORT_PAUSES = '--max-semi-space-size=8'

/** What the running process was started with. */
type Started = Pick<NodeJS.Process, 'argv' | 'execArgv' | 'env' | 'connected'>

/**
 * The arguments for Node with which a process begins again with short pauses: the flag has no effect in one that runs. Undefined if it
 * has the flag, or another size that somebody chose. A process that talks to its parent would lose it.
 */
export function againWithShortPauses({ argv, execArgv, env, connected }: Started): string[] | undefined {
  const chosen = [...execArgv, env['NODE_OPTIONS'] ?? ''].some((flags) => /semi[-_]space[-_]size/.test(flags))
  return chosen || connected ? undefined : [SHORT_PAUSES, ...execArgv, ...argv.slice(1)]
}
