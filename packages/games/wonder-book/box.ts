import { type Box, guiding, opening } from '@grimuar/contract'

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
  jewel: 'topaz',
  complete: false,
  ...opening(
    () => import('./index.ts'),
    {
      pl: async () => (await import('./text/pl.ts')).pl,
      en: async () => (await import('./text/en.ts')).en,
    },
    async (lang, options) => (await import('./text/load.ts')).loadWords(lang, options),
  ),
  readable: async () => (await import('./readable.ts')).readable,
  bot: async () => (await import('./bot.ts')).bot,
  checks: async () => ({
    conserved: (await import('./conserved.ts')).conserved,
    tally: (await import('./tally.ts')).tally,
    shared: (await import('./copy.ts')).shared,
    snapshot: (await import('./snapshot.ts')).snapshot,
    soak: (await import('./soak.ts')).soak,
  }),
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
