import { boxOf } from '@grimuar/games'
import { newLuck, type RoomCard } from '@grimuar/protocol'
import { en as online } from '../packages/web/src/lib/online/text/en.ts'
import { endingOf, saved } from './ending.ts'
import { clicking } from './hands.ts'
import { Player } from './player.ts'
import { sceneOf } from './scene.ts'
import { expect, test } from './watch.ts'
import { Window } from './window.ts'

/** Another number plays other games; a failure is repeated by its number. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)
const FREE = { kind: 'free' } as const

/** Everybody sits down at a table that one of them set up, and has it before them. */
async function gather(windows: readonly Window[], game: string, options?: unknown): Promise<RoomCard> {
  const [host, ...guests] = windows as [Window, ...Window[]]
  for (const window of windows) await window.comeIn()
  const table = await host.create({
    game,
    ...(options !== undefined && { options }),
    seats: [{ kind: 'me', luck: newLuck() }, ...guests.map(() => FREE)],
    pace: { kind: 'live', move: 120, bank: 600 },
    listed: true,
  })
  for (const guest of guests) await guest.ask('POST', `/api/rooms/${table.id}/seat`, { luck: newLuck() })
  await Promise.all(windows.map((window) => window.page.goto(`/room/${table.id}`)))
  return table
}

test('two windows play a whole game of Towers: one loses its connection, one reloads, someone watches', async ({
  browser,
  baseURL,
  troubles,
}) => {
  test.slow() // three browsers on one machine
  // A wire that is cut is heard of; what matters is that the game goes on.
  troubles.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection/)
  const open = (name: string) => Window.open(browser, baseURL as string, troubles, name)
  const windows = await Promise.all([open('Ala'), open('Ola')])
  const watcher = await open('Ela')
  const [ala, ola] = windows as [Window, Window]
  const table = await gather(windows, 'towers')
  await watcher.page.goto(`/room/${table.id}`)
  const players = windows.map(({ page }, seat) => new Player(page, clicking, { seed: SEED + seat, patience: 60_000 }))
  const [first, second] = players as [Player, Player]
  const t = first.text

  // The connection breaks in the middle of the first player's game; they wait, it comes back, they play on.
  const cut = async () => {
    await first.play((decisions) => decisions === 4)
    ala.wire.cut()
    await expect(ala.page.getByTestId('offline')).toBeVisible()
    await ala.wire.mend()
    await expect(ala.page.getByTestId('offline')).toBeHidden({ timeout: 30_000 })
    await first.play()
  }
  // The other one reloads the page, twice: once on their turn, once wherever it falls.
  const reloads = async () => {
    await second.play((decisions) => decisions === 3)
    const position = await second.position()
    await ola.page.reload()
    await second.wanted()
    expect(await second.position()).toBe(position)
    await second.play((decisions) => decisions === 2)
    await ola.page.reload()
    await second.play()
  }
  await Promise.all([cut(), reloads()])

  const file = await saved(ala.page, endingOf(ala.page, t).getByRole('button', { name: t.ending.export }))
  const scene = await sceneOf(file.text)
  expect(scene.over).toBe(true)
  expect(scene.names).toEqual(['Ala', 'Ola'])
  const told = (player: Player, seat: number | null) => expect.poll(() => player.lines()).toEqual(scene.lines(seat))
  await told(first, 0)
  await told(second, 1)

  // Whoever watched saw what all may see, to the end.
  const spectator = new Player(watcher.page, clicking)
  await expect(spectator.outcome).toBeVisible()
  await told(spectator, null)

  // The dice can be checked in the browser by anyone, and every moment has a link, from any seat.
  for (const { page } of [ala, watcher]) {
    const dialog = endingOf(page, t)
    await dialog.getByRole('button', { name: t.ending.check }).click()
    await expect(dialog.getByRole('status')).toHaveText(t.ending.checkOk(scene.match.table.draws))
  }
  await watcher.page.goto(`/room/${table.id}?step=5`)
  const replay = watcher.page.getByRole('region', { name: t.replay.title })
  await expect(replay.getByRole('slider')).toHaveAttribute('aria-valuetext', t.replay.at(5, scene.match.steps.length))
  await replay.getByRole('combobox').selectOption('Ola')
  await expect(spectator.log.locator('button')).toHaveCount(scene.lines(1).length)

  // And again: who asks for it waits at the new table for the other.
  await endingOf(ala.page, t).getByRole('button', { name: t.ending.rematch }).click()
  await expect(ala.page).not.toHaveURL(new RegExp(table.id))
  await ola.page.keyboard.press('Escape')
  await ola.page.getByRole('button', { name: online.strip.sitNext }).click()
  for (const player of players) await expect.poll(() => player.lines()).toHaveLength(1)
  for (const window of [...windows, watcher]) await window.close()
})

test('four windows play a whole game of SpellBook: one loses its connection, one reloads, someone watches', async ({
  browser,
  baseURL,
  troubles,
}) => {
  test.slow() // five browsers on one machine
  troubles.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection/)
  const open = (name: string) => Window.open(browser, baseURL as string, troubles, name)
  const windows: Window[] = []
  for (const name of ['Ala', 'Ola', 'Ela', 'Ula']) windows.push(await open(name))
  const watcher = await open('Iza')
  const table = await gather(windows, 'spellbook')
  await watcher.page.goto(`/room/${table.id}`)
  const players = windows.map(({ page }, seat) => new Player(page, clicking, { seed: SEED + seat, patience: 120_000 }))
  const [ala, ola] = windows as [Window, Window]
  await Promise.all(
    players.map(async (player, seat) => {
      await player.play((decisions) => decisions === 5)
      if (seat === 0) {
        ala.wire.cut()
        await expect(ala.page.getByTestId('offline')).toBeVisible()
        await ala.wire.mend()
      } else if (seat === 1) await ola.page.reload()
      await player.play()
    }),
  )
  const t = (players[0] as Player).text
  const file = await saved(ala.page, endingOf(ala.page, t).getByRole('button', { name: t.ending.export }))
  const scene = await sceneOf(file.text, 'en', boxOf('spellbook'))
  expect(scene.over).toBe(true)
  for (const [seat, player] of players.entries()) await expect.poll(() => player.lines()).toEqual(scene.lines(seat))
  const spectator = new Player(watcher.page, clicking)
  await expect(spectator.outcome).toBeVisible()
  await expect.poll(() => spectator.lines()).toEqual(scene.lines(null))
  for (const window of [...windows, watcher]) await window.close()
})
