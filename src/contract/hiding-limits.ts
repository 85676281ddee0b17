/** `full`: there is no room for one more; `not_there`: nobody may see it, or no longer. */
export const hideAnswers = ['hidden', 'full', 'not_there'] as const
export type HideAnswer = (typeof hideAnswers)[number]

/** How much a person may hide; more would be a filter. Apart from the schemas, since a page's script has it. */
export const hidingLimits = {
  jobPosts: 500,
  companies: 200,
  /** Asked about at once. */
  states: 50,
} as const
