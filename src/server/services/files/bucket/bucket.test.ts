import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isUnavailable } from '#server/platform/unavailable.ts'
import { bucketAccess, openBucketServer } from '#server/services/files/testing/bucket-server.ts'
import { signatureOf } from '#server/services/files/testing/signature.ts'
import { createBucketMark } from './bucket-mark.ts'
import { createVersions } from './bucket-versions.ts'
import { createBucket, type Bucket } from './bucket.ts'
import { readAnswer } from './read-answer.ts'

let server: Awaited<ReturnType<typeof openBucketServer>>
let bucket: Bucket
beforeEach(async () => {
  server = await openBucketServer()
  onTestFinished(server.close)
  bucket = createBucket(server.config)
})

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, its four examples. */
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
test.each([
  [
    'GET',
    '/test.txt',
    [],
    { range: 'bytes=0-9', 'x-amz-content-sha256': empty },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    '/test%24file.text',
    [],
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET',
    '/',
    [['lifecycle', '']],
    { 'x-amz-content-sha256': empty },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET',
    '/',
    [
      ['prefix', 'J'],
      ['max-keys', '2'],
    ],
    { 'x-amz-content-sha256': empty },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
] as const)(
  'the server of these tests signs Amazon’s example %s %s %j as Amazon does',
  (method, path, query, given, signature) => {
    const headers = { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z', ...given }
    expect(
      signatureOf(
        { method, path, query, headers },
        {
          secret: bucketAccess.secretAccessKey,
          region: 'us-east-1',
          signedHeaders: Object.keys(headers).toSorted(),
        },
      ),
    ).toBe(signature)
  },
)

const bytes = Buffer.from('a résumé')

test('what is signed with the right key is done, with another one nothing', async () => {
  await bucket.ask({ method: 'PUT', key: 'one', body: bytes })
  expect(server.objects.get('one')?.bytes).toEqual(bytes)
  for (const change of [
    { secretAccessKey: 'another' },
    { accessKeyId: 'another' },
    { region: 'eu-west-1' },
  ]) {
    const stranger = createBucket({ ...server.config, ...change })
    await expect(stranger.ask({ method: 'DELETE', key: 'one' })).rejects.toThrow(
      'The bucket of files answered DELETE with 403',
    )
  }
  expect(server.objects.has('one')).toBe(true)
})

test('what passes is tried again, what does not is told at once', async () => {
  server.fail(503, 500)
  await bucket.ask({ method: 'PUT', key: 'one', body: bytes })
  expect(server.requests).toHaveLength(3)
  server.fail(400)
  await expect(bucket.ask({ method: 'PUT', key: 'one', body: bytes })).rejects.toThrow('with 400')
  expect(server.requests).toHaveLength(4)
})

test('a bucket that stays away is an outage, and its words hold no key', async () => {
  server.fail(503, 503, 503)
  const refused = await bucket.ask({ method: 'GET', key: 'one' }).catch((error: unknown) => error)
  await server.close()
  const silent = await bucket.ask({ method: 'GET', key: 'one' }).catch((error: unknown) => error)
  for (const error of [refused, silent]) {
    expect(isUnavailable(error)).toBe(true)
    expect(String(error)).not.toMatch(/AKIA|wJal|Signature/)
  }
})

test('the first mark stays', async () => {
  const mark = createBucketMark(bucket)
  expect(await mark.read()).toBeNull()
  await mark.write('first')
  await mark.write('second')
  expect(await mark.read()).toBe('first')
})

test('a bucket tells whether it keeps what was removed', async () => {
  const versions = createVersions(bucket)
  expect(await versions()).toBe('off')
  server.setVersioning('Enabled')
  expect(await versions()).toBe('on')
  server.setVersioning('Suspended')
  expect(await versions()).toBe('off')
  server.fail(403)
  expect(await versions()).toBe('unknown')
  server.fail(404)
  expect(await versions()).toBe('off')
})

test.each(['', '<a>', '<a></b>', 'no xml', `<a>${'x'.repeat(2_000_001)}</a>`])(
  'an answer that is no good one is refused (%#)',
  (xml) => {
    expect(() => readAnswer(xml)).toThrow()
  },
)
