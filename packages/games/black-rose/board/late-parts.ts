/** Parts of the board that are not needed to see the Lodge: over the table, beside it, in a lens, or for those who only hear. */
export { default as Ahead } from './Ahead.svelte'
export { default as Choices } from './Choices.svelte'
export { default as Library } from './Library.svelte'
export { default as Moment } from './Moment.svelte'
export { default as Program } from './Program.svelte'
export { default as Rings } from './Rings.svelte'
export { default as RoomFace } from './RoomFace.svelte'
export { default as SheetLarge } from './SheetLarge.svelte'
