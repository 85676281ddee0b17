import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { newId } from '#server/platform/ids.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { createFileJudging } from './judging/file-judging.ts'
import { createLocalFileStore } from './local-file-store.ts'
import { createFileReceiver, type FileReceiver } from './receive-file.ts'
import { pdfOf, pictureOf } from './testing/samples.ts'

let folder: string
let store: FileStore
let receiver: FileReceiver
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
  store = createLocalFileStore(path.join(folder, 'kept'))
  receiver = createFileReceiver({ folder: path.join(folder, 'coming'), store, judging: createFileJudging() })
})
afterEach(async () => {
  await receiver.close()
  await rm(folder, { recursive: true, force: true })
})

const filesIn = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((each) => each.isFile())
    .map(({ name }) => name)

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = []
  for await (const item of items) found.push(item)
  return found
}
async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const readAll = async (id: string): Promise<Buffer | null> => {
  const found = await store.open(id)
  return found === null ? null : Buffer.concat(await all(found.bytes))
}

test.each([1, 100, 4100, 1_000_000])('a PDF in pieces of %i bytes is kept as it came', async (size) => {
  const id = newId()
  const bytes = pdfOf('山田', 9000)
  const hash = createHash('sha256').update(bytes).digest('hex')
  expect(await receiver.receive(id, inPieces(bytes, size), 'file')).toEqual({
    kind: 'kept',
    file: { type: 'pdf', size: bytes.length, hash },
  })
  expect(await readAll(id)).toEqual(bytes)
  expect(await filesIn()).toEqual([id])
  const place = path.join(folder, 'kept', id.slice(-2), id)
  expect((await stat(place)).mode & 0o777).toBe(0o600)
})

test('size and hash are those of the picture as it is stored', async () => {
  const id = newId()
  const answer = await receiver.receive(id, inPieces(await pictureOf('jpg'), 1000), 'file')
  const stored = await readAll(id)
  expect(answer).toEqual({
    kind: 'kept',
    file: { type: 'jpg', size: stored!.length, hash: createHash('sha256').update(stored!).digest('hex') },
  })
})

test('the wrong type is refused at its first bytes, without waiting for the rest', async () => {
  let pieces = 0
  async function* page() {
    for (;;) {
      pieces += 1
      yield Buffer.alloc(3000, '<p>')
    }
  }
  expect(await receiver.receive(newId(), page(), 'file')).toEqual({ kind: 'refused', problem: 'wrong_type' })
  expect(pieces).toBe(2)
  expect(await filesIn()).toEqual([])
})

test('a picture of a company is kept as it is drawn, with its pixels; a PDF is refused at its first bytes', async () => {
  const id = newId()
  const came = await pictureOf('jpg', { width: 2000, height: 1000 })
  const answer = await receiver.receive(id, inPieces(came, 1000), 'photo')
  const stored = await readAll(id)
  expect(answer).toEqual({
    kind: 'kept',
    file: {
      type: 'jpg',
      size: stored!.length,
      hash: createHash('sha256').update(stored!).digest('hex'),
      width: 1280,
      height: 640,
    },
  })
  expect(await receiver.receive(newId(), inPieces(pdfOf(), 100), 'logo')).toEqual({
    kind: 'refused',
    problem: 'wrong_type',
  })
  expect(await filesIn()).toEqual([id])
})

test('one byte over 5 MB is refused, however it comes', async () => {
  const exactly = pdfOf('', limits.fileBytes - 100)
  const most = Buffer.concat([exactly, Buffer.alloc(limits.fileBytes - exactly.length, '\n')])
  expect(await receiver.receive(newId(), inPieces(most, 65_536), 'file')).toMatchObject({ kind: 'kept' })
  const over = inPieces(Buffer.concat([most, Buffer.from('\n')]), 65_536)
  expect(await receiver.receive(newId(), over, 'file')).toEqual({ kind: 'refused', problem: 'too_large' })
  expect(await filesIn()).toHaveLength(1)
})

test('a sender who leaves, and a store that fails, leave nothing', async () => {
  async function* cut() {
    yield pdfOf('', 6000).subarray(0, 5000)
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  }
  expect(await receiver.receive(newId(), cut(), 'file')).toEqual({ kind: 'gone' })
  const broken = createFileReceiver({
    folder: path.join(folder, 'coming'),
    judging: {
      judge: async () => ({ kind: 'good', type: 'pdf', drawn: null }),
      close: async () => undefined,
    },
    store: { ...store, put: () => Promise.reject(new Error('the disk is full')) },
  })
  await expect(broken.receive(newId(), inPieces(pdfOf(), 100), 'file')).rejects.toThrow('the disk is full')
  expect(await filesIn()).toEqual([])
})

test('what processes that died left is removed, what comes right now is not', async () => {
  await receiver.receive(newId(), inPieces(pdfOf(), 100), 'file')
  const old = path.join(folder, 'coming', 'old.part')
  await writeFile(old, 'x')
  await writeFile(path.join(folder, 'coming', 'new.part'), 'x')
  await utimes(old, new Date('2026-01-01'), new Date('2026-01-01'))
  expect(await receiver.countLeft(new Date('2026-01-02'))).toBe(1)
  expect(await receiver.removeLeft(new Date('2026-01-02'))).toBe(1)
  expect(await readdir(path.join(folder, 'coming'))).toEqual(['new.part'])
})

test('the store puts, opens, lists and removes by id, and takes no other name', async () => {
  const [one, two] = [newId(), newId()]
  expect(await store.open(one)).toBeNull()
  expect(await all(store.listOlderThan(new Date('2100-01-01')))).toEqual([])
  await store.put(one, Buffer.from('first'))
  await store.put(one, Buffer.from('second'))
  await store.put(two, Buffer.from('x'))
  expect(await readAll(one)).toEqual(Buffer.from('second'))
  expect((await all(store.listOlderThan(new Date('2100-01-01')))).toSorted()).toEqual([one, two].toSorted())
  expect(await all(store.listOlderThan(new Date('2000-01-01')))).toEqual([])
  await store.remove(one)
  await store.remove(one)
  expect(await store.open(one)).toBeNull()
  for (const name of ['../secret', '..', '', 'a/b', one.toUpperCase()])
    await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('no id')
})

test('what was left half-written under an id goes by the nightly look, what is being written does not', async () => {
  const id = newId()
  await store.put(id, Buffer.from('x'))
  const [left = '', current = ''] = ['left', 'current'].map((name) =>
    path.join(folder, 'kept', id.slice(-2), `${id}.${name}.part`),
  )
  await writeFile(left, 'x')
  await utimes(left, new Date(0), new Date(0))
  await writeFile(current, 'x')
  expect(await all(store.listOlderThan(new Date('2100-01-01')))).toEqual([id])
  await expect(stat(left)).rejects.toThrow('ENOENT')
  expect((await stat(current)).size).toBe(1)
})
