import type { Shape } from '../shape.ts'

// The language of stories. Types, reader, validator and the printed table are all made from the definitions in this folder.

/** An entry of the language: its argument, and a sentence for authors. */
export interface Entry<T> {
  readonly of: Shape<T>
  readonly means: string
}

export function entry<T>(of: Shape<T>, means: string): Entry<T> {
  return { of, means }
}

export type Arg<E> = E extends Entry<infer T> ? T : never
