import { boxOf } from '@grimuar/games'
import { expect, type Locator, type Page } from '@playwright/test'
import { appText, type Lang } from './app-text.ts'
import { touch } from './finger.ts'
import { type Input, type Owner, typing, walkTo } from './input.ts'

/** The words of Black Rose that tests look for; its board gets them, too. */
interface RoseText {
  readonly board: { readonly [name in 'preparing' | 'hand' | 'lodge' | 'letPass' | 'send' | 'ready' | 'turn']: string }
  readonly spells: { readonly [card: string]: string }
  readonly details: { readonly spells: { readonly [card: string]: { readonly lower: string } } }
  readonly schools: { readonly [school: string]: string }
}

async function textIn(lang: Lang): Promise<RoseText> {
  const door = await boxOf('black-rose')?.load(lang)
  return door?.words.text as RoseText
}

/** The texts of Black Rose by language. */
export const roseText = { pl: await textIn('pl'), en: await textIn('en') }

/** The name of a spell. */
export function spellName(card: string, lang: Lang = 'en'): string {
  const found = roseText[lang].spells[card]
  if (!found) throw new Error(`there is no spell ${card}`)
  return found
}

/** Lays a program card by card, the Quick Spell first, turns cards whose lower side shall be up, and presses ready. */
export async function prepare(page: Page, program: readonly unknown[], lang: Lang = 'en', finger = false): Promise<void> {
  const { board } = roseText[lang]
  const press = async (thing: Locator) => {
    // On a phone cards and slots do not always fit on the screen together.
    await thing.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await touch(page, thing, finger)
  }
  for (const [slot, item] of program.entries()) {
    const { card, side } = item as { readonly card: string; readonly side: string }
    await press(page.locator(`[data-zone="hand"] [data-piece="card:${card}:0"]`))
    await press(page.locator(`[data-zone="slot:${slot}"]`).getByRole('button'))
    if (side === 'lower') await press(page.getByRole('button', { name: `${board.turn}: ${spellName(card, lang)}` }))
  }
  const ready = page.getByRole('button', { name: board.ready, exact: true })
  await press(ready)
  await expect(ready).toBeHidden()
}

const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora'] as const

interface MatchSetup {
  readonly people: readonly ('human' | 'bot')[]
  readonly askEveryone?: boolean
  readonly lang?: Lang
}

/** Begins a match on this device from a named position. */
export async function sit(page: Page, position: string, { people, askEveryone = false, lang = 'en' }: MatchSetup): Promise<void> {
  const t = appText[lang]
  await page.goto(`/new/black-rose?position=${encodeURIComponent(position)}`)
  await expect(page.getByRole('heading', { name: t.setup.title })).toBeVisible()
  for (const [seat, kind] of people.entries()) {
    const place = page.getByRole('group').nth(seat)
    await place.getByRole('radio', { name: kind === 'human' ? t.setup.human : t.setup.bot }).check()
    if (kind === 'human') await place.getByLabel(t.setup.name).fill(NAMES[seat] ?? '')
  }
  if (askEveryone) await page.getByLabel(t.setup.askEveryone).check()
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
}

/** Presses the visible part of a room or a figure: others may stand before its middle. */
async function pressWhereSeen(page: Page, thing: Locator, finger: boolean): Promise<void> {
  await thing.scrollIntoViewIfNeeded()
  let [x, y] = [0, 0]
  const look = async () => {
    const seen = await thing.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const parts = [0.5, 0.3, 0.7, 0.15, 0.85]
      const spots = parts.flatMap((across) => parts.map((down) => ({ x: left + width * across, y: top + height * down })))
      return spots.find((spot) => element.contains(document.elementFromPoint(spot.x, spot.y))) ?? null
    })
    if (seen) ({ x, y } = seen)
    return seen !== null
  }
  await expect.poll(look, { message: `whether something of ${thing} can be seen` }).toBe(true)
  if (finger) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** Presses something at random. For a finger a room or figure first tells what pressing it would do, and is tapped again. */
export function pressing(finger = false): Input {
  return async ({ page, choices: all, roll }) => {
    // A parchment over the table offers everything itself: what lies behind it is not touched.
    const choices = (await page.locator('.scroll').isVisible()) ? all.and(page.locator('.scroll *, .bar *')) : all
    const thing = choices.nth(roll(await choices.count()))
    const [name, drawn] = await thing.evaluate((element): [string, string] => {
      const { place, figure } = (element as SVGElement).dataset
      const again = place !== undefined ? `[data-place="${place}"]` : figure !== undefined ? `[data-figure="${figure}"]` : ''
      return [element.ariaLabel ?? element.textContent ?? '', again]
    })
    if (!drawn) await (finger ? thing.tap() : thing.click())
    else for (let times = finger ? 2 : 1; times > 0; times--) await pressWhereSeen(page, page.locator(drawn), finger)
    return name
  }
}

