import { type CommonView, commonView, imagineCommon } from '@grimuar/kernel'
import {
  copyRealm,
  type ProphecyFrame,
  type ProphecyMove,
  type ProphecyQuestion,
  type ProphecyTable,
  type Realm,
} from './table.ts'

/** All a seat may see, which is everything: what lies face down is not on the table. -1 in `seat` is a spectator. */
export interface ProphecyView extends Realm {
  common: CommonView<ProphecyFrame, ProphecyQuestion, ProphecyMove>
  seat: number
}

export function view(t: ProphecyTable, seat: number | null): ProphecyView {
  return { common: commonView(t, seat), seat: seat ?? -1, ...copyRealm(t) }
}

/** The table of a view: nothing is hidden, so nothing has to be guessed. */
export function imagine(v: ProphecyView): ProphecyTable {
  return { ...copyRealm(v), ...imagineCommon(v.common) }
}
