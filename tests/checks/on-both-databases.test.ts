import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../scripts/test/on-both-databases.ts'

test.each(Object.entries(onBothDatabases))(
  '%s is an integration test that is there, with a reason',
  (file, reason) => {
    expect(existsSync(file)).toBe(true)
    expect(file).toMatch(/\.integration\.test\.ts$|^tests\/integration\/.*\.test\.ts$/)
    expect(reason).not.toBe('')
  },
)

test('whoever asks which database a test runs on runs on both', () => {
  const asking = globSync(['src/**/*.integration.test.ts', 'tests/integration/**/*.test.ts']).filter((file) =>
    readFileSync(file, 'utf8').includes("inject('databaseServer')"),
  )
  expect(asking.filter((file) => !(file in onBothDatabases))).toEqual([])
})
