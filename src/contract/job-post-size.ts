import { readJobPostForm } from './job-post-form.ts'
import type { FormProblem, FormProblems } from './job-post-form-reader.ts'
import { keptBytesMax, typedBytesMax, typedKind, type TypedJobPost } from './job-post-typed.ts'

const bytes = new TextEncoder()

/** Bytes of what is typed, in JSON. */
const typedBytes = (typed: TypedJobPost): number => bytes.encode(JSON.stringify(typed)).length

/**
 * What is too long in a form that is too long as a whole to be kept: the fields with more than they may have, else the one
 * with the most. Nothing of a form that can be kept.
 */
export const tooLongIn = (typed: TypedJobPost): FormProblems => {
  if (typedBytes(typed) <= typedBytesMax) return {}
  const isTooLong = ([, problem]: readonly [string, FormProblem]) => problem === 'TOO_LONG'
  const fields = Object.entries(readJobPostForm(typed, typedKind(typed)).problems).filter(isTooLong)
  const [longest = ['duties']] = Object.entries(typed).toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return fields.length > 0 ? Object.fromEntries(fields) : { [longest[0]]: 'TOO_LONG' }
}

/** True for what the database keeps, which writes JSON with a space after each comma and colon. */
export const isKeepable = (typed: TypedJobPost): boolean =>
  typedBytes(typed) + 2 * Object.keys(typed).length <= keptBytesMax
