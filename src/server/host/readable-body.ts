import { errorAnswer } from './error-answer.ts'

const json = /^application\/json\s*(?:;|$)/i
const fields = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
const parts = /^multipart\/form-data\s*;/i

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** The longest form, of an ad with all its workplaces, has some six hundred; to read many takes much longer than to send them. */
export const fieldsMax = 2000

/** Lists and objects inside each other, and values in all, of what scripts send: ours nest a few and are some hundreds. */
export const jsonMax = { depth: 50, values: 10_000 }

const [quote, backslash, comma, ...brackets] = Buffer.from('"\\,[{]}')

/** Whether JSON is deep or long: to make its values takes much longer than to send them. */
const isLong = (bytes: Buffer): boolean => {
  let [depth, values, quoted] = [0, 0, false]
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]
    if (quoted) {
      if (byte === backslash) at += 1
      else if (byte === quote) quoted = false
    } else if (byte === quote) quoted = true
    else if (byte === comma) values += 1
    else if (byte === brackets[0] || byte === brackets[1]) {
      values += 1
      depth += 1
    } else if (byte === brackets[2] || byte === brackets[3]) depth -= 1
    if (depth > jsonMax.depth || values > jsonMax.values) return true
  }
  return false
}

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

/** Bytes of what guests send: the longest form of theirs, to the operator, has some forty thousand. Nobody reads more of them. */
export const guestBytesMax = 64 * 1024

/**
 * Whether a page or a procedure can read what it is sent: a form, as browsers send one, or, where `takes` says so, JSON.
 * `too many`: a form of more fields than are read, JSON of more values, or more bytes than are read of a guest.
 */
export const readBody = async (
  request: Request,
  takes: 'forms' | 'forms and JSON',
  sender: 'guest' | 'person',
): Promise<'readable' | 'unreadable' | 'too many'> => {
  const type = request.headers.get('content-type') ?? ''
  const bytes = Buffer.from(await request.clone().arrayBuffer())
  if (sender === 'guest' && bytes.length > guestBytesMax) return 'too many'
  const separator = separatorIn(type)
  if (separator !== null && countOf(bytes, separator, fieldsMax) > fieldsMax) return 'too many'
  const isJson = json.test(type)
  if (isJson && isLong(bytes)) return 'too many'
  const isRead = async () => {
    if (parts.test(type)) return succeeds(request.clone().formData())
    if (isJson)
      return (
        takes === 'forms and JSON' && (bytes.length === 0 || (await succeeds(new Response(bytes).json())))
      )
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
