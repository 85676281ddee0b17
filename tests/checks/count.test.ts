import { describe, expect, it } from 'vitest'
import { addCounts, countLine, readPlaywrightReport, readVitestReport } from '../../scripts/test/count.ts'

describe('the last line of npm test', () => {
  it('names the skipped only when there are any', () => {
    expect(countLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
    expect(countLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped')
  })

  it('adds its parts', () => {
    const sum = addCounts({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 })
  })
})

describe('reading reports', () => {
  it('counts a test file that could not be loaded, and names it and what failed', () => {
    const testResults = [
      { name: '/checks/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      {
        name: '/checks/b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'sums', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'],
          },
        ],
      },
    ]
    const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults }
    const { count, failures } = readVitestReport(report)
    expect(count).toEqual({ passed: 4, failed: 2, skipped: 2 })
    expect(failures.map((line) => line.replace(/^.*checks\//, ''))).toEqual([
      'b.test.ts › adds\n    expected 1\n    to be 2',
      'a.test.ts › not loaded\n    no such module',
    ])
  })

  it('tells the beginning of a failure alone', () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line + 1}`).join('\n')
    const assertionResults = [{ status: 'failed', fullName: 'tells', failureMessages: [message] }]
    const [told = ''] = readVitestReport({ testResults: [{ name: 'c.ts', assertionResults }] }).failures
    expect(told).toMatch(/line 12$/)
  })

  it('counts an error outside of tests as a failure', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }, errors: [{}] }
    expect(readPlaywrightReport(report, []).count).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  it('lets a browser test pass at its second try, names it, and fails it when it did so before', () => {
    const tests = [{ status: 'flaky', results: [{ error: { message: 'too early' } }, {}] }]
    const specs = [{ title: 'is seen', ok: true, file: 'a.spec.ts', tests }]
    const report = { stats: { expected: 5, unexpected: 0, flaky: 1, skipped: 0 }, suites: [{ specs }] }
    const unreliable = ['a.spec.ts › is seen']
    expect(readPlaywrightReport(report, ['b.spec.ts › is seen'])).toEqual({
      count: { passed: 6, failed: 0, skipped: 0 },
      failures: [],
      unreliable,
    })
    expect(readPlaywrightReport(report, unreliable)).toEqual({
      count: { passed: 5, failed: 1, skipped: 0 },
      failures: ['a.spec.ts › is seen\n    too early'],
      unreliable,
    })
  })

  it('names failed browser tests, however deep they stand', () => {
    const spec = (title: string, ok: boolean, message: string) => {
      return { title, ok, file: 'a.spec.ts', tests: [{ results: [{}, { error: { message } }] }] }
    }
    const inner = { specs: [spec('is seen', false, 'not visible'), spec('is heard', true, '')] }
    const report = { suites: [{ specs: [], suites: [inner] }], errors: [{ message: 'no browser' }] }
    expect(readPlaywrightReport(report, []).failures).toEqual([
      'a.spec.ts › is seen\n    not visible',
      'playwright › outside of tests\n    no browser',
    ])
  })

  it('reads nothing out of what is no report', () => {
    const nothing = { count: { passed: 0, failed: 0, skipped: 0 }, failures: [] }
    expect(readVitestReport(null)).toEqual(nothing)
    expect(readPlaywrightReport('x', [])).toEqual({ ...nothing, unreliable: [] })
  })
})
