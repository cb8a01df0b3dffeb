import type { Box } from '../door.ts'

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
  load: async () => (await import('./index.ts')).default,
  tutorial: async () => (await import('./tutorial.ts')).tutorial,
}
