import { describe, expect, it } from 'vitest'
import { archiveNeighbours, archiveRange, monthOf, readArchiveAddress } from './archive-month.ts'

const now = new Date('2026-11-21T00:00:00Z')

describe('readArchiveAddress', () => {
  it.each([
    ['2026', '07', { kind: 'month', month: { year: 2026, month: 7 } }],
    ['2026', '7', { kind: 'moved', path: '/2026/07' }],
    ['2026', '11', { kind: 'month', month: { year: 2026, month: 11 } }],
    ['2026', '12', { kind: 'none' }],
    ['2027', '1', { kind: 'none' }],
    ['2026', '00', { kind: 'none' }],
    ['2026', '13', { kind: 'none' }],
    ['2026', '007', { kind: 'none' }],
    ['26', '07', { kind: 'none' }],
    ['1999', '12', { kind: 'none' }],
    ['２０２６', '07', { kind: 'none' }],
    ['2026', 'july', { kind: 'none' }],
    ['0x7e', '07', { kind: 'none' }],
  ] as const)('/%s/%s', (year, month, expected) => {
    expect(readArchiveAddress(year, month, now)).toEqual(expected)
  })
})

it('counts months in Japan', () => {
  expect(monthOf(new Date('2026-10-31T15:00:00Z'))).toEqual({ year: 2026, month: 11 })
  expect(monthOf(new Date('2026-10-31T14:59:59Z'))).toEqual({ year: 2026, month: 10 })
  expect(archiveRange({ year: 2026, month: 12 })).toEqual({
    from: new Date('2026-11-30T15:00:00Z'),
    until: new Date('2026-12-31T15:00:00Z'),
  })
})

it('leads neither into the future nor before the first month', () => {
  const oldest = { year: 2025, month: 12 }
  expect(archiveNeighbours({ year: 2026, month: 1 }, oldest, now)).toEqual({
    previous: { year: 2025, month: 12 },
    next: { year: 2026, month: 2 },
  })
  expect(archiveNeighbours(oldest, oldest, now)).toEqual({ previous: null, next: { year: 2026, month: 1 } })
  expect(archiveNeighbours({ year: 2026, month: 11 }, oldest, now).next).toBeNull()
})
