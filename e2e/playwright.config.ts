import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browser } from './helpers/chromium-options.ts'
import { freePort } from './helpers/free-port.ts'

// Workers read this file again: they take the port the first reading found.
process.env.GRIMUAR_E2E_PORT ??= `${await freePort()}`
/** An app that is already served somewhere can be tested as well. */
const served = process.env.GRIMUAR_E2E_ADDRESS
const baseURL = served ?? `http://127.0.0.1:${process.env.GRIMUAR_E2E_PORT}`

export default defineConfig({
  testDir: 'specs',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3, // some tests mostly wait
  forbidOnly: true,
  // A machine shared with others may stall for seconds; what passes the second time is still reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    // Pieces that fly are tried where they are the subject; elsewhere tests do not wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: browser,
  },
  ...(served
    ? {}
    : {
        webServer: {
          command: `node packages/cli/grimuar.js serve --build --port ${process.env.GRIMUAR_E2E_PORT}`,
          cwd: join(import.meta.dirname, '..'),
          // All browsers of the tests share one address.
          env: { GRIMUAR_DATA: mkdtempSync(join(tmpdir(), 'grimuar-e2e-')), GRIMUAR_CROWD: '20' },
          url: `${baseURL}/healthz`,
          timeout: 180_000,
          reuseExistingServer: false,
        },
      }),
})
