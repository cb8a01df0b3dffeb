import { habitsOf, hintFor, judge, learned, loadLevel, policy, Thoughts, tasksOf } from '@grimuar/bots'
import { type Bot, editionOf, rulesFor } from '@grimuar/contract'
import { boxOf } from '@grimuar/games'
import { type Game, type Json, Match, quickDice, readRecord } from '@grimuar/kernel'
import type { AdviceReply, AdviceRequest, HintRequest, JudgeRequest } from '../advice/advice-messages.ts'
import type { BotReply, BotRequest } from './bot-client.ts'

/** How much a hint may cost: it is wanted within two seconds, with what the worker needs to start and to compare the moves found. */
const HINT = { iterations: 240, passes: 4, ms: 1600 }
/** A search is not shorter than this, however long the worker took to start. */
const LEAST_HINT_MS = 300

/** Milliseconds between two thoughts that the page is told. */
const BETWEEN_THOUGHTS = 200

/** Thinks outside the page's thread, so that the page stays responsive: for bots and hints, from a view only, and for analyses. */
addEventListener('message', async ({ data }: MessageEvent<BotRequest | AdviceRequest>) => {
  const { id } = data
  try {
    if (!('kind' in data)) await choose(data)
    else if (data.kind === 'hint') await hint(data)
    else await judgePart(data)
  } catch (error) {
    reply({ id, problem: String(error) })
  }
})

function reply(message: BotReply | AdviceReply): void {
  postMessage(message)
}

async function load(id: string, version: number): Promise<{ readonly game: Game; readonly bot: Bot }> {
  const box = boxOf(id)
  if (!box) throw new Error(`no game "${id}"`)
  const edition = editionOf(box, version)
  const [game, bot] = await Promise.all([edition.rules(), edition.bot()])
  return { game, bot }
}

async function choose({ id, game: name, version, level, view, seat, answers, seed, ms, tells }: BotRequest): Promise<void> {
  const { game, bot } = await load(name, version)
  const player = (await loadLevel(level ?? 'policy', game, bot, ms)) ?? policy(bot)
  const thoughts = tells ? new Thoughts((thought) => reply({ id, thought }), BETWEEN_THOUGHTS) : undefined
  const chosen = player.decide({ seat, answers, dice: quickDice(seed), view: () => view, tell: thoughts?.tell })
  thoughts?.end()
  const move: Json = JSON.parse(JSON.stringify(chosen))
  reply({ id, move })
}

async function hint({ id, game: name, version, view, seat, answers, seed, asked }: HintRequest): Promise<void> {
  const { game, bot } = await load(name, version)
  const root = { game, bot: habitsOf(game, await learned(game, bot)), view, seat, seed }
  const ms = Math.max(LEAST_HINT_MS, HINT.ms - (Date.now() - asked))
  const work = hintFor(root, answers, { ...HINT, ms })
  let step = work.next()
  for (; !step.done; step = work.next()) reply({ id, done: step.value })
  reply({ id, hint: step.value })
}

/** Judges every nth piece of a match. The match is over, so its whole record is known. */
async function judgePart({ id, record, part, parts }: JudgeRequest): Promise<void> {
  const read = readRecord(record)
  const box = read.ok ? boxOf(read.record.game) : undefined
  if (!read.ok || !box) throw new Error('this record cannot be read')
  const edition = editionOf(box, read.record.version)
  const [game, plain] = await Promise.all([rulesFor(edition, read.record), edition.bot()])
  const bot = await learned(game, plain)
  const built = Match.from(game, read)
  if (!built.ok) throw new Error(built.problem)
  const tasks = tasksOf(built.match, bot).filter((_, i) => i % parts === part)
  for (const [i, task] of tasks.entries()) reply({ id, judged: judge(built.match, bot, task), done: (i + 1) / tasks.length })
  reply({ id, finished: true })
}
