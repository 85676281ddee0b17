import { GraphQLError, type ExecutionResult } from 'graphql'
import { errorCodes, outageCodes, type ErrorCode } from '#contract/error-codes.ts'
import type { Log } from '#server/platform/log.ts'
import { outageCode, retryLater } from '#server/platform/unavailable.ts'
import type { RefusedRequest } from './error-response.ts'
import type { MediaType } from './media-type.ts'

const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.some((each) => each === code)

/** What is told of a failure of ours, whose cause goes to the log. */
const failureWords = {
  UNAVAILABLE: 'Something that the site stands on is away; ask again later',
  UNCONFIRMED: 'Whether the write is kept is not known; look before asking again',
  INTERNAL: 'Something went wrong on our side',
} as const

type FailureCode = keyof typeof failureWords

const isFailureCode = (code: ErrorCode): code is FailureCode => Object.hasOwn(failureWords, code)

/** The code of what nobody threw on purpose. */
const failureCode = (error: unknown): FailureCode => outageCode(error) ?? 'INTERNAL'

/** The answer to a request that a failure of ours ended before its operation began. */
export const refusedBy = (error: unknown): RefusedRequest => {
  const code = failureCode(error)
  const message = failureWords[code]
  return code === 'INTERNAL'
    ? { status: 500, code, message }
    : { status: 503, code, message, headers: retryLater }
}

/** What an error of the library itself means; those carry no code of ours. */
const codeOf = (error: GraphQLError, executed: boolean): ErrorCode => {
  if (isErrorCode(error.extensions.code)) return error.extensions.code
  // A coded error has been thrown on purpose; anything else that a resolver threw is a fault of ours.
  if (error.originalError !== undefined && !(error.originalError instanceof GraphQLError))
    return failureCode(error.originalError)
  return executed ? 'INTERNAL' : 'BAD_REQUEST'
}

/** Both executors repeat the value of a variable that does not fit, which may be anything that a person typed. */
const invalidVariable = /^(Variable "\$\w+") (?:got|has) invalid value/u

const messageOf = ({ message }: GraphQLError): string => {
  const variable = invalidVariable.exec(message)?.[1]
  return variable === undefined ? message : `${variable} got an invalid value`
}

/**
 * The answer's errors with a code and the request id each. A failure of ours goes to the log with its cause and leaves without
 * its words. Where an outage left no field of the operation with a value, there is no data.
 */
export const finishErrors = (result: ExecutionResult, requestId: string, log: Log): ExecutionResult => {
  if (result.errors === undefined || result.errors.length === 0) return result
  const executed = result.data !== undefined
  const errors = result.errors.map((error) => {
    const code = codeOf(error, executed)
    // Whoever threw a code on purpose has told why.
    if (isFailureCode(code) && !isErrorCode(error.extensions.code))
      log.error({ requestId, path: error.path, err: error.originalError ?? error }, 'resolver failed')
    const { nodes, source, positions, path } = error
    return new GraphQLError(isFailureCode(code) ? failureWords[code] : messageOf(error), {
      ...(nodes === undefined ? {} : { nodes }),
      ...(source === undefined ? {} : { source }),
      ...(positions === undefined ? {} : { positions }),
      ...(path === undefined ? {} : { path }),
      extensions: { code, requestId },
    })
  })
  return isOutage(errors) && isEmpty(result.data) ? { ...result, data: null, errors } : { ...result, errors }
}

/** The first failure of ours in a result; null: every error was thrown on purpose. */
export const failureIn = ({ data, errors = [] }: ExecutionResult): unknown => {
  const failed = errors.find((error) => isFailureCode(codeOf(error, data !== undefined)))
  return failed === undefined ? null : (failed.originalError ?? failed)
}

const isOutage = (errors: ExecutionResult['errors']): boolean =>
  errors?.some(({ extensions }) => outageCodes.some((code) => code === extensions.code)) === true

const isEmpty = (data: ExecutionResult['data']): boolean =>
  Object.values(data ?? {}).every((value) => value === null)

/** Seconds after which something that a client has under way has surely ended. */
const retrySeconds = 1

/** An operation that was not begun because its caller has too many under way. */
const isLimited = (result: ExecutionResult): boolean =>
  result.data === undefined &&
  result.errors?.some(({ extensions }) => extensions.code === 'RATE_LIMITED') === true

/** An operation that an outage left without an answer. */
const isAway = ({ data, errors }: ExecutionResult): boolean => (data ?? null) === null && isOutage(errors)

const laterOf = (result: ExecutionResult): Record<string, string> => {
  if (isAway(result)) return retryLater
  return isLimited(result) ? { 'retry-after': String(retrySeconds) } : {}
}

/**
 * GraphQL over HTTP, 6.4: an operation that ran answers 200. One that did not answers 400 as graphql-response+json,
 * and 200 as plain JSON, whose clients take any other status for a failure of the transport. An outage is one.
 */
const statusOf = (result: ExecutionResult, mediaType: MediaType): number => {
  if (isLimited(result)) return 429
  if (isAway(result)) return 503
  if (result.data !== undefined || mediaType === 'application/json') return 200
  return result.errors?.some(({ extensions }) => extensions.code === 'INTERNAL') === true ? 500 : 400
}

export const resultResponse = (result: ExecutionResult, mediaType: MediaType): Response =>
  new Response(JSON.stringify(result), {
    status: statusOf(result, mediaType),
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'cache-control': 'no-store',
      ...laterOf(result),
    },
  })
