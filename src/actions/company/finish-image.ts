import { defineAction } from 'astro:actions'
import { finishImageSchema } from '#contract/company-image.ts'
import { FinishCompanyImage } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Shows the picture that was sent with a ticket. */
export const finishImage = defineAction({
  input: finishImageSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(FinishCompanyImage, input)).finishCompanyImage),
})
