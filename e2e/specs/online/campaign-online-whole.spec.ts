import { newLuck, type RoomCard } from '@grimuar/protocol'
import { en as account } from '../../../packages/web/src/lib/account/text/en.ts'
import { en as lobby } from '../../../packages/web/src/lib/lobby/text/en.ts'
import { goOnWithFour } from '../../helpers/campaign-table.ts'
import { expect, NO_NETWORK, type PageErrors, test } from '../../helpers/fixtures.ts'
import { playOnScreens, policyOf, SeatOnScreen } from '../../helpers/policy-seat.ts'
import { servedWith } from '../../helpers/served.ts'
import { Visitor } from '../../helpers/visitor.ts'

// A chapter of Wonder Book played whole by three people, each in a browser of their own. Nothing is answered beside the screens.

/** Three heroes win chapter I on easy nearly always; if they lose it, they try again, but not for ever. */
const MOST_TRIES = 4
const CATALOGUE = '../../packages/server/testkit/all-games.ts'

/** They play a chapter to its end. Ola reloads her page after some decisions; then Ela loses the line, and the others play on until she is awaited. */
async function playChapter(company: readonly SeatOnScreen[], pageErrors: PageErrors): Promise<void> {
  const [ala, ola, ela] = company as [SeatOnScreen, SeatOnScreen, SeatOnScreen]
  const policy = await policyOf('wonder-book', { tale: { story: 'lost-name', chapter: 1 } })
  expect(await playOnScreens(company, policy, 20)).toBe('enough')
  const before = ola.seq
  ola.seq = -1
  await ola.visitor.page.reload()
  await expect.poll(() => ola.seq, 'Ola sees the same match after she has reloaded').toBe(before)
  await expect(ola.player.sentence).toBeVisible()
  expect(await playOnScreens(company, policy, 20)).toBe('enough')

  // She is not the only one awaited when the line breaks.
  while (!ela.match.asked?.waiting.some((seat) => seat !== ela.seat)) await playOnScreens(company, policy, 1)
  pageErrors.allow(NO_NETWORK)
  ela.visitor.proxy.cut()
  await expect(ela.visitor.page.getByTestId('offline')).toBeVisible()
  const missed = ela.seq
  const alone = await playOnScreens([ala, ola], policy, 12)
  expect(['absent', 'enough'], 'the chapter is not over yet').toContain(alone)
  expect(ala.seq, 'the others have played on').toBeGreaterThan(missed)
  await ela.visitor.proxy.mend()
  await expect(ela.visitor.page.getByTestId('offline')).toBeHidden({ timeout: 60_000 })
  await expect.poll(() => ela.seq, 'Ela was sent what she has missed').toBe(ala.seq)

  expect(await playOnScreens(company, policy)).toBe('over')
  for (const { player } of company) await expect(player.outcome).toBeVisible()
}

/** Whether a room's match has won its chapter. */
async function hasWon(visitor: Visitor, room: string): Promise<boolean> {
  const { result } = await visitor.ask<RoomCard>('GET', `/api/rooms/${room}`)
  return JSON.stringify(result).includes('"won":true')
}

/** Deletes the account on the screen: the person is gone for good. */
async function goForGood({ page, name }: Visitor): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: account.leave.remove, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: account.leave.removeTitle })
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: account.leave.removeYes }).click()
  await expect(page.getByRole('heading', { name: account.page.goneTitle })).toBeVisible()
}

const whole =
  'three people play chapter I whole, one reloads, one loses the line; the host leaves for good, and another goes on with someone new and four heroes'
test(whole, { tag: '@long' }, ({ browser, pageErrors }) =>
  servedWith(
    CATALOGUE,
    async (address) => {
      test.setTimeout(3_600_000)
      const open = (name: string) => Visitor.open(browser, address, pageErrors, name)
      const visitors = [await open('Ala'), await open('Ola'), await open('Ela'), await open('Iga')] as const
      for (const visitor of visitors) await visitor.signIn()
      const [ala, ola, ela, iga] = visitors
      const company = [ala, ola, ela].map((visitor) => new SeatOnScreen(visitor))
      const free = { kind: 'free' } as const
      const first = await ala.create({
        game: 'wonder-book',
        options: { difficulty: 'easy' },
        seats: [{ kind: 'me', luck: newLuck() }, free, free],
        pace: free,
        listed: true,
        agree: true,
        campaign: { name: 'Nasza' },
      })
      let room = first.id
      for (let tries = 1; ; tries++) {
        for (const visitor of [ola, ela]) await visitor.ask('POST', `/api/rooms/${room}/seat`, { luck: newLuck() })
        for (const seat of company) await seat.sit(room)
        await playChapter(company, pageErrors)
        if (await hasWon(ala, room)) break
        expect(tries, 'chapter I is won at last').toBeLessThan(MOST_TRIES)
        room = (await ala.ask<RoomCard>('POST', `/api/rooms/${room}/rematch`, { luck: newLuck() })).id
      }
      await expect(ola.page.getByTestId('chapter-end')).toBeVisible()

      await goForGood(ala)
      const next = await goOnWithFour(ola, 'Nasza', 2, [3])
      for (const visitor of [ela, iga]) {
        await visitor.page.goto('/lobby')
        const tile = visitor.page.getByRole('article').filter({ hasText: 'Nasza' })
        await expect(tile.filter({ hasText: lobby.room.chapter(2) })).toBeVisible()
        await visitor.ask('POST', `/api/rooms/${next}/seat`, { luck: newLuck() })
      }
      const four = [ola, ela, iga].map((visitor) => new SeatOnScreen(visitor))
      for (const seat of four) await seat.sit(next)
      const policy = await policyOf('wonder-book', { tale: { story: 'lost-name', chapter: 2 } })
      expect(await playOnScreens(four, policy, 12)).toBe('enough')
      for (const { page } of [ola, ela, iga]) await expect(page.locator('[data-zone^="hero:"]'), 'four heroes').toHaveCount(4)
      for (const visitor of visitors) await visitor.close()
    },
    true,
  ),
)
