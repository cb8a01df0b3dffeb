/** Reads and checks campaign files. */

export { sidesOf } from '../pages.ts'
export { check } from './check.ts'
export { type Compiled, compile, type Troupe } from './compile.ts'
export { pack } from './pack.ts'
export type { Fault } from './shape.ts'
export type { Said, Story } from './story.ts'
export { languageTables } from './tables.ts'
