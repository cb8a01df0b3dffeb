import { expect, type Page } from '@playwright/test'
import type { Text } from './app-text.ts'
import { escaped } from './player.ts'

/** The place where a move was found: on the board, among the player's own things, in the bar, or only in the list of moves. */
export type Found = 'drawn' | 'listed'

/** Makes the move of that name through the accessibility tree alone: a button of that name in one of the regions of the table. */
export async function pressByName(page: Page, text: Text, name: string): Promise<Found> {
  // Names on the table may continue with what the move would bring.
  const named = { name: new RegExp(`^${escaped(name)}($|[;:])`), disabled: false }
  const within = (title: string) => page.getByRole('region', { name: title, exact: true }).getByRole('button', named)
  const drawn = within(text.table.table).or(within(text.table.own)).or(within(text.table.action)).first()
  const listed = within(text.moves.title).first()
  // The list is in the tree while its tab is chosen, so the game says first whether it has come to this question.
  await expect(page.locator('#moves button').filter({ hasText: name }).or(drawn).first(), `a button “${name}”`).toBeAttached()
  if ((await drawn.count()) > 0) {
    await drawn.press('Enter')
    return 'drawn'
  }
  await page.keyboard.press('m')
  await listed.press('Enter')
  return 'listed'
}
