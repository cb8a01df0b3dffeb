import { newLuck } from '@grimuar/protocol'
import type { Page } from '@playwright/test'
import { en as forms } from '../../../packages/web/src/lib/forms/text/en.ts'
import { en as frame } from '../../../packages/web/src/lib/frame/text/en.ts'
import { en as lobby } from '../../../packages/web/src/lib/lobby/text/en.ts'
import { expectAccessible } from '../../helpers/accessibility.ts'
import { appText } from '../../helpers/app-text.ts'
import { expect, test } from '../../helpers/fixtures.ts'
import { clicking, walkTo } from '../../helpers/input.ts'
import { Player } from '../../helpers/player.ts'
import { servedWithAllGames } from '../../helpers/served.ts'
import { Visitor } from '../../helpers/visitor.ts'

// The sampler asks every kind of question; what it proves about the frame holds for all games.

const t = appText.en

interface MatchSetup {
  readonly position?: string
  readonly people?: readonly ('human' | 'bot')[]
  readonly team?: boolean
}

async function sit(page: Page, { position, people = ['human', 'human'], team = false }: MatchSetup = {}): Promise<Player> {
  await page.goto(`/new/sampler${position ? `?position=${encodeURIComponent(position)}` : ''}`)
  await expect(page.getByRole('heading', { name: t.setup.title })).toBeVisible()
  for (const [seat, kind] of people.entries()) {
    const place = page.getByRole('group').nth(seat)
    await place.getByRole('radio', { name: kind === 'human' ? t.setup.human : t.setup.bot }).check()
    if (kind === 'human') await place.getByLabel(t.setup.name).fill(['Ada', 'Bela'][seat] ?? '')
  }
  if (team) await page.getByLabel('Who plays against whom').selectOption('team')
  await page.getByRole('button', { name: t.setup.start }).click()
  await expect(page.getByTestId('sentence')).toBeAttached()
  return new Player(page, clicking)
}

