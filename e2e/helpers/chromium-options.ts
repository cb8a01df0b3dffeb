import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'

const executablePath = findChromium()

/** How Chromium is started, for tests and for pictures: without a window, without a sandbox, without its own network requests. */
export const browser: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
