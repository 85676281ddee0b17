import { defineAction } from 'astro:actions'
import { companyPhotosFormSchema, imageUploadSchema } from '#contract/company-image.ts'
import { companyFormSchemas } from '#contract/company-input.ts'
import { requestCompanyImage, saveCompanyPhotos } from '#server/backend/companies/company-image-procedures.ts'
import * as company from '#server/backend/companies/company-procedures.ts'
import { perform } from './action.ts'

export const saveNames = defineAction({
  accept: 'form',
  input: companyFormSchemas.names,
  handler: ({ company: id, ...input }, context) =>
    perform(context, company.saveCompanyNames, { company: id, input }),
})

export const saveAddress = defineAction({
  accept: 'form',
  input: companyFormSchemas.address,
  handler: ({ company: id, ...input }, context) =>
    perform(context, company.saveCompanyAddress, { company: id, input }),
})

export const saveContact = defineAction({
  accept: 'form',
  input: companyFormSchemas.contact,
  handler: ({ company: id, ...input }, context) =>
    perform(context, company.saveCompanyContact, { company: id, input }),
})

export const saveBusiness = defineAction({
  accept: 'form',
  input: companyFormSchemas.business,
  handler: ({ company: id, ...input }, context) =>
    perform(context, company.saveCompanyBusiness, { company: id, input }),
})

export const saveYouth = defineAction({
  accept: 'form',
  input: companyFormSchemas.youth,
  handler: ({ company: id, ...input }, context) =>
    perform(context, company.saveCompanyYouth, { company: id, input }),
})

export const savePhotos = defineAction({
  accept: 'form',
  input: companyPhotosFormSchema,
  handler: (input, context) => perform(context, saveCompanyPhotos, input),
})

export const requestImage = defineAction({
  input: imageUploadSchema,
  handler: ({ company: id, ...input }, context) =>
    perform(context, requestCompanyImage, { company: id, input }),
})
