export { game } from './rules.ts'
export { speak } from './text/words.ts'
