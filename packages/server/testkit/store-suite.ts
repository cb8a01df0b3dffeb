import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CampaignRow, SaveRow } from '../store/campaigns.ts'
import type { LogRow, Progress, RoomRow, Store } from '../store/contract.ts'

const NOW = 1_700_000_000_000

let made = 0

/** A complete row of a room; name only the fields that matter. */
export function roomRow(some: Partial<RoomRow> = {}): RoomRow {
  const id = some.id ?? `room${++made}`
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
    progress: { seq: 0, waiting: [], botTurn: false, deadline: null, result: null },
    ...some,
  }
}

function entry(seq: number, key: string | null = null): LogRow {
  return { seq, at: NOW + seq, key, entry: { do: 'move', seat: seq % 2, move: { card: seq } } }
}

function progress(seq: number, some: Partial<Progress> = {}): Progress {
  return { seq, waiting: [seq % 2], botTurn: false, deadline: null, result: null, ...some }
}

function campaignRow(some: Partial<CampaignRow>): CampaignRow {
  return { id: 'c', game: 'wonder-book', story: 'lost-name', name: 'Nasza', created: NOW, attempts: {}, ...some }
}

function saveRow(some: Partial<SaveRow>): SaveRow {
  const played = { chapter: 1, attempt: 1, settings: { difficulty: 'easy' }, players: [{ person: 'ala' }], state: { chapter: 2 } }
  return { id: 'm', parent: null, ...played, time: NOW, here: true, record: null, ...some }
}

