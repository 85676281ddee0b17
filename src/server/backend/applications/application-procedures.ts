import {
  applicationDraftSchema,
  applicationIdSchema,
  applicationMoveSchema,
  applicationSubmitSchema,
  offerAnswerSchema,
} from '#contract/application.ts'
import * as z from 'zod/mini'
import { graphql } from '#operations/graphql.ts'
import type { Call } from '#server/backend/procedures/call.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { account } from '#server/domain/access-row.ts'
import type { OwnMove } from './own-moves.ts'

const notTheirs = () => codedError('NOT_FOUND', 'There is no such application of the caller')

export const saveApplicationDraft = procedure({
  name: 'saveApplicationDraft',
  actions: ['applications.saveDraft'],
  // A draft may be written before the address is verified, so that nothing that was typed is lost on the way.
  who: account(['student']),
  input: z.object({ input: applicationDraftSchema }),
  types: {
    input: 'ApplicationDraftInput!',
    'input.revision': 'Int!',
    'input.leftOut': '[ProfilePart!]!',
  },
  descriptions: {
    'input.revision': 'Of the ad, as the form showed it.',
    'input.changesSeen': 'What changed since was looked at.',
    'input.accommodation': 'What the person needs in interviews; the company reads it from the first one on.',
    'input.leftOut': 'Parts of the profile that don’t go.',
  },
  answer: 'ApplicationAnswer!',
  document: graphql(`
    mutation SaveApplicationDraft($input: ApplicationDraftInput!) {
      saveApplicationDraft(input: $input) {
        refusal
        application {
          id
        }
      }
    }
  `),
  run: async ({ services: { applications }, caller: { uid } }, { input }) => {
    const answer = await applications.saveDraft(uid, input)
    if (answer.kind === 'unknown') throw notTheirs()
    if (answer.kind === 'refused') return { application: null, refusal: answer.because }
    return { application: await applications.find(uid, answer.id), refusal: null }
  },
})

export const submitApplication = procedure({
  name: 'submitApplication',
  actions: ['applications.submit'],
  who: account(['student'], 'email', 'verified'),
  input: z.object({ input: applicationSubmitSchema }),
  types: { input: 'SubmitApplicationInput!', 'input.consent': 'String!' },
  descriptions: {
    'input.submitKey': 'A uuid: the same form sent twice is sent once.',
    'input.shown': 'As applicationForm told it with what was shown.',
    'input.consent': 'The version of the wording that was agreed to.',
  },
  answer: 'ApplicationAnswer!',
  document: graphql(`
    mutation SubmitApplication($input: SubmitApplicationInput!) {
      submitApplication(input: $input) {
        refusal
        application {
          id
        }
      }
    }
  `),
  run: async ({ services: { applications }, addressedCaller }, { input }) => {
    const answer = await applications.submit(addressedCaller, input)
    if (answer.kind === 'unknown') throw notTheirs()
    if (answer.kind === 'refused') return { application: null, refusal: answer.because }
    return { application: await applications.find(addressedCaller.uid, answer.id), refusal: null }
  },
})

export const discardApplicationDraft = procedure({
  name: 'discardApplicationDraft',
  actions: ['applications.discardDraft'],
  who: account(['student']),
  description: 'False: there was none of the caller’s by this id.',
  input: applicationIdSchema,
  answer: 'Boolean!',
  run: ({ services, caller }, { id }) => services.applications.discardDraft(caller.uid, id),
})

/** Done twice it is done once. */
const move = async (
  { services: { applications }, caller: { uid } }: Call,
  wanted: { id: string; move: OwnMove; reason: string },
) => {
  const answer = await applications.move(uid, wanted)
  if (answer.kind === 'refused') throw codedError('CONFLICT', 'The application is not where this starts from')
  const application = answer.kind === 'unknown' ? null : await applications.find(uid, wanted.id)
  if (application === null) throw notTheirs()
  return application
}

export const withdrawApplication = procedure({
  name: 'withdrawApplication',
  actions: ['applications.withdraw'],
  who: account(['student']),
  input: applicationMoveSchema,
  descriptions: { reason: 'For the company; empty: nothing is said.' },
  answer: 'Application!',
  document: graphql(`
    mutation WithdrawApplication($id: ID!, $reason: String!) {
      withdrawApplication(id: $id, reason: $reason) {
        id
        jobPostId
      }
    }
  `),
  run: (call, input) => move(call, { ...input, move: 'withdraw' }),
})

export const answerOffer = procedure({
  name: 'answerOffer',
  actions: ['applications.answerOffer'],
  who: account(['student']),
  input: offerAnswerSchema,
  types: { answer: 'OfferAnswer!' },
  answer: 'Application!',
  document: graphql(`
    mutation AnswerOffer($id: ID!, $answer: OfferAnswer!, $reason: String!) {
      answerOffer(id: $id, answer: $answer, reason: $reason) {
        id
        status
      }
    }
  `),
  run: (call, { answer, ...wanted }) => move(call, { ...wanted, move: answer }),
})

export const closeUnansweredApplication = procedure({
  name: 'closeUnansweredApplication',
  actions: ['applications.closeUnanswered'],
  who: account(['student']),
  description: 'Once the promised day has passed without an answer.',
  input: applicationIdSchema,
  answer: 'Application!',
  document: graphql(`
    mutation CloseUnansweredApplication($id: ID!) {
      closeUnansweredApplication(id: $id) {
        id
        status
      }
    }
  `),
  run: (call, { id }) => move(call, { id, move: 'close', reason: '' }),
})
