import { defineAction } from 'astro:actions'
import { studentAccountSchema } from '#contract/account-input.ts'
import { CreateStudentAccount } from '#operations/account.ts'
import { forward } from '#actions/failure.ts'

/** Makes the account of the signed-in person. */
export const createStudent = defineAction({
  input: studentAccountSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(CreateStudentAccount, { input })).createStudentAccount),
})
