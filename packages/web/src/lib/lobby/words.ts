import type { Lang } from '@grimuar/games'
import { settings } from '../settings.svelte.ts'
import { en } from './text/en.ts'
import { type LobbyText, pl } from './text/pl.ts'

const texts: Record<Lang, LobbyText> = { pl, en }

/** The texts of lobby and rooms in the current language. */
export function lobbyText(): LobbyText {
  return texts[settings.lang]
}
