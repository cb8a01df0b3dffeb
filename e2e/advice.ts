import { availableParallelism, loadavg } from 'node:os'
import type { Box } from '@grimuar/contract'
import { catalogue } from '@grimuar/games'
import { type AnyTypes, answersOf, isForm, Match, writeRecord } from '@grimuar/kernel'
import { type Browser, chromium, type Page } from '@playwright/test'
import { en as advice } from '../packages/web/src/lib/advice/text/en.ts'
import { browser } from './helpers/chromium-options.ts'
import { storePreferences } from './helpers/fixtures.ts'
import { chooseFile } from './helpers/home-page.ts'
import { matchWhere } from './helpers/reference-match.ts'
import { served } from './helpers/served.ts'
import { beginTrace, betweenMarks, longest, readTrace, workOfFrames } from './helpers/trace.ts'

/**
 * Measures hints and analyses as a player waits for them: `npm run bench:advice [-- GAME…] [-- --seed N]`. A game of the game's policy with
 * itself is opened in a browser: at some of its decisions a hint is asked for with two presses, and its end is analysed. Prints the
 * time from the press until the moves or the graph are there, and the frames a second meanwhile and before, with the longest pause between two. Times
 * on a busy machine are upper bounds, so the load is printed too. `grimuar bench` tells the
 * processor time: the iterations of a search, and what an analysis judges in a second.
 *
 * Without a graphics card the processor draws every pixel, beside the search, so frames say more about the machine than about the page. What the page
 * itself does is told in processor time: the longest task of its thread, and the share of frames whose work leaves it in time for 60 a second. First it
 * tells what the whole browser needs while nothing happens.
 */
const HINTS = 4
/** A game whose board has advice of its own offers no hints: then no button comes. */
const BUTTON_MS = 30_000
const SCREEN = { width: 1280, height: 720 }
/** The glows and turns with which a table begins are over after this time. */
const SETTLED_MS = 15_000
const RESTING_MS = 5000
/** What the page's thread may do for each of 60 frames a second. */
const FRAME_MS = 1000 / 60

/** The time between a press and its result. */
interface Wait {
  readonly ms: number
  readonly frames: number
  readonly longest: number // milliseconds between two frames
  readonly before: number // frames in the second before the press
}

/** The same, with what the page's own thread did meanwhile, in milliseconds of processor time. */
interface Advised extends Wait {
  readonly longestTask: number
  /** Of each frame. */
  readonly work: readonly number[]
}

/** The records of a game: before some real decisions of the first seat, evenly spread, and at its end. */
async function recordsOf(of: Box, seed: number): Promise<{ readonly decisions: readonly string[]; readonly end: string }> {
  const { benchOptions = {} } = await of.checks()
  const names = of.seats.includes(2) ? ['Ada', 'Bela'] : ['Ada']
  const whole = await matchWhere(undefined, { of, options: benchOptions, names, people: ['human', 'bot'], thinking: true, seed })
  const bot = await of.bot()
  const begun = new Match(whole.match.game, whole.match.beginning)
  const record = (match: Match) => `${writeRecord(match.record)}# sitters human bot\n`
  const all: string[] = []
  for (const { seat, move } of whole.match.steps) {
    const { ask } = begun.table
    if (seat === 0 && ask && !ask.sealed && !bot.small?.(ask.question) && hasChoice(begun)) all.push(record(begun))
    begun.play(seat, move)
  }
  const decisions = Array.from({ length: HINTS }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / HINTS)] ?? '')
  return { decisions: all.length ? decisions : [], end: record(whole.match) }
}

function hasChoice(match: Match): boolean {
  const answers = answersOf<AnyTypes>(match.game, match.table, 0)
  return isForm(answers) || answers.length > 1
}

/** Presses buttons of a part of the page by their names, one after another as they appear, and waits until something is there. */
async function waited(page: Page, part: string, presses: readonly string[], until: string): Promise<Wait> {
  return page.evaluate(
    async ([within, names, wanted]) => {
      const frame = () => new Promise<number>((next) => requestAnimationFrame(next))
      const named = (name: string) =>
        [...document.querySelectorAll<HTMLElement>(`${within} button`)].find(
          (b) => (b.getAttribute('aria-label') ?? b.textContent)?.trim() === name,
        )
      const [first, ...others] = names
      let button = first === undefined ? undefined : named(first)
      while (!button) {
        await frame()
        button = first === undefined ? undefined : named(first)
      }
      let before = 0
      for (const from = await frame(); (await frame()) - from < 1000; ) before++
      const began = await frame()
      performance.mark('asked')
      button.click()
      let [frames, longest, last] = [0, 0, began]
      while (!document.querySelector(wanted)) {
        const now = await frame()
        frames++
        longest = Math.max(longest, now - last)
        last = now
        const next = others[0] === undefined ? undefined : named(others[0])
        if (next) {
          next.click()
          others.shift()
        }
      }
      performance.mark('advised')
      return { ms: last - began, frames, longest, before }
    },
    [part, presses, until] as const,
  )
}

