import type { FrameText } from './pl.ts'

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
  playOn: 'Play on from here',
  playOnAs: 'Computers play',
  asBefore: 'as before',
  more: 'More',
  acting: (name) => `Now: ${name}`,
  log: {
    movedLast: 'You moved last here',
    since: 'Since your last move',
    recap: (news) => `Since your last move: ${news}.`,
    unread: (n) => `News since your last move: ${n}`,
    play: (name) => `Play the moves of ${name}`,
  },
  ask: 'What is this?',
  ending: {
    goOn: 'Next chapter',
    tryAgain: 'Try again',
    again: 'Play the chapter again',
    campaign: 'Journal',
  },
}
