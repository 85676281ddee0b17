import { defineAction } from 'astro:actions'
import { applicationSubmitSchema } from '#contract/application.ts'
import { SubmitApplication } from '#operations/applications.ts'
import { forward } from '#actions/failure.ts'

/** Sends a draft to the company, as it was shown. */
export const submit = defineAction({
  accept: 'form',
  input: applicationSubmitSchema,
  handler: (input, { locals }) =>
    forward(async () => {
      const { submitApplication: answer } = await locals.execute(SubmitApplication, { input })
      return { refusal: answer.refusal }
    }),
})
