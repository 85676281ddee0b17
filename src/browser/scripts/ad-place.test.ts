// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { sayPlace } from './ad-place.ts'

/** Where each field stands in the window, from its upper edge. */
const stand = (tops: Readonly<Record<string, number>>) => {
  for (const [id, top] of Object.entries(tops)) {
    const field = document.getElementById(id)
    if (field !== null) field.getBoundingClientRect = () => new DOMRect(0, top, 300, 50)
  }
}
const placeAfterPress = () => {
  const form = document.querySelector('form')
  form?.dispatchEvent(new SubmitEvent('submit'))
  return form?.querySelector<HTMLInputElement>('input[name=at]')?.value
}

beforeEach(() => {
  document.body.innerHTML = `<form><input type="hidden" name="at">
    <input id="title"><textarea id="duties"></textarea><select id="wageUnit"></select><button>保存する</button></form>`
  const form = document.querySelector('form')
  if (form !== null) sayPlace(form)
})

test('a save says the field that the person was in, while it is in sight', () => {
  stand({ title: -400, duties: 100, wageUnit: 300 })
  document.getElementById('wageUnit')?.focus()
  document.querySelector('button')?.focus()
  expect(placeAfterPress()).toBe('wageUnit')
  stand({ wageUnit: 5000 })
  expect(placeAfterPress()).toBe('duties')
})

test('where no field is in sight it says none, whatever it said before', () => {
  stand({ title: 100 })
  expect(placeAfterPress()).toBe('title')
  stand({ title: -400, duties: -200, wageUnit: 9000 })
  expect(placeAfterPress()).toBe('')
})

test('what is hidden is in nobody’s sight', () => {
  stand({ duties: 100, wageUnit: 200 })
  for (const id of ['title', 'duties'])
    document.getElementById(id)!.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0)
  expect(placeAfterPress()).toBe('wageUnit')
})

test('what has no id of its own is at its group, and a field taller than the window is in sight', () => {
  document
    .querySelector('button')
    ?.insertAdjacentHTML(
      'beforebegin',
      '<fieldset id="workAspects.people"><legend>人数</legend><input type="radio" name="people" value="1"></fieldset>',
    )
  const radio = document.querySelector<HTMLInputElement>('input[type=radio]')
  if (radio !== null) radio.getBoundingClientRect = () => new DOMRect(0, 300, 20, 20)
  stand({ title: -900, duties: -800, wageUnit: 9000 })
  expect(placeAfterPress()).toBe('workAspects.people')

  if (radio !== null) radio.getBoundingClientRect = () => new DOMRect(0, 5000, 20, 20)
  const duties = document.getElementById('duties')
  if (duties !== null) duties.getBoundingClientRect = () => new DOMRect(0, -300, 300, 5000)
  expect(placeAfterPress()).toBe('duties')
  duties?.focus()
  stand({ wageUnit: 500 })
  expect(placeAfterPress()).toBe('duties')
})

test('a press on a choice is where the person is, also in a browser that gives it no focus', () => {
  document
    .querySelector('form')
    ?.insertAdjacentHTML(
      'beforeend',
      '<fieldset id="remote"><input type="radio" name="remote" value="none"></fieldset>',
    )
  stand({ title: 0, duties: 100, wageUnit: 200 })
  const radio = document.querySelector<HTMLInputElement>('input[type=radio]')
  if (radio !== null) radio.getBoundingClientRect = () => new DOMRect(0, 300, 20, 20)
  radio?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(placeAfterPress()).toBe('remote')
})
