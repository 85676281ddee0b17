import { defineAction } from 'astro:actions'
import { SaveJobPost } from '#operations/job-post-editor.ts'
import { forward } from '#actions/failure.ts'
import { postedForm } from './posted-form.ts'

/** Saves what is typed into an ad, or tells why not; the backend knows the names of the fields. */
export const save = defineAction({
  accept: 'form',
  handler: (form: FormData, { locals }) =>
    forward(async () => (await locals.execute(SaveJobPost, postedForm(form))).saveJobPost),
})
