import { LEVELS, loadPlayer } from '@grimuar/bots'
import { catalogue } from '@grimuar/games'
import { expect, test } from 'vitest'
import { levelsOf, USUAL_LEVEL } from './levels.ts'
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
