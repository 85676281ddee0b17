// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { Pending } from '#browser/stores/thread-outbox.ts'
import type { ThreadMessage } from '#browser/stores/thread-message.ts'
import type { Line } from '#browser/stores/thread.ts'
import { createThreadLines } from './thread-lines.ts'

const message: ThreadMessage = {
  id: 'night',
  sequence: null,
  mine: true,
  senderName: '田中 美咲',
  senderRole: '人事部',
  text: '夜分に失礼します。',
  files: [],
  sentAt: '2026-11-21T13:00:00.000Z',
  deliverAt: '2026-11-21T23:00:00.000Z',
}
const lineOf = (given: Partial<ThreadMessage> = {}): Line => {
  const made = { ...message, ...given }
  return { id: made.id, sequence: made.sequence, mine: made.mine, message: made }
}
const refused: Pending = {
  id: 'left',
  text: '送れなかった文',
  files: [],
  at: '',
  state: 'refused',
  words: '終わりました。',
}

/** The markup that a page brings, for somebody who writes or not. */
const open = (presses: string) => {
  document.body.innerHTML = `<ol></ol>
    <template data-template="line"><li class="message held">
      <b data-part="sender"></b><span data-part="role"></span><p class="as-typed"></p><time></time>
      <span data-part="read" hidden></span><span data-part="delivered" hidden></span>
      <p data-part="held"><b>1月1日に届きます。</b></p>
      <form data-part="take-back"><input name="id"><input name="text"><button>送るのをやめる</button></form>
    </li></template>
    <template data-template="pending"><li>
      <p data-part="text"></p><p data-part="state"></p><p data-part="buttons" hidden>${presses}</p>
    </li></template>`
  const list = document.querySelector('ol')
  if (list === null) throw new Error('No list')
  const pressed = {
    retry: vi.fn<() => void>(),
    takeBack: vi.fn<() => void>(),
    drop: vi.fn<(id: string) => void>(),
  }
  const showLines = createThreadLines(list, pressed)
  return {
    list,
    pressed,
    show: (lines: Line[], pending: Pending[] = []) =>
      showLines({ lines, pending, seen: 0, status: 'open', stale: false }),
  }
}
let page: ReturnType<typeof open>
beforeEach(() => {
  page = open('<button data-press="copy"></button><button data-press="drop"></button>')
})

test('what waits for the morning says when it comes, and can be taken back', () => {
  page.show([lineOf()])
  expect(page.list.textContent).toContain('11月22日（日）8:00に届きます。')
  expect(page.list.textContent).not.toContain('届きました')
  const typed = [...page.list.querySelectorAll('input')].map(({ name, value }) => [name, value])
  expect(typed).toEqual([
    ['id', 'night'],
    ['text', '夜分に失礼します。'],
  ])
})

test('once it was delivered it says when it came, and no more that it will', () => {
  page.show([lineOf()])
  page.show([lineOf({ sequence: 1 })])
  expect(page.list.children).toHaveLength(1)
  expect(page.list.textContent).toContain('8:00に届きました')
  expect(page.list.textContent).not.toContain('届きます')
  expect(page.list.querySelector('form')).toBeNull()
})

test('one that came at once says nothing of a morning', () => {
  page.show([lineOf({ sequence: 1, deliverAt: null })])
  expect(page.list.querySelector('[data-part="delivered"]')).toHaveProperty('hidden', true)
  expect(page.list.querySelector('[data-part="held"], form')).toBeNull()
})

test('what was taken back leaves the page', () => {
  page.show([lineOf()])
  page.show([])
  expect(page.list.children).toHaveLength(0)
})

test('where nobody writes any more an unsent one is copied, or deleted when that is pressed', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  page.show([], [refused])
  const press = (name: string) => page.list.querySelector<HTMLElement>(`[data-press="${name}"]`)?.click()
  press('copy')
  await expect.poll(() => page.list.textContent).toContain('コピーしました')
  expect(copied).toHaveBeenCalledWith('送れなかった文')
  expect(page.pressed.drop).not.toHaveBeenCalled()
  copied.mockRejectedValue(new Error('not allowed'))
  press('copy')
  await expect.poll(() => page.list.textContent).toContain('コピーできませんでした')
  press('drop')
  expect(page.pressed.drop).toHaveBeenCalledWith('left')
})
