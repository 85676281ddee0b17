// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PostalAddress } from '#contract/postal-code.ts'

const fetchAddresses = vi.fn<(code: string) => Promise<readonly PostalAddress[] | null>>()
vi.mock('#browser/api/profile-help.ts', () => ({ fetchAddresses }))

const marunouchi = { prefectureCode: '13', city: '千代田区', town: '丸の内' } as const
const row = (index: number) => `<div data-row>
  <input name="workplaces.${index}.postalCode">
  <div data-postal hidden><p data-postal-status></p><div data-postal-choices></div></div>
  <select name="workplaces.${index}.prefectureCode"><option value=""></option><option value="13"></option></select>
  <input name="workplaces.${index}.city"><input name="workplaces.${index}.street"></div>`

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const type = async (name: string, text: string) => {
  field(name).value = text
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
  await Promise.resolve()
  await Promise.resolve()
}
const row1 = () => ['prefectureCode', 'city', 'street'].map((part) => field(`workplaces.1.${part}`).value)

beforeEach(async () => {
  document.body.innerHTML = `<form>${row(0)}</form>`
  fetchAddresses.mockResolvedValue([marunouchi])
  await import('./postal-code.ts')
  // As a press adds it.
  document.querySelector('form')!.insertAdjacentHTML('beforeend', row(1))
})
afterEach(() => fetchAddresses.mockReset())

test('the code of a row that was added fills the address of that row', async () => {
  await type('workplaces.1.postalCode', '１００-０００５')
  expect(fetchAddresses).toHaveBeenCalledWith('1000005', expect.anything())
  expect(row1()).toEqual(['13', '千代田区', '丸の内'])
  expect(field('workplaces.0.city').value).toBe('')
})

test('what was typed is replaced by a press alone', async () => {
  field('workplaces.1.city').value = '港区'
  await type('workplaces.1.postalCode', '1000005')
  expect(row1()).toEqual(['', '港区', ''])
  document.querySelectorAll<HTMLButtonElement>('[data-postal-choices] button')[0]!.click()
  expect(row1()).toEqual(['13', '千代田区', '丸の内'])
})

test('what is no code, or not known, changes nothing', async () => {
  await type('workplaces.1.postalCode', '100')
  expect(fetchAddresses).not.toHaveBeenCalled()
  fetchAddresses.mockResolvedValue([])
  await type('workplaces.1.postalCode', '0000000')
  expect(row1()).toEqual(['', '', ''])
  expect(document.querySelectorAll('[data-postal-status]')[1]?.textContent).toContain('見つかりませんでした')
})
