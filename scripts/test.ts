import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { check } from './check.ts'
import { findChromium, findHeadlessChromium, HEADLESS, installChromium } from './chromium.ts'
import { type BrowserReport, complaints, type Outcome, readBrowserReport, readUnitReport, type UnitReport } from './reports.ts'
import { run, start } from './stage.ts'

const node = process.execPath
const reports = resolve('.cache')
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`

/** Runs all checks and tests: what every change must pass. Returns the exit code. */
async function everything(): Promise<number> {
  let passed = 0
  const failures: string[] = []
  const broken: string[] = []
  const count = (what: string, outcome: Outcome | undefined) => {
    if (!outcome) return broken.push(`${what} (no report was written)`)
    const found = complaints(outcome)
    console.log(`  ${what}: ${outcome.passed} passed, ${found.length} failed`)
    if (outcome.passed + found.length === 0) broken.push(`${what} (none ran)`)
    passed += outcome.passed
    failures.push(...found)
  }
  mkdirSync(reports, { recursive: true })
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

  // The unit tests need neither the checks nor the build, and much of what runs there uses one processor only.
  const units = start([
    {
      title: 'vitest',
      command: node,
      args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    },
  ])

  heading('1/4 check', 'types, lint, boundaries, unused code, ledger')
  broken.push(...(await check()))

  heading('2/4 build', 'the app, whether its scripts keep to their budgets, and whether its files spoil a story')
  const built = await run({ title: 'vite build', command: 'npm', args: ['run', '--silent', 'build'] })
  if (!built) broken.push('build')
  else {
    if (!(await run({ title: 'budgets', command: node, args: ['scripts/budget.ts'], live: true }))) broken.push('budgets')
    if (!(await run({ title: 'spoilers', command: node, args: ['scripts/spoilers.ts'], live: true }))) broken.push('spoilers')
  }

  heading('3/4 unit tests', 'rules, kernel, bots, server, command line')
  await units()
  const unit = read<UnitReport>(unitReport)
  count('unit tests', unit && readUnitReport(unit))

  heading('4/4 browser tests', 'the built app in a real Chromium')
  if (!built) console.log('  not run: there is no built app')
  else if (!browser()) broken.push('browser')
  else {
    await run({
      title: 'playwright',
      command: 'npm',
      args: ['run', '--silent', 'test:e2e', '--', '--reporter=list,json'],
      live: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    })
    const found = read<BrowserReport>(browserReport)
    count('browser tests', found && readBrowserReport(found))
  }

  // A stage that is not a test counts too: after a broken build the last line must not say that nothing failed.
  if (failures.length + broken.length) console.log('')
  for (const failure of failures) console.log(failure)
  if (broken.length) console.log(`failed stages: ${broken.join('; ')}`)
  const failed = failures.length + broken.length
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

function heading(title: string, about: string): void {
  console.log(`\n${title}: ${about}`)
}

/** A runner's JSON report, if it wrote one. */
function read<Report>(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report
  } catch {
    return undefined
  }
}

function browser(): boolean {
  if (!findChromium()) {
    console.log('▸ installing Chromium from Debian (about 180 MB, a minute)')
    const installed = installChromium()
    if (!installed.ok) {
      console.log(`  ${installed.problem}`)
      return false
    }
  }
  const found = findHeadlessChromium()
  console.log(`  browser: ${found}`)
  if (found === findChromium() && !process.env.CHROMIUM_PATH) console.log(`  (with Debian's ${HEADLESS} these tests are quicker)`)
  return true
}

process.exitCode = await everything()
