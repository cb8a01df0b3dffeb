import { fetchLate } from '@grimuar/ui'

type Parts = typeof import('./late-parts.ts')

/** Parts that come a moment after the board, so that it opens sooner; null until they are here. */
class LateParts {
  all: Parts | null = $state.raw(null)

  constructor() {
    fetchLate(
      () => import('./late-parts.ts'),
      (all) => {
        this.all = all
      },
    )
  }
}

export const parts = new LateParts()
