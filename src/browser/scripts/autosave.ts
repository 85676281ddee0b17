import type { FormFields } from '#browser/stores/profile-drafts.ts'

/** Tells on a form that it has been saved by itself, with what its fields held then. */
export const autosavedEvent = 'autosaved'

declare global {
  interface HTMLElementEventMap {
    autosaved: CustomEvent<FormFields>
  }
}

/**
 * Saves a form a moment after the last key, one at a time, so that none overtakes a later one. Before the listener that
 * lets a form go once (`submit-once.ts`): what is on its way must not arrive after the press.
 */
export const autosave = (
  form: HTMLFormElement,
  /** Milliseconds without a key before it is saved. */
  pause: number,
  save: () => Promise<void>,
): { later: () => void } => {
  let timer = 0
  let saving: Promise<void> | null = null
  const later = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (saving !== null) return later()
      saving = save().finally(() => {
        saving = null
      })
    }, pause)
  }
  form.addEventListener('input', later)
  // While the press goes down to the form, whatever order the scripts were loaded in.
  form.addEventListener(
    'submit',
    (event) => {
      clearTimeout(timer)
      if (saving === null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { submitter } = event
      void saving.then(() => form.requestSubmit(submitter))
    },
    { capture: true },
  )
  return { later }
}
