import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'

/** Milliseconds until an answer begins; 5 MB are on their way by then at 2 Mbit/s. */
const answerMilliseconds = 20_000
/** How often one request is sent, where its failure was quick; all of them may be done twice. */
const triesMax = 3
const waitMilliseconds = 100

/** The bucket did not do what it was asked. Its words hold no key and no signature. */
export class BucketUnreachable extends Error {
  override name = 'BucketUnreachable'
}

export type BucketRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Of an object; empty: of the bucket itself. */
  key: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array
  /** Statuses beside 200 that are no failure. */
  alsoGood?: readonly number[]
}

export type Bucket = {
  /** The answer, whose body is to be read or cancelled. Rejects where the bucket is away, or refuses. */
  ask: (request: BucketRequest) => Promise<Response>
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * An S3-compatible bucket (Amazon S3 API), by requests that are signed with their bodies (AWS Signature Version 4): a server
 * refuses what was damaged on its way. `url`: of the bucket, by host or by path.
 */
export const createBucket = (config: {
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}): Bucket => {
  const { url, region, accessKeyId, secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  const send = async ({ method, key, query = {}, headers = {}, body }: BucketRequest): Promise<Response> => {
    const address = new URL(`${url}/${key}`)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const signed = await client.sign(address, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      ...(body !== undefined && { body: new Uint8Array(body) }),
    })
    // The time is for the head alone: whoever reads a body may be slow.
    const given = new AbortController()
    const timer = setTimeout(
      () => given.abort(new DOMException('The bucket took too long', 'TimeoutError')),
      answerMilliseconds,
    )
    try {
      return await fetch(signed, { signal: given.signal, redirect: 'error' })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    ask: async (request) => {
      const { method, alsoGood = [] } = request
      for (let tries = 1; ; tries += 1) {
        let answer: Response | null = null
        try {
          answer = await send(request)
        } catch (error) {
          const isLate = error instanceof DOMException && error.name === 'TimeoutError'
          if (isLate || tries === triesMax)
            throw new BucketUnreachable('The bucket of files does not answer', { cause: error })
        }
        if (answer !== null) {
          const { status } = answer
          if (status === 200 || alsoGood.includes(status)) return answer
          await answer.body?.cancel()
          const mayPass = status >= 500 || status === 429
          if (!mayPass || tries === triesMax)
            throw new BucketUnreachable(`The bucket of files answered ${method} with ${status}`)
        }
        await wait(waitMilliseconds * tries)
      }
    },
  }
}
