import { announce } from './announce.ts'

/**
 * Rows that can be added and removed. Without this script some empty rows stand at the end of each group; here one does.
 * Fields of a row are named alike in all (`education-from[]`), or by the row's number (`workplaces.0.city`).
 */
type RowField = HTMLInputElement | HTMLSelectElement
const rowNumber = /\.\d+\./
const rowsOf = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-row]')]
const inputsOf = (row: HTMLElement): RowField[] => [
  ...row.querySelectorAll<RowField>('input[name], select[name]'),
]
/** What is chosen from a list says nothing without what is typed beside it. */
const isEmpty = (row: HTMLElement): boolean =>
  inputsOf(row).every((field) => field instanceof HTMLSelectElement || field.value.trim() === '')

const titleOf = (group: HTMLElement): string =>
  group.querySelector('legend')?.firstChild?.textContent?.trim() ?? ''
const rowWords = (group: HTMLElement, index: number, what: string): string =>
  `${titleOf(group)}の${index + 1}行目${what}`

/** Ids, labels and names of rows go by their number. */
const renumber = (group: HTMLElement): void => {
  const title = titleOf(group)
  for (const [index, row] of rowsOf(group).entries()) {
    row.ariaLabel = `${title} ${index + 1}行目`
    for (const input of inputsOf(row)) {
      const isNumbered = rowNumber.test(input.name)
      if (isNumbered) input.name = input.name.replace(rowNumber, `.${index}.`)
      const id = isNumbered ? input.name : `${input.name.replace('[]', '')}-${index}`
      row.querySelector(`label[for="${input.id}"]`)?.setAttribute('for', id)
      const error = input.parentElement?.querySelector('.error')
      if (error !== null && error !== undefined) {
        error.id = `${id}-error`
        input.setAttribute('aria-describedby', error.id)
      }
      input.id = id
    }
  }
}

const clear = (row: HTMLElement): void => {
  for (const input of inputsOf(row)) {
    if (input instanceof HTMLSelectElement) input.selectedIndex = 0
    else input.value = ''
    input.removeAttribute('aria-invalid')
    input.removeAttribute('aria-describedby')
  }
  for (const told of row.querySelectorAll('.error, [data-counted], datalist')) told.remove()
  for (const offered of row.querySelectorAll<HTMLElement>('[data-postal]')) offered.hidden = true
}

const append = (group: HTMLElement): HTMLElement | null => {
  const last = rowsOf(group).at(-1)
  if (last === undefined || rowsOf(group).length >= Number(group.dataset['rowsMax'])) return null
  const copy = last.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return null
  clear(copy)
  last.after(copy)
  renumber(group)
  return copy
}

const remove = (group: HTMLElement, row: HTMLElement): void => {
  const rows = rowsOf(group)
  const index = rows.indexOf(row)
  if (rows.length === 1) clear(row)
  else row.remove()
  renumber(group)
  announce('')
  announce(rowWords(group, index, 'を消しました。'))
  const next = rowsOf(group)[Math.min(index, rows.length - 2)] ?? rowsOf(group)[0]
  if (next !== undefined) inputsOf(next)[0]?.focus()
  group.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Makes room for so many rows, up to the most there may be; a name with a number makes room for that row. */
export const fitRows = (form: HTMLFormElement, name: string, count: number): void => {
  const [, list = '', row = ''] = /^(\w+)\.(\d+)\./.exec(name) ?? []
  const group =
    list === ''
      ? form.querySelector<HTMLElement>(`input[name="${name}"]`)?.closest<HTMLElement>('[data-rows]')
      : form.querySelector<HTMLElement>(`[data-rows="${list}"]`)
  if (group === null || group === undefined) return
  const wanted = list === '' ? count : Number(row) + 1
  while (rowsOf(group).length < wanted && append(group) !== null);
}

const enhance = (group: HTMLElement): void => {
  const empty = rowsOf(group).filter(isEmpty)
  for (const row of empty.slice(1)) row.remove()
  for (const row of rowsOf(group)) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button bare'
    button.dataset['removeRow'] = ''
    button.textContent = 'この行を消す'
    row.append(button)
  }
  const add = document.createElement('button')
  add.type = 'button'
  add.className = 'button add-row'
  add.textContent = '行を追加する'
  group.append(add)
  renumber(group)
  group.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const row = target.closest('[data-remove-row]')?.closest<HTMLElement>('[data-row]')
    if (row !== null && row !== undefined) remove(group, row)
    if (target !== add) return
    // At the most there may be, the last row is where to go on.
    const added = append(group)
    const place = added ?? rowsOf(group).at(-1)
    if (place === undefined) return
    announce(
      rowWords(group, rowsOf(group).indexOf(place), added === null ? 'までです。' : 'を追加しました。'),
    )
    inputsOf(place)[0]?.focus()
  })
}

for (const group of document.querySelectorAll<HTMLElement>('[data-rows]')) enhance(group)
