import type * as z from 'zod/mini'
import { problemWords } from '#browser/messages/job-post-labels.ts'
import { refusalWords, rowRefusalWords } from '#browser/messages/job-post-refusals.ts'
import { sentOfRecord, writeJobPostRecordSchema, type AdRecord } from '#contract/ad-record.ts'
import type { AdRowRefusal } from '#contract/ad-file.ts'
import { companyApiLimits } from '#contract/company-api.ts'
import type { apiOperations, ApiLine, ApiOperationId, ApiRecord } from '#contract/company-api-operations.ts'
import type { ApiProblemCode } from '#contract/company-api-problems.ts'
import type { JobPostRefusal } from '#contract/job-post-life.ts'
import type { JobPostStatus } from '#contract/codes/job-post.ts'
import { routes } from '#contract/routes.ts'
import { JobPostRecordQuery, JobPostRecordsQuery } from '#operations/ad-records.ts'
import { writeJobPostRecord } from '#server/backend/ad-records/ad-record-procedures.ts'
import * as moves from '#server/backend/job-posts/job-post-move-procedures.ts'
import type { Execute } from '#server/gateway/gateway.ts'
import { ApiProblem } from './problem.ts'
import { readBy } from './read-call.ts'

/** What a call is carried out with: the company of its token, and what is asked for. */
export type Call = {
  companyId: string
  /** Of the ad in the address; empty: it names none. */
  id: string
  /** Of `If-Match`; null: whatever the ad says now. */
  version: string | null
  execute: Execute
  origin: string
}

export type CallAnswer = {
  body: object
  /** Of an ad. */
  version?: string
  /** Path of an ad that was made. */
  location?: string
}

type Operations = typeof apiOperations
type Read<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : null
/** The same with what was read of its address and its body. */
type CallOf<Id extends ApiOperationId> = Call & {
  query: Read<Operations[Id]['query']>
  body: Read<Operations[Id]['body']>
}

type Line = Omit<ApiLine, 'url'> & { version: string }

const isPublic = (status: JobPostStatus): boolean => status === 'published' || status === 'paused'

const lineOf = ({ version: _version, ...line }: Line, origin: string): ApiLine => ({
  ...line,
  url: isPublic(line.status) ? `${origin}${routes.jobPost(line.id)}` : null,
})

/** The ad as it is now. */
const readRecord = async (
  { execute, companyId, origin }: Call,
  id: string,
  ignored?: readonly string[],
): Promise<{ body: ApiRecord; version: string; id: string }> => {
  const { jobPostRecord } = await execute(JobPostRecordQuery, { companyId, id })
  if (jobPostRecord === null) throw new ApiProblem('not_found')
  const { ad, missing, findings, ...line } = jobPostRecord
  const body = {
    ...lineOf(line, origin),
    ad,
    missing,
    findings,
    ...(ignored !== undefined && ignored.length > 0 ? { ignored: [...ignored] } : {}),
  } satisfies ApiRecord
  return { body, version: line.version, id }
}

const rowProblems = {
  invalid: 'invalid',
  unlawful: 'unlawful',
  held: 'held',
  conflict: 'refused_state',
  in_review: 'refused_state',
  ended: 'refused_state',
  full: 'refused_state',
  elsewhere: 'refused_state',
  no_key: 'invalid',
  bad_key: 'invalid',
  double_key: 'key_taken',
} as const satisfies Record<AdRowRefusal, ApiProblemCode>

/** The ad once something was done with it: an outage now says nothing of what was done. */
const readAfter = async (call: Call, id: string, ignored?: readonly string[]) => {
  try {
    return await readRecord(call, id, ignored)
  } catch (error) {
    throw error instanceof ApiProblem ? error : new ApiProblem('unconfirmed')
  }
}

type Written = { id: string | null; key: string | null; version: string | null; ad: AdRecord }

