import { commonView } from '@grimuar/kernel'
import { copyRealm, type ProphecyTable, type Realm } from './table.ts'

/** All a seat may see, which is everything: what lies face down is not on the table. -1 in `seat` is a spectator. */
export interface ProphecyView extends Realm {
  common: ReturnType<typeof commonView>
  seat: number
}

export function view(t: ProphecyTable, seat: number | null): ProphecyView {
  return { common: commonView(t, seat), seat: seat ?? -1, ...copyRealm(t) }
}

/** The table of a view: nothing is hidden, so nothing has to be guessed. */
export function imagine(v: ProphecyView): ProphecyTable {
  const { seats, frames, ask, draws, over } = v.common as Pick<ProphecyTable, 'seats' | 'frames' | 'ask' | 'draws' | 'over'>
  return { seats, frames: frames.slice(), ask, draws, over, ...copyRealm(v) }
}
