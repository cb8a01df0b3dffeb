import type { CampaignSave } from '@grimuar/contract/campaign'
import { boxOf } from '@grimuar/games'
import { carriedOptions, type Json } from '@grimuar/kernel'
import type { CampaignView } from '@grimuar/protocol'
import { expect, test } from 'vitest'
import { nextChapters, reachedIn } from './next-chapters.ts'

const box = boxOf('wonder-book')
if (!box) throw new Error('the game is not here')
const game = await box.rules()
const [carried = ''] = carriedOptions(game.options)
const choice = game.options[carried]
const samples: readonly Json[] = choice?.kind === 'carry' ? choice.samples : []
const chapterOf = (state: Json) => (typeof state === 'object' && state !== null && 'chapter' in state ? state.chapter : 0)
const stateOf = (chapter: number): Json => samples.find((state) => chapterOf(state) === chapter) ?? null

function save(id: string, parent: string | null, chapter: number): CampaignSave & { players: [] } {
  return { id, parent, match: id, chapter, attempt: 1, settings: {}, players: [], time: chapter, state: stateOf(chapter + 1) }
}

const view: CampaignView = {
  campaign: {
    id: 'c',
    game: 'wonder-book',
    story: 'lost-name',
    name: 'Nasza',
    created: 1,
    attempts: {},
    saves: [save('one', null, 1), save('two', 'one', 2)],
  },
  people: [],
  elsewhere: ['one'],
  rooms: [{ id: 'room', save: 'two', state: 'running' }],
}

test('the chapter after the latest save comes first; branches, tables and saves of elsewhere are told', () => {
  expect(nextChapters({ game }, view)).toEqual([
    { save: view.campaign.saves[1], chapter: 3, isBranch: false, room: 'room', isElsewhere: false },
    { save: view.campaign.saves[0], chapter: 2, isBranch: true, room: undefined, isElsewhere: true },
    { save: null, chapter: 1, isBranch: true, room: undefined, isElsewhere: false },
  ])
})

test('a save that this version cannot read leads nowhere', () => {
  const broken = { ...view, campaign: { ...view.campaign, saves: [{ ...save('one', null, 1), state: { chapter: 99 } }] } }
  expect(nextChapters({ game }, broken).map(({ chapter }) => chapter)).toEqual([1])
})

test('the chapters that a person has begun are those won and those being played', () => {
  expect(reachedIn([view], 'lost-name')).toBe(3)
  expect(reachedIn([{ ...view, rooms: [] }], 'lost-name')).toBe(2)
  expect(reachedIn([view], 'another')).toBe(0)
})
