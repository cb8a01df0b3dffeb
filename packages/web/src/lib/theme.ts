import { settings } from './settings.svelte.ts'

/** Sets the page's language and colours from the settings. */
export function applyTheme(): void {
  const root = document.documentElement
  root.lang = settings.lang
  if (settings.theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = settings.theme
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && !matchMedia('(prefers-color-scheme: light)').matches)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#14112d' : '#f3e8cf')
}