const write = async (call: Call, { ad, ...written }: Written) => {
  const { companyId, execute } = call
  const typed = sentOfRecord(ad).map(([name, value]) => ({ name, value }))
  const asked = { companyId, ...written, typed }
  readBy(writeJobPostRecordSchema, asked, 'invalid')
  const { writeJobPostRecord: row } = await execute(writeJobPostRecord.operation, asked)
  const { refusal, kind, problems, findings, ignored, jobPostId } = row
  if (refusal !== null || jobPostId === null)
    throw new ApiProblem(rowProblems[refusal ?? 'invalid'], {
      detail: rowRefusalWords[refusal ?? 'invalid'],
      errors: problems.map(({ name, problem }) => ({
        field: name === '' ? 'ad' : `ad.${name}`,
        code: problem,
        message: problemWords(kind, [{ name, problem }])[name] ?? '',
      })),
      findings,
    })
  return readAfter(call, jobPostId, ignored)
}

const moveProblems = {
  status: 'refused_state',
  company_pending: 'refused_state',
  company_suspended: 'refused_state',
  company_number_waits: 'refused_state',
  no_harassment_desk: 'refused_state',
  no_deadline: 'incomplete',
  deadline_past: 'invalid',
  deadline_far: 'invalid',
  time_past: 'invalid',
  time_far: 'invalid',
  incomplete: 'incomplete',
  unlawful: 'unlawful',
  full: 'refused_state',
  limited: 'limited',
} as const satisfies Record<JobPostRefusal, ApiProblemCode>

type Moved = { refusal: JobPostRefusal | null }

/** The ad after a move; of one that was refused the problem. */
const moved = async (call: Call, { refusal }: Moved): Promise<CallAnswer> => {
  if (refusal === null) return readAfter(call, call.id)
  const code = moveProblems[refusal]
  const detail = refusalWords[refusal]
  if (code === 'limited') throw new ApiProblem(code, { detail, headers: { 'retry-after': '3600' } })
  if (code !== 'incomplete' && code !== 'unlawful') throw new ApiProblem(code, { detail })
  const { missing, findings } = (await readRecord(call, call.id)).body
  throw new ApiProblem(code, { detail, missing, findings })
}

/** How each call is carried out. */
export const calls: { readonly [Id in ApiOperationId]: (call: CallOf<Id>) => Promise<CallAnswer> } = {
  listAds: async ({ query, companyId, execute, origin }) => {
    const size = query.limit ?? companyApiLimits.page
    const { jobPostRecords } = await execute(JobPostRecordsQuery, {
      companyId,
      status: query.status ?? null,
      key: query.key ?? null,
      after: query.cursor ?? null,
      // One more tells whether another page follows.
      first: size + 1,
    })
    const page = jobPostRecords.slice(0, size)
    const next = jobPostRecords.length > size ? (page.at(-1)?.id ?? null) : null
    return { body: { ads: page.map((line) => lineOf(line, origin)), next } }
  },
  createAd: async (call) => {
    const made = await write(call, { id: null, ...call.body, version: null })
    return { ...made, location: `/api/v1/ads/${made.id}` }
  },
  readAd: (call) => readRecord(call, call.id),
  changeAd: (call) => write(call, { id: call.id, key: null, version: call.version, ad: call.body.ad }),
  publishAd: async (call) => {
    const { companyId, id, execute, body } = call
    const data = await execute(moves.publishJobPost.operation, {
      companyId,
      id,
      publishAt: body.publishAt ? new Date(body.publishAt).toISOString() : null,
      dispute: body.dispute,
    })
    return moved(call, data.publishJobPost)
  },
  takeBackAd: async (call) => {
    const { companyId, id, execute } = call
    return moved(call, (await execute(moves.takeBackJobPost.operation, { companyId, id })).takeBackJobPost)
  },
  pauseAd: async (call) => {
    const { companyId, id, execute } = call
    return moved(call, (await execute(moves.pauseJobPost.operation, { companyId, id })).pauseJobPost)
  },
  resumeAd: async (call) => {
    const { companyId, id, execute } = call
    return moved(call, (await execute(moves.resumeJobPost.operation, { companyId, id })).resumeJobPost)
  },
  closeAd: async (call) => {
    const { companyId, id, execute, body } = call
    return moved(call, (await execute(moves.closeJobPost.operation, { companyId, id, ...body })).closeJobPost)
  },
}
