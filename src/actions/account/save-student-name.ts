import { defineAction } from 'astro:actions'
import { studentNameSchema } from '#contract/account-input.ts'
import { SaveStudentName } from '#operations/account.ts'
import { forward } from '#actions/failure.ts'

/** Writes the names of the signed-in student's profile. */
export const saveStudentName = defineAction({
  accept: 'form',
  input: studentNameSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveStudentName, { input })).saveStudentName),
})
