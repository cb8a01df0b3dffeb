/** Parts of the board that are not needed to see the Lodge: over it, beside it, in a lens, or for screen readers. */

export { default as Choices } from './Choices.svelte'
export { default as Moment } from './events/Moment.svelte'
export { default as Rings } from './lodge/Rings.svelte'
export { default as RoomFace } from './lodge/RoomFace.svelte'
export { default as Program } from './own/Program.svelte'
export { default as SheetLarge } from './players/SheetLarge.svelte'
export { default as Ahead } from './spells/Ahead.svelte'
export { default as Library } from './spells/Library.svelte'
