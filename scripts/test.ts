import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { check } from './check.ts'
import { findChromium, installChromium } from './chromium.ts'
import { run } from './stage.ts'

const node = process.execPath
const reports = resolve('.cache')
const unitReport = `${reports}/unit.json`
const browserReport = `${reports}/browser.json`

interface Tally {
  passed: number
  failed: number
}

/** Passes everything there is: what is asked of a change before anyone else looks at it. */
async function everything(): Promise<number> {
  const sum: Tally = { passed: 0, failed: 0 }
  const broken: string[] = []
  mkdirSync(reports, { recursive: true })
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

  heading('1/4 check', 'types, lint, boundaries, unused code, ledger')
  broken.push(...(await check()))

  heading('2/4 unit tests', 'rules, kernel, bots, server, command line')
  await run({
    title: 'vitest',
    command: node,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    live: true,
  })
  count('unit tests', unitReport, sum, broken, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + emptySuites(report),
  }))

  heading('3/4 build', 'the app, and whether its scripts keep to their budgets')
  const built = await run({ title: 'vite build', command: 'npm', args: ['run', '--silent', 'build'] })
  if (!built) broken.push('build')
  else if (!(await run({ title: 'budgets', command: node, args: ['scripts/budget.ts'], live: true }))) broken.push('budgets')

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
    count('browser tests', browserReport, sum, broken, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
    }))
  }

  // What is not a test counts too: a broken build must not read as nothing failed.
  if (broken.length) console.log(`\nnot well: ${broken.join('; ')}`)
  sum.failed += broken.length
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1
}

function heading(title: string, about: string): void {
  console.log(`\n${title}: ${about}`)
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
  stats: { expected: number; flaky: number; unexpected: number }
}

/** Adds a runner's own report to the sum; a runner that left none has failed as a whole. */
function count(what: string, path: string, sum: Tally, broken: string[], read: (report: Report) => Tally): void {
  let report: Report
  try {
    report = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    broken.push(`${what} (no report was written)`)
    return
  }
  const { passed, failed } = read(report)
  console.log(`  ${what}: ${passed} passed, ${failed} failed`)
  if (passed + failed === 0) broken.push(`${what} (none ran)`)
  sum.passed += passed
  sum.failed += failed
}

/** Test files that broke before their first test. */
function emptySuites(report: Report): number {
  return report.testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length
}

function browser(): boolean {
  if (!findChromium()) {
    console.log('▸ installing Chromium from Debian (about 110 MB, half a minute)')
    const installed = installChromium()
    if (!installed.ok) {
      console.log(`  ${installed.problem}`)
      return false
    }
  }
  console.log(`  browser: ${findChromium()}`)
  return true
}

process.exitCode = await everything()
