import * as z from 'zod/mini'
import {
  companyPhotosSchema,
  finishImageSchema,
  imageUploadSchema,
  removeImageSchema,
} from '#contract/company-image.ts'
import { idText } from '#contract/text-input.ts'
import { graphql } from '#operations/graphql.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

const owners = whoMay('editCompany', ofArgument('company'), 'verified', 'second_factor')

export const requestCompanyImage = procedure({
  name: 'requestCompanyImage',
  actions: ['company.requestImage'],
  who: owners,
  input: z.object({ company: idText, input: z.omit(imageUploadSchema, { company: true }) }),
  types: { input: 'CompanyImageInput!', 'input.kind': 'CompanyImageKind!' },
  answer: 'UploadTicket!',
  document: graphql(`
    mutation RequestCompanyImage($company: ID!, $input: CompanyImageInput!) {
      requestCompanyImage(company: $company, input: $input) {
        ticket
        problem
      }
    }
  `),
  run: ({ services, caller }, { company, input }) =>
    services.companyImages.request(caller.uid, company, input),
})

export const finishCompanyImage = procedure({
  name: 'finishCompanyImage',
  actions: ['company.finishImage'],
  who: owners,
  description: 'Shows what was sent with a ticket; a logo takes the place of the one before.',
  input: finishImageSchema,
  answer: 'FinishedImage!',
  document: graphql(`
    mutation FinishCompanyImage($company: ID!, $ticket: String!) {
      finishCompanyImage(company: $company, ticket: $ticket) {
        problem
        image {
          id
        }
      }
    }
  `),
  run: ({ services, caller }, { company, ticket }) =>
    services.companyImages.finish(caller.uid, company, ticket),
})

export const saveCompanyPhotos = procedure({
  name: 'saveCompanyPhotos',
  actions: ['company.savePhotos'],
  who: owners,
  description: 'Writes the order and the words of the photos.',
  input: z.object({ company: idText, ...companyPhotosSchema.shape }),
  types: { photos: '[CompanyPhotoInput!]!' },
  answer: 'Boolean!',
  run: ({ services, caller }, { company, photos }) =>
    services.companyImages.savePhotos(caller.uid, company, photos),
})

export const removeCompanyImage = procedure({
  name: 'removeCompanyImage',
  actions: ['company.removeImage'],
  who: owners,
  description: 'False: the company has no such picture.',
  input: removeImageSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { company, id }) => services.companyImages.remove(caller.uid, company, id),
})
