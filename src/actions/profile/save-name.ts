import { defineAction } from 'astro:actions'
import { studentNameSchema } from '#contract/account-input.ts'
import { SaveStudentName } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of the signed-in student’s profile: the names. */
export const saveName = defineAction({
  accept: 'form',
  input: studentNameSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveStudentName, { input })).saveStudentName),
})
