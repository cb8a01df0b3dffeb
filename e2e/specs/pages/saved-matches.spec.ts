import { expect, test } from '../../helpers/fixtures.ts'
import { begin, openHome, openRecord } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { playOnBoth } from '../../helpers/play-on-both.ts'
import { Player } from '../../helpers/player.ts'
import { matchWhere, type ReferenceMatch } from '../../helpers/reference-match.ts'

test('after a reload the match is at the same position', async ({ page }) => {
  const player = new Player(page, clicking)
  const seen = async () => [await player.position(), await player.lines(), await player.sentence.textContent()]
  await begin(page)
  await player.play((decisions) => decisions === 5)
  const before = await seen()
  const address = page.url()
  await page.reload()
  expect(await player.wanted()).toBe('move')
  await expect.poll(seen).toEqual(before)
  expect(page.url()).toBe(address)
})

test.describe('a reload while the computer thinks', () => {
  // At this pace it waits before it moves, so that the page is left in the middle of its turn.
  test.use({ preferences: { lang: 'en', pace: 'calm' } })

  test('the computer thinks again and moves', async ({ page }) => {
    const ends = (now: ReferenceMatch) => now.moves.find((move) => now.after(move).seat === 1 && !now.after(move).over)
    const at = await matchWhere((now) => !now.over && now.seat === 0 && now.match.steps.length > 6 && ends(now) !== undefined, {
      people: ['human', 'bot'],
    })
    const player = new Player(page, clicking)
    await openRecord(page, at.record)
    await expect(player.sentence).toHaveText(at.asked)
    await playOnBoth(player, at, ends(at))
    await page.reload()
    expect(await player.wanted()).toBe('move')
    const lines = at.lines(0)
    await expect.poll(async () => (await player.lines()).slice(0, lines.length)).toEqual(lines)
    await expect.poll(async () => (await player.lines()).length).toBeGreaterThan(lines.length)
  })
})

test('a match whose tab was closed is on the home page, and can be removed there', async ({ page, context }) => {
  const player = new Player(page, clicking)
  const t = player.text
  const id = await begin(page, { names: ['Ada', 'Merlin'] })
  await player.play((decisions) => decisions === 3)
  const [before, lines] = [await player.position(), await player.lines()]
  await page.close()

  const again = new Player(await context.newPage(), clicking)
  await openHome(again.page)
  const running = again.page.getByRole('region', { name: t.home.continue }).getByRole('listitem')
  await expect(running).toHaveCount(1)
  await running.getByRole('link', { name: t.against(['Ada', 'Merlin']) }).click()
  await expect(again.page).toHaveURL(new RegExp(`/match/${id}`))
  expect(await again.wanted()).toBe('move')
  await expect.poll(() => again.position()).toBe(before)
  await expect.poll(() => again.lines()).toEqual(lines)

  await openHome(again.page)
  const remove = running.getByRole('button', { name: `${t.home.remove}: ${t.against(['Ada', 'Merlin'])}` })
  const asks = again.page.getByRole('dialog', { name: t.home.removeTitle })
  await remove.click()
  await asks.getByRole('button', { name: t.cancel }).click()
  await expect(running).toHaveCount(1)
  await remove.click()
  await asks.getByRole('button', { name: t.home.removeYes }).click()
  await expect(running).toHaveCount(0)
  await again.page.reload()
  await expect(again.page.getByRole('heading', { name: t.home.games, exact: true })).toBeVisible()
  await expect(running).toHaveCount(0)
})

test('the same match in two tabs stays one match', async ({ page, context }) => {
  const here = new Player(page, clicking)
  const id = await begin(page)
  const there = new Player(await context.newPage(), clicking)
  await there.page.goto(`/match/${id}`)
  expect(await there.wanted()).toBe('move')
  for (let round = 0; round < 4; round++) {
    for (const [mover, watcher] of [
      [here, there],
      [there, here],
    ] as const) {
      await mover.play((decisions) => decisions === 1)
      // Without a lock both tabs would let the computer move.
      await expect.poll(() => watcher.lines()).toEqual(await mover.lines())
      await expect.poll(() => watcher.position()).toBe(await mover.position())
    }
  }
  const [position, lines] = [await here.position(), await here.lines()]
  await page.reload()
  await here.wanted()
  await expect.poll(() => here.position()).toBe(position)
  await expect.poll(() => here.lines()).toEqual(lines)
})

test('in a browser that stores nothing the match goes on and warns that it will be lost', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const player = new Player(page, clicking)
  await begin(page)
  await player.play((decisions) => decisions === 3)
  await expect(page.getByRole('alert')).toContainText(/./)
  const { storageFull, storageNone } = player.text.table
  expect([storageFull, storageNone]).toContain((await page.getByRole('alert').textContent())?.trim())
})
