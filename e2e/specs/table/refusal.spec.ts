import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Clause, clauseIn, readLedger } from '@grimuar/games/ledger'
import { LANGS } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { box, openRecord } from '../../helpers/home-page.ts'
import { clicking } from '../../helpers/input.ts'
import { escaped, Player } from '../../helpers/player.ts'
import { matchWhere } from '../../helpers/reference-match.ts'

const ledger = readLedger(readFileSync(join(import.meta.dirname, `../../../docs/rules/${box.id}.md`), 'utf8'))

for (const lang of LANGS) {
  test.describe(lang, () => {
    test.use({ preferences: { lang, pace: 'off' } })

    test('pressing something that is not legal shows why, with the clause and its sentence', async ({ page }) => {
      const at = await matchWhere((now) => now.question?.kind === 'go' && now.seat === 0 && now.match.steps.length > 8, {
        lang,
        people: ['human', 'bot'],
      })
      const player = new Player(page, clicking, { lang })
      const t = player.text
      await openRecord(page, at.record, lang)
      await expect(player.sentence).toHaveText(at.asked)
      const position = await player.position()

      // Every tower that is no legal goal: the player's own place, the opponent's, and those too far away.
      const told = new Set<string>()
      const ring = at.words.table(at.view(), at.names, at.seat)[0]?.items ?? []
      for (let place = 0; place < 6; place++) {
        const refusal = at.match.refusal(at.seat, { do: 'go', place })
        if (refusal?.reason !== 'rule') continue
        const clause = clauseIn(ledger, refusal.rule) as Clause
        const tower = ring[place * 2]?.split('; ')[0] ?? ''
        // Dimmed pieces can be pressed although they are not "enabled", so do not wait for that.
        await player.table.getByRole('button', { name: new RegExp(`^${escaped(tower)}(;|$)`) }).click({ force: true })
        await expect(player.refused).toContainText(clause.text[lang])
        const link = player.refused.getByRole('link', { name: t.refused.rule(clause.id) })
        await expect(link).toHaveAttribute('href', `/rules/${box.id}#${clause.id}`)
        await player.refused.getByRole('button', { name: t.close }).click()
        await expect(player.refused).toBeHidden()
        told.add(clause.id)
      }
      expect([...told].sort()).toEqual(['TW-5.1', 'TW-5.2', 'TW-5.3'])
      await expect.poll(() => player.position(), 'nothing has happened').toBe(position)

      // With the keyboard as well.
      const far = [0, 1, 2, 3, 4, 5].find((place) => {
        const why = at.match.refusal(at.seat, { do: 'go', place })
        return why?.reason === 'rule' && why.rule === 'TW-5.2'
      }) as number
      const tower = ring[far * 2]?.split('; ')[0] ?? ''
      await player.table.getByRole('button', { name: new RegExp(`^${escaped(tower)}(;|$)`) }).focus()
      await page.keyboard.press('Enter')
      const clause = clauseIn(ledger, 'TW-5.2') as Clause
      await expect(player.refused).toContainText(clause.text[lang])

      // The link opens the rules over the table at that clause; closed, they leave the match as it was.
      await player.refused.getByRole('link', { name: t.refused.rule('TW-5.2') }).click()
      const rules = page.getByRole('dialog', { name: t.rules.title(box.title[lang]) })
      const here = rules.locator('[id="TW-5.2"]')
      await expect(here).toBeInViewport()
      await expect(here).toContainText(clause.text[lang])
      await rules.getByRole('searchbox').fill('tw-5.3')
      await expect(rules.locator('li')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await expect(rules).toBeHidden()
      await expect(player.sentence).toHaveText(at.asked)
      await expect.poll(() => player.position()).toBe(position)
    })
  })
}

test('a player who looks at an earlier step is told to return to the present', async ({ page }) => {
  const at = await matchWhere((now) => now.question?.kind === 'go' && now.seat === 0 && now.match.steps.length > 8, {
    people: ['human', 'bot'],
  })
  const player = new Player(page, clicking)
  await openRecord(page, at.record)
  await expect(player.sentence).toHaveText(at.asked)
  await page.keyboard.press('r')
  await page.keyboard.press('ArrowLeft')
  await player.table.getByRole('button').first().click({ force: true })
  await expect(player.refused).toContainText(player.text.refused.past)
})
