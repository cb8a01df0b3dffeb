import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browser } from './helpers/chromium-options.ts'
import { freePort } from './helpers/free-port.ts'

// Workers load this file again: they reuse the port that the first load found.
process.env.GRIMUAR_E2E_PORT ??= `${await freePort()}`
/** The data folder of the server, for tests that use the command line too. */
if (!process.env.GRIMUAR_E2E_ADDRESS) process.env.GRIMUAR_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'grimuar-e2e-'))
/** The address of a running app to test, if given. */
const served = process.env.GRIMUAR_E2E_ADDRESS
const baseURL = served ?? `http://127.0.0.1:${process.env.GRIMUAR_E2E_PORT}`

/** Tests with this tag are left to `npm run test:long`. */
export const LONG = /@long/

export default defineConfig({
  testDir: 'specs',
  testMatch: '**/*.spec.ts',
  grepInvert: LONG,
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A failed test is repeated once, only to learn whether it fails always or sometimes: either way the run fails.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: true,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    // On a first visit it stores all files of the app, which would take a fifth of all time. Tests of it allow it.
    serviceWorkers: 'block',
    // Flying pieces have their own tests; elsewhere tests do not wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: browser,
  },
  ...(served
    ? {}
    : {
        webServer: {
          command: `node packages/cli/grimuar.js serve --build --port ${process.env.GRIMUAR_E2E_PORT}`,
          cwd: join(import.meta.dirname, '..'),
          // All browsers of the tests come from one address, so allow more than one visitor's share of requests.
          env: { GRIMUAR_DATA: process.env.GRIMUAR_E2E_DATA ?? '', GRIMUAR_CROWD: '20' },
          url: `${baseURL}/healthz`,
          timeout: 180_000,
          reuseExistingServer: false,
        },
      }),
})
