import { type Box, guiding, opening } from '@grimuar/contract'

export const prophecy: Box = {
  id: 'prophecy',
  title: { pl: 'Przepowiednia', en: 'The Prophecy' },
  tagline: {
    pl: 'Krąż między świątyniami a pustkowiami, układaj kryształy w łańcuchy i złam pięć klątw, zanim zrobią to inni.',
    en: 'Roam between temples and wastelands, link crystals into chains, and break five curses before anyone else does.',
  },
  seats: [2, 3, 4],
  minutes: 40,
  clauses: 'PR',
  icon: 'crystal-shrine',
  jewel: 'sapphire',
  complete: true,
  searches: true,
  staged: true,
  ...opening(() => import('./index.ts'), {
    pl: async () => (await import('./text/pl.ts')).pl,
    en: async () => (await import('./text/en.ts')).en,
  }),
  readable: async () => (await import('./readable.ts')).readable,
  bot: async () => (await import('./bot.ts')).bot,
  checks: async () => ({ conserved: (await import('./conserved.ts')).conserved }),
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
