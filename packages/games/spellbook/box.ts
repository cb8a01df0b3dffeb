import type { Box } from '../door.ts'

export const spellbook: Box = {
  id: 'spellbook',
  title: { pl: 'Księga zaklęć', en: 'SpellBook' },
  tagline: {
    pl: 'Zbieraj materię z ołtarza i wiru, ucz się siedmiu zaklęć i karm chowańca. Każde poznane zaklęcie zmienia twój dzień.',
    en: 'Gather materia from the altar and the vortex, learn seven spells and feed your familiar. Each spell you learn changes your day.',
  },
  seats: [1, 2, 3, 4],
  minutes: 45,
  clauses: 'SB',
  icon: 'spell-book',
  jewel: 'topaz',
  complete: true,
  load: async () => (await import('./index.ts')).default,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
}
