import { textOf } from '../texts.svelte.ts'
import type { LobbyText } from './text/pl.ts'

/** The words of tables online in the current language. */
export function lobbyText(): LobbyText {
  return textOf('lobby')
}
