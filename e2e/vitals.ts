import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { catalogue } from '@grimuar/games'
import { type Browser, chromium, type Page } from '@playwright/test'
import { appText } from './helpers/app-text.ts'
import { browser } from './helpers/chromium-options.ts'
import { storePreferences } from './helpers/fixtures.ts'
import { served } from './helpers/served.ts'

/**
 * Measures how quickly pages appear and answer on a slow phone: `npm run vitals [-- FILTER…] [--runs 5] [--why]`, where a filter is a
 * part of "table/towers"; pages that match one of them are measured. A screen of 390×844, the processor four times slower, fast 4G,
 * nothing cached, no service worker. It prints the median of all runs, and with --why what the largest thing was, what moved and which
 * inputs were slow. On a busy machine the times are upper bounds, so the load is printed too.
 */
const SCREEN = { width: 390, height: 844 }
const SLOWER = 4
const NETWORK = { offline: false, latency: 165, downloadThroughput: (8.1 * 1e6) / 8, uploadThroughput: (1.35 * 1e6) / 8 }
const t = appText.en

interface Measured {
  readonly lcp: number
  readonly fcp: number
  readonly cls: number
  /** The 75th percentile of all interactions; undefined if there were none. */
  readonly inp: number | undefined
  readonly kilobytes: number
  /** What was largest, what moved, which inputs were slow. */
  readonly why: readonly string[]
}

interface Walk {
  readonly name: string
  walk(page: Page): Promise<void>
}

/** The first page, the list of tables, and of each game the rules, the set-up, some lessons and a few moves at the table. */
const WALKS: readonly Walk[] = [
  { name: 'home', walk: (page) => show(page, '/', page.getByRole('heading', { name: t.home.games, exact: true })) },
  { name: 'lobby', walk: (page) => show(page, '/lobby', page.getByRole('heading', { level: 1 })) },
  ...catalogue.flatMap(({ id }) => [
    { name: `rules/${id}`, walk: (page: Page) => show(page, `/rules/${id}`, page.locator('li[id]').first()) },
    { name: `set-up/${id}`, walk: (page: Page) => show(page, `/new/${id}`, page.getByRole('button', { name: t.setup.start })) },
    { name: `learn/${id}`, walk: (page: Page) => learn(page, id) },
    { name: `table/${id}`, walk: (page: Page) => play(page, id) },
  ]),
]

async function show(page: Page, path: string, ready: ReturnType<Page['locator']>): Promise<void> {
  await page.goto(path)
  await ready.waitFor()
  // What is pressed on the early page waits for the app, and would look quick.
  await page.locator('#early').waitFor({ state: 'detached' })
}

/** Begins a match and makes three moves from the list of moves. */
async function play(page: Page, id: string): Promise<void> {
  await show(page, `/new/${id}`, page.getByRole('button', { name: t.setup.start }))
  await page.getByRole('button', { name: t.setup.start }).click()
  await page.getByTestId('sentence').waitFor()
  for (let n = 0; n < 3; n++) {
    await page.keyboard.press('m')
    const move = page.locator('#moves .move, #form button:not([aria-disabled="true"])').first()
    await move.waitFor()
    await move.click()
  }
}

/** Opens a tutorial and reads its first lessons, up to the first that waits for a move. */
async function learn(page: Page, id: string): Promise<void> {
  const guide = page.getByTestId('guide')
  await show(page, `/learn/${id}`, guide)
  const next = guide.getByRole('button', { name: t.tutorial.next, exact: true })
  for (let n = 0; n < 3 && (await next.isVisible()); n++) await next.click()
}

interface Observed {
  lcp: number
  fcp: number
  cls: number
  readonly interactions: Map<number, number>
  readonly shifts: string[]
  readonly inputs: string[]
  largest: string
}

