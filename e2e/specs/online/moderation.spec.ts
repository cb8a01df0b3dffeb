import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Me, newLuck } from '@grimuar/protocol'
import { en as account } from '../../../packages/web/src/lib/account/text/en.ts'
import { en as lobby } from '../../../packages/web/src/lib/lobby/text/en.ts'
import { en as moderation } from '../../../packages/web/src/lib/moderation/text/en.ts'
import { en as online } from '../../../packages/web/src/lib/online/text/en.ts'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { Visitor } from '../../helpers/visitor.ts'

const root = join(import.meta.dirname, '../../..')

/** Runs `grimuar moderate` on the data of the tested server. */
function moderate(...words: string[]): void {
  const data = process.env.GRIMUAR_E2E_DATA
  if (!data) throw new Error('name the data folder of the tested server in GRIMUAR_E2E_DATA')
  execFileSync(process.execPath, ['packages/cli/grimuar.js', 'moderate', ...words, '--data', data], { cwd: root })
}

test('a moderator reads a report, hides the line, warns its author, and is done; the author reads why', async ({
  browser,
  baseURL,
  pageErrors,
}) => {
  const open = (name: string) => Visitor.open(browser, baseURL as string, pageErrors, name)
  const [eve, ola, iga] = [await open('Eve'), await open('Ola'), await open('Iga')]
  for (const visitor of [eve, ola, iga]) await visitor.signIn()
  const seats = [{ kind: 'me' as const, luck: newLuck() }, { kind: 'free' as const }]
  const { id } = await eve.create({ game: 'towers', seats, pace: { kind: 'free' }, listed: true })
  await ola.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })
  for (const { page } of [eve, ola]) {
    await page.goto(`/room/${id}`)
    await page.getByRole('tab', { name: new RegExp(`^${online.chat.title}`) }).click()
  }
  await eve.page.getByRole('textbox', { name: online.chat.say }).fill('You play like a toad')
  await eve.page.keyboard.press('Enter')
  const chat = ola.page.getByRole('log', { name: online.chat.title, exact: true })
  await expect(chat).toContainText('like a toad')
  await ola.page.getByRole('button', { name: online.chat.about('Eve') }).click()
  const about = ola.page.getByRole('dialog', { name: 'Eve' })
  await about.getByRole('textbox', { name: online.chat.reason }).fill('An insult')
  await about.getByRole('button', { name: online.chat.report }).click()
  await expect(about.getByRole('status')).toHaveText(online.chat.reported)
  await ola.page.keyboard.press('Escape')

  await iga.page.goto('/moderation')
  await expect(iga.page.getByText(moderation.only)).toBeVisible()
  const { person } = await iga.ask<Me>('GET', '/api/me')
  moderate('appoint', '--person', person?.id ?? '')
  await iga.page.goto('/settings')
  await iga.page.getByRole('link', { name: account.page.moderation }).click()
  const report = iga.page.getByRole('article').filter({ hasText: 'An insult' })
  await expect(report).toContainText('You play like a toad')
  await expectAccessible(iga.page, 'the reports')
  await report.getByRole('button', { name: moderation.hide }).click()
  await expect(chat).not.toContainText('like a toad')
  await report.getByLabel(moderation.why).fill('No insults, please')
  await report.getByRole('button', { name: moderation.apply }).click()
  await expect(report).toContainText('No insults, please')
  await report.getByRole('button', { name: moderation.done }).click()
  await expect(report).toHaveCount(0)
  await expect(iga.page.getByRole('region', { name: moderation.audit })).toContainText('No insults, please')

  await eve.page.goto('/lobby')
  await expect(eve.page.getByText(account.sanctions.warning)).toBeVisible()
  await eve.page.getByRole('button', { name: account.sanctions.read }).click()
  await expect(eve.page.getByText(account.sanctions.warning)).toHaveCount(0)
  for (const visitor of [eve, ola, iga]) await visitor.close()
})

test('the host keeps a guest out before play, and silences spectators during play', async ({ browser, baseURL, pageErrors }) => {
  pageErrors.allow(/\b403\b/) // a guest who was kept out tries to sit down
  const open = (name: string) => Visitor.open(browser, baseURL as string, pageErrors, name)
  const [ala, eve, ola] = [await open('Ala'), await open('Eve'), await open('Ola')]
  for (const visitor of [ala, eve, ola]) await visitor.signIn()
  const seats = [{ kind: 'me' as const, luck: newLuck() }, { kind: 'free' as const }, { kind: 'free' as const }]
  const { id } = await ala.create({ game: 'spellbook', seats, pace: { kind: 'free' }, listed: true })
  await eve.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck(), seat: 1 })
  await ala.page.goto(`/room/${id}`)
  await ala.page.getByRole('button', { name: new RegExp(lobby.room.keepOut) }).click()
  await expect(ala.page.getByText('Eve', { exact: true })).toHaveCount(0)
  await eve.page.goto(`/room/${id}`)
  await eve.page
    .getByRole('button', { name: new RegExp(lobby.room.sitHere) })
    .first()
    .click()
  await expect(eve.page.getByRole('alert').filter({ hasText: online.errors['kept-out'] })).toBeVisible()

  await ola.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })
  await ala.ask('POST', `/api/rooms/${id}/start`, { fill: 'policy' })
  await ala.page.getByRole('tab', { name: new RegExp(`^${online.chat.title}`) }).click()
  await ala.page.getByRole('button', { name: online.chat.quiet }).click()
  await expect(ala.page.getByRole('button', { name: online.chat.loud })).toBeVisible()
  await eve.page.goto(`/room/${id}`)
  await eve.page.getByRole('tab', { name: new RegExp(`^${online.chat.title}`) }).click()
  await eve.page.getByRole('textbox', { name: online.chat.say }).fill('Take the red one!')
  await eve.page.keyboard.press('Enter')
  await expect(eve.page.getByRole('alert').filter({ hasText: online.errors.quiet })).toBeVisible()
  for (const visitor of [ala, eve, ola]) await visitor.close()
})