/** How the sentence begins that asks for a program. */
const PREPARE = 'Prepare your spells'

/** The buttons that add to an answer of several parts. */
const MORE = '[aria-label$=": +1"][aria-disabled="false"], .cards [aria-pressed="false"][aria-disabled="false"]'

/** Waits for the slots of a program where one is asked for: they come a little later than the cards of the hand can be pressed. */
async function waitForSlots(page: Page, ready: Locator): Promise<void> {
  const sentence = page.getByTestId('sentence')
  const asked = await sentence.textContent()
  if (!asked?.startsWith(PREPARE)) return
  await expect.poll(async () => (await ready.isVisible()) || (await sentence.textContent()) !== asked).toBe(true)
}

/** Waits until what was sent is answered: another question may have a button of the same name. */
async function answered(page: Page, send: () => Promise<void>): Promise<void> {
  const asked = () => page.locator('[data-testid="sentence"], .scroll').allTextContents()
  const before = await asked()
  await send()
  await expect.poll(asked, 'the answer that was sent is taken').not.toEqual(before)
}

/** How a player's hands work: they press a thing, lay a program card by card until it may be sent, and answer all other questions. */
interface Hands {
  readonly input: Input
  press(thing: Locator, player: Owner): Promise<void>
  /** Lays cards until `full` says that they are enough. */
  lay(player: Owner, full: () => Promise<boolean>): Promise<void>
}

/** Composes what a question asks for piece by piece, at random, and sends it; other questions are answered by one press. */
function composingWith({ input, press, lay }: Hands): Input {
  const { board } = roseText.en
  return async (player) => {
    const main = player.page.getByRole('main')
    const send = main.getByRole('button', { name: board.send, exact: true })
    const ready = main.getByRole('button', { name: board.ready, exact: true })
    const isOff = async (button: Locator) => (await button.getAttribute('aria-disabled')) === 'true'
    await waitForSlots(player.page, ready)
    if (await ready.isVisible()) {
      await lay(player, async () => !(await isOff(ready)))
      await press(ready, player)
      await expect(ready).toBeHidden()
      return board.ready
    }
    if (await send.isVisible()) {
      const more = main.locator(MORE)
      while (await isOff(send)) await press(more.nth(player.roll(await more.count())), player)
      await answered(player.page, () => press(send, player))
      return board.send
    }
    const pressed = await input(player)
    // A card that fits several slots is followed by its slot.
    const slot = main.locator('.scroll .cards:has([aria-pressed="true"]) ~ .choice').first()
    if (await slot.isVisible()) await press(slot, player)
    return pressed
  }
}

const handOf = ({ page }: Owner) => page.getByRole('main').locator('[data-zone="hand"] [data-piece^="card:"]')

/** By clicks or taps. */
export function composing(finger = false): Input {
  const press = (thing: Locator, { page }: Owner) => touch(page, thing, finger)
  return composingWith({
    input: pressing(finger),
    press,
    async lay(player, full) {
      const hand = handOf(player)
      for (let slot = 0; !(await full()); slot++) {
        await press(hand.nth(player.roll(await hand.count())), player)
        await press(player.page.getByRole('main').locator(`[data-zone="slot:${slot}"]`).getByRole('button'), player)
      }
    },
  })
}

/** By keys alone: digits take a card of the hand, Q and digits lay it, the space bar turns it, Tab and arrows go to the rest. */
export function composingByKeys(): Input {
  return composingWith({
    input: typing(),
    async press(thing, { page }) {
      await walkTo(page, thing)
      await page.keyboard.press('Space')
    },
    async lay(player, full) {
      const { page, roll } = player
      const cards = Array.from({ length: Math.min(9, await handOf(player).count()) }, (_, i) => i + 1)
      for (let slot = 0; !(await full()); slot++) {
        const [card = 0] = cards.splice(roll(cards.length), 1)
        await page.keyboard.press(`${card}`)
        if (roll(2)) await page.keyboard.press('Space')
        await page.keyboard.press(slot === 0 ? 'q' : `${slot}`)
      }
    },
  })
}
