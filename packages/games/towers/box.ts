import { type Box, guiding, opening } from '@grimuar/contract'

export const towers: Box = {
  id: 'towers',
  title: { pl: 'Sześć Wież', en: 'Six Towers' },
  tagline: {
    pl: 'Rycerz i mag ścigają się po kręgu wież. Zbieraj składniki, rzucaj zaklęcia i zgadnij, gdzie ukryto księżniczkę.',
    en: 'A knight and a mage race around a ring of towers. Gather ingredients, cast spells, and guess where the princess is hidden.',
  },
  seats: [2],
  minutes: 25,
  clauses: 'TW',
  icon: 'stone-tower',
  jewel: 'amethyst',
  complete: true,
  searches: true,
  staged: true,
  ...opening(() => import('./index.ts'), {
    pl: async () => (await import('./text/pl.ts')).pl,
    en: async () => (await import('./text/en.ts')).en,
  }),
  readable: async () => (await import('./readable.ts')).readable,
  bot: async () => (await import('./bot.ts')).bot,
  checks: async () => {
    const [{ conserved }, { shared }] = await Promise.all([import('./conserved.ts'), import('./table.ts')])
    return { conserved, shared }
  },
  tutorials: [
    {
      id: 'first-game',
      title: { pl: 'Pierwsza partia', en: 'First game' },
      minutes: 10,
      load: guiding(async () => (await import('./tutorial.ts')).plan, {
        pl: async () => (await import('./text/tutorial.pl.ts')).pl,
        en: async () => (await import('./text/tutorial.en.ts')).en,
      }),
    },
  ],
}
