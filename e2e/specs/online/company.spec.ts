import { newLuck, type RoomCard } from '@grimuar/protocol'
import type { Page } from '@playwright/test'
import { en as online } from '../../../packages/web/src/lib/online/text/en.ts'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking } from '../../helpers/input.ts'
import { asked, Player } from '../../helpers/player.ts'
import { Visitor } from '../../helpers/visitor.ts'

const HASTE = { kind: 'live', move: 5, bank: 0 } as const
const FREE = { kind: 'free' } as const

/** Two people open a table of Towers, each in their own browser. */
async function meet(host: Visitor, guest: Visitor, pace: typeof HASTE | { kind: 'free' } = FREE): Promise<RoomCard> {
  for (const visitor of [host, guest]) await visitor.signIn()
  const seats = [{ kind: 'me' as const, luck: newLuck() }, FREE]
  const room = await host.create({ game: 'towers', seats, pace, listed: true })
  await guest.ask('POST', `/api/rooms/${room.id}/seat`, { luck: newLuck() })
  for (const { page } of [host, guest]) await page.goto(`/room/${room.id}`)
  return room
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${online.chat.title}`) }).click()
  await page.getByRole('textbox', { name: online.chat.say }).fill(words)
  await page.keyboard.press('Enter')
}

test('people chat, mute and report each other; spectators may hide the chat', async ({ browser, baseURL, pageErrors }) => {
  const open = (name: string) => Visitor.open(browser, baseURL as string, pageErrors, name)
  const [ala, ola, ela] = [await open('Ala'), await open('Ola'), await open('Ela')]
  const room = await meet(ala, ola)
  await ela.page.goto(`/room/${room.id}`)
  const chatOf = ({ page }: Visitor) => page.getByRole('log', { name: online.chat.title, exact: true })

  await say(ala.page, 'Good evening')
  await expect(chatOf(ala)).toContainText('Good evening')
  await ola.page.getByRole('tab', { name: new RegExp(`^${online.chat.title}`) }).click()
  await expect(chatOf(ola)).toContainText('Good evening')
  await expectAccessible(ola.page, 'the chat')

  // A visitor who is not signed in reads the chat and is told how to join; after hiding it they receive no messages.
  await ela.page.getByRole('tab', { name: new RegExp(`^${online.chat.title}`) }).click()
  await expect(chatOf(ela)).toContainText('Good evening')
  await expect(ela.page.getByText(online.chat.strangers)).toBeVisible()
  await ela.page.getByRole('button', { name: online.chat.hide }).click()
  await expect(ela.page.getByText(online.chat.hidden)).toBeVisible()

  await ola.page.getByRole('button', { name: online.chat.about('Ala') }).click()
  const about = ola.page.getByRole('dialog', { name: 'Ala' })
  await about.getByRole('textbox', { name: online.chat.reason }).fill('Too polite')
  await about.getByRole('button', { name: online.chat.report }).click()
  await expect(about.getByRole('status')).toHaveText(online.chat.reported)
  await expectAccessible(ola.page, 'reporting someone')
  await about.getByRole('button', { name: online.chat.mute }).click()
  await expect(chatOf(ola)).not.toContainText('Good evening')
  await say(ala.page, 'Hello?')
  await expect(chatOf(ala)).toContainText('Hello?')
  await ola.page.reload()
  await ola.page.getByRole('tab', { name: new RegExp(`^${online.chat.title}`) }).click()
  await expect(chatOf(ola)).toContainText(online.chat.empty)

  // A muted person can be unmuted, though none of their messages is shown.
  await ola.page.getByText(online.chat.muted(1)).click()
  await ola.page.getByRole('button', { name: online.chat.unmute('Ala') }).click()
  await say(ala.page, 'And now?')
  await expect(chatOf(ola)).toContainText('And now?')
  for (const visitor of [ala, ola, ela]) await visitor.close()
})

test('undo of more than one’s own moves asks the other player, and every tab shows it', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  const open = (name: string) => Visitor.open(browser, baseURL as string, pageErrors, name)
  const [ala, ola] = [await open('Ala'), await open('Ola')]
  const room = await meet(ala, ola)
  // The same person has a second tab open.
  const tab = await ala.page.context().newPage()
  await tab.goto(`/room/${room.id}`)
  const [first, second] = [ala, ola].map(({ page }, seat) => new Player(page, clicking, { seed: seat + 1 })) as [Player, Player]
  const also = new Player(tab, clicking)
  const t = first.text
  // Play until each has decided something.
  await first.wanted()
  const before = await first.position()
  await first.decide()
  await expect.poll(() => first.position()).not.toBe(before)
  await expect.poll(async () => (await also.position()) === (await first.position())).toBe(true)
  while ((await asked([first, second])) === first) await first.decide()
  await expect.poll(async () => (await also.position()) === (await first.position())).toBe(true)
  const unanswered = await first.position()
  await second.decide()
  // Before that arrives, a press would take back the player's own move without asking.
  await expect.poll(() => first.position()).not.toBe(unanswered)

  const ask = async () => {
    await first.undo.click()
    await ala.page.getByRole('button', { name: t.undo.requestYes, exact: true }).click()
    await expect(ala.page.getByText(online.strip.requestMine('Ola'))).toBeVisible()
  }
  await ask()
  await expectAccessible(ola.page, 'someone asks to take back')
  await ola.page.getByRole('button', { name: online.strip.disagree, exact: true }).click()
  await expect(ala.page.getByText(online.strip.requestMine('Ola'))).toBeHidden()
  const stands = await first.position()
  await ask()
  await ola.page.getByRole('button', { name: online.strip.agree, exact: true }).click()
  await expect.poll(() => first.position()).not.toBe(stands)
  await expect.poll(() => also.position()).toBe(await first.position())
  await expect.poll(async () => (await first.sentence.innerText()) === (await also.sentence.innerText())).toBe(true)
  // The player's own moves need nobody's consent.
  while ((await first.position()) !== before) {
    const position = await first.position()
    await first.undo.click()
    const consent = ala.page.getByRole('button', { name: t.undo.requestYes, exact: true })
    // Either it is taken back at once, or the other player must consent.
    await expect.poll(async () => (await consent.isVisible()) || (await first.position()) !== position).toBe(true)
    if (await consent.isVisible()) {
      await consent.click()
      await ola.page.getByRole('button', { name: online.strip.agree, exact: true }).click()
    }
    await expect.poll(() => first.position()).not.toBe(position)
  }
  for (const visitor of [ala, ola]) await visitor.close()
})

test('a clock runs out: the opponent lets a bot play, the late player takes the seat back, both end the match', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  const open = (name: string) => Visitor.open(browser, baseURL as string, pageErrors, name)
  const [ala, ola] = [await open('Ala'), await open('Ola')]
  await meet(ala, ola, HASTE)
  const first = new Player(ala.page, clicking)
  await expect(ala.page.getByRole('timer').first()).toBeVisible()
  await first.wanted()
  // The player who is asked does nothing.
  await expect(ola.page.getByText(online.strip.late('Ala'))).toBeVisible()
  await expect(ala.page.getByText(online.strip.lateMine)).toBeVisible()
  await expectAccessible(ola.page, 'someone is late')
  await ola.page.getByRole('button', { name: online.strip.replace }).click()
  await expect(ala.page.getByText(online.strip.botForMe)).toBeVisible()
  const back = ala.page.locator('main').getByRole('button', { name: online.strip.back })
  await back.click()
  await expect(back).toBeHidden()
  for (const [visitor, word] of [
    [ala, online.menu.vote],
    [ola, online.strip.endToo],
  ] as const) {
    if (visitor === ala) await visitor.page.getByRole('button', { name: first.text.table.menu }).click()
    await visitor.page.getByRole('button', { name: word }).click()
  }
  for (const { page } of [ala, ola]) await expect(page.getByText(online.strip.abandoned)).toBeVisible()
  for (const visitor of [ala, ola]) await visitor.close()
})

test('a player who waits at one table is told that it is their turn at another', async ({ browser, baseURL, pageErrors }) => {
  const open = (name: string) => Visitor.open(browser, baseURL as string, pageErrors, name)
  const [ala, ola] = [await open('Ala'), await open('Ola')]
  for (const visitor of [ala, ola]) await visitor.signIn()
  const sit = async (mine: 0 | 1) => {
    const seats = [0, 1].map((seat) => (seat === mine ? { kind: 'me' as const, luck: newLuck() } : FREE))
    const room = await ala.create({ game: 'towers', seats, pace: FREE, listed: false })
    await ola.ask('POST', `/api/rooms/${room.id}/seat`, { luck: newLuck(), code: room.code })
    return room.id
  }
  // The first seat begins: at the first table the opponent, at the second table the player.
  const [here, there] = [await sit(1), await sit(0)]
  await ala.page.goto(`/room/${here}`)
  await expect(ala.page.getByText(online.strip.elsewhere(1))).toBeVisible()
  await ala.page.getByRole('link', { name: online.strip.goThere }).click()
  await expect(ala.page).toHaveURL(new RegExp(there))
  await expect(ala.page.getByText(online.strip.elsewhere(1))).toBeHidden()
  for (const visitor of [ala, ola]) await visitor.close()
})
