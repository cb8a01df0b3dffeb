import type { ByLang } from '@grimuar/contract'
import type { PackedStory } from '../story/story.ts'

/** Where the words of every campaign are. */
export const stories: { readonly [story: string]: ByLang<PackedStory> } = {
  'lost-name': {
    pl: {
      cast: [async () => (await import('./lost-name/pl/cast.ts')).packed],
      chapters: [
        async () => (await import('./lost-name/pl/chapter-1.ts')).packed,
        async () => (await import('./lost-name/pl/chapter-2.ts')).packed,
        async () => (await import('./lost-name/pl/chapter-3.ts')).packed,
        async () => (await import('./lost-name/pl/chapter-4.ts')).packed,
        async () => (await import('./lost-name/pl/chapter-5.ts')).packed,
        async () => (await import('./lost-name/pl/chapter-6.ts')).packed,
      ],
    },
    en: {
      cast: [async () => (await import('./lost-name/en/cast.ts')).packed],
      chapters: [
        async () => (await import('./lost-name/en/chapter-1.ts')).packed,
        async () => (await import('./lost-name/en/chapter-2.ts')).packed,
        async () => (await import('./lost-name/en/chapter-3.ts')).packed,
        async () => (await import('./lost-name/en/chapter-4.ts')).packed,
        async () => (await import('./lost-name/en/chapter-5.ts')).packed,
        async () => (await import('./lost-name/en/chapter-6.ts')).packed,
      ],
    },
  },
  'lantern-night': {
    pl: {
      cast: [
        async () => (await import('./lantern-night/pl/cast.ts')).packed,
        async () => (await import('./lost-name/pl/cast.ts')).packed,
      ],
      chapters: [async () => (await import('./lantern-night/pl/chapter-1.ts')).packed],
    },
    en: {
      cast: [
        async () => (await import('./lantern-night/en/cast.ts')).packed,
        async () => (await import('./lost-name/en/cast.ts')).packed,
      ],
      chapters: [async () => (await import('./lantern-night/en/chapter-1.ts')).packed],
    },
  },
}
