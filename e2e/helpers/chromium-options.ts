import type { LaunchOptions } from '@playwright/test'
import { findChromium, findHeadlessChromium } from '../../scripts/chromium.ts'

/**
 * Parts of Chromium that tests do not need. Chromium obeys only the last list it is given, so this one repeats Playwright's own.
 * The last two open two more pages for each window, for an address bar that nobody sees: a fifth of all time.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** How Chromium is started, for tests and for pictures: without a window, without a sandbox, without its own network requests. */
export const browser: LaunchOptions = options(findHeadlessChromium())

/** The same with a Chromium that can show notifications. */
export const wholeBrowser: LaunchOptions = options(findChromium())

function options(executablePath: string | undefined): LaunchOptions {
  return {
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
      `--disable-features=${WITHOUT.join(',')}`,
    ],
  }
}
