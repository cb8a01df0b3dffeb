import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

/** Ways around the type checker, and the most that production code of all packages may hold together. Only ever lower these. */
export const CEILINGS = {
  any: 11,
  casts: 114, // `as X` and `<X>y`; `as const` and `satisfies` are not counted
  nonNull: 25, // `x!`
  ignores: 10, // @ts-ignore, @ts-expect-error, @ts-nocheck, biome-ignore, svelte-ignore
}

export type Counts = { [Kind in keyof typeof CEILINGS]: number }
const KINDS = Object.keys(CEILINGS) as (keyof Counts)[]

const NOT_PRODUCTION = [
  /\.test\.ts$/,
  /\.d\.ts$/,
  /\/testkit\//,
  /\/talk\.ts$/,
  /\/games\/pinned\//, // counted when it was new
  /\/bench\//,
  /\/node_modules\//,
  /\/build\//,
  /\/\.svelte-kit\//,
]
const IGNORE = /@ts-(?:ignore|expect-error|nocheck)\b|\b(?:biome|svelte)-ignore\b/g

/** Counts the ways around the type checker in one file; of a Svelte file, in its scripts and its markup. */
export function countIn(path: string, text: string): Counts {
  const found: Counts = { any: 0, casts: 0, nonNull: 0, ignores: [...text.matchAll(IGNORE)].length }
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.any++
    else if (ts.isNonNullExpression(node)) found.nonNull++
    else if (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) {
      if (!ts.isConstTypeReference(node.type)) found.casts++
    }
    ts.forEachChild(node, visit)
  }
  for (const script of path.endsWith('.svelte') ? scriptsOf(text) : [text])
    visit(ts.createSourceFile(path, script, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS))
  return found
}

/** The TypeScript of a Svelte file: its scripts, and the expressions in its markup. */
function scriptsOf(svelte: string): string[] {
  const scripts = [...svelte.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
  const markup = svelte.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
  return [...scripts, ...expressionsIn(markup)]
}

function expressionsIn(markup: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (let i = 0; i < markup.length; i++) {
    if (markup[i] === '{' && depth++ === 0) start = i + 1
    if (markup[i] === '}' && --depth === 0) found.push(expressionOf(markup.slice(start, i)))
  }
  return found
}

/** The code between braces, without Svelte's own words: `#if shown`, `#each list as item (item.id)`, `@const x = 1`, `...rest`. */
function expressionOf(braces: string): string {
  const each = /^#each\s+([\s\S]*)\sas\s/.exec(braces)?.[1]
  return `(${each ?? braces.replace(/^(?:[#:@/]\w+(?:\s+if\b)?|\.\.\.)/, '')})`
}

/** The production files of all packages. */
export function productionFiles(root: string): string[] {
  return globSync('packages/**/*.{ts,svelte}', {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|build|\.svelte-kit)$/.test(name),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !NOT_PRODUCTION.some((pattern) => pattern.test(path)))
    .sort()
}

/** Adds the counts of files up, by package. */
export function countByPackage(files: readonly { readonly path: string; readonly text: string }[]): Map<string, Counts> {
  const packages = new Map<string, Counts>()
  for (const { path, text } of files) {
    const name = path.split('/')[1] ?? ''
    packages.set(name, add(packages.get(name) ?? NONE, countIn(path, text)))
  }
  return packages
}

/** One sentence for each ceiling that a sum is above. */
export function excesses(sum: Counts, ceilings: Counts = CEILINGS): string[] {
  return KINDS.filter((kind) => sum[kind] > ceilings[kind]).map(
    (kind) => `${kind}: ${sum[kind]}, at most ${ceilings[kind]} are allowed`,
  )
}

const NONE: Counts = { any: 0, casts: 0, nonNull: 0, ignores: 0 }

function add(a: Counts, b: Counts): Counts {
  return { any: a.any + b.any, casts: a.casts + b.casts, nonNull: a.nonNull + b.nonNull, ignores: a.ignores + b.ignores }
}

if (import.meta.main) {
  const files = productionFiles(process.cwd()).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const packages = countByPackage(files)
  const sum = [...packages.values()].reduce(add, NONE)
  const row = (name: string, counts: Counts) =>
    console.log(`  ${name.padEnd(10)}${KINDS.map((kind) => `${counts[kind]}`.padStart(9)).join('')}`)
  console.log(`  ${''.padEnd(10)}${KINDS.map((kind) => kind.padStart(9)).join('')}`)
  for (const [name, counts] of packages) row(name, counts)
  row('all', sum)
  row('ceiling', CEILINGS)
  const problems = excesses(sum)
  for (const problem of problems) console.error(`types: ${problem}`)
  if (problems.length) process.exitCode = 1
}
