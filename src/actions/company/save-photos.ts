import { defineAction } from 'astro:actions'
import { companyPhotosFormSchema } from '#contract/company-image.ts'
import { SaveCompanyPhotos } from '#operations/company-account.ts'
import { forward } from '#actions/failure.ts'

/** Writes order and words of a company’s photos. */
export const savePhotos = defineAction({
  accept: 'form',
  input: companyPhotosFormSchema,
  handler: (input, { locals }) =>
    forward(async () => (await locals.execute(SaveCompanyPhotos, input)).saveCompanyPhotos),
})
