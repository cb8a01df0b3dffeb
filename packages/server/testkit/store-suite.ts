import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LogRow, Mark, Store, TableRow } from '../store/contract.ts'

const NOW = 1_700_000_000_000

let made = 0

/** A table with all it needs; say only what matters. */
export function tableRow(some: Partial<TableRow> = {}): TableRow {
  const id = some.id ?? `table${++made}`
  return {
    id,
    code: `code-${id}`,
    state: 'open',
    game: 'towers',
    version: null,
    listed: true,
    host: 'ala',
    setup: { seats: ['ala', null] },
    secret: 'ab'.repeat(32),
    rev: 0,
    created: NOW,
    changed: NOW,
    mark: { seq: 0, waiting: [], botTurn: false, deadline: null, result: null },
    ...some,
  }
}

function entry(seq: number, key: string | null = null): LogRow {
  return { seq, at: NOW + seq, key, entry: { do: 'move', seat: seq % 2, move: { card: seq } } }
}

function mark(seq: number, some: Partial<Mark> = {}): Mark {
  return { seq, waiting: [seq % 2], botTurn: false, deadline: null, result: null, ...some }
}

/** What every store must do, whatever it is made of. `open` opens the same store again where it is given the same name. */
export function storeSuite(kind: string, open: (name: string) => Promise<Store>, clear: () => void): void {
  describe(kind, () => {
    let store: Store
    let name: string
    beforeEach(async () => {
      name = `suite${++made}`
      store = await open(name)
    })
    afterEach(async () => {
      await store.close()
      clear()
    })

    const running = async (some: Partial<TableRow> = {}): Promise<string> => {
      const row = tableRow({ state: 'running', version: 1, ...some })
      await store.addTable(row, [])
      return row.id
    }

    test('a table comes back as it was written, by id and by code', async () => {
      const row = tableRow({ setup: { seats: ['ala'], pace: { kind: 'days', hours: 72 } }, listed: false })
      await store.addTable(row, [{ seat: 0, person: 'ala' }])
      expect(await store.table(row.id)).toEqual(row)
      expect(await store.tableByCode(row.code)).toEqual(row)
      expect(await store.table('none')).toBeUndefined()
      expect(await store.tableByCode('none')).toBeUndefined()
    })

    test('of two who change a table at once one is told to look again', async () => {
      const row = tableRow()
      await store.addTable(row, [])
      const changes = [
        store.changeTable({ ...row, setup: 'ala was first' }, [{ seat: 0, person: 'ala' }]),
        store.changeTable({ ...row, setup: 'ola was first' }, [{ seat: 0, person: 'ola' }]),
      ]
      expect((await Promise.all(changes)).toSorted()).toEqual(['conflict', 'done'])
      const after = (await store.table(row.id)) as TableRow
      const winner = after.setup === 'ala was first' ? 'ala' : 'ola'
      expect(after.rev).toBe(1)
      expect(await store.countTablesOf(winner, 'open')).toBe(1)
      expect(await store.countTablesOf(winner === 'ala' ? 'ola' : 'ala', 'open')).toBe(0)
      expect(await store.changeTable({ ...after, state: 'gone' }, [])).toBe('done')
      expect((await store.table(row.id))?.state).toBe('gone')
    })

    test('a table that follows another is added with it, or not at all', async () => {
      const over = tableRow({ state: 'over' })
      await store.addTable(over, [])
      const [first, second] = [tableRow(), tableRow()]
      const both = await Promise.all(
        [first, second].map((next) => store.addTable(next, [{ seat: 0, person: 'ala' }], { ...over, setup: next.id })),
      )
      expect(both).toEqual(['done', 'conflict'])
      expect(await store.table(over.id)).toMatchObject({ setup: first.id, rev: 1 })
      expect(await store.table(second.id)).toBeUndefined()
      expect(await store.countTablesOf('ala', 'open')).toBe(1)
    })

    test('the lobby lists what is open to all, newest first; my tables are those I sit at, last changed first', async () => {
      const [older, newer, hidden, played] = [
        tableRow({ created: 10, changed: 40 }),
        tableRow({ created: 20, changed: 30 }),
        tableRow({ listed: false, created: 30, changed: 20 }),
        tableRow({ state: 'running', created: 40, changed: 10 }),
      ] as [TableRow, TableRow, TableRow, TableRow]
      for (const row of [older, newer, hidden, played]) await store.addTable(row, [{ seat: 1, person: 'ola' }])
      const ids = (rows: readonly TableRow[]) => rows.map((row) => row.id)
      expect(ids(await store.listedTables('open', 10))).toEqual([newer.id, older.id])
      expect(ids(await store.listedTables('open', 1))).toEqual([newer.id])
      expect(ids(await store.listedTables('running', 10))).toEqual([played.id])
      expect(ids(await store.tablesOf('ola', ['open', 'running'], 10))).toEqual([older.id, newer.id, hidden.id, played.id])
      expect(ids(await store.tablesOf('ola', ['running'], 10))).toEqual([played.id])
      expect(await store.tablesOf('ela', ['open', 'running'], 10)).toEqual([])
      expect(await store.countTablesOf('ola', 'open')).toBe(3)
    })

    test('a log grows entry by entry and moves its mark', async () => {
      const id = await running()
      expect(await store.append(id, [entry(1, 'a')], mark(1, { deadline: NOW + 5000 }), false)).toBe('done')
      expect(await store.append(id, [entry(2, 'b'), entry(3)], mark(3, { botTurn: true }), false)).toBe('done')
      expect(await store.log(id, 0)).toEqual([entry(1, 'a'), entry(2, 'b'), entry(3)])
      expect(await store.log(id, 2)).toEqual([entry(3)])
      expect(await store.log('none', 0)).toEqual([])
      expect(await store.table(id)).toMatchObject({ changed: NOW + 3, mark: mark(3, { botTurn: true }), rev: 0 })
    })

    test('a second writer of the same entry loses cleanly', async () => {
      const id = await running()
      const both = await Promise.all([
        store.append(id, [entry(1, 'ala'), entry(2)], mark(2, { waiting: [0] }), false),
        store.append(id, [entry(1, 'ola'), entry(2)], mark(2, { waiting: [1] }), false),
      ])
      expect(both.toSorted()).toEqual(['done', 'taken'])
      const [first, ...rest] = await store.log(id, 0)
      expect(rest).toHaveLength(1)
      expect((await store.table(id))?.mark.waiting).toEqual([first?.key === 'ala' ? 0 : 1])
    })

    test('an entry sent twice under one key is kept once, and nothing of the second stays', async () => {
      const id = await running()
      await store.append(id, [entry(1, 'k')], mark(1), false)
      expect(await store.append(id, [entry(2), entry(3, 'k')], mark(3), false)).toBe('repeated')
      expect(await store.log(id, 0)).toEqual([entry(1, 'k')])
      expect((await store.table(id))?.mark.seq).toBe(1)
      const other = await running()
      expect(await store.append(other, [entry(1, 'k')], mark(1), false)).toBe('done')
    })

    test('nothing is added to a match that has ended', async () => {
      const id = await running()
      expect(await store.append(id, [entry(1)], mark(1, { result: { ranks: [1, 2] } }), true)).toBe('done')
      expect(await store.table(id)).toMatchObject({ state: 'over', mark: { result: { ranks: [1, 2] } } })
      expect(await store.append(id, [entry(2)], mark(2), false)).toBe('taken')
      expect(await store.log(id, 1)).toEqual([])
    })

    test('many at once all arrive, each match in its order', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => running()))
      const all = ids.flatMap((id) => Array.from({ length: 30 }, (_, i) => store.append(id, [entry(i + 1)], mark(i + 1), false)))
      expect(new Set(await Promise.all(all))).toEqual(new Set(['done']))
      for (const id of ids)
        expect((await store.log(id, 0)).map((row) => row.seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
    })

    test('one that clashes, early or late in it, takes none of those asked for beside it along', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => running()))
      const [taken, repeated] = [ids[2], ids[4]] as [string, string]
      for (const id of [taken, repeated]) await store.append(id, [entry(1, 'k')], mark(1), false)
      const outcomes = ids.map((id) => {
        if (id === taken) return store.append(id, [entry(1)], mark(1), false)
        if (id === repeated) return store.append(id, [entry(2), entry(3, 'k')], mark(3), false)
        return store.append(id, [entry(1, 'k'), entry(2)], mark(2), false)
      })
      expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'taken', 'done', 'repeated', 'done'])
      const logs = await Promise.all(ids.map((id) => store.log(id, 0)))
      expect(logs.map(({ length }) => length)).toEqual([2, 2, 1, 2, 1, 2])
      expect((await Promise.all(ids.map((id) => store.table(id)))).map((row) => row?.mark.seq)).toEqual([2, 2, 1, 2, 1, 2])
    })

    test('what is overdue, waits for a bot or has long been quiet is found without looking at all tables', async () => {
      const late = await running({ mark: mark(4, { deadline: 100 }) })
      const later = await running({ mark: mark(4, { deadline: 200 }) })
      const bot = await running({ mark: mark(4, { botTurn: true }), changed: 50 })
      const dusty = tableRow({ changed: 60 })
      await store.addTable(dusty, [])
      await store.addTable(tableRow({ state: 'over', mark: mark(9, { deadline: 1, botTurn: true }), changed: 1 }), [])
      expect(await store.overdue(99, 10)).toEqual([])
      expect(await store.overdue(200, 10)).toEqual([late, later])
      expect(await store.overdue(200, 1)).toEqual([late])
      expect(await store.botTurns(10)).toEqual([bot])
      expect((await store.lively(NOW, 10)).map(({ id }) => id).toSorted()).toEqual([late, later].toSorted())
      expect(await store.quiet('running', 55, 10)).toEqual([bot])
      expect(await store.quiet('open', 55, 10)).toEqual([])
      expect(await store.quiet('open', 61, 10)).toEqual([dusty.id])
    })

    test('chat comes back in order, the last lines first thrown away last', async () => {
      for (const [i, text] of ['a', 'b', 'c'].entries()) await store.addChat('t', { at: i, person: 'ala', text })
      await store.addChat('other', { at: 9, person: 'ala', text: 'elsewhere' })
      const lines = await store.chat('t', 2)
      expect(lines.map(({ text }) => text)).toEqual(['b', 'c'])
      expect(lines[0]?.id).toBeLessThan(lines[1]?.id as number)
      expect((await store.chatOf('ala')).map(({ table, text }) => `${table} ${text}`)).toEqual([
        't a',
        't b',
        't c',
        'other elsewhere',
      ])
    })

    test('reports are kept, newest first', async () => {
      const report = { at: 1, table: 't', by: 'ala', about: 'ola', reason: 'rude', quote: 'x' }
      await store.addReport(report)
      await store.addReport({ ...report, at: 2 })
      expect(await store.reports(10)).toEqual([{ ...report, at: 2 }, report])
    })

    test('settings, mutes and addresses belong to a person', async () => {
      expect(await store.settings('ala')).toBeNull()
      await store.setSettings('ala', { lang: 'pl' })
      await store.setSettings('ala', { lang: 'en' })
      expect(await store.settings('ala')).toEqual({ lang: 'en' })
      await store.setMute('ala', 'ola', true)
      await store.setMute('ala', 'ola', true)
      expect(await store.mutes('ala')).toEqual(['ola'])
      await store.setMute('ala', 'ola', false)
      expect(await store.mutes('ala')).toEqual([])
      await store.addPush({ endpoint: 'https://push/1', person: 'ala', keys: { auth: 'x' } })
      await store.addPush({ endpoint: 'https://push/1', person: 'ola', keys: { auth: 'y' } })
      expect(await store.pushes('ala')).toEqual([])
      expect(await store.pushes('ola')).toEqual([{ endpoint: 'https://push/1', person: 'ola', keys: { auth: 'y' } }])
      await store.removePush('https://push/1')
      expect(await store.pushes('ola')).toEqual([])
    })

    test('a notice is given once until the person has been here', async () => {
      expect(await store.addNotice('ala', 't', 1)).toBe(true)
      expect(await store.addNotice('ala', 't', 2)).toBe(false)
      expect(await store.addNotice('ala', 'u', 2)).toBe(true)
      await store.clearNotices('ala')
      expect(await store.addNotice('ala', 't', 3)).toBe(true)
    })

    test('what a guest has goes over to an account, save a seat at a table where the account sits too', async () => {
      const [one, both] = [tableRow({ setup: ['guest', null], host: 'guest' }), tableRow({ setup: ['guest', 'ala'] })]
      await store.addTable(one, [{ seat: 0, person: 'guest' }])
      await store.addTable(both, [
        { seat: 0, person: 'guest' },
        { seat: 1, person: 'ala' },
      ])
      await store.addChat(one.id, { at: 1, person: 'guest', text: 'hello' })
      await store.setSettings('guest', { lang: 'pl' })
      await store.movePerson('guest', 'ala')
      expect(await store.table(one.id)).toMatchObject({ setup: ['ala', null], host: 'ala', rev: 2 })
      expect((await store.table(both.id))?.setup).toEqual(['guest', 'ala'])
      expect((await store.tablesOf('ala', ['open'], 9)).map((t) => t.id).toSorted()).toEqual([one.id, both.id].toSorted())
      expect((await store.tablesOf('guest', ['open'], 9)).map((t) => t.id)).toEqual([both.id])
      expect((await store.chat(one.id, 1))[0]?.person).toBe('ala')
      expect(await store.settings('ala')).toEqual({ lang: 'pl' })
      expect(await store.settings('guest')).toBeNull()
    })

    test('who leaves for good leaves no words, no settings and no address', async () => {
      await store.addTable(tableRow(), [{ seat: 0, person: 'ala' }])
      await store.addChat('t', { at: 1, person: 'ala', text: 'my secret' })
      await store.setSettings('ala', { lang: 'pl' })
      await store.addPush({ endpoint: 'https://push/2', person: 'ala', keys: null })
      await store.forgetPerson('ala')
      expect((await store.chat('t', 1))[0]?.text).toBe('')
      expect(await store.settings('ala')).toBeNull()
      expect(await store.pushes('ala')).toEqual([])
      expect(await store.tablesOf('ala', ['open'], 9)).toEqual([])
    })

    test('the house keeps its notes, and all is there when it opens again', async () => {
      expect(await store.meta('key')).toBeUndefined()
      await store.setMeta('key', 'one')
      await store.setMeta('key', 'two')
      await store.addOutage({ from: 10, to: 20 })
      await store.addOutage({ from: 40, to: 50 })
      const id = await running()
      await store.append(id, [entry(1)], mark(1), false)
      await store.close()
      store = await open(name)
      expect(await store.meta('key')).toBe('two')
      expect(await store.outages(20)).toEqual([{ from: 40, to: 50 }])
      expect(await store.outages(0)).toHaveLength(2)
      expect(await store.log(id, 0)).toEqual([entry(1)])
    })

    test('what is asked before closing is still done; what is asked after is refused', async () => {
      const id = await running()
      const asked = Array.from({ length: 50 }, (_, i) => store.append(id, [entry(i + 1)], mark(i + 1), false))
      expect(store.alive).toBe(true)
      await store.close()
      expect(store.alive).toBe(false)
      expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']))
      await expect(store.append(id, [entry(51)], mark(51), false)).rejects.toThrow()
      store = await open(name)
      expect(await store.log(id, 0)).toHaveLength(50)
    })
  })
}
