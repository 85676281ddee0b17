import { defineAction } from 'astro:actions'
import { studentContactSchema } from '#contract/student-input.ts'
import { SaveStudentContact } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of the signed-in student’s profile: how to reach them. */
export const saveContact = defineAction({
  accept: 'form',
  input: studentContactSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveStudentContact, { input })).saveStudentContact),
})
