import type { ByLang, Lang } from '@grimuar/contract'
import type { AccountText } from './account/text/pl.ts'
import type { FrameText } from './frame/text/pl.ts'
import type { LobbyText } from './lobby/text/pl.ts'
import type { OnlineText } from './online/text/pl.ts'
import type { Text } from './text/pl.ts'

/** The texts of every page. */
interface AloneTexts {
  readonly app: Text
  readonly frame: FrameText
}

/** The texts of online play and accounts. */
interface OnlineTexts {
  readonly account: AccountText
  readonly lobby: LobbyText
  readonly online: OnlineText
}

const alone: ByLang<() => Promise<AloneTexts>> = {
  pl: async () => (await import('./text/alone.pl.ts')).pl,
  en: async () => (await import('./text/alone.en.ts')).en,
}
const online: ByLang<() => Promise<OnlineTexts>> = {
  pl: async () => (await import('./text/online.pl.ts')).pl,
  en: async () => (await import('./text/online.en.ts')).en,
}

type Texts = AloneTexts & OnlineTexts

let spoken = $state.raw<{ readonly lang: Lang; readonly texts: Partial<Texts> }>()
let wanted: Lang | undefined
let wantsOnline = false

/** Speaks a language as soon as its words are here; until then, and where they cannot be fetched, all stays as it is. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang
  try {
    await fetchWanted()
  } catch (error) {
    wanted = spoken?.lang
    throw error
  }
}

/** From now on also the words of playing online are here, in whichever language is spoken. */
export async function speakOnline(): Promise<void> {
  wantsOnline = true
  await fetchWanted()
}

async function fetchWanted(): Promise<void> {
  while (wanted && (wanted !== spoken?.lang || (wantsOnline && !spoken.texts.online))) {
    const lang = wanted
    const [everywhere, more] = await Promise.all([alone[lang](), wantsOnline ? online[lang]() : undefined])
    if (lang === wanted) spoken = { lang, texts: { ...everywhere, ...more } }
  }
}

/** The language spoken now, once there is one. */
export function spokenLang(): Lang | undefined {
  return spoken?.lang
}

/** The texts of one area of the app. No page is shown before its texts are loaded (see routes/+layout.ts). */
export function textOf<Area extends keyof Texts>(area: Area): Texts[Area] {
  const text: Texts[Area] | undefined = spoken?.texts[area]
  if (!text) throw new Error(`the words of "${area}" are not loaded`)
  return text
}
