import { readFileSync } from 'node:fs'
import type { Jewel } from '@grimuar/contract'

/** The colours of theme.css by the name of their property, in each theme. */
export const THEMES = { light: colours(0), dark: colours(1) } as const

/** The shades of a jewel, as they are written in theme.css. */
export function shadesOf(jewel: Jewel): {
  readonly light: string
  readonly body: string
  readonly deep: string
  readonly ink: string
} {
  const shade = (name: string) => THEMES.light.get(`--${jewel}${name}`) ?? ''
  return { light: shade('-light'), body: shade(''), deep: shade('-deep'), ink: shade('-ink') }
}

function colours(theme: 0 | 1): ReadonlyMap<string, string> {
  const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8')
  const found = css.matchAll(/^ {2}(--[\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));$/gm)
  return new Map([...found].map(([, name = '', light, dark, both]) => [name, both ?? (theme ? dark : light) ?? '']))
}
