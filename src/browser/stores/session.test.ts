// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellOtherTabs } from '#browser/api/tell-other-tabs.ts'
import { createAuthSite, sessionOf } from '#browser/testing/auth-site.ts'
import { createSessionStore } from './session.ts'

let stop: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  stop?.()
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
})

const watch = () => {
  const { site, client } = createAuthSite()
  const reports: { code: string; metadata: Readonly<Record<string, string>> }[] = []
  const store = createSessionStore(client, (code, metadata) => reports.push({ code, metadata }))
  const states: string[] = []
  const begin = async () => {
    stop = store.$session.subscribe((state) => states.push(state.status))
    await store.refetch()
  }
  const reads = () => site.calls.filter(({ method, path }) => method === 'GET' && path === 'session').length
  return { site, client, store, states, begin, reads, reports }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

const anotherTabSays = (message: unknown, key = 'nextauth.message') =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(message) }))

test('goes from loading to unauthenticated, in one request and without a report', async () => {
  const { states, begin, reads, site } = watch()
  await begin()
  expect(states).toEqual(['loading', 'unauthenticated'])
  expect(reads()).toBe(1)
  expect(site.reports).toEqual([])
})

test('goes from loading to authenticated', async () => {
  const { site, store, states, begin } = watch()
  site.session = sessionOf('someone')
  await begin()
  expect(states).toEqual(['loading', 'authenticated'])
  expect(store.$session.get()).toMatchObject({ session: { user: { uid: 'someone' } } })
})

test.each([
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['online', () => window.dispatchEvent(new Event('online'))],
])('reads the session again on %s', async (_, happen) => {
  const { site, store, begin } = watch()
  await begin()
  site.session = sessionOf('later')
  happen()
  await settle()
  expect(store.$session.get().status).toBe('authenticated')
})

test('does not read it when the tab is hidden', async () => {
  const { begin, reads } = watch()
  await begin()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  hidden.mockRestore()
  expect(reads()).toBe(1)
})

test('follows another tab without telling again', async () => {
  const { site, store, begin } = watch()
  site.session = sessionOf('someone')
  await begin()
  site.session = null
  anotherTabSays({ event: 'session', data: { trigger: 'signout' }, timestamp: 1 })
  await settle()
  expect(store.$session.get().status).toBe('unauthenticated')
  expect(site.told).toEqual([])
})

test('reads once more when another tab tells while an answer is on its way', async () => {
  const { site, store, begin, reads } = watch()
  await begin()
  void store.refetch()
  anotherTabSays({ event: 'session', data: { trigger: 'signin' }, timestamp: 1 })
  await settle()
  expect(reads()).toBe(3)
  expect(site.reports).toEqual([])
})

test.each([
  ['another key', { event: 'session', data: {} }, 'theme'],
  ['another event', { event: 'other', data: {} }, undefined],
  ['no data', { event: 'session' }, undefined],
  ['nothing', null, undefined],
])('ignores a storage event with %s', async (_, message, key) => {
  const { begin, reads } = watch()
  await begin()
  anotherTabSays(message, key)
  await settle()
  expect(reads()).toBe(1)
})

test('tells other tabs in the form of next-auth, each message an event of its own', () => {
  tellOtherTabs('signin')
  const first = localStorage.getItem('nextauth.message')
  expect(JSON.parse(first ?? '')).toMatchObject({
    event: 'session',
    data: { trigger: 'signin' },
    timestamp: Math.floor(Date.now() / 1000),
  })
  vi.advanceTimersByTime(1)
  tellOtherTabs('signin')
  expect(localStorage.getItem('nextauth.message')).not.toBe(first)
})

test('polls only while signed in and online', async () => {
  const { site, store, begin, reads } = watch()
  store.setRefetchInterval(60)
  await begin()
  await vi.advanceTimersByTimeAsync(180_000)
  expect(reads()).toBe(1)

  site.session = sessionOf('someone')
  await store.refetch()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(reads()).toBe(4)

  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(180_000)
  expect(reads()).toBe(4)

  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads()).toBe(6)
})

test('keeps who is signed in when the network is lost', async () => {
  const { site, store, begin } = watch()
  site.session = sessionOf('someone')
  await begin()
  site.broken.add('session')
  expect((await store.refetch()).status).toBe('authenticated')
})

test('reports what nobody expected as CLIENT_SESSION_ERROR and does not throw', async () => {
  const { client, begin, reports, store } = watch()
  const failing = { ...client, readSession: () => Promise.reject(new RangeError('odd')) }
  const broken = createSessionStore(failing, (code, metadata) => reports.push({ code, metadata }))
  await begin()
  expect((await broken.refetch()).status).toBe('unauthenticated')
  expect(reports[0]).toMatchObject({
    code: 'CLIENT_SESSION_ERROR',
    metadata: { message: 'RangeError: odd', name: 'RangeError' },
  })
  expect(reports[0]?.metadata['stack']).toContain('RangeError')
  expect(store.$session.get().status).toBe('unauthenticated')
})

test('update hands data over and shows the session it answers', async () => {
  const { site, store, begin } = watch()
  await begin()
  expect(await store.update({})).toMatchObject({
    status: 'authenticated',
    session: { user: { uid: 'renewed' } },
  })
  expect(site.told).toEqual(['update'])
})

test('a pair that the server refuses is not taken, and signs nobody out', async () => {
  const { site, store, begin } = watch()
  site.session = sessionOf('someone')
  await begin()
  expect((await store.refetch()).status).toBe('authenticated')
  site.answers.set('session', () => new Response('{}', { status: 400 }))
  expect(await store.handOver({ idToken: 'weak', refreshToken: 'r' })).toBe(false)
  expect(store.$session.get().status).toBe('authenticated')
  site.answers.clear()
  expect(await store.handOver({ idToken: 'new', refreshToken: 'r' })).toBe(true)
})
