import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { newId } from '#server/platform/ids.ts'
import type { FileMark } from '#server/ports/file-mark.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import { createBucketFileStore } from './bucket/bucket-file-store.ts'
import { createBucketMark } from './bucket/bucket-mark.ts'
import { createBucket } from './bucket/bucket.ts'
import { copyFiles } from './copy-files.ts'
import { createFolderMark } from './folder-mark.ts'
import { createLocalFileStore } from './local-file-store.ts'
import { openBucketServer } from './testing/bucket-server.ts'

type Place = {
  store: FileStore
  mark: FileMark
  name: string
  /** Makes a file one that was put then. */
  setTime: (id: string, time: Date) => Promise<void>
}

const openFolder = async (): Promise<Place> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'store-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return {
    store: createLocalFileStore(path.join(folder, 'kept')),
    mark: createFolderMark(folder),
    name: folder,
    setTime: (id, time) => utimes(path.join(folder, 'kept', id.slice(-2), id), time, time),
  }
}

const openBucket = async (): Promise<Place & { server: Awaited<ReturnType<typeof openBucketServer>> }> => {
  const server = await openBucketServer({ pageSize: 3 })
  onTestFinished(server.close)
  const bucket = createBucket(server.config)
  return {
    server,
    store: createBucketFileStore(bucket, { encryption: 'aws:kms', kmsKey: 'key-of-files' }),
    mark: createBucketMark(bucket),
    name: server.config.url,
    setTime: async (id, modifiedAt) => {
      const object = server.objects.get(`kept/${id}`)
      if (object !== undefined) object.modifiedAt = modifiedAt
    },
  }
}

const read = async (store: FileStore, id: string): Promise<Buffer | null> => {
  const stored = await store.open(id)
  if (stored === null) return null
  const pieces: Uint8Array[] = []
  for await (const piece of stored.bytes) pieces.push(piece)
  const bytes = Buffer.concat(pieces)
  expect(bytes.length).toBe(stored.size)
  return bytes
}

const idsOf = async (store: FileStore, before: Date): Promise<string[]> => {
  const ids: string[] = []
  for await (const id of store.listOlderThan(before)) ids.push(id)
  return ids.toSorted()
}

const tomorrow = () => new Date(Date.now() + 86_400_000)

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('%s', (_name, open) => {
  test('gives back what was put, as often as it is asked, and what was put last', async () => {
    const { store } = await open()
    const id = newId()
    expect(await read(store, id)).toBeNull()
    const bytes = randomBytes(limits.fileBytes)
    await store.put(id, bytes)
    expect((await read(store, id))?.equals(bytes)).toBe(true)
    await store.put(id, Buffer.from('anew'))
    expect((await read(store, id))?.toString()).toBe('anew')
    await store.put(id, Buffer.alloc(0))
    expect(await read(store, id)).toHaveLength(0)
  })

  test('removes, and what is gone counts as removed', async () => {
    const { store } = await open()
    const id = newId()
    await store.put(id, Buffer.from('x'))
    await store.remove(id)
    expect(await store.open(id)).toBeNull()
    await store.remove(id)
  })

  test('lists what was put before an instant, however many there are', async () => {
    const { store, setTime } = await open()
    expect(await idsOf(store, tomorrow())).toEqual([])
    const ids = Array.from({ length: 8 }, newId).toSorted()
    for (const id of ids) await store.put(id, Buffer.from(id))
    expect(await idsOf(store, tomorrow())).toEqual(ids)
    const [old = ''] = ids
    await setTime(old, new Date('2026-01-01'))
    expect(await idsOf(store, new Date('2026-01-02'))).toEqual([old])
  })

  test('takes nothing but ids', async () => {
    const { store } = await open()
    for (const id of ['../x', '', 'X'.repeat(36), '..'])
      for (const use of [() => store.put(id, Buffer.from('x')), () => store.open(id), () => store.remove(id)])
        await expect((async () => use())()).rejects.toThrow('no id')
  })
})

test('a bucket is told how to encrypt, and holds nothing half when it fails', async () => {
  const { server, store } = await openBucket()
  const id = newId()
  await store.put(id, Buffer.from('x'))
  expect(server.objects.get(`kept/${id}`)?.headers).toMatchObject({
    'x-amz-server-side-encryption': 'aws:kms',
    'x-amz-server-side-encryption-aws-kms-key-id': 'key-of-files',
  })
  const other = newId()
  server.fail(503, 503, 503)
  await expect(store.put(other, Buffer.from('y'))).rejects.toThrow('503')
  expect(await store.open(other)).toBeNull()
  // What else lies in the bucket is no file.
  server.objects.set('kept/notes.txt', { bytes: Buffer.from(''), modifiedAt: new Date(0), headers: {} })
  expect(await idsOf(store, tomorrow())).toEqual([id])
})

describe('a copy from a folder into a bucket', () => {
  const fill = async ({ store, mark }: Place): Promise<string[]> => {
    const ids = Array.from({ length: 20 }, newId).toSorted()
    for (const id of ids) await store.put(id, Buffer.from(`bytes of ${id}`))
    await mark.write('this site')
    return ids
  }

  test('has every file and the mark, and leaves alone what is there', async () => {
    const [folder, bucket] = [await openFolder(), await openBucket()]
    const ids = await fill(folder)
    const [first = ''] = ids
    await bucket.store.put(first, Buffer.from(`bytes of ${first}`))
    expect(await copyFiles(folder, bucket)).toMatchObject({ copied: 19, there: 1 })
    expect(await idsOf(bucket.store, tomorrow())).toEqual(ids)
    for (const id of ids) expect((await read(bucket.store, id))?.toString()).toBe(`bytes of ${id}`)
    expect(await bucket.mark.read()).toBe('this site')
    expect(await copyFiles(folder, bucket)).toMatchObject({ copied: 0, there: 20 })
  })

  test('tells what came otherwise than it was sent', async () => {
    const [folder, bucket] = [await openFolder(), await openBucket()]
    await fill(folder)
    const lossy = {
      ...bucket,
      store: { ...bucket.store, put: (id: string) => bucket.store.put(id, Buffer.from('another')) },
    }
    await expect(copyFiles(folder, lossy)).rejects.toThrow('is not there as it was sent')
    expect(await bucket.mark.read()).toBeNull()
  })

  test('refuses the bucket of another site', async () => {
    const [folder, bucket] = [await openFolder(), await openBucket()]
    await fill(folder)
    await bucket.mark.write('another site')
    await expect(copyFiles(folder, bucket)).rejects.toThrow('belongs to another site')
    expect(await idsOf(bucket.store, tomorrow())).toEqual([])
  })
})
