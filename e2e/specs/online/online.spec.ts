import { boxOf } from '@grimuar/games'
import { newLuck, type Reveal, type RoomCard } from '@grimuar/protocol'
import { en as advice } from '../../../packages/web/src/lib/advice/text/en.ts'
import { en as online } from '../../../packages/web/src/lib/online/text/en.ts'
import { checkDraws, endDialog, saveToFile } from '../../helpers/end-dialog.ts'
import { expect, NO_NETWORK, test } from '../../helpers/fixtures.ts'
import { clicking } from '../../helpers/input.ts'
import { asked, Player } from '../../helpers/player.ts'
import { QuickPlayers } from '../../helpers/quick-player.ts'
import { matchFromRecord } from '../../helpers/reference-match.ts'
import { Visitor } from '../../helpers/visitor.ts'

/** Another seed plays other matches; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)
const FREE = { kind: 'free' } as const

/** The first visitor creates a table, the others take its seats, and all open it. */
async function gather(visitors: readonly Visitor[], game: string, options?: unknown): Promise<RoomCard> {
  const [host, ...guests] = visitors as [Visitor, ...Visitor[]]
  for (const visitor of visitors) await visitor.signIn()
  const room = await host.create({
    game,
    ...(options !== undefined && { options }),
    seats: [{ kind: 'me', luck: newLuck() }, ...guests.map(() => FREE)],
    pace: { kind: 'live', move: 120, bank: 600 },
    listed: true,
  })
  for (const guest of guests) await guest.ask('POST', `/api/rooms/${room.id}/seat`, { luck: newLuck() })
  await Promise.all(visitors.map((visitor) => visitor.page.goto(`/room/${room.id}`)))
  return room
}

/** Plays until everyone has decided so often. */
async function playUntil(players: readonly Player[], decisions: number): Promise<void> {
  const made = new Map(players.map((player) => [player, 0]))
  while (Math.min(...made.values()) < decisions) {
    const player = await asked(players)
    await player.decide()
    made.set(player, (made.get(player) ?? 0) + 1)
  }
}

