import { expect, test } from 'vitest'
import { choiceFor, offeredChoices, withChoice } from './channels.ts'

test('without a choice all channels are used, and games follow the default', () => {
  expect(choiceFor(undefined, undefined, true)).toBe('both')
  expect(choiceFor(undefined, 'towers', true)).toBeUndefined()
})

test('a game can have its own channels, and can follow the default again', () => {
  const own = withChoice(undefined, 'towers', 'none')
  expect(own).toEqual({ usual: ['push', 'mail'], games: { towers: [] } })
  const usual = withChoice(own, undefined, 'mail')
  expect(usual).toEqual({ usual: ['mail'], games: { towers: [] } })
  expect([choiceFor(usual, undefined, true), choiceFor(usual, 'towers', true), choiceFor(usual, 'prophecy', true)]).toEqual([
    'mail',
    'none',
    undefined,
  ])
  expect(withChoice(usual, 'towers', undefined)).toEqual({ usual: ['mail'], games: {} })
})

test('without e-mail the server offers push only, and an earlier choice is shown without e-mail', () => {
  expect(offeredChoices(false)).toEqual(['push', 'none'])
  expect(choiceFor({ usual: ['push', 'mail'], games: { towers: ['mail'] } }, undefined, false)).toBe('push')
  expect(choiceFor({ usual: ['push', 'mail'], games: { towers: ['mail'] } }, 'towers', false)).toBe('none')
})
