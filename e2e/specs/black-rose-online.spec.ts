import { newLuck, type Reveal } from '@grimuar/protocol'
import type { Browser, Page } from '@playwright/test'
import { en as frame } from '../../packages/web/src/lib/frame/text/en.ts'
import { en as online } from '../../packages/web/src/lib/online/text/en.ts'
import { appText } from '../helpers/app-text.ts'
import { prepare, roseText, spellName } from '../helpers/black-rose.ts'
import { expect, NO_NETWORK, type PageErrors, test } from '../helpers/fixtures.ts'
import { clicking } from '../helpers/input.ts'
import { Listener } from '../helpers/listener.ts'
import { Player } from '../helpers/player.ts'
import { catalogueAt, servedWith } from '../helpers/served.ts'
import { Visitor } from '../helpers/visitor.ts'

// Four people and a spectator, each in a browser of their own. The server begins every match in a preparation near the end, and
// neither its bots nor its standing answers pause.

const t = appText.en
const text = roseText.en
const LABORATORY = 11
const CATALOGUE = '../../packages/games/black-rose/test-catalogue.ts'
const FREE = { kind: 'free' } as const
const NAMES = ['Ada', 'Bela', 'Cleo', 'Dora', 'Iza'] as const
/** What everybody prepares, by seat: the first in the Quick slot. */
const PROGRAMS = ['DES08 DES03', 'CON08 TRA01', 'NEC08 ILL08', 'DIV07 TRA10'].map((cards) =>
  cards.split(' ').map((card) => ({ card, side: 'upper' })),
)

const program = (page: Page) => page.getByRole('region', { name: text.board.preparing })
const ready = (page: Page) => page.getByRole('button', { name: text.board.ready, exact: true })
const moment = (page: Page) => page.locator('[data-part="moment"]')
const takeBack = (page: Page) => page.getByRole('button', { name: frame.sealed.takeBack })
const room = (page: Page, place: number) => page.locator(`[data-place="${place}"]`)
const running = (page: Page) => page.locator('.clock.runs')

interface Company {
  readonly room: string
  readonly visitors: readonly Visitor[]
  readonly players: readonly Player[]
  readonly listeners: readonly Listener[]
}

/** Four people sit down at a table of their own, and the fifth watches. */
async function gather(browser: Browser, address: string, pageErrors: PageErrors, askEveryone: boolean): Promise<Company> {
  const visitors = await Promise.all(NAMES.map((name) => Visitor.open(browser, address, pageErrors, name)))
  const [host, ...guests] = visitors.slice(0, 4)
  if (!host) throw new Error('nobody came')
  for (const visitor of visitors.slice(0, 4)) await visitor.comeIn()
  const seats = [{ kind: 'me' as const, luck: newLuck() }, FREE, FREE, FREE]
  const pace = { kind: 'live' as const, move: 600, bank: 3600 }
  const { id } = await host.create({ game: 'black-rose', seats, pace, listed: true, askEveryone })
  for (const guest of guests) await guest.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })
  const listeners = visitors.map(({ page }, seat) => new Listener(page, seat < 4 ? seat : null))
  // One by one: five pages that load at once on a busy machine keep each other's sockets from opening in time.
  for (const { page } of visitors) {
    await page.goto(`/room/${id}`)
    await expect(running(page)).toHaveCount(4, { timeout: 60_000 })
  }
  const players = visitors.map(({ page }, seat) => new Player(page, clicking, { seed: seat + 1 }))
  return { room: id, visitors, players, listeners }
}

/** Lays the program of a seat and is ready. */
const isReady = ({ page }: Visitor, seat: number) => prepare(page, PROGRAMS[seat] ?? [])

/** Gives one's own seat to a bot. */
async function leave({ page }: Visitor): Promise<void> {
  await page.getByRole('button', { name: t.table.menu }).click()
  await page.getByRole('button', { name: online.menu.leave }).click()
  // If nobody else is awaited, bots may end the match at once.
  await expect(page.getByText(online.strip.botForMe).or(page.getByTestId('outcome')).first()).toBeVisible()
}

