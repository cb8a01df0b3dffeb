/** Parts that come a moment after the board, so that it opens sooner; null until they are here. */
class LateParts {
  all: typeof import('./late-parts.ts') | null = $state.raw(null)

  constructor() {
    void import('./late-parts.ts').then((all) => {
      this.all = all
    })
  }
}

export const parts = new LateParts()
