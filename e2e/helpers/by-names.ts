import { expect, type Page } from '@playwright/test'
import type { Text } from './app-text.ts'
import { escaped } from './player.ts'

/**
 * The place where a move was found: on the board, among the player's own things or in the bar; there, but as `several` things that go on
 * from it differently; or only in the list of moves. `past` if the game went on without it.
 */
export type Found = 'drawn' | 'several' | 'listed' | 'past'

/**
 * Makes the move of that name through the accessibility tree alone: a button of that name in one of the regions of the table.
 * `hasGoneOn` tells whether the question is answered already: a press may make several moves, one after another.
 */
export async function pressByName(
  page: Page,
  text: Text,
  name: string,
  hasGoneOn: () => Promise<boolean> = async () => false,
): Promise<Found> {
  const called = (more: string) => ({ name: new RegExp(`^${escaped(name)}${more}`), disabled: false })
  const within = (title: string, more: string) =>
    page.getByRole('region', { name: title, exact: true }).getByRole('button', called(more))
  const onTable = (more: string) =>
    within(text.table.table, more).or(within(text.table.own, more)).or(within(text.table.action, more))
  const listed = page.getByRole('tabpanel', { name: text.moves.title, exact: true }).getByRole('button', called('$')).first()
  // Names on the table may continue with what the move would bring.
  const [drawn, longer] = [onTable('$'), onTable('[;:]')]
  // The list is in the tree while its tab is chosen, so the game says first whether it has come to this question.
  const told = page.locator('#moves button').filter({ hasText: name }).or(drawn).or(longer).first()
  const isThere = async () => ((await told.count()) > 0 ? 'there' : (await hasGoneOn()) ? 'past' : 'not yet')
  await expect.poll(isThere, { message: `a button “${name}”`, timeout: 15_000 }).not.toBe('not yet')
  if ((await isThere()) === 'past') return 'past'
  const several = await longer.count()
  const [one] = (await drawn.count()) > 0 ? [drawn.first()] : several === 1 ? [longer] : []
  if (one) {
    await one.press('Enter')
    return 'drawn'
  }
  // Several make more than this move, each its own: the list has the one that is meant.
  await page.keyboard.press('m')
  await listed.press('Enter')
  return several > 1 ? 'several' : 'listed'
}
