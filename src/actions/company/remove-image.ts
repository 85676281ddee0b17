import { defineAction } from 'astro:actions'
import { removeImageSchema } from '#contract/company-image.ts'
import { RemoveCompanyImage } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Removes a company’s logo or one of its photos. */
export const removeImage = defineAction({
  accept: 'form',
  input: removeImageSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(RemoveCompanyImage, input)).removeCompanyImage),
})
