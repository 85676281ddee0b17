import type { createReader } from './config-reader.ts'
import { isLoopback } from './config-identity.ts'

type Reader = ReturnType<typeof createReader>

export const bucketEncryptions = ['none', 'AES256', 'aws:kms'] as const

export type BucketConfig = {
  /** Address of the bucket itself, without a slash at its end. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** What the server is asked to encrypt with; `none`: it does as the bucket is set up. */
  encryption: (typeof bucketEncryptions)[number]
  /** Of `aws:kms`; null: the service's own key. */
  kmsKey: string | null
}

/** Where files lie: in the folder `filesDir`, or in a bucket of an S3-compatible store. */
export type FileStoreConfig = { kind: 'folder' } | ({ kind: 'bucket' } & BucketConfig)

const ofBuckets = [
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_ENCRYPTION',
  'S3_KMS_KEY',
] as const

/** What a header may hold; a secret is never repeated. */
const printable = /^[\x21-\x7e]{3,500}$/

/** Files and signatures go there, so that it is asked in clear on this machine alone. */
export const readFileStore = (read: Reader): FileStoreConfig => {
  const url = read.url('FILES_BUCKET', ['http:', 'https:'])
  const given = new Map(ofBuckets.map((name) => [name, read.optional(name)]))
  if (read.optional('FILES_BUCKET') === null) {
    for (const [name, value] of given)
      if (value !== null) read.mistake(name, 'is of no use without FILES_BUCKET')
    return { kind: 'folder' }
  }
  const needed = (name: (typeof ofBuckets)[number]): string => {
    const value = given.get(name) ?? null
    if (value === null) read.mistake(name, 'is required with FILES_BUCKET')
    else if (!printable.test(value)) read.mistake(name, 'must be ASCII without spaces')
    return value ?? ''
  }
  const encryption = read.oneOf('S3_ENCRYPTION', bucketEncryptions, 'none')
  const kmsKey = given.get('S3_KMS_KEY') ?? null
  if (kmsKey !== null && !printable.test(kmsKey)) read.mistake('S3_KMS_KEY', 'must be ASCII without spaces')
  if (kmsKey !== null && encryption !== 'aws:kms')
    read.mistake('S3_KMS_KEY', 'is of no use without S3_ENCRYPTION=aws:kms')
  if (url !== null) refuseUnsafe(read, url)
  return {
    kind: 'bucket',
    url: url?.href.replace(/\/$/, '') ?? '',
    region: needed('S3_REGION'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    encryption,
    kmsKey,
  }
}

const refuseUnsafe = (read: Reader, url: URL): void => {
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    read.mistake('FILES_BUCKET', 'must be the address of the bucket alone, without user, password or query')
  // A signature is made over the path as it is sent.
  else if (!/^(?:\/[\w.-]+)*\/?$/.test(url.pathname))
    read.mistake('FILES_BUCKET', 'must have a path of letters, digits, dots and hyphens')
  else if (url.protocol === 'http:' && !isLoopback(url.hostname))
    read.mistake('FILES_BUCKET', 'is sent what people wrote, so it needs https off loopback')
}
