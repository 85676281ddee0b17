// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

const open = async (value: string) => {
  document.body.innerHTML = `<div class="field"><p class="support" id="text-support">10文字まで</p>
    <textarea id="text" data-most="10" aria-describedby="text-support">${value}</textarea></div>
    <div data-aloud="polite" aria-live="polite"></div><div data-aloud="assertive" aria-live="assertive"></div>`
  vi.resetModules()
  await import('./count-characters.ts')
  const field = document.querySelector('textarea')
  if (field === null) throw new Error('No field')
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const shown = () => document.querySelector<HTMLElement>('[id^=count-]')
  const said = () =>
    Array.from(document.querySelectorAll('[aria-live]'), (region) => region.textContent).filter(Boolean)
  return { field, type, shown, said }
}

test('nothing is cut: it is counted from four fifths on, and told beyond', async () => {
  const { field, type, shown, said } = await open('')
  type('あ'.repeat(7))
  expect(shown()).toBeNull()
  type('あ'.repeat(8))
  expect(shown()?.textContent).toBe('10文字まで。いま8文字です。')
  expect(said()).toEqual(['10文字まで。いま8文字です。'])
  type('あ'.repeat(9))
  expect(said()).toEqual(['10文字まで。いま8文字です。'])
  type('あ'.repeat(12))
  expect(field.value).toHaveLength(12)
  expect(shown()?.textContent).toBe('10文字までです。2文字多いので、短くしてください。')
  expect(shown()?.className).toBe('error')
  expect(said()).toEqual([shown()?.textContent])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(`text-support ${shown()?.id}`)
  type('短い')
  expect([shown()?.hidden, field.hasAttribute('aria-invalid')]).toEqual([true, false])
  expect(field.getAttribute('aria-describedby')).toBe('text-support')
})

test('what the page came with is counted, in silence', async () => {
  const { field, shown, said } = await open('あ'.repeat(11))
  expect(shown()?.textContent).toContain('1文字多い')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(said()).toEqual([])
})
