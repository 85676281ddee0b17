import { expect, test } from 'vitest'
import { readLiveDocument } from './live-document.ts'

const thread = '0198f000-0000-7000-8000-000000000001'
const document = {
  sequence: 7,
  changes: [
    { sequence: 5, kind: 'notifications' },
    { sequence: 6, kind: 'thread', threadId: thread },
    { sequence: 7, kind: 'notifications' },
  ],
}
const everything = { sequence: 7, told: [{ change: { kind: 'everything' }, sequence: 7 }] }

test('what is behind the number heard last is told one by one, in order', () => {
  expect(readLiveDocument(document, 5)).toEqual({
    sequence: 7,
    told: [
      { change: { kind: 'thread', thread }, sequence: 6 },
      { change: { kind: 'notifications' }, sequence: 7 },
    ],
  })
  expect(readLiveDocument(document, 4).told.map(({ sequence }) => sequence)).toEqual([5, 6, 7])
})

test('nothing is told twice, and an older document takes nothing back', () => {
  expect(readLiveDocument(document, 7)).toEqual({ sequence: 7, told: [] })
  expect(readLiveDocument({ ...document, sequence: 6 }, 7)).toEqual({ sequence: 7, told: [] })
})

test.each<[string, unknown, number | null]>([
  ['whoever heard nothing yet', document, null],
  ['whoever missed more than it tells', document, 3],
  ['a kind that a newer site tells', { ...document, changes: [{ sequence: 7, kind: 'new' }] }, 6],
  ['a thread of no id', { ...document, changes: [{ sequence: 7, kind: 'thread', threadId: '../x' }] }, 6],
  ['changes that are none', { sequence: 7, changes: 'x' }, 6],
])('anything may have changed for %s', (_name, data, after) => {
  expect(readLiveDocument(data, after)).toEqual(everything)
})

test.each([null, undefined, 'x', {}])('%j is a document before the first change', (data) => {
  expect(readLiveDocument(data, 0)).toEqual({ sequence: 0, told: [] })
})
