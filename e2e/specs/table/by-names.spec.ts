import { isForm } from '@grimuar/kernel'
import { pressByName } from '../../helpers/by-names.ts'
import { endDialog } from '../../helpers/end-dialog.ts'
import { fixRandom } from '../../helpers/fixed-random.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { PolicyPlayer } from '../../helpers/policy-player.ts'
import { fillByName } from '../../helpers/rose-by-names.ts'

// Whole games through the accessibility tree alone, as a screen reader offers it: the game's policy chooses, and what it chooses is
// found by role and name. Nothing is looked for by its place or its style.

/** Another seed plays other matches; GRIMUAR_E2E_SEED repeats one. */
const SEED = Number(process.env.GRIMUAR_E2E_SEED ?? 1)

test.beforeEach(({ context }) => fixRandom(context, SEED))

/** A table this wide has the list of moves beside it in every game. */
const WIDE = { width: 1680, height: 900 }

for (const game of ['towers', 'spellbook', 'prophecy', 'black-rose', 'wonder-book'] as const)
  test(`a whole ${game === 'wonder-book' ? 'chapter' : 'game'} of ${game} through roles and names alone`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(600_000)
    const player = new Player(page, clicking, { seed: SEED })
    const t = player.text
    const found = { drawn: 0, several: 0, listed: 0, past: 0 }
    const policy: PolicyPlayer = new PolicyPlayer(player, game, async (name, _moves, answer, now) => {
      if (isForm(now.answers)) await fillByName(page, now, answer)
      else found[await pressByName(page, t, name, () => policy.hasGoneOn(now))]++
    })
    if (game === 'wonder-book' || game === 'black-rose') await page.setViewportSize(WIDE)
    await page.goto(`/new/${game}`)
    const start = page.getByRole('button', { name: t.setup.start })
    await expect(start).toBeEnabled()
    await start.press('Enter')
    await expect(page.getByRole('region', { name: t.table.table, exact: true })).toBeVisible()
    const { over } = await policy.play()
    expect(over).toBe(true)
    await expect(endDialog(page, t)).toBeVisible()
    // The list of moves is there for all of them, but nearly all are also drawn under the same name.
    expect(found.drawn + found.several).toBeGreaterThan(4 * found.listed)
    expect(found.drawn).toBeGreaterThan(20)
  })
