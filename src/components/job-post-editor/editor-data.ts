import { isJobPostField, type JobPostField } from '#contract/job-post-fields.ts'
import type { TypedJobPost } from '#contract/job-post-typed.ts'
import type { ResultOf } from '#operations/graphql.ts'
import type { JobPostEditorQuery } from '#operations/job-post-editor.ts'

type Answer = NonNullable<ResultOf<typeof JobPostEditorQuery>['jobPostEditor']>

const typedOf = (values: readonly { name: string; value: string }[]): TypedJobPost =>
  Object.fromEntries(values.map(({ name, value }) => [name, value]))

const fieldsOf = (names: readonly string[]): JobPostField[] => names.filter(isJobPostField)

/** The answer of the backend in the words of the contract. */
export const readEditor = ({ typed, ownPlaces, missing, conflicts, ...editor }: Answer) => ({
  ...editor,
  typed: typedOf(typed),
  places: ownPlaces.map(({ parts }) => typedOf(parts)),
  missing: fieldsOf(missing),
  conflicts: conflicts.flatMap(({ field, base, mine, theirs }) =>
    isJobPostField(field)
      ? [{ field, base: typedOf(base), mine: typedOf(mine), theirs: typedOf(theirs) }]
      : [],
  ),
})

/** An ad while it is written. */
export type EditorView = ReturnType<typeof readEditor>
