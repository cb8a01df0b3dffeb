export { loadChapter } from './chapter.ts'
export { game } from './rules.ts'
export { loadWords } from './text/load.ts'
export { speak } from './text/words.ts'
