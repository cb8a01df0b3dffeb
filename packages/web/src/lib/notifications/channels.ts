import type { Settings } from '@grimuar/protocol'

export type ChannelChoice = 'push' | 'mail' | 'both' | 'none'
type Notices = NonNullable<Settings['notices']>
type Channel = Notices['usual'][number]

const CHANNELS: { readonly [W in ChannelChoice]: readonly Channel[] } = {
  push: ['push'],
  mail: ['mail'],
  both: ['push', 'mail'],
  none: [],
}

/** The choices to offer; e-mail only if the server sends any. */
export function offeredChoices(letters: boolean): readonly ChannelChoice[] {
  return letters ? ['both', 'push', 'mail', 'none'] : ['push', 'none']
}

/** The choice for a game, or the default choice without `game`. Undefined: the game follows the default. Without e-mail, only push counts. */
export function choiceFor(notices: Notices | undefined, game: string | undefined, letters: boolean): ChannelChoice | undefined {
  const chosen = game === undefined ? (notices?.usual ?? CHANNELS.both) : notices?.games[game]
  if (!chosen) return undefined
  const push = chosen.includes('push')
  const mail = letters && chosen.includes('mail')
  return push && mail ? 'both' : push ? 'push' : mail ? 'mail' : 'none'
}

/** The stored choices with one of them changed. */
export function withChoice(notices: Notices | undefined, game: string | undefined, choice: ChannelChoice | undefined): Notices {
  const { usual, games } = notices ?? { usual: [...CHANNELS.both], games: {} }
  const { [game ?? '']: _, ...others } = games
  if (choice === undefined) return { usual, games: others }
  const channels = [...CHANNELS[choice]]
  return game === undefined ? { usual: channels, games } : { usual, games: { ...others, [game]: channels } }
}
