import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { composing } from '../../helpers/black-rose.ts'
import { expectNoSecretSent, gather, leave, losesLine, moment, program } from '../../helpers/black-rose-online.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import type { Player } from '../../helpers/player.ts'
import { QuickPlayers } from '../../helpers/quick-player.ts'
import { servedWith } from '../../helpers/served.ts'

// Two whole turns of four people online, who press what may be pressed without knowing the rules; then bots play to the end.

const CATALOGUE = '../../packages/games/black-rose/test-catalogue-turn.ts'
const ADA = 0
const BELA = 1
const CLEO = 2
const DORA = 3
const IZA = 4

/** Whether a player is asked something. A player who has answered can only take the answer back. */
async function isAsked({ choices, page }: Player): Promise<boolean> {
  return (await choices.count()) > 0 && !(await page.getByRole('button', { name: frame.sealed.takeBack }).isVisible())
}

/** Waits until somebody of these seats is asked. */
async function nextOf(seats: readonly number[], at: (seat: number) => Player): Promise<number> {
  for (const until = Date.now() + 60_000; Date.now() < until; await at(0).page.waitForTimeout(40))
    for (const seat of seats) if (await isAsked(at(seat))) return seat
  throw new Error('nobody is asked')
}

// Five browsers on one machine keep each other waiting.
test.use({ actionTimeout: 120_000 })

const TITLE =
  'four people play two turns online: one reloads, one loses the line, one leaves, one watches; then bots play to the end'

test(TITLE, { tag: '@long' }, async ({ browser, pageErrors }) =>
  servedWith(
    CATALOGUE,
    async (address) => {
      test.setTimeout(1_200_000) // five browsers on one machine
      const company = await gather({ browser, address, pageErrors, awaited: 1, input: composing() })
      const { visitor, player } = company
      const begun = async (turn: number) => (await player(IZA).log.textContent())?.includes(`Turn ${turn};`) === true
      const happened = { reload: false, lostLine: false, bot: false }
      let playing = [ADA, BELA, CLEO, DORA]

      while (!(await begun(3))) {
        const seat = await nextOf(playing, player)
        const { page } = visitor(seat)
        if (!happened.reload && seat === BELA && (await program(page).isVisible())) {
          await page.reload()
          await expect(program(page)).toBeVisible()
          happened.reload = true
        } else if (!happened.lostLine && seat === CLEO && (await moment(page).isVisible())) {
          await losesLine(visitor(CLEO), pageErrors)
          await expect(moment(page)).toBeVisible()
          happened.lostLine = true
        } else if (!happened.bot && seat === DORA && (await begun(2))) {
          await leave(visitor(DORA))
          playing = [ADA, BELA, CLEO]
          happened.bot = true
        } else await player(seat).decide()
      }
      expect(happened).toEqual({ reload: true, lostLine: true, bot: true })

      // The last one cannot leave without ending the match: the policy answers for her, beside her page.
      await leave(visitor(BELA))
      await leave(visitor(CLEO))
      const quick = await QuickPlayers.of([visitor(ADA)], company.room, 'black-rose')
      await quick.playTo(undefined)
      quick.stop()
      for (const { outcome } of company.players) await expect(outcome).toBeVisible({ timeout: 300_000 })
      await expectNoSecretSent(company, CATALOGUE)
      for (const each of company.visitors) await each.close()
    },
    true,
  ),
)
