import { defineAction } from 'astro:actions'
import { companyIdSchema } from '#contract/company-members.ts'
import * as members from '#server/backend/members/member-procedures.ts'
import { perform } from './action.ts'

/** Answers the id of the company. */
export const useCompany = defineAction({
  accept: 'form',
  input: companyIdSchema,
  handler: async ({ company }, context) => {
    await perform(context, members.useCompany, { company })
    return company
  },
})
