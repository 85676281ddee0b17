import { defineAction } from 'astro:actions'
import { firstProfileSchema } from '#contract/student-input.ts'
import { StartStudentProfile } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes the first profile of the signed-in student. */
export const startStudentProfile = defineAction({
  accept: 'form',
  input: firstProfileSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(StartStudentProfile, { input })).startStudentProfile),
})
