import { defineAction } from 'astro:actions'
import { applicantNoteSchema } from '#contract/applicants.ts'
import { AddApplicantNote } from '#operations/applicants.ts'
import { forward } from '#actions/failure.ts'

/** Writes a note on an applicant down, for the company alone. */
export const addNote = defineAction({
  accept: 'form',
  input: applicantNoteSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(AddApplicantNote, input)).addApplicantNote),
})
