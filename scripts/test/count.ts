import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export type Count = { passed: number; failed: number; skipped: number }

export const addCounts = (left: Count, right: Count): Count => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  skipped: left.skipped + right.skipped,
})

/** `3 passed, 0 failed`, with the skipped ones only when there are any. */
export const countLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** What a step came to, and of each test that failed its file, its name and the beginning of what it says. */
export type Outcome = { count: Count; failures: readonly string[] }

/** `unreliable`: the browser tests that failed and passed at their second try, as `file › name`. */
export type PlaywrightOutcome = Outcome & { unreliable: readonly string[] }

const whole = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) ? value : 0)
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const records = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(record) : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A failure in at most 13 lines, without colours: the whole of it stands where the test ran. */
const failure = (file: unknown, name: string, message: unknown): string => {
  const where = text(file)
  const place = path.isAbsolute(where) ? path.relative(process.cwd(), where) : where
  const lines = stripVTControlCharacters(text(message)).split('\n').slice(0, 12)
  return [`${place} › ${name}`, ...lines].join('\n    ')
}

/** Reads the JSON report of Vitest. Files that could not even be loaded count as one failure each. */
export const readVitestReport = (report: unknown): Outcome => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = record(report)
  const files = records(testResults)
  const unloaded = files.filter(
    ({ status, assertionResults }) => status === 'failed' && records(assertionResults).length === 0,
  )
  const failed = files.flatMap(({ name, assertionResults }) =>
    records(assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        failure(name, text(fullName), Array.isArray(failureMessages) ? failureMessages[0] : ''),
      ),
  )
  return {
    count: {
      passed: whole(numPassedTests),
      failed: whole(numFailedTests) + unloaded.length,
      skipped: whole(numPendingTests) + whole(numTodoTests),
    },
    failures: [...failed, ...unloaded.map(({ name, message }) => failure(name, 'not loaded', message))],
  }
}

type Spec = { file: unknown; title: string; result: 'failed' | 'unreliable'; message: unknown }

/** The tests of a suite of Playwright's, and of those within it, that failed at some try. */
const troubledSpecs = ({ suites, specs }: Record<string, unknown>): Spec[] => [
  ...records(specs).flatMap(({ file, title, ok, tests }): Spec[] => {
    const errors = records(tests).flatMap(({ results }) => records(results).map(({ error }) => record(error)))
    const spec = {
      file,
      title: text(title),
      message: errors.find(({ message }) => text(message) !== '')?.['message'],
    }
    if (ok === false) return [{ ...spec, result: 'failed' }]
    return records(tests).some(({ status }) => status === 'flaky') ? [{ ...spec, result: 'unreliable' }] : []
  }),
  ...records(suites).flatMap(troubledSpecs),
]

/**
 * Reads the JSON report of Playwright. A test that passed at its second try passes, and is told; one of `known`, the list
 * of those that did so before, fails.
 */
export const readPlaywrightReport = (report: unknown, known: readonly string[]): PlaywrightOutcome => {
  const { stats, errors } = record(report)
  const { expected, unexpected, flaky, skipped } = record(stats)
  const troubled = troubledSpecs(record(report))
  const unreliable = troubled.filter(({ result }) => result === 'unreliable')
  const nameOf = ({ file, title }: Spec) => `${text(file)} › ${title}`
  const again = unreliable.filter((spec) => known.includes(nameOf(spec)))
  return {
    count: {
      passed: whole(expected) + whole(flaky) - again.length,
      failed: whole(unexpected) + again.length + records(errors).length,
      skipped: whole(skipped),
    },
    failures: [
      ...troubled
        .filter((spec) => spec.result === 'failed' || again.includes(spec))
        .map(({ file, title, message }) => failure(file, title, message)),
      ...records(errors).map(({ message }) => failure('playwright', 'outside of tests', message)),
    ],
    unreliable: [...new Set(unreliable.map(nameOf))],
  }
}
