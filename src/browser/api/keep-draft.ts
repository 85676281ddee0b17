import { actions } from 'astro:actions'

/** Saves the draft of a form as it stands. False: it could not be saved, for whatever reason. */
export const keepDraft = async (form: FormData): Promise<boolean> => {
  form.set('intent', 'keep')
  try {
    const { data } = await actions.applications.saveDraft(form)
    return data?.refusal === null
  } catch {
    return false
  }
}
