import type { Page } from '@playwright/test'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { appText, type Lang } from '../../helpers/app-text.ts'
import { checkDraws, endDialog } from '../../helpers/end-dialog.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { box, chooseFile, openHome, openRecord } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { matchWhere, type ReferenceMatch } from '../../helpers/reference-match.ts'

const DESKTOP = { viewport: { width: 1280, height: 720 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Every screen is checked in both languages, both themes and both sizes, but not in every combination; two of them only every night. */
const visits = [
  { name: 'dark theme, desktop, Polish', lang: 'pl', theme: 'dark', size: DESKTOP, all: true },
  { name: 'light theme, phone, English', lang: 'en', theme: 'light', size: PHONE, all: true },
  { name: 'light theme, desktop, English', lang: 'en', theme: 'light', size: DESKTOP, all: false },
  { name: 'dark theme, phone, Polish', lang: 'pl', theme: 'dark', size: PHONE, all: false },
] as const

for (const { name, lang, theme, size, all } of visits) {
  test.describe(name, { tag: all ? [] : ['@long'] }, () => {
    test.use({ ...size, preferences: { lang, theme, pace: 'off' } })
    const t = appText[lang]

    test('accessible pages: home, set-up, rules, about, not found', async ({ page }) => {
      await openRecord(page, (await matchWhere((now) => now.match.steps.length > 9, { lang })).record, lang)
      await openRecord(page, (await matchWhere(undefined, { lang })).record, lang)
      await openHome(page, lang)
      await expectAccessible(page, 'first page')
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

    test('accessible match: a question, a refusal, the end', async ({ page }) => {
      const player = new Player(page, clicking, { lang })
      await asks(page, lang, (now) => now.question?.kind === 'go' && now.match.steps.length > 40)
      await expectAccessible(page, 'where to go')
      await player.table.locator('button[aria-disabled="true"]').first().click({ force: true })
      await expect(player.refused.getByRole('link')).toBeVisible()
      // Only the note itself: while it is open it half covers some pieces on the table.
      await expectAccessible(page, 'a refusal', '[data-testid="refused"]')
      await openRecord(page, (await matchWhere(undefined, { lang })).record, lang)
      await checkDraws(page, t)
      await expectAccessible(page, 'the end')
      await page.keyboard.press('Escape')
      await expect(endDialog(page, t)).toBeHidden()
      await expectAccessible(page, 'the table after the end')
    })
    if (!all) return

    test('accessible match: more questions, the curtain', async ({ page }) => {
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

    test('accessible match: the side panel, the dialogs, the replay', async ({ page }) => {
      await asks(page, lang, (now) => now.question?.kind === 'go' && now.match.steps.length > 20)
      for (const key of ['m', 't', 'l']) {
        await page.keyboard.press(key)
        await expectAccessible(page, `the side, ${key}`)
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: t.menu.keys })).toBeVisible()
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

    test('accessible dialogs of the home page: settings, removing a match, an import error', async ({ page }) => {
      await openRecord(page, (await matchWhere((now) => now.match.steps.length > 9, { lang })).record, lang)
      await openHome(page, lang)
      await chooseFile(page, 'nonsense')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, 'a complaint')
      await page.getByRole('button', { name: t.home.remove }).first().click()
      await expectAccessible(page, 'question whether to remove a match')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t.menu.settings }).click()
      await expect(page.getByRole('dialog', { name: t.settings.title })).toBeVisible()
      await expectAccessible(page, 'settings')
    })
  })
}

/** A position of each other game with much on the table; their colours are their own. */
const TABLES = { spellbook: 'four', prophecy: 'full', 'black-rose': 'aiming', 'wonder-book': 'I-15' } as const

for (const [game, position] of Object.entries(TABLES))
  for (const theme of ['dark', 'light'])
    test(`accessible table of ${game}, ${theme} theme`, async ({ page }) => {
      await page.goto(`/gallery/${game}/${position}?lang=en&theme=${theme}`)
      await expect(page.getByTestId('sentence')).toBeAttached()
      await expect(page.locator('main [aria-disabled="false"]').first()).toBeVisible()
      await expectAccessible(page, `${game}, ${theme}`)
    })

/** Opens a match against the computer at a moment when the person is asked. */
async function asks(page: Page, lang: Lang, there: (now: ReferenceMatch) => boolean): Promise<void> {
  const at = await matchWhere((now) => !now.over && now.seat === 0 && there(now), { lang, people: ['human', 'bot'] })
  await openRecord(page, at.record, lang)
  await expect(page.getByTestId('sentence')).toHaveText(at.asked)
}
