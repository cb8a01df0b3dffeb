import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type ICruiseResult, type IRegularForbiddenRuleType as Rule } from 'dependency-cruiser'

const TEST = '\\.test\\.ts$'
const GAME = '^packages/games/((?!testkit/|pinned/)[^/]+)/'
const GAMES_TESTKIT = '^packages/games/testkit/'
const BOTS_TESTKIT = '^packages/bots/testkit/'
const BOARD = '^packages/games/(pinned/)?[^/]+/board/'
const TOOLS_OF_TESTS = ['^node_modules/(vitest|fast-check|@vitest)/', '^packages/kernel/testkit/']

/** The directions that imports may take: each rule names one that is forbidden. */
const rules: Rule[] = [
  forbid('nothing imports in a circle', {}, { circular: true }),
  forbid(
    'every import leads somewhere',
    {},
    { couldNotResolve: true, pathNot: ['^\\$(app|env|lib|service-worker)', '^virtual:', '\\?(raw|url)$'] },
  ),
  forbid('nothing imports a test', {}, { path: TEST }),
  forbid(
    'the kernel imports nothing but itself',
    { path: '^packages/kernel/', pathNot: [TEST, '^packages/kernel/testkit/'] },
    { pathNot: '^packages/kernel/(?!testkit/)' },
  ),
  forbid(
    "the kernel's tests and test kit know no package above the kernel",
    { path: ['^packages/kernel/testkit/', `^packages/kernel/.+${TEST}`] },
    { path: '^packages/(?!kernel/)' },
  ),
  forbid(
    'the test kit serves tests, and the command line that runs the same checks',
    {
      pathNot: [
        TEST,
        '^packages/kernel/testkit/',
        '^packages/cli/',
        '^packages/server/(testkit|bench)/',
        '^packages/games/[^/]+/talk\\.ts$',
        GAMES_TESTKIT,
        BOTS_TESTKIT,
      ],
    },
    { path: '^packages/kernel/testkit/' },
  ),
  forbid("the games' test kit serves tests only", { pathNot: [TEST, GAMES_TESTKIT] }, { path: GAMES_TESTKIT }),
  forbid("the bots' test kit serves tests only", { pathNot: [TEST, BOTS_TESTKIT] }, { path: BOTS_TESTKIT }),
  forbid(
    'the contract between games and those who show or play them knows the kernel alone',
    { path: '^packages/contract/', pathNot: TEST },
    { pathNot: ['^packages/(contract|kernel)/'] },
  ),
  forbid(
    "a game's rules know the kernel, the contract and what all games share, nothing else",
    { path: '^packages/games/', pathNot: [TEST, BOARD, GAMES_TESTKIT] },
    { pathNot: ['^packages/(kernel|contract|games)/'], couldNotResolve: false },
  ),
  forbid(
    "a game's tests know nothing above the games",
    { path: [`^packages/games/.+${TEST}`, GAMES_TESTKIT], pathNot: BOARD },
    { path: '^packages/(?!kernel/|contract/|games/)' },
  ),
  forbid("a game's rules never load its board", { path: '^packages/games/', pathNot: BOARD }, { path: BOARD }),
  forbid(
    'a board knows its own game, the kernel, the contract, the common frame and Svelte',
    { path: BOARD, pathNot: TEST },
    {
      pathNot: ['^packages/(kernel|contract|games|ui)/', '^node_modules/svelte/', '^virtual:', ...TOOLS_OF_TESTS],
    },
  ),
  forbid('one game never imports another', { path: GAME }, { path: GAME, pathNot: '^packages/games/$1/' }),
  forbid(
    'only the catalogue names a game, and only by its box',
    { path: '^packages/games/[^/]+\\.ts$', pathNot: TEST },
    { path: GAME, pathNot: '^packages/games/[^/]+/box\\.ts$' },
  ),
  forbid(
    'what all games share knows no game; the catalogue alone does',
    { path: '^packages/games/(?!index\\.ts)[^/]+\\.ts$', pathNot: TEST },
    { path: GAME },
  ),
  forbid(
    'outside its folder a game is met through the catalogue; only campaigns are compiled, and games measured, from outside',
    {
      pathNot: [
        '^packages/games/',
        '^scripts/(story|spoilers|black-rose-figures)(\\.test)?\\.ts$',
        '^packages/cli/story/',
        '^e2e/',
      ],
    },
    { path: GAME, pathNot: BOARD },
  ),
  forbid(
    "of a game the browser's tests know its positions, as the app does, and all else through the catalogue",
    { path: '^e2e/' },
    { path: GAME, pathNot: [BOARD, '/positions\\.ts$'] },
  ),
  forbid('only the app loads boards', { pathNot: ['^packages/games/', '^packages/web/'] }, { path: BOARD }),
  forbid(
    'the common frame knows the kernel and the contract, and no game',
    { path: '^packages/ui/', pathNot: TEST },
    { path: '^packages/', pathNot: '^packages/(ui|contract|kernel)/' },
  ),
  forbid(
    'bots know the contract and the kernel, and no platform',
    { path: '^packages/bots/', pathNot: [TEST, BOTS_TESTKIT] },
    { pathNot: ['^packages/(bots|contract|kernel)/'] },
  ),
  forbid(
    'what server and app say to each other knows the kernel and what all games share',
    { path: '^packages/protocol/', pathNot: TEST },
    { path: '^packages/', pathNot: ['^packages/(protocol|kernel)/', '^packages/games/[^/]+\\.ts$'] },
  ),
  forbid(
    'the protocol knows the kernel, its schemas and no platform',
    { path: '^packages/protocol/', pathNot: TEST },
    { pathNot: ['^packages/(protocol|kernel)/', '^node_modules/typebox/'] },
  ),
  forbid('the server stands on bots, games and the kernel', { path: '^packages/server/' }, { path: '^packages/(web|cli|ui)/' }),
  forbid(
    'the app stands on the common frame, bots, games and the kernel',
    { path: '^packages/web/' },
    {
      path: '^packages/(server|cli)/',
    },
  ),
  forbid('the command line never loads the app', { path: '^packages/cli/' }, { path: '^packages/(web|ui)/' }),
  forbid(
    "the browser's tests see only what a browser sees, and know the app's words and the names it proposes",
    { path: '^e2e/' },
    {
      path: '^packages/(web|ui|bots)/',
      pathNot: '^packages/web/src/lib/text/|^packages/web/src/lib/[^/]+/text/|^packages/web/src/lib/profile/avatars\\.ts$',
    },
  ),
]

