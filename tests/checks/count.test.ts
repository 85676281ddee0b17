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
  it('counts a test file that could not be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ]
    const report = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults }
    expect(readVitestReport(report)).toEqual({ passed: 4, failed: 2, skipped: 2 })
  })

  it('counts a flaky browser test and an error outside of tests as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }
    expect(readPlaywrightReport(report)).toEqual({ passed: 5, failed: 3, skipped: 2 })
  })

  it('reads nothing out of what is no report', () => {
    expect(readVitestReport(null)).toEqual({ passed: 0, failed: 0, skipped: 0 })
    expect(readPlaywrightReport('x')).toEqual({ passed: 0, failed: 0, skipped: 0 })
  })
})
