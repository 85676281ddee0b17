import { defineAction } from 'astro:actions'
import { KeepJobPostEdit } from '#operations/job-post-editor.ts'
import { forward } from '#actions/failure.ts'
import { postedForm } from './posted-form.ts'

/** Keeps what is typed into an ad as the working copy of who typed it; the script sends it while one types. */
export const keepEdit = defineAction({
  accept: 'form',
  handler: (form: FormData, { locals }) =>
    forward(async () => (await locals.execute(KeepJobPostEdit, postedForm(form))).keepJobPostEdit),
})
