import { defineAction } from 'astro:actions'
import { studentDesiresSchema } from '#contract/student-input.ts'
import { SaveStudentDesires } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of the signed-in student’s profile: the work they look for. */
export const saveDesires = defineAction({
  accept: 'form',
  input: studentDesiresSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveStudentDesires, { input })).saveStudentDesires),
})
