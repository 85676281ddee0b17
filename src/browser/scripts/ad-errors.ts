import { announce } from './announce.ts'
import { clearControl, clearErrors } from './clear-errors.ts'
import { describe, describedBy } from './described-by.ts'

/** As the page has it: above the field, named in what describes it. */
const idOf = ({ id }: HTMLInputElement): string => `${id}-error`

/** Says what is wrong with the field, in place of what was said before. */
export const showError = (input: HTMLInputElement, text: string): void => {
  clearControl(input)
  const line = document.createElement('p')
  line.className = 'error'
  line.id = idOf(input)
  line.textContent = text
  input.closest('.free')?.before(line)
  input.setAttribute('aria-invalid', 'true')
  describe(input, [line.id, ...describedBy(input)])
  announce(text, 'assertive')
}

/** What was kept and is as it should be is not said to be wrong any longer; nor is the form, once nothing is. */
export const clearMended = (form: HTMLFormElement, problems: Readonly<Record<string, unknown>>): void => {
  const wrong = form.querySelectorAll<HTMLInputElement>(
    'input[aria-invalid=true], textarea[aria-invalid=true], select[aria-invalid=true]',
  )
  for (const control of wrong)
    if (control.value.trim() !== '' && problems[control.name] === undefined) clearControl(control)
  if (wrong.length > 0 && form.querySelector('[aria-invalid=true]') === null) clearErrors(form)
}
