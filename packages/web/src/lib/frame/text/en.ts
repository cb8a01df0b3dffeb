import { counted } from '@grimuar/games'
import type { FrameText } from './pl.ts'

const range = (min: number, max: number) => (min === max ? `${min}` : min + 1 === max ? `${min} or ${max}` : `${min} to ${max}`)

export const en: FrameText = {
  form: {
    title: { row: 'Put in order', set: 'Choose', shares: 'Share out' },
    choose: (min, max) => (min === 0 ? `Choose at most ${max}.` : `Choose ${range(min, max)}.`),
    shareOut: (min, max) => (min === 0 ? `Share out at most ${max}.` : `Share out ${range(min, max)}.`),
    more: (n) => `${n} more.`,
    ready: 'Ready to send.',
    atMost: (max, items) => `At most ${max} of these: ${items}.`,
    groupFull: (max, items) => `There are ${max} of these already: ${items}.`,
    full: (max) => `There are ${max} already, and no more fit.`,
    chosen: 'Chosen, in this order',
    items: 'To choose from',
    nothing: 'Nothing yet.',
    add: (item) => `Add: ${item}`,
    remove: (item) => `Take out: ${item}`,
    earlier: (item) => `Earlier: ${item}`,
    later: (item) => `Later: ${item}`,
    one: (item, n) => `${item}: ${n}`,
    plus: (item) => `More: ${item}`,
    minus: (item) => `Less: ${item}`,
    send: 'Send',
    back: 'Back',
    keys: (n) =>
      `Keys 1–${Math.min(9, n)} choose, Backspace goes back, Enter on “Send” sends (${counted('en', n, { one: 'item', other: 'items' })}).`,
    faults: {
      'not-a-list': () => 'This is not a filled form.',
      'too-few': ({ min }) => `Too few: at least ${min} are needed.`,
      'too-many': ({ max }) => `Too many: at most ${max} fit.`,
      'unknown-item': ({ at }) => `Entry ${at + 1} is none of the items.`,
      twice: ({ at }) => `Entry ${at + 1} is there already.`,
      order: ({ at }) => `Entry ${at + 1} is out of order.`,
      group: ({ max }) => `At most ${max} may come from one group.`,
      'not-a-count': ({ at }) => `Number ${at + 1} must be whole, and not below 0.`,
    },
  },
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
  ending: { goOn: 'Next chapter', lost: 'No laurels this time', rival: 'without a seat' },
}
