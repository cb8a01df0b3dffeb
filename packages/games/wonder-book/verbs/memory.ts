import { amount } from '../heroes.ts'
import { tell } from '../tell.ts'
import type { Verbs } from './verb.ts'

export const memoryVerbs: Verbs<'write' | 'erase' | 'set' | 'clear_flag' | 'add' | 'reset'> = {
  write: {
    run(t, word, _by, dealer) {
      if (t.passwords.some((password) => password.word === word)) return
      t.passwords = [...t.passwords, { word, chapter: t.chapter }]
      tell(t, dealer, { kind: 'password', word, written: true })
    },
  },

  erase: {
    run(t, word, _by, dealer) {
      if (!t.passwords.some((password) => password.word === word)) return
      t.passwords = t.passwords.filter((password) => password.word !== word)
      tell(t, dealer, { kind: 'password', word, written: false })
    },
  },

  set: {
    run(t, flag) {
      if (!t.flags.includes(flag)) t.flags.push(flag)
    },
  },

  clear_flag: {
    run(t, flag) {
      t.flags = t.flags.filter((one) => one !== flag)
    },
  },

  add: {
    run(t, counters, _by, dealer) {
      for (const [counter, n] of Object.entries(counters)) {
        const value = Math.max(0, (t.counters[counter] ?? 0) + amount(t, n))
        t.counters[counter] = value
        tell(t, dealer, { kind: 'counter', counter, value })
      }
    },
  },

  reset: {
    run(t, counter) {
      t.counters[counter] = 0
    },
  },
}
