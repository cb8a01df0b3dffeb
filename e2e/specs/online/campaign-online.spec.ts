import { newLuck, type RoomCard } from '@grimuar/protocol'
import { en as lobbyWords } from '../../../packages/web/src/lib/lobby/text/en.ts'
import { en as online } from '../../../packages/web/src/lib/online/text/en.ts'
import { goOnWithFour } from '../../helpers/campaign-table.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { readOn } from '../../helpers/policy-player.ts'
import { QuickPlayers } from '../../helpers/quick-player.ts'
import { servedWithAllGames } from '../../helpers/served.ts'
import { Visitor } from '../../helpers/visitor.ts'

const t = lobbyWords.campaigns

/** The pages are left while a match is played quickly: drawing everything would take most of the time. */
async function leave(...visitors: readonly Visitor[]): Promise<void> {
  for (const { page } of visitors) await page.goto('about:blank')
}

/** They see the room again, and have read the story so far. */
async function comeBack(room: string, ...visitors: readonly Visitor[]): Promise<void> {
  for (const { page } of visitors) {
    await page.goto(`/room/${room}`)
    const on = page.locator('.reads').getByTestId('read-on')
    await expect(page.locator('[data-answer].legal').or(on).first()).toBeVisible()
    await readOn(page)
  }
}

test('two people begin a campaign, see in the book what the other points at, and agree on a choice', async ({
  browser,
  pageErrors,
}) => {
  test.slow() // three browsers on one machine
  await servedWithAllGames(async (address) => {
    const open = (name: string) => Visitor.open(browser, address, pageErrors, name)
    const [ala, ola, ela] = await Promise.all([open('Ala'), open('Ola'), open('Ela')])
    for (const visitor of [ala, ola, ela]) await visitor.signIn()

    // Ala sets the table up on the screen, Ola sits down.
    await ala.page.goto('/new/wonder-book?online')
    await ala.page.getByLabel(t.name).fill('Nasza')
    await ala.page.getByRole('combobox', { name: 'Difficulty' }).selectOption('easy')
    await ala.page.getByLabel(lobbyWords.create.lots).uncheck()
    await ala.page.getByRole('button', { name: lobbyWords.create.open }).click()
    await ala.page.waitForURL('**/room/*')
    const room = ala.page.url().split('/').at(-1) ?? ''
    await ola.ask('POST', `/api/rooms/${room}/seat`, { luck: newLuck() })
    await ola.page.goto(`/room/${room}`)

    // Somebody who has not played the chapter is warned before they watch.
    await ela.page.goto(`/room/${room}`)
    await expect(ela.page.getByRole('heading', { name: t.spoilerTitle })).toBeVisible()

    // Each chooses a hero on the screen; Ola reloads her page.
    for (const { page } of [ala, ola]) {
      const reader = page.locator('.reads').getByTestId('read-on')
      const player = new Player(page, clicking, { seed: 1 })
      await expect(player.sentence).toBeVisible()
      while (await reader.isVisible()) await reader.click()
      expect(await player.wanted()).toBe('move')
      await clicking(player)
      await expect(player.log).toContainText('joins in')
    }

    // A choice of the story: what Ala points at Ola sees, what Ala presses is a proposal, and Ola agrees. Both had left meanwhile.
    const quick = await QuickPlayers.of([ala, ola], room)
    await leave(ala, ola)
    expect(await quick.playTo('option')).toBe('asked')
    await comeBack(room, ala, ola)
    const choice = ala.page.locator('[data-answer].legal').first()
    await choice.hover()
    await expect(ola.page.getByTestId('pointing')).toContainText('Ala')
    await choice.click()
    await expect(ala.page.getByText('Waiting for: Ola')).toBeVisible()
    await ola.page.getByRole('button', { name: online.strip.agree, exact: true }).click()
    await expect(ola.page.getByRole('button', { name: online.strip.agree, exact: true })).toBeHidden()

    // In the book, too: a hero whom Ala points at has her name beside it in Ola's book, and the other way round.
    await leave(ala, ola)
    expect(await quick.playTo('turn')).toBe('asked')
    await comeBack(room, ala, ola)
    // In a small book heroes who stand together are pointed at by their place, so the book is made larger.
    for (const { page } of [ala, ola]) await page.setViewportSize({ width: 1600, height: 900 })
    for (const [one, other] of [
      [ala, ola],
      [ola, ala],
    ] as const) {
      const figure = one.page.locator('[data-figure^="hero:"].aim').first()
      // The last page may be put into the book after the question is on the screen, and covers the heroes until it is read.
      await expect(async () => {
        await readOn(one.page)
        await expect(figure).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 20_000 })
      const key = await figure.getAttribute('data-figure')
      await figure.hover()
      await expect(other.page.locator(`[data-figure="${key}"]`).getByTestId('ghost')).toHaveText(one.name)
      await one.page.getByTestId('sentence').hover()
      await expect(other.page.getByTestId('ghost')).toHaveCount(0)
    }
    quick.stop()
    for (const visitor of [ala, ola, ela]) await visitor.close()
  })
})

