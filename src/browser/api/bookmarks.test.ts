import { expect, test } from 'vitest'
import { createBookmarkApi } from './bookmarks.ts'

const answering = (answer: () => Response) => {
  const asked: { address: string; ids: FormDataEntryValue[] }[] = []
  const api = createBookmarkApi(async (address, init) => {
    asked.push({ address, ids: init?.body instanceof FormData ? init.body.getAll('ids') : [] })
    return answer()
  })
  return { api, asked }
}

test('what was merged is read as the framework writes it', async () => {
  const { api, asked } = answering(() => new Response('[{"saved":1,"gone":1,"full":2},2,3]'))
  expect(await api.merge(['a', 'b'])).toEqual({ sent: 'done', saved: 2, gone: 2, full: 3 })
  expect(asked).toEqual([{ address: '/_actions/bookmarks.merge', ids: ['a', 'b'] }])
})

test.each([
  [200, 'done'],
  [400, 'refused'],
  [401, 'signed_out'],
  [403, 'refused'],
  [404, 'refused'],
  [429, 'later'],
  [502, 'later'],
] as const)('an answer of %i is %s', async (status, sent) => {
  const { api } = answering(() => new Response('[true]', { status }))
  expect(await api.remove('a')).toBe(sent)
})

test('a lost network, and an answer that is none, throw nothing', async () => {
  const lost = createBookmarkApi(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await lost.remove('a')).toBe('later')
  expect(await lost.merge(['a'])).toEqual({ sent: 'later', saved: 0, gone: 0, full: 0 })
  expect(await lost.states(['a'])).toBeNull()
  const { api } = answering(() => new Response('<html>', { status: 200 }))
  expect([await api.remove('a'), await api.states(['a'])]).toEqual(['later', null])
})
