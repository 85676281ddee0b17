import { defineAction } from 'astro:actions'
import { applicantNoteIdSchema } from '#contract/applicants.ts'
import { RemoveApplicantNote } from '#operations/applicants.ts'
import { forward } from '#actions/failure.ts'

/** Takes out a note of one's own. */
export const removeNote = defineAction({
  accept: 'form',
  input: applicantNoteIdSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RemoveApplicantNote, input)).removeApplicantNote),
})
