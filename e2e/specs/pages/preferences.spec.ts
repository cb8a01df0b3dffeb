import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { begin, openHome } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

const t = appText.en

test('without the curtain people hand the device over and play on at once', async ({ page }) => {
  await openHome(page)
  await page.getByRole('button', { name: t.menu.settings }).click()
  await page.getByRole('checkbox', { name: t.settings.curtain }).uncheck()
  await page.keyboard.press('Escape')
  const player = new Player(page, clicking)
  await begin(page, { people: ['human', 'human'], names: ['Ada', 'Bela'] })
  const bela = page.getByText(frame.acting('Bela'))
  await expect(page.getByText(frame.acting('Ada'))).toBeVisible()
  while (!(await bela.isVisible())) await player.decide()
  await expect(player.curtain).toBeHidden()
  await expect(player.sentence).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the phone trembles when it is my turn, once that is wanted', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.vibrate = (pulses) => document.documentElement.setAttribute('data-felt', String(pulses)) === undefined
    })
    const felt = page.locator('html[data-felt]')
    await openHome(page)
    await page.getByRole('button', { name: t.menu.settings }).click()
    await expect(felt).toHaveCount(0)
    await page.getByRole('checkbox', { name: t.settings.haptics }).check()
    await expect(felt, 'the setting shows what it does').toHaveAttribute('data-felt', '30')
    await page.keyboard.press('Escape')
    // The mage, whom the computer plays, is on turn.
    await page.goto('/new/towers?position=jump')
    await page.getByRole('button', { name: t.setup.start }).click()
    await expect(felt, 'felt on my turn').toHaveAttribute('data-felt', '30')
  })
})
