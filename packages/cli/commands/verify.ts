import { commitment, isSeed, type Match, type Table } from '@grimuar/kernel'
import { type Command, Complaint } from '../command.ts'
import { readMatch } from '../record-file.ts'

export const verify: Command = {
  summary: 'Plays a record again: every move must be legal and every draw must follow from the seed.',
  places: ['<file>'],
  options: {
    commitment: { value: 'HASH', help: 'what was published before the first move; must be the SHA-256 of the seed' },
  },
  async run(given) {
    const file = given.places[0]!
    const { door, match } = await readMatch(file)
    const published = given.text('commitment')
    if (published !== undefined) checkCommitment(match, published)
    const t = match.table as Table
    const { luck, names, seats } = match.beginning
    const undos = match.entries.filter((entry) => 'keep' in entry).length
    console.log(`${door.game.id}, rules version ${door.game.version}, ${seats} players: ${names.join(', ')}`)
    if (luck.kind === 'fair') console.log(`seed ${luck.seed}\ncommitment ${commitment(luck.seed)} (SHA-256 of the seed)`)
    else console.log(`seed ${luck.seed} (quick dice: fine for simulation, not for a match between people)`)
    console.log(`${match.steps.length} moves, all legal${undos ? `; ${undos} times moves were taken back` : ''}`)
    console.log(`${t.draws} draws, all as the seed says`)
    console.log(t.over ? `result: ${door.words.en.outcome(door.game.result(t), names, null)}` : 'the game is not finished')
    return 0
  },
}

function checkCommitment(match: Match, published: string): void {
  const { luck } = match.beginning
  if (!isSeed(published)) throw new Complaint(`--commitment must be 64 hexadecimal digits in small letters, not "${published}"`)
  if (luck.kind !== 'fair') throw new Complaint('this record used quick dice, for which nothing is published', 1)
  if (commitment(luck.seed) !== published) {
    throw new Complaint(`the seed's SHA-256 is ${commitment(luck.seed)}, not what was published: these are other dice`, 1)
  }
}
