// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const notes = (texts: readonly string[]) =>
  texts.map((text) => `<li data-own-words><p class="as-typed">${text}</p></li>`).join('')
const page = (...own: string[]) =>
  `<ol>${notes(own)}</ol><form data-draft="note-1"><textarea name="note"></textarea><button>残す</button></form>`

/** A page as a browser opens it, with its script. */
const open = async (html: string) => {
  document.body.innerHTML = html
  vi.resetModules()
  await import('./keep-draft.ts')
  const form = document.querySelector('form')
  const field = document.querySelector('textarea')
  if (form === null || field === null) throw new Error('No form')
  return {
    shown: () => field.value,
    type: (text: string) => {
      field.value = text
      form.dispatchEvent(new Event('input'))
      window.dispatchEvent(new Event('pagehide'))
    },
    send: (text: string) => {
      field.value = text
      form.dispatchEvent(new Event('input'))
      form.dispatchEvent(new Event('submit'))
    },
  }
}

beforeEach(() => localStorage.clear())

test('a note that was sent and stands in the page is not offered again', async () => {
  const before = await open(page())
  before.send('面接は木曜\r\nがよさそうです。')
  // The page that says it was written was left before its scripts ran.
  expect((await open(page('面接は木曜\nがよさそうです。'))).shown()).toBe('')
  expect((await open(page())).shown()).toBe('')
})

test('one that did not arrive is, also where the same words stood there before', async () => {
  const before = await open(page('電話しました。'))
  before.send('電話しました。')
  expect((await open(page('電話しました。'))).shown()).toBe('電話しました。')
  expect((await open(page('電話しました。', '電話しました。'))).shown()).toBe('')
})

test('what was typed and never sent is, also where the same words stand there', async () => {
  const before = await open(page('電話しました。'))
  before.send('別の用件です。')
  const after = await open(page('電話しました。'))
  expect(after.shown()).toBe('別の用件です。')
  after.type('電話しました。')
  expect((await open(page('電話しました。'))).shown()).toBe('電話しました。')
})

test('one that stands there as the words of somebody else is, too', async () => {
  const before = await open(page())
  before.send('承知しました。')
  const theirs = '<ol><li><p class="as-typed">承知しました。</p></li></ol>'
  expect((await open(theirs + page())).shown()).toBe('承知しました。')
})

test('what comes back is told on top of the form, or where the page has a place for it, and can be taken back', async () => {
  // The place of another form is none.
  const place = '<div data-draft-notice="note-2"></div><div data-draft-notice="note-1"></div>'
  const mark = '<input type="hidden" name="person-mark" value="x">'
  for (const html of [page(), place + page()]) {
    localStorage.clear()
    const before = await open(html)
    before.type('書きかけ')
    await open(html.replace('<textarea', `${mark}<textarea`))
    const told = document.querySelector('.notice p')
    expect(told?.textContent).toContain('保存していない入力を戻しました')
    const at = told?.closest<HTMLElement>('[data-draft-notice]')?.dataset['draftNotice']
    expect(at).toBe(html === page() ? undefined : 'note-1')
    document.querySelector<HTMLButtonElement>('.notice button')?.click()
    expect(document.querySelector('textarea')?.value).toBe('')
    expect(document.activeElement).toBe(document.querySelector('textarea'))
  }
})

test('where a bar of the form is always in sight, that says what came back, once', async () => {
  const place = '<div data-draft-notice="note-1"></div>'
  const bar = '<p data-save-state></p>'
  const region = '<div data-aloud="polite" aria-live="polite"></div>'
  const html = place + page().replace('</form>', `${bar}</form>`) + region
  const before = await open(html)
  before.type('書きかけ')
  await open(html)
  expect(document.querySelector('[data-save-state]')?.textContent).toContain('保存していない入力を戻しました')
  const aloud = Array.from(document.querySelectorAll('[aria-live]'), ({ textContent }) => textContent)
  expect(aloud).toEqual(['この端末に残っていた、保存していない入力を戻しました。'])
  expect(document.querySelector('[data-draft-notice]')?.textContent).toContain('戻した入力を取り消す')
})

const refusedPage = (typed: string) =>
  page().replace('data-draft', 'data-refused data-draft').replace('></textarea>', `>${typed}</textarea>`)

test('what was refused stays on the device, whatever is typed there then, and by what the page showed before', async () => {
  const before = await open(page())
  before.send('短い')
  const refused = await open(refusedPage('短い'))
  expect(document.querySelector('.notice')).toBeNull()
  refused.type('短いまま')
  refused.type('短い')
  const later = await open(page())
  expect(later.shown()).toBe('短い')
  expect(document.querySelector('.notice')?.textContent).toContain('戻しました')
})

test('where something else was saved since, what is left is only offered', async () => {
  const before = await open(page())
  before.type('書きかけ')
  const saved = page().replace('></textarea>', '>別の端末で保存</textarea>')
  expect((await open(saved)).shown()).toBe('別の端末で保存')
  expect(document.querySelector('.notice')?.textContent).toContain('まだ戻していません')
  document.querySelector<HTMLButtonElement>('.notice button')?.click()
  expect(document.querySelector('textarea')?.value).toBe('書きかけ')
  expect(document.querySelector('.notice')).toBeNull()
})

test('what is taken back is not offered again; what stands in the page already is nothing to bring back', async () => {
  const before = await open(page())
  before.type('書きかけ')
  await open(page())
  document.querySelector<HTMLButtonElement>('.notice button')?.click()
  await open(page())
  expect(document.querySelector('.notice')).toBeNull()
  const again = await open(page())
  again.type('書きかけ')
  await open(page().replace('></textarea>', '>書きかけ</textarea>'))
  expect(document.querySelector('.notice')).toBeNull()
  expect((await open(page())).shown()).toBe('')
})

test('what is brought back is typed, so that a form that saves itself does', async () => {
  const before = await open(page())
  before.type('書きかけ')
  const heard = vi.fn<() => void>()
  document.body.innerHTML = page()
  document.querySelector('form')?.addEventListener('input', heard)
  vi.resetModules()
  await import('./keep-draft.ts')
  expect(heard).toHaveBeenCalledOnce()
})

test('what saved itself is not offered again', async () => {
  const before = await open(page())
  before.type('自動で保存')
  document
    .querySelector('form')
    ?.dispatchEvent(new CustomEvent('autosaved', { detail: { note: ['自動で保存'] } }))
  expect((await open(page())).shown()).toBe('')
})
