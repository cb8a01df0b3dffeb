import { type Box, guiding, opening } from '@grimuar/contract'

export const blackRose: Box = {
  id: 'black-rose',
  title: { pl: 'Czarna Róża', en: 'Black Rose' },
  tagline: {
    pl: 'Czterej Magowie w Loży, tajne programy czarów, pułapki w każdym pokoju. I Róża, która też może wygrać.',
    en: 'Four Mages in a Lodge, secret programs of spells, traps in every room. And a Rose that can win as well.',
  },
  seats: [2, 3, 4],
  minutes: 120,
  clauses: 'BR',
  icon: 'rose',
  jewel: 'ruby',
  complete: true,
  staged: true,
  searches: true,
  ...opening(
    () => import('./index.ts'),
    {
      pl: async () => (await import('./text/whole.pl.ts')).pl,
      en: async () => (await import('./text/whole.en.ts')).en,
    },
    undefined,
    {
      pl: async () => (await import('./text/pl.ts')).pl,
      en: async () => (await import('./text/en.ts')).en,
    },
  ),
  readable: async () => (await import('./readable.ts')).readable,
  bot: async () => (await import('./bot.ts')).bot,
  checks: async () => ({
    conserved: (await import('./conserved.ts')).conserved,
    shared: ['options', 'watchers', 'peeks', 'rooms', 'met', 'top', 'bottom'],
    benchOptions: { setup: 'lot' },
    soak: (await import('./soak/index.ts')).soak,
  }),
  tutorials: [
    {
      id: 'first-turn',
      title: { pl: 'Pierwsza tura', en: 'First turn' },
      minutes: 8,
      load: guiding(async () => (await import('./tutorials/first-turn.ts')).plan, {
        pl: async () => (await import('./text/first-turn.pl.ts')).pl,
        en: async () => (await import('./text/first-turn.en.ts')).en,
      }),
    },
    {
      id: 'traps',
      title: { pl: 'Pułapki i ochrony', en: 'Traps and protections' },
      minutes: 4,
      load: guiding(async () => (await import('./tutorials/traps.ts')).plan, {
        pl: async () => (await import('./text/traps.pl.ts')).pl,
        en: async () => (await import('./text/traps.en.ts')).en,
      }),
    },
  ],
}
