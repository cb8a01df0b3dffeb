import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's package with a Chromium that has no windows. */
export const HEADLESS = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The path of a Chromium or Chrome on this machine: CHROMIUM_PATH first, then the usual names and places. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || [...inPath(NAMES), ...PLACES].find(canRun)
}

/**
 * The same Chromium built without windows, if there is one, else the usual one. It starts and draws faster, which takes a quarter
 * off the browser tests; it cannot show notifications.
 */
export function findHeadlessChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || inPath([HEADLESS]).find(canRun) || findChromium()
}

function inPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

/** Installs Debian's Chromium where that is possible; otherwise says what a person should do. */
export function installChromium(): { ok: true } | { ok: false; problem: string } {
  const advice = 'install Chromium or Chrome, or set CHROMIUM_PATH to one'
  if (process.platform !== 'linux' || !canRun('/usr/bin/apt-get'))
    return { ok: false, problem: `no browser was found: ${advice}` }
  const root = process.getuid?.() === 0
  if (!root) return { ok: false, problem: `no browser was found: ${advice} ("sudo apt-get install chromium")` }
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-q'], { stdio: 'pipe', env })
    execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium', HEADLESS], { stdio: 'pipe', env })
    return { ok: true }
  } catch (error) {
    return { ok: false, problem: `apt-get could not install chromium and ${HEADLESS}: ${advice}\n${(error as Error).message}` }
  }
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
