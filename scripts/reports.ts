/** The results of one test runner. Every list holds the names of tests, `file: title`. */
export interface Outcome {
  readonly passed: number
  readonly failed: readonly string[]
  /** Passed only when repeated: these fail the run as well. */
  readonly flaky: readonly string[]
  /** Never ran: these fail the run as well. */
  readonly skipped: readonly string[]
}

/** The part of Vitest's JSON report that is read here. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** The part of Playwright's JSON report that is read here. */
export interface BrowserReport {
  readonly suites: readonly BrowserSuite[]
  /** Errors outside any test, e.g. a spec that cannot be loaded. */
  readonly errors: readonly { readonly message?: string }[]
}

interface BrowserSuite {
  readonly title: string
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

/** Reads Vitest's report. A file that broke before its first test counts as one failed test. */
export function readUnitReport({ testResults }: UnitReport): Outcome {
  const found = { passed: 0, failed: [] as string[], flaky: [] as string[], skipped: [] as string[] }
  for (const { name, status, assertionResults } of testResults) {
    if (status === 'failed' && !assertionResults.length) found.failed.push(`${name}: the file could not be run`)
    for (const test of assertionResults) {
      const title = `${name}: ${test.fullName}`
      if (test.status === 'passed') found.passed++
      else if (test.status === 'failed') found.failed.push(title)
      else found.skipped.push(title)
    }
  }
  return found
}

/** Reads Playwright's report. */
export function readBrowserReport({ suites, errors }: BrowserReport): Outcome {
  const found = { passed: 0, failed: [] as string[], flaky: [] as string[], skipped: [] as string[] }
  for (const { message } of errors) found.failed.push(`outside any test: ${message?.split('\n')[0]}`)
  const walk = (suite: BrowserSuite, above: readonly string[]): void => {
    for (const { title, file, tests } of suite.specs) {
      const name = `${file}: ${[...above, title].join(' › ')}`
      for (const { status } of tests) {
        if (status === 'expected') found.passed++
        else if (status === 'flaky') found.flaky.push(name)
        else if (status === 'skipped') found.skipped.push(name)
        else found.failed.push(name)
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...above, inner.title])
  }
  // The outermost suite of each file is named after the file.
  for (const suite of suites) walk(suite, [])
  return found
}

/** All tests of an outcome that fail the run, each with the reason. */
export function complaints({ failed, flaky, skipped }: Outcome): string[] {
  return [
    ...failed.map((name) => `failed: ${name}`),
    ...flaky.map((name) => `passed only on a retry: ${name}`),
    ...skipped.map((name) => `did not run: ${name}`),
  ]
}
