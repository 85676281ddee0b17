import { applicantNoteAnswers, applicantRefusals, offerExtensionAnswers } from '#contract/applicants.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { addLegalFinding } from '#server/backend/schema/legal-finding.ts'
import type { ApplicantType } from './applicant-type.ts'

/** What a company's people are answered when they do something with an applicant. */
export const addApplicantAnswers = (
  builder: Builder,
  Applicant: ApplicantType,
  Finding: ReturnType<typeof addLegalFinding>,
): void => {
  const Refusal = builder.enumType('ApplicantRefusal', { values: applicantRefusals })
  builder.enumType('OfferExtensionAnswer', { values: offerExtensionAnswers })
  builder.enumType('ApplicantNoteAnswer', { values: applicantNoteAnswers })
  builder.objectRef<Objects['ApplicantMoveAnswer']>('ApplicantMoveAnswer').implement({
    description: 'The applicant as they are now, and why nothing was written.',
    fields: (t) => ({
      applicant: t.field({ type: Applicant, resolve: ({ applicant }) => applicant }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
      findings: t.field({
        type: [Finding],
        description: 'What the text asks although nobody may ask it.',
        resolve: ({ findings }) => [...findings],
      }),
      foundAt: t.stringList({
        description: 'Where each of the findings is: `text`, or the field of the offer.',
        resolve: ({ findings }) => findings.map(({ at }) => at),
      }),
    }),
  })
}
