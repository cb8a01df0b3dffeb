import { LANGS, type Lang } from '@grimuar/contract'
import type { Pace } from '@grimuar/ui'
import type { Text } from './text/pl.ts'
import { speak, spokenLang, textOf } from './texts.svelte.ts'

export type Theme = 'auto' | 'dark' | 'light'
export const THEMES: readonly Theme[] = ['auto', 'dark', 'light']
export const PACES: readonly Pace[] = ['calm', 'quick', 'off']

interface Settings {
  lang: Lang
  theme: Theme
  pace: Pace
  /** Wait at the end of my turn before the others go on. */
  hold: boolean
  /** Moves, one's turn and the end can be heard. */
  sound: boolean
  /** The name last used by the person at this device. */
  name: string
}

const KEY = 'grimuar/settings'

/** What this person likes; remembered on this device. */
export const settings: Settings = $state(remembered())

/** The app's words in the current language. */
export function text(): Text {
  return textOf('app')
}

/** Changes the language once its words are here; where they cannot be fetched all stays as it is. */
export async function chooseLanguage(lang: Lang): Promise<void> {
  await speak(lang).catch(() => {})
  settings.lang = spokenLang() ?? settings.lang
}

/** Writes settings down and dresses the page accordingly; runs whenever one changes. */
export function applySettings(): void {
  const root = document.documentElement
  root.lang = settings.lang
  if (settings.theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = settings.theme
  const night = settings.theme === 'dark' || (settings.theme === 'auto' && !matchMedia('(prefers-color-scheme: light)').matches)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', night ? '#14112d' : '#f3e8cf')
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without a place to remember them, settings last as long as the tab.
  }
}

function remembered(): Settings {
  const fresh: Settings = { lang: browserLang(), theme: 'auto', pace: 'calm', hold: false, sound: false, name: '' }
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    if (LANGS.includes(kept.lang as Lang)) fresh.lang = kept.lang as Lang
    if (THEMES.includes(kept.theme as Theme)) fresh.theme = kept.theme as Theme
    if (PACES.includes(kept.pace as Pace)) fresh.pace = kept.pace as Pace
    if (typeof kept.hold === 'boolean') fresh.hold = kept.hold
    if (typeof kept.sound === 'boolean') fresh.sound = kept.sound
    if (typeof kept.name === 'string') fresh.name = kept.name.slice(0, 40)
  } catch {
    // Unreadable settings are as good as none.
  }
  return fresh
}

/** The first language of the browser that we speak; English for everyone else. */
function browserLang(): Lang {
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGS.includes(tag as Lang))
  return (known as Lang | undefined) ?? 'en'
}
