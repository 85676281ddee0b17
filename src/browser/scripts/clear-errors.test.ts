// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clearMended } from './ad-errors.ts'
import { clearErrors } from './clear-errors.ts'

test('a form that went keeps nothing of what was wrong before', () => {
  document.title = 'エラー：メッセージ'
  document.body.innerHTML = `<form>
    <div class="notice error-summary" role="alert">誤りがあります</div>
    <p class="support" id="text-support">2,000文字まで</p><p class="error" id="text-error">入力してください</p>
    <textarea id="text" aria-invalid="true" aria-describedby="text-support text-error"></textarea>
  </form>`
  const form = document.querySelector('form')
  if (form !== null) clearErrors(form)
  expect(document.title).toBe('メッセージ')
  expect(document.querySelectorAll('[role=alert], .error, [aria-invalid]')).toHaveLength(0)
  expect(document.querySelector('textarea')?.getAttribute('aria-describedby')).toBe('text-support')
})

test('a field that is kept and as it should be is not said to be wrong, nor the form once none is', () => {
  document.title = 'エラー：求人'
  document.body.innerHTML = `<form>
    <div class="error-summary" role="alert">誤りがあります</div>
    <p class="error" id="title-error">入力してください</p>
    <input name="title" id="title" value="図書の整理" aria-invalid="true" aria-describedby="title-error">
    <p class="error" id="city-error">入力してください</p>
    <input name="city" id="city" aria-invalid="true" aria-describedby="city-error">
  </form>`
  const [form, city] = [document.querySelector('form'), document.querySelector<HTMLInputElement>('#city')]
  if (form === null || city === null) throw new Error('No form')
  clearMended(form, {})
  expect(Array.from(document.querySelectorAll('.error'), ({ id }) => id)).toEqual(['city-error'])
  expect(document.title).toBe('エラー：求人')
  city.value = '札幌市'
  clearMended(form, { city: 'TOO_LONG' })
  expect(document.querySelectorAll('.error')).toHaveLength(1)
  clearMended(form, {})
  expect(document.querySelectorAll('.error, .error-summary, [aria-invalid]')).toHaveLength(0)
  expect(document.title).toBe('求人')
})
