import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { FileType } from '#contract/codes/stored-file.ts'
import { limits } from '#contract/limits.ts'
import { sendPage, startHost, testOrigin, type TestHost } from '#server/host/testing/host.ts'
import { newId } from '#server/platform/ids.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { createBucketFileStore } from '#server/services/files/bucket/bucket-file-store.ts'
import { createBucket } from '#server/services/files/bucket/bucket.ts'
import { createLocalFileStore } from '#server/services/files/local-file-store.ts'
import { createFileJudging, type FileJudging } from '#server/services/files/judging/file-judging.ts'
import { createFileReceiver } from '#server/services/files/receive-file.ts'
import { openBucketServer } from '#server/services/files/testing/bucket-server.ts'
import { docxOf, pdfOf } from '#server/services/files/testing/samples.ts'
import type { FileDoor } from './file-door.ts'

const ticket = 'T'.repeat(43)
const hanako = { cookie: 'session=hanako' }

let folder: string
let host: TestHost | null = null
let closeJudging = async () => {}
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'host-files-'))
})
afterEach(async () => {
  await host?.close()
  host = null
  await closeJudging()
  await rm(folder, { recursive: true, force: true })
})

const pictureHash = 'ab'.repeat(32)

/** A host over a real folder, with one ticket of hanako's, and a file that only she may read with `good`. */
const start = async (
  options: {
    name?: string
    type?: FileType
    bytes?: Buffer
    judging?: FileJudging
    store?: FileStore
  } & Partial<Parameters<typeof startHost>[1]> = {},
) => {
  const {
    name = '履歴書.pdf',
    type = 'pdf',
    bytes = pdfOf(),
    judging = createFileJudging(),
    store = createLocalFileStore(path.join(folder, 'kept')),
    ...hostOptions
  } = options
  const receiver = createFileReceiver({ folder: path.join(folder, 'coming'), store, judging })
  closeJudging = judging.close
  const id = newId()
  const begun: string[] = []
  const settled = Promise.withResolvers<string>()
  let open = true
  const files: FileDoor = {
    readUid: async (request) => /session=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? null,
    claim: async (uid, given) => {
      if (!open || uid !== 'hanako' || given !== ticket) return null
      open = false
      begun.push(id)
      return id
    },
    receive: async (given, body) => {
      const answer = await receiver.receive(given, body, 'file')
      settled.resolve(answer.kind)
      return answer
    },
    openImage: async (hash, type) =>
      hash === pictureHash && type === 'png'
        ? {
            size: 4,
            bytes: (async function* () {
              yield Buffer.from('\u0089PNG', 'latin1')
            })(),
          }
        : null,
    open: async (uid, address) =>
      uid === 'hanako' && address.signature === 'good'
        ? {
            size: bytes.length,
            name,
            type,
            bytes: (async function* () {
              yield bytes
            })(),
          }
        : null,
  }
  host = await startHost((_, answer) => sendPage(answer, 'ページが見つかりません', {}, 404), {
    files,
    ...hostOptions,
  })
  return { host, id, store, begun, settled: settled.promise }
}

const put = (
  { send }: TestHost,
  body: Iterable<string | Buffer>,
  { headers = {}, to = ticket }: { headers?: Record<string, string>; to?: string } = {},
) => send(`/files/upload/${to}`, { method: 'PUT', headers: { ...hanako, ...headers }, body })

const left = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((each) => each.isFile())
    .map(({ name }) => name)

test('a file against a ticket is kept, once', async () => {
  const { host, id } = await start()
  const sent = await put(host, [pdfOf().subarray(0, 50), pdfOf().subarray(50)])
  expect(sent).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } })
  expect(JSON.parse(sent.text)).toEqual({ received: true })
  expect(await left()).toEqual([id])
  const again = await put(host, [pdfOf()])
  expect({ status: again.status, body: JSON.parse(again.text) }).toEqual({
    status: 404,
    body: { problem: 'ticket_over' },
  })
})

test('where too many files are being judged, one is asked for again, and leaves nothing', async () => {
  const { host } = await start({
    judging: { judge: async () => ({ kind: 'busy' }), close: async () => undefined },
  })
  expect(await put(host, [pdfOf()])).toMatchObject({
    status: 503,
    text: '{"problem":"busy"}',
    headers: { 'retry-after': '30' },
  })
  expect(await left()).toEqual([])
})

test('into a bucket that is away nothing is sent, and it may be sent again later', async () => {
  const server = await openBucketServer()
  onTestFinished(server.close)
  const bucket = createBucket(server.config)
  const store = createBucketFileStore(bucket, { encryption: 'none', kmsKey: null })
  const { host } = await start({ store })
  server.fail(503, 503, 503)
  expect(await put(host, [pdfOf()])).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  expect([await left(), server.objects.size]).toEqual([[], 0])
})

