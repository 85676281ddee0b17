// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { ThreadState } from '#browser/stores/thread.ts'
import { createThreadNews } from './thread-news.ts'

type State = Pick<ThreadState, 'lines' | 'pending'>
type Pending = State['pending'][number]

const aloud =
  '<div data-aloud="polite" aria-live="polite"></div><div data-aloud="assertive" aria-live="assertive"></div>'
const said = () =>
  Array.from(document.querySelectorAll('[aria-live]'), (region) => region.textContent).filter(Boolean)
const waits = (state: Pending['state'], words: string | null = null): State => ({
  lines: [],
  pending: [{ id: 'a', text: 'こんにちは', files: [], at: '2026-11-26T00:00:00Z', state, words }],
})
const gone = (sequence: number | null): State => ({
  lines: [{ id: 'a', sequence, mine: true, message: null }],
  pending: [],
})

beforeEach(() => {
  document.body.innerHTML = aloud
})

test('a message that went is told once, and as one that waits where it does', () => {
  const tell = createThreadNews(true)
  tell(waits('sending'), null)
  expect(said()).toEqual([])
  tell(gone(1), null)
  expect(said()).toEqual(['メッセージを送りました。'])
  document.body.innerHTML = aloud
  tell(gone(1), null)
  expect(said()).toEqual([])
  tell(waits('sending'), null)
  tell(gone(null), null)
  expect(said()).toEqual(['メッセージを受け付けました。朝8時に届きます。'])
})

test('a message that did not go is told at once, with the ways on, and again when it fails again', () => {
  const tell = createThreadNews(true)
  tell(waits('sending'), null)
  tell(waits('failed'), null)
  expect(said()).toEqual(['送信できませんでした。「もう一度送る」か「書き直す」を選べます。'])
  document.body.innerHTML = aloud
  tell(waits('failed'), null)
  expect(said()).toEqual([])
  tell(waits('sending'), null)
  tell(waits('failed'), null)
  expect(said()).toHaveLength(1)
  const closed = createThreadNews(false)
  closed(waits('refused', 'このやりとりは終了しているため、送れませんでした。'), null)
  expect(said()).toEqual([
    'このやりとりは終了しているため、送れませんでした。「文章をコピーする」か「消す」を選べます。',
  ])
})
