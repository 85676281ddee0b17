import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createSweeps } from '#server/backend/tasks/sweeps.ts'

const documentation = readFileSync(new URL('../../docs/production/operating.md', import.meta.url), 'utf8')

/** Answers for whatever part of the site a sweep calls: only the calendar is looked at. */
const anything: object = new Proxy(() => 0, { get: () => anything })
const sweeps = createSweeps(anything as Parameters<typeof createSweeps>[0])

const clock = (hour: string, minute: string) => `${hour}:${minute.padStart(2, '0')}`

/** How a calendar reads in words, for the forms that are used. */
const forms: readonly [form: RegExp, words: (...parts: string[]) => string][] = [
  [/^\* \* \* \* \*$/u, () => 'every minute'],
  [/^\*\/(\d+) \* \* \* \*$/u, (step) => `every ${step} minutes`],
  [
    /^\* (\d+)-(\d+) \* \* \*$/u,
    (from = '', to = '') => `every minute, ${clock(from, '0')} to ${clock(to, '59')}`,
  ],
  [
    /^\*\/(\d+) (\d+)-(\d+) \* \* \*$/u,
    (step = '', from = '', to = '') =>
      `every ${step} minutes, ${clock(from, '0')} to ${clock(to, String(60 - Number(step)))}`,
  ],
  [/^(\d+) \* \* \* \*$/u, (minute = '') => `hourly, at :${minute.padStart(2, '0')}`],
  [
    /^(\d+) (\d+)-(\d+) \* \* \*$/u,
    (minute = '', from = '', to = '') => `hourly, ${clock(from, minute)} to ${clock(to, minute)}`,
  ],
  [/^(\d+) (\d+) \* \* \*$/u, (minute = '', hour = '') => clock(hour, minute)],
]
const wordsOf = (cron: string): string => {
  for (const [form, words] of forms) {
    const found = form.exec(cron)
    if (found !== null) return words(...found.slice(1))
  }
  throw new Error(`No words for ${cron}: add its form here`)
}

test('the table of what runs when in docs/production/operating.md is that of the sweeps', () => {
  const section = documentation.split(/^## /mu).find((each) => each.startsWith('What runs when\n')) ?? ''
  const rows = Array.from(section.matchAll(/^\| ([^|]+?) +\| `([\w-]+)` +\| \S/gmu), ([, when, name]) => [
    name,
    when,
  ])
  const expected = Object.entries(sweeps).map(([name, { cron }]) => [name, wordsOf(cron)])
  expect(rows.toSorted()).toEqual(expected.toSorted())
})
