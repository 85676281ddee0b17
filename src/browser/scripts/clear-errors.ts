import { unmarkedTitle } from '#contract/form-errors.ts'
import { describe, describedBy } from './described-by.ts'

/** Takes away what the site said to be wrong with one control. */
export const clearControl = (control: Element): void => {
  const rest = describedBy(control).filter((id) => {
    const line = document.getElementById(id)
    if (line === null || !line.classList.contains('error')) return true
    line.remove()
    return false
  })
  control.removeAttribute('aria-invalid')
  describe(control, rest)
}

/** After a form went without the page being loaded anew: what an earlier answer said to be wrong with it holds no more. */
export const clearErrors = (form: HTMLFormElement): void => {
  form.querySelector('.error-summary')?.remove()
  for (const control of form.querySelectorAll('[aria-invalid]')) clearControl(control)
  document.title = unmarkedTitle(document.title)
}
