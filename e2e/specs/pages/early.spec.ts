import { catalogue } from '@grimuar/games'
import type { Page } from '@playwright/test'
import { en as lobbyEn } from '../../../packages/web/src/lib/lobby/text/en.ts'
import { pl as lobbyPl } from '../../../packages/web/src/lib/lobby/text/pl.ts'
import { appText, LANGS, type Lang } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { box } from '../../helpers/home-page.ts'
import { matchWhere } from '../../helpers/reference-match.ts'

const lobbyText = { en: lobbyEn, pl: lobbyPl }

/** Lets the scripts of the app wait until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_app/**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const early = (page: Page) => page.locator('#early')

/** What each page says before its scripts have run. */
async function words(lang: Lang): Promise<Record<string, string>> {
  const t = appText[lang]
  const pages: Record<string, string> = { '/': t.home.games, '/lobby': lobbyText[lang].lobby.title }
  for (const { id, title, tutorials } of catalogue) {
    pages[`/new/${id}`] = t.setup.start
    pages[`/rules/${id}`] = t.rules.title(title[lang])
    const [tutorial] = tutorials ?? []
    const [lesson] = (await tutorial?.load(lang))?.lessons ?? []
    if (lesson) pages[`/learn/${id}`] = lesson.says
  }
  return pages
}

test('every page that people open first is drawn in its HTML, in every language', async ({ request }) => {
  for (const lang of LANGS) {
    for (const [path, said] of Object.entries(await words(lang))) {
      const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
      const drawn = new RegExp(`<template lang="${lang}"[^>]*>([^]*?)</template>`).exec(html)?.[1]
      const read = drawn
        ?.replaceAll(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&lt;', '<')
      expect(read, `${path} in ${lang}`).toContain(said)
    }
  }
})

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ preferences: { lang, pace: 'off' } })
    const t = appText[lang]

    test(`in ${lang}, a page is seen and its links work before its scripts have run`, async ({ page }) => {
      const release = await holdScripts(page)
      await page.goto('/', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1, name: t.app.motto })).toBeVisible()
      await expect(page.getByRole('heading', { name: catalogue[1]?.title[lang] ?? '' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.getByRole('link', { name: t.home.learnNow }).click()
      await page.waitForURL(`/learn/${box.id}`)
      await expect(early(page).getByTestId('guide')).toBeVisible()
      release()
      await expect(early(page)).toHaveCount(0)
      await expect(page.getByTestId('guide')).toHaveCount(1)
      await expect(page.locator('h1')).toHaveCount(1)
    })
  })
}

test('what was done before the scripts had run is done when they have', async ({ page }) => {
  const t = appText.en
  const release = await holdScripts(page)
  await page.goto(`/new/${box.id}`, { waitUntil: 'commit' })
  await page.getByRole('group').nth(1).getByRole('radio', { name: t.setup.human }).check()
  const name = page.getByLabel(t.setup.name).first()
  await name.fill('Ada')
  release()
  await expect(early(page)).toHaveCount(0)
  await expect(name).toHaveValue('Ada')
  await expect(name).toBeFocused()
  await expect(page.getByRole('group').nth(1).getByRole('radio', { name: t.setup.human })).toBeChecked()
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('h1')).toHaveCount(1)
})

test('a press that came before the scripts is made when they are there', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(`/new/${box.id}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: appText.en.setup.start }).click()
  await expect(early(page)).toHaveCount(1)
  release()
  await page.waitForURL(/\/match\//)
  await expect(page.getByTestId('sentence')).not.toBeEmpty()
})

test('a file that was chosen before the scripts had run is opened', async ({ page }) => {
  const { record } = await matchWhere((now) => now.match.steps.length > 5)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(early(page)).toHaveCount(1)
  await early(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from(record) })
  release()
  await page.waitForURL(/\/match\//)
  await expect(page.getByTestId('sentence')).toBeAttached()
})

test('who has scrolled stays there when the app takes over', async ({ page }) => {
  const release = await holdScripts(page)
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(early(page).getByRole('contentinfo').or(early(page).locator('.import'))).toBeAttached()
  // Letters that come later make the page a little shorter.
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => scrollTo(0, 600))
  release()
  await expect(early(page)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(600)
})

test('whose page looks different is not shown what a stranger sees', async ({ page }) => {
  const release = await holdScripts(page)
  for (const [path, key] of [
    ['/', 'grimuar/match/x'],
    [`/new/${box.id}`, `grimuar/setup/${box.id}`],
    [`/learn/${box.id}`, `grimuar/lesson/${box.id}/first`],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(early(page)).toHaveCount(1)
    await page.evaluate((key) => localStorage.setItem(key, '{}'), key)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => document.body?.children.length ?? 0)).toBeGreaterThan(0)
    await expect(page.locator('template')).toHaveCount(0)
    await expect(early(page)).toHaveCount(0)
    await page.evaluate((key) => localStorage.removeItem(key), key)
  }
  await page.goto(`/new/${box.id}?online`, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => document.body?.children.length ?? 0)).toBeGreaterThan(0)
  await expect(early(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
