import { expect, type Locator } from '@playwright/test'

/** Expects that a lens covers nothing of the thing that it shows in large, and is all on the screen. */
export async function expectBeside(lens: Locator, thing: Locator): Promise<void> {
  const [large, small] = await Promise.all([lens.boundingBox(), thing.boundingBox()])
  if (!large || !small) throw new Error('the lens or what it shows is not on the screen')
  const apart =
    large.x >= small.x + small.width ||
    small.x >= large.x + large.width ||
    large.y >= small.y + small.height ||
    small.y >= large.y + large.height
  expect(apart, `the lens ${JSON.stringify(large)} beside ${JSON.stringify(small)}`).toBe(true)
  await expect(lens).toBeInViewport({ ratio: 0.99 })
}
