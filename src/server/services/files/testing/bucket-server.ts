import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureOf } from './signature.ts'

export const bucketAccess = {
  region: 'ap-northeast-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}

type StoredObject = { bytes: Buffer; modifiedAt: Date; headers: IncomingMessage['headers'] }

/** Milliseconds that a signature is good for. */
const skewMax = 15 * 60 * 1000

const instantOf = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Why a request is refused, as S3 says it; null: it is signed as it should be. */
const flawOf = (request: IncomingMessage, { pathname, searchParams }: URL, body: Buffer): string | null => {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    )
  if (said === null) return 'AccessDenied'
  const [, keyId, region = '', signed = '', signature] = said
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  const signedHeaders = signed.split(';')
  const own = Object.keys(headers).filter((name) => name.startsWith('x-amz-') || name === 'host')
  if (keyId !== bucketAccess.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== bucketAccess.region) return 'AuthorizationHeaderMalformed'
  if (own.some((name) => !signedHeaders.includes(name))) return 'AccessDenied'
  if (!(Math.abs(Date.now() - instantOf(headers['x-amz-date'] ?? '')) < skewMax))
    return 'RequestTimeTooSkewed'
  const expected = signatureOf(
    { method: request.method ?? '', path: pathname, query: [...searchParams], headers },
    { secret: bucketAccess.secretAccessKey, region, signedHeaders },
  )
  if (signature !== expected) return 'SignatureDoesNotMatch'
  return createHash('sha256').update(body).digest('hex') === headers['x-amz-content-sha256']
    ? null
    : 'XAmzContentSHA256Mismatch'
}

const send = (response: ServerResponse, status: number, body = '') =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)

/** A bucket in memory that looks at signatures and check sums as S3 does. */
export const openBucketServer = async ({ pageSize = 1000 } = {}) => {
  const objects = new Map<string, StoredObject>()
  const requests: string[] = []
  /** Statuses of the next answers, whatever is asked. */
  const failures: number[] = []
  let versioning = ''

  const list = (query: URLSearchParams): string => {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .toSorted()
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    const page = keys.slice(0, pageSize)
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modifiedAt.toISOString()}</LastModified><Owner><ID>x</ID></Owner></Contents>`,
    )
    const next =
      keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${contents.join('')}${next}</ListBucketResult>`
  }

  const put = (request: IncomingMessage, key: string, bytes: Buffer): number => {
    if (request.headers['if-none-match'] === '*' && objects.has(key)) return 412
    objects.set(key, { bytes, modifiedAt: new Date(), headers: request.headers })
    return 200
  }

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://bucket')
    const { method } = request
    const key = url.pathname.replace(/^\/files\/?/, '')
    requests.push(`${method} /${key}`)
    const failure = failures.shift()
    if (failure !== undefined) return send(response, failure)
    const flaw = flawOf(request, url, body)
    if (flaw !== null) return send(response, 403, `<Error><Code>${flaw}</Code></Error>`)
    if (key === '' && url.searchParams.has('versioning'))
      return send(
        response,
        200,
        `<VersioningConfiguration>${versioning === '' ? '' : `<Status>${versioning}</Status>`}</VersioningConfiguration>`,
      )
    if (key === '') return send(response, 200, list(url.searchParams))
    if (method === 'PUT') return send(response, put(request, key, body))
    if (method === 'DELETE') {
      objects.delete(key)
      return send(response, 204)
    }
    const found = objects.get(key)
    if (found === undefined) return send(response, 404, '<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(200, { 'content-length': found.bytes.length })
    return response.end(method === 'HEAD' ? undefined : found.bytes)
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => answer(request, response, Buffer.concat(pieces)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    /** Of the bucket. */
    config: { url: `http://127.0.0.1:${port}/files`, ...bucketAccess },
    objects,
    requests,
    fail: (...statuses: readonly number[]) => failures.push(...statuses),
    setVersioning: (status: string) => {
      versioning = status
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
