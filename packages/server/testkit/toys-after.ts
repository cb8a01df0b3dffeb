import { boxed, misere } from './toys.ts'

/** The catalogue after version 1 has been removed. */
export const catalogue = [boxed(misere)]
