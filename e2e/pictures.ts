import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogue } from '@grimuar/games'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LANGS, type Lang } from './helpers/app-text.ts'
import { browser } from './helpers/chromium-options.ts'
import { storePreferences } from './helpers/fixtures.ts'
import { openRecord } from './helpers/home-page.ts'
import { matchWhere, type ReferenceMatch } from './helpers/reference-match.ts'
import { MOMENT_SIZES, ROSE_MOMENTS } from './helpers/rose-moments.ts'
import { takeRound } from './helpers/round-pictures.ts'
import { served } from './helpers/served.ts'
import { type Pixels, smallPng } from './helpers/small-png.ts'
import { drawTables, TABLE_SCREEN } from './helpers/table-pictures.ts'

/**
 * Pictures of every position and every part of the kit, for people to look at: `npm run pictures [-- FILTER…]`, where a filter is a
 * part of "towers/go/390x844/dark/pl". They are taken from the gallery into pictures/ (not kept). `-- readme` draws the README's,
 * `-- tables [GAME]` those of the first page, `-- moments [FILTER…]` eight moments of Black Rose, and `-- round GAME [SIZE]` one round of
 * bots, picture after picture.
 * `-- --sheet` takes them in six sizes and puts those of one game and size on contact sheets: pictures/sheets/towers-390x844-1.png.
 */
const ROOT = join(import.meta.dirname, '..')
const SIZES = ['1600x900', '1180x820', '390x844'] as const
const SHEET_SIZES = [...SIZES, '1280x720', '768x1024', '844x390'] as const
/** The width of a contact sheet; it is at most as high. */
const SHEET_WIDTH = 1920
const SHEET_STYLE = 'body { display: flex; flex-wrap: wrap; margin: 0; font: 11px sans-serif } figure { margin: 3px }'
const THEMES = ['dark', 'light'] as const
/** The match of the README's picture, always played the same way. */
const MATCH = { names: ['Ada', 'Merlin'], people: ['human', 'bot'], thinking: true, seed: 12 } as const
const inTheMiddle = (now: ReferenceMatch) =>
  !now.over && now.seat === 0 && now.question.kind === 'go' && now.match.steps.length >= 44

async function open(
  chrome: Browser,
  address: string,
  look: { size: string; theme: (typeof THEMES)[number]; lang: Lang; moving?: boolean },
): Promise<Page> {
  const [width = 0, height = 0] = look.size.split('x').map(Number)
  const phone = width < 600
  const context = await chrome.newContext({
    baseURL: address,
    viewport: { width, height },
    deviceScaleFactor: phone ? 2 : 1,
    ...(!look.moving && { reducedMotion: 'reduce' }),
    ...(phone ? { hasTouch: true, isMobile: true } : {}),
  })
  await storePreferences(context, { lang: look.lang, theme: look.theme, pace: look.moving ? 'calm' : 'off' })
  return context.newPage()
}

