import * as z from 'zod/mini'
import { jobPostFieldMessage } from '#browser/messages/job-post-form.ts'
import { labelOf } from '#browser/messages/job-post-labels.ts'
import { jobPostKinds, type JobPostKind } from '#contract/codes/job-post.ts'
import { isJobPostField } from '#contract/job-post-fields.ts'
import { formProblems } from '#contract/job-post-form-reader.ts'
import { isJson } from '#server/backend/http/media-type.ts'
import { ApiProblem, type FieldError } from './problem.ts'

/** Errors that are told of one call, and characters of a name among them. */
const [errorsMost, fieldMost] = [50, 100]

const withKind = z.object({ ad: z.object({ kind: z.enum(jobPostKinds) }) })

/** The kind whose labels errors have. */
const kindOf = (body: unknown): JobPostKind => {
  const read = z.safeParse(withKind, body)
  return read.success ? read.data.ad.kind : 'new_grad'
}

/** What is wrong with a value that is no field of an ad, or of another type than its field. */
const plainMessages: Readonly<Record<string, string>> = {
  unrecognized_keys: 'この名前の項目はありません。',
  invalid_type: '値の型が違います。',
  REQUIRED: '書いてください。',
}

const messageOf = (path: string, code: string, kind: JobPostKind): string => {
  const problem = formProblems.find((each) => each === code)
  return problem !== undefined && isJobPostField(path.split('.')[0] ?? '')
    ? jobPostFieldMessage(path, labelOf(kind, path), problem)
    : (plainMessages[code] ?? '値が正しくありません。')
}

const errorsOf = (issue: z.core.$ZodIssue, kind: JobPostKind): FieldError[] => {
  const path = issue.path.map(String)
  const code = issue.message === 'Invalid input' ? issue.code : issue.message
  const fields =
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key].join('.')) : [path.join('.')]
  return fields.map((field) => ({
    field: field.slice(0, fieldMost),
    code,
    message: messageOf(field.replace(/^ad\./u, ''), code, kind),
  }))
}

/** What a schema reads of a body or a query. Throws the problem with every error. */
export const readBy = (
  schema: z.core.$ZodType,
  value: unknown,
  otherwise: 'bad_request' | 'invalid',
): unknown => {
  const read = z.safeParse(schema, value)
  if (read.success) return read.data
  const kind = kindOf(value)
  const errors = read.error.issues.flatMap((issue) => errorsOf(issue, kind)).slice(0, errorsMost)
  throw new ApiProblem(otherwise, { errors })
}

/** The JSON of a body. Throws the problem. */
export const readJson = (body: unknown, contentType: string | undefined): unknown => {
  if (!isJson(contentType ?? null)) throw new ApiProblem('media_type')
  try {
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.isBuffer(body) ? body : undefined),
    )
  } catch {
    throw new ApiProblem('bad_json')
  }
}
