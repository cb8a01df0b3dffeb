import { type CommonView, commonView, imagineCommon, type Seat, sorted } from '@grimuar/kernel'
import type { AnyMove, WonderQuestion } from './asks/questions.ts'
import { copyOwn, type Own } from './copy.ts'
import type { WonderFrame } from './frames.ts'
import type { WonderTable } from './table.ts'

/**
 * What everyone sees: the whole table. Its only secret, the pages nobody has read, is not on it. Decks are bags, listed sorted.
 */
export interface WonderView extends Own {
  common: CommonView<WonderFrame, WonderQuestion, AnyMove>
}

export function view(t: WonderTable, seat: Seat | null): WonderView {
  const { seats: _seats, frames: _frames, ask: _ask, draws: _draws, over: _over, imagined: _imagined, ...own } = t
  return {
    ...own,
    common: commonView(t, seat),
    wyrmDeck: sorted(t.wyrmDeck),
    scrapDeck: sorted(t.scrapDeck),
  }
}

/** The same table; but it ends where an unread page would be read. */
export function imagine(v: WonderView): WonderTable {
  return { ...imagineCommon(v.common), ...copyOwn(v), imagined: true }
}
