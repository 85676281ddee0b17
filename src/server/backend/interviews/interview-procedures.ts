import {
  addSlotsSchema,
  cancelSlotSchema,
  changeSlotSchema,
  endInterviewSchema,
  inviteAllSchema,
  inviteSchema,
} from '#contract/interview.ts'
import { graphql } from '#operations/graphql.ts'
import { InterviewSlotAnswer } from '#operations/interviews.ts'
import type { InviteAnswer } from '#server/backend/interviews/invitations.ts'
import type { SlotAnswer } from '#server/backend/interviews/slot-writes.ts'
import { interviewChanger } from '#server/backend/procedures/counted-caller.ts'
import type { Objects } from '#server/backend/procedures/objects.ts'
import { procedure } from '#server/backend/procedures/procedure.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { ofArgument, whoMay } from '#server/domain/access-row.ts'

const answerers = whoMay('answerApplicants', ofArgument('companyId'), 'second_factor', 'verified')
const unknown = () => codedError('NOT_FOUND', 'There is no such thing of the company')

const slotAnswer = (answer: SlotAnswer): Objects['InterviewSlotAnswer'] => {
  if (answer.kind === 'unknown') throw unknown()
  return {
    refusal: answer.kind === 'refused' ? answer.because : answer.kind === 'clashing' ? 'clash' : null,
    clashes: 'clashes' in answer ? answer.clashes : [],
  }
}
const inviteAnswer = (answer: InviteAnswer): Objects['InterviewInviteAnswer'] => {
  if (answer.kind === 'unknown') throw unknown()
  if (answer.kind === 'refused') return { refusal: answer.because, told: 0, more: false }
  return { refusal: null, told: answer.told, more: answer.more }
}

const slotTypes = {
  interviewers: '[ID!]!',
  act: 'InterviewSlotAct!',
  round: 'InterviewRound!',
  minutes: 'Int!',
  way: 'InterviewWay!',
  seats: 'Int!',
  note: 'String!',
}
const slotDescriptions = {
  interviewers: 'Memberships of those who hold the interviews.',
  act: 'look: nothing is saved, and what clashes is told.',
  seenClashes: 'clashMark of those that the member has seen; empty: of none.',
  place: 'Where, or an https link.',
  note: 'For those who choose it.',
}
const seenDescription = 'updatedAt, as the page showed it.'

export const addInterviewSlots = procedure({
  name: 'addInterviewSlots',
  actions: ['interviews.addSlots'],
  who: answerers,
  description: 'Each of these times on each of these days, in Japan.',
  input: addSlotsSchema,
  types: { ...slotTypes, days: '[String!]!', times: '[String!]!' },
  descriptions: { ...slotDescriptions, days: 'YYYY-MM-DD', times: 'HH:MM' },
  answer: 'InterviewSlotAnswer!',
  fragment: InterviewSlotAnswer,
  run: async (call, input) =>
    slotAnswer(await call.services.interviews.slots.add(await interviewChanger(call), input)),
})

export const changeInterviewSlot = procedure({
  name: 'changeInterviewSlot',
  actions: ['interviews.changeSlot'],
  who: answerers,
  input: changeSlotSchema,
  types: { ...slotTypes, day: 'String!' },
  descriptions: { ...slotDescriptions, seen: seenDescription },
  answer: 'InterviewSlotAnswer!',
  fragment: InterviewSlotAnswer,
  run: async (call, input) =>
    slotAnswer(await call.services.interviews.slots.change(await interviewChanger(call), input)),
})

export const cancelInterviewSlot = procedure({
  name: 'cancelInterviewSlot',
  actions: ['interviews.cancelSlot'],
  who: answerers,
  input: cancelSlotSchema,
  types: { reason: 'String!' },
  descriptions: { seen: seenDescription },
  answer: 'InterviewSlotAnswer!',
  fragment: InterviewSlotAnswer,
  run: async (call, input) =>
    slotAnswer(await call.services.interviews.slots.cancel(await interviewChanger(call), input)),
})

export const inviteToInterview = procedure({
  name: 'inviteToInterview',
  actions: ['interviews.invite'],
  who: answerers,
  input: inviteSchema,
  types: { round: 'InterviewRound!' },
  answer: 'InterviewInviteAnswer!',
  document: graphql(`
    mutation InviteToInterview($companyId: ID!, $applicationId: ID!, $round: InterviewRound!) {
      inviteToInterview(companyId: $companyId, applicationId: $applicationId, round: $round) {
        refusal
        told
      }
    }
  `),
  run: async (call, input) =>
    inviteAnswer(await call.services.interviews.invitations.invite(await interviewChanger(call), input)),
})

export const inviteAllToInterview = procedure({
  name: 'inviteAllToInterview',
  actions: ['interviews.inviteAll'],
  who: answerers,
  description: 'Everybody of the ad who is at the interviews and was not asked for this round.',
  input: inviteAllSchema,
  types: { round: 'InterviewRound!' },
  answer: 'InterviewInviteAnswer!',
  document: graphql(`
    mutation InviteAllToInterview($companyId: ID!, $jobPostId: ID!, $round: InterviewRound!) {
      inviteAllToInterview(companyId: $companyId, jobPostId: $jobPostId, round: $round) {
        refusal
        told
        more
      }
    }
  `),
  run: async (call, input) =>
    inviteAnswer(await call.services.interviews.invitations.inviteAll(await interviewChanger(call), input)),
})

export const endInterview = procedure({
  name: 'endInterview',
  actions: ['interviews.end'],
  who: answerers,
  description: 'Takes back an invitation, and with it what was booked.',
  input: endInterviewSchema,
  types: { reason: 'String!' },
  answer: 'InterviewInviteAnswer!',
  document: graphql(`
    mutation EndInterview($companyId: ID!, $id: ID!, $reason: String!) {
      endInterview(companyId: $companyId, id: $id, reason: $reason) {
        refusal
      }
    }
  `),
  run: async (call, input) =>
    inviteAnswer(await call.services.interviews.invitations.end(await interviewChanger(call), input)),
})
