/** Parts of the board that are not there when it opens: over the table, in a lens, or while a program is prepared. */
export { default as Ahead } from './Ahead.svelte'
export { default as Choices } from './Choices.svelte'
export { default as Moment } from './Moment.svelte'
export { default as Program } from './Program.svelte'
export { default as RoomFace } from './RoomFace.svelte'
export { default as SheetLarge } from './SheetLarge.svelte'
