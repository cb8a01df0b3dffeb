import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newLuck } from '@grimuar/protocol'
import { expect, NO_NETWORK, test } from '../../helpers/fixtures.ts'
import { freePort } from '../../helpers/free-port.ts'
import { clicking } from '../../helpers/input.ts'
import { asked, Player } from '../../helpers/player.ts'
import { Visitor } from '../../helpers/visitor.ts'

/** A server that this test may kill. It serves the app that was built for all tests. */
class OwnServer {
  readonly address: string
  private readonly port: number
  private readonly folder = mkdtempSync(join(tmpdir(), 'grimuar-e2e-'))
  private child: ChildProcess | undefined

  constructor(port: number) {
    this.port = port
    this.address = `http://127.0.0.1:${port}`
  }

  async start(): Promise<void> {
    const cli = join(import.meta.dirname, '../../../packages/cli/grimuar.js')
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

test('the server is killed during a match and started again: nobody has to reload, and nothing is lost', async ({
  browser,
  pageErrors,
}) => {
  test.slow() // two browsers and three starts of a server
  const server = new OwnServer(await freePort())
  await server.start()
  try {
    const open = (name: string) => Visitor.open(browser, server.address, pageErrors, name)
    const [ala, ola] = [await open('Ala'), await open('Ola')]
    for (const visitor of [ala, ola]) await visitor.signIn()
    const seats = [{ kind: 'me' as const, luck: newLuck() }, { kind: 'free' as const }]
    const room = await ala.create({ game: 'towers', seats, pace: { kind: 'free' }, listed: true })
    await ola.ask('POST', `/api/rooms/${room.id}/seat`, { luck: newLuck() })
    for (const { page } of [ala, ola]) await page.goto(`/room/${room.id}`)
    const players = [ala, ola].map(({ page }, seat) => new Player(page, clicking, { seed: seat + 1, patience: 60_000 }))
    for (const round of [1, 2]) {
      for (let decisions = 0; decisions < 6; decisions++) await (await asked(players)).decide()
      const lines = await Promise.all(players.map((player) => player.lines()))
      pageErrors.allow(NO_NETWORK)
      await server.kill()
      for (const { page } of [ala, ola]) await expect(page.getByTestId('offline')).toBeVisible()
      await server.start()
      for (const { page } of [ala, ola]) await expect(page.getByTestId('offline')).toBeHidden({ timeout: 30_000 })
      // All earlier lines are still there; a move that was on its way may have been added.
      for (const [seat, player] of players.entries()) {
        const before = async () => (await player.lines()).slice(0, lines[seat]?.length)
        await expect.poll(before, `seat ${seat}, death ${round}`).toEqual(lines[seat])
      }
    }
    for (let decisions = 0; decisions < 4; decisions++) await (await asked(players)).decide()
    for (const visitor of [ala, ola]) await visitor.close()
  } finally {
    await server.kill()
  }
})
