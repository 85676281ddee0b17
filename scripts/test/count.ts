export type Count = { passed: number; failed: number; skipped: number }

export const addCounts = (left: Count, right: Count): Count => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
})

/** `3 passed, 0 failed`, with the skipped ones only when there are any. */
export const countLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const whole = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : 0)
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** Reads the JSON report of Vitest. Files that could not even be loaded count as one failure each. */
export const readVitestReport = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = record(report)
  const unloaded = Array.isArray(testResults)
    ? testResults.map(record).filter(({ status, assertionResults }) => {
        return status === 'failed' && Array.isArray(assertionResults) && assertionResults.length === 0
      }).length
    : 0
  return {
    passed: whole(numPassedTests),
    failed: whole(numFailedTests) + unloaded,
    skipped: whole(numPendingTests) + whole(numTodoTests),
  }
}

/** Reads the JSON report of Playwright. A test that passed only on a second try counts as failed. */
export const readPlaywrightReport = (report: unknown): Count => {
  const { stats, errors } = record(report)
  const { expected, unexpected, flaky, skipped } = record(stats)
  return {
    passed: whole(expected),
    failed: whole(unexpected) + whole(flaky) + (Array.isArray(errors) ? errors.length : 0),
    skipped: whole(skipped),
  }
}
