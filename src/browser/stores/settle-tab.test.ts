// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settleTab } from './device-store.ts'

const sdk = 'firebase:authUser:key:[DEFAULT]'
const remembered = () => sessionStorage.getItem(sdk)

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([null, 'ken'])('what the tab remembers of one person is erased once %j is here', (next) => {
  settleTab('aiko')
  sessionStorage.setItem(sdk, 'aiko')
  expect(settleTab('aiko')).toBe(false)
  expect(remembered()).toBe('aiko')
  expect(settleTab(next)).toBe(true)
  expect(remembered()).toBeNull()
  expect(settleTab(next)).toBe(false)
})

test('a sign-in that is going on stays, before there is a session and with it', () => {
  settleTab('aiko')
  settleTab(null)
  sessionStorage.setItem(sdk, 'ken')
  expect(settleTab(null)).toBe(false)
  expect(settleTab('ken')).toBe(false)
  expect(remembered()).toBe('ken')
})

test('where storage is blocked nothing is thrown', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(settleTab('aiko')).toBe(false)
})
