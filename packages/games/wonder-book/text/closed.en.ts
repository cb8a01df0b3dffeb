import { counted } from '@grimuar/contract'
import type { ClosedText } from './closed.ts'

const sparks = (n: number) => counted('en', n, { one: 'spark', other: 'sparks' })

export const closed: ClosedText = {
  note: (wanted) => `Closed. It needs: ${wanted}.`,
  sparks: (have, need) => `${sparks(need)} in the team (you have ${have})`,
  fate: (need) => `at least ${counted('en', need, { one: 'fate token', other: 'fate tokens' })} face up`,
  password: (word) => `the password ${word}`,
  noPassword: (word) => `no password ${word}`,
  item: (name) => `a hero with: ${name}`,
  hero: (name) => `${name} in play`,
  heroes: (need) => `at least ${counted('en', need, { one: 'hero', other: 'heroes' })}`,
  or: ' or ',
  unsaid: 'Closed: its condition is not met.',
}
