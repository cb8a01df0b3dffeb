import { loadavg } from 'node:os'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LANGS, type Lang } from './helpers/app-text.ts'
import { browser } from './helpers/chromium-options.ts'
import { type Fault, faultsOf } from './helpers/faults.ts'
import { storePreferences } from './helpers/fixtures.ts'
import { openRecord } from './helpers/home-page.ts'
import { type Position, positions } from './helpers/positions.ts'
import { enlarged, SCREENS, type Screen } from './helpers/screens.ts'
import { served } from './helpers/served.ts'

/**
 * Lays every position of every game on every screen, with usual and with doubled text, in both languages, and prints what is
 * wrong: `npm run sizes [-- FILTER… --workers=2]`, where a filter is a part of "towers/late/pl/200/390x844". Fails if anything is.
 */
const TEXTS = [100, 200] as const

interface Found extends Fault {
  readonly game: string
  readonly at: string
}

/** What one browser walks: all positions, in one language, with text of one size, on the screens for mice or for fingers. */
interface Pass {
  readonly text: (typeof TEXTS)[number]
  readonly lang: Lang
  readonly finger: boolean
}

// Those for fingers take longest, so they come first.
const PASSES: readonly Pass[] = [true, false].flatMap((finger) =>
  TEXTS.flatMap((text) => LANGS.map((lang) => ({ text, lang, finger }))),
)

type Wanted = (...parts: readonly (string | number)[]) => boolean

async function walk(address: string, wanted: Wanted, workers: number): Promise<Found[]> {
  const found: Found[] = []
  const all = [...positions.map(asRecord), ...(await galleryOf(address))]
  const left = PASSES.map((pass) => ({ ...pass, stops: stopsOf(all, wanted, pass) })).filter(({ stops }) => stops.length > 0)
  const work = async () => {
    for (let pass = left.shift(); pass; pass = left.shift()) found.push(...(await walkOnce(address, pass)))
  }
  await Promise.all(Array.from({ length: workers }, work))
  return found
}

/** A position and the screens it is looked at on. */
interface Stop extends ShownPosition {
  readonly screens: readonly Screen[]
}

function stopsOf(all: readonly ShownPosition[], wanted: Wanted, { text, lang, finger }: Pass): Stop[] {
  const mine = SCREENS.filter((screen) => screen.finger === finger)
  const stops = all.map((shown) => ({
    ...shown,
    screens: mine.filter(({ size }) => wanted(shown.game, shown.name, lang, text, size)),
  }))
  return stops.filter(({ screens }) => screens.length > 0)
}

async function walkOnce(address: string, { text, lang, finger, stops }: Pass & { stops: Stop[] }): Promise<Found[]> {
  const found: Found[] = []
  const chrome = await chromium.launch(enlarged(browser, text))
  const page = await open(chrome, address, lang, finger)
  for (const { game, name, show, screens } of stops) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await show(page, lang)
    await steady(page)
    let wrong = 0
    for (const screen of screens) {
      await page.setViewportSize({ width: screen.width, height: screen.height })
      await steady(page)
      const faults = await faultsOf(page, finger)
      wrong += faults.length
      found.push(...faults.map((fault) => ({ ...fault, game, at: `${name}/${lang}/${text}/${screen.size}` })))
    }
    const by = finger ? 'by finger' : 'by mouse'
    console.log(`${game}/${name}/${lang}/${text} ${by}: ${screens.length} screens${wrong ? `, ${wrong} faults` : ''}`)
  }
  await chrome.close()
  return found
}

/** Waits until nothing on the page comes, goes or changes its place any more. */
async function steady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const layout = () => {
      const all = [...document.querySelectorAll('.frame *')]
      let sum = all.length
      for (const [i, each] of all.entries()) {
        const { left, top, width, height } = each.getBoundingClientRect()
        sum += (i + 1) * (left + 2 * top + 3 * width + 5 * height)
      }
      return sum
    }
    let [before, same] = [Number.NaN, 0]
    for (let i = 0; i < 200 && same < 2; i++) {
      await frame()
      const now = layout()
      same = now === before ? same + 1 : 0
      before = now
    }
  })
}

/** A position and how it comes onto the screen. */
interface ShownPosition {
  readonly game: string
  readonly name: string
  readonly show: (page: Page, lang: Lang) => Promise<unknown>
}

/** Records are played once, however often they are shown. */
const played = new Map<string, Promise<string>>()

function asRecord({ game, name, record }: Position): ShownPosition {
  const show = async (page: Page, lang: Lang) => {
    const key = `${game}/${name}/${lang}`
    const playing = played.get(key) ?? record(lang)
    played.set(key, playing)
    await openRecord(page, await playing, lang)
  }
  return { game, name, show }
}

/** The named positions of the games, as the gallery shows them; also of games that are on no shelf. */
async function galleryOf(address: string): Promise<ShownPosition[]> {
  const chrome = await chromium.launch(browser)
  const page = await chrome.newPage({ baseURL: address })
  await page.goto('/gallery')
  const links = page.locator('[data-picture]:not([data-picture^="kit/"])')
  await links.first().waitFor()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('data-picture') ?? ''))
  await chrome.close()
  return paths.flatMap((path) => {
    const [game = '', name = ''] = path.split('/')
    if (positions.some((each) => each.game === game && each.name === name)) return []
    const show = async (on: Page) => {
      // From one position to the next through the list: quicker than loading the app again.
      if (/\/gallery\/./.test(on.url())) await on.goBack()
      else await on.goto('/gallery')
      await on.locator(`[data-picture="${path}"]`).evaluate((link: HTMLElement) => link.click())
      await on.locator('[data-testid="sentence"], [data-testid="outcome"]').first().waitFor()
    }
    return [{ game, name, show }]
  })
}

async function open(chrome: Browser, address: string, lang: Lang, finger: boolean): Promise<Page> {
  const context = await chrome.newContext({
    baseURL: address,
    reducedMotion: 'reduce',
    ...(finger ? { hasTouch: true, isMobile: true } : {}),
  })
  await storePreferences(context, { lang, pace: 'off' })
  return context.newPage()
}

/** One line for each thing that is wrong somewhere, with where. */
function print(found: readonly Found[]): void {
  const lines = Map.groupBy(found, ({ game, kind, what }) => `${game}  ${kind.padEnd(12)}  ${what}`)
  for (const [line, faults] of [...lines].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sizes = [...new Set(faults.map(({ at }) => at.split('/').slice(2).join('/')))]
    console.log(
      `${line}  ${faults[0]?.detail}  (${faults.length}: ${sizes.slice(0, 6).join(' ')}${sizes.length > 6 ? ' …' : ''})`,
    )
  }
  const counts = Map.groupBy(found, ({ game, kind }) => `${game} ${kind}`)
  console.log(`\n${found.length} faults, ${lines.size} different`)
  for (const [what, faults] of [...counts].sort()) console.log(`  ${what}: ${faults.length}`)
}

const given = process.argv.slice(2)
const workers = Number(given.find((each) => each.startsWith('--workers='))?.split('=')[1] ?? 2)
const filters = given.filter((each) => !each.startsWith('--'))
await served(async (address) => {
  const begun = performance.now()
  const found = await walk(address, (...parts) => filters.every((filter) => parts.join('/').includes(filter)), workers)
  print(found)
  console.log(`${((performance.now() - begun) / 60_000).toFixed(1)} minutes; load ${loadavg()[0]?.toFixed(1)}`)
  if (found.length) process.exitCode = 1
})
