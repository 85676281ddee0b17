import {
  addSlotsSchema,
  cancelSlotSchema,
  changeSlotSchema,
  endInterviewSchema,
  inviteAllSchema,
  inviteSchema,
} from '#contract/interview.ts'
import type { InviteAnswer } from '#server/backend/interviews/invitations.ts'
import type { SlotAnswer } from '#server/backend/interviews/slot-writes.ts'
import type { Builder } from '#server/backend/schema/builder.ts'
import { codedError } from '#server/backend/schema/input-error.ts'
import { isUuid } from '#server/backend/schema/list-window.ts'
import { parseInput } from '#server/backend/schema/parse-input.ts'
import { addCompanyInterviewTypes, type CompanyInterviewEnums } from './company-types.ts'
import { countedCaller } from './counted-caller.ts'

const unknown = () => codedError('NOT_FOUND', 'There is no such thing of the company')

const slotAnswer = (answer: SlotAnswer) => {
  if (answer.kind === 'unknown') throw unknown()
  return { refusal: answer.kind === 'refused' ? answer.because : null }
}
const inviteAnswer = (answer: InviteAnswer) => {
  if (answer.kind === 'unknown') throw unknown()
  if (answer.kind === 'refused') return { refusal: answer.because, told: 0, more: false }
  return { refusal: null, told: answer.told, more: answer.more }
}

/** What members of a company see and do of its interviews. */
export const addCompanyInterviews = (builder: Builder, enums: CompanyInterviewEnums): void => {
  const types = addCompanyInterviewTypes(builder, enums)
  builder.queryFields((t) => ({
    comingInterviews: t.field({
      type: [types.Interview],
      description: 'Booked and not over, the next first, over all ads; 50 at the most.',
      args: { companyId: t.arg.id({ required: true }) },
      resolve: (_, { companyId }, { services }) => services.interviews.ofCompany.coming(companyId),
    }),
    adInterviews: t.field({
      type: types.Ad,
      nullable: true,
      args: { companyId: t.arg.id({ required: true }), jobPostId: t.arg.id({ required: true }) },
      resolve: (_, { companyId, jobPostId }, { services }) =>
        isUuid(jobPostId) ? services.interviews.ofCompany.ofAd(companyId, jobPostId) : null,
    }),
    applicantInterviews: t.field({
      type: [types.Interview],
      description: 'Of one application, the first first.',
      args: { companyId: t.arg.id({ required: true }), applicationId: t.arg.id({ required: true }) },
      resolve: (_, { companyId, applicationId }, { services }) =>
        isUuid(applicationId) ? services.interviews.ofCompany.ofApplication(companyId, applicationId) : [],
    }),
  }))
  builder.mutationFields((t) => {
    const id = t.arg.id({ required: true })
    const companyId = t.arg.id({ required: true })
    const seen = t.arg.string({ required: true, description: 'updatedAt, as the page showed it.' })
    const slot = {
      round: t.arg({ type: enums.Round, required: true }),
      minutes: t.arg.int({ required: true }),
      way: t.arg({ type: enums.Way, required: true }),
      place: t.arg.string({ required: true, description: 'Where, or an https link.' }),
      seats: t.arg.int({ required: true }),
      note: t.arg.string({ required: true, description: 'For those who choose it.' }),
    }
    return {
      addInterviewSlots: t.field({
        type: types.SlotAnswer,
        description: 'Each of these times on each of these days, in Japan.',
        args: {
          companyId,
          jobPostId: t.arg.id({ required: true }),
          days: t.arg.stringList({ required: true, description: 'YYYY-MM-DD' }),
          times: t.arg.stringList({ required: true, description: 'HH:MM' }),
          ...slot,
        },
        resolve: async (_, args, context) => {
          const input = parseInput(addSlotsSchema, args)
          return slotAnswer(await context.services.interviews.slots.add(await countedCaller(context), input))
        },
      }),
      changeInterviewSlot: t.field({
        type: types.SlotAnswer,
        args: {
          companyId,
          id,
          seen,
          day: t.arg.string({ required: true }),
          time: t.arg.string({ required: true }),
          ...slot,
        },
        resolve: async (_, args, context) => {
          const input = parseInput(changeSlotSchema, args)
          return slotAnswer(
            await context.services.interviews.slots.change(await countedCaller(context), input),
          )
        },
      }),
      cancelInterviewSlot: t.field({
        type: types.SlotAnswer,
        args: { companyId, id, seen, reason: t.arg.string({ required: true }) },
        resolve: async (_, args, context) => {
          const input = parseInput(cancelSlotSchema, args)
          return slotAnswer(
            await context.services.interviews.slots.cancel(await countedCaller(context), input),
          )
        },
      }),
      inviteToInterview: t.field({
        type: types.InviteAnswer,
        args: { companyId, applicationId: t.arg.id({ required: true }), round: slot.round },
        resolve: async (_, args, context) => {
          const input = parseInput(inviteSchema, args)
          const { invitations } = context.services.interviews
          return inviteAnswer(await invitations.invite(await countedCaller(context), input))
        },
      }),
      inviteAllToInterview: t.field({
        type: types.InviteAnswer,
        description: 'Everybody of the ad who is at the interviews and was not asked for this round.',
        args: { companyId, jobPostId: t.arg.id({ required: true }), round: slot.round },
        resolve: async (_, args, context) => {
          const input = parseInput(inviteAllSchema, args)
          const { invitations } = context.services.interviews
          return inviteAnswer(await invitations.inviteAll(await countedCaller(context), input))
        },
      }),
      endInterview: t.field({
        type: types.InviteAnswer,
        description: 'Takes back an invitation, and with it what was booked.',
        args: { companyId, id, reason: t.arg.string({ required: true }) },
        resolve: async (_, args, context) => {
          const input = parseInput(endInterviewSchema, args)
          const { invitations } = context.services.interviews
          return inviteAnswer(await invitations.end(await countedCaller(context), input))
        },
      }),
    }
  })
}
