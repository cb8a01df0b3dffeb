/** Parts of the board that are not needed to see the Lodge: over it, beside it, in a lens, or for screen readers. */
export { default as Ahead } from './Ahead.svelte'
export { default as Choices } from './Choices.svelte'
export { default as Library } from './Library.svelte'
export { default as Moment } from './Moment.svelte'
export { default as Program } from './Program.svelte'
export { default as Rings } from './Rings.svelte'
export { default as RoomFace } from './RoomFace.svelte'
export { default as SheetLarge } from './SheetLarge.svelte'