/** The paths of all pictures of the gallery: "towers/go". */
async function paths(chrome: Browser, address: string): Promise<string[]> {
  const page = await chrome.newPage({ baseURL: address })
  await page.goto('/gallery')
  await page.locator('[data-picture]:not([data-picture^="kit/"])').first().waitFor()
  const found = await page
    .locator('[data-picture]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('data-picture') ?? ''))
  await page.close()
  return found
}

async function take(page: Page, path: string, picture: string): Promise<void> {
  await page.goto(`/gallery/${path.split('/').map(encodeURIComponent).join('/')}`)
  await page
    .locator(path.startsWith('kit/') ? 'main h1' : '[data-testid="sentence"], [data-testid="outcome"]')
    .first()
    .waitFor()
  writeFileSync(picture, await shoot(page))
  console.log(picture.slice(ROOT.length + 1))
}

/** A picture with what it is of: a game, a position, a size, a theme and a language. */
interface Taken {
  readonly path: string
  readonly size: string
  readonly look: string
  readonly file: string
}

/** Puts the pictures of each game and size on sheets that fit a screen. */
async function layOut(chrome: Browser, taken: readonly Taken[]): Promise<void> {
  const folder = join(ROOT, 'pictures/sheets')
  mkdirSync(folder, { recursive: true })
  const nameOf = ({ path, size }: Taken) => `${path.split('/')[0]}-${size}`
  for (const [name, pictures = []] of Object.entries(Object.groupBy(taken, nameOf))) {
    const [width = 1, height = 1] = name.split('-').at(-1)?.split('x').map(Number) ?? []
    const columns = width > height ? 4 : 8
    const each = SHEET_WIDTH / columns
    const rows = Math.floor(SHEET_WIDTH / ((each * height) / width + 16))
    for (let first = 0, sheet = 1; first < pictures.length; first += columns * rows, sheet++) {
      const page = await chrome.newPage({ viewport: { width: SHEET_WIDTH, height: 600 } })
      const figures = pictures.slice(first, first + columns * rows).map(({ file, look, path }) => {
        const png = readFileSync(file).toString('base64')
        return `<figure><img width="${each - 6}" src="data:image/png;base64,${png}"><br>${path} ${look}</figure>`
      })
      await page.setContent(`<style>${SHEET_STYLE}</style>${figures.join('')}`)
      await page.screenshot({ path: join(folder, `${name}-${sheet}.png`), fullPage: true })
      await page.close()
      console.log(`pictures/sheets/${name}-${sheet}.png`)
    }
  }
}

async function takeReadme(page: Page): Promise<void> {
  const { record } = await matchWhere(inTheMiddle, { ...MATCH, lang: 'en' })
  await openRecord(page, record, 'en')
  await page.getByTestId('sentence').waitFor()
  const folder = join(ROOT, 'docs/pictures')
  mkdirSync(folder, { recursive: true })
  const keep = async (name: string) => {
    writeFileSync(join(folder, name), smallPng(await pixelsOf(page, await shoot(page))))
    console.log(`docs/pictures/${name}`)
  }
  await keep('towers.png')
  await page.goto('/gallery/black-rose/four%20in%20the%20Lodge')
  await page.getByTestId('sentence').waitFor()
  await keep('black-rose.png')
  await page.goto('/gallery/wonder-book/I-18')
  await page.locator('.own [data-answer]').first().click()
  await page.locator('.own [data-left]').first().waitFor()
  await page.getByTestId('news').waitFor()
  await page.mouse.move(5, 5)
  await keep('wonder-book.png')
}

async function shoot(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  return page.screenshot({ animations: 'disabled' })
}

/** Draws the moments of Black Rose that fit all filters on three screens, in both themes; the languages take turns. */
async function takeMoments(chrome: Browser, address: string, filters: readonly string[]): Promise<void> {
  const folder = join(ROOT, 'pictures/black-rose-moments')
  mkdirSync(folder, { recursive: true })
  for (const [i, size] of MOMENT_SIZES.entries()) {
    for (const [j, theme] of THEMES.entries()) {
      for (const [k, [name, reach]] of Object.entries(ROSE_MOMENTS).entries()) {
        const lang = LANGS[(i + j + k) % LANGS.length] ?? 'en'
        const picture = `${name.replace(/\W+/g, '-')}-${size}-${theme}-${lang}.png`
        if (!filters.every((filter) => picture.includes(filter))) continue
        const page = await open(chrome, address, { size, theme, lang })
        const finger = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
        await reach(page, { finger, lang })
        writeFileSync(join(folder, picture), await shoot(page))
        console.log(`pictures/black-rose-moments/${picture}`)
        await page.context().close()
      }
    }
  }
}

/** Takes one round of bots of each game that is named, and puts it on a sheet. */
async function takeRounds(chrome: Browser, address: string, filters: readonly string[]): Promise<void> {
  const size = SHEET_SIZES.find((one) => filters.includes(one)) ?? '1280x720'
  for (const { id } of catalogue.filter((box) => filters.includes(box.id))) {
    const page = await open(chrome, address, { size, theme: 'dark', lang: 'en', moving: true })
    const files = await takeRound(page, id, join(ROOT, 'pictures/rounds'))
    await page.context().close()
    const look = (i: number) => `picture ${i + 1}`
    await layOut(
      chrome,
      files.map((file, i) => ({ path: `round-${id}`, size, look: look(i), file })),
    )
  }
}

/** Lets the browser read a picture. */
async function pixelsOf(page: Page, picture: Buffer): Promise<Pixels> {
  const { width, height, data } = await page.evaluate(async (png) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    pen.drawImage(image, 0, 0)
    const pixels = pen.getImageData(0, 0, image.width, image.height).data
    let data = ''
    for (let i = 0; i < pixels.length; i += 0x8000) data += String.fromCharCode(...pixels.subarray(i, i + 0x8000))
    return { width: image.width, height: image.height, data: btoa(data) }
  }, picture.toString('base64'))
  return { width, height, data: Buffer.from(data, 'base64') }
}

async function everything(address: string, filters: readonly string[], sheet: boolean): Promise<void> {
  const chrome = await chromium.launch(browser)
  const folder = join(ROOT, 'pictures')
  const all = await paths(chrome, address)
  const taken: Taken[] = []
  for (const size of sheet ? SHEET_SIZES : SIZES) {
    for (const theme of THEMES) {
      for (const lang of LANGS) {
        const wanted = all.filter((path) => filters.every((filter) => `${path}/${size}/${theme}/${lang}`.includes(filter)))
        if (wanted.length === 0) continue
        const page = await open(chrome, address, { size, theme, lang })
        for (const path of wanted) {
          const picture = join(folder, `${path.replace(/[^\w/-]+/g, '-')}-${size}-${theme}-${lang}.png`)
          mkdirSync(dirname(picture), { recursive: true })
          await take(page, path, picture)
          taken.push({ path, size, look: `${theme} ${lang}`, file: picture })
        }
        await page.context().close()
      }
    }
  }
  if (sheet) await layOut(chrome, taken)
  else if (filters.length === 0 || filters.includes('readme')) {
    const page = await open(chrome, address, { size: '1280x720', theme: 'dark', lang: 'en' })
    await takeReadme(page)
  }
  if (filters.includes('moments')) {
    await takeMoments(
      chrome,
      address,
      filters.filter((filter) => filter !== 'moments'),
    )
  }
  if (filters.includes('round')) await takeRounds(chrome, address, filters)
  if (filters.includes('tables')) {
    for (const theme of THEMES) {
      for (const lang of LANGS) {
        const page = await open(chrome, address, { size: TABLE_SCREEN, theme, lang })
        await drawTables(
          page,
          theme,
          lang,
          filters.filter((filter) => filter !== 'tables'),
        )
        await page.context().close()
      }
    }
  }
  await chrome.close()
}

const sheet = process.argv.includes('--sheet')
const filters = process.argv.slice(2).filter((given) => given !== '--sheet')
await served((address) => everything(address, filters, sheet))
