import { boxOf } from '@grimuar/games'
import { isForm, quickDice, standingAnswer } from '@grimuar/kernel'
import { expect, type Page } from '@playwright/test'
import type { Player } from './player.ts'
import { matchFromRecord, type ReferenceMatch } from './reference-match.ts'

/** The button that closes a list of moves. */
const BACK = 'Back'

/** Turns the pages of the story that have come. */
export async function readOn(page: Page): Promise<void> {
  const on = page.locator('.reads').getByTestId('read-on')
  while (await on.isVisible()) await on.click()
}

/**
 * Presses the thing for the move with that name. A place or a card with several moves opens their list first: it glows, but has the
 * name of none of the legal `moves`.
 */
export async function press(player: Player, name: string, moves: readonly string[]): Promise<void> {
  const choice = player.choice(name)
  const back = player.page.getByRole('button', { name: BACK, exact: true })
  await expect(player.choices.first()).toBeVisible()
  await readOn(player.page)
  if (!(await choice.isVisible())) {
    const labels = await player.glowing.evaluateAll((all) =>
      all.map((thing) => thing.ariaLabel ?? thing.textContent?.trim() ?? ''),
    )
    const lists = labels.flatMap((label, at) => (moves.some((move) => label.startsWith(move)) ? [] : [at]))
    for (const at of lists) {
      await player.glowing.nth(at).click()
      await expect(back, `a list of moves at “${labels[at]}”`).toBeVisible()
      if (await choice.isVisible()) break
      await back.click()
      await expect(back).toBeHidden()
    }
  }
  await player.touch(name)
}

/**
 * Makes the move of a name. `moves` are the names of all that are legal, none where a form is filled in; `answer` is the move itself, an
 * answer to what is asked `now`.
 */
type Press = (name: string, moves: readonly string[], answer: unknown, now: ReferenceMatch) => Promise<void>

/** Whether the app answers for the first seat, which could do nothing but decline an interrupt. */
function answersItself({ match: { game, table } }: ReferenceMatch): boolean {
  return standingAnswer(game, table, 0, 'idle') !== undefined
}

/** Plays the first seat of a match on this device: the game's policy chooses, and what it chooses is pressed on the screen. */
export class PolicyPlayer {
  private readonly player: Player
  private readonly game: string
  private readonly press: Press
  private decisions = 0

  constructor(player: Player, game: string, how: Press = (name, moves) => press(player, name, moves)) {
    this.player = player
    this.game = game
    this.press = how
  }

  /** Plays until the match is over, or until `enough` is true (asked before each decision). Returns the match as it was saved. */
  async play(enough: (now: ReferenceMatch) => boolean = () => false): Promise<ReferenceMatch> {
    const box = boxOf(this.game)
    if (!box) throw new Error(`there is no game ${this.game}`)
    const bot = await box.bot()
    for (;;) {
      const now = await this.asked()
      if (now.over || enough(now)) return now
      const move = bot.policy(now.view(), now.seat, now.answers, quickDice(this.decisions++))
      const others = isForm(now.answers) ? [] : now.answers
      await this.press(
        now.call(move),
        others.map((one) => now.call(one)),
        move,
        now,
      )
    }
  }

  /** Whether the page has saved more moves than a match has. */
  async hasGoneOn(now: ReferenceMatch): Promise<boolean> {
    return (await this.saved()).match.steps.length > now.match.steps.length
  }

  /** The match as the page has saved it, once the first seat is asked something or it is over. */
  private async asked(): Promise<ReferenceMatch> {
    let now: ReferenceMatch | undefined
    await expect
      .poll(
        async () => {
          now = await this.saved()
          return now.over || (now.seat === 0 && !answersItself(now))
        },
        { message: 'the first seat is asked, or the match is over', intervals: [10, 20, 50, 100], timeout: 30_000 },
      )
      .toBe(true)
    return now as ReferenceMatch
  }

  private async saved(): Promise<ReferenceMatch> {
    const id = new URL(this.player.page.url()).pathname.split('/').at(-1) ?? ''
    const text = await this.player.page.evaluate((key) => localStorage.getItem(key), `grimuar/match/${id}`)
    const { record }: { readonly record: string } = JSON.parse(text ?? '{}')
    return matchFromRecord(record, 'en', boxOf(this.game), 0)
  }
}
