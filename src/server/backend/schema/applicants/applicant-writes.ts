import {
  applicantMoveSchema,
  applicantNoteAnswers,
  applicantNoteIdSchema,
  applicantNoteSchema,
  applicantRefusals,
  type ApplicantRefusal,
} from '#contract/applicants.ts'
import type { LegalFinding } from '#contract/legal/finding.ts'
import type { Applicant } from '#server/backend/applicants/one-applicant.ts'
import { callerOf } from '#server/backend/schema/access/caller.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import type { Enums } from '#server/backend/schema/enums.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import type { addLegalFinding } from '#server/backend/schema/legal-finding.ts'
import { found } from '#server/backend/schema/members/found.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import type { ApplicantType } from './applicant-type.ts'

type Answer = {
  applicant: Applicant
  refusal: ApplicantRefusal | null
  findings: readonly LegalFinding[]
}

/** What a company's people do with an applicant. */
export const addApplicantWrites = (
  builder: Builder,
  enums: Enums,
  { Type, Move }: ApplicantType,
  Finding: ReturnType<typeof addLegalFinding>,
): void => {
  const Refusal = builder.enumType('ApplicantRefusal', { values: applicantRefusals })
  const NoteAnswer = builder.enumType('ApplicantNoteAnswer', { values: applicantNoteAnswers })
  const Answer = builder.objectRef<Answer>('ApplicantMoveAnswer').implement({
    description: 'The applicant as they are now, and why nothing was written.',
    fields: (t) => ({
      applicant: t.field({ type: Type, resolve: ({ applicant }) => applicant }),
      refusal: t.field({ type: Refusal, nullable: true, resolve: ({ refusal }) => refusal }),
      findings: t.field({
        type: [Finding],
        description: 'What the text asks although nobody may ask it.',
        resolve: ({ findings }) => [...findings],
      }),
    }),
  })
  const id = { required: true } as const
  builder.mutationFields((t) => ({
    moveApplicant: t.field({
      type: Answer,
      description: 'Moves an application on and tells the student. Sent twice it is done once.',
      args: {
        companyId: t.arg.id(id),
        id: t.arg.id(id),
        seen: t.arg.string({ required: true, description: 'The updatedAt that the caller was shown.' }),
        action: t.arg({ type: Move, required: true }),
        text: t.arg.string({ required: true, description: 'For the student; empty: nothing is said.' }),
        reason: t.arg({ type: enums.DeclineReason, description: 'Of reject, which has to have one.' }),
      },
      resolve: async (_, { reason, ...input }, context) => {
        const { applicants } = context.services
        const wanted = parseInput(applicantMoveSchema, { ...input, reason: reason ?? null })
        const moved = await applicants.move(callerOf(context).uid, wanted)
        const applicant = await applicants.find(wanted.companyId, wanted.id)
        if (moved.kind === 'unknown' || applicant === null)
          throw codedError('NOT_FOUND', 'The company has no such applicant')
        if (moved.kind === 'unlawful') return { applicant, refusal: moved.kind, findings: moved.findings }
        return { applicant, refusal: moved.kind === 'refused' ? moved.because : null, findings: [] }
      },
    }),
    addApplicantNote: t.field({
      type: NoteAnswer,
      args: { companyId: t.arg.id(id), id: t.arg.id(id), note: t.arg.string({ required: true }) },
      resolve: (_, input, context) =>
        found(
          context.services.applicants.addNote(callerOf(context).uid, parseInput(applicantNoteSchema, input)),
        ),
    }),
    removeApplicantNote: t.field({
      type: NoteAnswer,
      description: 'The caller’s own alone.',
      args: { companyId: t.arg.id(id), id: t.arg.id(id), noteId: t.arg.id(id) },
      resolve: (_, input, context) =>
        found(
          context.services.applicants.removeNote(
            callerOf(context).uid,
            parseInput(applicantNoteIdSchema, input),
          ),
        ),
    }),
  }))
}
