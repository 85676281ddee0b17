import { expect, test } from 'vitest'
import { resumeAnswer } from './resume-answer.ts'

const nameOf = (header: string) => decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? '')

test('a résumé is for its person alone, and who comes too many waits', async () => {
  const facts = { person: '山田花子', today: '2026-11-22' }
  const answer = resumeAnswer({ kind: 'drawn', bytes: new Uint8Array([1]) }, facts)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(nameOf(answer.headers.get('content-disposition') ?? '')).toBe('履歴書_山田花子_20261122.pdf')
  for (const kind of ['busy', 'late'] as const) {
    const later = resumeAnswer({ kind }, facts)
    expect([later.status, later.headers.get('retry-after'), await later.text()]).toEqual([503, '5', ''])
    // Nothing says that the page of a failure is a file to be saved.
    expect(later.headers.get('content-disposition')).toBeNull()
  }
})
