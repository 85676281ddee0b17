import { defineAction } from 'astro:actions'
import { studentTextsSchema } from '#contract/student-input.ts'
import { SaveStudentTexts } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of the signed-in student’s profile: texts for applications. */
export const saveTexts = defineAction({
  accept: 'form',
  input: studentTextsSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveStudentTexts, { input })).saveStudentTexts),
})
