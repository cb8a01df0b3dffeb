import { settings } from './settings.svelte.ts'

/** The colour around the page, calm and on the reader's turn. */
const COLOURS = { dark: { calm: '#14112d', mine: '#5c4410' }, light: { calm: '#f3e8cf', mine: '#e0ad33' } } as const
let myTurn = false
/** Whether the page was dark when the settings were last applied. */
let dark = true

/** Shows by the colour of the browser's frame that it is the reader's turn. */
export function markTurn(mine: boolean): void {
  if (mine === myTurn) return
  myTurn = mine
  colourFrame()
}

/** Sets the page's language and colours from the settings. */
export function applyTheme(): void {
  const root = document.documentElement
  // A new language, even the same one, makes the browser look at the whole page again.
  if (root.lang !== settings.lang) root.lang = settings.lang
  if (settings.theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = settings.theme
  dark = settings.theme === 'dark' || (settings.theme === 'auto' && !matchMedia('(prefers-color-scheme: light)').matches)
  colourFrame()
}

function colourFrame(): void {
  const turn = myTurn ? 'mine' : 'calm'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? COLOURS.dark[turn] : COLOURS.light[turn])
}
