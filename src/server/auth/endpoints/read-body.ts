import { authBodyBytes } from '#contract/auth.ts'

export type Fields = Readonly<Record<string, unknown>>

export type Body = { kind: 'fields'; fields: Fields } | { kind: 'malformed' } | { kind: 'too large' }

type Text = { kind: 'text'; text: string } | Exclude<Body, { kind: 'fields' }>

const readText = async (request: Request): Promise<Text> => {
  if (Number(request.headers.get('content-length') ?? 0) > authBodyBytes) return { kind: 'too large' }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Counted here, since a chunked body announces no length.
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > authBodyBytes) return { kind: 'too large' }
      chunks.push(chunk)
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
    return { kind: 'text', text }
  } catch {
    return { kind: 'malformed' }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readJson = (text: string): Body => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? { kind: 'fields', fields: value } : { kind: 'malformed' }
  } catch {
    return { kind: 'malformed' }
  }
}

/** Reads a form, a beacon or JSON of at most 64 KiB. A field given twice counts once, the last one. Never throws. */
export const readBody = async (request: Request): Promise<Body> => {
  const read = await readText(request)
  if (read.kind !== 'text') return read
  const { text } = read
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/json') return readJson(text)
  // A beacon of a string is text/plain.
  if (type === '' || type === 'application/x-www-form-urlencoded' || type === 'text/plain')
    return { kind: 'fields', fields: Object.fromEntries(new URLSearchParams(text)) }
  return { kind: 'malformed' }
}

/** A field as text; absent and anything but text are ''. */
export const textField = (fields: Fields, name: string): string => {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** `json=true`, as a form or as JSON says it: the caller wants JSON, not a redirect. */
export const wantsJson = (fields: Fields): boolean =>
  Object.hasOwn(fields, 'json') && String(fields['json']) === 'true'
