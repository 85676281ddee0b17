import { createHash } from 'node:crypto'
import {
  apiOperations,
  idempotencyKeySchema,
  isRepeatable,
  type ApiOperation,
  type ApiOperationId,
} from '#contract/company-api-operations.ts'
import { companyApiLimits, isCompanyToken } from '#contract/company-api.ts'
import { apiDocument } from '#contract/company-api-document.ts'
import { apiProblems } from '#contract/company-api-problems.ts'
import { isId } from '#contract/id.ts'
import type { CompanyTokens, TokenHolder } from '#server/backend/company-tokens/company-tokens.ts'
import type { RepeatableCall, TokenAnswers } from '#server/backend/company-tokens/token-answers.ts'
import type { Gateway } from '#server/gateway/gateway.ts'
import { retryLater } from '#server/platform/unavailable.ts'
import type { Log } from '#server/platform/log.ts'
import { calls, type Call, type CallAnswer } from './calls.ts'
import { ApiProblem, problemBody, problemOf } from './problem.ts'
import { readBy, readJson } from './read-call.ts'

/** A call as it came. */
export type ApiRequest = {
  operation: ApiOperationId
  requestId: string
  /** Network that limits count by. */
  client: string
  method: string
  path: string
  /** In the address; empty: it names none. */
  id: string
  query: unknown
  contentType: string | undefined
  ifMatch: string | undefined
  idempotencyKey: string | undefined
  body: unknown
}

export type ApiAnswer = {
  status: number
  headers: Readonly<Record<string, string>>
  /** JSON; empty: there is none. */
  body: string
}

/** Who calls, and what of the minute of their token is left. */
export type Admitted = { holder: TokenHolder; token: string; left: number; resetSeconds: number }

type Dependencies = {
  origin: string
  siteName: string
  execute: Gateway['execute']
  tokens: Pick<CompanyTokens, 'find' | 'admit' | 'note'>
  answers: TokenAnswers
  log: Log
}

const json = 'application/json; charset=utf-8'
const bearer = /^Bearer ([\w-]{1,100})$/i
const etagOf = (version: string): string => `"${version}"`

/** The version of `If-Match`; null: it names none, or any. Throws where it can be none of ours. */
const versionOf = ({ method }: ApiOperation, ifMatch: string | undefined): string | null => {
  if (ifMatch === undefined) return null
  if (method !== 'PATCH')
    throw new ApiProblem('bad_request', { detail: 'If-Matchを使えるのは、求人を直すとき（PATCH）だけです。' })
  if (ifMatch.trim() === '*') return null
  // A proxy that compresses may have made it a weak one.
  const version = /^(?:W\/)?"([0-9a-f]{16})"$/.exec(ifMatch.trim())?.[1]
  if (version === undefined) throw new ApiProblem('other_version')
  return version
}

const hashOf = ({ method, path, body }: ApiRequest): string =>
  createHash('sha256')
    .update(`${method} ${path}\n`)
    .update(Buffer.isBuffer(body) ? body : '')
    .digest('hex')

const answerOf = ({ status }: ApiOperation, { body, version, location }: CallAnswer): ApiAnswer => ({
  status,
  headers: {
    'content-type': json,
    ...(version === undefined ? {} : { etag: etagOf(version) }),
    ...(location === undefined ? {} : { location }),
  },
  body: JSON.stringify(body),
})

/** True for an answer that says that nothing was done and that may be another the next time, whatever the body is. */
const isPassing = (status: number): boolean => status === 412 || status === 429 || status >= 500

