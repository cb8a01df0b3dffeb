import { quickDice, stream } from '@grimuar/kernel'
import { appText } from '../../helpers/app-text.ts'
import { composingByKeys, roseText, sit, spellName } from '../../helpers/black-rose.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { Player } from '../../helpers/player.ts'

// One whole turn of Black Rose against a bot, from preparing until the next turn begins: by keys alone, and by roles and names alone.

/** Another seed plays another turn; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)
const t = appText.en
const { board } = roseText.en
const NEXT_TURN = /Turn 2;/

test.beforeEach(({ context }) => fixRandom(context, SEED))

test('a whole turn by keys alone', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => addEventListener('pointerdown', () => document.documentElement.setAttribute('data-touched', '')))
  const player = new Player(page, composingByKeys(), { seed: SEED })
  await sit(page, 'preparation', { people: ['human', 'bot'] })
  await page.evaluate(() => document.documentElement.removeAttribute('data-touched'))
  const program = page.getByRole('region', { name: board.preparing })
  await expect(program).toBeVisible()
  // The hand is sorted: 2 is Fireball, 3 is Meteor Swarm, 6 is Ice Grip.
  for (const key of ['3', 'q', '2', ' ', '1', '6', '2', 'Enter']) await page.keyboard.press(key)
  await expect(program).toBeHidden()
  const decisions = await player.play(async () => NEXT_TURN.test((await player.log.textContent()) ?? ''))
  expect(decisions).toBeGreaterThan(3)
  await expect(player.log).toContainText(NEXT_TURN)
  await expect(page.locator('html')).not.toHaveAttribute('data-touched')
})

test('a whole turn by roles and names alone', { tag: '@long' }, async ({ page }) => {
  const roll = stream(quickDice(SEED))
  const main = page.getByRole('main')
  const bar = page.getByRole('region', { name: t.table.action, exact: true })
  const log = page.getByRole('log', { name: t.log.title, exact: true })
  const program = page.getByRole('region', { name: board.preparing })
  const hand = page.getByRole('region', { name: board.hand })
  const choices = main.or(bar).getByRole('button', { disabled: false })
  const now = async () => [await bar.ariaSnapshot(), await main.ariaSnapshot(), await log.textContent()]

  await page.goto('/new/black-rose?position=preparation')
  const [me, bot] = [page.getByRole('group').nth(0), page.getByRole('group').nth(1)]
  await me.getByRole('radio', { name: t.setup.human }).check()
  await bot.getByRole('radio', { name: t.setup.bot }).check()
  await page.getByRole('button', { name: t.setup.start }).click()
  for (const card of ['DES08', 'DES03', 'NEC06']) {
    await hand.getByRole('button', { name: new RegExp(`^${spellName(card)}`) }).click()
    await program
      .getByRole('button', { name: `: Lay here: ${spellName(card)}`, disabled: false })
      .first()
      .click()
  }
  await program.getByRole('button', { name: board.ready, exact: true }).click()
  await expect(program).toBeHidden()

  /** Whether something is asked, or the next turn has begun. The log is read last: what was asked before it, was asked in this turn. */
  const state = async () => {
    const asked = (await page.title()).includes(t.table.yourTurn) && (await choices.count()) > 0
    return NEXT_TURN.test((await log.textContent()) ?? '') ? 'next turn' : asked ? 'asked' : 'waiting'
  }
  const told: string[] = []
  for (;;) {
    await expect.poll(state, { message: `after ${told.at(-1)}`, timeout: 60_000 }).not.toBe('waiting')
    if ((await state()) === 'next turn') break
    const before = await now()
    const choice = choices.nth(roll(await choices.count()))
    await expect(choice).toHaveAccessibleName(/\S/)
    told.push(await choice.ariaSnapshot())
    await choice.press('Enter')
    await expect.poll(now, `after ${told.at(-1)}`).not.toEqual(before)
  }
  expect(told.length).toBeGreaterThan(3)
})
