import type { Locator, Page } from '@playwright/test'
import { sit, spellName } from './black-rose.ts'

/** The screens that the moments of Black Rose are looked at on: a desk, a tablet, a phone. */
export const MOMENT_SIZES = ['1280x720', '820x1180', '390x844'] as const

const GARDEN = 9
const LABORATORY = 11
const room = (page: Page, place: number) => page.locator(`[data-place="${place}"]`)
const sheet = (page: Page, name: RegExp) => page.locator('main').getByRole('button', { name, disabled: false }).first()
const cast = (page: Page, card: string) => sheet(page, new RegExp(`^Cast: ${spellName(card)}`))

/** Presses a thing; a finger first learns what a room or figure means, and presses again. */
async function press(thing: Locator, finger: boolean): Promise<void> {
  if (!finger) return thing.click()
  await thing.tap()
  const doIt = thing.page().locator('[data-part="aim"]').getByRole('button')
  if (await thing.evaluate((element) => element instanceof SVGElement)) await doIt.tap()
}

/** Activates the room of one's own Mage: pressing it is the whole physical action. */
const activate = (page: Page, finger: boolean) => press(sheet(page, /^Physical action: move;.*your Mage is here/), finger)

/** Shows a position of the gallery, in which one may play. */
async function show(page: Page, position: string): Promise<void> {
  await page.goto(`/gallery/black-rose/${encodeURIComponent(position)}`)
  await page.locator('[data-testid="sentence"], [data-testid="outcome"]').first().waitFor()
}

/** The eight moments of Black Rose that everybody should look at, and how each is reached; words are English. */
export const ROSE_MOMENTS: { readonly [name: string]: (page: Page, finger: boolean) => Promise<void> } = {
  async preparation(page, finger) {
    await show(page, 'preparation')
    for (const [slot, card] of ['DES08', 'DES03', 'CON01'].entries()) {
      await press(page.locator(`[data-zone="hand"] [data-piece="card:${card}:0"]`), finger)
      await press(page.locator(`[data-zone="slot:${slot}"]`).getByRole('button'), finger)
    }
    // The card under the mouse is shown in large.
    await page.mouse.move(5, 5)
  },
  async aiming(page, finger) {
    await show(page, 'aiming')
    await press(cast(page, 'DES03'), finger)
    if (finger) await room(page, 3).tap()
    else await room(page, 3).hover()
    await page.locator('[data-part="aim"]').waitFor()
  },
  async interrupt(page, finger) {
    await sit(page, 'a trap next door', { people: ['human', 'human', 'human'] })
    const curtain = page.locator('dialog.curtain')
    await curtain.getByRole('button').first().click()
    await press(room(page, LABORATORY), finger)
    await curtain.getByRole('button').first().click()
    await page.locator('[data-part="moment"]').waitFor()
  },
  async 'Moon change'(page, finger) {
    await show(page, 'before the Second Moon')
    await activate(page, finger)
    await page
      .getByText(/Second Moon/)
      .first()
      .waitFor()
  },
  async ruin(page, finger) {
    await show(page, 'ruins')
    await activate(page, finger)
    await press(room(page, GARDEN), finger)
  },
  async defeat(page, finger) {
    await show(page, 'a Mage about to fall')
    await press(cast(page, 'DES08'), finger)
    await press(room(page, GARDEN), finger)
  },
  end: (page) => show(page, 'the last Cleanup'),
  'Rose’s victory': (page) => show(page, 'the Rose has won'),
}
