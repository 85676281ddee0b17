import { announce } from './announce.ts'
import { fitRows } from './history-rows.ts'

/**
 * A place that the company has named before fills a row of the form: the first in which nothing is typed, or a new one. Nothing
 * that was typed is replaced.
 */
type RowField = HTMLInputElement | HTMLSelectElement

/** What is chosen from a list says nothing beside an empty address. */
const isEmpty = (row: HTMLElement): boolean =>
  [...row.querySelectorAll<HTMLInputElement>('input[name]:not([type=hidden])')].every(
    ({ value }) => value.trim() === '',
  )

const emptyRow = (group: HTMLElement): HTMLElement | null => {
  const rows = () => [...group.querySelectorAll<HTMLElement>('[data-row]')]
  const found = rows().find(isEmpty)
  if (found !== undefined) return found
  const form = group.closest('form')
  const before = rows().length
  if (form !== null) fitRows(form, `${group.dataset['rows'] ?? ''}.${before}.name`, before + 1)
  return rows()[before] ?? null
}

const fill = (row: HTMLElement, place: Readonly<Record<string, string>>): void => {
  for (const field of row.querySelectorAll<RowField>('input[name], select[name]')) {
    const part = field.name.split('.').at(-1) ?? ''
    if (part !== 'scope') field.value = place[part] ?? ''
  }
  for (const details of row.querySelectorAll('details'))
    if (place['station2'] !== undefined) details.open = true
  row.querySelector('input[name]:not([type=hidden])')?.dispatchEvent(new Event('input', { bubbles: true }))
}

const enhance = (box: HTMLElement): void => {
  const group = box.closest<HTMLElement>('[data-rows]')
  const select = box.querySelector('select')
  const button = box.querySelector('button')
  if (group === null || select === null || button === null) return
  box.hidden = false
  button.addEventListener('click', () => {
    const place = select.selectedOptions[0]?.dataset['place']
    const row = emptyRow(group)
    announce('')
    if (place === undefined || row === null) return announce('これ以上の場所は入れられません。')
    const parts: Readonly<Record<string, string>> = JSON.parse(place)
    fill(row, parts)
    announce('場所を入れました。')
    row.querySelector<HTMLElement>('input[name]:not([type=hidden])')?.focus()
  })
}

for (const box of document.querySelectorAll<HTMLElement>('[data-place-choice]')) enhance(box)
