import type { Page } from '@playwright/test'
import { appText, type Lang, type Text } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { begin, box, openHome } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'

// A first visit with a Polish browser.
test.use({ preferences: {}, locale: 'pl-PL' })

async function choose(page: Page, t: Text, value: string): Promise<void> {
  await page.getByRole('button', { name: t.menu.settings }).click()
  const dialog = page.getByRole('dialog', { name: t.settings.title })
  await dialog.getByRole('radio', { name: value }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test('the language follows the browser until the visitor chooses one, and the choice is kept', async ({ page, context }) => {
  await openHome(page, 'pl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await choose(page, appText.pl, appText.en.language)
  await speaks(page, 'en')
  await page.reload()
  await speaks(page, 'en')
  const other = await context.newPage()
  await other.goto('/')
  await speaks(other, 'en')
  await other.close()

  // During a match the language of everything on the screen changes, and the match goes on.
  const player = new Player(page, clicking)
  await begin(page)
  await player.play((decisions) => decisions === 2)
  const lines = (await player.lines()).length
  await page.getByRole('button', { name: appText.en.table.menu }).click()
  await choose(page, appText.en, appText.pl.language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(box.title.pl)
  const { words } = await box.load('pl')
  await expect(page.getByText(words.role?.(0) ?? '').first()).toBeVisible()
  const gracz = new Player(page, clicking, { lang: 'pl' })
  await expect.poll(async () => (await gracz.lines()).length).toBe(lines)
  await expect(page.locator('body')).not.toContainText(appText.en.undo.button)
  await gracz.play((decisions) => decisions === 2)
})

async function speaks(page: Page, lang: Lang): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  await expect(page.getByRole('heading', { name: appText[lang].home.games, exact: true })).toBeVisible()
  await expect(page.getByText(box.tagline[lang])).toBeVisible()
}

test('the theme follows the system until the visitor chooses one, and the choice is kept', async ({ page }) => {
  const brightness = () =>
    page.evaluate(() => {
      const [r = 0, g = 0, b = 0] = getComputedStyle(document.body).color.match(/\d+/g)?.map(Number) ?? []
      // Light text means a dark page.
      return r + g + b > 384 ? 'dark' : 'light'
    })
  const t = appText.pl.settings
  await page.emulateMedia({ colorScheme: 'dark' })
  await openHome(page, 'pl')
  await expect.poll(brightness).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(brightness).toBe('light')
  await choose(page, appText.pl, t.themes.dark)
  await expect.poll(brightness).toBe('dark')
  await page.reload()
  await expect(page.getByRole('heading', { name: appText.pl.home.games, exact: true })).toBeVisible()
  await expect.poll(brightness).toBe('dark')
  await choose(page, appText.pl, t.themes.light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(brightness).toBe('light')
  await choose(page, appText.pl, t.themes.auto)
  await expect.poll(brightness).toBe('dark')
})

test('with “stop at the end of my turn” the computer waits until the player goes on', async ({ page }) => {
  const t = appText.pl
  await openHome(page, 'pl')
  await page.getByRole('button', { name: t.menu.settings }).click()
  await page.getByRole('checkbox', { name: t.settings.hold }).check()
  await page.getByRole('radio', { name: t.settings.paces.off }).check()
  await page.keyboard.press('Escape')
  const player = new Player(page, clicking, { lang: 'pl' })
  await begin(page, { lang: 'pl' })
  const done = player.bar.getByRole('button', { name: t.table.done })
  while ((await player.wanted()) === 'move' && !(await done.isVisible())) await player.decide()
  await expect(player.sentence).toHaveText(t.table.turnEnds)
  const lines = await player.lines()
  await page.waitForTimeout(600)
  await expect.poll(() => player.lines()).toEqual(lines)
  await done.click()
  await expect.poll(async () => (await player.lines()).length).toBeGreaterThan(lines.length)
})

test('a dialog opened from the menu returns the focus to the menu; sounds are off by default', async ({ page }) => {
  const t = appText.pl
  await begin(page, { lang: 'pl' })
  const menu = page.getByRole('button', { name: t.table.menu })
  for (const [name, title] of [
    [t.menu.settings, t.settings.title],
    [t.menu.keys, t.menu.keys],
    [t.menu.info, t.menu.info],
  ] as const) {
    await menu.click()
    await page.getByRole('navigation', { name: t.table.menu }).getByRole('button', { name, exact: true }).click()
    const window = page.getByRole('dialog', { name: title })
    await expect(window).toBeVisible()
    if (name === t.menu.settings) await expect(window.getByRole('checkbox', { name: t.settings.sound })).not.toBeChecked()
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
    await expect(menu).toBeFocused()
  }
})

test('on my turn title, icon and colour of the page say so; an undo that is not possible says why when it is pressed', async ({
  page,
}) => {
  const t = appText.pl
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/new/towers?position=go')
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page).toHaveTitle(new RegExp(`^● ${t.table.yourTurn}`))
  await expect(page.locator('link[rel="icon"]').last()).toHaveAttribute('href', '/favicon-turn.svg')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#e0ad33')
  await page.getByRole('button', { name: t.undo.button }).click({ force: true })
  await expect(page.getByRole('status').filter({ hasText: t.undo.nothing })).toBeVisible()
})
