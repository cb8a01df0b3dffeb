import { quickDice, stream } from '@grimuar/kernel'
import { expect, type Locator, type Page } from '@playwright/test'
import { appText, type Lang, type Text } from './app-text.ts'
import type { Input } from './input.ts'

// All boards follow this contract (see packages/ui/board.ts): things to touch are buttons, and `aria-disabled` marks those that may not be pressed.
// Players look often, and asking for roles and names each time would take longer than the games.
const GLOWING = 'main :is(button, [role="button"])[aria-disabled="false"]:not(.replay *)'
const IN_BAR = 'section:has([data-testid="sentence"]) button'

interface Habits {
  readonly lang?: Lang
  /** Another seed makes other choices. */
  readonly seed?: number
  /** How long to wait for the other players, in milliseconds. */
  readonly patience?: number
}

/** What is on the screen, read in one call. */
interface Glance {
  /** The bar's sentence, the number of log lines, and everything that may be pressed. */
  readonly seen: string
  readonly choices: number
  /** Only the button that shows the score is left. */
  readonly over: boolean
  readonly curtain: boolean
  readonly end: boolean
  readonly refused: string | null
}

/** The condition that ends a look at the page: none, the page asks the player something, or it shows something new. */
type Until = 'now' | 'wanted' | 'changed'

interface Search {
  readonly selector: string
  /** The name of the button that shows the score. */
  readonly score: string
  readonly until: Until
  /** The previous look. */
  readonly before: string
}

/**
 * Plays any game on the screen without knowing its rules: presses something that glows (on the table, in the player's own part
 * of it, in the action bar) until the end is shown. The `input` decides how it is pressed.
 */
export class Player {
  readonly page: Page
  readonly text: Text
  readonly roll: (sides: number) => number
  private readonly input: Input
  private readonly patience: number

  constructor(page: Page, input: Input, { lang = 'en', seed = 1, patience = 30_000 }: Habits = {}) {
    this.page = page
    this.input = input
    this.text = appText[lang]
    this.roll = stream(quickDice(seed))
    this.patience = patience
  }

  get table(): Locator {
    return this.page.getByRole('region', { name: this.text.table.table, exact: true })
  }

