import { type Box, guiding, opening } from '@grimuar/contract'

export const spellbook: Box = {
  id: 'spellbook',
  title: { pl: 'Księga zaklęć', en: 'SpellBook' },
  tagline: {
    pl: 'Zbieraj materię z ołtarza i wiru, ucz się siedmiu zaklęć i karm chowańca. Każde nowe zaklęcie zmienia twój dzień.',
    en: 'Gather materia from the altar and the vortex, learn seven spells and feed your familiar. Each spell you learn changes your day.',
  },
  seats: [1, 2, 3, 4],
  minutes: 45,
  clauses: 'SB',
  icon: 'spell-book',
  jewel: 'topaz',
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
    return { conserved, shared, benchOptions: { mode: 'classic' } }
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
