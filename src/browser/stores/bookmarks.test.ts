// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Merged, Sent } from '#browser/api/bookmarks.ts'
import { hintCookie, hintValue, type Hint } from '#contract/hint-cookie.ts'
import { createBookmarks, readKeptAd, readSent, type Keeper } from './bookmarks.ts'
import { createDeviceStore } from './device-store.ts'

const become = (hint: Hint) => {
  document.cookie =
    hint.kind === 'none' ? `${hintCookie}=; Path=/; Max-Age=0` : `${hintCookie}=${hintValue(hint)}; Path=/`
}
const student: Hint = { kind: 'signed in', viewer: 'student', deviceId: 'aiko-aiko-aiko-aiko-00' }
let who: Keeper = 'guest'
const signIn = () => {
  become(student)
  who = 'student'
}

afterEach(() => vi.useRealTimers())

beforeEach(() => {
  localStorage.clear()
  become({ kind: 'none' })
  who = 'guest'
})

const ad = (id: string) => ({ id, title: `求人${id}`, company: 'みらい商事' })

/** An account in memory, whose answers a test may hold back or refuse. */
const createAccount = (room = 500) => {
  const ids = new Set<string>()
  const calls: string[] = []
  const state: { sent: Sent } = { sent: 'done' }
  const api = {
    merge: vi.fn<(asked: readonly string[]) => Promise<Merged>>(async (asked) => {
      calls.push(`merge ${asked.join(' ')}`)
      const nothing = { sent: state.sent, saved: 0, full: 0, gone: 0 }
      if (state.sent !== 'done') return nothing
      const fresh = asked.filter((id) => !ids.has(id))
      const taken = fresh.slice(0, Math.max(0, room - ids.size))
      for (const id of taken) ids.add(id)
      return { ...nothing, saved: taken.length, full: fresh.length - taken.length }
    }),
    remove: async (id: string): Promise<Sent> => {
      calls.push(`remove ${id}`)
      if (state.sent === 'done') ids.delete(id)
      return state.sent
    },
  }
  return { ids, calls, state, api }
}

/** A page of this browser, opened now. */
const openPage = (account = createAccount()) => {
  const collection = createDeviceStore().collection('bookmarks', 200, readKeptAd)
  const waits = () => collection.all().length > 0
  return { collection, waits, ...createBookmarks({ collection, keeper: () => who, api: account.api }) }
}

test('a guest’s stay on the device, newest first, and nothing is sent', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00Z') })
  const account = createAccount()
  const page = openPage(account)
  expect(await page.press(ad('1'), true)).toBe('on_device')
  vi.advanceTimersByTime(1000)
  await page.press(ad('2'), true)
  expect(page.onDevice().map(({ id }) => id)).toEqual(['2', '1'])
  expect(await page.press(ad('1'), false)).toBe('removed_here')
  expect([page.isSaved('1'), page.isSaved('2')]).toEqual([false, true])
  expect(account.calls).toEqual([])
})

test('at sign-in a guest’s go to the account in one call, and the device is empty', async () => {
  const account = createAccount()
  account.ids.add('1')
  await openPage(account).press(ad('1'), true)
  await openPage(account).press(ad('2'), true)
  signIn()
  const page = openPage(account)
  expect(await page.sync()).toBe('saved')
  expect([...account.ids].toSorted()).toEqual(['1', '2'])
  expect(account.calls).toHaveLength(1)
  expect([page.collection.all(), page.isSaved('2')]).toEqual([[], true])
  expect(await page.sync()).toBeNull()
})

test('a press shows at once, before the answer', async () => {
  signIn()
  const account = createAccount()
  const answer = Promise.withResolvers<Merged>()
  account.api.merge.mockReturnValueOnce(answer.promise)
  const page = openPage(account)
  const pressed = page.press(ad('1'), true)
  expect(page.isSaved('1')).toBe(true)
  answer.resolve({ sent: 'done', saved: 1, full: 0, gone: 0 })
  expect(await pressed).toBe('saved')
  expect([page.isSaved('1'), page.waits()]).toEqual([true, false])
})

test('what could not be sent waits on the device, also for the next page, in the state it was left', async () => {
  signIn()
  const account = createAccount()
  account.ids.add('2')
  const page = openPage(account)
  page.asking()(['2'], ['2'])
  account.state.sent = 'later'
  expect(await page.press(ad('1'), true)).toBe('waiting')
  expect(await page.press(ad('2'), false)).toBe('waiting')
  expect([page.isSaved('1'), page.isSaved('2')]).toEqual([true, false])
  // One try for each press.
  expect(account.calls).toEqual(['merge 1', 'merge 1'])
  account.state.sent = 'done'
  const next = openPage(account)
  next.asking()(['1', '2'], ['2'])
  expect([next.isSaved('1'), next.isSaved('2')]).toEqual([true, false])
  await next.sync()
  expect([...account.ids]).toEqual(['1'])
  expect([next.waits(), next.isSaved('1'), next.isSaved('2')]).toEqual([false, true, false])
})

