import { expect, test } from 'vitest'
import { chosen, wayOf, waysWith } from './channels.ts'

test('who has chosen nothing is told in every way, and games follow what is usual', () => {
  expect(wayOf(undefined, undefined, true)).toBe('both')
  expect(wayOf(undefined, 'towers', true)).toBeUndefined()
})

test('a game is chosen for on its own, and follows the usual way again', () => {
  const own = chosen(undefined, 'towers', 'none')
  expect(own).toEqual({ usual: ['push', 'mail'], games: { towers: [] } })
  const usual = chosen(own, undefined, 'mail')
  expect(usual).toEqual({ usual: ['mail'], games: { towers: [] } })
  expect([wayOf(usual, undefined, true), wayOf(usual, 'towers', true), wayOf(usual, 'prophecy', true)]).toEqual([
    'mail',
    'none',
    undefined,
  ])
  expect(chosen(usual, 'towers', undefined)).toEqual({ usual: ['mail'], games: {} })
})

test('a server without letters offers none, and what was chosen before shows as what is left of it', () => {
  expect(waysWith(false)).toEqual(['push', 'none'])
  expect(wayOf({ usual: ['push', 'mail'], games: { towers: ['mail'] } }, undefined, false)).toBe('push')
  expect(wayOf({ usual: ['push', 'mail'], games: { towers: ['mail'] } }, 'towers', false)).toBe('none')
})
