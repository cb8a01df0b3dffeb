import { type Box, guiding, opening } from '@grimuar/contract'

const opened = opening(
  () => import('./index.ts'),
  {
    pl: async () => (await import('./text/pl.ts')).pl,
    en: async () => (await import('./text/en.ts')).en,
  },
  // The rules stay synchronous: what a match reads is here before it begins.
  async (lang, options) => {
    const { loadChapter, loadWords } = await import('./index.ts')
    await Promise.all([loadChapter(options), loadWords(lang, options)])
  },
)

export const wonderBook: Box = {
  id: 'wonder-book',
  title: { pl: 'Księga Cudów', en: 'Wonder Book' },
  tagline: {
    pl: 'Wspólna kampania w rozkładanej księdze: sześć rozdziałów, które pamiętają wasze wybory.',
    en: 'A campaign you play together in a pop-up book: six chapters that remember what you chose.',
  },
  seats: [1, 2, 3, 4],
  usualSeats: 1,
  minutes: 60,
  clauses: 'WB',
  icon: 'open-book',
  jewel: 'emerald',
  complete: true,
  staged: true,
  searches: true,
  load: opened.load,
  async rules(options) {
    if (options === undefined) return (await import('./whole.ts')).whole
    const { game, loadChapter } = await import('./index.ts')
    await loadChapter(options)
    return game
  },
  readable: async () => (await import('./readable.ts')).readable,
  bot: async () => (await import('./companion.ts')).bot,
  checks: async () => (await import('./checks.ts')).checks,
  tutorials: [
    {
      id: 'prologue',
      title: { pl: 'Prolog', en: 'Prologue' },
      minutes: 5,
      load: guiding(async () => (await import('./tutorial.ts')).plan, {
        pl: async () => (await import('./text/tutorial.pl.ts')).pl,
        en: async () => (await import('./text/tutorial.en.ts')).en,
      }),
    },
  ],
}
