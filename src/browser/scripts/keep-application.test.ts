// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

vi.mock('#browser/api/keep-draft.ts', () => ({ keepDraft: async () => true }))

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