/** Presses a button of the bar or of the player's own part; moves stand in the list of moves as well. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function plan(page: Page, ...works: string[]): Promise<void> {
  for (const work of works) await press(page, forms.add(work))
  await press(page, forms.send)
}

async function pass(player: Player, name: string): Promise<void> {
  await expect(player.curtain).toHaveAccessibleName(t.curtain.title(name))
  await player.lift()
}

test('two people fill in forms by clicks: sealed, changed, taken back and sent', async ({ page }) => {
  const player = await sit(page, { team: true })
  await pass(player, 'Ada')

  // A row: what is full cannot be added, and entries change places.
  await expect(player.own).toContainText(forms.choose(2, 3))
  await expect(player.own).toContainText(forms.atMost(1, 'climb and dig'))
  await press(page, forms.add('sing'))
  await expect(player.own).toContainText(forms.more(1))
  await press(page, forms.add('climb'))
  await expect(page.getByRole('button', { name: forms.add('dig') })).toHaveAttribute('aria-disabled', 'true')
  // It stays pressable, and says why not.
  await page.getByRole('button', { name: forms.add('dig') }).click({ force: true })
  await expect(player.own).toContainText(forms.groupFull(1, 'climb and dig'))
  await press(page, forms.add('rest'))
  await press(page, forms.earlier('rest'))
  await expect(player.own).toContainText('sing, then rest, then climb')
  await press(page, forms.back)
  await expect(player.own).toContainText('sing, then rest')
  await expectAccessible(page, 'a row being filled in')
  await press(page, forms.send)

  // Under seal: a player who looks again may change it or take it back.
  await expect(player.curtain).toHaveAccessibleName(t.curtain.title('Bela'))
  await player.curtain.getByRole('button', { name: t.curtain.back('Ada') }).click()
  await expect(player.sentence).toContainText(frame.sealed.given('sing, then rest'))
  await expect(player.sentence).toContainText(frame.sealed.waiting('Bela'))
  await expectAccessible(page, 'a sealed answer')
  await press(page, frame.sealed.change)
  await expect(player.own).toContainText('sing, then rest')
  await press(page, forms.add('climb'))
  await press(page, forms.send)
  await expect(player.curtain).toHaveAccessibleName(t.curtain.title('Bela'))
  await player.curtain.getByRole('button', { name: t.curtain.back('Ada') }).click()
  await expect(player.sentence).toContainText(frame.sealed.given('sing, then rest, then climb'))
  await press(page, frame.sealed.takeBack)
  await expect(player.own).toContainText(forms.more(2))
  await plan(page, 'rest', 'climb')

  await pass(player, 'Bela')
  expect(await page.content(), 'a sealed plan is nobody else’s business').not.toContain('rest, then climb')
  await plan(page, 'rest', 'dig', 'sing')

  // A set, and shares.
  await pass(player, 'Ada')
  await expect(player.log).toContainText('Ada: rest, then climb (4 sparks).')
  await expect(player.log).toContainText('Bela: rest, then dig, then sing (5 sparks).')
  await press(page, 'lamp')
  await expect(page.getByRole('button', { name: 'torch', exact: true })).toHaveAttribute('aria-disabled', 'true')
  await press(page, 'cloak')
  await press(page, 'lamp')
  await press(page, 'torch')
  await expectAccessible(page, 'a set being filled in')
  await press(page, forms.send)
  await expect(player.log).toContainText('Ada packs torch and cloak.')
  await expect(player.own).toContainText(forms.shareOut(3, 3))
  await press(page, forms.plus('shrine of the Moon'))
  await press(page, forms.plus('shrine of the Star'))
  await expect(player.own).toContainText(forms.more(1))
  await press(page, forms.plus('shrine of the Star'))
  await expectAccessible(page, 'shares being filled in')
  await press(page, forms.send)
  await expect(player.log).toContainText('Ada lays coins: shrine of the Moon: 1, shrine of the Star: 2.')
})

test('a player who can only decline is not asked, and an order to decline everything lasts until their next decision', async ({
  page,
}) => {
  const player = await sit(page, { position: 'storm, two wards in one hand' })
  await pass(player, 'Ada')
  await expect(player.sentence).toContainText('A storm of strength 2 is coming.')
  await expectAccessible(page, 'an interrupt')
  await press(page, 'Play a ward')
  // Bela holds no ward: no curtain falls, and Ada is asked again at once.
  await expect(player.sentence).toContainText('A storm of strength 1 is coming.')
  await expect(player.curtain).toBeHidden()
  await page.getByLabel(frame.standing.label).selectOption(frame.standing.orders.never)
  await expect(player.log).toContainText('The storm passes without harm.')
  await expect(player.sentence).toContainText('Which way?')
  await expect(page.getByLabel(frame.standing.label)).toBeHidden()
})

test('if nobody can do more than decline, nobody is asked', async ({ page }) => {
  const player = await sit(page, { position: 'storm, nobody holds a ward' })
  await pass(player, 'Ada')
  await expect(player.sentence).toContainText('Which way?')
  await expect(player.log).toContainText('The storm passes without harm.')
})

test('a team answers a joint question, wins together and goes on to the next chapter', async ({ page }) => {
  const player = await sit(page, { position: 'a team about to win' })
  await pass(player, 'Ada')
  await expect(player.sentence).toContainText('Which way? Anyone may decide for all.')
  await press(page, 'over the bridge')
  await expect(player.outcome).toHaveText('You won together!')
  await expectAccessible(page, 'the end of a team')
  // What was read stays read.
  await page.keyboard.press('Escape')
  await expect(player.undo).toHaveAccessibleName(`${t.undo.button}. ${t.undo.cannot(t.undo.stops.final)}.`)
  await expect(player.undo).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: t.ending.show, exact: true }).click()
  const before = page.url()
  await press(page, frame.ending.goOn)
  await expect.poll(() => page.url()).not.toBe(before)
  await pass(player, 'Ada')
  await expect(page.getByText('Chapter 2, round 1 of 1').first()).toBeVisible()
})

test('a rival without a seat can win, and the first page says so', async ({ page }) => {
  const player = await sit(page, { position: 'the shadow about to win', people: ['human', 'bot'] })
  await press(page, 'over the bridge')
  await expect(player.outcome).toHaveText('The Shadow wins.')
  await expect(page.getByRole('columnheader', { name: 'the Shadow' })).toBeVisible()
  await expect(page.getByRole('button', { name: frame.ending.goOn })).toBeHidden()
  await page.goto('/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText(t.home.nobodyWon)
})

test('by keys alone against the computer, from the first plan to the end', async ({ page }) => {
  const player = await sit(page, { people: ['human', 'bot'] })
  const { keyboard } = page
  const send = async () => {
    await keyboard.press('m')
    await walkTo(page, page.getByRole('button', { name: forms.send, exact: true }))
    await keyboard.press('Enter')
  }
  await expect(player.own).toContainText(forms.choose(2, 3))
  for (const key of ['5', '3', '1', 'Backspace', '2']) await keyboard.press(key)
  await expect(player.own).toContainText('rest, then sing, then dig')
  // An entry of the row is moved by the arrow keys.
  await keyboard.press('m')
  await walkTo(page, page.getByRole('button', { name: forms.remove('dig'), exact: true }))
  await keyboard.press('ArrowLeft')
  await expect(player.own).toContainText('rest, then dig, then sing')
  await expect(page.getByRole('button', { name: forms.remove('dig'), exact: true })).toBeFocused()
  await send()
  await expect(player.log).toContainText('Ada: rest, then dig, then sing (5 sparks).')
  for (const key of ['1', '3']) await keyboard.press(key)
  await send()
  await expect(player.log).toContainText('Ada packs lamp and cloak.')
  for (const key of ['1', '3', '3']) await keyboard.press(key)
  await send()
  for (;;) {
    await expect(player.sentence).toContainText(/storm|Which way/)
    const asked = (await player.sentence.textContent()) ?? ''
    if (asked.includes('Which way')) break
    await keyboard.press('1')
    await keyboard.press('Enter')
    // The bar changes last, so the next key belongs to the next question.
    await expect(player.sentence).not.toHaveText(asked)
  }
  // The computer leaves a joint question to the person.
  await page.waitForTimeout(1000)
  await expect(player.sentence).toContainText('Which way?')
  await keyboard.press('1')
  await keyboard.press('Enter')
  await expect(player.outcome).toBeVisible()
})

test('two people play it online: sealed plans, an interrupt put to everyone, a joint question', async ({ browser, pageErrors }) =>
  servedWithAllGames(async (address) => {
    const open = (name: string) => Visitor.open(browser, address, pageErrors, name)
    const [ada, bela] = [await open('Ada'), await open('Bela')]
    for (const visitor of [ada, bela]) await visitor.signIn()
    const [first, second] = [new Player(ada.page, clicking), new Player(bela.page, clicking)]
    const seats = [{ kind: 'me' as const, luck: newLuck() }, { kind: 'free' as const }]
    const { id } = await ada.create({ game: 'sampler', seats, pace: { kind: 'free' }, listed: true, askEveryone: true })
    await ada.page.goto(`/room/${id}`)
    await expect(ada.page.getByText(lobby.room.askEveryone)).toBeVisible()
    await bela.ask('POST', `/api/rooms/${id}/seat`, { luck: newLuck() })
    await bela.page.goto(`/room/${id}`)

    // A plan is sealed until the other one is in, and can be changed meanwhile.
    await plan(ada.page, 'sing', 'rest')
    await expect(first.sentence).toContainText(frame.sealed.given('sing, then rest'))
    await expect(first.sentence).toContainText(frame.sealed.waiting('Bela'))
    await press(ada.page, frame.sealed.takeBack)
    await plan(ada.page, 'rest', 'climb')
    await expect(first.sentence).toContainText(frame.sealed.given('rest, then climb'))
    await expect(second.own).toContainText(forms.choose(2, 3))
    expect(await bela.page.content(), 'a sealed plan is nobody else’s business').not.toContain('rest, then climb')
    await plan(bela.page, 'rest', 'dig', 'sing')
    for (const { log } of [first, second]) {
      await expect(log).toContainText('Ada: rest, then climb (4 sparks).')
      await expect(log).toContainText('Bela: rest, then dig, then sing (5 sparks).')
    }
    await press(ada.page, 'lamp')
    await press(ada.page, forms.send)
    await expect(second.log).toContainText('Ada packs lamp.')
    for (let coin = 0; coin < 3; coin++) await press(ada.page, forms.plus('shrine of the Star'))
    await press(ada.page, forms.send)

    // Everyone is asked, whatever they hold, and nobody learns what the others answered.
    for (const { sentence } of [first, second])
      await expect(sentence).toContainText('A storm of strength 2 is coming. Ward it off?')
    await press(bela.page, 'Let it come')
    await expect(first.sentence).toContainText('Ward it off?')
    await press(ada.page, 'Let it come')
    for (const { sentence } of [first, second]) await expect(sentence).toContainText('Which way? Anyone may decide for all.')
    await press(bela.page, 'over the bridge')
    for (const { outcome } of [first, second]) await expect(outcome).toBeVisible()
    for (const visitor of [ada, bela]) await visitor.close()
  }))

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a form fits the screen', async ({ page }) => {
    const player = await sit(page, { people: ['human', 'bot'] })
    await expect(player.own).toContainText(forms.choose(2, 3))
    await expectAccessible(page, 'a form on a phone')
    await plan(page, 'rest', 'climb')
    await press(page, 'lamp')
    await press(page, forms.send)
    await expect(player.own).toContainText(forms.shareOut(3, 3))
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
})
