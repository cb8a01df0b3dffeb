import { boxOf } from '@grimuar/games'
import type { Page } from '@playwright/test'
import { drag } from '../../helpers/drag.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { openRecord } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { press } from '../../helpers/policy-player.ts'
import { matchBefore, matchWhere, type ReferenceMatch } from '../../helpers/reference-match.ts'

// Every piece of the two large games is known by an id and has places to fly from and to; the last move stays marked.

/** The kinds of all pieces on the page, and those of them that could not fly where they say. */
async function pieces(page: Page): Promise<{ kinds: string[]; lost: string[] }> {
  return page.evaluate(() => {
    const places = new Set(
      [...document.querySelectorAll<HTMLElement>('[data-zone], [data-piece]')].flatMap(({ dataset }) => [
        dataset['zone'],
        dataset['piece'],
      ]),
    )
    const all = [...document.querySelectorAll<HTMLElement>('[data-piece]')]
    const leads = (ids: string | undefined) => ids === undefined || ids.split(' ').some((id) => places.has(id))
    return {
      kinds: [...new Set(all.map(({ dataset }) => dataset['piece']?.replace(/:.*/, '') ?? ''))].sort(),
      lost: all
        .filter(({ dataset }) => !leads(dataset['from']) || !leads(dataset['to']))
        .map(({ dataset }) => `${dataset['piece']} from ${dataset['from']} to ${dataset['to']}`),
    }
  })
}

/** Opens a position; the first answers of a chapter are given until a hero acts. */
async function openBook(page: Page, position: string): Promise<void> {
  await page.goto(`/gallery/wonder-book/${position}?lang=en`)
  await expect(page.locator('.drawn svg')).toBeVisible()
  const walker = page.locator('.face.carry')
  const answer = page.locator('.own [data-answer]').first()
  await expect(async () => {
    if (await walker.isVisible()) return
    await answer.click({ timeout: 500 })
    await expect(walker).toBeVisible({ timeout: 500 })
  }).toPass()
}

test('Black Rose: every kind of piece can fly from and to a place on the table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const found = new Set<string>()
  for (const position of ['aiming', 'a room about to break', 'four in the Lodge']) {
    await page.goto(`/gallery/black-rose/${encodeURIComponent(position)}`)
    await expect(page.locator('[data-place="0"]')).toBeVisible()
    await expect(page.locator('[data-part="library"] [data-zone]').first()).toBeVisible()
    const { kinds, lost } = await pieces(page)
    expect(lost, position).toEqual([])
    for (const kind of kinds) found.add(kind)
  }
  const all = 'card crown cube damage event figure name own own-token power quest sign token worth'.split(' ')
  expect([...found].sort()).toEqual(all)
})

test('Wonder Book: every kind of piece can fly from and to a place in the book', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const found = new Set<string>()
  for (const position of ['I-18', 'III-14', 'VI-15']) {
    await page.goto(`/gallery/wonder-book/${position}?lang=en`)
    await expect(page.locator('.drawn svg')).toBeVisible()
    await expect(page.locator('[data-zone^="hero:"]').first()).toBeVisible()
    await expect(page.locator('[data-zone="pool"]')).toBeVisible()
    const { kinds, lost } = await pieces(page)
    expect(lost, position).toEqual([])
    for (const kind of kinds) found.add(kind)
  }
  expect([...found]).toEqual(expect.arrayContaining(['card', 'hero', 'spark', 'spring', 'unit', 'vortex', 'wyrm']))
})

test('Black Rose: what the last move touched stays marked, until the next one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/gallery/black-rose/aiming?lang=en')
  await page
    .locator('[data-part="sheet"]')
    .getByRole('button', { name: /^Cast: Fireball/ })
    .click()
  const room = page.locator('[data-place="1"]')
  await room.click()
  await expect(room, 'the room that was chosen').toHaveAttribute('data-last')
  await expect(page.locator('.seat[data-last]'), 'the panel of the one who moved').toHaveCount(1)
  await page.getByRole('region', { name: 'What now' }).getByRole('button', { name: 'End your go' }).click()
  await expect(room).not.toHaveAttribute('data-last')
})

test('Wonder Book: a hero is dragged to another place as well as pressed there, and the place stays marked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openBook(page, 'I-18')
  const hero = page.locator('.face.carry')
  const goal = page.locator('.area.legal').first()
  const area = await goal.getAttribute('data-area')
  const place = page.locator(`[data-area="${area}"]`)
  await drag(page, hero, page.getByTestId('reader'))
  await expect(place, 'dropped beside the book it goes back').not.toHaveAttribute('data-last')
  await drag(page, hero, place.locator('.ring'))
  await expect(place).toHaveAttribute('data-last')
  await expect(place).toHaveClass(/\bhere\b/)
})

test('Wonder Book: the card for walking is dragged to a place in the book', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openBook(page, 'I-18')
  const area = await page.locator('.area.legal').first().getAttribute('data-area')
  const place = page.locator(`[data-area="${area}"]`)
  await drag(page, page.locator('[data-part="act:move"] button'), place.locator('.ring'))
  await expect(place).toHaveAttribute('data-last')
})

