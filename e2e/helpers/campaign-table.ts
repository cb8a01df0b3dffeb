import { expect } from '@playwright/test'
import { en as lobby } from '../../packages/web/src/lib/lobby/text/en.ts'
import { en as app } from '../../packages/web/src/lib/text/en.ts'
import type { Visitor } from './visitor.ts'

/** Goes on with an online campaign from the visitor's list: a table for four, with companions in these seats. Returns the room. */
export async function goOnWithFour(
  { page }: Visitor,
  name: string,
  chapter: number,
  companions: readonly number[],
): Promise<string> {
  await page.goto('/campaigns')
  const mine = page.getByRole('article', { name })
  await expect(mine).toContainText(lobby.campaigns.won(chapter - 1))
  await mine.getByRole('link', { name: lobby.campaigns.goOnHere(chapter) }).click()
  await expect(page.getByRole('combobox', { name: lobby.campaigns.which })).toHaveValue(/./)
  await page.getByRole('radiogroup', { name: app.setup.howMany }).getByRole('radio', { name: '4', exact: true }).check()
  for (const seat of companions) await page.getByRole('group').nth(seat).getByRole('radio', { name: lobby.create.bot }).check()
  await page.getByLabel(lobby.create.lots).uncheck()
  await page.getByRole('button', { name: lobby.create.open }).click()
  await page.waitForURL('**/room/*')
  return page.url().split('/').at(-1) ?? ''
}
