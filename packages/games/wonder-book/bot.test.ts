import { expect, test } from 'vitest'
import { bot } from './bot.ts'
import { storyNamed } from './story/shelf.ts'

test('a bot that is loaded alone, as a worker does, knows the stories', () => {
  expect(bot.policy).toBeTypeOf('function')
  expect(storyNamed('lost-name')?.chapters).toHaveLength(6)
})
