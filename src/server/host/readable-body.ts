import { errorAnswer } from './error-answer.ts'

const json = /^application\/json\s*(?:;|$)/i
const fields = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
const parts = /^multipart\/form-data\s*;/i

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** What a script sends a procedure; one without input has no body. */
const readJson = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  return text === '' ? undefined : JSON.parse(text)
}

/** True when a page or a procedure can read what it is sent: a form, as browsers send one, or, where `takes` says so, JSON. */
export const isReadable = async (request: Request, takes: 'forms' | 'forms and JSON'): Promise<boolean> => {
  const type = request.headers.get('content-type') ?? ''
  if (parts.test(type)) return succeeds(request.clone().formData())
  if (json.test(type)) return takes === 'forms and JSON' && succeeds(readJson(request.clone()))
  // Any bytes are a list of fields. Of other types procedures say themselves that they take none.
  return fields.test(type) || takes === 'forms and JSON'
}

/** The answer to anything else (RFC 9110, 15.5.16). */
export const unreadable = (facts: { pathname: string; requestId: string; siteName: string }): Response => {
  const { contentType, body } = errorAnswer(415, facts)
  return new Response(body, {
    status: 415,
    headers: { 'content-type': contentType, 'cache-control': 'no-store' },
  })
}
