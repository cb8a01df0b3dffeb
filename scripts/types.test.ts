import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { countByPackage, countIn, excesses, productionFiles } from './types.ts'

test('any, casts, non-null assertions and ignored checks are counted on the syntax tree', () => {
  const text = `
    import { a as b } from './a.ts' // as is only a word here, like any!
    const list = ['as any', \`x as any\`] as const
    const fit = { one: 1 } satisfies object
    let x: any = b as unknown as number
    const y = <string>x
    // @ts-expect-error: not typed yet
    const z = list[0]!.length
    // biome-ignore lint/x: a reason
    function f(rest: any[]): asserts rest is string[] {}
  `
  expect(countIn('a.ts', text)).toEqual({ any: 2, casts: 3, nonNull: 1, ignores: 2 })
})

test('in a Svelte file the scripts and the expressions of the markup are counted, not its loops', () => {
  const text = `
    <script module lang="ts">export const a = 1 as number</script>
    <script lang="ts">
      const { b }: { b: any } = $props()
    </script>
    <!-- svelte-ignore a11y_autofocus -->
    {#each things as thing (thing.id)}<p title="{thing} as said">{thing as string}</p>{/each}
    {#each b as string[] as thing}{#if thing!.shown}<Button onclick={() => go({ to: thing as any })} {...rest as object} />{/if}{/each}
    <style>p { color: red }</style>
  `
  expect(countIn('A.svelte', text)).toEqual({ any: 2, casts: 5, nonNull: 1, ignores: 1 })
})

test('tests, test kits, benches and build results are not production code', () => {
  const root = mkdtempSync(join(tmpdir(), 'types-'))
  try {
    for (const path of [
      'packages/web/src/A.svelte',
      'packages/web/build/out.ts',
      'packages/web/node_modules/x/index.ts',
      'packages/games/towers/flow.ts',
      'packages/games/towers/flow.test.ts',
      'packages/games/towers/talk.ts',
      'packages/games/testkit/seeds.ts',
      'packages/server/bench/chaos.ts',
      'scripts/check.ts',
    ]) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), '')
    }
    expect(productionFiles(root)).toEqual(['packages/games/towers/flow.ts', 'packages/web/src/A.svelte'])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('counts are added up by package, and a sum above its ceiling is named', () => {
  const packages = countByPackage([
    { path: 'packages/kernel/a.ts', text: 'let a: any' },
    { path: 'packages/kernel/b.ts', text: 'let b: any = a!' },
    { path: 'packages/ui/c.ts', text: 'f(1 as number)' },
  ])
  expect(Object.fromEntries(packages)).toEqual({
    kernel: { any: 2, casts: 0, nonNull: 1, ignores: 0 },
    ui: { any: 0, casts: 1, nonNull: 0, ignores: 0 },
  })
  const ceilings = { any: 2, casts: 0, nonNull: 1, ignores: 0 }
  expect(excesses({ any: 2, casts: 1, nonNull: 0, ignores: 0 }, ceilings)).toEqual(['casts: 1, at most 0 are allowed'])
})
