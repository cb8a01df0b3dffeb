import type { Page } from '@playwright/test'
import { expectAccessible } from '../helpers/accessibility.ts'
import { appText, type Lang } from '../helpers/app-text.ts'
import { endDialog } from '../helpers/end-dialog.ts'
import { expect, test } from '../helpers/fixtures.ts'
import { box, chooseFile, openHome, openRecord } from '../helpers/home-page.ts'
import { clicking } from '../helpers/input.ts'
import { Player } from '../helpers/player.ts'
import { matchWhere, type ReferenceMatch } from '../helpers/reference-match.ts'

const DESKTOP = { viewport: { width: 1280, height: 720 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Each screen in both languages, both lights and both sizes, but not each with each. */
const visits = [
  { name: 'a night at the desk in Polish', lang: 'pl', theme: 'dark', size: DESKTOP, all: true },
  { name: 'a day on the phone in English', lang: 'en', theme: 'light', size: PHONE, all: true },
  { name: 'a day at the desk in English', lang: 'en', theme: 'light', size: DESKTOP, all: false },
  { name: 'a night on the phone in Polish', lang: 'pl', theme: 'dark', size: PHONE, all: false },
] as const

for (const { name, lang, theme, size, all } of visits) {
  test.describe(name, () => {
    test.use({ ...size, preferences: { lang, theme, pace: 'off' } })
    const t = appText[lang]

    test('pages: shelf, set-up, rules, about, lost', async ({ page }) => {
      await openRecord(page, (await matchWhere((now) => now.match.steps.length > 9, { lang })).record, lang)
      await openRecord(page, (await matchWhere(undefined, { lang })).record, lang)
      await openHome(page, lang)
      await expectAccessible(page, 'shelf')
      for (const [address, heading] of [
        [`/new/${box.id}`, box.title[lang]],
        [`/rules/${box.id}`, t.rules.title(box.title[lang])],
        ['/about', t.about.title],
        ['/no/such/page', t.lost.title],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectAccessible(page, address)
      }
    })

    test('the table: a question and the end', async ({ page }) => {
      const player = new Player(page, clicking, { lang })
      await asks(page, lang, (now) => now.question?.kind === 'go' && now.match.steps.length > 40)
      await expectAccessible(page, 'where to go')
      await player.table.locator('button[aria-disabled="true"]').first().click({ force: true })
      await expect(player.refused.getByRole('link')).toBeVisible()
      // Only the note: for the moment it lies on the table, it covers some things by half.
      await expectAccessible(page, 'a refusal', '[data-testid="refused"]')
      await openRecord(page, (await matchWhere(undefined, { lang })).record, lang)
      await endDialog(page, t).getByRole('button', { name: t.ending.check }).click()
      await expectAccessible(page, 'the end')
      await page.keyboard.press('Escape')
      await expect(endDialog(page, t)).toBeHidden()
      await expectAccessible(page, 'the table after the end')
    })
    if (!all) return

    test('the table: more questions, the curtain', async ({ page }) => {
      const player = new Player(page, clicking, { lang })
      await asks(page, lang, (now) => now.question?.kind === 'exchange')
      await expectAccessible(page, 'two secret cards in hand')
      await asks(page, lang, (now) => now.question?.kind === 'side' && now.match.steps.length > 40)
      await expectAccessible(page, 'an end of the row')
      await asks(page, lang, (now) => now.question?.kind === 'guess')
      await expectAccessible(page, 'a guess')
      const shared = await matchWhere((now) => now.question?.kind !== 'go' && now.match.undoReach(now.seat).steps === 0, { lang })
      await openRecord(page, shared.record, lang)
      await expect(player.curtain).toBeVisible()
      await expectAccessible(page, 'curtain')
      await player.lift()
      await player.undo.click()
      await expect(page.getByRole('dialog', { name: t.undo.askTitle })).toBeVisible()
      await expectAccessible(page, 'question whether all agree')
    })

    test('the table: its side, its windows, the replay', async ({ page }) => {
      await asks(page, lang, (now) => now.question?.kind === 'go' && now.match.steps.length > 20)
      for (const key of ['m', 't', 'l']) {
        await page.keyboard.press(key)
        await expectAccessible(page, `the side, ${key}`)
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: t.keys.title })).toBeVisible()
      await expectAccessible(page, 'keys')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t.table.menu }).click()
      await expectAccessible(page, 'menu')
      await page.getByRole('button', { name: t.menu.info }).click()
      await expect(page.getByRole('dialog', { name: t.menu.info })).toBeVisible()
      await expectAccessible(page, 'about this match')
      await page.keyboard.press('Escape')
      await page.keyboard.press('r')
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('region', { name: t.replay.title })).toBeVisible()
      await expectAccessible(page, 'replay')
    })

    test('windows of the shelf: settings, removing, a complaint', async ({ page }) => {
      await openRecord(page, (await matchWhere((now) => now.match.steps.length > 9, { lang })).record, lang)
      await openHome(page, lang)
      await chooseFile(page, 'nonsense')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'a complaint')
      await page.getByRole('button', { name: t.shelf.remove }).first().click()
      await expectAccessible(page, 'question whether to remove a match')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t.menu.settings }).click()
      await expect(page.getByRole('dialog', { name: t.settings.title })).toBeVisible()
      await expectAccessible(page, 'settings')
    })
  })
}

/** Lays out a match against the computer at a moment where the person is asked. */
async function asks(page: Page, lang: Lang, there: (now: ReferenceMatch) => boolean): Promise<void> {
  const at = await matchWhere((now) => !now.over && now.seat === 0 && there(now), { lang, people: ['human', 'bot'] })
  await openRecord(page, at.record, lang)
  await expect(page.getByTestId('sentence')).toHaveText(at.asked)
}
