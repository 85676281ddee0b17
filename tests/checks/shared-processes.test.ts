import { globSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { expect, test, TestRunner, vi } from 'vitest'

/** Joined here, so that this file is none that replaces a module, has a document, or loads what adds to arrays. */
const marks = [
  ['vi', 'mock('].join('.'),
  ['vi', 'doMock('].join('.'),
  ['@vitest', 'environment'].join('-'),
  ['drizzle-kit', 'api'].join('/'),
]
const replacing = (patterns: string[]) =>
  globSync(patterns).filter((file) => marks.some((mark) => readFileSync(file, 'utf8').includes(mark)))

const projects = async () => {
  const { default: config } = await import('../../vitest.config.ts')
  return (config.test?.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test !== undefined ? [project.test] : [],
  )
}

test('unit tests that replace a module, have a document, or load what adds to arrays run alone, and no others; no integration test does', async () => {
  const alone = (await projects()).flatMap(({ isolate, include = [] }) => (isolate === true ? include : []))
  expect(alone.toSorted()).toEqual(
    replacing(['{src,scripts}/**/*.test.{ts,tsx}', 'tests/checks/*.test.ts']).toSorted(),
  )
  expect(alone).not.toEqual([])
  expect(replacing(['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts'])).toEqual([])
})

test('every project puts back what its files stubbed: globals, environment and clock', async ({ task }) => {
  for (const { setupFiles } of await projects()) expect(setupFiles).toContain('./tests/setup/put-back.ts')
  const before = Date
  vi.stubGlobal('stubbed', true)
  vi.stubEnv('STUBBED', 'yes')
  vi.useFakeTimers()
  expect(Date).not.toBe(before)
  expect('stubbed' in globalThis).toBe(true)
  expect(process.env['STUBBED']).toBe('yes')
  for (const end of TestRunner.getSuiteHooks(task.file).afterAll) await end(task.file)
  expect(Date).toBe(before)
  expect('stubbed' in globalThis).toBe(false)
  expect(process.env['STUBBED']).toBeUndefined()
})
