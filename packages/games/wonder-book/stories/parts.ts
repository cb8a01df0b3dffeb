import type { StoryParts } from '../story/story.ts'

/** The outline of every campaign before it is loaded, and the loaders of its parts. */
export const parts = {
  'lost-name': {
    id: 'lost-name',
    version: 1,
    title: { pl: 'Zgubione Imię', en: 'The Lost Name' },
    sides: [
      '1 1 1 1 1 1 1 b b b b 1 o2 1 b 1 1 b b b b b 1 o2 1 b 1 1 1 1 1 e3p0',
      '1 1 b b b b o2 1 1 1 1 b 1 1 1 1 1 o3 1 b b b b b 1 b 1 e3p0',
      '1 1 1 1 b 1 1 b b 1 b o2 1 b b b b b 1 1 b o2 1 1 1 1 b 1 e3p0',
      '1 1 o3 1 b b b b b b b 1 o2 1 1 1 1 b 1 1 1 1 o2 1 b b b 1 1 b e3p0',
      '1 1 b b 1 1 o3 1 1 b 1 1 1 b b b 1 1 1 1 1 1 b 1 o3 1 b e3p0',
      '1 1 b 1 1 1 1 b b b b b 1 1 b 1 o3 b f f b f f 1 b f f 1 e3p3',
    ],
    cast: async () => (await import('./lost-name/cast.ts')).cast,
    chapters: [
      async () => (await import('./lost-name/chapter-1.ts')).chapter1,
      async () => (await import('./lost-name/chapter-2.ts')).chapter2,
      async () => (await import('./lost-name/chapter-3.ts')).chapter3,
      async () => (await import('./lost-name/chapter-4.ts')).chapter4,
      async () => (await import('./lost-name/chapter-5.ts')).chapter5,
      async () => (await import('./lost-name/chapter-6.ts')).chapter6,
    ],
  },
  'lantern-night': {
    id: 'lantern-night',
    version: 1,
    title: { pl: 'Noc Latarni', en: 'Lantern Night' },
    sides: ['1 o2 b b b 1 1 1 b e2p0'],
    cast: async () => ({ ...(await import('./lost-name/cast.ts')).cast, passwords: [] }),
    chapters: [async () => (await import('./lantern-night/chapter-1.ts')).chapter1],
  },
} as const satisfies { readonly [story: string]: StoryParts }
