import { expect, test } from 'vitest'
import { icons } from './icons.vite.ts'

const load = (id: string, named: string[] = []) => {
  const plugin = icons(named)
  return plugin.load(plugin.resolveId(id) ?? '')
}

test('a drawing is imported by its name', async () => {
  expect(await load('virtual:icon/stone-tower')).toMatch(/^export default "<path /)
})

test('drawings named in data are imported together, and no others', async () => {
  const module = await load('virtual:icon/*named', ['owl', 'fox'])
  expect(Object.keys(JSON.parse(module?.replace('export default ', '') ?? ''))).toEqual(['owl', 'fox'])
})

test('an unknown name stops the build', async () => {
  await expect(load('virtual:icon/unicorn-on-a-bicycle')).rejects.toThrow('no drawing "unicorn-on-a-bicycle"')
})

test('other modules are left to other plugins', () => {
  expect(icons().resolveId('svelte')).toBeUndefined()
})
