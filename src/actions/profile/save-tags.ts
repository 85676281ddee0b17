import { defineAction } from 'astro:actions'
import { studentTagsSchema } from '#contract/student-input.ts'
import { SaveStudentTags } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of the signed-in student’s profile: what they can do. */
export const saveTags = defineAction({
  accept: 'form',
  input: studentTagsSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveStudentTags, { input })).saveStudentTags),
})
