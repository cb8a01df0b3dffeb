import { capital, counted } from '@grimuar/contract'
import type { VerdictText } from './verdict.pl.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const points = (n: number) => counted('en', n, { one: 'point', other: 'points' })

export const en: VerdictText = {
  place: (n, tied) => capital(`${tied ? 'joint ' : ''}${PLACES[n - 1] ?? `${n}th`} place`),
  ahead: (n, mine, theirs) => `${points(n)} ahead: ${mine} to ${theirs}.`,
  behind: (n, mine, theirs) => `${points(n)} short of the win: ${mine} to ${theirs}.`,
  level: (mine, theirs) => `Equal points: ${mine} to ${theirs}.`,
  lead: (n) => `${points(n)} ahead.`,
  decisive: (category, mine, theirs) => `The biggest difference: ${category} (${mine} to ${theirs}).`,
}
