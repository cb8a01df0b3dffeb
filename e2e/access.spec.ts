import type { Page } from '@playwright/test'
import { everyoneCanUse } from './axe.ts'
import { endingOf } from './ending.ts'
import { clicking } from './hands.ts'
import { Player } from './player.ts'
import { type Scene, scene } from './scene.ts'
import { box, give, layOut, openShelf } from './shelf.ts'
import { expect, test } from './watch.ts'
import { type Lang, said } from './words.ts'

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
    test.use({ ...size, likes: { lang, theme, pace: 'off' } })
    const t = said[lang]

    test('pages: shelf, set-up, rules, about, lost', async ({ page }) => {
      await layOut(page, (await scene((now) => now.match.steps.length > 9, { lang })).record, lang)
      await layOut(page, (await scene(undefined, { lang })).record, lang)
      await openShelf(page, lang)
      await everyoneCanUse(page, 'shelf')
      for (const [address, heading] of [
        [`/new/${box.id}`, box.title[lang]],
        [`/rules/${box.id}`, t.rules.title(box.title[lang])],
        ['/about', t.about.title],
        ['/no/such/page', t.lost.title],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await everyoneCanUse(page, address)
      }
    })

    test('the table: a question and the end', async ({ page }) => {
      const player = new Player(page, clicking, { lang })
      await asks(page, lang, (now) => now.question?.kind === 'go' && now.match.steps.length > 40)
      await everyoneCanUse(page, 'where to go')
      await player.table.locator('button[aria-disabled="true"]').first().click({ force: true })
      await expect(player.refused.getByRole('link')).toBeVisible()
      // Only the note: for the moment it lies on the table, it covers some things by half.
      await everyoneCanUse(page, 'a refusal', '[data-testid="refused"]')
      await layOut(page, (await scene(undefined, { lang })).record, lang)
      await endingOf(page, t).getByRole('button', { name: t.ending.check }).click()
      await everyoneCanUse(page, 'the end')
      await page.keyboard.press('Escape')
      await expect(endingOf(page, t)).toBeHidden()
      await everyoneCanUse(page, 'the table after the end')
    })
    if (!all) return

    test('the table: more questions, the curtain', async ({ page }) => {
      const player = new Player(page, clicking, { lang })
      await asks(page, lang, (now) => now.question?.kind === 'exchange')
      await everyoneCanUse(page, 'two secret cards in hand')
      await asks(page, lang, (now) => now.question?.kind === 'side' && now.match.steps.length > 40)
      await everyoneCanUse(page, 'an end of the row')
      await asks(page, lang, (now) => now.question?.kind === 'guess')
      await everyoneCanUse(page, 'a guess')
      const shared = await scene((now) => now.question?.kind !== 'go' && now.match.undoReach(now.seat).steps === 0, { lang })
      await layOut(page, shared.record, lang)
      await expect(player.curtain).toBeVisible()
      await everyoneCanUse(page, 'curtain')
      await player.lift()
      await player.undo.click()
      await expect(page.getByRole('dialog', { name: t.undo.askTitle })).toBeVisible()
      await everyoneCanUse(page, 'question whether all agree')
    })

    test('the table: its side, its windows, the replay', async ({ page }) => {
      await asks(page, lang, (now) => now.question?.kind === 'go' && now.match.steps.length > 20)
      for (const key of ['m', 't', 'l']) {
        await page.keyboard.press(key)
        await everyoneCanUse(page, `the side, ${key}`)
      }
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: t.keys.title })).toBeVisible()
      await everyoneCanUse(page, 'keys')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t.table.menu }).click()
      await everyoneCanUse(page, 'menu')
      await page.getByRole('button', { name: t.menu.info }).click()
      await expect(page.getByRole('dialog', { name: t.menu.info })).toBeVisible()
      await everyoneCanUse(page, 'about this match')
      await page.keyboard.press('Escape')
      await page.keyboard.press('r')
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('region', { name: t.replay.title })).toBeVisible()
      await everyoneCanUse(page, 'replay')
    })

    test('windows of the shelf: settings, removing, a complaint', async ({ page }) => {
      await layOut(page, (await scene((now) => now.match.steps.length > 9, { lang })).record, lang)
      await openShelf(page, lang)
      await give(page, 'nonsense')
      await expect(page.getByRole('alert')).toBeVisible()
      await everyoneCanUse(page, 'a complaint')
      await page.getByRole('button', { name: t.shelf.remove }).first().click()
      await everyoneCanUse(page, 'question whether to remove a match')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t.menu.settings }).click()
      await expect(page.getByRole('dialog', { name: t.settings.title })).toBeVisible()
      await everyoneCanUse(page, 'settings')
    })
  })
}

/** Lays out a match against the computer at a moment where the person is asked. */
async function asks(page: Page, lang: Lang, there: (now: Scene) => boolean): Promise<void> {
  const at = await scene((now) => !now.over && now.seat === 0 && there(now), { lang, people: ['human', 'bot'] })
  await layOut(page, at.record, lang)
  await expect(page.getByTestId('sentence')).toHaveText(at.asked)
}
