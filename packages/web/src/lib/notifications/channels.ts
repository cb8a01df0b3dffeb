import type { Settings } from '@grimuar/protocol'

export type Way = 'push' | 'mail' | 'both' | 'none'
type Notices = NonNullable<Settings['notices']>
type Channel = Notices['usual'][number]

const CHANNELS: { readonly [W in Way]: readonly Channel[] } = {
  push: ['push'],
  mail: ['mail'],
  both: ['push', 'mail'],
  none: [],
}

/** What one may choose from; letters only where the server writes any. */
export function waysWith(letters: boolean): readonly Way[] {
  return letters ? ['both', 'push', 'mail', 'none'] : ['push', 'none']
}

/** How one is told in a game, or usually; undefined: as usual. Without letters what is left of the choice counts. */
export function wayOf(notices: Notices | undefined, game: string | undefined, letters: boolean): Way | undefined {
  const chosen = game === undefined ? (notices?.usual ?? CHANNELS.both) : notices?.games[game]
  if (!chosen) return undefined
  const push = chosen.includes('push')
  const mail = letters && chosen.includes('mail')
  return push && mail ? 'both' : push ? 'push' : mail ? 'mail' : 'none'
}

/** The choices with one of them changed. */
export function chosen(notices: Notices | undefined, game: string | undefined, way: Way | undefined): Notices {
  const { usual, games } = notices ?? { usual: [...CHANNELS.both], games: {} }
  const { [game ?? '']: _, ...others } = games
  if (way === undefined) return { usual, games: others }
  const channels = [...CHANNELS[way]]
  return game === undefined ? { usual: channels, games } : { usual, games: { ...others, [game]: channels } }
}
