import { en as notes } from '../../../packages/web/src/lib/notes/text/en.ts'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'

const t = appText.en

test('N opens notes: written by keys, kept with the match on this device, shown in its replay', async ({ page }) => {
  await page.goto('/new/spellbook?position=take')
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: notes.title })
  await expect(dialog).toContainText(notes.private)
  await dialog.getByLabel(notes.about).selectOption('seat-1')
  const field = dialog.getByRole('textbox', { name: notes.text })
  await field.fill('collects red')
  await field.press('Tab')
  await page.keyboard.press('Enter')
  const note = dialog.getByRole('listitem').filter({ hasText: 'collects red' })
  await expect(note).toBeVisible()
  await expectAccessible(page, 'notes')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(page.getByTestId('sentence')).toBeAttached()
  await page.keyboard.press('n')
  await expect(note).toBeVisible()
  await note.getByRole('button', { name: notes.show(0) }).click()
  await expect(page.getByRole('region', { name: t.replay.title })).toBeVisible()
  await expect(page.getByTestId('note')).toContainText('collects red')

  await page.keyboard.press('n')
  await note.getByRole('button', { name: notes.remove('collects red') }).click()
  await expect(dialog).toContainText(notes.none)
})
