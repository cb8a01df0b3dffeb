import { expect, test } from 'vitest'
import { loadedBy } from './budget.ts'

const manifest = {
  page: { file: 'page.js', imports: ['shared', 'style'] },
  shared: { file: 'shared.js', imports: ['deep'] },
  deep: { file: 'deep.js', imports: ['shared'] },
  style: { file: 'style.css' },
  later: { file: 'later.js' },
}

test('counts what is loaded at once, however deep, once, and scripts only', () => {
  expect(loadedBy(manifest, ['page', 'deep'])).toEqual(new Set(['page.js', 'shared.js', 'deep.js']))
})

test('says what a build lacks', () => {
  expect(() => loadedBy(manifest, ['gone'])).toThrow('the build has no gone')
})
