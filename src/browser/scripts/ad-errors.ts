import { announce } from './announce.ts'

/** As the page has it: above the field, named in what describes it. */
const idOf = ({ id }: HTMLInputElement): string => `${id}-error`

const describedBy = (input: HTMLInputElement): string[] =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== idOf(input))

/** Takes away what is said to be wrong with the field. */
export const clearError = (input: HTMLInputElement): void => {
  document.getElementById(idOf(input))?.remove()
  input.removeAttribute('aria-invalid')
  const rest = describedBy(input).join(' ')
  if (rest === '') input.removeAttribute('aria-describedby')
  else input.setAttribute('aria-describedby', rest)
}

/** Says what is wrong with the field, in place of what was said before. */
export const showError = (input: HTMLInputElement, text: string): void => {
  clearError(input)
  const line = document.createElement('p')
  line.className = 'error'
  line.id = idOf(input)
  line.textContent = text
  input.closest('.free')?.before(line)
  input.setAttribute('aria-invalid', 'true')
  input.setAttribute('aria-describedby', [line.id, ...describedBy(input)].join(' '))
  announce(text, 'assertive')
}
