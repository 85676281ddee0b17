/** Where lists are counted for the button of their filters, by the query string of the list. */
export const countAddresses = { jobPosts: '/jobpost-count.json', companies: '/company-count.json' } as const
export type CountAddress = (typeof countAddresses)[keyof typeof countAddresses]

/** What they answer: 1,234件, 60社. */
export type ListCount = { total: string }
