import { expect, test } from 'vitest'
import { taskPolicies, type TaskName } from './kinds.ts'

const hour = 60 * 60

/**
 * Seconds from the first try to the last, where each fails at once: the least and the most. pg-boss waits for the delay,
 * doubled at each try and once more by chance, up to its bound (`failJobs` of pg-boss 12).
 */
const span = (name: TaskName) => {
  const { attempts, retrySeconds, retrySecondsMax } = taskPolicies[name]
  const sum = (chance: 1 | 2) =>
    Array.from({ length: attempts - 1 }, (_, tries) =>
      Math.min(retrySecondsMax, retrySeconds * 2 ** tries * chance),
    ).reduce((all, each) => all + each, 0)
  return { least: sum(1), most: sum(2) }
}

test('mails outlast a day without the mail server, and no two days', () => {
  expect(span('send-mail').least).toBeGreaterThan(24 * hour)
  expect(span('send-mail').most).toBeLessThan(48 * hour)
})

test('a link is tried for minutes, since a late one helps nobody', () => {
  expect(span('send-link').least).toBeGreaterThan(2 * 60)
  expect(span('send-link').most).toBeLessThan(5 * 60)
})

test('a deletion outlasts two days without the provider', () => {
  expect(span('delete-account').least).toBeGreaterThan(48 * hour)
})
