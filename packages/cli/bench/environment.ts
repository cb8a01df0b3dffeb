import type { Bot } from '@grimuar/contract'
import { type Game, type Json, quickDice, stream } from '@grimuar/kernel'
import { Environments } from '../env/environments.ts'
import type { Contender } from './measure.ts'

/** Plays by chance through `grimuar env`: it reads every request from JSON and writes every answer as JSON, but into no pipe. */
export function environmentPlay(game: Game, bot: Bot, options: Json, seats: number, view: boolean): Contender {
  const environments = new Environments(game, bot)
  const choose = stream(quickDice(1))
  let seed = 0
  let state = ask({ do: 'reset', seed, seats, options, view })

  function ask(request: Json): { readonly [field: string]: unknown } {
    const answer = environments.answer(JSON.parse(JSON.stringify(request)))
    if (!JSON.stringify(answer) || !isObject(answer)) throw new Error('the environment gave no answer')
    if (answer['error'] !== undefined) throw new Error(`the environment refused a legal request: ${answer['error']}`)
    return answer
  }

  return {
    name: view ? game.id : `${game.id}, "view": false`,
    work() {
      if (state['over']) state = ask({ do: 'reset', seed: ++seed, seats, options, view })
      const moves = Array.isArray(state['moves']) ? state['moves'].length : 0
      const choice = moves ? { index: choose(moves) } : { move: sampled() }
      state = ask({ do: 'act', ...choice, view })
      return 1
    },
  }

  /** A form filled in by chance. */
  function sampled(): Json {
    return JSON.parse(JSON.stringify(ask({ do: 'sample', seed: choose(1 << 30) })['move']))
  }
}

function isObject(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null
}
