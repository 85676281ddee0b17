import { pickSlotSchema, releaseInterviewSchema, requestTimesSchema } from '#contract/interview.ts'
import { graphql } from '#operations/graphql.ts'
import type { OwnChoiceAnswer } from '#server/backend/interviews/own-choices.ts'
import { interviewChanger } from '#server/backend/procedures/counted-caller.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { account } from '#server/domain/access-row.ts'

const answerOf = (answer: OwnChoiceAnswer): Objects['OwnInterviewAnswer'] => {
  if (answer.kind === 'unknown') throw codedError('NOT_FOUND', 'There is no such interview of the caller')
  if (answer.kind === 'refused') return { applicationId: null, refusal: answer.because }
  return { applicationId: answer.applicationId, refusal: null }
}

export const pickInterviewSlot = procedure({
  name: 'pickInterviewSlot',
  actions: ['interviews.pickSlot'],
  who: account(['student']),
  input: pickSlotSchema,
  descriptions: {
    id: 'Of the interview.',
    despiteOverlap: 'The student knows that it overlaps another interview of theirs.',
  },
  answer: 'OwnInterviewAnswer!',
  document: graphql(`
    mutation PickInterviewSlot($id: ID!, $slotId: ID!, $despiteOverlap: Boolean!) {
      pickInterviewSlot(id: $id, slotId: $slotId, despiteOverlap: $despiteOverlap) {
        applicationId
        refusal
      }
    }
  `),
  run: async (call, input) =>
    answerOf(await call.services.interviews.choices.pick(await interviewChanger(call), input)),
})

export const releaseInterview = procedure({
  name: 'releaseInterview',
  actions: ['interviews.release'],
  who: account(['student']),
  input: releaseInterviewSchema,
  types: { reason: 'String!' },
  answer: 'OwnInterviewAnswer!',
  document: graphql(`
    mutation ReleaseInterview($id: ID!, $reason: String!) {
      releaseInterview(id: $id, reason: $reason) {
        applicationId
        refusal
      }
    }
  `),
  run: async (call, input) =>
    answerOf(await call.services.interviews.choices.release(await interviewChanger(call), input)),
})

export const requestInterviewTimes = procedure({
  name: 'requestInterviewTimes',
  actions: ['interviews.requestTimes'],
  who: account(['student']),
  description: 'Asks once for other times.',
  input: requestTimesSchema,
  types: { text: 'String!' },
  answer: 'OwnInterviewAnswer!',
  document: graphql(`
    mutation RequestInterviewTimes($id: ID!, $text: String!) {
      requestInterviewTimes(id: $id, text: $text) {
        applicationId
        refusal
      }
    }
  `),
  run: async (call, input) =>
    answerOf(await call.services.interviews.choices.request(await interviewChanger(call), input)),
})