test('pressed again while the first is on its way, the last press counts', async () => {
  signIn()
  const account = createAccount()
  const answer = Promise.withResolvers<Merged>()
  account.api.merge.mockImplementationOnce(async () => {
    account.ids.add('1')
    return answer.promise
  })
  const page = openPage(account)
  const first = page.press(ad('1'), true)
  const second = page.press(ad('1'), false)
  answer.resolve({ sent: 'done', saved: 1, full: 0, gone: 0 })
  expect(await Promise.all([first, second])).toEqual(['removed', 'removed'])
  expect([[...account.ids], page.isSaved('1')]).toEqual([[], false])
})

test('a full account says so, and shows nothing as saved that is not', async () => {
  signIn()
  const page = openPage(createAccount(0))
  expect(await page.press(ad('1'), true)).toBe('full')
  expect([page.isSaved('1'), page.waits()]).toEqual([false, false])
})

test('what the site refuses is taken back', async () => {
  signIn()
  const account = createAccount()
  account.state.sent = 'refused'
  const page = openPage(account)
  expect(await page.press(ad('1'), true)).toBe('refused')
  expect([page.isSaved('1'), page.waits()]).toEqual([false, false])
  page.asking()(['2'], ['2'])
  expect(await page.press(ad('2'), false)).toBe('refused')
  expect(page.isSaved('2')).toBe(true)
})

test('a device has its room; what is there goes on to be changed', async () => {
  const { collection, press } = openPage()
  for (let each = 0; each < 200; each += 1) collection.keep(`${each}`, { ...ad(`${each}`), saved: true })
  expect(await press(ad('new'), true)).toBe('device_full')
  expect(await press(ad('7'), true)).toBe('on_device')
  expect(collection.all()).toHaveLength(200)
})

test.each([null, 'x', {}, { id: '1', title: '求人' }, { id: 1, title: '求人', company: 'みらい' }])(
  'what another version left (%o) is none',
  (value) => {
    expect(readKeptAd(value)).toBeNull()
  },
)

const written = JSON.stringify({ at: 1, value: { ...ad('1'), saved: false } })

test('another tab took out of the collection what it had sent', () => {
  const key = 'kept/aiko/bookmarks/1'
  expect(readSent({ key, oldValue: written, newValue: null })).toEqual({ ...ad('1'), saved: false })
  expect(readSent({ key, oldValue: null, newValue: written })).toBeNull()
  expect(readSent({ key: 'kept/aiko/history/1', oldValue: written, newValue: null })).toBeNull()
  expect(readSent({ key: null, oldValue: null, newValue: null })).toBeNull()
  expect(readSent({ key, oldValue: '{', newValue: null })).toBeNull()
})

test('what was pressed while the site was being asked is not undone by its answer', async () => {
  signIn()
  const page = openPage()
  const learn = page.asking()
  await page.press(ad('1'), true)
  page.hear({ ...ad('2'), saved: true })
  learn(['1', '2', '3'], ['3'])
  expect(['1', '2', '3'].map(page.isSaved)).toEqual([true, true, true])
  page.asking()(['1', '2'], ['2'])
  expect(['1', '2'].map(page.isSaved)).toEqual([false, true])
})

test('what the account has is shown to its student alone', async () => {
  signIn()
  const page = openPage()
  await page.press(ad('1'), true)
  expect(page.isSaved('1')).toBe(true)
  expect(page.onDevice()).toEqual([])
  for (const other of ['guest', 'nobody'] as const) {
    who = other
    expect(page.isSaved('1')).toBe(false)
  }
})

test('nobody but a student tells the site what waits', async () => {
  const account = createAccount()
  const page = openPage(account)
  await page.press(ad('1'), true)
  for (const other of ['guest', 'nobody'] as const) {
    who = other
    expect(await page.sync()).toBeNull()
  }
  expect(account.calls).toEqual([])
})

test('where the session ended one try is made', async () => {
  signIn()
  const account = createAccount()
  account.state.sent = 'signed_out'
  const page = openPage(account)
  expect(await page.press(ad('1'), true)).toBe('signed_out')
  expect([account.calls, page.waits()]).toEqual([['merge 1'], true])
})

test('an ad that is gone is not shown as saved; with others beside it the rest is', async () => {
  signIn()
  const account = createAccount()
  account.api.merge.mockResolvedValueOnce({ sent: 'done', saved: 0, full: 0, gone: 1 })
  const page = openPage(account)
  expect(await page.press(ad('1'), true)).toBe('gone')
  expect([page.isSaved('1'), page.waits()]).toEqual([false, false])
  page.collection.keep('2', { ...ad('2'), saved: true })
  page.collection.keep('3', { ...ad('3'), saved: true })
  account.api.merge.mockResolvedValueOnce({ sent: 'done', saved: 1, full: 0, gone: 1 })
  expect(await page.sync()).toBe('saved')
})

test('what was kept before changes were told is a bookmark, and what was only written anew was not sent', () => {
  expect(readKeptAd(ad('1'))).toEqual({ ...ad('1'), saved: true })
  expect(readSent({ key: 'kept/aiko/bookmarks/1', oldValue: written, newValue: written })).toBeNull()
})

test('where storage is blocked what could not be sent does not wait', async () => {
  signIn()
  const account = createAccount()
  account.state.sent = 'later'
  const page = openPage(account)
  page.collection.keep = () => {}
  vi.spyOn(page.collection, 'all').mockReturnValue([])
  expect(await page.press(ad('1'), true)).toBe('refused')
})
