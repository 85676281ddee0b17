import type { RefusedRequest } from './error-response.ts'
import { isJson, negotiate } from './media-type.ts'

/** What GraphQL over HTTP asks of a request before its body is looked at; null: let it in. */
export const refusalOf = (request: Request): RefusedRequest | null => {
  if (request.method !== 'POST' && request.method !== 'GET')
    return {
      status: 405,
      code: 'BAD_REQUEST',
      message: 'Only GET and POST',
      headers: { allow: 'GET, POST' },
    }
  if (negotiate(request.headers.get('accept')) === null)
    return { status: 406, code: 'BAD_REQUEST', message: 'Answers are JSON' }
  if (request.method === 'POST' && !isJson(request.headers.get('content-type')))
    return { status: 415, code: 'BAD_REQUEST', message: 'The body must be application/json in UTF-8' }
  return null
}
