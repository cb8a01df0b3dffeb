import type { BrowserContext } from '@playwright/test'

/** Makes random numbers in a browser repeatable: the same seed deals the same cards and lets bots decide the same. */
export async function fixRandom(context: BrowserContext, seed: number): Promise<void> {
  await context.addInitScript((start) => {
    if (!location.protocol.startsWith('http')) return
    // Each page load gets another sequence; otherwise two matches would get the same id.
    const key = 'e2e/pages'
    const pages = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.setItem(key, `${pages + 1}`)
    let state = (start * 2654435761 + pages * 40503 + 1) >>> 0
    crypto.getRandomValues = ((array: Uint8Array | Uint32Array) => {
      for (let i = 0; i < array.length; i++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        array[i] = array.BYTES_PER_ELEMENT === 1 ? state >>> 24 : state
      }
      return array
    }) as Crypto['getRandomValues']
  }, seed)
}
