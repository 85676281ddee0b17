// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { settleTab } from '#browser/stores/device-store.ts'
import { currentPerson } from '#browser/stores/hint.ts'
import { hintCookie, hintValue, type Hint } from '#contract/hint-cookie.ts'

const aiko: Hint = { kind: 'signed in', viewer: 'student', deviceId: 'aiko-aiko-aiko-aiko-00' }
const ken: Hint = { kind: 'signed in', viewer: 'student', deviceId: 'ken-ken-ken-ken-ken-00' }

const become = (hint: Hint) => {
  document.cookie =
    hint.kind === 'none' ? `${hintCookie}=; Path=/; Max-Age=0` : `${hintCookie}=${hintValue(hint)}; Path=/`
}

/** Whether a press on the button of a form is left to the browser. */
const isSent = (): boolean => {
  const form = document.createElement('form')
  document.body.replaceChildren(form)
  return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
}

const reload = vi.fn<() => void>()
vi.stubGlobal('location', { reload })

// One page for all: its listeners stay with the window.
become(aiko)
await import('./same-person.ts')

beforeEach(() => {
  reload.mockClear()
})

test('what the person typed goes to the site, and the page stays', () => {
  become(aiko)
  expect(isSent()).toBe(true)
  window.dispatchEvent(new Event('focus'))
  expect(reload).not.toHaveBeenCalled()
})

test('where the session ended by itself the site asks for it, and what was typed stays, which else is loaded anew', () => {
  become({ kind: 'none' })
  expect(isSent()).toBe(true)
  window.dispatchEvent(new Event('focus'))
  expect(reload).toHaveBeenCalledOnce()
  reload.mockClear()
  document.body.innerHTML = '<form method="post"><input name="text"></form>'
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  window.dispatchEvent(new Event('focus'))
  expect(reload).not.toHaveBeenCalled()
})

test.each([ken, { kind: 'signed out' } as const])('but not when they said that they leave: %j', (hint) => {
  become(hint)
  window.dispatchEvent(new Event('focus'))
  expect(reload).toHaveBeenCalledOnce()
  expect(isSent()).toBe(false)
})

test('the page that comes in its place knows that nobody here chose it', () => {
  become(ken)
  window.dispatchEvent(new Event('focus'))
  expect(settleTab(currentPerson())).toBe(true)
  expect(settleTab(currentPerson())).toBe(false)
})

test('what one person typed is not sent as another who signed in meanwhile', () => {
  become(ken)
  expect(isSent()).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('nor do other scripts of the form hear the press', () => {
  become(ken)
  const heard = vi.fn<() => void>()
  const form = document.createElement('form')
  document.body.replaceChildren(form)
  form.addEventListener('submit', heard, { capture: true })
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  expect(heard).not.toHaveBeenCalled()
})

test.each([
  [
    'in another tab',
    window,
    new StorageEvent('storage', { key: 'nextauth.message', newValue: '{"event":"session","data":{}}' }),
  ],
  ['and comes back to it', document, new Event('visibilitychange', { bubbles: true })],
  ['and looks at it', window, new Event('focus')],
  ['and goes back to it', window, new Event('pageshow')],
])('the page of one person is loaded anew once another signs in %s', (_, target, event) => {
  become(ken)
  target.dispatchEvent(event)
  expect(reload).toHaveBeenCalledOnce()
})
