import { expect, test } from 'vitest'
import { complaints, readBrowserReport, readUnitReport } from './reports.ts'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  file: 'undo.spec.ts',
  tests: statuses.map((status) => ({ status })),
})

test('a browser test that passes only on a retry fails the run and is named', () => {
  const outcome = readBrowserReport({
    errors: [],
    suites: [
      {
        title: 'undo.spec.ts',
        specs: [spec('takes a step back', 'expected'), spec('stops at chance', 'flaky')],
        suites: [{ title: 'on a phone', specs: [spec('by taps', 'flaky'), spec('by keys', 'unexpected')] }],
      },
    ],
  })
  expect(outcome.passed).toBe(1)
  expect(complaints(outcome)).toEqual([
    'failed: undo.spec.ts: on a phone › by keys',
    'passed only on a retry: undo.spec.ts: stops at chance',
    'passed only on a retry: undo.spec.ts: on a phone › by taps',
  ])
})

test('a browser test that did not run and an error outside any test are named', () => {
  const outcome = readBrowserReport({
    errors: [{ message: 'Error: cannot load lobby.spec.ts\n  at …' }],
    suites: [{ title: 'undo.spec.ts', specs: [spec('takes a step back', 'skipped')] }],
  })
  expect(complaints(outcome)).toEqual([
    'failed: outside any test: Error: cannot load lobby.spec.ts',
    'did not run: undo.spec.ts: takes a step back',
  ])
})

test('unit tests are counted; a file that breaks before its first test is a failure', () => {
  const assertion = (fullName: string, status: string) => ({ fullName, status })
  const outcome = readUnitReport({
    testResults: [
      { name: 'a.test.ts', status: 'failed', assertionResults: [assertion('adds', 'passed'), assertion('divides', 'failed')] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [assertion('later', 'skipped')] },
    ],
  })
  expect(outcome.passed).toBe(1)
  expect(complaints(outcome)).toEqual([
    'failed: a.test.ts: divides',
    'failed: b.test.ts: the file could not be run',
    'did not run: c.test.ts: later',
  ])
})
