import { companyImageKinds } from '#contract/codes/company.ts'
import {
  companyPhotosSchema,
  finishImageSchema,
  imagePath,
  imageUploadSchema,
  removeImageSchema,
} from '#contract/company-image.ts'
import type { FinishedImage } from '#server/backend/companies/company-images.ts'
import type { CompanyPicture } from '#server/backend/loaders/read-columns.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { UploadTypes } from '#server/backend/schema/files/add-files.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { CompanyAccountRef } from './add-company-account.ts'

/** Pictures of companies: what everybody sees, and what their owners do with them. */
export const addCompanyImages = (
  builder: Builder,
  refs: Refs,
  Account: CompanyAccountRef,
  { Problem, Ticket }: UploadTypes,
): void => {
  const Kind = builder.enumType('CompanyImageKind', { values: companyImageKinds })
  const Image = builder.objectRef<CompanyPicture>('CompanyImage').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', { type: Kind }),
      path: t.string({ resolve: ({ hash, type }) => imagePath(hash, type) }),
      alt: t.exposeString('alt', { description: 'Empty: the company has not said what is to be seen.' }),
      width: t.exposeInt('width', { description: 'Pixels.' }),
      height: t.exposeInt('height'),
    }),
  })
  const Finished = builder.objectRef<FinishedImage>('FinishedImage').implement({
    description: 'The picture, or why it was not kept.',
    fields: (t) => ({
      image: t.field({
        type: Image,
        nullable: true,
        resolve: (answer) => (answer.kind === 'kept' ? answer.image : null),
      }),
      problem: t.field({
        type: Problem,
        nullable: true,
        resolve: (answer) => (answer.kind === 'refused' ? answer.problem : null),
      }),
    }),
  })
  builder.objectFields(refs.Company, (t) => ({
    photos: t.field({
      type: [Image],
      description: 'In the order the company gave them.',
      resolve: ({ id }, _, { loaders }) => loaders.companyPhotos.load(id).then((photos) => [...photos]),
    }),
  }))
  builder.objectFields(Account, (t) => ({
    images: t.field({
      type: [Image],
      description: 'The logo, and the photos in their order.',
      resolve: ({ id }, _, { services }) => services.companyImages.list(id),
    }),
  }))
  const Upload = builder.inputType('CompanyImageInput', {
    fields: (t) => ({ kind: t.field({ type: Kind, required: true }), size: t.int({ required: true }) }),
  })
  const Photo = builder.inputType('CompanyPhotoInput', {
    fields: (t) => ({ id: t.id({ required: true }), alt: t.string({ required: true }) }),
  })

  builder.mutationFields((t) => ({
    requestCompanyImage: t.field({
      type: Ticket,
      args: { company: t.arg.id({ required: true }), input: t.arg({ type: Upload, required: true }) },
      resolve: (_, { company, input }, context) =>
        context.services.companyImages.request(
          callerOf(context).uid,
          company,
          parseInput(imageUploadSchema, { company, ...input }),
        ),
    }),
    finishCompanyImage: t.field({
      type: Finished,
      description: 'Shows what was sent with a ticket; a logo takes the place of the one before.',
      args: { company: t.arg.id({ required: true }), ticket: t.arg.string({ required: true }) },
      resolve: (_, args, context) => {
        const { company, ticket } = parseInput(finishImageSchema, args)
        return context.services.companyImages.finish(callerOf(context).uid, company, ticket)
      },
    }),
    saveCompanyPhotos: t.boolean({
      description: 'Writes the order and the words of the photos.',
      args: {
        company: t.arg.id({ required: true }),
        photos: t.arg({ type: [Photo], required: true }),
      },
      resolve: (_, { company, photos }, context) =>
        context.services.companyImages.savePhotos(
          callerOf(context).uid,
          company,
          parseInput(companyPhotosSchema, { photos }).photos,
        ),
    }),
    removeCompanyImage: t.boolean({
      description: 'False: the company has no such picture.',
      args: { company: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
      resolve: (_, args, context) => {
        const { company, id } = parseInput(removeImageSchema, args)
        return context.services.companyImages.remove(callerOf(context).uid, company, id)
      },
    }),
  }))
}
