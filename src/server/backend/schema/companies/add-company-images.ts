import { companyImageKinds } from '#contract/codes/company.ts'
import { imagePath } from '#contract/company-image.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { CompanyPicture } from '#server/backend/loaders/companies.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { UploadTypes } from '#server/backend/schema/files/add-files.ts'
import type { Refs } from '#server/backend/schema/job-post.ts'
import type { CompanyAccountRef } from './add-company-account.ts'

/** Pictures of companies. */
export const addCompanyImages = (
  builder: Builder,
  refs: Refs,
  Account: CompanyAccountRef,
  { Problem }: UploadTypes,
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
  builder.objectRef<Objects['FinishedImage']>('FinishedImage').implement({
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
}
