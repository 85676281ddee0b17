import { defineAction } from 'astro:actions'
import { studentHistoryFormSchema } from '#contract/student-history.ts'
import { SaveStudentHistory } from '#operations/profile.ts'
import { forward } from '#actions/failure.ts'

/** Writes a section of the signed-in student’s profile: education, work, licences. */
export const saveHistory = defineAction({
  accept: 'form',
  input: studentHistoryFormSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveStudentHistory, { input })).saveStudentHistory),
})
