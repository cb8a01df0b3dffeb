import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { LANGS, type Lang } from './helpers/app-text.ts'
import { browser } from './helpers/chromium-options.ts'
import { storePreferences } from './helpers/fixtures.ts'
import { openRecord } from './helpers/home-page.ts'
import { matchWhere, type ReferenceMatch } from './helpers/reference-match.ts'
import { served } from './helpers/served.ts'
import { type Pixels, smallPng } from './helpers/small-png.ts'

/**
 * Pictures of the table for people to look at: `npm run pictures [-- FILTER]`, into pictures/ (not kept), and the one the
 * README shows. Always the same match, played the same way, so that two sets differ only where the app does.
 */
const ROOT = join(import.meta.dirname, '..')
const SIZES = ['1600x1000', '1280x720', '390x844'] as const
const THEMES = ['dark', 'light'] as const
const MATCH = { names: ['Ada', 'Merlin'], people: ['human', 'bot'], thinking: true, seed: 12 } as const

const asked = (kind: string, steps: number) => (now: ReferenceMatch) =>
  !now.over && now.seat === 0 && now.question.kind === kind && now.match.steps.length >= steps

const MOMENTS: { readonly [name: string]: ((now: ReferenceMatch) => boolean) | undefined } = {
  start: asked('go', 0),
  middle: asked('go', 44),
  end: undefined,
}

async function open(
  chrome: Browser,
  address: string,
  look: { size: string; theme: (typeof THEMES)[number]; lang: Lang },
): Promise<Page> {
  const [width = 0, height = 0] = look.size.split('x').map(Number)
  const phone = width < 600
  const context = await chrome.newContext({
    baseURL: address,
    viewport: { width, height },
    deviceScaleFactor: phone ? 2 : 1,
    reducedMotion: 'reduce',
    ...(phone ? { hasTouch: true, isMobile: true } : {}),
  })
  await storePreferences(context, { lang: look.lang, theme: look.theme, pace: 'off' })
  return context.newPage()
}

async function take(page: Page, moment: string, lang: Lang, path: string, small = false): Promise<void> {
  const at = await matchWhere(MOMENTS[moment], { ...MATCH, lang })
  await openRecord(page, at.record, lang)
  await page.getByTestId(at.over ? 'outcome' : 'sentence').waitFor()
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const picture = await page.screenshot({ animations: 'disabled' })
  writeFileSync(path, small ? smallPng(await pixelsOf(page, picture)) : picture)
  console.log(path.slice(ROOT.length + 1))
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

async function everything(address: string, filter: string): Promise<void> {
  const chrome = await chromium.launch(browser)
  const folder = join(ROOT, 'pictures')
  mkdirSync(folder, { recursive: true })
  for (const size of SIZES) {
    for (const theme of THEMES) {
      for (const lang of LANGS) {
        const moments = Object.keys(MOMENTS).filter((moment) => `${size}-${theme}-${lang}-${moment}`.includes(filter))
        if (moments.length === 0) continue
        const page = await open(chrome, address, { size, theme, lang })
        for (const moment of moments) await take(page, moment, lang, join(folder, `${size}-${theme}-${lang}-${moment}.png`))
        await page.context().close()
      }
    }
  }
  if ('readme'.includes(filter)) {
    const page = await open(chrome, address, { size: '1280x720', theme: 'dark', lang: 'en' })
    mkdirSync(join(ROOT, 'docs/pictures'), { recursive: true })
    await take(page, 'middle', 'en', join(ROOT, 'docs/pictures/towers.png'), true)
  }
  await chrome.close()
}

const filter = process.argv[2] ?? ''
await served((address) => everything(address, filter))
