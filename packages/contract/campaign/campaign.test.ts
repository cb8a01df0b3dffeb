import {
  type AnyTypes,
  ask,
  blankTable,
  type CarryChoice,
  type CommonView,
  commonView,
  copyCommon,
  type Game,
  imagineCommon,
  type Json,
  Match,
  type Question,
  type Shared,
  type Table,
  writeRecord,
} from '@grimuar/kernel'
import { describe, expect, test } from 'vitest'
import type { Box } from '../box.ts'
import {
  addSave,
  attemptsAfter,
  type Campaign,
  type CampaignFile,
  type CampaignSave,
  chaptersWon,
  checkCampaign,
  childrenOf,
  countAttempt,
  latestSave,
  newCampaign,
  optionsAfter,
  pathTo,
  readCampaign,
  saveOf,
  writeCampaign,
} from './index.ts'

// A campaign of three chapters: in each the team finds two sparks or loses, and what it has goes on to the next.

type Saga = { readonly story: string; readonly chapter: number; readonly sparks: number }
type Act = { readonly op: 'act' }
type Find = { readonly sparks: number }
interface SagaTable extends Table<Act, Question, Find> {
  saga: Saga
  found: number
}

function readSaga(given: Json): Saga | undefined {
  if (typeof given !== 'object' || given === null || !('chapter' in given) || !('sparks' in given)) return undefined
  const { chapter, sparks } = given
  if (typeof chapter !== 'number' || typeof sparks !== 'number' || chapter > 3) return undefined
  return { story: 'stones', chapter, sparks }
}

const saga: CarryChoice<Saga> = {
  kind: 'carry',
  default: { story: 'stones', chapter: 1, sparks: 0 },
  read: readSaga,
  samples: [],
  place: ({ story, chapter }) => ({ story, chapter }),
}

interface SagaTypes {
  table: SagaTable
  frame: Act
  question: Question
  moves: { find: Find }
  event: { kind: string }
  view: CommonView<Act, Question, Find> & Pick<SagaTable, 'saga' | 'found'>
  options: { hard: { kind: 'flag'; default: boolean }; saga: CarryChoice<Saga> }
  result: Shared
}

const rules: Game<SagaTypes> = {
  id: 'saga',
  version: 1,
  seats: [1, 2],
  options: { hard: { kind: 'flag', default: false }, saga },
  setup: (options, seats) => ({ ...blankTable(seats), saga: options.saga, found: 0, frames: [{ op: 'act' }] }),
  copy: (t) => ({ ...copyCommon(t), saga: t.saga, found: t.found }),
  ops: { act: (t) => ask(t, 0, { kind: 'find' }) },
  asks: {
    find: { answers: () => [{ sparks: 0 }, { sparks: 2 }], apply: (t, _q, { sparks }) => Object.assign(t, { found: sparks }) },
  },
  view: (t, seat) => ({ ...commonView(t, seat), saga: t.saga, found: t.found }),
  imagine: (v) => ({ ...imagineCommon(v), saga: v.saga, found: v.found }),
  result: (t) => ({ kind: 'shared', won: t.found > 0 }),
  undo: 'team',
  leaves: (t) => (t.found > 0 ? { ...t.saga, chapter: t.saga.chapter + 1, sparks: t.saga.sparks + t.found } : undefined),
}
const game: Game<AnyTypes> = rules

const box: Box = {
  id: 'saga',
  title: { pl: 'Saga', en: 'Saga' },
  tagline: { pl: '', en: '' },
  seats: [1, 2],
  minutes: 1,
  clauses: 'SG',
  icon: '',
  jewel: 'onyx',
  complete: true,
  rules: async () => game,
  load: () => Promise.reject(new Error('no words are needed')),
  bot: () => Promise.reject(new Error('no bot is needed')),
  checks: async () => ({}),
}
const boxOf = (id: string) => (id === 'saga' ? box : undefined)

const empty = newCampaign({ id: 'c1', game: 'saga', story: 'stones', name: 'Nasza', created: 1000 })

function played(options: Json, sparks = 2): Match<AnyTypes> {
  const match = new Match(game, { seats: 1, options, names: ['Ala'], luck: { kind: 'quick', seed: 1 } })
  match.play(0, { sparks })
  return match
}

