// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** What becomes of the draft that is on its way. */
let answered = Promise.resolve(true)
vi.mock('#browser/api/keep-draft.ts', () => ({ keepDraft: () => answered }))

const id = '0190957e-97e0-7029-95c2-939597075ee0'
const typed = { answers: [], message: '途中です。' }

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  document.body.innerHTML = ''
})

/** Whether the device still has what was typed after this page of the application was shown. */
const keptAfter = async (address: string): Promise<boolean> => {
  window.history.replaceState(null, '', `/jobpost/${id}${address}`)
  const { typedApplications } = await import('#browser/stores/application-draft.ts')
  typedApplications.set(id, typed)
  await import('./keep-application.ts')
  return typedApplications.get(id) !== null
}

test.each(['saved', 'discarded', 'sent'])('what was %s is not kept on the device', async (done) => {
  expect(await keptAfter(`?view=apply&done=${done}`)).toBe(false)
})

test.each(['', '&done=withdrawn', '&done=', '&step=confirm'])(
  '"%s" makes it forget nothing',
  async (rest) => {
    expect(await keptAfter(`?view=apply${rest}`)).toBe(true)
  },
)

test('nor does a page that says what is wrong', async () => {
  document.body.innerHTML = '<p role="alert"></p>'
  expect(await keptAfter('?view=apply&done=saved')).toBe(true)
})

test('an earlier message is put below what is typed, without sending the form', async () => {
  document.body.innerHTML = `<form data-draft="ad">
    <button name="intent" value="reuse" data-earlier-message="前回です。">前回の文章を使う</button>
    <p data-taken-state></p><textarea name="message"></textarea><p data-draft-state></p>
  </form>`
  const message = document.querySelector('textarea')
  const press = document.querySelector('button')
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.querySelector('form')?.addEventListener('submit', sent)
  await import('./keep-application.ts')
  if (message === null || press === null) throw new Error('No form')
  message.value = 'いま書きました。'
  press.click()
  press.click()
  expect(message.value).toBe('いま書きました。\n\n前回です。')
  expect(sent).not.toHaveBeenCalled()
  const said = (name: string) => document.querySelector(`[${name}]`)?.textContent
  expect(said('data-taken-state')).toBe('前回の文章を、書いた文章の下に入れました。')
  expect(said('data-draft-state')).toBe('')
})

const openForm = async (kept: typeof typed | null, attributes = '') => {
  document.body.innerHTML = `<form data-draft="ad" ${attributes}>
    <textarea name="message">保存済み</textarea><p data-draft-state></p>
  </form>`
  const { typedApplications } = await import('#browser/stores/application-draft.ts')
  if (kept !== null) typedApplications.set('ad', kept)
  await import('./keep-application.ts')
  const message = document.querySelector('textarea')
  if (message === null) throw new Error('No form')
  const type = (text: string) => {
    message.value = text
    message.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const said = () => document.querySelector('[data-draft-state]')?.textContent
  return { message, type, said, kept: () => typedApplications.get('ad') }
}

test('what was not saved comes back, unless an earlier message was just taken over', async () => {
  const back = await openForm(typed)
  expect(back.message.value).toBe('途中です。')
  expect(back.said()).toContain('この端末から戻しました')
  vi.resetModules()
  const taken = await openForm(typed, 'data-taken')
  expect([taken.message.value, taken.said()]).toEqual(['保存済み', ''])
})

test('a form that was refused shows what was sent, whatever the device kept before', async () => {
  const refused = await openForm(typed, 'data-refused')
  expect([refused.message.value, refused.said()]).toEqual(['保存済み', ''])
})

test('what is typed while a draft is on its way stays on the device; what was saved leaves it', async () => {
  vi.useFakeTimers()
  try {
    const way = Promise.withResolvers<boolean>()
    answered = way.promise
    const page = await openForm(null)
    page.type('はじめ')
    expect(page.kept()?.message).toBe('はじめ')
    await vi.advanceTimersByTimeAsync(3000)
    page.type('はじめとつづき')
    way.resolve(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(page.kept()?.message).toBe('はじめとつづき')
    answered = Promise.resolve(false)
    await vi.advanceTimersByTimeAsync(3000)
    expect([page.kept()?.message, page.said()]).toEqual([
      'はじめとつづき',
      '下書きを保存できませんでした。書いた内容は、この端末に残っています。',
    ])
    answered = Promise.resolve(true)
    page.type('はじめとつづき。')
    await vi.advanceTimersByTimeAsync(3000)
    expect([page.kept(), page.said()]).toEqual([null, '下書きを保存しました。'])
  } finally {
    vi.useRealTimers()
  }
})
