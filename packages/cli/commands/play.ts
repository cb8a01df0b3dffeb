import { randomBytes } from 'node:crypto'
import { clauseIn } from '@grimuar/games/ledger'
import { Match } from '@grimuar/kernel'
import { type Command, Complaint, type Given } from '../command.ts'
import { fileExists, readMatch, saveRecord } from '../record-file.ts'
import { Session } from '../session.ts'
import { boxNamed, langOf, ledgerOf, luckFrom, optionsFrom, seatFrom, wordsInAll } from '../shelf.ts'
import { playTexts } from '../text/index.ts'

export const play: Command = {
  summary: 'Plays a game in the terminal against the bot.',
  places: ['<game>'],
  options: {
    seat: { value: 'N', help: 'where you sit: 1 is the first player; or the name of a role (default 1)' },
    players: { value: 'N', help: 'how many play, you included' },
    name: { value: 'NAME', help: 'what you are called' },
    lang: { value: 'pl|en', help: 'language' },
    seed: { value: 'SEED', help: 'a whole number, or 64 hexadecimal digits' },
    options: { value: 'k=v,…', help: "the game's options" },
    record: { value: 'FILE', help: 'writes the game here after every move; goes on with it if it is there' },
  },
  run: runPlay,
}

async function runPlay(given: Given): Promise<number> {
  const box = boxNamed(given.places[0]!)
  const lang = langOf(given)
  const [{ game, words }, bot] = await Promise.all([box.load(lang), box.bot()])
  const file = given.text('record')
  const text = playTexts[lang]
  const going = file !== undefined && fileExists(file) ? await readMatch(file) : undefined
  if (going && going.match.game.id !== game.id) {
    throw new Complaint(`${file} holds a game of ${going.match.game.id}; choose another name`)
  }
  for (const name of going ? ['seed', 'options', 'players', 'name'] : []) {
    if (given.has(name)) throw new Complaint(`${file} holds a game that has begun: --${name} cannot be chosen any more`)
  }
  const seats = going?.match.beginning.seats ?? given.count('players', 1, 16) ?? game.seats[0]!
  if (!game.seats.includes(seats)) throw new Complaint(`${box.id} is for ${game.seats.join(', ')} players, not ${seats}`)
  const seat = seatFrom(given.text('seat') ?? '1', seats, await wordsInAll(box))
  const name = given.text('name') ?? text.player
  if (name.length > 80) throw new Complaint('--name must not be longer than 80 letters')
  const names = Array.from({ length: seats }, (_, s) => (s === seat ? name : text.bot(seats > 2 ? s + 1 : undefined)))
  const match =
    going?.match ??
    new Match(game, {
      seats,
      options: optionsFrom(game, given.text('options')) as never,
      names,
      luck: given.has('seed') ? luckFrom(given.text('seed')!) : { kind: 'fair', seed: randomBytes(32).toString('hex') },
    })
  if (file !== undefined && !going) {
    const problem = saveRecord(file, match.record)
    if (problem) throw new Complaint(`cannot write ${file} (${problem})`)
  }
  const sections = ledgerOf(box.id)
  const clauses = sections.flatMap((section) => section.clauses.map((clause) => clause.id))
  const session = new Session({
    game,
    bot,
    match,
    seat,
    text,
    words,
    title: box.title[lang],
    file,
    continued: going !== undefined,
    clauses,
    clause: (id) => clauseIn(sections, id)?.text[lang],
  })
  await session.play()
  return 0
}
