import type { Page } from '@playwright/test'
import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { appText } from '../../helpers/app-text.ts'
import { prepare, pressing, roseText, sit, spellName } from '../../helpers/black-rose.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking, typing } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

/** Another seed plays other matches; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)
const t = appText.en
const text = roseText.en

test.beforeEach(({ context }) => fixRandom(context, SEED))

const METEORS = [
  { card: 'DES08', side: 'upper' },
  { card: 'DES03', side: 'lower' },
] as const

/** Hands the device to the player whom the curtain names. */
async function pass(player: Player, name: string): Promise<void> {
  await expect(player.curtain).toHaveAccessibleName(t.curtain.title(name))
  await player.lift()
}

const program = (page: Page) => page.getByRole('region', { name: text.board.preparing })
const room = (page: Page, place: number) => page.locator(`[data-place="${place}"]`)
const GARDEN = 9
const LABORATORY = 11
const moment = (page: Page) => page.locator('[data-part="moment"]')
const letPass = (page: Page) => moment(page).getByRole('button', { name: text.board.letPass })

/** Whether the next turn has begun, with forms that are composed. */
const turnOver = async (player: Player) => (await player.log.textContent())?.includes('Turn 2') === true

test('a whole turn against a bot, by clicks on the Lodge and the cards', async ({ page }) => {
  const player = new Player(page, clicking, { seed: SEED })
  await sit(page, 'preparation', { people: ['human', 'bot'] })
  await expect(program(page)).toBeVisible()
  await expectAccessible(page, 'preparing')
  await prepare(page, METEORS)
  await expect(program(page), 'the bot is ready too').toBeHidden()
  await expectAccessible(page, 'acting')
  const decisions = await player.play(() => turnOver(player))
  expect(decisions).toBeGreaterThan(3)
})

test('a program is laid and turned by keys, and played by keys alone', async ({ page }) => {
  const player = new Player(page, typing(), { seed: SEED })
  await page.addInitScript(() => addEventListener('pointerdown', () => document.documentElement.setAttribute('data-touched', '')))
  await sit(page, 'preparation', { people: ['human', 'bot'] })
  await page.evaluate(() => document.documentElement.removeAttribute('data-touched'))
  await expect(program(page)).toBeVisible()
  const { keyboard } = page
  const slot = (n: number) => program(page).locator(`[data-zone="slot:${n}"]`)
  // The hand is sorted: 2 is Fireball, 3 is Meteor Swarm.
  for (const key of ['3', 'q']) await keyboard.press(key)
  await expect(slot(0)).toContainText(spellName('DES08'))
  for (const key of ['2', ' ', '1']) await keyboard.press(key)
  await expect(slot(1)).toContainText(text.details.spells['DES03']?.lower.replace(/[{}]/g, '') ?? '?')
  await keyboard.press('Enter')
  await expect(program(page)).toBeHidden()
  const decisions = await player.play(async (n) => n >= 9 || (await turnOver(player)))
  expect(decisions).toBeGreaterThan(3)
  await expect(page.locator('html')).not.toHaveAttribute('data-touched')
})

test('a program and a whole go through roles and names alone', async ({ page }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, disabled: false })
  const program = page.getByRole('region', { name: text.board.preparing })
  const hand = page.getByRole('region', { name: text.board.hand })
  const lodge = page.getByRole('group', { name: text.board.lodge })
  const own = page.getByRole('region', { name: t.table.own, exact: true })
  const bar = page.getByRole('region', { name: t.table.action, exact: true })
  const takeOver = (name: string) => button(t.curtain.show(name)).click()
  const lay = async (...cards: readonly string[]) => {
    for (const card of cards) {
      await hand.getByRole('button', { name: new RegExp(`^${spellName(card)}`) }).click()
      await program.getByRole('button', { name: `: Lay here: ${spellName(card)}`, disabled: false }).click()
    }
    await program.getByRole('button', { name: text.board.ready, exact: true }).click()
  }
  await page.goto('/new/black-rose?position=preparation')
  for (const [seat, name] of ['Ada', 'Bela'].entries()) {
    const place = page.getByRole('group').nth(seat)
    await place.getByRole('radio', { name: t.setup.human }).check()
    await place.getByRole('textbox', { name: t.setup.name }).fill(name)
  }
  await button(t.setup.start).click()
  await takeOver('Ada')
  await lay('DES08', 'DES03')
  await takeOver('Bela')
  await lay('NEC08', 'NEC02')
  await takeOver('Ada')

  await own.getByRole('button', { name: new RegExp(`^Cast: ${spellName('DES08')}`) }).click()
  await lodge.getByRole('button', { name: /Garden, green/, disabled: false }).click()
  await expect(lodge.getByRole('button', { name: /^Rebecca \(Bela\).*4 of 12/ })).toBeVisible()
  await lodge.getByRole('button', { name: /^Physical action: move; Sanctuary/ }).click()
  await expect(lodge.getByRole('button', { name: /Sanctuary, yellow.*your Mage is here/ })).toBeVisible()
  await bar.getByRole('button', { name: 'Finish the action' }).click()
  await takeOver('Bela')
  await expect(lodge.getByRole('button', { name: /Sanctuary, yellow.*here: Nero \(Ada\)/ })).toBeVisible()
})