  get own(): Locator {
    return this.page.getByRole('region', { name: this.text.table.own, exact: true })
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: this.text.table.action, exact: true })
  }

  get sentence(): Locator {
    return this.page.getByTestId('sentence')
  }

  get curtain(): Locator {
    return this.page.locator('dialog.curtain')
  }

  get outcome(): Locator {
    return this.page.getByTestId('outcome')
  }

  get refused(): Locator {
    return this.page.getByTestId('refused')
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: this.text.log.title, exact: true })
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.text.undo.button}\\.`) })
  }

  /** Everything drawn that may be pressed now. */
  get glowing(): Locator {
    return this.page.locator(GLOWING)
  }

  /** Glowing things, and the buttons of the bar. */
  get choices(): Locator {
    return this.page.locator(`${GLOWING}, ${IN_BAR}`)
  }

  /** The glowing thing (or button of the bar) with a name; names of pieces on the board may continue with more details. */
  choice(name: string): Locator {
    return this.choices.and(this.page.getByRole('button', { name: new RegExp(`^${escaped(name)}($|[;:])`) })).first()
  }

  /** Waits until the screen wants something from this player. */
  async wanted(): Promise<'move' | 'curtain' | 'end'> {
    for (const until = Date.now() + this.patience; Date.now() < until; ) {
      const { end, curtain, choices, over } = await this.look('wanted')
      if (end) return 'end'
      if (curtain) return 'curtain'
      if (choices && !over) return 'move'
    }
    throw new Error(`nothing to do for ${this.patience / 1000} s; the bar says: ${await this.sentence.textContent()}`)
  }

  /** Answers one question, and waits until the screen shows that it was answered. */
  async decide(touch: Input = this.input): Promise<void> {
    const before = await this.look()
    const touched = await touch(this)
    for (const until = Date.now() + 20_000; ; ) {
      const { seen, refused } = await this.look('changed', before.seen)
      if (refused !== null) throw new Error(`“${touched}” could be touched, but was refused: ${refused}`)
      if (seen !== before.seen) return
      if (Date.now() > until) throw new Error(`touching “${touched}” changed nothing`)
    }
  }

  /** Presses what has that name. */
  async touch(name: string): Promise<void> {
    await this.decide(async () => {
      await this.choice(name).click()
      return name
    })
  }

  /** Lifts the curtain, as the person whom it names. */
  async lift(): Promise<void> {
    await this.curtain.getByRole('button').first().click()
    await expect(this.curtain).toBeHidden()
  }

  /** Plays until the end, or until `enough` is true (asked before each decision). Returns the number of decisions. */
  async play(enough: (decisions: number) => boolean | Promise<boolean> = () => false): Promise<number> {
    for (let decisions = 0; ; ) {
      const wanted = await this.wanted()
      if (wanted === 'end') return decisions
      if (wanted === 'curtain') {
        await this.lift()
        continue
      }
      if (await enough(decisions)) return decisions
      await this.decide()
      decisions++
    }
  }

  /** The table in words, as a screen reader reads it, without spaces: the same words mean the same position. */
  async position(): Promise<string> {
    // It is written after a move has been painted, which takes a frame and a task.
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(done))))),
    )
    const pieces = await this.page.locator('#words').locator('h3, li').allTextContents()
    return pieces.join('').replace(/\s+/g, '')
  }

  /** The lines of the log. */
  async lines(): Promise<string[]> {
    const lines = await this.log.locator('button').allTextContents()
    return lines.map((line) => line.replace(/\s+/g, ' ').replace(`(${this.text.log.secret})`, '').trim())
  }

  /** Looks at the screen: at once, or when it wants something, or when it no longer shows what was `seen`; after a second anyway. */
  private look(until: Until = 'now', seen = ''): Promise<Glance> {
    const search = { selector: `${GLOWING}, ${IN_BAR}`, score: this.text.ending.show, until, before: seen }
    return this.page.evaluate(lookInPage, search)
  }
}

/** Runs in the page, so that waiting takes one call instead of one for each look. */
async function lookInPage({ selector, score, until, before }: Search): Promise<Glance> {
  const all = (part: string) => [...document.querySelectorAll<HTMLElement>(part)]
  const glance = () => {
    const things = all(selector).filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    const sentence = all('[data-testid="sentence"]')[0]?.textContent
    const lines = all('.log button').length
    const end = all('[data-testid="outcome"]').some((told) => told.checkVisibility())
    return {
      seen: [sentence, lines, end, ...things.map((thing) => thing.ariaLabel ?? thing.textContent)].join('\n'),
      choices: things.length,
      // At the end the bar shows the button for the score, an instant before the score opens by itself.
      over: things.length === 1 && things[0]?.textContent?.trim() === score,
      curtain: all('dialog.curtain[open]').length > 0,
      end,
      refused: all('[data-testid="refused"]')[0]?.textContent ?? null,
    }
  }
  const enough = ({ seen, refused, end, curtain, choices, over }: Glance) =>
    until === 'now' || (until === 'changed' ? refused !== null || seen !== before : end || curtain || (choices > 0 && !over))
  /** Until something in the page changes; a style may change what is visible without that, so not for long. */
  const change = () =>
    new Promise<void>((done) => {
      const finish = () => {
        observer.disconnect()
        clearTimeout(timer)
        setTimeout(done)
      }
      const observer = new MutationObserver(finish)
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      const timer = setTimeout(finish, 100)
    })
  const last = performance.now() + 1000
  for (;;) {
    const found = glance()
    if (enough(found) || performance.now() > last) return found
    await change()
  }
}

/** Waits until one of several players, each at their own screen, is asked something, and returns that player. */
export async function asked(players: readonly Player[]): Promise<Player> {
  for (let looks = 0; looks < 1000; looks++) {
    for (const player of players) if (await player.choices.count()) return player
    await players[0]?.page.waitForTimeout(40)
  }
  throw new Error('nobody is asked anything')
}

export function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
