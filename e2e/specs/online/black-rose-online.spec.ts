import type { Page } from '@playwright/test'
import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { en as online } from '../../../packages/web/src/lib/online/text/en.ts'
import { appText } from '../../helpers/app-text.ts'
import { prepare, roseText, spellName } from '../../helpers/black-rose.ts'
import { expectNoSecretSent, gather, leave, losesLine, moment, program, running } from '../../helpers/black-rose-online.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { servedWith } from '../../helpers/served.ts'
import type { Visitor } from '../../helpers/visitor.ts'

// Four people and a spectator, each in a browser of their own. The server begins every match in a preparation near the end, and
// neither its bots nor its standing answers pause.

const t = appText.en
const text = roseText.en
const LABORATORY = 11
const CATALOGUE = '../../packages/games/black-rose/test-catalogue.ts'
/** The program of each seat: the first card goes to the Quick slot. */
const PROGRAMS = ['DES08 DES03', 'CON08 TRA01', 'NEC08 ILL08', 'DIV07 TRA10'].map((cards) =>
  cards.split(' ').map((card) => ({ card, side: 'upper' })),
)

const ready = (page: Page) => page.getByRole('button', { name: text.board.ready, exact: true })
const takeBack = (page: Page) => page.getByRole('button', { name: frame.sealed.takeBack })
const room = (page: Page, place: number) => page.locator(`[data-place="${place}"]`)

/** Lays the program of a seat and is ready. */
const isReady = ({ page }: Visitor, seat: number) => prepare(page, PROGRAMS[seat] ?? [])

test('four people online: sealed programs, an interrupt put to everyone, and a spectator; one reloads, one loses the line, one leaves', async ({
  browser,
  pageErrors,
}) =>
  servedWith(
    CATALOGUE,
    async (address) => {
      test.slow() // five browsers on one machine
      const company = await gather({ browser, address, pageErrors, awaited: 4 })
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

      // Ada enters the Laboratory: both players with a token are asked at once, whatever lies under it. Bela loses the connection meanwhile.
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
      await expectNoSecretSent(company, CATALOGUE)
      for (const visitor of company.visitors) await visitor.close()
    },
    true,
  ))
