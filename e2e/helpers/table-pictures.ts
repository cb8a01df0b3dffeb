import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Lang } from './app-text.ts'

/** The folder in which the first page finds the pictures. */
const FOLDER = join(import.meta.dirname, '../../packages/web/src/lib/home/pictures')
/** The size of a picture: twice as wide as a game's card on the first page. */
const WIDTH = 480
const HEIGHT = 300
/** The screen the tables are drawn on, and which part of it is shown of each: 16 to 10. */
export const TABLE_SCREEN = '1440x900'
const TABLES = [
  { game: 'towers', position: 'go', x: 284, y: 200, width: 832 },
  { game: 'spellbook', position: 'act', x: 284, y: 78, width: 832 },
  { game: 'prophecy', position: 'full', x: 276, y: 84, width: 848 },
  { game: 'black-rose', position: 'four in the Lodge', x: 533, y: 182, width: 640 },
  { game: 'wonder-book', position: 'I-18', x: 286, y: 197, width: 824 },
] as const

/** Draws the tables of the games that fit all filters for the first page, in the page's theme and language. */
export async function drawTables(page: Page, theme: 'dark' | 'light', lang: Lang, filters: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const { game, position, x, y, width } of TABLES) {
    if (!filters.every((filter) => game.includes(filter))) continue
    await page.goto(`/gallery/${game}/${encodeURIComponent(position)}`)
    await page.getByTestId('sentence').waitFor()
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    const shot = await page.screenshot({ animations: 'disabled', clip: { x, y, width, height: (width * HEIGHT) / WIDTH } })
    const file = `${game}-${theme}-${lang}.webp`
    writeFileSync(join(FOLDER, file), await smallWebp(page, shot))
    console.log(`packages/web/src/lib/home/pictures/${file}`)
  }
}

/** Lets the browser make a picture smaller. */
async function smallWebp(page: Page, picture: Buffer): Promise<Buffer> {
  const webp = await page.evaluate(
    async ({ png, width, height }) => {
      const large = new Image()
      large.src = `data:image/png;base64,${png}`
      await large.decode()
      const image = await createImageBitmap(large, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' })
      const canvas = new OffscreenCanvas(width, height)
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.78 })
      let data = ''
      for (const byte of new Uint8Array(await small.arrayBuffer())) data += String.fromCharCode(byte)
      return btoa(data)
    },
    { png: picture.toString('base64'), width: WIDTH, height: HEIGHT },
  )
  return Buffer.from(webp, 'base64')
}
