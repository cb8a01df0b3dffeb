import { capital, counted } from '@grimuar/contract'
import type { FrameText } from './pl.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const points = (n: number) => counted('en', n, { one: 'point', other: 'points' })

export const en: FrameText = {
  formTitle: { row: 'Put in order', set: 'Choose', shares: 'Share out' },
  sealed: {
    given: (answer) => `Your answer is sealed: ${answer}.`,
    waiting: (names) => `Waiting for ${names}.`,
    change: 'Change it',
    takeBack: 'Take it back',
    keep: 'Leave it as it is',
  },
  standing: {
    label: 'When I may interrupt',
    orders: {
      idle: 'ask me if I can do something',
      never: 'do not ask until my next own decision',
      always: 'ask me every time',
    },
    help: 'Only you know this. Those who could only decline are not asked.',
  },
  acting: (name) => `Now: ${name}`,
  ending: {
    goOn: 'Next chapter',
    place: (n, tied) => capital(`${tied ? 'joint ' : ''}${PLACES[n - 1] ?? `${n}th`} place`),
    ahead: (n, mine, theirs) => `${points(n)} ahead: ${mine} to ${theirs}.`,
    behind: (n, mine, theirs) => `${points(n)} short of the win: ${mine} to ${theirs}.`,
    level: (mine, theirs) => `Equal points: ${mine} to ${theirs}.`,
    lead: (n) => `${points(n)} ahead.`,
    decisive: (category, mine, theirs) => `The biggest difference: ${category} (${mine} to ${theirs}).`,
    tryAgain: 'Try again',
    again: 'Play the chapter again',
    campaign: 'Journal',
  },
}
