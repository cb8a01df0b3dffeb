import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Everyone can use this screen (or one `part` of it): no violation of WCAG 2 A and AA, nor of what is good practice. */
export async function everyoneCanUse(page: Page, screen: string, part?: string): Promise<void> {
  await settled(page)
  // The "legacy" way looks at this page alone, which is all there is: we frame nobody. The other opens a page for each look.
  const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  const found = violations.map(({ id, nodes }) => {
    const [first] = nodes
    const why = first?.failureSummary?.split('\n').slice(1).join('; ').trim()
    return `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')} (${why})`
  })
  expect.soft(found, screen).toEqual([])
}

/** Waits until windows have opened and pieces have landed; what glows for ever does not count. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map((motion) => motion.finished))
  })
}
