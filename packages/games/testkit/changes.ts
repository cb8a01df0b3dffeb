import { type Json, same } from '@grimuar/kernel'

/** All variants of a JSON value with one part replaced, removed or doubled. */
export function* changes(whole: Json, strange: readonly Json[]): Generator<Json> {
  for (const other of strange) if (!same(other, whole)) yield other
  if (Array.isArray(whole)) {
    for (const [i, part] of whole.entries()) {
      yield whole.toSpliced(i, 1)
      yield whole.toSpliced(i, 0, part)
      for (const other of changes(part, strange)) yield whole.with(i, other)
    }
  } else if (typeof whole === 'object' && whole !== null) {
    for (const [name, part] of Object.entries(whole)) {
      yield Object.fromEntries(Object.entries(whole).filter(([other]) => other !== name))
      for (const other of changes(part, strange)) yield { ...whole, [name]: other }
    }
  }
}
