import type { Box } from '../door.ts'

export const sampler: Box = {
  id: 'sampler',
  title: { pl: 'Próbnik', en: 'Sampler' },
  tagline: {
    pl: 'Krótka gra na próbę: każdy rodzaj pytania i wyniku, jaki zna ten stół.',
    en: 'A short game for trying things out: every kind of question and result this table knows.',
  },
  seats: [2, 3, 4],
  minutes: 5,
  clauses: 'SA',
  icon: 'spell-book',
  jewel: 'topaz',
  complete: false,
  load: async () => (await import('./index.ts')).default,
}
