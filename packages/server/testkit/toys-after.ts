import { boxed, misere } from './toys.ts'

/** The shelf after the first edition has been thrown away. */
export const catalogue = [boxed(misere)]
