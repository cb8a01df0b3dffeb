import { readFileSync } from 'node:fs'
import { LEVELS, loadPlayer } from '@grimuar/bots'
import { catalogue } from '@grimuar/games'
import { LEAST_GAMES, strengths } from '@grimuar/games/strength'
import { expect, test } from 'vitest'
import { levelsOf, USUAL_LEVEL } from './levels.ts'
import { levelMeasured, levelText } from './text/level-words.ts'
import { en } from './text/levels.en.ts'
import { pl } from './text/levels.pl.ts'

test('the app offers the levels that the bots have, the usual one among them', () => {
  expect(levelsOf({ searches: true })).toEqual(LEVELS)
  expect(levelsOf({})).toEqual(['beginner', 'casual', USUAL_LEVEL])
})

test('every level has a name and a sentence in both languages', () => {
  for (const level of LEVELS) for (const words of [en, pl]) expect(words.levels[level] && words.levelTexts[level]).toBeTruthy()
})

test.each(catalogue.map((box) => [box.id, box] as const))('%s searches exactly where its bot can', async (_id, box) => {
  const [game, bot] = await Promise.all([box.rules(), box.bot()])
  expect(bot.turn !== undefined).toBe(box.searches === true)
  expect((await loadPlayer('master', game, bot))?.name).toBe(box.searches ? 'master' : 'policy')
})

test.each(catalogue.map((box) => [box.id, box] as const))(
  '%s: what a level is said to do is what the bot does',
  async (id, box) => {
    const { levels } = await box.bot()
    expect(levelText(en, id, 'policy')).toBe(en.levelTexts[levels?.slips ? 'slipping' : 'policy'])
    const { strong } = levels ?? {}
    const manner = strong === 'policy' ? 'unerring' : strong?.slips ? 'glancing' : 'strong'
    expect(levelText(en, id, 'strong')).toBe(en.levelTexts[manner])
    for (const level of LEVELS) for (const words of [en, pl]) expect(levelText(words, id, level)).not.toBe(level)
  },
)

test('the strength of a level stands beside it, unless too few games were played', () => {
  expect(levelMeasured(en, 'towers', 'strong')).toMatch(
    /^In a test of \d+ games for two: \d+ % won against the level sensible\.$/,
  )
  expect(levelMeasured(pl, 'wonder-book', 'strong')).toMatch(
    /^Z próby \d+ trudnych rozdziałów: \d+ % wygranych za pierwszym razem\.$/,
  )
  expect(levelMeasured(en, 'towers', 'beginner')).toBe('')
  expect(levelMeasured(en, 'unknown', 'strong')).toBe('')
})

/** The table of docs/strength.md in which each level stands beside the one below: a row for each game. */
function measuredInDocs(): Map<string, string[]> {
  const text = readFileSync(new URL('../../../../docs/strength.md', import.meta.url), 'utf8')
  const lines = text.split('\n')
  const head = lines.indexOf('| | casual | sensible | strong | master |')
  const cells = lines.slice(head + 2, lines.indexOf('', head)).map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(cells.map(([, title = '', ...shares]) => [title, shares]))
}

test('what the app tells of the levels is what was measured', () => {
  const rows = measuredInDocs()
  expect(rows.size).toBeGreaterThan(3)
  for (const { id, title } of catalogue) {
    const measured = LEVELS.slice(1).flatMap((level, i) => {
      const [, share, games] = /^(\d+) % of (\d+)/.exec(rows.get(title.en)?.[i] ?? '') ?? []
      return Number(games) >= LEAST_GAMES ? [[level, { share: Number(share), games: Number(games) }]] : []
    })
    expect([id, strengths[id]?.duels ?? {}]).toEqual([id, Object.fromEntries(measured)])
  }
})