/** Plays the chapter after a save to a win, and adds it. */
function won(file: CampaignFile, parent: string | null, match: string, settings = {}): CampaignFile {
  const from = file.campaign.saves.find((save) => save.id === parent) ?? null
  const game1 = played(optionsAfter(game, file.campaign, from, settings) ?? null)
  const attempt = attemptsAfter(file.campaign, parent) + 1
  const save = saveOf(game1, {
    match,
    parent,
    attempt,
    players: [{ name: 'Ala', bot: false }],
    time: 2000 + file.campaign.saves.length,
  })
  const campaign = save && addSave(countAttempt(file.campaign, parent), save)
  if (!campaign) throw new Error('the chapter was not added')
  return { campaign, records: { ...file.records, [match]: writeRecord(game1.record) } }
}

const start: CampaignFile = { campaign: empty, records: {} }
const one = won(start, null, 'm1')
const two = won(one, 'm1', 'm2', { hard: true })
const branched = won(two, 'm1', 'm3')

describe('a tree of saves', () => {
  test('a win adds what the match left, with chapter, settings, players and attempt', () => {
    expect(two.campaign.saves).toEqual([
      {
        id: 'm1',
        match: 'm1',
        parent: null,
        chapter: 1,
        attempt: 1,
        settings: { hard: false },
        players: [{ name: 'Ala', bot: false }],
        time: 2000,
        state: { story: 'stones', chapter: 2, sparks: 2 },
      },
      expect.objectContaining({
        id: 'm2',
        parent: 'm1',
        chapter: 2,
        settings: { hard: true },
        state: { story: 'stones', chapter: 3, sparks: 4 },
      }),
    ])
  })

  test('a loss adds nothing, and neither does a match that is still played', () => {
    const about = { match: 'm9', parent: null, attempt: 1, players: [], time: 1 }
    expect(saveOf(played({}, 0), about)).toBeUndefined()
    expect(
      saveOf(new Match(game, { seats: 1, options: {}, names: ['a'], luck: { kind: 'quick', seed: 1 } }), about),
    ).toBeUndefined()
  })

  test('adding the same save again changes nothing; another one of the same id, or without its parent, is refused', () => {
    const [first] = one.campaign.saves
    if (!first) throw new Error('no save')
    expect(addSave(one.campaign, first)).toBe(one.campaign)
    expect(addSave(one.campaign, { ...first, time: 5 })).toBeUndefined()
    expect(addSave(one.campaign, { ...first, id: 'm7', parent: 'nowhere' })).toBeUndefined()
  })

  test('a chapter begun again from an earlier save is a branch; its attempts are counted', () => {
    expect(childrenOf(branched.campaign, 'm1').map(({ id }) => id)).toEqual(['m2', 'm3'])
    expect(pathTo(branched.campaign, 'm3').map(({ id }) => id)).toEqual(['m1', 'm3'])
    expect([attemptsAfter(branched.campaign, null), attemptsAfter(branched.campaign, 'm1')]).toEqual([1, 2])
    expect(latestSave(branched.campaign)?.id).toBe('m3')
    expect(chaptersWon(branched.campaign), 'a chapter won twice counts once').toBe(2)
    expect(latestSave(empty)).toBeUndefined()
  })

  test('nothing follows the last chapter', () => {
    const three = won(two, 'm2', 'm4')
    expect(optionsAfter(game, three.campaign, latestSave(three.campaign) ?? null, {})).toBeUndefined()
  })
})

