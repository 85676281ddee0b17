import { describe, expect, it } from 'vitest'
import { issueFormToken, readFormToken } from './form-token.ts'

const issuedAt = new Date('2026-11-21T00:00:00Z')
const formId = '0193f0a0-0000-7000-8000-000000000001'
const token = issueFormToken('key', { formId, issuedAt })
const after = (seconds: number) => new Date(issuedAt.getTime() + seconds * 1_000)

describe('readFormToken', () => {
  it.each([
    [2, { kind: 'early' }],
    [3, { kind: 'valid', formId }],
    [24 * 60 * 60, { kind: 'valid', formId }],
    [24 * 60 * 60 + 1, { kind: 'stale' }],
  ])('after %d seconds', (seconds, expected) => {
    expect(readFormToken('key', token, after(seconds))).toEqual(expected)
  })

  it.each([
    ['another key', 'other', token],
    ['another id', 'key', token.replace('0001.', '0002.')],
    ['an older time', 'key', token.replace(/\.[^.]+\./u, '.abc.')],
    ['nothing', 'key', ''],
    ['noise', 'key', '....'],
    ['a flood', 'key', 'x'.repeat(100_000)],
  ])('refuses %s', (_, key, text) => {
    expect(readFormToken(key, text, after(10))).toEqual({ kind: 'forged' })
  })
})
