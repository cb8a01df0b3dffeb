import { en } from '../../../packages/web/src/lib/console/text/en.ts'
import { expect, test } from '../../helpers/fixtures.ts'

test('C opens the text console: typed commands are answered, play, and give reasons', async ({ page }) => {
  await page.goto('/new/towers?position=go')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
  await page.keyboard.press('c')
  const field = page.getByRole('textbox', { name: en.prompt })
  await expect(field).toBeFocused()
  const answer = page.getByTestId('console-answer')
  const type = async (line: string) => {
    await field.fill(line)
    await field.press('Enter')
  }

  await type('moves')
  await expect(answer.locator('p').first()).toHaveText(/^1\. Go to the /)
  const [first = ''] = await answer.locator('p').allTextContents()

  // A tower that the board dims: the reason is the clause.
  await type('why clock tower')
  await expect(answer).toContainText('Rule TW-')

  await type('1')
  await expect(answer).toHaveText(en.played(first.slice(3)))
  await type('log 1')
  await expect(answer.locator('p')).toHaveCount(1)
  await expect(field, 'the focus stays in the field').toBeFocused()

  await type('undo')
  await expect(answer).toHaveText(en.undoing)
  await type('moves')
  await expect(answer.locator('p').first()).toHaveText(first)
})
