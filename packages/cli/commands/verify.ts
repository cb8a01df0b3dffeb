import { commitment, isSeed, type Match, mixSeed, type Table } from '@grimuar/kernel'
import { type Command, Complaint } from '../command.ts'
import { readMatch } from '../record-file.ts'

export const verify: Command = {
  summary: 'Plays a record again: every move must be legal and every draw must follow from the seed.',
  places: ['<file>'],
  options: {
    commitment: {
      value: 'HASH',
      help: 'what was published before the first move; must be the SHA-256 of the seed, or of the secret where one is given',
    },
    secret: { value: 'HEX', help: "of a match played online: the server's part of the dice" },
    numbers: { value: 'HEX,HEX…', help: "of a match played online: the players' parts, in seat order" },
  },
  notes: 'The page of a match played online shows its commitment, secret and numbers once it is over.',
  async run(given) {
    const file = given.places[0]!
    const { edition, match } = await readMatch(file)
    const [published, secret] = [given.text('commitment'), given.text('secret')]
    if (secret !== undefined) checkMixing(match, secret, given.text('numbers')?.split(',') ?? [])
    if (published !== undefined) checkCommitment(match, published, secret)
    const t = match.table as Table
    const { luck, names, seats } = match.beginning
    const undos = match.entries.filter((entry) => 'keep' in entry).length
    console.log(`${match.game.id}, rules version ${match.game.version}, ${seats} players: ${names.join(', ')}`)
    if (luck.kind === 'fair') console.log(`seed ${luck.seed}\ncommitment ${commitment(luck.seed)} (SHA-256 of the seed)`)
    else console.log(`seed ${luck.seed} (quick dice: fine for simulation, not for a match between people)`)
    console.log(`${match.steps.length} moves, all legal${undos ? `; ${undos} times moves were taken back` : ''}`)
    console.log(`${t.draws} draws, all as the seed says`)
    const { words } = await edition.load('en')
    console.log(t.over ? `result: ${words.outcome(match.game.result(t), names, null)}` : 'the game is not finished')
    return 0
  },
}

/** The seed must come from the server's secret and everyone's numbers. */
function checkMixing(match: Match, secret: string, numbers: readonly string[]): void {
  const { luck } = match.beginning
  if (![secret, ...numbers].every(isSeed)) {
    throw new Complaint('--secret and --numbers are 64 hexadecimal digits each, in small letters, numbers joined by commas')
  }
  if (luck.kind !== 'fair') throw new Complaint('this record used quick dice, which nobody mixed', 1)
  const mixed = mixSeed(secret, numbers)
  if (mixed !== luck.seed) throw new Complaint(`the secret and these numbers give the seed ${mixed}: these are other dice`, 1)
  console.log(`the seed is mixed from the secret and ${numbers.length} numbers`)
}

function checkCommitment(match: Match, published: string, secret: string | undefined): void {
  const { luck } = match.beginning
  if (!isSeed(published)) throw new Complaint(`--commitment must be 64 hexadecimal digits in small letters, not "${published}"`)
  if (luck.kind !== 'fair') throw new Complaint('this record used quick dice, for which nothing is published', 1)
  const [what, hash] = secret === undefined ? ['seed', commitment(luck.seed)] : ['secret', commitment(secret)]
  if (hash !== published) {
    throw new Complaint(`the ${what}'s SHA-256 is ${hash}, not what was published: these are other dice`, 1)
  }
}
