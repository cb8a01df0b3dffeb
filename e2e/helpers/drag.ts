import type { Locator, Page } from '@playwright/test'

/** Drags a piece to a goal with the mouse, as soon as neither of them moves any more. */
export async function drag(page: Page, piece: Locator, goal: Locator): Promise<void> {
  const [from, to] = [await middleOf(piece), await middleOf(goal)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  // Few steps, like a quick hand: the pointer is seen only on its way and at the goal.
  await page.mouse.move(to.x, to.y, { steps: 2 })
  await page.mouse.up()
}

async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  // A piece that was let go elsewhere slides back first.
  await thing.evaluate((element) => Promise.allSettled(element.getAnimations().map((slide) => slide.finished)))
  const box = await thing.boundingBox()
  if (!box) throw new Error('the piece or its goal is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
