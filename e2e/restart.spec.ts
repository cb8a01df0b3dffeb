import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newLuck } from '@grimuar/protocol'
import { clicking } from './hands.ts'
import { asked, Player } from './player.ts'
import { freePort } from './port.ts'
import { expect, test } from './watch.ts'
import { Window } from './window.ts'

/** A server of this test's own, to be killed. It serves the app that was built for all tests. */
class House {
  readonly address: string
  private readonly port: number
  private readonly folder = mkdtempSync(join(tmpdir(), 'grimuar-e2e-'))
  private child: ChildProcess | undefined

  constructor(port: number) {
    this.port = port
    this.address = `http://127.0.0.1:${port}`
  }

  async start(): Promise<void> {
    const cli = join(import.meta.dirname, '../packages/cli/grimuar.js')
    this.child = spawn('node', [cli, 'serve', '--port', `${this.port}`, '--data', this.folder], { stdio: 'ignore' })
    await expect
      .poll(
        () =>
          fetch(`${this.address}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true)
  }

  async kill(): Promise<void> {
    const gone = new Promise((done) => this.child?.once('exit', done))
    this.child?.kill('SIGKILL')
    await gone
  }
}

test('the server dies in the middle of a game and is started again: nobody reloads, nothing is lost', async ({
  browser,
  troubles,
}) => {
  test.slow() // two browsers and three starts of a server
  troubles.expect(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection/)
  const house = new House(await freePort())
  await house.start()
  try {
    const open = (name: string) => Window.open(browser, house.address, troubles, name)
    const [ala, ola] = [await open('Ala'), await open('Ola')]
    for (const window of [ala, ola]) await window.comeIn()
    const seats = [{ kind: 'me' as const, luck: newLuck() }, { kind: 'free' as const }]
    const table = await ala.create({ game: 'towers', seats, pace: { kind: 'free' }, listed: true })
    await ola.ask('POST', `/api/rooms/${table.id}/seat`, { luck: newLuck() })
    for (const { page } of [ala, ola]) await page.goto(`/room/${table.id}`)
    const players = [ala, ola].map(({ page }, seat) => new Player(page, clicking, { seed: seat + 1, patience: 60_000 }))
    for (const round of [1, 2]) {
      for (let decisions = 0; decisions < 6; decisions++) await (await asked(players)).decide()
      const lines = await Promise.all(players.map((player) => player.lines()))
      await house.kill()
      for (const { page } of [ala, ola]) await expect(page.getByTestId('offline')).toBeVisible()
      await house.start()
      for (const { page } of [ala, ola]) await expect(page.getByTestId('offline')).toBeHidden({ timeout: 30_000 })
      // What was seen is still there; what was on its way may have come since.
      for (const [seat, player] of players.entries()) {
        expect((await player.lines()).slice(0, lines[seat]?.length), `seat ${seat}, death ${round}`).toEqual(lines[seat])
      }
    }
    for (let decisions = 0; decisions < 4; decisions++) await (await asked(players)).decide()
    for (const window of [ala, ola]) await window.close()
  } finally {
    await house.kill()
  }
})