/** Loses the line and gets it back. */
async function losesLine({ page, proxy }: Visitor, pageErrors: PageErrors): Promise<void> {
  pageErrors.allow(NO_NETWORK)
  proxy.cut()
  await expect(page.getByTestId('offline')).toBeVisible()
  await proxy.mend()
  await expect(page.getByTestId('offline')).toBeHidden({ timeout: 60_000 })
}

/** Everybody was sent what they may see, and nothing else. */
async function expectNoSecretSent({ room: id, visitors, listeners }: Company): Promise<void> {
  const reveal = await visitors.at(-1)?.ask<Reveal>('GET', `/api/rooms/${id}/reveal`)
  const game = await (await catalogueAt(CATALOGUE))[0]?.rules()
  if (!reveal || !game) throw new Error('there is nothing to compare')
  for (const listener of listeners) await listener.expectSentAsSeen(game, reveal.record)
}

test('four people online: sealed programs, an interrupt put to everyone, and a spectator; one reloads, one loses the line, one leaves', async ({
  browser,
  pageErrors,
}) =>
  servedWith(
    CATALOGUE,
    async (address) => {
      test.slow() // five browsers on one machine
      const company = await gather(browser, address, pageErrors, true)
      const [ada, bela, cleo, dora, iza] = company.visitors as [Visitor, Visitor, Visitor, Visitor, Visitor]
      const secretOf = async (who: Visitor, card: string) => {
        for (const { page } of company.visitors.filter((other) => other !== who))
          expect(await page.content(), 'a sealed program is nobody else’s business').not.toContain(spellName(card))
      }

      // Everyone prepares at once; each clock runs until its owner is ready, and again when that is taken back.
      await isReady(ada, 0)
      await expect(ada.page.getByTestId('sentence')).toContainText(frame.sealed.waiting('Bela, Cleo and Dora'))
      await expect(running(iza.page)).toHaveCount(3)
      await takeBack(ada.page).click()
      await expect(running(iza.page)).toHaveCount(4)
      await ready(ada.page).click()
      await expect(running(iza.page)).toHaveCount(3)
      await secretOf(ada, 'DES08')

      // Bela reloads while she prepares: she is still asked. Dora is ready and lets a bot take over.
      await bela.page.reload()
      await expect(program(bela.page)).toBeVisible()
      await isReady(bela, 1)
      await isReady(dora, 3)
      await leave(dora)
      await expect(running(iza.page)).toHaveCount(1)
      await secretOf(bela, 'TRA01')
      await isReady(cleo, 2)

      // Ada enters the Laboratory: both who have a token are asked at once, whatever lies under it. Bela loses the line meanwhile.
      await room(ada.page, LABORATORY).click()
      for (const { page } of [bela, cleo]) await expect(moment(page)).toContainText('Laboratory')
      await expect(running(iza.page)).toHaveCount(2)
      await losesLine(bela, pageErrors)
      await moment(cleo.page).getByRole('button', { name: text.board.letPass }).click()
      await expect(running(iza.page)).toHaveCount(1)
      await moment(bela.page)
        .getByRole('button', { name: spellName('CON01') })
        .click()
      for (const { log } of company.players) await expect(log).toContainText(spellName('CON01'))
      expect(await iza.page.content(), 'what Cleo let pass is not told').not.toContain(spellName('CON11'))

      await ada.page.getByRole('button', { name: t.table.menu }).click()
      await ada.page.getByRole('button', { name: online.menu.vote }).click()
      for (const { page } of [bela, cleo]) await page.getByRole('button', { name: online.strip.endToo }).click()
      for (const { page } of company.visitors) await expect(page.getByText(online.strip.abandoned)).toBeVisible()
      await expectNoSecretSent(company)
      for (const visitor of company.visitors) await visitor.close()
    },
    true,
  ))
