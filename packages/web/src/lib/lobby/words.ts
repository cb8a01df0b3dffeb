import { textOf } from '../texts.svelte.ts'
import type { LobbyText } from './text/pl.ts'

/** The texts of lobby and rooms in the current language. */
export function lobbyText(): LobbyText {
  return textOf('lobby')
}
