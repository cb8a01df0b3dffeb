import type { Box } from '../door.ts'

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
  load: async () => (await import('./index.ts')).default,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
}
