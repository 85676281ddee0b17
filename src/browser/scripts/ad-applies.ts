import type { JobPostKind } from '#contract/codes/job-post.ts'
import { applies } from '#contract/job-post-applies.ts'
import { isJobPostField } from '#contract/job-post-fields.ts'
import type { TypedJobPost } from '#contract/job-post-typed.ts'
import { clearControl } from './clear-errors.ts'

/**
 * Shows the fields that apply and hides the others. What is typed in a hidden one stays in the page for when it applies again; it is
 * not sent, and not said to be wrong.
 */
export const showApplying = (form: HTMLFormElement, kind: JobPostKind, typed: TypedJobPost): void => {
  for (const place of form.querySelectorAll<HTMLElement>('.ad-field')) {
    const field = place.dataset['field'] ?? ''
    if (!isJobPostField(field)) continue
    const isHidden = !applies(kind, field, typed)
    place.hidden = isHidden
    for (const control of place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'input, textarea, select',
    )) {
      control.disabled = isHidden
      if (isHidden) clearControl(control)
    }
  }
}