/** Collects what the browser reports of the page. */
function observe(): void {
  const vitals: Observed = { lcp: 0, fcp: 0, cls: 0, interactions: new Map(), shifts: [], inputs: [], largest: '' }
  Object.assign(window, { vitals })
  const nameOf = (node: Node | null | undefined) =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute('class')?.replaceAll(/ ?svelte-\w+/g, '') ?? ''}`
      : (node?.nodeName ?? '?')
  const watch = (type: string, each: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', (entry) => {
    const { startTime, element } = entry as PerformanceEntry & { element?: Element }
    vitals.lcp = startTime
    vitals.largest = `${nameOf(element)} "${element?.textContent?.trim().slice(0, 40)}"`
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime
  })
  watch('layout-shift', (entry) => {
    const {
      value = 0,
      hadRecentInput = false,
      sources = [],
      startTime,
    } = entry as PerformanceEntry & {
      value?: number
      hadRecentInput?: boolean
      sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    if (hadRecentInput) return
    vitals.cls += value
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    const moved = sources.map(
      ({ node, previousRect, currentRect }) => `${nameOf(node)} (${box(previousRect)} to ${box(currentRect)})`,
    )
    vitals.shifts.push(`${value.toFixed(3)} at ${startTime.toFixed(0)} ms: ${moved.join(', ')}`)
  })
  watch(
    'event',
    (entry) => {
      const timing = entry as PerformanceEventTiming & { interactionId?: number }
      const { interactionId = 0, duration, name, startTime, processingStart, processingEnd, target } = timing
      if (!interactionId) return
      vitals.interactions.set(interactionId, Math.max(duration, vitals.interactions.get(interactionId) ?? 0))
      const parts = [processingStart - startTime, processingEnd - processingStart, startTime + duration - processingEnd]
      const [waits, runs, paints] = parts.map(Math.round)
      if (duration > 60)
        vitals.inputs.push(`${duration} ms ${name} on ${nameOf(target)}: waits ${waits}, runs ${runs}, paints ${paints}`)
    },
    { durationThreshold: 16 },
  )
}

async function measure(chrome: Browser, address: string, { walk }: Walk): Promise<Measured> {
  const context = await chrome.newContext({
    baseURL: address,
    viewport: SCREEN,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  await storePreferences(context, { lang: 'en' })
  const page = await context.newPage()
  page.setDefaultTimeout(180_000) // a busy machine is slow, not wrong
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await walk(page)
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => {
    const { interactions, ...others } = (window as unknown as { vitals: Observed }).vitals
    return { ...others, taken: [...interactions.values()] }
  })
  await context.close()
  const { taken, largest, shifts, inputs, ...others } = seen
  const why = [`largest: ${largest}`, ...shifts.map((shift) => `shift ${shift}`), ...inputs]
  return { ...others, why, inp: taken.length ? quantile(taken, 0.75) : undefined, kilobytes: bytes / 1000 }
}

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
}

async function everything(address: string): Promise<void> {
  const chrome = await chromium.launch(browser)
  console.log('| page | LCP ms | FCP ms | CLS | INP p75 ms | kB |\n|--|--|--|--|--|--|')
  for (const one of WALKS.filter(({ name }) => !filters.length || filters.some((filter) => name.includes(filter)))) {
    const all: Measured[] = []
    for (let run = 0; run < runs; run++) all.push(await measure(chrome, address, one))
    const median = (of: (one: Measured) => number) => quantile(all.map(of), 0.5)
    const inps = all.flatMap(({ inp }) => inp ?? [])
    const row = [median(({ lcp }) => lcp).toFixed(0), median(({ fcp }) => fcp).toFixed(0), median(({ cls }) => cls).toFixed(3)]
    row.push(inps.length ? quantile(inps, 0.5).toFixed(0) : '–', median(({ kilobytes }) => kilobytes).toFixed(0))
    console.log(`| ${one.name} | ${row.join(' | ')} |`)
    if (why) for (const line of all[0]?.why ?? []) console.log(`    ${line}`)
  }
  await chrome.close()
  console.log(
    `\nMedian of ${runs}. Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
  )
}

const { values, positionals: filters } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { runs: { type: 'string', default: '5' }, why: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const runs = Number(values.runs)
const { why } = values
await served(everything)
