import { describe, expect, it } from 'vitest'
import { endingOf } from './ending.ts'

describe('the end of an ad', () => {
  const ad = {
    status: 'published',
    closeReason: null,
    closedAt: null,
    validThrough: '2026-07-01T14:59:59Z',
  } as const
  const shown = new Date('2026-07-02T00:00:00Z')
  const ended = endingOf({ ...ad, open: false }, shown)
  it('is told with its reason and its day in Japan', () => {
    expect(endingOf({ ...ad, open: true }, shown)).toEqual({ kind: 'open' })
    const paused = { ...ad, open: false, status: 'paused' } as const
    expect(endingOf(paused, new Date('2026-07-01T14:59:58Z')).kind).toBe('paused')
    expect(endingOf(paused, new Date('2026-07-01T14:59:59Z')).kind).toBe('ended')
    expect(ended).toMatchObject({ text: '締切を過ぎたため、2026年7月1日に募集を終えました。' })
    expect(
      endingOf(
        {
          ...ad,
          open: false,
          status: 'closed',
          closeReason: 'filled',
          closedAt: '2026-06-20T00:00:00Z',
        },
        shown,
      ),
    ).toMatchObject({ text: '採用人数に達したため、2026年6月20日に募集を終えました。' })
  })
  it('leaves the ad readable for thirty days', () => {
    expect(endingOf({ ...ad, open: false }, new Date('2026-07-31T14:59:59Z')).kind).toBe('ended')
    expect(endingOf({ ...ad, open: false }, new Date('2026-07-31T15:00:00Z')).kind).toBe('gone')
  })
})
