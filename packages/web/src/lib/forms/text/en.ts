import type { FormFault } from '@grimuar/kernel'
import type { FormText } from './pl.ts'

/** What is wrong with a filled form. */
function fault(wrong: FormFault): string {
  switch (wrong.fault) {
    case 'not-a-list':
      return 'This is not a filled form.'
    case 'too-few':
      return `Too few: at least ${wrong.min} are needed.`
    case 'too-many':
      return `Too many: at most ${wrong.max} fit.`
    case 'unknown-item':
      return `Item ${wrong.at + 1} is not among those to choose from.`
    case 'twice':
      return `Item ${wrong.at + 1} is there already.`
    case 'order':
      return `Item ${wrong.at + 1} is out of order.`
    case 'group':
      return `At most ${wrong.max} may come from one group.`
    case 'not-a-count':
      return `Number ${wrong.at + 1} must be whole, and not below 0.`
  }
}

const range = (min: number, max: number) => (min === max ? `${min}` : min + 1 === max ? `${min} or ${max}` : `${min} to ${max}`)

export const en: FormText = {
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
  keys: (n) => `Keys 1–${Math.min(9, n)} choose, Backspace goes back.`,
  fault,
}