test('guests, other people and tickets that are none send nothing', async () => {
  const { host, begun } = await start()
  expect((await put(host, [pdfOf()], { headers: { cookie: '' } })).status).toBe(401)
  expect((await put(host, [pdfOf()], { headers: { cookie: 'session=taro' } })).status).toBe(404)
  expect((await put(host, [pdfOf()], { to: 'short' })).status).toBe(404)
  expect((await put(host, [pdfOf()], { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await put(host, [pdfOf()], { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect(begun).toEqual([])
  expect(await left()).toEqual([])
})

test('the page of the same site may send', async () => {
  const { host } = await start()
  const headers = { origin: testOrigin, 'sec-fetch-site': 'same-origin' }
  expect((await put(host, [pdfOf()], { headers })).status).toBe(200)
})

test('5 MB and no more, told or chunked, and the answer says so', async () => {
  const over = pdfOf('', limits.fileBytes + 1000)
  const told = await start()
  expect(await put(told.host, [over], { headers: { 'content-length': String(over.length) } })).toMatchObject({
    status: 413,
    text: '{"problem":"too_large"}',
  })
  // It was refused by its length alone: the ticket is good still.
  expect(told.begun).toEqual([])
  expect(
    await put(told.host, [over.subarray(0, 4_000_000), over.subarray(4_000_000)], {
      headers: { connection: 'keep-alive' },
    }),
  ).toMatchObject({ status: 413, text: '{"problem":"too_large"}', headers: { connection: 'close' } })
  expect(await left()).toEqual([])
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'wrong_type'],
  ['<!doctype html><script>1</script>', 415, 'wrong_type'],
  ['MZ\x90\0 a program called 履歴書.pdf', 415, 'wrong_type'],
  ['', 422, 'empty'],
  [docxOf({ name: 'word/vbaProject.bin', body: 'x' }), 422, 'unsafe'],
  [pdfOf('<< /Encrypt 5 0 R >>'), 422, 'encrypted'],
] as const)('what is not taken leaves nothing: %j', async (body, status, problem) => {
  const { host } = await start()
  const answer = await put(host, body.length === 0 ? [] : [Buffer.from(body as Buffer)], {
    headers: { 'content-type': 'application/pdf' },
  })
  expect({ status: answer.status, body: JSON.parse(answer.text) }).toEqual({ status, body: { problem } })
  expect(await left()).toEqual([])
})

const sendHalf = (port: number) => {
  const socket = net.connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `PUT /files/upload/${ticket} HTTP/1.1\r\nhost: site.test\r\ncookie: session=hanako\r\ncontent-length: 90000\r\n\r\n`,
  )
  socket.write(pdfOf('', 50_000))
  return socket
}

test.each(['', 'content-length: 0\r\n'])('a file of nothing (%o) is answered', async (length) => {
  const { host } = await start()
  const socket = net.connect(host.port, '127.0.0.1')
  socket.write(
    `PUT /files/upload/${ticket} HTTP/1.1\r\nhost: ${new URL(testOrigin).host}\r\ncookie: ${hanako.cookie}\r\n${length}\r\n`,
  )
  const answer = String(await buffer(socket))
  expect(answer).toMatch(/^HTTP\/1\.1 422 /)
  expect(answer).toContain('{"problem":')
  expect(await left()).toEqual([])
})

test('a connection that is cut in the middle leaves nothing', async () => {
  const { host, settled } = await start()
  const socket = sendHalf(host.port)
  await once(socket, 'connect')
  while ((await left()).length === 0) await new Promise(setImmediate)
  socket.destroy()
  expect(await settled).toBe('gone')
  expect(await left()).toEqual([])
})

test.each([
  ['quiet', { whole: 60_000, quiet: 100 }],
  ['slow', { whole: 100, quiet: 60_000 }],
])('a sender who is too %s is cut off, and leaves nothing', async (_, uploadMilliseconds) => {
  const { host, settled } = await start({ uploadMilliseconds })
  const socket = sendHalf(host.port)
  await once(socket, 'close')
  expect(await settled).toBe('gone')
  expect(await left()).toEqual([])
})

test('a person sends three files at a time', async () => {
  const waits = Promise.withResolvers<void>()
  const door: Partial<FileDoor> = {
    claim: async () => newId(),
    receive: async () => {
      await waits.promise
      return { kind: 'kept', file: { type: 'pdf', size: 1, hash: '' } }
    },
  }
  const entered: string[] = []
  const { host } = await start()
  await host.close()
  const files: FileDoor = {
    readUid: async () => {
      entered.push('hanako')
      return 'hanako'
    },
    claim: door.claim!,
    receive: door.receive!,
    openImage: async () => null,
    open: async () => null,
  }
  const busy = await startHost(() => 'unknown', { files })
  const three = [1, 2, 3].map(() => put(busy, ['x']))
  while (entered.length < 3) await new Promise(setImmediate)
  expect(await put(busy, ['x'])).toMatchObject({ status: 429, text: '{"problem":"limited"}' })
  waits.resolve()
  expect((await Promise.all(three)).map(({ status }) => status)).toEqual([200, 200, 200])
  await busy.close()
})

test('a file is saved under its name, whatever it holds, and runs nowhere', async () => {
  const polyglot = Buffer.concat([pdfOf(), Buffer.from('<html><script>alert(1)</script></html>')])
  const { host, id } = await start({ bytes: polyglot })
  const target = `/files/${id}?expires=1&signature=good`
  const answer = await host.send(target, { headers: hanako })
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual(polyglot)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(polyglot.length),
    'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf`,
    'content-security-policy':
      "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  })
  const head = await host.send(target, { method: 'HEAD', headers: hanako })
  expect({ status: head.status, length: head.headers['content-length'], body: head.body.length }).toEqual({
    status: 200,
    length: String(polyglot.length),
    body: 0,
  })
})

test('for others there is no such file, guests sign in first, and an address takes nothing else', async () => {
  const { host, id } = await start()
  const good = `/files/${id}?expires=1&signature=good`
  expect(await host.send(good, { headers: { cookie: 'session=taro' } })).toMatchObject({ status: 404 })
  expect(await host.send(`/files/${id}`, { headers: hanako })).toMatchObject({ status: 404 })
  expect(await host.send('/files/x', { headers: hanako })).toMatchObject({ status: 404 })
  expect(await host.send(good)).toMatchObject({
    status: 303,
    headers: { location: `/login?error=SessionRequired&callbackUrl=%2Fmypage%2Ffiles%2F${id}` },
  })
  expect(await host.send(good, { method: 'POST', headers: hanako })).toMatchObject({ status: 405 })
  expect(await host.send(`/files/upload/${ticket}`, { headers: hanako })).toMatchObject({
    status: 405,
    headers: { allow: 'PUT, OPTIONS' },
  })
  expect(await host.send('/contact', { method: 'PUT', headers: hanako })).toMatchObject({ status: 405 })
})

test('neither tickets nor signatures stand in the log', async () => {
  const { host, id } = await start()
  await put(host, [pdfOf()])
  await host.send(`/files/${id}?expires=1&signature=good`, { headers: hanako })
  const targets = host.lines.map(({ target }) => target)
  expect(targets).toEqual(['/files/upload/…', `/files/${id}?expires=…&signature=…`])
})

test('what fails behind it is an error, and the log has its cause', async () => {
  const { host } = await start()
  await host.close()
  const failing = await startHost(() => 'unknown', {
    files: {
      readUid: () => Promise.reject(new Error('the database is away')),
      claim: async () => null,
      receive: async () => ({ kind: 'gone' }),
      openImage: async () => null,
      open: async () => null,
    },
  })
  expect((await put(failing, ['x'])).status).toBe(500)
  expect(failing.lines.find(({ msg }) => msg === 'the host failed')).toMatchObject({
    err: { message: 'the database is away' },
  })
  await failing.close()
})

test('a public picture is shown to everybody, may be kept for ever, and is only a picture', async () => {
  const { host } = await start()
  const target = `/images/${pictureHash}.png`
  const answer = await host.send(target)
  expect(answer.status).toBe(200)
  expect(answer.body.toString('latin1')).toBe('\u0089PNG')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '4',
    'content-security-policy':
      "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${pictureHash}"`,
  })
  expect(answer.headers).not.toHaveProperty('content-disposition')
  const head = await host.send(target, { method: 'HEAD' })
  expect({ status: head.status, length: head.headers['content-length'], body: head.body.length }).toEqual({
    status: 200,
    length: '4',
    body: 0,
  })
  const again = await host.send(target, { headers: { 'if-none-match': `"${pictureHash}"` } })
  expect({ status: again.status, body: again.body.length }).toEqual({ status: 304, body: 0 })
})

test.each([
  `/images/${pictureHash}.jpg`,
  `/images/${'cd'.repeat(32)}.png`,
  `/images/${pictureHash}.svg`,
  `/images/${pictureHash}`,
])('%s is no picture', async (target) => {
  const { host } = await start()
  expect(await host.send(target)).toMatchObject({ status: 404 })
})
