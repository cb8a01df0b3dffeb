import { loadavg } from 'node:os'
import { catalogue } from '@grimuar/games'
import { type Browser, chromium, type Page } from '@playwright/test'
import { appText } from './helpers/app-text.ts'
import { browser } from './helpers/chromium-options.ts'
import { storePreferences } from './helpers/fixtures.ts'
import { served } from './helpers/served.ts'

/**
 * Measures how quickly pages appear and answer on a slow phone: `npm run vitals [-- FILTER…] [-- --runs 5]`, where a filter is a part
 * of "table/towers". A screen of 390×844, the processor four times slower, fast 4G, nothing cached, no service worker.
 * It prints the median of all runs. On a busy machine the times are upper bounds, so the load is printed too.
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
}

interface Walk {
  readonly name: string
  walk(page: Page): Promise<void>
}

/** The first page, a page of rules, the set-up and a few moves at the table of each game. */
const WALKS: readonly Walk[] = [
  { name: 'home', walk: (page) => show(page, '/', page.getByRole('heading', { name: t.home.games, exact: true })) },
  ...catalogue.flatMap(({ id }) => [
    { name: `rules/${id}`, walk: (page: Page) => show(page, `/rules/${id}`, page.locator('li[id]').first()) },
    { name: `set-up/${id}`, walk: (page: Page) => show(page, `/new/${id}`, page.getByRole('button', { name: t.setup.start })) },
    { name: `table/${id}`, walk: (page: Page) => play(page, id) },
  ]),
]

async function show(page: Page, path: string, ready: ReturnType<Page['locator']>): Promise<void> {
  await page.goto(path)
  await ready.waitFor()
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

/** Collects what the browser reports of the page. */
function observe(): void {
  const vitals = { lcp: 0, fcp: 0, cls: 0, interactions: new Map<number, number>() }
  Object.assign(window, { vitals })
  const watch = (type: string, each: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime
  })
  watch('layout-shift', (entry) => {
    const { value = 0, hadRecentInput = false } = entry as PerformanceEntry & { value?: number; hadRecentInput?: boolean }
    if (!hadRecentInput) vitals.cls += value
  })
  watch(
    'event',
    (entry) => {
      const { interactionId = 0, duration } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId) vitals.interactions.set(interactionId, Math.max(duration, vitals.interactions.get(interactionId) ?? 0))
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
    const { lcp, fcp, cls, interactions } = (
      window as unknown as { vitals: { lcp: number; fcp: number; cls: number; interactions: Map<number, number> } }
    ).vitals
    return { lcp, fcp, cls, taken: [...interactions.values()] }
  })
  await context.close()
  const { taken, ...others } = seen
  return { ...others, inp: taken.length ? quantile(taken, 0.75) : undefined, kilobytes: bytes / 1000 }
}

function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0
}

async function everything(address: string, filters: readonly string[], runs: number): Promise<void> {
  const chrome = await chromium.launch(browser)
  console.log('| page | LCP ms | FCP ms | CLS | INP p75 ms | kB |\n|--|--|--|--|--|--|')
  for (const one of WALKS.filter(({ name }) => filters.every((filter) => name.includes(filter)))) {
    const all: Measured[] = []
    for (let run = 0; run < runs; run++) all.push(await measure(chrome, address, one))
    const median = (of: (one: Measured) => number) => quantile(all.map(of), 0.5)
    const inps = all.flatMap(({ inp }) => inp ?? [])
    const row = [median(({ lcp }) => lcp).toFixed(0), median(({ fcp }) => fcp).toFixed(0), median(({ cls }) => cls).toFixed(3)]
    row.push(inps.length ? quantile(inps, 0.5).toFixed(0) : '–', median(({ kilobytes }) => kilobytes).toFixed(0))
    console.log(`| ${one.name} | ${row.join(' | ')} |`)
  }
  await chrome.close()
  console.log(
    `\nMedian of ${runs}. Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}.`,
  )
}

const given = process.argv.slice(2).filter((argument) => argument !== '--')
const at = given.indexOf('--runs')
const runs = at < 0 ? 5 : Number(given[at + 1] ?? 5)
const filters = at < 0 ? given : given.toSpliced(at, 2)
await served((address) => everything(address, filters, runs))
