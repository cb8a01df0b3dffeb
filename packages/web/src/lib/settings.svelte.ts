import { LANGS, type Lang } from '@grimuar/contract'
import type { Pace } from '@grimuar/ui'
import { readStored, writeStored } from './storage.ts'
import { speak, spokenLang } from './texts.svelte.ts'

export type Theme = 'auto' | 'dark' | 'light'
export const THEMES: readonly Theme[] = ['auto', 'dark', 'light']
export const PACES: readonly Pace[] = ['calm', 'quick', 'off']

interface Settings {
  lang: Lang
  theme: Theme
  pace: Pace
  /** Wait at the end of my turn before the others go on. */
  hold: boolean
  /** Play sounds for moves, the start of my turn and the end of the match. */
  sound: boolean
  /** Let the phone tremble when it is my turn and when the match ends. */
  haptics: boolean
  /** Hide the table between turns where people share the device and have secrets. */
  curtain: boolean
  /** Make the only possible move for me. */
  onlyMove: boolean
  /** A number key plays its move at once; otherwise it selects the move, and Enter plays it. */
  quickKeys: boolean
  /** Show the thoughts of strong bots, if they reveal no secrets. */
  thoughts: boolean
  /** The name last used by the person at this device. */
  name: string
}

const KEY = 'grimuar/settings'
const FLAGS = { hold: false, sound: false, haptics: false, curtain: true, onlyMove: false, quickKeys: false, thoughts: false }
const KINDS_OF_FLAGS = ['hold', 'sound', 'haptics', 'curtain', 'onlyMove', 'quickKeys', 'thoughts'] as const

/** The settings of this device, read once from the browser's storage. */
export const settings: Settings = $state(loadSettings())

/** Whether settings are tried for this page only. */
let trying = false

/** Stores the settings in this browser. Without storage they last as long as the tab. */
export function saveSettings(): void {
  const text = JSON.stringify(settings)
  if (!trying) writeStored(KEY, text)
}

/** Changes settings until the page is left: nothing is stored from now on. */
export async function trySettings({ lang = settings.lang, ...others }: Partial<Settings>): Promise<void> {
  trying = true
  Object.assign(settings, others)
  await chooseLanguage(lang)
}

/** Changes the language once its texts are loaded; if they cannot be loaded, the old language stays. */
export async function chooseLanguage(lang: Lang): Promise<void> {
  await speak(lang).catch(() => {})
  settings.lang = spokenLang() ?? settings.lang
}

function loadSettings(): Settings {
  const loaded: Settings = { lang: browserLang(), theme: 'auto', pace: 'calm', ...FLAGS, name: '' }
  try {
    const stored: { readonly [name: string]: unknown } = JSON.parse(readStored(KEY) ?? '{}')
    loaded.lang = LANGS.find((lang) => lang === stored['lang']) ?? loaded.lang
    loaded.theme = THEMES.find((theme) => theme === stored['theme']) ?? loaded.theme
    loaded.pace = PACES.find((pace) => pace === stored['pace']) ?? loaded.pace
    for (const flag of KINDS_OF_FLAGS) {
      const value = stored[flag]
      if (typeof value === 'boolean') loaded[flag] = value
    }
    const { name } = stored
    if (typeof name === 'string') loaded.name = name.slice(0, 40)
  } catch {
    // Unreadable settings are ignored: the defaults apply.
  }
  return loaded
}

/** The browser's first language that the app is written in; English if there is none. */
function browserLang(): Lang {
  for (const tag of navigator.languages) {
    const known = LANGS.find((lang) => lang === tag.slice(0, 2).toLowerCase())
    if (known) return known
  }
  return 'en'
}
