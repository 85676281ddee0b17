import { defineAction } from 'astro:actions'
import { studentSchoolSchema } from '#contract/student-input.ts'
import { SaveStudentSchool } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of the signed-in student’s profile: the school. */
export const saveSchool = defineAction({
  accept: 'form',
  input: studentSchoolSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveStudentSchool, { input })).saveStudentSchool),
})
