import type { LaunchOptions, Page } from '@playwright/test'

/** A screen the table is looked at on. */
export interface Screen {
  readonly size: string
  readonly width: number
  readonly height: number
  /** Touched rather than clicked. */
  readonly finger: boolean
}

const screen = (width: number, height: number, finger = false): Screen => ({ size: `${width}x${height}`, width, height, finger })

/** Phones and tablets, upright and on their side, then desks. */
export const SCREENS: readonly Screen[] = [
  screen(360, 640, true),
  screen(390, 844, true),
  screen(412, 915, true),
  screen(640, 360, true),
  screen(844, 390, true),
  screen(768, 1024, true),
  screen(1024, 768, true),
  screen(820, 1180, true),
  screen(1180, 820, true),
  screen(1100, 700),
  screen(1280, 720),
  screen(1366, 768),
  screen(1920, 1080),
  screen(2560, 1080),
]

/** The screen of that size, as "390x844". */
export function screenOf(size: string): Screen {
  const found = SCREENS.find((each) => each.size === size)
  if (!found) throw new Error(`no screen ${size}`)
  return found
}

/** A browser whose owner has asked for larger text: 200 is twice as large. */
export function enlarged(browser: LaunchOptions, text: number): LaunchOptions {
  return { ...browser, args: [...(browser.args ?? []), `--blink-settings=defaultFontSize=${(16 * text) / 100}`] }
}

/** Gives the page another size and waits until it is drawn so. */
export async function resize(page: Page, { width, height }: Screen): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
