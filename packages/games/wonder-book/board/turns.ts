/** What the turns of heroes and enemies need. The first pages of a story have none: this is loaded with the first hero. */
export { foresee } from '../foresee.ts'
export { default as Actions } from './Actions.svelte'
export { whyClosed } from './closed.ts'
export { nameplates } from './nameplates.ts'
export { beatsOf, summaryOf } from './playback.ts'
export { signsOf } from './signs.ts'
