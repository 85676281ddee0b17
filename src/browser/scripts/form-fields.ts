import type { FormFields } from '#browser/stores/profile-drafts.ts'
import { fitRows } from './history-rows.ts'

/** Fields that people fill in and that are sent; what a page hides in its form is not theirs. */
const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  ((field instanceof HTMLInputElement && field.type !== 'hidden') ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement) &&
  field.name !== ''

/** What a form's fields hold. */
export const readFields = (form: HTMLFormElement): FormFields => {
  const typed = new Set([...form.elements].filter(isTyped).map(({ name }) => name))
  const fields: Record<string, string[]> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && typed.has(name)) (fields[name] ??= []).push(value)
  return fields
}

/** Fills a form in; groups of rows get as many as there are. */
export const writeFields = (form: HTMLFormElement, fields: FormFields): void => {
  for (const [name, values] of Object.entries(fields)) fitRows(form, name, values.length)
  const used = new Map<string, number>()
  for (const field of [...form.elements].filter(isTyped)) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      field.checked = fields[field.name]?.includes(field.value) ?? false
    } else {
      const index = used.get(field.name) ?? 0
      used.set(field.name, index + 1)
      field.value = fields[field.name]?.[index] ?? ''
    }
  }
}