test('on one device the curtain falls once for each Study step, program and activation', async ({ page }) => {
  const player = new Player(page, clicking, { seed: SEED })
  await sit(page, 'study', { people: ['human', 'human'] })
  /** Takes four cards of one school, keeps two of them and bans none. */
  const study = async () => {
    const take = page.getByRole('button', { name: `${text.schools['destruction']}: +1`, exact: true })
    const send = page.getByRole('main').getByRole('button', { name: text.board.send, exact: true })
    for (let n = 0; n < 4; n++) await take.click()
    await send.click()
    await expect(player.sentence).toContainText(/keep/i)
    const seen = page.locator('.cards [aria-pressed]')
    await seen.nth(0).click()
    await seen.nth(1).click()
    await send.click()
    await page.locator('.bar .now').getByRole('button').first().click()
  }
  await pass(player, 'Ada')
  await expectAccessible(page, 'the Library')
  await study()
  await pass(player, 'Bela')
  await study()
  // The player with the device prepares first.
  await expect(program(page)).toBeVisible()
  await prepare(page, [
    { card: 'NEC08', side: 'upper' },
    { card: 'NEC02', side: 'upper' },
  ])
  await pass(player, 'Ada')
  expect(await page.content(), 'a sealed program is nobody else’s business').not.toContain(spellName('NEC08'))
  await prepare(page, METEORS)
  // Ada acts without a curtain, and only then the device goes to Bela.
  const cast = player.own.locator('[data-zone="own-slot:0"]').getByRole('button').first()
  await expect(cast).toHaveAttribute('aria-disabled', 'false')
  await expect(player.curtain).toBeHidden()
  await cast.click()
  await room(page, GARDEN).click()
  await expect(player.log).toContainText(spellName('DES08'))
  await page.locator('.bar .now').getByRole('button').last().click()
  await pass(player, 'Bela')
})

test('on one device a trap is sprung: only who has a real choice is handed the device', async ({ page }) => {
  const player = new Player(page, clicking, { seed: SEED })
  await sit(page, 'a trap next door', { people: ['human', 'human', 'human'] })
  await pass(player, 'Ada')
  await room(page, LABORATORY).click()
  await pass(player, 'Bela')
  await expect(moment(page)).toContainText('Laboratory')
  await expectAccessible(page, 'an interrupt')
  await page.getByLabel(frame.standing.label).selectOption(frame.standing.orders.idle)
  await moment(page)
    .getByRole('button', { name: spellName('CON01') })
    .click()
  // Cleo's trap does not fit: she is not asked.
  await pass(player, 'Ada')
  await expect(player.log).toContainText(spellName('CON01'))
})

test('on one device with "ask everyone", the device also goes to who can only decline', async ({ page }) => {
  const player = new Player(page, clicking, { seed: SEED })
  await sit(page, 'a trap next door', { people: ['human', 'human', 'human'], askEveryone: true })
  await pass(player, 'Ada')
  await room(page, LABORATORY).click()
  for (const name of ['Bela', 'Cleo']) {
    await pass(player, name)
    await letPass(page).click()
  }
  await pass(player, 'Ada')
  await expect(player.sentence).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a program and the first actions by taps', async ({ page }) => {
    const player = new Player(page, pressing(true), { seed: SEED })
    await sit(page, 'preparation', { people: ['human', 'bot'] })
    await prepare(page, METEORS, 'en', true)
    await expect(program(page), 'the bot is ready too').toBeHidden()
    const decisions = await player.play(async (n) => n >= 8 || (await turnOver(player)))
    expect(decisions).toBeGreaterThan(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page, 'a phone')
  })
})