/** With a compiler that it cannot use, the cruiser finds no module and reports no error. Fewer modules than this mean that it saw nothing. */
const FEWEST_MODULES = 20

export interface Violation {
  readonly rule: string
  readonly from: string
  readonly to: string
}

/** Every import below `root` that goes in a forbidden direction, and the number of modules checked. */
export async function violationsIn(root: string, folders: readonly string[]): Promise<{ modules: number; found: Violation[] }> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules },
      doNotFollow: { path: ['(^|/)node_modules/'] },
      exclude: { path: ['/build/', '/\\.svelte-kit/', '/test-results/'] },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'types', 'default'],
      extensions: ['.ts', '.js', '.svelte'],
    },
  )
  const result = output as ICruiseResult
  const own = result.modules.filter((m) => !m.coreModule && !m.couldNotResolve && !/(^|\/)node_modules\//.test(m.source))
  return {
    modules: own.length,
    found: result.summary.violations.map((v) => ({
      rule: v.rule.name,
      from: v.from,
      to: v.cycle?.map((c) => c.name).join(' → ') ?? v.to,
    })),
  }
}

/** The part of a package.json that names its dependencies. */
interface Package {
  readonly name: string
  readonly dependencies?: { readonly [name: string]: string }
}

/** A circle of packages that depend on each other by their package.json; undefined if there is none. */
export function circleOf(packages: readonly Package[]): string[] | undefined {
  const open: string[] = []
  const done = new Set<string>()
  const visit = (name: string): string[] | undefined => {
    if (open.includes(name)) return [...open.slice(open.indexOf(name)), name]
    const found = packages.find((each) => each.name === name)
    if (!found || done.has(name)) return undefined
    open.push(name)
    for (const next of Object.keys(found.dependencies ?? {})) {
      const circle = visit(next)
      if (circle) return circle
    }
    open.pop()
    done.add(name)
    return undefined
  }
  for (const { name } of packages) {
    const circle = visit(name)
    if (circle) return circle
  }
  return undefined
}

function packagesBelow(root: string): Package[] {
  return globSync('packages/*/package.json', { cwd: root }).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
}

function forbid(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to }
}

if (import.meta.main) {
  const { modules, found } = await violationsIn(process.cwd(), ['packages', 'scripts', 'e2e'])
  const circle = circleOf(packagesBelow(process.cwd()))
  for (const t of found) console.error(`${t.from} → ${t.to}\n  ${t.rule}`)
  if (modules < FEWEST_MODULES) {
    console.error(`only ${modules} modules were seen: the check is blind (is typescript 6 installed beside the native one?)`)
    process.exitCode = 1
  } else if (circle) {
    console.error(`boundaries: packages depend on each other in a circle: ${circle.join(' → ')}`)
    process.exitCode = 1
  } else if (found.length) {
    console.error(`boundaries: ${found.length} imports go against the arrows of docs/architecture.md`)
    process.exitCode = 1
  } else {
    console.log(`boundaries: ${modules} modules, every import points down`)
  }
}
