import { readFileSync } from 'node:fs'
import { LANGS } from '@grimuar/contract'
import { addSave, type Campaign, type CampaignSave, newCampaign, saveOf } from '@grimuar/contract/campaign'
import { Match, readRecord } from '@grimuar/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { achievementsOf, IDS } from './achievements.ts'
import { taleAt } from './samples.ts'
import { story } from './stories/lost-name/index.ts'
import { told } from './story/told.ts'
import type { Tale } from './tale.ts'
import { speakOfCampaigns } from './text/campaign.ts'
import { en } from './text/en.ts'
import { loadWordsOf } from './text/load.ts'
import { pl } from './text/pl.ts'
import { whole as game } from './whole.ts'

const empty = newCampaign({ id: 'c', game: 'wonder-book', story: 'lost-name', name: 'Ours', created: 1 })

/** A chapter that was won: what it left, by hand. */
function save(
  id: string,
  parent: string | null,
  chapter: number,
  more: Partial<Tale> = {},
  of: Partial<CampaignSave> = {},
): CampaignSave {
  const state: Tale = {
    ...taleAt(story, Math.min(chapter + 1, 6), 'rich', 2),
    chapter: chapter + 1,
    fates: Array(chapter).fill(3),
    difficulties: Array(chapter).fill('normal'),
    read: Array(chapter).fill(''),
    ...more,
  }
  const players = [
    { name: 'Ala', bot: false },
    { name: 'Merlin', bot: true },
  ]
  return { id, match: id, parent, chapter, attempt: 2, settings: { difficulty: 'normal' }, players, time: 1, state, ...of }
}

function campaign(...saves: readonly CampaignSave[]): Campaign {
  return saves.reduce((known, one) => addSave(known, one) ?? known, empty)
}

const met = (...saves: readonly CampaignSave[]) => achievementsOf(campaign(...saves))
const whole = (
  change: (chapter: number) => Partial<CampaignSave> = () => ({}),
  more: (chapter: number) => Partial<Tale> = () => ({}),
) => [1, 2, 3, 4, 5, 6].map((n) => save(`s${n}`, n === 1 ? null : `s${n - 1}`, n, more(n), change(n)))

describe('achievements', () => {
  test('a campaign in which nothing was won has none', () => {
    expect(met()).toEqual([])
  })

  test.each([
    ['firstPage', [save('a', null, 1)]],
    ['halfway', [save('a', null, 1), save('b', 'a', 2), save('c', 'b', 3)]],
    ['lastPage', whole()],
    ['firstTry', [save('a', null, 1, {}, { attempt: 1 })]],
    ['neverLost', whole(() => ({ attempt: 1 }))],
    ['stubborn', [save('a', null, 1, {}, { attempt: 3 })]],
    ['hard', [save('a', null, 1, { difficulties: ['hard'] })]],
    ['allHard', whole(undefined, (n) => ({ difficulties: Array(n).fill('hard') }))],
    ['bright', [save('a', null, 1, { fates: [7] })]],
    ['whisker', [save('a', null, 1, { fates: [1] })]],
    ['treasure', whole(undefined, (n) => ({ fates: Array(n).fill(5) }))],
    ['alone', [save('a', null, 1, {}, { players: [{ name: 'Ala', bot: false }] })]],
    ['fullTable', [save('a', null, 1, {}, { players: Array(4).fill({ name: 'Ala', bot: true }) })]],
    ['noCompanions', [save('a', null, 1, {}, { players: Array(2).fill({ name: 'Ala', bot: false }) })]],
    ['everyHero', [save('a', null, 1, { heroes: taleAt(story, 2, 'rich', 4).heroes })]],
    ['sameTeam', whole()],
    ['manyWords', [save('a', null, 6, { passwords: taleAt(story, 6, 'rich').passwords })]],
    ['branched', [save('a', null, 1), save('b', null, 1)]],
    ['bothWays', [save('a', null, 1, { read: ['13o0'] }), save('b', null, 1, { read: ['13o1'] })]],
    [
      'twoEndings',
      [
        ...whole(undefined, (n) => (n === 6 ? { read: ['', '', '', '', '', '19'] } : {})),
        save('z', 's5', 6, { read: ['', '', '', '', '', '27'] }),
      ],
    ],
    [
      'allEndings',
      [
        ...whole(),
        ...[19, 20, 22, 23, 26, 27].map((card) => save(`z${card}`, 's5', 6, { read: ['', '', '', '', '', `${card}`] })),
      ],
    ],
  ] as const)('%s', (id, saves) => {
    expect(met(...saves)).toContain(id)
  })

  test('each of them can be missed', () => {
    const plain = met(save('a', null, 1))
    expect(plain).toEqual(['firstPage'])
    const nearly = whole(
      (n) => ({ attempt: n === 4 ? 2 : 1 }),
      (n) => ({ difficulties: Array.from({ length: n }, (_, i) => (i === 2 ? 'easy' : 'hard')) }),
    )
    const missed = ['neverLost', 'allHard', 'treasure', 'bothWays', 'twoEndings', 'allEndings', 'branched']
    expect(met(...nearly).filter((id) => missed.includes(id))).toEqual([])
    expect(IDS.length).toBeGreaterThanOrEqual(20)
  })
})