/** The same, watched by a trace. */
async function advised(page: Page, part: string, presses: readonly string[], until: string): Promise<Advised> {
  const chrome = page.context().browser()
  if (!chrome) throw new Error('the page has no browser')
  await beginTrace(chrome, page)
  const wait = await waited(page, part, presses, until)
  const meanwhile = betweenMarks(await readTrace(chrome), 'asked', 'advised')
  return { ...wait, longestTask: longest(meanwhile, ['RunTask']), work: workOfFrames(meanwhile) }
}

/** The processor time of all processes of a browser so far, in milliseconds. */
async function processorTime(chrome: Browser): Promise<number> {
  const session = await chrome.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
}

async function withPage<R>(
  chrome: Browser,
  address: string,
  use: (page: Page) => Promise<R>,
  pace: 'calm' | 'off' = 'off',
): Promise<R> {
  const context = await chrome.newContext({ baseURL: address, viewport: SCREEN, colorScheme: 'dark' })
  await storePreferences(context, { lang: 'en', pace })
  const page = await context.newPage()
  page.setDefaultTimeout(600_000) // a busy machine is slow, not wrong
  try {
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Opens a record as a player does; however busy the machine is. */
async function open(page: Page, record: string): Promise<void> {
  await page.goto('/')
  // A file that is chosen on the drawn page, before the app has taken its place, is lost.
  await page.locator('#early').waitFor({ state: 'detached' })
  await page.locator('input[type="file"]').waitFor({ state: 'attached' })
  await chooseFile(page, record)
  await page.getByTestId('sentence').waitFor({ state: 'attached' })
}

/** Tells the processor time that the browser needs in a second while a match is only looked at, with everything that moves by itself. */
async function tellResting(chrome: Browser, address: string, what: string, record: string): Promise<void> {
  const used = await withPage(
    chrome,
    address,
    async (page) => {
      await open(page, record)
      await page.waitForTimeout(SETTLED_MS)
      const before = await processorTime(chrome)
      await page.waitForTimeout(RESTING_MS)
      return (await processorTime(chrome)) - before
    },
    'calm',
  )
  console.log(`${what} at rest: ${((used / RESTING_MS) * 1000).toFixed(0)} ms of processor time a second  ${load()}`)
}

function told({ ms, frames, longest, before, longestTask, work }: Advised): string {
  const fitting = work.filter((each) => each <= FRAME_MS).length
  const seen = `${((frames / ms) * 1000).toFixed(0)} frames/s (${before} before), longest pause ${longest.toFixed(0)} ms`
  const busiest = Math.max(...work).toFixed(1)
  const done = `longest task ${longestTask.toFixed(1)} ms, busiest frame ${busiest} ms, in time ${fitting} of ${work.length}`
  return `${(ms / 1000).toFixed(2)} s, ${seen}; the page's thread: ${done}`
}

const load = () => `load ${loadavg()[0]?.toFixed(1)}`

async function measure(chrome: Browser, address: string, box: Box, seed: number): Promise<void> {
  const { decisions, end } = await recordsOf(box, seed)
  if (decisions[0] !== undefined) await tellResting(chrome, address, `${box.id} table`, decisions[0])
  await tellResting(chrome, address, `${box.id} end`, end)
  for (const [i, record] of decisions.entries()) {
    const wait = await withPage(chrome, address, async (page) => {
      await open(page, record)
      const button = page.getByRole('banner').getByRole('button', { name: advice.hint.title, exact: true })
      const offered = await button.waitFor({ timeout: BUTTON_MS }).then(
        () => true,
        () => false,
      )
      return offered ? advised(page, 'header', [advice.hint.title, advice.hint.more], '[data-testid="hint"] li') : undefined
    })
    console.log(`${box.id} hint ${i + 1}: ${wait ? `${told(wait)}  ${load()}` : 'none is offered'}`)
    if (!wait) break
  }
  await withPage(chrome, address, async (page) => {
    await open(page, end)
    const wait = await advised(page, '[data-testid="analysis"]', [advice.analysis.offer], '[data-testid="analysis"] button.graph')
    console.log(`${box.id} analysis: ${told(wait)}  ${load()}`)
  })
}

const given = process.argv.slice(2).filter((argument) => argument !== '--')
const at = given.indexOf('--seed')
const seed = at < 0 ? 14 : Number(given[at + 1])
const games = at < 0 ? given : given.toSpliced(at, 2)
await served(async (address) => {
  const chrome = await chromium.launch(browser)
  for (const box of catalogue.filter(({ id }) => !games.length || games.includes(id))) await measure(chrome, address, box, seed)
  await chrome.close()
  console.log(`${availableParallelism()} processors, ${load()}`)
})
