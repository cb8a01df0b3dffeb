import { loadavg } from 'node:os'
import { type Browser, chromium } from '@playwright/test'
import { browser } from './helpers/chromium-options.ts'
import { storePreferences } from './helpers/fixtures.ts'
import { served } from './helpers/served.ts'
import { beginTrace, betweenMarks, longest, readTrace } from './helpers/trace.ts'

/**
 * Measures how the books of Wonder Book unfold: `npm run unfold [-- FILTER…]`, where a filter is a part of "I-18/390x844".
 * It prints the frames drawn a second, and the longest script and task meanwhile in processor time, which other programs hardly change.
 */
const POSITIONS = ['I-18', 'II-20', 'III-14', 'IV-18', 'V-10', 'VI-15'] as const
const SCREENS = ['1280x720', '390x844'] as const

interface Unfolding {
  began: number // 0: not yet
  ended: number
  frames: number
}

declare global {
  interface Window {
    unfolding?: Unfolding
  }
}

/** Remembers when levels of the book begin and end to unfold, and every frame. */
function watchUnfolding(): void {
  const unfolding: Unfolding = { began: 0, ended: 0, frames: 0 }
  window.unfolding = unfolding
  const isLevel = ({ target, propertyName }: TransitionEvent) =>
    propertyName === 'transform' && target instanceof Element && target.matches('[data-level]')
  document.addEventListener('transitionrun', (event) => {
    if (!isLevel(event) || unfolding.began) return
    unfolding.began = performance.now()
    performance.mark('unfolding')
  })
  document.addEventListener('transitionend', (event) => {
    if (!isLevel(event) || unfolding.ended) return
    unfolding.ended = performance.now()
    performance.mark('unfolded')
  })
  const frame = () => {
    if (unfolding.began && !unfolding.ended) unfolding.frames++
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

const SCRIPTS = ['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.callFunction', 'FireAnimationFrame']

async function measure(chrome: Browser, address: string, position: string, size: string): Promise<string> {
  const [width = 0, height = 0] = size.split('x').map(Number)
  const context = await chrome.newContext({ baseURL: address, viewport: { width, height } })
  await storePreferences(context, { lang: 'en', pace: 'calm' })
  const page = await context.newPage()
  page.setDefaultTimeout(120_000) // a busy machine is slow, not wrong
  await page.addInitScript(watchUnfolding)
  await beginTrace(chrome, page)
  await page.goto(`/gallery/wonder-book/${position}`)
  await page.waitForFunction(() => window.unfolding?.ended)
  const unfolding = await page.evaluate(() => window.unfolding)
  if (!unfolding) throw new Error('nobody watched')
  const { began, ended, frames } = unfolding
  const meanwhile = betweenMarks(await readTrace(chrome), 'unfolding', 'unfolded')
  await context.close()
  const [script, task] = [longest(meanwhile, SCRIPTS), longest(meanwhile, ['RunTask'])]
  const rate = (frames / (ended - began)) * 1000
  return `${rate.toFixed(1).padStart(5)} frames/s for ${(ended - began).toFixed(0)} ms, longest script ${script.toFixed(1)} ms, longest task ${task.toFixed(1)} ms`
}

await served(async (address) => {
  const chrome = await chromium.launch(browser)
  const filters = process.argv.slice(2)
  for (const size of SCREENS) {
    for (const position of POSITIONS) {
      const name = `${position}/${size}`
      if (!filters.every((filter) => name.includes(filter))) continue
      console.log(`${name.padEnd(16)} ${await measure(chrome, address, position, size)}  load ${loadavg()[0]?.toFixed(1)}`)
    }
  }
  await chrome.close()
})
