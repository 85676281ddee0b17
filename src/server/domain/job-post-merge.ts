import { definitionOf, jobPostFieldNames, type JobPostField } from '#contract/job-post-fields.ts'
import { typedIn, type TypedJobPost } from '#contract/job-post-typed.ts'

const groupOf = (field: JobPostField): readonly JobPostField[] => {
  const { group } = definitionOf(field)
  return group === undefined
    ? [field]
    : jobPostFieldNames.filter((each) => definitionOf(each).group === group)
}

const same = (one: TypedJobPost, other: TypedJobPost, field: JobPostField): boolean =>
  JSON.stringify(typedIn(one, field)) === JSON.stringify(typedIn(other, field))

/** What two people made of the same text. `base`: what both began with, `theirs`: what is saved by now. */
export type Versions = { base: TypedJobPost; mine: TypedJobPost; theirs: TypedJobPost }

export type Merge = {
  /** Mine with theirs where I changed nothing; mine where both did. */
  typed: TypedJobPost
  /** Fields that both changed, each in another way. */
  conflicts: readonly JobPostField[]
}

const pick = (choose: (field: JobPostField) => TypedJobPost): TypedJobPost =>
  Object.fromEntries(jobPostFieldNames.flatMap((field) => typedIn(choose(field), field)))

/** Brings what I typed together with what was saved since I began. */
export const mergeVersions = ({ base, mine, theirs }: Versions): Merge => {
  const changed = (version: TypedJobPost, field: JobPostField) =>
    groupOf(field).some((each) => !same(base, version, each))
  const conflicts = jobPostFieldNames.filter(
    (field) => !same(mine, theirs, field) && changed(mine, field) && changed(theirs, field),
  )
  const open = new Set(conflicts)
  const typed = pick((field) => (open.has(field) || !same(base, mine, field) ? mine : theirs))
  return { typed, conflicts }
}

/** The base from which work goes on: what is saved, where I have the same by now, and what it was elsewhere. */
export const laterBase = ({ base, mine, theirs }: Versions): TypedJobPost =>
  pick((field) => (same(mine, theirs, field) ? theirs : base))

/** Mine, with theirs in the fields where theirs was chosen. */
export const chooseFields = (
  { mine, theirs }: Pick<Versions, 'mine' | 'theirs'>,
  chosen: ReadonlySet<JobPostField>,
): TypedJobPost => pick((field) => (chosen.has(field) ? theirs : mine))
