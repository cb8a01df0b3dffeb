import { expect, type Locator, type Page } from '@playwright/test'
import { pointsFirst } from './input.ts'
import { escaped } from './player.ts'

/** Touches a place on the screen, as a finger or a mouse does: the topmost thing there gets it. */
export async function touch(page: Page, thing: Locator, finger: boolean): Promise<void> {
  // Scroll to it and measure it again each time: the layout beside it may still move it, even off the screen.
  let [x, y] = [0, 0]
  const look = async () => {
    try {
      await thing.scrollIntoViewIfNeeded() // waits until the thing stands still, too
    } catch (error) {
      // Drawn anew in the meantime: whoever wants to touch it looks for it again.
      if (String(error).includes('not attached')) return 'gone'
      throw error
    }
    const met = await thing.evaluate(topmost)
    ;[x, y] = met.at
    return met.what
  }
  await expect.poll(look, { message: `what lies on top of ${thing}`, timeout: 3000 }).toBe('itself')
  if (finger) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** The element under the middle of a thing, and its position. */
function topmost(thing: Element): { what: string; at: [x: number, y: number] } {
  const { left, top, width, height } = thing.getBoundingClientRect()
  const at: [number, number] = [left + width / 2, top + height / 2]
  const met = document.elementFromPoint(...at)
  const told = met ? `${met.tagName} ${met.className} ${met.textContent?.trim().slice(0, 60)}` : 'nothing: it is off the screen'
  return { what: met && thing.contains(met) ? 'itself' : told, at }
}

/** Presses what makes a move. Where a finger only points at first, what the move would do is shown with a button. */
async function press(page: Page, thing: Locator, finger: boolean): Promise<void> {
  const twice = finger && (await pointsFirst(thing))
  await touch(page, thing, finger)
  const doIt = page.getByTestId('do-it')
  if (twice) await doIt.waitFor()
  if (finger && (await doIt.isVisible())) await touch(page, doIt, finger)
}

/** Makes a move by touching things on the table and in the bar, knowing only its name and what people see. */
export async function makeMove(page: Page, name: string, finger: boolean, about: readonly string[] = []): Promise<void> {
  const named = page.getByRole('button', { name: new RegExp(`^${escaped(name)}($|[;:])`), disabled: false })
  const choices = page.locator('main :is(button, [role="button"])[aria-disabled="false"], .bar .now button').and(named)
  // The thing that the lesson points at, or another with the same effect.
  for (const thing of about) {
    const there = choices.and(page.locator(`${thing}, ${thing} *`)).first()
    if (await there.isVisible()) return press(page, there, finger)
  }
  const choice = choices.first()
  const confirm = page.locator('main [data-part="confirm"]')
  const behind = page.locator('main [role="tab"][data-legal], main [data-zone="hand"] button')
  await choice.or(confirm).or(behind).first().waitFor()
  if (await choice.isVisible()) return press(page, choice, finger)
  // A price is filled in and then confirmed.
  if (await confirm.isVisible()) {
    await touch(page, confirm, finger)
    return touch(page, confirm, finger)
  }
  // It lies behind a tab that is marked, or is done with another crystal in hand.
  for (const first of await behind.all()) {
    await touch(page, first, finger)
    if (await choice.isVisible()) return touch(page, choice, finger)
  }
  throw new Error(`“${name}” can be touched nowhere`)
}
