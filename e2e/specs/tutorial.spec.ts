import { beginningOf, type Tutorial } from '@grimuar/contract/tutorial'
import { catalogue } from '@grimuar/games'
import { type Json, Match, openQuestion } from '@grimuar/kernel'
import type { Locator, Page } from '@playwright/test'
import { animationsDone, expectAccessible } from '../helpers/accessibility.ts'
import { appText } from '../helpers/app-text.ts'
import { expect, test } from '../helpers/fixtures.ts'

/** A person in a tutorial: reads the lessons and plays the moves. */
class Learner {
  readonly page: Page
  readonly guide: Locator
  readonly rings: Locator

  constructor(page: Page) {
    this.page = page
    this.guide = page.getByTestId('guide')
    this.rings = page.getByTestId('ring')
  }

  /** Waits until the guide shows these words. */
  async hears(words: string): Promise<void> {
    await expect(this.guide).toContainText(words, { timeout: 60_000 })
  }

  /** Plays a move from the list of moves, which every game has. */
  async does(name: string): Promise<void> {
    await this.page.locator('#moves').getByRole('button', { name, includeHidden: true }).first().dispatchEvent('click')
  }

  /** Expects that the words cover nothing that the lesson points at, once the guide has found its place. */
  async expectUncovered(lesson: number): Promise<void> {
    await expect.poll(() => this.covered(), `lesson ${lesson} covers what it points at`).toBeLessThan(0.25)
  }

  /** The share of what is pointed at that lies under the words: of the thing that is covered most. */
  private covered(): Promise<number> {
    return this.guide.evaluate((guide) => {
      const words = guide.getBoundingClientRect()
      const rings = [...document.querySelectorAll('[data-testid="ring"]')].map((ring) => ring.getBoundingClientRect())
      const shares = rings.map((ring) => {
        const x = Math.min(words.right, ring.right) - Math.max(words.left, ring.left)
        const y = Math.min(words.bottom, ring.bottom) - Math.max(words.top, ring.top)
        return (Math.max(0, x) * Math.max(0, y)) / (ring.width * ring.height)
      })
      return Math.max(0, ...shares)
    })
  }
}

for (const box of catalogue) {
  if (!box.tutorial) continue
  // Unit tests check the words of all lessons in both languages; here each language is seen on one kind of screen.
  for (const [lang, screen, viewport] of [
    ['pl', 'a desktop', { width: 1280, height: 720 }],
    ['en', 'a phone', { width: 390, height: 844 }],
  ] as const) {
    test(`${box.id}: the tutorial is played to its end, in ${lang}, on ${screen}`, async ({ page }) => {
      test.setTimeout(300_000)
      const t = appText[lang]
      await page.setViewportSize(viewport)
      await page.addInitScript((chosen) => {
        if (location.protocol.startsWith('http'))
          localStorage.setItem('grimuar/settings', JSON.stringify({ lang: chosen, pace: 'off' }))
      }, lang)
      const [door, tutorial] = await Promise.all([box.load(lang), box.tutorial?.(lang) as Promise<Tutorial>])
      const match = new Match(door.game, beginningOf(tutorial))

      await page.goto(`/new/${box.id}`)
      await page.getByRole('link', { name: t.tutorial.learn }).click()
      const learner = new Learner(page)
      for (const [i, lesson] of tutorial.lessons.entries()) {
        for (const { seat, move } of lesson.before ?? []) match.play(seat, move as Json)
        await learner.hears(lesson.says)
        await expect(learner.guide).toContainText(t.tutorial.step(i + 1, tutorial.lessons.length))
        await expect(learner.rings).toHaveCount(lesson.at?.length ?? 0)
        await animationsDone(page)
        await learner.expectUncovered(i + 1)
        if (i === 1 || i === Math.floor(tutorial.lessons.length / 2)) await expectAccessible(page, `lesson ${i + 1}`)
        if (i === tutorial.lessons.length - 1) break
        if (lesson.move === undefined) {
          await learner.guide.getByRole('button', { name: t.tutorial.next }).click()
          continue
        }
        const question = openQuestion(match.table, tutorial.learner)?.question
        const view = match.game.view(match.table, tutorial.learner)
        await learner.does(door.words.move(view, question, lesson.move))
        match.play(tutorial.learner, lesson.move as Json)
      }
      await learner.guide.getByRole('link', { name: t.tutorial.play }).click()
      await expect(page).toHaveURL(new RegExp(`/new/${box.id}$`))
    })
  }

  test(`${box.id}: a wrong move in the tutorial gets a hint, lessons can be repeated, and the tutorial can be left`, async ({
    page,
  }) => {
    const t = appText.en
    const tutorial = (await box.tutorial?.('en')) as Tutorial
    await page.goto(`/learn/${box.id}`)
    const learner = new Learner(page)
    const first = tutorial.lessons.findIndex((lesson) => lesson.move !== undefined)
    for (let i = 0; i < first; i++) {
      await learner.hears(tutorial.lessons[i]?.says ?? '')
      await learner.guide.getByRole('button', { name: t.tutorial.next }).click()
    }
    await learner.hears(tutorial.lessons[first]?.says ?? '')
    const moves = page.locator('#moves').getByRole('button', { includeHidden: true })
    const before = await moves.count()
    await moves.last().dispatchEvent('click')
    await expect(learner.guide.locator('.hint')).toBeVisible()
    await moves.last().dispatchEvent('click')
    expect(await moves.count()).toBe(before)
    await learner.guide.getByRole('button', { name: t.tutorial.show }).click()
    await learner.hears(t.tutorial.step(first + 2, tutorial.lessons.length))
    await learner.guide.getByRole('button', { name: t.tutorial.back }).click()
    await learner.hears(t.tutorial.step(first + 1, tutorial.lessons.length))
    await learner.guide.getByRole('link', { name: t.tutorial.leave }).click()
    await expect(page).toHaveURL(new RegExp(`/new/${box.id}$`))
    await page.goto('/')
    await expect(page.getByText(t.shelf.continue)).toBeHidden()
  })
}

test('a lesson goes on in another language where it was', async ({ page }) => {
  const [box] = catalogue
  const [pl, en] = await Promise.all([box?.tutorial?.('pl'), box?.tutorial?.('en')])
  await page.goto(`/learn/${box?.id}`)
  const learner = new Learner(page)
  await learner.hears(en?.lessons[0]?.says ?? '')
  await learner.guide.getByRole('button', { name: appText.en.tutorial.next }).click()
  await learner.hears(en?.lessons[1]?.says ?? '')
  await page.getByRole('button', { name: appText.en.table.menu }).click()
  await page.getByRole('button', { name: appText.en.menu.settings }).click()
  await page.getByRole('dialog').getByRole('radio', { name: appText.pl.language }).check()
  await page.keyboard.press('Escape')
  await learner.hears(pl?.lessons[1]?.says ?? '')
  await learner.hears(appText.pl.tutorial.step(2, pl?.lessons.length ?? 0))
})
