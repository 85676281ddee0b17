import { postalCodePattern, type PostalAddress } from '#contract/postal-code.ts'
import { schoolNamesMax, schoolQueryMax, type SchoolName } from '#contract/school-names.ts'
import { suggestSchools } from '#server/domain/school-names.ts'
import type { Builder } from './builder.ts'
import type { Enums } from './enums.ts'
import { inputError } from './input-error.ts'

/** What spares a person typing in the forms of the profile. */
export const addProfileHelp = (builder: Builder, enums: Enums): void => {
  const Address = builder.objectRef<PostalAddress>('PostalAddress').implement({
    fields: (t) => ({
      prefectureCode: t.exposeString('prefectureCode'),
      city: t.exposeString('city'),
      town: t.exposeString('town', { description: 'Empty: to be written by hand.' }),
    }),
  })
  const School = builder.objectRef<SchoolName>('SchoolName').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      schoolType: t.field({ type: enums.SchoolType, resolve: ({ schoolType }) => schoolType }),
    }),
  })
  builder.queryFields((t) => ({
    postalAddresses: t.field({
      type: [Address],
      description: 'At most ten addresses of a postal code of seven digits; none: it is not known.',
      args: { code: t.arg.string({ required: true }) },
      resolve: async (_, { code }, { services }) => {
        if (!postalCodePattern.test(code)) throw inputError('code must be seven digits')
        return [...(await services.postalCodes.find(code))]
      },
    }),
    schoolNames: t.field({
      type: [School],
      description: 'At most ten schools of an incomplete list that begin like the query, or hold it.',
      args: { query: t.arg.string({ required: true }) },
      resolve: (_, { query }) => suggestSchools(query.slice(0, schoolQueryMax), schoolNamesMax),
    }),
  }))
}
