import { rulesFor } from '@grimuar/contract'
import { beginningOf } from '@grimuar/contract/tutorial'
import { catalogue } from '@grimuar/games'
import { type Json, Match, openQuestion } from '@grimuar/kernel'
import type { Locator, Page } from '@playwright/test'
import { animationsDone, expectAccessible } from '../../helpers/accessibility.ts'
import { appText, type Lang } from '../../helpers/app-text.ts'
import { prepare } from '../../helpers/black-rose.ts'
import { makeMove, touch } from '../../helpers/finger.ts'
import { expect, test } from '../../helpers/fixtures.ts'

/** How moves are composed on the boards of some games. */
const COMPOSED: {
  readonly [game: string]: (page: Page, move: readonly unknown[], lang: Lang, finger: boolean) => Promise<void>
} = { 'black-rose': prepare }

/** A person in a tutorial: reads the lessons and plays the moves. */
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

  /** Waits until the guide shows these words. */
  async hears(words: string): Promise<void> {
    await expect(this.guide).toContainText(words, { timeout: 60_000 })
  }

  /** Touches what a move is made with, on the table or in the bar. */
  async does(name: string, at: readonly string[] = []): Promise<void> {
    // A story that lies over the table is read first.
    const on = this.page.locator('.reads').getByTestId('read-on')
    while (await on.isVisible()) await touch(this.page, on, this.finger)
    const about = at.map((thing) => thing.replace(/^(\w+):(.*)$/, '[data-$1="$2"]'))
    await makeMove(this.page, name, this.finger, about)
  }

  /** Fills in a form of the board, where a move is composed. */
  async composes(game: string, move: readonly unknown[], lang: Lang): Promise<void> {
    await COMPOSED[game]?.(this.page, move, lang, this.finger)
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

  /** Expects that the words cover nothing that the lesson points at, once the guide has found its place. */
  async expectUncovered(lesson: number): Promise<void> {
    await expect.poll(() => this.covered(), `lesson ${lesson} covers what it points at`).toBeLessThan(0.25)
  }

  /** The covered share of the most covered thing that the lesson points at. */
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

const entries = catalogue.flatMap((box) => (box.tutorials ?? []).map((entry) => ({ box, entry })))

for (const [number, { box, entry }] of entries.entries()) {
  // Unit tests check the words of all lessons in both languages; here each language is seen on one kind of screen,
  // on a desktop and on a phone by turns; the other half is played every night.
  const [width, height] = box.id === 'towers' ? [390, 844] : [360, 640]
  for (const [lang, screen, size] of [
    ['pl', 'a desktop', { width: 1280, height: 720 }],
    ['en', 'a phone', { width, height }],
  ] as const) {
    test.describe(`on ${screen}`, () => {
      const finger = screen === 'a phone'
      const tag = finger === (number % 2 === 1) ? [] : ['@long']
      test.use({ viewport: size, hasTouch: finger, isMobile: finger })

      test(`${box.id}, ${entry.id}: the tutorial is played to its end, in ${lang}`, { tag }, async ({ page }) => {
        test.setTimeout(300_000)
        const t = appText[lang]
        await page.addInitScript((chosen) => {
          if (location.protocol.startsWith('http'))
            localStorage.setItem('grimuar/settings', JSON.stringify({ lang: chosen, pace: 'off' }))
        }, lang)
        const tutorial = await entry.load(lang)
        const door = await box.load(lang, tutorial.options)
        const match = new Match(await rulesFor(box, tutorial), beginningOf(tutorial))

        await page.goto(`/new/${box.id}`)
        const named = box.tutorials?.length === 1 ? t.tutorial.learn : t.tutorial.named(entry.title[lang])
        await page.getByRole('link', { name: named, exact: true }).click()
        const learner = new Learner(page, finger)
        for (const [i, lesson] of tutorial.lessons.entries()) {
          for (const { seat, move } of lesson.before ?? []) match.play(seat, move as Json)
          await learner.hears(lesson.says)
          await expect(learner.guide).toContainText(t.tutorial.step(i + 1, tutorial.lessons.length))
          await expect(learner.rings).toHaveCount(lesson.at?.length ?? 0)
          await animationsDone(page)
          await learner.expectUncovered(i + 1)
          if (finger) await learner.seesAllElse(i + 1)
          if (i === 1 || i === Math.floor(tutorial.lessons.length / 2)) await expectAccessible(page, `lesson ${i + 1}`)
          if (i === tutorial.lessons.length - 1) break
          if (lesson.move === undefined) {
            await learner.readsOn(t.tutorial.next)
            continue
          }
          const question = openQuestion(match.table, tutorial.learner)?.question
          const view = match.game.view(match.table, tutorial.learner)
          if (Array.isArray(lesson.move)) await learner.composes(box.id, lesson.move, lang)
          else await learner.does(door.words.move(view, question, lesson.move), lesson.at)
          match.play(tutorial.learner, lesson.move as Json)
        }
        if (tutorial.goesOn) {
          await learner.guide.getByRole('button', { name: t.tutorial.real }).click()
          await expect(page).toHaveURL(/\/match\//)
          return
        }
        await learner.guide.getByRole('link', { name: t.tutorial.play }).click()
        await expect(page).toHaveURL(new RegExp(`/new/${box.id}$`))
      })
    })
  }
}

for (const box of catalogue) {
  // The last tutorial of each game begins with a move that is pressed, not composed.
  const entry = box.tutorials?.at(-1)
  if (!entry) continue
  test(`${box.id}: a wrong move in the tutorial gets a hint, lessons can be repeated, and the tutorial can be left`, async ({
    page,
  }) => {
    const t = appText.en
    const tutorial = await entry.load('en')
    await page.goto(`/learn/${box.id}/${entry.id}`)
    const learner = new Learner(page, false)
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
    await expect(page.getByText(t.home.continue)).toBeHidden()
  })
}

test('a lesson continues in another language at the same place', async ({ page }) => {
  const [box] = catalogue
  const [entry] = box?.tutorials ?? []
  const [pl, en] = await Promise.all([entry?.load('pl'), entry?.load('en')])
  await page.goto(`/learn/${box?.id}`)
  const learner = new Learner(page, false)
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

test('a tutorial continues where it was left, or from the start', async ({ page }) => {
  const [box] = catalogue
  const [entry] = box?.tutorials ?? []
  const t = appText.en.tutorial
  const lessons = (await entry?.load('en'))?.lessons ?? []
  await page.goto(`/learn/${box?.id}`)
  const learner = new Learner(page, false)
  await learner.hears(lessons[0]?.says ?? '')
  await learner.guide.getByRole('button', { name: t.next }).click()
  await learner.hears(lessons[1]?.says ?? '')
  await learner.guide.getByRole('link', { name: t.leave }).click()
  await page.getByRole('link', { name: t.learn, exact: true }).click()
  await learner.hears(t.step(2, lessons.length))
  await learner.guide.getByRole('button', { name: t.restart }).click()
  await learner.hears(t.step(1, lessons.length))
})
