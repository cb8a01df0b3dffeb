import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addSave, newCampaign, saveOf, writeCampaign } from '@grimuar/contract/campaign'
import { boxOf } from '@grimuar/games'
import { Match, readRecord } from '@grimuar/kernel'
import { afterAll, expect, test, vi } from 'vitest'
import { main } from '../main.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A campaign of one chapter, as the app writes it. */
async function campaignText(): Promise<string> {
  const record = readFileSync(join(import.meta.dirname, '../../games/wonder-book/records/chapter-1-won.txt'), 'utf8')
  const game = await boxOf('wonder-book')?.rules()
  const built = game && Match.from(game, readRecord(record))
  if (!built?.ok) throw new Error('the record is broken')
  const players = built.match.beginning.names.map((name) => ({ name, bot: false }))
  const save = saveOf(built.match, { match: 'm1', parent: null, attempt: 2, players, time: 5 })
  const fresh = newCampaign({ id: 'c', game: 'wonder-book', story: 'lost-name', name: 'Ours', created: 1 })
  const campaign = save && addSave(fresh, save)
  if (!campaign) throw new Error('the chapter was not won')
  return writeCampaign({ campaign, records: { m1: record } })
}

async function verify(text: string): Promise<{ code: number; out: string; err: string }> {
  const file = join(folder, 'campaign.txt')
  writeFileSync(file, text)
  const [out, err] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')].map((spy) => spy.mockImplementation(() => {}))
  const code = await main(['verify', file])
  const said = (spy: typeof out) => spy?.mock.calls.join('\n') ?? ''
  const ran = { code, out: said(out), err: said(err) }
  vi.restoreAllMocks()
  return ran
}

test('a campaign is checked chapter by chapter', async () => {
  const { code, out } = await verify(await campaignText())
  expect(code).toBe(0)
  expect(out).toContain('campaign "Ours": lost-name')
  expect(out).toMatch(/chapter 1, won by .+ at attempt 2/)
  expect(out).toContain('1 chapter, each won by legal moves')
})

test.each([
  [
    'a forged state',
    (text: string) => text.replace('"fates":[', '"fates":[9,'),
    /line \d+: the match of chapter 1 left something else/,
  ],
  ['a later format', (text: string) => text.replace('campaign 1', 'campaign 7'), /line 1: this campaign has format 7/],
  ['a file cut short', (text: string) => text.slice(0, -10), /the last line of a campaign is "end"/],
  ['an illegal move', (text: string) => text.replace(/moves\n {2}0 .+/, 'moves\n  0 {"id":"nobody"}'), /move 1 is not legal/],
])('%s is refused with its line', async (_what, forge, message) => {
  const { code, err } = await verify(forge(await campaignText()))
  expect([code, err]).toEqual([1, expect.stringMatching(message)])
})
