import {
  applicantMoveSchema,
  applicantNoteIdSchema,
  applicantNoteSchema,
  offerExtensionSchema,
} from '#contract/applicants.ts'
import { graphql } from '#operations/graphql.ts'
import { found } from '#server/backend/procedures/found.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { unlessLimited } from '#server/backend/procedures/unless-limited.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

const answerers = whoMay('answerApplicants', ofArgument('companyId'), 'second_factor', 'verified')

export const moveApplicant = procedure({
  name: 'moveApplicant',
  actions: ['applicants.move'],
  who: answerers,
  description: 'Moves an application on and tells the student. Sent twice it is done once.',
  input: applicantMoveSchema,
  types: {
    action: 'ApplicantMove!',
    reason: 'DeclineReason',
    offer: 'OfferInput',
    'offer.terms': 'OfferTerms!',
    'offer.notice': 'OfferNotice!',
  },
  descriptions: {
    seen: 'The updatedAt that the caller was shown.',
    text: 'For the student; empty: nothing is said.',
    reason: 'Of reject, which has to have one.',
    offer: 'Of offer, which of work has to have one.',
    OfferInput: 'What an employer says with an offer of work; days as people write them.',
  },
  answer: 'ApplicantMoveAnswer!',
  document: graphql(`
    mutation MoveApplicant(
      $companyId: ID!
      $id: ID!
      $seen: String!
      $action: ApplicantMove!
      $text: String!
      $reason: DeclineReason
      $offer: OfferInput
    ) {
      moveApplicant(
        companyId: $companyId
        id: $id
        seen: $seen
        action: $action
        text: $text
        reason: $reason
        offer: $offer
      ) {
        refusal
        findings {
          words
          advice
          source
        }
        foundAt
      }
    }
  `),
  run: async ({ services, caller }, input) => {
    const moved = await services.applicants.move(caller.uid, input)
    const applicant = await services.applicants.find(input.companyId, input.id)
    if (moved.kind === 'unknown' || applicant === null)
      throw codedError('NOT_FOUND', 'The company has no such applicant')
    if (moved.kind === 'unlawful') return { applicant, refusal: moved.kind, findings: moved.findings }
    return { applicant, refusal: moved.kind === 'refused' ? moved.because : null, findings: [] }
  },
})

export const extendOffer = procedure({
  name: 'extendOffer',
  actions: ['applicants.extendOffer'],
  who: answerers,
  description:
    'Moves the day until which an offer of work can be answered to a later one, and tells the student.',
  input: offerExtensionSchema,
  answer: 'OfferExtensionAnswer!',
  run: ({ services, caller }, extension) =>
    found(unlessLimited(services.applicants.extendOffer(caller.uid, extension))),
})

export const addApplicantNote = procedure({
  name: 'addApplicantNote',
  actions: ['applicants.addNote'],
  who: answerers,
  input: applicantNoteSchema,
  answer: 'ApplicantNoteAnswer!',
  run: ({ services, caller }, note) => found(services.applicants.addNote(caller.uid, note)),
})

export const removeApplicantNote = procedure({
  name: 'removeApplicantNote',
  actions: ['applicants.removeNote'],
  who: answerers,
  description: 'The caller’s own alone.',
  input: applicantNoteIdSchema,
  answer: 'ApplicantNoteAnswer!',
  run: ({ services, caller }, note) => found(services.applicants.removeNote(caller.uid, note)),
})