test('two people play a whole game of Towers: one loses its connection, one reloads, someone watches', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  test.slow() // three browsers on one machine
  const open = (name: string) => Visitor.open(browser, baseURL as string, pageErrors, name)
  const visitors = await Promise.all([open('Ala'), open('Ola')])
  const watcher = await open('Ela')
  const [ala, ola] = visitors as [Visitor, Visitor]
  const room = await gather(visitors, 'towers')
  await watcher.page.goto(`/room/${room.id}`)
  const players = visitors.map(({ page }, seat) => new Player(page, clicking, { seed: SEED + seat, patience: 60_000 }))
  const [first, second] = players as [Player, Player]
  const t = first.text

  // The first player loses the connection while the second moves, and sees the move once it is back.
  await playUntil(players, 2)
  while ((await asked(players)) !== second) await first.decide()
  pageErrors.allow(NO_NETWORK)
  ala.proxy.cut()
  await expect(ala.page.getByTestId('offline')).toBeVisible()
  await second.decide()
  await ala.proxy.mend()
  await expect(ala.page.getByTestId('offline')).toBeHidden({ timeout: 30_000 })
  // The second player reloads the page twice: on their turn, and at any time.
  while ((await asked(players)) !== second) await first.decide()
  const position = await second.position()
  await ola.page.reload()
  await second.wanted()
  await expect.poll(() => second.position()).toBe(position)
  await playUntil(players, 2)
  await ola.page.reload()
  await playUntil(players, 1)
  // The rest is played without pressing, and seen on all three screens.
  const quick = await QuickPlayers.of(visitors, room.id, 'towers')
  await quick.playTo(undefined)
  quick.stop()
  for (const player of players) await expect(player.outcome).toBeVisible({ timeout: 60_000 })

  const file = await saveToFile(ala.page, endDialog(ala.page, t).getByRole('button', { name: t.ending.export }))
  const reference = await matchFromRecord(file.text)
  expect(reference.over).toBe(true)
  expect(reference.names).toEqual(['Ala', 'Ola'])
  const told = (player: Player, seat: number | null) => expect.poll(() => player.lines()).toEqual(reference.lines(seat))
  await told(first, 0)
  await told(second, 1)

  // The spectator saw everything that is public, to the end.
  const spectator = new Player(watcher.page, clicking)
  await expect(spectator.outcome).toBeVisible()
  await told(spectator, null)

  // Anyone can check the dice in the browser, and every step has a link and can be seen from any seat.
  for (const { page } of [ala, watcher]) {
    const dialog = endDialog(page, t)
    await checkDraws(page, t)
    await expect(dialog.getByRole('status')).toHaveText(t.ending.checkOk(reference.match.table.draws))
  }

  // It can be analysed like a game on one device.
  const analysis = endDialog(ala.page, t).getByTestId('analysis')
  await analysis.getByRole('button', { name: advice.analysis.offer }).click()
  const graph = analysis.getByRole('button', { name: advice.analysis.graph })
  await expect(graph).toBeVisible({ timeout: 120_000 })
  for (const name of reference.names) await expect(graph).toHaveAccessibleName(new RegExp(`${name}: (\\d+ %, )+\\d+ %`))

  await watcher.page.goto(`/room/${room.id}?step=5`)
  const replay = watcher.page.getByRole('region', { name: t.replay.title })
  await expect(replay.getByRole('slider')).toHaveAttribute('aria-valuetext', t.replay.at(5, reference.match.steps.length))
  await replay.getByLabel(t.replay.eyes).selectOption('Ola')
  await expect(spectator.log.locator('button')).toHaveCount(reference.lines(1).length)

  // A rematch: the player who asks for it waits at the new table.
  await endDialog(ala.page, t).getByRole('button', { name: t.ending.rematch }).click()
  await expect(ala.page).not.toHaveURL(new RegExp(room.id))
  await ola.page.keyboard.press('Escape')
  await ola.page.getByRole('button', { name: online.strip.sitNext }).click()
  for (const player of players) await expect.poll(() => player.lines()).toHaveLength(1)
  for (const visitor of [...visitors, watcher]) await visitor.close()
})

test('four people play SpellBook until all agree to end it: one loses the connection, one reloads, someone watches', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  test.slow() // five browsers on one machine
  const open = (name: string) => Visitor.open(browser, baseURL as string, pageErrors, name)
  const visitors: Visitor[] = []
  for (const name of ['Ala', 'Ola', 'Ela', 'Ula']) visitors.push(await open(name))
  const watcher = await open('Iza')
  const room = await gather(visitors, 'spellbook')
  await watcher.page.goto(`/room/${room.id}`)
  const players = visitors.map(({ page }, seat) => new Player(page, clicking, { seed: SEED + seat }))
  const [ala, ola] = visitors as [Visitor, Visitor]
  await playUntil(players, 2)
  pageErrors.allow(NO_NETWORK)
  ala.proxy.cut()
  await expect(ala.page.getByTestId('offline')).toBeVisible()
  await ala.proxy.mend()
  await playUntil(players, 2)
  await ola.page.reload()
  await playUntil(players, 1)

  const t = (players[0] as Player).text
  await ala.page.getByRole('button', { name: t.table.menu }).click()
  await ala.page.getByRole('button', { name: online.menu.vote }).click()
  for (const { page } of visitors.slice(1)) await page.getByRole('button', { name: online.strip.endToo }).click()
  for (const { page } of [...visitors, watcher]) await expect(page.getByText(online.strip.abandoned)).toBeVisible()
  const { record } = await watcher.ask<Reveal>('GET', `/api/rooms/${room.id}/reveal`)
  const reference = await matchFromRecord(record, 'en', boxOf('spellbook'))
  expect(new Set(reference.match.steps.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]))
  for (const [seat, player] of players.entries()) await expect.poll(() => player.lines()).toEqual(reference.lines(seat))
  await expect.poll(() => new Player(watcher.page, clicking).lines()).toEqual(reference.lines(null))
  for (const visitor of [...visitors, watcher]) await visitor.close()
})
