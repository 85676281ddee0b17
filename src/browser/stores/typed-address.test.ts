// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleTab } from './device-store.ts'
import { typedAddress } from './typed-address.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('stays for the next form of the tab, for ten minutes', () => {
  typedAddress.set('aiko@example.com')
  vi.advanceTimersByTime(9 * 60_000)
  expect(typedAddress.get()).toBe('aiko@example.com')
  vi.advanceTimersByTime(2 * 60_000)
  expect(typedAddress.get()).toBe('')
  expect(sessionStorage).toHaveLength(0)
})

test('is not there for whoever comes after the person of the tab', () => {
  settleTab('aiko')
  typedAddress.set('aiko@example.com')
  settleTab(null)
  expect(typedAddress.get()).toBe('')
})

test.each(['aiko@example.com', '{', '[]', '["x","y"]', 'null'])('what is damaged (%s) is none', (damaged) => {
  sessionStorage.setItem('typed-address', damaged)
  expect(typedAddress.get()).toBe('')
})
