type Parts = typeof import('./late-parts.ts')

/** Parts that come a moment after the board, so that it opens sooner; null until they are here. */
class LateParts {
  all: Parts | null = $state.raw(null)

  constructor() {
    void import('./late-parts.ts').then(({ Choices, Moment, Program, RoomFace, SheetLarge }) => {
      this.all = { Choices, Moment, Program, RoomFace, SheetLarge }
    })
  }
}

export const parts = new LateParts()
