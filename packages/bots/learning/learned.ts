import type { Bot } from '@grimuar/contract'
import type { Game } from '@grimuar/kernel'
import { encoderHash } from './encoder-hash.ts'
import type { Network } from './network.ts'
import { type ReadWeights, readWeights } from './weights.ts'

const loaded = new WeakMap<Bot, Promise<ReadWeights>>()

/** Loads the network of a bot, or finds out why there is none; it is fetched once. */
export function networkOf(game: Game, bot: Bot): Promise<ReadWeights> {
  const found = loaded.get(bot) ?? load(game, bot)
  loaded.set(bot, found)
  return found
}

async function load(game: Game, bot: Bot): Promise<ReadWeights> {
  const { encoder } = bot
  if (!encoder || !bot.weights) return { ok: false, reason: `${game.id} has no learned evaluation` }
  try {
    const fit = { game: game.id, rules: game.version, encoder: encoderHash(game, bot, encoder), inputs: encoder.inputs }
    return readWeights(await bot.weights(), fit)
  } catch (error) {
    // A search without them is better than none; the next one tries again.
    loaded.delete(bot)
    return { ok: false, reason: `the weights cannot be loaded: ${error instanceof Error ? error.message : error}` }
  }
}

/** The same bot judging tables by its network, or the bot itself if no network fits. Only for a search, which judges tables where a turn begins. */
export async function learned(game: Game, bot: Bot): Promise<Bot> {
  const read = await networkOf(game, bot)
  return read.ok ? judgingBy(read.network, bot) : bot
}

/** A bot whose evaluation is a network's. */
export function judgingBy(network: Network, bot: Bot): Bot {
  const { encoder } = bot
  if (encoder?.inputs !== network.inputs) throw new Error(`a network with ${network.inputs} inputs does not fit this bot`)
  const inputs = new Float32Array(network.inputs)
  return {
    ...bot,
    evaluate(t, seat) {
      inputs.fill(0)
      encoder.encode(t, seat, inputs)
      return network.chance(inputs)
    },
  }
}
