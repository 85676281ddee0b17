import { GraphQLError, type ExecutionResult } from 'graphql'
import { errorCodes, type ErrorCode } from '#contract/error-codes.ts'
import type { Log } from '#server/platform/log.ts'
import type { MediaType } from './media-type.ts'

const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.some((each) => each === code)

/** What an error of the library itself means; those carry no code of ours. */
const codeOf = (error: GraphQLError, executed: boolean): ErrorCode => {
  if (isErrorCode(error.extensions.code)) return error.extensions.code
  // A coded error has been thrown on purpose; anything else that a resolver threw is a fault of ours.
  if (error.originalError !== undefined && !(error.originalError instanceof GraphQLError)) return 'INTERNAL'
  return executed ? 'INTERNAL' : 'BAD_REQUEST'
}

/** The library repeats the value of a variable that does not fit, which may be anything that a person typed. */
const invalidVariable = /^(Variable "\$\w+") got invalid value/u

const messageOf = ({ message }: GraphQLError): string => {
  const variable = invalidVariable.exec(message)?.[1]
  return variable === undefined ? message : `${variable} got an invalid value`
}

/**
 * The answer's errors with a code and the request id each. What is INTERNAL goes to the log with its cause and leaves
 * without its words.
 */
export const finishErrors = (result: ExecutionResult, requestId: string, log: Log): ExecutionResult => {
  if (result.errors === undefined || result.errors.length === 0) return result
  const executed = result.data !== undefined
  const errors = result.errors.map((error) => {
    const code = codeOf(error, executed)
    if (code === 'INTERNAL')
      log.error({ requestId, path: error.path, err: error.originalError ?? error }, 'resolver failed')
    const { nodes, source, positions, path } = error
    return new GraphQLError(code === 'INTERNAL' ? 'Something went wrong on our side' : messageOf(error), {
      ...(nodes === undefined ? {} : { nodes }),
      ...(source === undefined ? {} : { source }),
      ...(positions === undefined ? {} : { positions }),
      ...(path === undefined ? {} : { path }),
      extensions: { code, requestId },
    })
  })
  return { ...result, errors }
}

/** Seconds after which something that a client has under way has surely ended. */
const retrySeconds = 1

/** An operation that was not begun because its caller has too many under way. */
const isLimited = (result: ExecutionResult): boolean =>
  result.data === undefined &&
  result.errors?.some(({ extensions }) => extensions.code === 'RATE_LIMITED') === true

/**
 * GraphQL over HTTP, 6.4: an operation that ran answers 200. One that did not answers 400 as graphql-response+json,
 * and 200 as plain JSON, whose clients take any other status for a failure of the transport.
 */
const statusOf = (result: ExecutionResult, mediaType: MediaType): number => {
  if (isLimited(result)) return 429
  if (result.data !== undefined || mediaType === 'application/json') return 200
  return result.errors?.some(({ extensions }) => extensions.code === 'INTERNAL') === true ? 500 : 400
}

export const resultResponse = (result: ExecutionResult, mediaType: MediaType): Response =>
  new Response(JSON.stringify(result), {
    status: statusOf(result, mediaType),
    headers: {
      'content-type': `${mediaType}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(isLimited(result) ? { 'retry-after': String(retrySeconds) } : {}),
    },
  })
