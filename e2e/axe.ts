import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Everyone can use this screen: no violation of WCAG 2 A and AA, nor of what is good practice. */
export async function everyoneCanUse(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help} at ${node.target.join(' ')} (${node.failureSummary?.split('\n').slice(1).join('; ').trim()})`,
    ),
  )
  expect.soft(found, screen).toEqual([])
}
