import type { Locator, Page } from '@playwright/test'
import type { Lang } from './app-text.ts'
import { sit } from './black-rose.ts'

/** The screens that the moments of Black Rose are looked at on: a desk, a tablet, a phone. */
export const MOMENT_SIZES = ['1280x720', '820x1180', '390x844'] as const

/** How a moment is reached: with a mouse or a finger, in a language. */
interface Way {
  readonly finger: boolean
  readonly lang: Lang
}

const THRONE = 3
const GARDEN = 9
const TREASURE = 10
const LABORATORY = 11
const room = (page: Page, place: number) => page.locator(`[data-place="${place}"]`)
const quickSpell = (page: Page) => page.locator('[data-zone="own-slot:0"]').getByRole('button').first()
const inTheBar = (page: Page) => page.locator('.bar .now').getByRole('button').last()

/** Presses a thing; a finger first learns what a room or figure means, and presses again. */
async function press(thing: Locator, { finger }: Way): Promise<void> {
  if (!finger) return thing.click()
  const twice = await thing.evaluate((element) => element instanceof SVGElement)
  await thing.tap()
  if (twice) await thing.page().getByTestId('do-it').tap()
}

/** Shows a position of the gallery, in which one may play. */
async function show(page: Page, position: string): Promise<void> {
  await page.goto(`/gallery/black-rose/${encodeURIComponent(position)}`)
  await page.locator('[data-testid="sentence"], [data-testid="outcome"]').first().waitFor()
}

/** The eight moments of Black Rose that everybody should look at, and how each is reached. */
export const ROSE_MOMENTS: { readonly [name: string]: (page: Page, way: Way) => Promise<void> } = {
  async preparation(page, way) {
    await show(page, 'preparation')
    for (const [slot, card] of ['DES08', 'DES03', 'CON01'].entries()) {
      await press(page.locator(`[data-zone="hand"] [data-piece="card:${card}:0"]`), way)
      await press(page.locator(`[data-zone="slot:${slot}"]`).getByRole('button'), way)
    }
    // The card under the mouse would be shown in large.
    await page.mouse.move(5, 5)
  },
  async aiming(page, way) {
    await show(page, 'aiming')
    await press(quickSpell(page), way)
    if (way.finger) await room(page, THRONE).tap()
    else await room(page, THRONE).hover()
    await page.locator('[data-part="aim"]').waitFor()
  },
  async interrupt(page, way) {
    await sit(page, 'a trap next door', { people: ['human', 'human', 'human'], lang: way.lang })
    const takeOver = page.locator('dialog.curtain').getByRole('button').first()
    await takeOver.click()
    await press(room(page, LABORATORY), way)
    await takeOver.click()
    await page.locator('[data-part="moment"]').waitFor()
  },
  async 'Moon change'(page, way) {
    await show(page, 'before the Second Moon')
    await press(room(page, TREASURE), way)
    await page.locator('.moon.risen').waitFor()
    await page.mouse.move(5, 5)
  },
  async ruin(page, way) {
    await show(page, 'a room about to break')
    // The Garden is activated, gets its last cube, and breaks when the turn ends.
    await press(room(page, GARDEN), way)
    await press(room(page, GARDEN), way)
    await press(inTheBar(page), way)
    await page.locator('[data-part="moment"]').waitFor()
  },
  async defeat(page, way) {
    await show(page, 'a Mage about to fall')
    await press(quickSpell(page), way)
    await press(room(page, GARDEN), way)
    await page.locator('[data-zone="own-slot:0"] [aria-disabled="false"]').waitFor({ state: 'detached' })
    await page.mouse.move(5, 5)
  },
  async end(page, way) {
    await show(page, 'the last Cleanup')
    await press(inTheBar(page), way)
    await page.locator('dialog[open]').waitFor()
  },
  'Rose’s victory': (page) => show(page, 'the Rose has won'),
}