/** Elements that scroll vertically, except the log and a page of the story that is longer than its panel. */
function scrolling(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, .frame, .frame *')]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.checkVisibility())
      .filter((box) => box.scrollHeight > box.clientHeight + 1 && !box.closest('.side:not(.left, .right), [data-part="story"]'))
      .map((box) => `${box.className} ${box.scrollHeight} in ${box.clientHeight}`),
  )
}

test('at 1280×720 four Mages need no scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const lang of ['pl', 'en']) {
    await page.goto(`/gallery/black-rose/four%20in%20the%20Lodge?lang=${lang}`)
    await expect(page.locator('[data-part="library"] [data-zone]').first()).toBeVisible()
    expect(await scrolling(page), lang).toEqual([])
  }
})

test('at 1280×720 four heroes need no scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const acting = (now: ReferenceMatch) =>
    !now.over && now.seat === 0 && now.question.kind === 'act' && now.match.steps.length >= 40
  const names = ['Ada', 'Merlin', 'Baba', 'Wit']
  const people = ['human', 'bot', 'bot', 'bot'] as const
  const { record } = await matchWhere(acting, { of: boxOf('wonder-book'), names, people, thinking: true })
  await openRecord(page, record)
  await expect(page.locator('[data-zone^="hero:"]')).toHaveCount(4)
  await expect(page.locator('[data-part="act:move"]')).toBeVisible()
  await expect(page.locator('[data-zone="pool"]')).toBeVisible()
  expect(await scrolling(page)).toEqual([])
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, preferences: { lang: 'en', pace: 'calm' } })

  // Notes every piece that moves; a copy that flies above the page is known by its classes.
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      const animate = Element.prototype.animate
      Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
        const piece = this.getAttribute('data-piece') ?? `copy of ${this.getAttribute('class')}`
        document.documentElement.dataset['moved'] = `${document.documentElement.dataset['moved'] ?? ''} ${piece};`
        return animate.apply(this, how)
      }
    })
  })

  test('Wonder Book: a question moves nothing in the book, a step moves the hero', async ({ page }) => {
    await openBook(page, 'I-18')
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-moved', /hero:/)
    await page.locator('.area.legal .ring').first().click({ force: true })
    await expect(html).toHaveAttribute('data-moved', /hero:/)
  })

  test('Black Rose: rooms that change places take along what is in them', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto('/gallery/black-rose/rooms%20about%20to%20change%20places?lang=en')
    const room = (name: string) => page.locator('[data-place]').and(page.getByRole('button', { name: new RegExp(`^${name}`) }))
    const moved = () => page.locator('html').evaluate((html) => html.dataset['moved'] ?? '')
    await room('Crypt').click()
    await room('Garden').click()
    await expect.poll(moved).toContain('tile:crypt')
    const swap = await moved()
    for (const piece of ['tile:garden', 'name:crypt', 'name:garden', 'figure:0', 'figure:1']) expect(swap).toContain(piece)
    // The cubes lie on the tiles, which carry them.
    expect(swap).not.toContain('cube:')
  })

  // What a game is about gets its moment: it is told over the table, and the thing shines.
  for (const [game, kind, headline] of [
    ['towers', 'sweep', /round/i],
    ['spellbook', 'learned', /learns/i],
    ['prophecy', 'break', /curse/i],
    ['black-rose', 'destroyed', /falls into ruin/],
    ['wonder-book', 'unfolded', /book unfolds/],
  ] as const)
    test(`${game}: “${kind}” is told over the table, and for a moment only`, async ({ page }) => {
      await page.setViewportSize({ width: 1680, height: 900 })
      await page.addInitScript(() => {
        const note = ({ addedNodes }: MutationRecord) => {
          const { dataset } = document.documentElement
          for (const node of addedNodes)
            if (node instanceof Element && node.matches('.highlight'))
              dataset['told'] = `${dataset['told'] ?? ''}${node.textContent};`
        }
        new MutationObserver((changes) => changes.forEach(note)).observe(document, { subtree: true, childList: true })
      })
      const people = ['human', 'bot'] as const
      const { at, move } = await matchBefore(kind, { of: boxOf(game), people, names: ['Ada', 'Merlin'], thinking: true })
      await openRecord(page, at.record)
      const player = new Player(page, clicking)
      const html = page.locator('html')
      await player.wanted()
      await expect(html).not.toHaveAttribute('data-told')
      const moves = at.moves.map((one) => at.call(one))
      const pay = page.locator('main [data-part="confirm"]')
      if (await pay.isVisible()) {
        // Any payment does: the first press picks one.
        await pay.click()
        await pay.click()
      } else await press(player, at.call(move), moves)
      await expect(html).toHaveAttribute('data-told', headline)
      await expect(page.locator('.highlight')).toHaveCount(0)
    })
})
