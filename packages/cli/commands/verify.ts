import { counted } from '@grimuar/contract'
import { checkCampaign, looksLikeCampaign, pathTo, readCampaign } from '@grimuar/contract/campaign'
import { boxOf } from '@grimuar/games'
import { commitment, isSeed, type Match, mixSeed, type Table } from '@grimuar/kernel'
import { CliError, type Command } from '../command.ts'
import { broken, contentOf, matchIn } from '../record-file.ts'

export const verify: Command = {
  summary:
    'Plays a record, or all records of a campaign, again: every move must be legal and every draw must follow from the seed.',
  positionals: ['<file>'],
  options: {
    commitment: {
      value: 'HASH',
      help: 'what was published before the first move; must be the SHA-256 of the seed, or of the secret if one is given',
    },
    secret: { value: 'HEX', help: "of a match played online: the server's part of the dice" },
    numbers: { value: 'HEX,HEX…', help: "of a match played online: the players' parts, in seat order" },
  },
  notes:
    'Of a campaign, each chapter must also have begun with what the chapter before left. The page of a match played online shows its commitment, secret and numbers once it is over.',
  async run(args) {
    const file = args.positionals[0]!
    const text = contentOf(file)
    if (looksLikeCampaign(text)) return verifyCampaign(file, text)
    const { edition, match } = await matchIn(file, text)
    const [published, secret] = [args.text('commitment'), args.text('secret')]
    if (secret !== undefined) checkMixing(match, secret, args.text('numbers')?.split(',') ?? [])
    if (published !== undefined) checkCommitment(match, published, secret)
    const t = match.table as Table
    const { luck, names, seats } = match.beginning
    const undos = match.entries.filter((entry) => 'keep' in entry).length
    console.log(`${match.game.id}, rules version ${match.game.version}, ${seats} players: ${names.join(', ')}`)
    if (luck.kind === 'fair') console.log(`seed ${luck.seed}\ncommitment ${commitment(luck.seed)} (SHA-256 of the seed)`)
    else console.log(`seed ${luck.seed} (quick dice: fine for simulation, not for a match between people)`)
    console.log(`${match.steps.length} moves, all legal${undos ? `; ${undos} times moves were taken back` : ''}`)
    console.log(`${t.draws} draws, all as the seed says`)
    const { words } = await edition.load('en', match.beginning.options)
    console.log(t.over ? `result: ${words.outcome(match.game.result(t), names, null)}` : 'the game is not finished')
    return 0
  },
}

/** Checks every chapter of a campaign by the rules, and that each began with what the one before left. */
async function verifyCampaign(file: string, text: string): Promise<number> {
  const read = readCampaign(text)
  const problem = await checkCampaign(read, boxOf)
  if (problem) throw broken(file, problem.line, problem.problem)
  if (!read.ok) return 1
  const { campaign } = read
  console.log(`campaign "${campaign.name}": ${campaign.story}, a story of ${campaign.game}`)
  for (const { id, parent, chapter, players, attempt } of campaign.saves) {
    const after = pathTo(campaign, parent).map((save) => save.chapter)
    const names = players.map(({ name }) => name).join(', ')
    console.log(
      `chapter ${chapter}, won by ${names} at attempt ${attempt}${after.length ? `, after ${after.join(', ')}` : ''} (${id})`,
    )
  }
  const chapters = counted('en', campaign.saves.length, { one: 'chapter', other: 'chapters' })
  console.log(`${chapters}, each won by legal moves and begun with what the one before left`)
  return 0
}

/** Checks that the seed was mixed from the server's secret and the players' numbers. */
function checkMixing(match: Match, secret: string, numbers: readonly string[]): void {
  const { luck } = match.beginning
  if (![secret, ...numbers].every(isSeed)) {
    throw new CliError('--secret and --numbers are 64 hexadecimal digits each, in small letters, numbers joined by commas')
  }
  if (luck.kind !== 'fair') throw new CliError('this record used quick dice, which nobody mixed', 1)
  const mixed = mixSeed(secret, numbers)
  if (mixed !== luck.seed) throw new CliError(`the secret and these numbers give the seed ${mixed}: these are other dice`, 1)
  console.log(`the seed is mixed from the secret and ${numbers.length} numbers`)
}

function checkCommitment(match: Match, published: string, secret: string | undefined): void {
  const { luck } = match.beginning
  if (!isSeed(published)) throw new CliError(`--commitment must be 64 hexadecimal digits in small letters, not "${published}"`)
  if (luck.kind !== 'fair') throw new CliError('this record used quick dice, for which nothing is published', 1)
  const [what, hash] = secret === undefined ? ['seed', commitment(luck.seed)] : ['secret', commitment(secret)]
  if (hash !== published) {
    throw new CliError(`the ${what}'s SHA-256 is ${hash}, not what was published: these are other dice`, 1)
  }
}
