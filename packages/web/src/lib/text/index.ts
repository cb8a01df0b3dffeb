import { textOf } from '../texts.svelte.ts'
import type { Text } from './pl.ts'

/** The app's texts in the current language. */
export function text(): Text {
  return textOf('app')
}
