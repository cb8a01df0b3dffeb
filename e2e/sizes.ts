import { type Browser, chromium, type Page } from '@playwright/test'
import { LANGS, type Lang } from './helpers/app-text.ts'
import { browser } from './helpers/chromium-options.ts'
import { type Fault, faultsOf } from './helpers/faults.ts'
import { storePreferences } from './helpers/fixtures.ts'
import { openRecord } from './helpers/home-page.ts'
import { type Position, positions } from './helpers/positions.ts'
import { enlarged, resize, SCREENS } from './helpers/screens.ts'
import { served } from './helpers/served.ts'

/**
 * Lays every position of every game on every screen, with usual and with doubled text, in both languages, and prints what is
 * wrong: `npm run sizes [-- FILTER…]`, where a filter is a part of "towers/late/pl/200/390x844". Fails if anything is.
 */
const TEXTS = [100, 200] as const

interface Found extends Fault {
  readonly game: string
  readonly at: string
}

async function walk(address: string, filters: readonly string[]): Promise<Found[]> {
  const found: Found[] = []
  const wanted = (...parts: (string | number)[]) => filters.every((filter) => `${parts.join('/')}`.includes(filter))
  for (const text of TEXTS) {
    const chrome = await chromium.launch(enlarged(browser, text))
    for (const lang of LANGS) {
      for (const finger of [false, true]) {
        const screens = SCREENS.filter((screen) => screen.finger === finger)
        const page = await open(chrome, address, lang, finger)
        for (const { game, name, show } of [...positions.map(asRecord), ...(await galleryOf(page))]) {
          const here = screens.filter(({ size }) => wanted(game, name, lang, text, size))
          if (here.length === 0) continue
          await page.setViewportSize({ width: 1280, height: 800 })
          await show(page, lang)
          for (const screen of here) {
            await resize(page, screen)
            const faults = await faultsOf(page, finger)
            found.push(...faults.map((fault) => ({ ...fault, game, at: `${name}/${lang}/${text}/${screen.size}` })))
          }
          console.log(`${game}/${name}/${lang}/${text} ${finger ? 'by finger' : 'by mouse'}: ${here.length} screens`)
        }
        await page.context().close()
      }
    }
    await chrome.close()
  }
  return found
}

/** A position and how it comes onto the screen. */
interface ShownPosition {
  readonly game: string
  readonly name: string
  readonly show: (page: Page, lang: Lang) => Promise<unknown>
}

function asRecord({ game, name, record }: Position): ShownPosition {
  return { game, name, show: async (page, lang) => openRecord(page, await record(lang), lang) }
}

/** The named positions of the games, as the gallery shows them; also of games that are not in the catalogue. */
async function galleryOf(page: Page): Promise<ShownPosition[]> {
  await page.goto('/gallery')
  const links = page.locator('[data-picture]:not([data-picture^="kit/"])')
  await links.first().waitFor()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('data-picture') ?? ''))
  return paths.flatMap((path) => {
    const [game = '', name = ''] = path.split('/')
    if (positions.some((each) => each.game === game && each.name === name)) return []
    const show = async (on: Page) => {
      await on.goto(`/gallery/${path.split('/').map(encodeURIComponent).join('/')}`)
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

await served(async (address) => {
  const found = await walk(address, process.argv.slice(2))
  print(found)
  if (found.length) process.exitCode = 1
})
