import { type Box, rulesFor } from '@grimuar/contract'
import { defaults } from '@grimuar/kernel'
import { begin } from '../session/begin.ts'
import { settings } from '../settings.svelte.ts'
import { text } from '../text/index.ts'

/** Begins a match of one person against one bot at once and returns its id. */
export async function playNow(box: Box): Promise<string> {
  const { setup } = text()
  const { options } = await rulesFor(box, {})
  const me = { kind: 'human', name: settings.name || setup.you } as const
  const bot = { kind: 'bot', name: setup.bots[0] ?? setup.bot } as const
  return begin(box, [me, bot], JSON.parse(JSON.stringify(defaults(options))))
}
