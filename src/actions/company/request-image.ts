import { defineAction } from 'astro:actions'
import { imageUploadSchema } from '#contract/company-image.ts'
import { RequestCompanyImage } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Leave to send one picture of a company: a ticket, or why there is none. */
export const requestImage = defineAction({
  input: imageUploadSchema,
  handler: ({ company, ...input }, { locals }) =>
    forward(async () => (await locals.execute(RequestCompanyImage, { company, input })).requestCompanyImage),
})
