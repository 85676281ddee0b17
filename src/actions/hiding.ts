import { defineAction } from 'astro:actions'
import { jobPostIdSchema } from '#contract/bookmark.ts'
import { hiddenCompanySchema } from '#contract/hiding.ts'
import * as hiding from '#server/backend/hiding/hiding-procedures.ts'
import { form, perform } from './action.ts'

const hideJobPost = defineAction({
  accept: 'form',
  input: jobPostIdSchema,
  handler: async (input, context) => {
    const answer = await perform(context, hiding.hideJobPost, input)
    if (answer === 'hidden') context.locals.keepOwnLists(true)
    return answer
  },
})

const hideCompany = defineAction({
  accept: 'form',
  input: hiddenCompanySchema,
  handler: async (input, context) => {
    const answer = await perform(context, hiding.hideCompany, input)
    if (answer === 'hidden') context.locals.keepOwnLists(true)
    return answer
  },
})

/** What students want to see in no list. Their browser asks for lists of its own from then on. */
export const hidingActions = {
  hideCompany,
  hideJobPost,
  showCompany: form(hiding.showCompany),
  showJobPost: form(hiding.showJobPost),
}
