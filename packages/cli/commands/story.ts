import { type Arguments, CliError, type Command, didYouMean } from '../command.ts'
import { langOf, luckFrom } from '../game-arguments.ts'

const GAMES = 100
const ORDERS = ['new', 'check', 'graph', 'play', 'simulate'] as const

export const story: Command = {
  summary: 'Helps to write a campaign for Wonder Book: begins one, checks it, draws it, plays it.',
  positionals: ['<new|check|graph|play|simulate>', '<file>'],
  options: {
    reading: { help: 'check: only reads the file and does not play it' },
    chapter: { value: 'N', help: 'graph, play: this chapter (default: all, the first)' },
    svg: { value: 'FILE', help: 'graph: draws the chapter into this file' },
    players: { value: 'N', help: 'play: how many play, you included (default 2)' },
    seed: { value: 'SEED', help: 'play: a whole number, or 64 hexadecimal digits' },
    games: { value: 'N', help: `simulate: how often each chapter is played by each number of heroes (default ${GAMES})` },
    difficulty: { value: 'D,…', help: 'simulate: several with commas (default normal)' },
    json: { help: 'simulate: prints the result as JSON' },
    lang: { value: 'pl|en', help: 'language of the texts' },
  },
  notes:
    'new       writes a small campaign to start from\n' +
    'check     tells faults with line and hint; then the policy plays every chapter\n' +
    'graph     lists the cards and where they lead, or draws them\n' +
    'play      one chapter in the terminal\n' +
    'simulate  how often the policy wins\n' +
    'docs/campaigns.md describes the language.',
  run: runStory,
}

async function runStory(args: Arguments): Promise<number> {
  const [typed = '', file = ''] = args.positionals
  const order = ORDERS.find((one) => one === typed)
  if (!order) throw new CliError(`there is no "story ${typed}"${didYouMean(typed, ORDERS)}`)
  // Loaded late: it brings the reader of YAML and all of Wonder Book with it.
  const author = await import('../story/author.ts')
  const lang = langOf(args)
  const chapter = args.count('chapter', 1, 99)
  switch (order) {
    case 'new':
      author.newStory(file)
      return 0
    case 'check':
      return author.checkStory(file, args.has('reading'))
    case 'graph':
      author.graphStory(file, lang, chapter, args.text('svg'))
      return 0
    case 'play': {
      const seed = args.text('seed')
      const luck = seed === undefined ? undefined : luckFrom(seed)
      await author.playStory(file, { lang, chapter: chapter ?? 1, players: args.count('players', 1, 4) ?? 2, luck })
      return 0
    }
    case 'simulate': {
      const difficulties = args.text('difficulty')?.split(',') ?? ['normal']
      author.simulateStory(file, args.count('games', 1, 1_000_000) ?? GAMES, difficulties, args.has('json'))
      return 0
    }
  }
}
