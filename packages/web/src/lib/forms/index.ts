// The parts and words of forms; loaded together when the first form is asked.
export { Drafting } from './drafting.svelte.ts'
export { default as FormPanel } from './FormPanel.svelte'
export { tellFault } from './words.ts'