test('a chapter is won, and another goes on with the save, with someone new and four heroes', async ({ browser, pageErrors }) => {
  test.slow() // a whole chapter over the socket
  await servedWithAllGames(async (address) => {
    const open = (name: string) => Visitor.open(browser, address, pageErrors, name)
    const [ala, ola, ela] = await Promise.all([open('Ala'), open('Ola'), open('Ela')])
    for (const visitor of [ala, ola, ela]) await visitor.signIn()

    // The chapter is played to its end; a loss adds nothing, and is tried again.
    const first = await ala.create({
      game: 'wonder-book',
      options: { difficulty: 'easy' },
      seats: [{ kind: 'me', luck: newLuck() }, { kind: 'free' }],
      pace: { kind: 'free' },
      listed: true,
      agree: true,
      campaign: { name: 'Nasza' },
    })
    await ola.ask('POST', `/api/rooms/${first.id}/seat`, { luck: newLuck() })
    let played = first.id
    const quick = await QuickPlayers.of([ala, ola], played)
    let end = await quick.playTo(undefined)
    quick.stop()
    for (let tries = 0; end === 'lost' && tries < 8; tries++) {
      const again = await ala.ask<RoomCard>('POST', `/api/rooms/${played}/rematch`, { luck: newLuck() })
      await ola.ask('POST', `/api/rooms/${again.id}/seat`, { luck: newLuck() })
      played = again.id
      const seats = again.seats.map((seat) => (seat.kind === 'person' && seat.person.name === 'Ala' ? ala : ola))
      const once = await QuickPlayers.of(seats, played)
      end = await once.playTo(undefined)
      once.stop()
    }
    expect(end).toBe('won')

    // Ola, who did not set the table up, goes on from the save; Ala is gone, Ela is new.
    await ala.ask('DELETE', '/api/me')
    const next = await goOnWithFour(ola, 'Nasza', 2, [2, 3])
    await ela.page.goto('/lobby')
    const tile = ela.page.getByRole('article').filter({ hasText: 'Nasza' })
    await expect(tile.filter({ hasText: lobbyWords.room.chapter(2) })).toBeVisible()
    const begun = await ela.ask<RoomCard>('POST', `/api/rooms/${next}/seat`, { luck: newLuck() })
    expect(begun).toMatchObject({ state: 'running', options: { difficulty: 'easy', tale: { chapter: 2 } } })
    await expect(ola.page.getByTestId('sentence')).toBeVisible()
    await leave(ola)
    const four = await QuickPlayers.of([ola, ela], next)
    expect(await four.playTo('turn')).toBe('asked')
    await comeBack(next, ola)
    await expect(ola.page.locator('[data-zone^="hero:"]'), 'four heroes').toHaveCount(4)
    four.stop()

    // Two campaigns at once: each keeps its own place.
    const other = await ola.create({
      game: 'wonder-book',
      seats: [{ kind: 'me', luck: newLuck() }],
      pace: { kind: 'free' },
      listed: false,
      campaign: { name: 'Druga' },
    })
    expect(other).toMatchObject({ state: 'running', options: { tale: { chapter: 1 } } })
    await ola.page.goto('/campaigns')
    for (const name of ['Nasza', 'Druga']) await expect(ola.page.getByRole('article', { name })).toBeVisible()
    await expect(ola.page.getByRole('article', { name: 'Nasza' })).toContainText(t.won(1))
    await expect(ola.page.getByRole('article', { name: 'Druga' })).not.toContainText(t.won(1))

    // A second table from the same save is told of.
    await ola.page.goto(`/new/wonder-book?online&mine=${begun.campaign?.id}&from=${played}`)
    await expect(ola.page.getByText(t.second)).toBeVisible()
    for (const visitor of [ala, ola, ela]) await visitor.close()
  })
})

test('a file that is not a campaign is refused with the reason', async ({ browser, baseURL, pageErrors }) => {
  const ala = await Visitor.open(browser, baseURL as string, pageErrors, 'Ala')
  await ala.signIn()
  await ala.page.goto('/campaigns')
  pageErrors.allow(/400/)
  await ala.page.getByLabel(t.bring).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(ala.page.getByRole('alert')).toHaveText(online.errors['bad-file'])
  await expect(ala.page.getByText(t.none)).toBeVisible()
  await ala.close()
})