describe('a campaign as one file', () => {
  const written = writeCampaign(branched)
  /** What is wrong with a file, when it is read and checked. */
  const problemOf = async (text: string) => {
    const problem = await checkCampaign(readCampaign(text), boxOf)
    return problem && { fault: problem.fault, line: problem.line }
  }
  /** The same file with a save changed. */
  const forged = (id: string, change: (save: CampaignSave) => object): string =>
    writeCampaign({
      ...branched,
      campaign: {
        ...branched.campaign,
        saves: branched.campaign.saves.map((save) => (save.id === id ? { ...save, ...change(save) } : save)),
      },
    })

  test('a written campaign is read again completely', async () => {
    const read = readCampaign(written)
    expect(read).toMatchObject({ ok: true, ...branched })
    expect(await problemOf(written)).toBeUndefined()
    expect(await problemOf(`\uFEFF${written.replaceAll('\n', '\r\n')}`)).toBeUndefined()
    expect(await problemOf(writeCampaign(start))).toBeUndefined()
  })

  test('a foreign text is told from a broken campaign', async () => {
    expect(await problemOf('')).toEqual({ fault: 'title', line: 1 })
    expect(await problemOf('grimuar record 1\ngame saga\n')).toEqual({ fault: 'title', line: 1 })
    expect(await problemOf(written.replace('"game":"saga"', '"game":"chess"'))).toEqual({ fault: 'unknown-game', line: 2 })
  })

  test('a format of a later version is told as such', async () => {
    expect(await problemOf(written.replace('grimuar campaign 1', 'grimuar campaign 2'))).toEqual({ fault: 'too-new', line: 1 })
  })

  test('an oversized file is not even read', async () => {
    expect(await problemOf(written + ' '.repeat(4_000_000))).toEqual({ fault: 'too-large', line: 1 })
  })

  test('a broken file is refused at the line that is broken', async () => {
    const lines = written.split('\n')
    expect(await problemOf(lines.with(1, 'about {').join('\n'))).toEqual({ fault: 'about', line: 2 })
    expect(await problemOf(lines.with(2, 'save {"id":"m1"}').join('\n'))).toEqual({ fault: 'save', line: 3 })
    expect(await problemOf(lines.slice(0, -4).join('\n'))).toMatchObject({ fault: 'cut-off' })
    expect(await problemOf(written.replace('end 3', 'end 2'))).toMatchObject({ fault: 'cut-off' })
    const [title] = [lines.indexOf('  grimuar record 1')]
    expect(await problemOf(lines.with(title + 4, '  options {').join('\n'))).toEqual({ fault: 'record', line: title + 5 })
  })

  test('every cut of a file is refused', async () => {
    for (let n = 0; n < written.length - 2; n += 7) expect(await problemOf(written.slice(0, n)), `${n}`).toBeDefined()
  })

  test('a save that occurs twice or has no parent is refused', async () => {
    const lines = written.split('\n')
    const save = lines.findIndex((line) => line.startsWith('save'))
    expect(await problemOf([...lines.slice(0, -2), lines[save], 'end 4', ''].join('\n'))).toMatchObject({ fault: 'tree' })
    expect(await problemOf(forged('m3', () => ({ parent: 'm8' })))).toMatchObject({ fault: 'tree' })
  })

  test('a forged save is found: its state, settings, chapter, players or parent', async () => {
    const state = { story: 'stones', chapter: 2, sparks: 90 }
    for (const change of [{ state }, { settings: { hard: true } }, { chapter: 2 }, { players: [{ name: 'Ola', bot: false }] }]) {
      expect(await problemOf(forged('m1', () => change)), JSON.stringify(change)).toMatchObject({ fault: 'state' })
    }
    expect(await problemOf(forged('m3', () => ({ parent: null })))).toMatchObject({ fault: 'beginning' })
    expect(await problemOf(forged('m3', () => ({ parent: 'm2' })))).toMatchObject({ fault: 'beginning' })
  })

  test('a forged record is found: an illegal move, a loss, a position, another story', async () => {
    expect(await problemOf(written.replace('  0 {"sparks":2}', '  0 {"sparks":3}'))).toMatchObject({ fault: 'record' })
    expect(await problemOf(written.replace('  0 {"sparks":2}', '  0 {"sparks":0}'))).toMatchObject({ fault: 'not-won' })
    expect(await problemOf(written.replace('  moves', '  from {}\n  moves'))).toMatchObject({ fault: 'position' })
    expect(await problemOf(written.replace('"story":"stones","name"', '"story":"sand","name"'))).toMatchObject({
      fault: 'other-story',
    })
  })

  test('a name with line breaks, and any other text, stays inside its line', async () => {
    const named: Campaign = { ...branched.campaign, name: 'a\nend 0\n"' }
    const read = readCampaign(writeCampaign({ ...branched, campaign: named }))
    expect(read.ok && read.campaign.name).toBe('a\nend 0\n"')
  })
})
