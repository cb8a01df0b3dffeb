import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  stored.clear()
  // The Svelte compiler normally handles `$state`. These tests run without it, so `$state` just returns its value.
  const state = <X>(value: X) => value
  vi.stubGlobal('$state', Object.assign(state, { raw: state }))
  vi.stubGlobal('navigator', { languages: ['de-DE', 'pl-PL'] })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterAll(() => vi.unstubAllGlobals())

test('settings stored by an earlier version of the app are loaded; wrong values get their defaults', async () => {
  stored.set('grimuar/settings', '{"lang":"en","theme":"sepia","pace":"quick","hold":true,"sound":1,"name":"Ada"}')
  const { settings } = await import('./settings.svelte.ts')
  expect(settings).toEqual({
    lang: 'en',
    theme: 'auto',
    pace: 'quick',
    hold: true,
    sound: false,
    haptics: false,
    curtain: true,
    onlyMove: false,
    quickKeys: false,
    thoughts: false,
    name: 'Ada',
  })
})

test('without stored settings the language is the first one of the browser that the app knows', async () => {
  stored.set('grimuar/settings', 'not json')
  const { settings, saveSettings } = await import('./settings.svelte.ts')
  expect(settings.lang).toBe('pl')
  settings.name = 'Ola'
  saveSettings()
  expect(JSON.parse(stored.get('grimuar/settings') ?? '')).toMatchObject({ lang: 'pl', name: 'Ola' })
})
