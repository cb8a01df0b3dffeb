import { type Box, opening } from '@grimuar/contract'

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
  ...opening(() => import('./index.ts'), {
    pl: async () => (await import('./text/pl.ts')).pl,
    en: async () => (await import('./text/en.ts')).en,
  }),
  readable: async () => (await import('./readable.ts')).readable,
  bot: async () => (await import('./bot.ts')).bot,
  checks: async () => ({ conserved: (await import('./table.ts')).conserved }),
}
