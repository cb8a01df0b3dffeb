import { expect, test } from 'vitest'
import { loadedBy } from './manifest.ts'

const manifest = {
  page: { file: 'page.js', imports: ['shared', 'style'], css: ['page.css'] },
  shared: { file: 'shared.js', imports: ['deep'] },
  deep: { file: 'deep.js', imports: ['shared'] },
  style: { file: 'style.css' },
  later: { file: 'later.js' },
}

test('counts what is loaded at once, however deep, once, scripts and styles apart', () => {
  expect(loadedBy(manifest, ['page', 'deep'])).toEqual({
    scripts: new Set(['page.js', 'shared.js', 'deep.js']),
    styles: new Set(['page.css']),
  })
})

test('says what a build lacks', () => {
  expect(() => loadedBy(manifest, ['gone'])).toThrow('the build has no gone')
})
