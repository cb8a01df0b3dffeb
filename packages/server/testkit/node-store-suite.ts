import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../store/contract.ts'
import { roomRow } from './store-suite.ts'

let made = 0

/** The tests of what several nodes share in a store. */
export function nodeStoreSuite(kind: string, open: (name: string) => Promise<Store>, clear: () => void): void {
  describe(`${kind}: what nodes share`, () => {
    let store: Store
    beforeEach(async () => {
      store = await open(`nodes${++made}`)
    })
    afterEach(async () => {
      await store.close()
      clear()
    })

    test('marks tell how far rooms have come', async () => {
      const [one, other] = [roomRow({ state: 'running', version: 1 }), roomRow()]
      await store.addRoom(one, [])
      await store.addRoom(other, [])
      const progress = { seq: 1, waiting: [], botTurn: true, deadline: null, result: null }
      const entries = [1, 2].map((seq) => ({ seq, at: 5, key: null, entry: {} }))
      await store.append(one.id, entries, progress, false, 500)
      await store.changeRoom({ ...other, listed: false }, [])
      const marks = await store.nodes.marks([one.id, other.id, 'none'])
      expect(marks.toSorted((a, b) => b.seq - a.seq)).toEqual([
        { id: one.id, rev: 0, seq: 2 },
        { id: other.id, rev: 1, seq: 0 },
      ])
      expect((await store.nodes.changedSince(501, 9)).map(({ id }) => id)).toEqual([other.id])
      expect((await store.nodes.changedSince(500, 9)).map(({ id }) => id)).toEqual([one.id, other.id])
      expect(await store.nodes.stalledBots(501, 9)).toEqual([one.id])
      expect(await store.nodes.stalledBots(500, 9)).toEqual([])
      expect(await store.nodes.marks([])).toEqual([])
    })

    test('lines after a line are read from some rooms, without hidden ones', async () => {
      const lines = []
      for (const room of ['a', 'b', 'a', 'c']) lines.push(await store.addChat(room, { at: 1, person: 'ala', text: room }))
      expect((await store.nodes.linesAfter(['a', 'c'], lines[0] ?? 0)).map(({ room }) => room)).toEqual(['a', 'c'])
      const audit = { at: 1, by: 'ola', action: 'hide', about: null, room: null, note: '' } as const
      await store.moderation.hideLine(lines[3] ?? 0, true, audit)
      expect((await store.nodes.linesAfter(['a', 'c'], lines[0] ?? 0)).map(({ id }) => id)).toEqual([lines[2]])
    })

    test('a lease has one holder, who can keep it; another gets it when it has ended', async () => {
      const { nodes } = store
      const both = await Promise.all(['ala', 'ola'].map((holder) => nodes.lease('sweep', holder, 100, 200)))
      expect(both.toSorted()).toEqual([false, true])
      const [holder, other] = both[0] ? ['ala', 'ola'] : ['ola', 'ala']
      expect(await nodes.lease('sweep', holder, 150, 300)).toBe(true)
      expect(await nodes.lease('sweep', other, 299, 400)).toBe(false)
      expect(await nodes.lease('other', other, 299, 400)).toBe(true)
      expect(await nodes.lease('sweep', other, 300, 400)).toBe(true)
      expect(await nodes.lease('sweep', holder, 310, 400)).toBe(false)
      expect(await nodes.lease('sweep', holder, 9_000_000, 9_000_001)).toBe(true)
    })

    test('the holders of leases that begin alike are listed until those end', async () => {
      const { nodes } = store
      for (const [name, until] of [
        ['node/1', 200],
        ['node/2', 300],
        ['sweep', 300],
      ] as const)
        expect(await nodes.lease(name, `holder of ${name}`, 100, until)).toBe(true)
      expect(await nodes.holders('node/', 199)).toEqual(['holder of node/1', 'holder of node/2'])
      expect(await nodes.holders('node/', 200)).toEqual(['holder of node/2'])
    })

    test('a due notice is claimed by one node, and by another if it was not sent', async () => {
      const { nodes } = store
      const [one, later] = [
        { room: 'a', person: 'ala' },
        { room: 'b', person: 'ala' },
      ]
      await nodes.addDue(one, 100)
      await nodes.addDue(one, 50)
      await nodes.addDue(later, 120)
      expect(await nodes.claimDue(99, 150)).toEqual([])
      const both = await Promise.all([nodes.claimDue(100, 150), nodes.claimDue(100, 150)])
      expect(both.flat()).toEqual([one])
      expect(await nodes.claimDue(119, 160)).toEqual([])
      expect(await nodes.claimDue(150, 200)).toHaveLength(2)
      await nodes.removeDue(one)
      expect(await nodes.claimDue(300, 400)).toEqual([later])
      await store.forgetPerson('ala')
      expect(await nodes.claimDue(500, 600)).toEqual([])
    })

    test('a secret can be taken by its person only, once, before it expires; one person has only a few', async () => {
      const add = (shown: string, person: string, until: number) =>
        store.addCommitment({ shown, secret: `secret of ${shown}`, person, until }, 0, 3)
      for (let i = 1; i <= 5; i++) await add(`s${i}`, 'ala', 100 + i)
      await add('hers', 'ola', 50)
      expect(await store.takeCommitment('s5', 'ola', 10)).toBeUndefined()
      const both = await Promise.all([1, 2].map(() => store.takeCommitment('s5', 'ala', 10)))
      expect(both.filter((secret) => secret !== undefined)).toEqual(['secret of s5'])
      expect(await store.takeCommitment('s2', 'ala', 10)).toBeUndefined()
      expect(await store.takeCommitment('s3', 'ala', 10)).toBe('secret of s3')
      expect(await store.takeCommitment('hers', 'ola', 50)).toBeUndefined()
    })

    test('the first stored value stays; sessions that have ended are not live', async () => {
      const both = await Promise.all(['one', 'two'].map((value) => store.metaOnce('key', value)))
      expect(new Set(both).size).toBe(1)
      expect(await store.metaOnce('key', 'three')).toBe(both[0])
      expect(await store.nodes.liveSessions(['none'])).toEqual([])
      const before = Date.now()
      expect(Math.abs((await store.nodes.time()) - before)).toBeLessThan(60_000)
    })
  })
}
