import { createHash, createHmac } from 'node:crypto'

export type SignedRequest = {
  method: string
  /** As it was sent. */
  path: string
  query: readonly (readonly [string, string])[]
  /** Names in small letters. */
  headers: Readonly<Record<string, string>>
}

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)

/** AWS Signature Version 4 of a request to S3 with its header `Authorization`, as Amazon describes how a server makes it. */
export const signatureOf = (
  { method, path, query, headers }: SignedRequest,
  { secret, region, signedHeaders }: { secret: string; region: string; signedHeaders: readonly string[] },
): string => {
  const time = headers['x-amz-date'] ?? ''
  const day = time.slice(0, 8)
  const canonical = [
    method,
    path,
    query
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  )
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region))
  return hmac(key, text).toString('hex')
}
