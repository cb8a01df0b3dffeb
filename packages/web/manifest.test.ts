import { expect, test } from 'vitest'
import { loadedBy } from './manifest.ts'

const manifest = {
  page: { file: 'page.js', imports: ['shared', 'style'], css: ['page.css'] },
  shared: { file: 'shared.js', imports: ['deep'] },
  deep: { file: 'deep.js', imports: ['shared'] },
  style: { file: 'style.css' },
  later: { file: 'later.js' },
}

test('finds all static imports once, scripts and styles separately', () => {
  expect(loadedBy(manifest, ['page', 'deep'])).toEqual({
    scripts: new Set(['page.js', 'shared.js', 'deep.js']),
    styles: new Set(['page.css']),
  })
})

test('names a module that the build does not have', () => {
  expect(() => loadedBy(manifest, ['gone'])).toThrow('the build has no gone')
})
