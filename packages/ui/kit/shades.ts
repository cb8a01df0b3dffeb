import type { Jewel } from '@grimuar/contract'

/** The colours of a jewel as `--light`, `--body`, `--deep` and `--ink`, for the `style` of the thing drawn in them. */
export function shades(jewel: Jewel): string {
  return `--light:var(--${jewel}-light);--body:var(--${jewel});--deep:var(--${jewel}-deep);--ink:var(--${jewel}-ink);`
}
