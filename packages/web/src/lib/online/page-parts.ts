// What every page shows of online play; after-page.svelte.ts loads it.
export { default as AccountLink } from '../account/AccountLink.svelte'
export { lobby } from '../lobby/lobby.svelte.ts'
export { default as WaitingTurns } from '../lobby/WaitingTurns.svelte'
