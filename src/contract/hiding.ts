import * as z from 'zod/mini'
import { idText } from './text-input.ts'

/** `full`: there is no room for one more; `not_there`: nobody may see it, or no longer. */
export const hideAnswers = ['hidden', 'full', 'not_there'] as const
export type HideAnswer = (typeof hideAnswers)[number]

/** How much a person may hide; more would be a filter. */
export const hidingLimits = {
  jobPosts: 500,
  companies: 200,
  /** Asked about at once. */
  states: 50,
} as const

/** One company. */
export const hiddenCompanySchema = z.object({ companyId: idText })
