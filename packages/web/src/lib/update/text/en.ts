import type { UpdateText } from './pl.ts'

export const en: UpdateText = {
  title: 'New version',
  ready: 'There is a new version of Grimuar. Games under way stay where they are.',
  now: 'Use it now',
  later: 'Later',
}
