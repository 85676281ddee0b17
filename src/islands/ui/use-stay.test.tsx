// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useStay } from './use-stay.ts'

const Step = () => {
  useStay('[data-step]')
  return (
    <div data-step>
      <a href="/own">own</a>
    </div>
  )
}

/** Whether a press on the link goes through, so many milliseconds after the start of the page. */
const leads = (href: string, at: number): boolean => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(press, 'timeStamp', { value: at })
  document.querySelector(`a[href="${href}"]`)?.dispatchEvent(press)
  return !press.defaultPrevented
}

test('a link that came under the second of two presses leads nowhere; later, and in the step, links lead on', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  document.body.innerHTML = '<div id="root"></div><footer><a href="/footer"><b>footer</b></a></footer>'
  const root = createRoot(document.querySelector('#root')!)
  act(() => root.render(<Step />))
  expect([leads('/footer', 1180), leads('/footer', 1499), leads('/own', 1180)]).toEqual([false, false, true])
  expect(leads('/footer', 1500)).toBe(true)
  act(() => root.unmount())
  expect(leads('/footer', 1180)).toBe(true)
})
