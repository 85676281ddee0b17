// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { showApplying } from './ad-applies.ts'

const page = () => {
  document.body.innerHTML = `<form>
    <div class="ad-field" data-field="termKind"><input name="termKind" value="fixed"></div>
    <div class="ad-field" data-field="termTo"><p class="error" id="termTo-error">日付を書いてください。</p>
      <input id="termTo" name="termTo" value="2028年3月31日" aria-invalid="true" aria-describedby="termTo-error"></div>
  </form>`
  const [form, place, input] = ['form', '[data-field=termTo]', '#termTo'].map((at) =>
    document.querySelector(at),
  )
  if (!(form instanceof HTMLFormElement) || !(place instanceof HTMLElement)) throw new Error('no form')
  if (!(input instanceof HTMLInputElement)) throw new Error('no field')
  const sent = () => [...new FormData(form)].map(([name]) => name)
  return { form, place, input, sent }
}

test('a field that does not apply is not shown, not sent and not wrong, and keeps what was typed', () => {
  const { form, place, input, sent } = page()
  showApplying(form, 'new_grad', { termKind: 'indefinite' })
  expect([place.hidden, sent(), input.value]).toEqual([true, ['termKind'], '2028年3月31日'])
  expect([input.hasAttribute('aria-invalid'), place.querySelector('.error')]).toEqual([false, null])

  showApplying(form, 'new_grad', { termKind: 'fixed' })
  expect([place.hidden, sent(), input.value]).toEqual([false, ['termKind', 'termTo'], '2028年3月31日'])
})

test('a field that applies keeps what the site said of it', () => {
  const { form, input } = page()
  showApplying(form, 'new_grad', { termKind: 'fixed' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
})
