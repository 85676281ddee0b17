import { defineAction } from 'astro:actions'
import {
  applicationDraftFormSchema,
  applicationMoveFormSchema,
  applicationSubmitSchema,
  offerAnswerFormSchema,
} from '#contract/application.ts'
import { profileParts } from '#contract/profile-parts.ts'
import * as applications from '#server/backend/applications/application-procedures.ts'
import { perform } from './action.ts'

export const answerOffer = defineAction({
  accept: 'form',
  input: offerAnswerFormSchema,
  handler: ({ reason = '', ...input }, context) =>
    perform(context, applications.answerOffer, { ...input, reason }),
})

export const saveDraft = defineAction({
  accept: 'form',
  input: applicationDraftFormSchema,
  handler: async (
    { intent = 'save', message = '', accommodation = '', sentParts, answer0, answer1, answer2, ...draft },
    context,
  ) => {
    // Those beyond the ad's questions are empty, and left out by the backend.
    const answers = [answer0, answer1, answer2].map((answer) => answer ?? '')
    const leftOut = profileParts.filter((part) => !sentParts.includes(part))
    const input = { ...draft, answers, message, accommodation, leftOut }
    const { refusal } = await perform(context, applications.saveApplicationDraft, { input })
    return { intent, refusal }
  },
})

export const submit = defineAction({
  accept: 'form',
  input: applicationSubmitSchema,
  handler: async (input, context) => {
    const { refusal } = await perform(context, applications.submitApplication, { input })
    return { refusal }
  },
})

export const withdraw = defineAction({
  accept: 'form',
  input: applicationMoveFormSchema,
  handler: ({ id, reason = '' }, context) =>
    perform(context, applications.withdrawApplication, { id, reason }),
})
