import { defineAction } from 'astro:actions'
import { studentHistoryFormSchema } from '#contract/student-history.ts'
import { saveStudentHistory } from '#server/backend/profiles/profile-procedures.ts'
import { perform } from './action.ts'

export const saveHistory = defineAction({
  accept: 'form',
  input: studentHistoryFormSchema,
  handler: (input, context) => perform(context, saveStudentHistory, { input }),
})
