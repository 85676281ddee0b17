// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { announce } from './announce.ts'

const written: string[] = []
const regions = () => Array.from(document.querySelectorAll('[data-aloud]'), ({ textContent }) => textContent)

beforeEach(() => {
  document.body.innerHTML =
    '<main></main><div data-aloud="polite" aria-live="polite"></div><div data-aloud="assertive" aria-live="assertive"></div>'
  written.length = 0
})

test('what stands there is not written again, and one region speaks at a time', async () => {
  const watch = new MutationObserver((records) => {
    for (const { target } of records) written.push(target.textContent ?? '')
  })
  watch.observe(document.body, { childList: true, characterData: true, subtree: true })
  announce('保存しました。')
  await Promise.resolve()
  announce('保存しました。')
  await Promise.resolve()
  expect(written).toEqual(['保存しました。'])
  announce('送れませんでした。', 'assertive')
  expect(regions()).toEqual(['', '送れませんでした。'])
  announce('送りました。')
  expect(regions()).toEqual(['送りました。', ''])
  watch.disconnect()
})

test('an open dialog holds what is said, and gives it back', () => {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  announce('消しました。')
  expect(dialog.querySelector('[data-aloud]')?.textContent).toBe('消しました。')
  dialog.removeAttribute('open')
  announce('閉じました。')
  expect(document.body.querySelector(':scope > [aria-live=polite]')?.textContent).toBe('閉じました。')
})
