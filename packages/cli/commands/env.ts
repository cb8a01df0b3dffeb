import { createInterface } from 'node:readline'
import { learned } from '@grimuar/bots'
import type { Arguments, Command } from '../command.ts'
import { Environments } from '../env/environments.ts'
import { boxNamed } from '../game-arguments.ts'

export const env: Command = {
  summary: 'Plays games for another program: a JSON request on every line, an answer to each.',
  positionals: ['<game>'],
  options: {},
  notes: 'docs/environment.md describes the requests; clients/python/grimuar.py is a client without dependencies.',
  run: serveLines,
}

async function serveLines(args: Arguments): Promise<number> {
  const box = boxNamed(args.positionals[0] ?? '')
  const [game, bot] = await Promise.all([box.rules(), box.bot()])
  const environments = new Environments(game, bot, await learned(game, bot))
  for await (const line of createInterface({ input: process.stdin })) {
    if (!line.trim()) continue
    const answer = environments.answer(parsed(line))
    if (!process.stdout.write(`${JSON.stringify(answer)}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve))
  }
  return 0
}

/** The value of a line; undefined if it is not JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
