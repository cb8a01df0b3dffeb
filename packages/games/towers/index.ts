export { rules as game } from './rules.ts'
export { speak } from './text/words.ts'