/** The tests that every store must pass. `open` called again with the same name opens the same store again. */
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

    const running = async (some: Partial<RoomRow> = {}): Promise<string> => {
      const row = roomRow({ state: 'running', version: 1, ...some })
      await store.addRoom(row, [])
      return row.id
    }

    test('a room is read as it was written, by id and by code', async () => {
      const row = roomRow({ setup: { seats: ['ala'], pace: { kind: 'days', hours: 72 } }, listed: false })
      await store.addRoom(row, [{ seat: 0, person: 'ala' }])
      expect(await store.room(row.id)).toEqual(row)
      expect(await store.roomByCode(row.code)).toEqual(row)
      expect(await store.room('none')).toBeUndefined()
      expect(await store.roomByCode('none')).toBeUndefined()
    })

    test('many rooms are read at once by their ids; those that do not exist are left out', async () => {
      const rows = Array.from({ length: 5 }, () => roomRow())
      for (const row of rows) await store.addRoom(row, [])
      const asked = [...rows.map(({ id }) => id), 'none', ...Array.from({ length: 600 }, (_, i) => `no room ${i}`)]
      const read = await store.roomsById(asked)
      expect(read.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(rows.toSorted((a, b) => a.id.localeCompare(b.id)))
      expect(await store.roomsById([])).toEqual([])
    })

    test('one of two concurrent changes of a room gets a conflict', async () => {
      const row = roomRow()
      await store.addRoom(row, [])
      const changes = [
        store.changeRoom({ ...row, setup: 'ala was first' }, [{ seat: 0, person: 'ala' }]),
        store.changeRoom({ ...row, setup: 'ola was first' }, [{ seat: 0, person: 'ola' }]),
      ]
      expect((await Promise.all(changes)).toSorted()).toEqual(['conflict', 'done'])
      const after = (await store.room(row.id)) as RoomRow
      const winner = after.setup === 'ala was first' ? 'ala' : 'ola'
      expect(after.rev).toBe(1)
      expect(await store.countRoomsOf(winner, 'open')).toBe(1)
      expect(await store.countRoomsOf(winner === 'ala' ? 'ola' : 'ala', 'open')).toBe(0)
      expect(await store.changeRoom({ ...after, state: 'gone' }, [])).toBe('done')
      expect((await store.room(row.id))?.state).toBe('gone')
    })

    test('a change of a room never takes back what was appended to its match', async () => {
      const row = roomRow({ state: 'running', version: 1 })
      await store.addRoom(row, [])
      const result = { how: 'abandoned', result: null } as const
      await store.append(row.id, [entry(1), entry(2)], progress(2, { result }), true)
      expect(await store.changeRoom({ ...row, setup: 'changed late' }, [])).toBe('done')
      expect(await store.room(row.id)).toMatchObject({ state: 'over', setup: 'changed late', progress: { seq: 2, result } })
    })

    test('a room that is added twice under one key is stored once', async () => {
      const [first, second, other] = [roomRow(), roomRow(), roomRow()]
      const seated = [{ seat: 0, person: 'ala' }]
      const both = await Promise.all([first, second].map((row) => store.addRoomOnce('ala/key', row, seated)))
      expect(both).toEqual([first, first])
      expect(await store.room(second.id)).toBeUndefined()
      expect(await store.roomByKey('ala/key')).toEqual(first)
      expect(await store.addRoomOnce('ala/other', other, seated)).toEqual(other)
      expect(await store.countRoomsOf('ala', 'open')).toBe(2)
      expect(await store.roomByKey('none')).toBeUndefined()
    })

    test('a rematch and the link to it are written together or not at all', async () => {
      const over = roomRow({ state: 'over' })
      await store.addRoom(over, [])
      const [first, second] = [roomRow(), roomRow()]
      const both = await Promise.all(
        [first, second].map((next) => store.addRoom(next, [{ seat: 0, person: 'ala' }], { ...over, setup: next.id })),
      )
      expect(both).toEqual(['done', 'conflict'])
      expect(await store.room(over.id)).toMatchObject({ setup: first.id, rev: 1 })
      expect(await store.room(second.id)).toBeUndefined()
      expect(await store.countRoomsOf('ala', 'open')).toBe(1)
    })

    test('listed rooms come newest first; rooms of a person come last changed first', async () => {
      const [older, newer, hidden, played] = [
        roomRow({ created: 10, changed: 40 }),
        roomRow({ created: 20, changed: 30 }),
        roomRow({ listed: false, created: 30, changed: 20 }),
        roomRow({ state: 'running', created: 40, changed: 10 }),
      ] as [RoomRow, RoomRow, RoomRow, RoomRow]
      for (const row of [older, newer, hidden, played]) await store.addRoom(row, [{ seat: 1, person: 'ola' }])
      const ids = (rows: readonly RoomRow[]) => rows.map((row) => row.id)
      expect(ids(await store.listedRooms('open', 10))).toEqual([newer.id, older.id])
      expect(ids(await store.listedRooms('open', 1))).toEqual([newer.id])
      expect(ids(await store.listedRooms('running', 10))).toEqual([played.id])
      expect(ids(await store.roomsOf('ola', ['open', 'running'], 10))).toEqual([older.id, newer.id, hidden.id, played.id])
      expect(ids(await store.roomsOf('ola', ['running'], 10))).toEqual([played.id])
      expect(await store.roomsOf('ela', ['open', 'running'], 10)).toEqual([])
      expect(await store.countRoomsOf('ola', 'open')).toBe(3)
    })

    test('appending to a log updates the progress of the room', async () => {
      const id = await running()
      expect(await store.append(id, [entry(1, 'a')], progress(1, { deadline: NOW + 5000 }), false)).toBe('done')
      expect(await store.append(id, [entry(2, 'b'), entry(3)], progress(3, { botTurn: true }), false)).toBe('done')
      expect(await store.log(id, 0)).toEqual([entry(1, 'a'), entry(2, 'b'), entry(3)])
      expect(await store.log(id, 2)).toEqual([entry(3)])
      expect(await store.log(id, 0, 2)).toEqual([entry(1, 'a'), entry(2, 'b')])
      expect(await store.log('none', 0)).toEqual([])
      expect(await store.room(id)).toMatchObject({ changed: NOW + 3, progress: progress(3, { botTurn: true }), rev: 0 })
    })

    test('the second writer of an entry is refused and writes nothing', async () => {
      const id = await running()
      const both = await Promise.all([
        store.append(id, [entry(1, 'ala'), entry(2)], progress(2, { waiting: [0] }), false),
        store.append(id, [entry(1, 'ola'), entry(2)], progress(2, { waiting: [1] }), false),
      ])
      expect(both.toSorted()).toEqual(['done', 'taken'])
      const [first, ...rest] = await store.log(id, 0)
      expect(rest).toHaveLength(1)
      expect((await store.room(id))?.progress.waiting).toEqual([first?.key === 'ala' ? 0 : 1])
    })

    test('a writer who has not read the last entries appends nothing, and nothing of its write remains', async () => {
      const id = await running()
      await store.append(id, [entry(1, 'k'), entry(2)], progress(2), false)
      for (const seq of [1, 2])
        expect(await store.append(id, [entry(seq, 'k'), entry(seq + 1, 'l')], progress(seq + 1), false)).toBe('taken')
      // The second entry of this write is the one that is taken.
      expect(await store.append(id, [entry(0), entry(1)], progress(3), false)).toBe('taken')
      expect(await store.log(id, 0)).toEqual([entry(1, 'k'), entry(2)])
      expect((await store.room(id))?.progress.seq).toBe(2)
      const other = await running()
      expect(await store.append(other, [entry(1, 'k')], progress(1), false)).toBe('done')
    })

    test('a finished match accepts no more entries', async () => {
      const id = await running()
      const result = { how: 'played' as const, result: { kind: 'ranked' as const, ranks: [1, 2], scores: [] } }
      expect(await store.append(id, [entry(1)], progress(1, { result }), true)).toBe('done')
      expect(await store.room(id)).toMatchObject({ state: 'over', progress: { result } })
      expect(await store.append(id, [entry(2)], progress(2), false)).toBe('taken')
      expect(await store.log(id, 1)).toEqual([])
    })

    test('many concurrent appends all succeed, each match in order', async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => running()))
      const all = ids.flatMap((id) =>
        Array.from({ length: 30 }, (_, i) => store.append(id, [entry(i + 1)], progress(i + 1), false)),
      )
      expect(new Set(await Promise.all(all))).toEqual(new Set(['done']))
      for (const id of ids)
        expect((await store.log(id, 0)).map((row) => row.seq)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
    })

    test('a write that conflicts, in its first or a later statement, does not affect the writes beside it', async () => {
      const ids = await Promise.all(Array.from({ length: 6 }, () => running()))
      const [taken, late] = [ids[2], ids[4]] as [string, string]
      await store.append(taken, [entry(1, 'k')], progress(1), false)
      await store.append(late, [entry(3, 'k')], progress(1), false)
      const outcomes = ids.map((id) => {
        if (id === taken) return store.append(id, [entry(1)], progress(1), false)
        if (id === late) return store.append(id, [entry(2), entry(3)], progress(3), false)
        return store.append(id, [entry(1, 'k'), entry(2)], progress(2), false)
      })
      expect(await Promise.all(outcomes)).toEqual(['done', 'done', 'taken', 'done', 'taken', 'done'])
      const logs = await Promise.all(ids.map((id) => store.log(id, 0)))
      expect(logs.map(({ length }) => length)).toEqual([2, 2, 1, 2, 1, 2])
      expect((await Promise.all(ids.map((id) => store.room(id)))).map((row) => row?.progress.seq)).toEqual([2, 2, 1, 2, 1, 2])
    })

    test('overdue, bot-turn, active and inactive rooms are found', async () => {
      const late = await running({ progress: progress(4, { deadline: 100 }) })
      const later = await running({ progress: progress(4, { deadline: 200 }) })
      const bot = await running({ progress: progress(4, { botTurn: true }), changed: 50 })
      const old = roomRow({ changed: 60 })
      await store.addRoom(old, [])
      await store.addRoom(roomRow({ state: 'over', progress: progress(9, { deadline: 1, botTurn: true }), changed: 1 }), [])
      expect(await store.overdue(99, 10)).toEqual([])
      expect(await store.overdue(200, 10)).toEqual([late, later])
      expect(await store.overdue(200, 1)).toEqual([late])
      expect(await store.botTurns(10)).toEqual([bot])
      expect(await store.botTurns(10, bot)).toEqual([])
      expect(await store.botTurns(10, bot.slice(0, -1))).toEqual([bot])
      expect((await store.activeSince(NOW, 10)).map(({ id }) => id).toSorted()).toEqual([late, later].toSorted())
      expect(await store.inactiveSince('running', 55, 10)).toEqual([bot])
      expect(await store.inactiveSince('open', 55, 10)).toEqual([])
      expect(await store.inactiveSince('open', 61, 10)).toEqual([old.id])
    })

    test('the last chat lines are read in order', async () => {
      for (const [i, text] of ['a', 'b', 'c'].entries()) await store.addChat('t', { at: i, person: 'ala', text })
      await store.addChat('other', { at: 9, person: 'ala', text: 'elsewhere' })
      const lines = await store.chat('t', 2)
      expect(lines.map(({ text }) => text)).toEqual(['b', 'c'])
      expect(lines[0]?.id).toBeLessThan(lines[1]?.id ?? 0)
      expect((await store.chatOf('ala')).map(({ room, text }) => `${room} ${text}`)).toEqual([
        't a',
        't b',
        't c',
        'other elsewhere',
      ])
    })

    test('a chat line that is sent twice with one key is stored once', async () => {
      const line = { at: 1, person: 'ala', text: 'hello' }
      const ids = await Promise.all([1, 2].map(() => store.addChat('t', line, 'key')))
      expect(ids.filter((id) => id === null)).toHaveLength(1)
      expect(await store.addChat('t', { ...line, person: 'ola' }, 'key')).not.toBeNull()
      expect(await store.addChat('u', line, 'key')).not.toBeNull()
      expect(await store.chat('t', 9)).toHaveLength(2)
    })

    test('only the last lines of a room are kept', async () => {
      await Promise.all(Array.from({ length: 2010 }, (_, i) => store.addChat('t', { at: i, person: 'ala', text: `${i}` })))
      await store.addChat('other', { at: 1, person: 'ala', text: 'elsewhere' })
      const lines = await store.chat('t', 9999)
      expect([lines.length, lines[0]?.text, lines.at(-1)?.text]).toEqual([2000, '10', '2009'])
      expect(await store.chat('other', 9)).toHaveLength(1)
    })

    test('cancelled rooms are deleted with their chat once they are old', async () => {
      const [old, fresh, over] = [
        roomRow({ state: 'gone', changed: 5 }),
        roomRow({ state: 'gone' }),
        roomRow({ state: 'over', changed: 5 }),
      ]
      for (const row of [old, fresh, over]) {
        await store.addRoom(row, [{ seat: 0, person: 'ala' }])
        await store.addChat(row.id, { at: 1, person: 'ala', text: 'hello' })
      }
      expect(await store.removeGone(10, 100)).toBe(1)
      expect(await store.removeGone(10, 100)).toBe(0)
      expect([await store.room(old.id), (await store.chat(old.id, 9)).length]).toEqual([undefined, 0])
      expect((await store.roomsOf('ala', ['gone', 'over'], 9)).map(({ id }) => id).toSorted()).toEqual(
        [fresh.id, over.id].toSorted(),
      )
    })

    test('reports are read newest first', async () => {
      const report = { at: 1, room: 't', by: 'ala', about: 'ola', reason: 'rude', quote: 'x', line: 7, context: [] }
      const { moderation } = store
      await moderation.addReport(report)
      await moderation.addReport({ ...report, at: 2, line: null, context: [{ id: 1, at: 0, person: 'ola', text: 'x' }] })
      const [newest, first] = await moderation.reports(false, 10)
      expect(first).toEqual({ ...report, id: first?.id, handled: null })
      expect(newest).toMatchObject({ at: 2, line: null, context: [{ text: 'x' }] })
      expect([await moderation.countReportsBy('ala', 2), await moderation.countReportsBy('ola', 0)]).toEqual([1, 0])
      const audit = { at: 9, by: 'iga', action: 'handle', about: 'ola', room: 't', note: 'nothing' } as const
      await moderation.handleReport(first?.id ?? 0, audit)
      expect((await moderation.reports(false, 10)).map(({ at }) => at)).toEqual([2])
      expect(await moderation.reports(true, 10)).toEqual([{ ...first, handled: 9 }])
      const [left] = await moderation.reports(false, 10)
      expect(await moderation.hasOpenReport(left?.by ?? '', left?.about ?? '', left?.room ?? '')).toBe(true)
      expect(await moderation.hasOpenReport(left?.by ?? '', left?.about ?? '', 'another')).toBe(false)
      expect(await moderation.audit(10)).toMatchObject([audit])
    })

    test('sanctions count until they end or are lifted; warnings until they are read', async () => {
      const { moderation } = store
      const audit = { at: 1, by: 'iga', action: 'sanction', about: 'ala', room: null, note: '' } as const
      const sanction = { person: 'ala', at: 1, reason: 'rude', by: 'iga' }
      await moderation.addSanction({ ...sanction, kind: 'warning', until: null }, audit)
      await moderation.addSanction({ ...sanction, kind: 'silence', until: 100 }, audit)
      await moderation.addSanction({ ...sanction, kind: 'ban', until: null }, audit)
      const active = async (now: number) => (await moderation.activeSanctions('ala', now)).map(({ kind }) => kind)
      expect([await active(50), await active(100)]).toEqual([
        ['warning', 'silence', 'ban'],
        ['warning', 'ban'],
      ])
      await moderation.markWarningsRead('ala', 60)
      await moderation.lift('ala', 'ban', 70, audit)
      expect(await active(50)).toEqual(['silence'])
      expect(await moderation.activeSanctions('ola', 50)).toEqual([])
      expect((await moderation.sanctions('ala')).map(({ kind, lifted }) => [kind, lifted])).toEqual([
        ['ban', 70],
        ['silence', null],
        ['warning', 60],
      ])
      expect(await moderation.audit(10)).toHaveLength(4)
      const [, second] = (await moderation.audit(10)).toReversed()
      expect((await moderation.auditAfter(second?.id ?? 0, 10)).map(({ id }) => id - (second?.id ?? 0))).toEqual([1, 2])
      await store.movePerson('ala', 'ola')
      expect(await moderation.activeSanctions('ola', 50)).toHaveLength(1)
      await store.forgetPerson('ola')
      expect(await moderation.sanctions('ola')).toEqual([])
    })

    test('a hidden line is not among the lines of its room, and lines around it can be read', async () => {
      const { moderation } = store
      const ids = []
      for (const text of ['a', 'b', 'c', 'd', 'e']) ids.push((await store.addChat('t', { at: 1, person: 'ala', text })) ?? 0)
      const audit = { at: 1, by: 'iga', action: 'hide', about: 'ala', room: 't', note: '' } as const
      await moderation.hideLine(ids[2] ?? 0, true, audit)
      expect((await store.chat('t', 9)).map(({ text }) => text)).toEqual(['a', 'b', 'd', 'e'])
      expect(await moderation.line(ids[2] ?? 0)).toMatchObject({ room: 't', person: 'ala', text: 'c' })
      expect((await moderation.linesAround('t', ids[2] ?? 0, 1)).map(({ text }) => text)).toEqual(['b', 'c', 'd'])
      expect(await moderation.hiddenLines('t', 9)).toEqual([ids[2]])
      await moderation.hideLine(ids[2] ?? 0, false, audit)
      expect(await store.chat('t', 9)).toHaveLength(5)
    })

    test('moderators are appointed and dismissed; people block others', async () => {
      const { moderation } = store
      const audit = { at: 1, by: 'console:me', action: 'appoint', about: 'ala', room: null, note: '' } as const
      await moderation.setModerator('ala', true, audit)
      await moderation.setModerator('ala', true, audit)
      expect([await moderation.isModerator('ala'), await moderation.moderators()]).toEqual([true, ['ala']])
      await moderation.setModerator('ala', false, audit)
      expect(await moderation.isModerator('ala')).toBe(false)
      await moderation.setBlock('ala', 'eve', true)
      expect([await moderation.isBlockedBy('eve', ['ola', 'ala']), await moderation.isBlockedBy('ala', ['eve'])]).toEqual([
        true,
        false,
      ])
      expect(await moderation.blocks('ala')).toEqual(['eve'])
      await moderation.setBlock('ala', 'eve', false)
      expect(await moderation.isBlockedBy('eve', ['ala'])).toBe(false)
    })

    test('settings, mutes and push subscriptions belong to a person', async () => {
      expect(await store.settings('ala')).toBeNull()
      await store.changeSettings('ala', { lang: 'pl' })
      await store.changeSettings('ala', { lang: 'en' })
      expect(await store.settings('ala')).toEqual({ lang: 'en' })
      const changes = [{ rest: 5 }, { notices: { usual: ['mail'] } }, { lang: 'pl' }, {}]
      await Promise.all(changes.map((change) => store.changeSettings('ala', change)))
      expect(await store.settings('ala')).toEqual({ lang: 'pl', rest: 5, notices: { usual: ['mail'] } })
      await store.changeSettings('ala', { rest: null, notices: { usual: [] } })
      expect(await store.settings('ala')).toEqual({ lang: 'pl', rest: null, notices: { usual: [] } })
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

    test('a notice is recorded once until notices are cleared', async () => {
      expect(await store.addNotice('ala', 't', 1)).toBe(true)
      expect(await store.addNotice('ala', 't', 2)).toBe(false)
      expect(await store.addNotice('ala', 'u', 2)).toBe(true)
      await store.clearNotices('ala')
      expect(await store.addNotice('ala', 't', 3)).toBe(true)
    })

    test('everything of a guest moves to an account, except a seat in a room where the account sits too', async () => {
      const [one, both] = [roomRow({ setup: ['guest', null], host: 'guest' }), roomRow({ setup: ['guest', 'ala'] })]
      await store.addRoom(one, [{ seat: 0, person: 'guest' }])
      await store.addRoom(both, [
        { seat: 0, person: 'guest' },
        { seat: 1, person: 'ala' },
      ])
      await store.addChat(one.id, { at: 1, person: 'guest', text: 'hello' })
      await store.changeSettings('guest', { lang: 'pl' })
      await store.movePerson('guest', 'ala')
      expect(await store.room(one.id)).toMatchObject({ setup: ['ala', null], host: 'ala', rev: 2 })
      expect((await store.room(both.id))?.setup).toEqual(['guest', 'ala'])
      expect((await store.roomsOf('ala', ['open'], 9)).map((t) => t.id).toSorted()).toEqual([one.id, both.id].toSorted())
      expect((await store.roomsOf('guest', ['open'], 9)).map((t) => t.id)).toEqual([both.id])
      expect((await store.chat(one.id, 1))[0]?.person).toBe('ala')
      expect(await store.settings('ala')).toEqual({ lang: 'pl' })
      expect(await store.settings('guest')).toBeNull()
    })

    test('a deleted person leaves no chat texts, settings or push subscriptions', async () => {
      await store.addRoom(roomRow(), [{ seat: 0, person: 'ala' }])
      await store.addChat('t', { at: 1, person: 'ala', text: 'my secret' })
      await store.changeSettings('ala', { lang: 'pl' })
      await store.addPush({ endpoint: 'https://push/2', person: 'ala', keys: null })
      await store.forgetPerson('ala')
      expect((await store.chat('t', 1))[0]?.text).toBe('')
      expect(await store.settings('ala')).toBeNull()
      expect(await store.pushes('ala')).toEqual([])
      expect(await store.roomsOf('ala', ['open'], 9)).toEqual([])
    })

    test('a campaign belongs to its people, and its saves are read in their order', async () => {
      const { campaigns } = store
      const campaign = campaignRow({ id: 'c1', attempts: { '': 2 } })
      await campaigns.add(campaign, 'ala', [
        saveRow({ id: 'm2' }),
        saveRow({ id: 'm1', parent: 'm2', here: false, record: 'text' }),
      ])
      await campaigns.add(campaignRow({ id: 'c2', created: NOW + 1 }), 'ala', [saveRow({ id: 'm2', here: false })])
      await campaigns.join('c1', ['ola', 'ala'])
      await campaigns.join('none', ['ola'])
      expect(await campaigns.campaign('c1')).toEqual(campaign)
      expect(await campaigns.saves('c1')).toEqual([
        saveRow({ id: 'm2' }),
        saveRow({ id: 'm1', parent: 'm2', here: false, record: 'text' }),
      ])
      expect((await campaigns.campaignsOf('ala', 9)).map(({ id }) => id)).toEqual(['c2', 'c1'])
      expect((await campaigns.campaignsOf('ola', 9)).map(({ id }) => id)).toEqual(['c1'])
      expect(await campaigns.people('c1')).toEqual(['ala', 'ola'])
      expect(await campaigns.playedHere('m2')).toEqual(saveRow({ id: 'm2' }))
      expect(await campaigns.playedHere('m1')).toBeUndefined()
      await campaigns.rename('c1', 'Ours')
      expect(await campaigns.campaign('c1')).toMatchObject({ name: 'Ours' })
    })

    test('a campaign is deleted with its last person, whether they leave it or are deleted', async () => {
      const { campaigns } = store
      await campaigns.add(campaignRow({ id: 'c1' }), 'ala', [saveRow({ id: 'm1' })])
      await campaigns.join('c1', ['ola'])
      await campaigns.leave('c1', 'ala')
      expect(await campaigns.people('c1')).toEqual(['ola'])
      expect(await campaigns.saves('c1')).toHaveLength(1)
      await store.forgetPerson('ola')
      expect(await campaigns.campaign('c1')).toBeUndefined()
      expect(await campaigns.saves('c1')).toEqual([])
    })

    test('the campaigns of a guest go to the account', async () => {
      const { campaigns } = store
      const players = [{ person: 'guest' }, { bot: true }] as const
      await campaigns.add(campaignRow({ id: 'c1' }), 'guest', [saveRow({ id: 'm1', players })])
      await campaigns.add(campaignRow({ id: 'c2' }), 'guest', [])
      await campaigns.join('c2', ['ala'])
      await store.movePerson('guest', 'ala')
      expect((await campaigns.campaignsOf('ala', 9)).map(({ id }) => id)).toEqual(['c1', 'c2'])
      expect(await campaigns.campaignsOf('guest', 9)).toEqual([])
      expect((await campaigns.saves('c1'))[0]?.players).toEqual([{ person: 'ala' }, { bot: true }])
    })

    test('the save of a chapter is written with the entry that wins it, or not at all', async () => {
      const { campaigns } = store
      await campaigns.add(campaignRow({ id: 'c1' }), 'ala', [])
      const id = await running({ setup: { campaign: { id: 'c1' } } })
      const won = { campaign: 'c1', save: saveRow({ id }), people: ['ala', 'ola'] }
      await store.append(id, [entry(1)], progress(1), false)
      expect(await store.append(id, [entry(1)], progress(1), true, NOW, won)).toBe('taken')
      expect(await campaigns.saves('c1')).toEqual([])
      expect(await store.append(id, [entry(2)], progress(2), true, NOW, won)).toBe('done')
      expect(await campaigns.saves('c1')).toEqual([saveRow({ id })])
      expect(await campaigns.people('c1')).toEqual(['ala', 'ola'])
      expect((await campaigns.rooms('c1')).map((room) => room.id)).toEqual([id])
      const left = { campaign: 'none', save: saveRow({ id }), people: ['ala'] }
      const other = await running()
      expect(await store.append(other, [entry(1)], progress(1), true, NOW, left)).toBe('done')
      expect(await campaigns.saves('none')).toEqual([])
    })

    test('meta values, outages and logs are there after the store is opened again', async () => {
      expect(await store.meta('key')).toBeUndefined()
      await store.setMeta('key', 'one')
      await store.setMeta('key', 'two')
      await store.addOutage({ from: 10, to: 20 })
      await store.addOutage({ from: 40, to: 50 })
      const id = await running()
      await store.append(id, [entry(1)], progress(1), false)
      await store.close()
      store = await open(name)
      expect(await store.meta('key')).toBe('two')
      expect(await store.outages(20)).toEqual([{ from: 40, to: 50 }])
      expect(await store.outages(0)).toHaveLength(2)
      expect(await store.log(id, 0)).toEqual([entry(1)])
    })

    test('writes before close() are finished; writes after it are refused', async () => {
      const id = await running()
      const asked = Array.from({ length: 50 }, (_, i) => store.append(id, [entry(i + 1)], progress(i + 1), false))
      expect(store.alive).toBe(true)
      await store.close()
      expect(store.alive).toBe(false)
      expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']))
      await expect(store.append(id, [entry(51)], progress(51), false)).rejects.toThrow()
      store = await open(name)
      expect(await store.log(id, 0)).toHaveLength(50)
    })
  })
}
