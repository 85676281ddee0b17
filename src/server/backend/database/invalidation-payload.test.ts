import { expect, test } from 'vitest'
import { invalidationPayload, readInvalidationPayload } from './invalidation-payload.ts'

test('what is written is read', () => {
  const write = { stale: ['jobposts'], purge: ['jobpost:1', 'company:1'] }
  expect(readInvalidationPayload(invalidationPayload('first', write))).toEqual({
    node: 'first',
    notice: { kind: 'tags', ...write },
  })
})

test('what is too long for NOTIFY becomes "all", of the same node', () => {
  const purge = Array.from({ length: 300 }, () => `jobpost:${crypto.randomUUID()}`)
  const payload = invalidationPayload('first', { stale: [], purge })
  expect(Buffer.byteLength(payload)).toBeLessThan(8000)
  expect(readInvalidationPayload(payload)).toEqual({ node: 'first', notice: { kind: 'all' } })
})

test.each([
  '',
  'nonsense',
  'null',
  '[]',
  '{"node":"elsewhere"}',
  '{"node":"elsewhere","all":false}',
  '{"node":"elsewhere","stale":["jobposts"]}',
  '{"node":"elsewhere","stale":["jobposts"],"purge":[1]}',
  '{"stale":["jobposts"],"purge":[]}',
])('what cannot be read counts as "all", of nobody known: %s', (payload) => {
  expect(readInvalidationPayload(payload)).toEqual({ node: null, notice: { kind: 'all' } })
})
