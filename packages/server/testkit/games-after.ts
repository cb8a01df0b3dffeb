import type { Box } from '@grimuar/contract'
import { catalogue as games } from '@grimuar/games'

/** The games of the shelf as a release would have them in which every game has a new rules version. It plays like the one before. */
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
