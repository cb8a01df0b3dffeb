import { newLuck, type Reveal } from '@grimuar/protocol'
import { type Browser, expect, type Page } from '@playwright/test'
import { en as online } from '../../packages/web/src/lib/online/text/en.ts'
import { appText } from './app-text.ts'
import { roseText } from './black-rose.ts'
import { NO_NETWORK, type PageErrors } from './fixtures.ts'
import { clicking, type Input } from './input.ts'
import { Listener } from './listener.ts'
import { Player } from './player.ts'
import { catalogueAt } from './served.ts'
import { Visitor } from './visitor.ts'

// Four people and a spectator at a table of Black Rose, each in a browser of their own.

const t = appText.en
const FREE = { kind: 'free' } as const
const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora', 'Iza'] as const

/** The panel in which a program is prepared. */
export const program = (page: Page) => page.getByRole('region', { name: roseText.en.board.preparing })
/** The card that tells of a moment in which one may interrupt. */
export const moment = (page: Page) => page.locator('[data-part="moment"]')
/** The clocks that run. */
export const running = (page: Page) => page.locator('.clock.runs')

export interface Company {
  readonly room: string
  readonly visitors: readonly Visitor[]
  readonly players: readonly Player[]
  readonly listeners: readonly Listener[]
  /** The players, in playing order; the fifth watches. */
  readonly visitor: (seat: number) => Visitor
  readonly player: (seat: number) => Player
}

interface Gathering {
  readonly browser: Browser
  readonly address: string
  readonly pageErrors: PageErrors
  /** How many are asked first. */
  readonly awaited: number
  /** How everybody plays. */
  readonly input?: Input
}

/** Four people sit down at a table of their own where everyone who could interrupt is asked, and the fifth watches. */
export async function gather({ browser, address, pageErrors, awaited, input = clicking }: Gathering): Promise<Company> {
  const visitors = await Promise.all(NAMES.map((name) => Visitor.open(browser, address, pageErrors, name)))
  const [host, ...guests] = visitors.slice(0, 4)
  if (!host) throw new Error('nobody came')
  for (const visitor of visitors.slice(0, 4)) await visitor.signIn()
  const seats = [{ kind: 'me' as const, luck: newLuck() }, FREE, FREE, FREE]
  const pace = { kind: 'live' as const, move: 600, bank: 3600 }
  const { id } = await host.create({ game: 'black-rose', seats, pace, listed: true, askEveryone: true })
  for (const guest of guests) await guest.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })
  const listeners = visitors.map(({ page }, seat) => new Listener(page, seat < 4 ? seat : null))
  // One by one: five pages that load at once on a busy machine keep each other's sockets from opening in time.
  for (const { page } of visitors) {
    await page.goto(`/room/${id}`)
    await expect(running(page)).toHaveCount(awaited, { timeout: 60_000 })
  }
  const players = visitors.map(({ page }, seat) => new Player(page, input, { seed: seat + 1 }))
  return { room: id, visitors, players, listeners, visitor: at(visitors), player: at(players) }
}

const at =
  <X>(all: readonly X[]) =>
  (seat: number): X => {
    const found = all[seat]
    if (found === undefined) throw new Error(`nobody is at ${seat}`)
    return found
  }

/** Gives one's own seat to a bot. */
export async function leave({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t.table.menu }).click()
  await page.getByRole('button', { name: online.menu.leave }).click()
  // If nobody else is awaited, bots may end the match at once.
  await expect(page.getByText(online.strip.botForMe).or(page.getByTestId('outcome')).first()).toBeVisible()
}

/** Loses the line and gets it back. */
export async function losesLine({ page, proxy }: Visitor, pageErrors: PageErrors): Promise<void> {
  pageErrors.allow(NO_NETWORK)
  proxy.cut()
  await expect(page.getByTestId('offline')).toBeVisible()
  await proxy.mend()
  await expect(page.getByTestId('offline')).toBeHidden({ timeout: 60_000 })
}

/** Everybody was sent what they may see, and nothing else. */
export async function expectNoSecretSent({ room: id, visitors, listeners }: Company, catalogue: string): Promise<void> {
  const reveal = await visitors.at(-1)?.ask<Reveal>('GET', `/api/rooms/${id}/reveal`)
  const game = await (await catalogueAt(catalogue))[0]?.rules()
  if (!reveal || !game) throw new Error('there is nothing to compare')
  for (const listener of listeners) await listener.expectSentAsSeen(game, reveal.record)
}
