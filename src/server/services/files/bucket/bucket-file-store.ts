import { isId } from '#contract/id.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { Bucket } from './bucket.ts'
import { readPage } from './read-page.ts'

/** Before the ids, so that nothing else in the bucket is taken for a file. */
const prefix = 'kept/'

/** Headers of an object that is written. */
export type BucketEncryption = { encryption: 'none' | 'AES256' | 'aws:kms'; kmsKey: string | null }

const headersOf = ({ encryption, kmsKey }: BucketEncryption): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  ...(encryption !== 'none' && { 'x-amz-server-side-encryption': encryption }),
  ...(kmsKey !== null && { 'x-amz-server-side-encryption-aws-kms-key-id': kmsKey }),
})

async function* bytesOf(bucket: Bucket, key: string): AsyncGenerator<Uint8Array> {
  const { body } = await bucket.ask({ method: 'GET', key })
  if (body !== null) yield* body
}

/**
 * Files in a bucket, called by their id. One request writes a file whole, which a bucket does or does not: no file is as large as a
 * part of a multipart upload has to be (5 MiB).
 */
export const createBucketFileStore = (bucket: Bucket, encryption: BucketEncryption): FileStore => {
  const keyOf = (id: string): string => {
    // An id is the only thing that reaches an address.
    if (!isId(id)) throw new Error('This is no id of a file')
    return prefix + id
  }

  return {
    put: async (id, bytes) => {
      const answer = await bucket.ask({
        method: 'PUT',
        key: keyOf(id),
        headers: headersOf(encryption),
        body: bytes,
      })
      await answer.body?.cancel()
    },

    open: async (id) => {
      const key = keyOf(id)
      const { status, headers } = await bucket.ask({ method: 'HEAD', key, alsoGood: [404] })
      if (status === 404) return null
      return {
        size: Number(headers.get('content-length')),
        bytes: { [Symbol.asyncIterator]: () => bytesOf(bucket, key) },
      }
    },

    remove: async (id) => {
      const answer = await bucket.ask({ method: 'DELETE', key: keyOf(id), alsoGood: [204, 404] })
      await answer.body?.cancel()
    },

    listOlderThan: async function* (before) {
      let token: string | null = null
      do {
        const query: Record<string, string> = { 'list-type': '2', prefix }
        if (token !== null) query['continuation-token'] = token
        const answer: Response = await bucket.ask({ method: 'GET', key: '', query })
        const page = readPage(await answer.text())
        for (const { key, modifiedAt } of page.objects) {
          const id = key.slice(prefix.length)
          if (key.startsWith(prefix) && isId(id) && modifiedAt < before) yield id
        }
        token = page.next
      } while (token !== null)
    },
  }
}
