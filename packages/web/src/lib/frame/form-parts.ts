// What fills in a form; loaded together when the first form is asked.
export { Drafting } from './drafting.svelte.ts'
export { default as FormPanel } from './FormPanel.svelte'
