import { textOf } from '../../texts.svelte.ts'
import type { FrameText } from '../text/pl.ts'

/** The words of sealed answers, standing answers, the log's turns and campaigns in the current language. */
export function frameText(): FrameText {
  return textOf('frame')
}