/** The interface for systems of companies, at `/api/v1`. Neither method rejects but by a problem. */
export const createCompanyApi = ({ origin, siteName, execute, tokens, answers, log }: Dependencies) => {
  const problemAnswer = (problem: ApiProblem, requestId: string): ApiAnswer => {
    const { status } = apiProblems[problem.code]
    return {
      status,
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        ...(status === 401 && { 'www-authenticate': 'Bearer' }),
        ...(status === 503 && retryLater),
        ...(problem.code === 'under_way' && { 'retry-after': '1' }),
        ...(status === 429 && { 'retry-after': '60' }),
        ...problem.more.headers,
      },
      body: JSON.stringify(problemBody(problem, { origin, requestId })),
    }
  }

  /** What an error becomes; the cause of a fault of ours goes to the log. */
  const failureAnswer = (error: unknown, requestId: string): ApiAnswer => {
    const problem = problemOf(error)
    if (problem === null) log.error({ requestId, err: error }, 'api call failed')
    return problemAnswer(problem ?? new ApiProblem('failed'), requestId)
  }

  /** What is asked for. Throws the problem, before anything is done. */
  const read = (request: ApiRequest, { holder, token }: Admitted) => {
    const operation: ApiOperation = apiOperations[request.operation]
    const { requestId, client, id } = request
    if (operation.path.includes('{id}') && !isId(id)) throw new ApiProblem('not_found')
    const caller = { requestId, client, bearerToken: token }
    return {
      companyId: holder.companyId,
      id,
      query: operation.query === null ? null : readBy(operation.query, request.query, 'bad_request'),
      body:
        operation.body === null
          ? null
          : readBy(operation.body, readJson(request.body, request.contentType), 'invalid'),
      version: versionOf(operation, request.ifMatch),
      execute: (document, variables) => execute(document, variables, caller),
      origin,
    } satisfies Call & { query: unknown; body: unknown }
  }
  type Asked = ReturnType<typeof read>

  const carryOut = async ({ operation }: ApiRequest, asked: Asked): Promise<ApiAnswer> => {
    // Each call is given what its own schemas read.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const call = calls[operation] as (asked: Asked) => Promise<CallAnswer>
    return answerOf(apiOperations[operation], await call(asked))
  }

  /** The same; what was answered before under the key is answered again. */
  const once = async (
    request: ApiRequest,
    asked: Asked,
    { tokenId, key }: { tokenId: string; key: string },
  ): Promise<ApiAnswer> => {
    const call: RepeatableCall = { tokenId, key, callHash: hashOf(request) }
    const begun = await answers.begin(call)
    if (begun.kind === 'answered') {
      const { status, headers, body } = begun.answer
      const kept: Readonly<Record<string, string>> = JSON.parse(headers)
      return { status, headers: { ...kept, 'idempotency-replayed': 'true' }, body }
    }
    if (begun.kind !== 'new') throw new ApiProblem(begun.kind === 'other_call' ? 'key_reused' : 'under_way')
    const answer = await carryOut(request, asked).catch((error: unknown) =>
      failureAnswer(error, request.requestId),
    )
    if (isPassing(answer.status)) await answers.forget(begun.call)
    else await answers.finish(begun.call, { ...answer, headers: JSON.stringify(answer.headers) })
    return answer
  }

  return {
    document: JSON.stringify(apiDocument(origin, siteName)),

    problem: (error: unknown, requestId: string): ApiAnswer => failureAnswer(error, requestId),

    /** Whose token it is, and whether it may be used now; asked before anything of the body is read. Throws the problem. */
    admit: async (authorization: string | undefined): Promise<Admitted> => {
      const token = bearer.exec(authorization ?? '')?.[1]
      const holder = token !== undefined && isCompanyToken(token) ? await tokens.find(token) : null
      if (token === undefined || holder === null) throw new ApiProblem('unauthenticated')
      const counted = await tokens.admit(holder)
      if (counted.kind === 'limited')
        throw new ApiProblem('limited', {
          headers: {
            'retry-after': String(counted.retryAfterSeconds),
            'ratelimit-limit': String(companyApiLimits.callsAMinute),
            'ratelimit-remaining': '0',
            'ratelimit-reset': String(counted.retryAfterSeconds),
          },
        })
      return { holder, token, left: counted.left ?? 0, resetSeconds: counted.resetSeconds ?? 60 }
    },

    /** Carries a call out, and writes it down. */
    call: async (request: ApiRequest, admitted: Admitted): Promise<ApiAnswer> => {
      const { requestId, method, id, idempotencyKey } = request
      const { holder } = admitted
      const operation: ApiOperation = apiOperations[request.operation]
      const work = async (): Promise<ApiAnswer> => {
        const asked = read(request, admitted)
        if (idempotencyKey === undefined || !isRepeatable(operation)) return carryOut(request, asked)
        const key = idempotencyKeySchema.safeParse(idempotencyKey)
        if (key.success) return once(request, asked, { tokenId: holder.id, key: key.data })
        throw new ApiProblem('bad_request', {
          detail: 'Idempotency-Keyは、空白のない英数字と記号で、100文字までにしてください。',
        })
      }
      const answer = await work().catch((error: unknown) => failureAnswer(error, requestId))
      const path = operation.path.replace('{id}', isId(id) ? id : '…')
      // What was done is done, whether it could be written down or not.
      await tokens
        .note(holder, { method, path, status: answer.status, requestId })
        .catch((error: unknown) => log.error({ requestId, err: error }, 'api call was not noted'))
      return answer
    },
  }
}

export type CompanyApi = ReturnType<typeof createCompanyApi>
