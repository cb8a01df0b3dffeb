export { diff, type Patch, patch } from './patch.ts'