describe('the journal', () => {
  beforeAll(async () => {
    for (const lang of LANGS) for (const { id } of story.chapters) await loadWordsOf(lang, { story: 'lost-name', chapter: id })
  })

  /** Chapter I of the kept record. */
  function played(): Campaign {
    const record = readFileSync(new URL('records/chapter-1-won.txt', import.meta.url), 'utf8')
    const built = Match.from(game, readRecord(record))
    if (!built.ok) throw new Error(built.problem)
    const players = built.match.beginning.names.map((name) => ({ name, bot: false }))
    const first = saveOf(built.match, { match: 'm1', parent: null, attempt: 2, players, time: 1 })
    if (!first) throw new Error('chapter I was not won')
    return campaign(first)
  }

  test.each([
    ['pl', pl],
    ['en', en],
  ] as const)('WB-2.1 tells what was chosen, written down and won, and how hard it was (%s)', async (_lang, text) => {
    const ours = played()
    const words = speakOfCampaigns(text)
    const { chapters, achievements, endings } = await words.journal(ours, ours.saves)
    const said = await text.journal()
    const [first] = chapters
    expect(chapters).toHaveLength(1)
    expect(first?.title).toContain(told(text.lang, { story: 'lost-name', chapter: 1 }, 'chapter', 'title'))
    expect(first?.soFar.length).toBeGreaterThan(100)
    const facts = Object.fromEntries(first?.facts.map(({ label, items }) => [label, items]) ?? [])
    const tale = ours.saves[0]?.state
    expect(facts[said.choices]?.length).toBe(2)
    expect(facts[said.passwords]).toHaveLength(1)
    expect(facts[said.heroes]).toHaveLength(2)
    expect(facts[said.attempts]).toEqual([said.won(2)])
    expect(facts[said.ending]).toHaveLength(1)
    expect(facts[said.fate]).toEqual([said.tokens(3, text.levels.normal)])
    expect(tale).toMatchObject({ chapter: 2 })
    expect(endings).toEqual([])
    expect(achievements.filter(({ met: is, name }) => !is && name !== '')).toEqual([])
    expect(achievements.find(({ id }) => id === 'firstPage')).toMatchObject({
      met: true,
      name: said.achievements.firstPage.name,
    })
  })

  test('heroines and heroes have their own past tense in Polish', async () => {
    const { hero } = await pl.journal()
    expect(hero('silna', 'Silna', ['Odskok'])).toBe('Silna zdobyła: Odskok')
    expect(hero('byczek', 'Byczek', ['Rozpęd'])).toBe('Byczek zdobył: Rozpęd')
  })

  test('every chapter has its sentences, in both languages', () => {
    for (const lang of LANGS)
      for (const { id } of story.chapters)
        expect(told(lang, { story: 'lost-name', chapter: id }, 'chapter', 'so_far')?.length).toBeGreaterThan(150)
  })
})
