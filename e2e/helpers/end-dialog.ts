import { readFileSync } from 'node:fs'
import type { Result } from '@grimuar/kernel'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Text } from './app-text.ts'
import type { ReferenceMatch } from './reference-match.ts'

/** The dialog that shows how a match ended. */
export function endDialog(page: Page, text: Text): Locator {
  return page.getByRole('dialog', { name: text.ending.title })
}

/** Clicks a button that saves the match to a file, and reads the file. */
export async function saveToFile(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

/** Opens what is said of the draws in the end dialog, and has them checked. */
export async function checkDraws(page: Page, text: Text): Promise<void> {
  const dialog = endDialog(page, text)
  await dialog.getByText(text.ending.luck, { exact: true }).click()
  await dialog.getByRole('button', { name: text.ending.check }).click()
}

/** Expects the end dialog to agree with the rules: the sentence, every score category of every player, the totals. */
export async function expectEndMatches(page: Page, text: Text, reference: ReferenceMatch, seat: number | null): Promise<void> {
  const dialog = endDialog(page, text)
  const result: Result = reference.match.game.result(reference.match.table)
  const rivals = (result.rivals ?? []).flatMap(({ name, score }) =>
    score ? [{ name: reference.words.rival?.(name) ?? name, score }] : [],
  )
  const columns = [...(result.scores ?? []).map((score, of) => ({ name: reference.names[of] ?? '', score })), ...rivals]
  await expect(dialog.getByTestId('outcome')).toHaveText(reference.words.outcome(result, reference.names, seat))
  const [head = [], ...rows] = await dialog
    .locator('tr')
    .evaluateAll((lines) => lines.map((line) => [...(line as HTMLTableRowElement).cells].map((cell) => cell.innerText.trim())))
  expect(head).toEqual([text.ending.category, ...columns.map(({ name }) => name)])
  for (const [of, { name: whose, score }] of columns.entries()) {
    for (const part of score.parts) {
      const row = rows.find(([name]) => name === reference.words.part(part.name, part.of))
      expect(row?.[of + 1], `${part.name} ${part.of ?? ''} of ${whose}`).toBe(`${part.points}`)
    }
    expect(score.parts.reduce((sum, part) => sum + part.points, 0)).toBe(score.total)
  }
  expect(rows[0]).toEqual([text.ending.total, ...columns.map(({ score }) => `${score.total}`)])
  expect(new Set(rows.map(([name]) => name)).size, 'no category stands twice').toBe(rows.length)
}
