import { catalogue } from '@grimuar/games'
import { beginningOf, type Tutorial } from '@grimuar/games/tutorial'
import { type Json, Match, openQuestion } from '@grimuar/kernel'
import type { Locator, Page } from '@playwright/test'
import { everyoneCanUse } from './axe.ts'
import { makeMove, touch } from './specs/finger.ts'
import { expect, test } from './watch.ts'
import { said } from './words.ts'

/** Someone who learns a game: reads what is to be read and does what is to be done. */
class Learner {
  readonly page: Page
  readonly guide: Locator
  readonly rings: Locator
  /** They touch the screen rather than click. */
  private readonly finger: boolean

  constructor(page: Page, finger: boolean) {
    this.page = page
    this.finger = finger
    this.guide = page.getByTestId('guide')
    this.rings = page.getByTestId('ring')
  }

  /** Waits until a lesson is told. */
  async hears(words: string): Promise<void> {
    await expect(this.guide).toContainText(words, { timeout: 60_000 })
  }

  /** Touches what a move is made with, on the table or in the bar. */
  async does(name: string): Promise<void> {
    await makeMove(this.page, name, this.finger)
  }

  async readsOn(next: string): Promise<void> {
    await touch(this.page, this.guide.getByRole('button', { name: next }), this.finger)
  }

  /** Beside the table, the words have a place of their own: they lie over nothing else. */
  async seesAllElse(lesson: number): Promise<void> {
    const words = await this.guide.boundingBox()
    for (const part of ['.bar', '.players', '.middle']) {
      const other = await this.page.locator(`.frame ${part}`).first().boundingBox()
      if (!words || !other) continue
      const x = Math.min(words.x + words.width, other.x + other.width) - Math.max(words.x, other.x)
      const y = Math.min(words.y + words.height, other.y + other.height) - Math.max(words.y, other.y)
      expect(Math.min(x, y), `lesson ${lesson} lies over ${part}`).toBeLessThanOrEqual(1)
    }
  }

  /** Nothing that is pointed at lies under the words. */
  async seesWhatIsMeant(lesson: number): Promise<void> {
    const words = await this.guide.boundingBox()
    for (const ring of await this.rings.all()) {
      const meant = await ring.boundingBox()
      if (!words || !meant) continue
      const x = Math.min(words.x + words.width, meant.x + meant.width) - Math.max(words.x, meant.x)
      const y = Math.min(words.y + words.height, meant.y + meant.height) - Math.max(words.y, meant.y)
      const covered = (Math.max(0, x) * Math.max(0, y)) / (meant.width * meant.height)
      expect(covered, `lesson ${lesson} covers what it points at`).toBeLessThan(0.25)
    }
  }
}

for (const box of catalogue) {
  if (!box.tutorial) continue
  // Every lesson's words are checked without a browser in both languages; here each is seen on one kind of screen.
  for (const [lang, screen, width, height] of [
    ['pl', 'a desk', 1280, 720],
    ['en', 'a phone', 390, 844],
    ['pl', 'a small phone', 360, 640],
  ] as const) {
    test.describe(`on ${screen}`, () => {
      const finger = width < 600
      test.use({ viewport: { width, height }, hasTouch: finger, isMobile: finger })

      test(`${box.id} is learned by playing, in ${lang}`, async ({ page }) => {
        test.setTimeout(300_000)
        const t = said[lang]
        await page.addInitScript((chosen) => {
          if (location.protocol.startsWith('http'))
            localStorage.setItem('grimuar/settings', JSON.stringify({ lang: chosen, pace: 'off' }))
        }, lang)
        const [door, tutorial] = await Promise.all([box.load(), box.tutorial?.() as Promise<Tutorial>])
        const match = new Match(door.game, beginningOf(tutorial, lang))

        await page.goto(`/new/${box.id}`)
        await page.getByRole('link', { name: t.tutorial.learn }).click()
        const learner = new Learner(page, finger)
        for (const [i, lesson] of tutorial.lessons.entries()) {
          for (const { seat, move } of lesson.before ?? []) match.play(seat, move as Json)
          await learner.hears(lesson.says[lang])
          await expect(learner.guide).toContainText(t.tutorial.step(i + 1, tutorial.lessons.length))
          await expect(learner.rings).toHaveCount(lesson.at?.length ?? 0)
          // Things come to rest where they are measured again.
          await page.waitForTimeout(700)
          await learner.seesWhatIsMeant(i + 1)
          if (finger) await learner.seesAllElse(i + 1)
          if (i === 1 || i === Math.floor(tutorial.lessons.length / 2)) await everyoneCanUse(page, `lesson ${i + 1}`)
          if (i === tutorial.lessons.length - 1) break
          if (lesson.move === undefined) {
            await learner.readsOn(t.tutorial.next)
            continue
          }
          const question = openQuestion(match.table, tutorial.learner)?.question
          const view = match.game.view(match.table, tutorial.learner)
          await learner.does(door.words[lang].move(view, question, lesson.move))
          match.play(tutorial.learner, lesson.move as Json)
        }
        await learner.guide.getByRole('link', { name: t.tutorial.play }).click()
        await expect(page).toHaveURL(new RegExp(`/new/${box.id}$`))
      })
    })
  }

  test(`${box.id}: a wrong touch in a lesson is answered kindly, steps can be gone back, and it can be left`, async ({
    page,
  }) => {
    const t = said.en
    const tutorial = (await box.tutorial?.()) as Tutorial
    await page.goto(`/learn/${box.id}`)
    const learner = new Learner(page, false)
    const first = tutorial.lessons.findIndex((lesson) => lesson.move !== undefined)
    for (let i = 0; i < first; i++) {
      await learner.hears(tutorial.lessons[i]?.says.en ?? '')
      await learner.guide.getByRole('button', { name: t.tutorial.next }).click()
    }
    await learner.hears(tutorial.lessons[first]?.says.en ?? '')
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
