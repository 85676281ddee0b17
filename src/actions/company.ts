import { defineAction } from 'astro:actions'
import { companyPhotosFormSchema, imageUploadSchema } from '#contract/company-image.ts'
import { companyFormSchemas } from '#contract/company-input.ts'
import * as companyImages from '#server/backend/companies/company-image-procedures.ts'
import * as companies from '#server/backend/companies/company-procedures.ts'
import * as companyTalk from '#server/backend/companies/company-talk-procedures.ts'
import * as companyTokens from '#server/backend/company-tokens/company-token-procedures.ts'
import { form, json, perform } from './action.ts'

const saveNames = defineAction({
  accept: 'form',
  input: companyFormSchemas.names,
  handler: ({ company: id, ...input }, context) =>
    perform(context, companies.saveCompanyNames, { company: id, input }),
})

const saveAddress = defineAction({
  accept: 'form',
  input: companyFormSchemas.address,
  handler: ({ company: id, ...input }, context) =>
    perform(context, companies.saveCompanyAddress, { company: id, input }),
})

const saveContact = defineAction({
  accept: 'form',
  input: companyFormSchemas.contact,
  handler: ({ company: id, ...input }, context) =>
    perform(context, companies.saveCompanyContact, { company: id, input }),
})

const saveBusiness = defineAction({
  accept: 'form',
  input: companyFormSchemas.business,
  handler: ({ company: id, ...input }, context) =>
    perform(context, companies.saveCompanyBusiness, { company: id, input }),
})

const saveYouth = defineAction({
  accept: 'form',
  input: companyFormSchemas.youth,
  handler: ({ company: id, ...input }, context) =>
    perform(context, companies.saveCompanyYouth, { company: id, input }),
})

const savePhotos = defineAction({
  accept: 'form',
  input: companyPhotosFormSchema,
  handler: (input, context) => perform(context, companyImages.saveCompanyPhotos, input),
})

const requestImage = defineAction({
  input: imageUploadSchema,
  handler: ({ company: id, ...input }, context) =>
    perform(context, companyImages.requestCompanyImage, { company: id, input }),
})

/** The procedures of companies. */
export const companyActions = {
  finishImage: json(companyImages.finishCompanyImage),
  removeImage: form(companyImages.removeCompanyImage),
  requestImage,
  saveAddress,
  saveBusiness,
  saveContact,
  createToken: form(companyTokens.createCompanyToken),
  revokeToken: form(companyTokens.revokeCompanyToken),
  answerQuestion: form(companyTalk.answerCompanyQuestion),
  appeal: form(companyTalk.appealCompanyDecision),
  saveNames,
  savePhotos,
  saveYouth,
  withdrawRename: form(companies.withdrawCompanyRename),
}
