import type { Box } from '@grimuar/contract'
import { catalogue as games } from '@grimuar/games'

/** The catalogue after a release in which every game has a new rules version. The new rules play like the old ones. */
export const catalogue: readonly Box[] = await Promise.all(
  games.map(async (box) => {
    const { version } = await box.rules()
    return {
      ...box,
      rules: async (options?: unknown) => ({ ...(await box.rules(options)), version: version + 1 }),
      older: { ...box.older, [version]: box },
    }
  }),
)
