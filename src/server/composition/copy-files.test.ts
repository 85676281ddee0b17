import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#server/platform/ids.ts'
import { openBucketServer } from '#server/services/files/testing/bucket-server.ts'
import { runCopyFiles } from './copy-files.ts'
import { createFilePlace } from './files.ts'

test('files of FILES_DIR are in the bucket afterwards, and the operator reads how many', async () => {
  const filesDir = await mkdtemp(path.join(tmpdir(), 'copied-'))
  onTestFinished(() => rm(filesDir, { recursive: true }))
  const server = await openBucketServer()
  onTestFinished(server.close)
  const folder = { filesDir, fileStore: { kind: 'folder' as const } }
  const id = newId()
  await createFilePlace(folder).store.put(id, Buffer.from('a résumé'))
  await expect(runCopyFiles(folder)).rejects.toThrow('set FILES_BUCKET')
  const fileStore = { kind: 'bucket' as const, ...server.config, encryption: 'none' as const, kmsKey: null }
  const { lines } = await runCopyFiles({ filesDir, fileStore })
  expect(lines[0]).toMatch(/^Copied 1 files of 10 bytes .*; 0 were there already\.$/)
  expect(server.objects.get(`kept/${id}`)?.bytes.toString()).toBe('a résumé')
})
