import { applicationRefusals, offerAnswers } from '#contract/application.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { ApplicationType } from './application-type.ts'

/** What students answer to an offer, and are answered when they write. */
export const addApplicationAnswers = (builder: Builder, Application: ApplicationType) => {
  builder.enumType('OfferAnswer', { values: offerAnswers })
  const Refusal = builder.enumType('ApplicationRefusal', { values: applicationRefusals })
  builder.objectRef<Objects['ApplicationAnswer']>('ApplicationAnswer').implement({
    description: 'The application as it is now, or why nothing was written.',
    fields: (t) => ({
      application: t.field({ type: Application, nullable: true, resolve: ({ application }) => application }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
    }),
  })
  return { Refusal }
}
