import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Expects no violation of WCAG 2 A and AA, nor of axe's best practices, on this screen or in one `part` of it. */
export async function expectAccessible(page: Page, screen: string, part?: string): Promise<void> {
  await animationsDone(page)
  // Legacy mode checks this page without its frames; we have none. The other mode opens a new page for each check.
  // Only violations are described in full: axe would write a selector for everything that passes, which takes longer than the checks.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  const found = violations.map(({ id, nodes }) => {
    const [first] = nodes
    const why = first?.failureSummary?.split('\n').slice(1).join('; ').trim()
    return `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')} (${why})`
  })
  expect.soft(found, screen).toEqual([])
}

/** Waits until every animation that has an end has ended: dialogs have opened, pieces have landed. */
export async function animationsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map((motion) => motion.finished))
  })
}
