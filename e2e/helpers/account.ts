import type { Page } from '@playwright/test'
import { en } from '../../packages/web/src/lib/account/text/en.ts'
import type { AccountText } from '../../packages/web/src/lib/account/text/pl.ts'
import { expect } from './fixtures.ts'

/** Opens the account page as a new visitor and signs in as a guest with one click. */
export async function signInAsGuest(page: Page, a: AccountText = en): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: a.guestSignIn.enter, exact: true }).click()
  await expect(page.getByRole('heading', { name: a.notices.title, exact: true })).toBeVisible()
}

/** Asks the server for something as the visitor of this page. */
export async function getJson<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(path)).json() as Promise<T>
}
