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

/** The longest form, of an ad with all its workplaces, has some six hundred; to read many takes much longer than to send them. */
export const fieldsMax = 2000

/** How often a text stands in bytes, up to one more than `most`. */
const countOf = (bytes: Buffer, text: string, most: number): number => {
  let count = 0
  for (let at = bytes.indexOf(text); at !== -1 && count <= most; at = bytes.indexOf(text, at + text.length))
    count += 1
  return count
}

/** What stands before each field of a form; null: nothing does. */
const separatorIn = (type: string): string | null => {
  if (fields.test(type)) return '&'
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  return parts.test(type) && boundary !== undefined ? `--${boundary}` : null
}

/**
 * Whether a page or a procedure can read what it is sent: a form, as browsers send one, or, where `takes` says so, JSON.
 * `too many`: a form of more fields than are read.
 */
export const readBody = async (
  request: Request,
  takes: 'forms' | 'forms and JSON',
): Promise<'readable' | 'unreadable' | 'too many'> => {
  const type = request.headers.get('content-type') ?? ''
  const separator = separatorIn(type)
  if (separator !== null) {
    const bytes = Buffer.from(await request.clone().arrayBuffer())
    if (countOf(bytes, separator, fieldsMax) > fieldsMax) return 'too many'
  }
  const isRead = async () => {
    if (parts.test(type)) return succeeds(request.clone().formData())
    if (json.test(type)) return takes === 'forms and JSON' && succeeds(readJson(request.clone()))
    // Any bytes are a list of fields. Of other types procedures say themselves that they take none.
    return fields.test(type) || takes === 'forms and JSON'
  }
  return (await isRead()) ? 'readable' : 'unreadable'
}

/** The answer to anything else (RFC 9110, 15.5.14 and 15.5.16). */
export const unreadable = (
  status: 413 | 415,
  facts: { pathname: string; requestId: string; siteName: string },
): Response => {
  const { contentType, body } = errorAnswer(status, facts)
  return new Response(body, {
    status,
    headers: { 'content-type': contentType, 'cache-control': 'no-store' },
  })
}
