// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

const place = {
  name: '三鷹店',
  prefectureCode: '13',
  city: '三鷹市',
  street: '1-1',
  station1: '三鷹',
  way1: 'bus',
}
const row = (index: number, city: string) => `<div data-row>
  <select name="workplaces.${index}.scope"><option value="hire"></option><option value="range" selected></option></select>
  <input name="workplaces.${index}.name">
  <select name="workplaces.${index}.prefectureCode"><option value=""></option><option value="13"></option></select>
  <input name="workplaces.${index}.city" value="${city}"><input name="workplaces.${index}.street">
  <input name="workplaces.${index}.station1">
  <select name="workplaces.${index}.way1"><option value=""></option><option value="bus"></option></select></div>`

const open = async (rows: string) => {
  vi.resetModules()
  document.body.innerHTML = `<form><fieldset data-rows="workplaces" data-rows-max="2"><legend>働く場所</legend>
    <div data-place-choice hidden><select><option data-place='${JSON.stringify(place)}'>三鷹店</option></select><button type="button">入れる</button></div>
    ${rows}</fieldset></form>`
  await import('./own-place.ts')
  document.querySelector<HTMLButtonElement>('[data-place-choice] button')?.click()
  const values = [...document.querySelectorAll<HTMLElement>('[data-row]')].map((each) =>
    [...each.querySelectorAll<HTMLInputElement>('[name]')].map(({ value }) => value),
  )
  return values
}
const filled = (scope: string) => [scope, '三鷹店', '13', '三鷹市', '1-1', '三鷹', 'bus']

test('the place fills the first row in which nothing is typed', async () => {
  expect(await open(row(0, ''))).toEqual([filled('range')])
})

test('where every row says something it fills a new one', async () => {
  const [typed, added] = await open(row(0, '港区'))
  expect(typed?.[3]).toBe('港区')
  expect(added).toEqual(filled('hire'))
})

test('at the most there may be nothing is replaced', async () => {
  const before = [row(0, '港区'), row(1, '品川区')].join('')
  expect((await open(before)).map((each) => each[3])).toEqual(['港区', '品川区'])
})
