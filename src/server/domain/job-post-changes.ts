import type { JobPostSnapshot } from '#contract/job-post-snapshot.generated.ts'
import type { JobPostDiff } from '#contract/job-post.ts'
import type { Weight } from './job-post-facets.ts'
import { jobPostItems } from './job-post-items.ts'
import { wordChanges, type ChangedText } from './word-changes.ts'

/** One item of an ad that says something else than before. */
export type JobPostChange = {
  item: string
  label: string
  weight: Weight
  before: string
  after: string
}

/** What an ad states otherwise than it did, in the order of its page. Empty: the same, however it is kept. */
export const jobPostChanges = (before: Partial<JobPostSnapshot>, after: JobPostSnapshot): JobPostChange[] => {
  // A column that came later than the revision is no change.
  const then = { ...after, ...before }
  return jobPostItems.flatMap(({ item, label, weight, text }) => {
    const [was, is] = [text(then), text(after)]
    return was === is ? [] : [{ item, label, weight, before: was, after: is }]
  })
}

/** The words of a change: what went, what came, and what stayed. */
export const changedWords = ({ before, after }: JobPostChange): ChangedText[] => wordChanges(before, after)

const isField = (name: string, ad: JobPostSnapshot): name is keyof JobPostSnapshot => Object.hasOwn(ad, name)

/** The database gives the keys of kept JSON back in an order of its own. */
const inOneOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
const written = (value: unknown) => JSON.stringify(value, inOneOrder)

/** Columns that differ, as a revision keeps them. */
export const jobPostDiff = (before: JobPostSnapshot, after: JobPostSnapshot): JobPostDiff =>
  Object.keys(after)
    .filter((name) => isField(name, after))
    .filter((field) => written(before[field]) !== written(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }))
