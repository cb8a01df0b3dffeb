import type { Shape } from '../shape.ts'

// The language of stories. Types, reader, validator and the printed table are all made from the definitions in this folder.

/** A term of the language: its argument, and a sentence for authors. */
export interface Term<T> {
  readonly of: Shape<T>
  readonly means: string
}

export function term<T>(of: Shape<T>, means: string): Term<T> {
  return { of, means }
}

export type Arg<E> = E extends Term<infer T> ? T : never
