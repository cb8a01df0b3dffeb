import { readFileSync } from 'node:fs'
import type { Result } from '@grimuar/kernel'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Scene } from './scene.ts'
import type { Text } from './words.ts'

/** The page that tells how a match ended. */
export function endingOf(page: Page, text: Text): Locator {
  return page.getByRole('dialog', { name: text.ending.title })
}

/** Saves the match to a file by the button that says so, and reads it. */
export async function saved(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

/** The end as it is told agrees with the rules: the sentence, every category of every player, the totals. */
export async function tellsTheEnd(page: Page, text: Text, scene: Scene, seat: number | null): Promise<void> {
  const dialog = endingOf(page, text)
  const result: Result = scene.match.game.result(scene.match.table)
  await expect(dialog.getByTestId('outcome')).toHaveText(scene.words.outcome(result, scene.names, seat))
  const [head = [], ...rows] = await dialog
    .locator('tr')
    .evaluateAll((lines) => lines.map((line) => [...(line as HTMLTableRowElement).cells].map((cell) => cell.innerText.trim())))
  const rivals = (result.rivals ?? []).flatMap(({ name, score }) =>
    score ? [{ name: scene.words.rival?.(name) ?? name, score }] : [],
  )
  const columns = [...(result.scores ?? []).map((score, of) => ({ name: scene.names[of] ?? '', score })), ...rivals]
  expect(head).toEqual([text.ending.category, ...columns.map(({ name }) => name)])
  for (const [of, { name: whose, score }] of columns.entries()) {
    for (const part of score.parts) {
      const row = rows.find(([name]) => name === scene.words.part(part.name, part.of))
      expect(row?.[of + 1], `${part.name} ${part.of ?? ''} of ${whose}`).toBe(`${part.points}`)
    }
    expect(score.parts.reduce((sum, part) => sum + part.points, 0)).toBe(score.total)
  }
  expect(rows.at(-1)).toEqual([text.ending.total, ...columns.map(({ score }) => `${score.total}`)])
  expect(new Set(rows.map(([name]) => name)).size, 'no category stands twice').toBe(rows.length)
}
