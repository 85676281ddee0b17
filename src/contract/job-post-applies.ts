import type { JobPostKind } from './codes/job-post.ts'
import { withoutInvisible } from './hidden-characters.ts'
import { definitionOf, hasField, isJobPostField, type JobPostField } from './job-post-fields.ts'
import { fieldOf, type TypedJobPost } from './job-post-typed.ts'
import { readCount } from './written-number.ts'

/** True when what else is typed leaves room for the field: it is shown, and what is typed in it counts. */
export const applies = (kind: JobPostKind, field: JobPostField, typed: TypedJobPost): boolean => {
  const { appliesWhen } = definitionOf(field)
  if (appliesWhen === undefined || !isJobPostField(appliesWhen.field) || !hasField(kind, appliesWhen.field))
    return true
  const other = typed[appliesWhen.field] ?? ''
  if ('is' in appliesWhen) return appliesWhen.is.includes(other)
  if ('isNot' in appliesWhen) return !appliesWhen.isNot.includes(other)
  const { shape } = definitionOf(appliesWhen.field)
  const number =
    shape.is === 'count' && other.length <= 100 ? readCount(withoutInvisible(other), shape.unit) : null
  return number !== null && number > appliesWhen.isAbove
}

/** What is typed in fields that apply. The rest is kept while the form is written, and says nothing. */
export const applyingTyped = (kind: JobPostKind, typed: TypedJobPost): TypedJobPost =>
  Object.fromEntries(
    Object.entries(typed).filter(([name]) => {
      const field = fieldOf(name)
      return field !== null && applies(kind, field, typed)
    }),
  )
