import { randomBytes } from 'node:crypto'
import { loadPlayer } from '@grimuar/bots'
import { clauseIn } from '@grimuar/games/ledger'
import { Match } from '@grimuar/kernel'
import { type Arguments, CliError, type Command } from '../command.ts'
import { boxNamed, langOf, ledgerOf, luckFrom, optionsFrom, seatFrom, wordsInAll } from '../game-arguments.ts'
import { fileExists, readMatch, saveRecord } from '../record-file.ts'
import { TerminalSession } from '../session.ts'
import { playTexts } from '../text/index.ts'

/** The levels by the names that players read; `policy` is what tables call the third. */
const TERMINAL_LEVELS = ['beginner', 'casual', 'sensible', 'strong', 'master']
const USUAL = 'sensible'

export const play: Command = {
  summary: 'Plays a game in the terminal against the bot.',
  positionals: ['<game>'],
  options: {
    seat: { value: 'N', help: 'where you sit: 1 is the first player; or the name of a role (default 1)' },
    players: { value: 'N', help: 'how many play, you included' },
    name: { value: 'NAME', help: 'what you are called' },
    level: { value: 'LEVEL', help: `how well the bots play: ${TERMINAL_LEVELS.join(', ')} (default ${USUAL})` },
    lang: { value: 'pl|en', help: 'language' },
    seed: { value: 'SEED', help: 'a whole number, or 64 hexadecimal digits' },
    options: { value: 'k=v,…', help: "the game's options" },
    record: { value: 'FILE', help: 'writes the game here after every move; goes on with it if it is there' },
  },
  run: runPlay,
}

async function runPlay(args: Arguments): Promise<number> {
  const box = boxNamed(args.positionals[0]!)
  const lang = langOf(args)
  const [game, parts] = await Promise.all([box.rules(), box.bot()])
  const level = args.text('level') ?? USUAL
  // A level does all its iterations, however long that takes: the same seed gives the same game.
  const bot = TERMINAL_LEVELS.includes(level) ? await loadPlayer(level, game, parts) : undefined
  if (!bot) throw new CliError(`--level is one of ${TERMINAL_LEVELS.join(', ')}`)
  const file = args.text('record')
  const text = playTexts[lang]
  const continued = file !== undefined && fileExists(file) ? await readMatch(file) : undefined
  if (continued && continued.match.game.id !== game.id) {
    throw new CliError(`${file} holds a game of ${continued.match.game.id}; choose another name`)
  }
  for (const name of continued ? ['seed', 'options', 'players', 'name'] : []) {
    if (args.has(name)) throw new CliError(`${file} holds a game that has begun: --${name} cannot be chosen any more`)
  }
  const seats = continued?.match.beginning.seats ?? args.count('players', 1, 16) ?? game.seats[0]!
  if (!game.seats.includes(seats)) throw new CliError(`${box.id} is for ${game.seats.join(', ')} players, not ${seats}`)
  const seat = seatFrom(args.text('seat') ?? '1', seats, await wordsInAll(box))
  const name = args.text('name') ?? text.player
  if (name.length > 80) throw new CliError('--name must not be longer than 80 letters')
  const names = Array.from({ length: seats }, (_, s) => (s === seat ? name : text.bot(seats > 2 ? s + 1 : undefined)))
  const match =
    continued?.match ??
    new Match(game, {
      seats,
      options: optionsFrom(game, args.text('options')),
      names,
      luck: args.has('seed') ? luckFrom(args.text('seed')!) : { kind: 'fair', seed: randomBytes(32).toString('hex') },
    })
  if (file !== undefined && !continued) {
    const problem = saveRecord(file, match.record)
    if (problem) throw new CliError(`cannot write ${file} (${problem})`)
  }
  const { words } = await box.load(lang, match.beginning.options)
  const sections = ledgerOf(box.id)
  const clauses = sections.flatMap((section) => section.clauses.map((clause) => clause.id))
  const session = new TerminalSession({
    game,
    bot,
    match,
    seat,
    text,
    words,
    title: box.title[lang],
    file,
    continued: continued !== undefined,
    clauses,
    clause: (id) => clauseIn(sections, id)?.text[lang],
  })
  await session.play()
  return 0
}
