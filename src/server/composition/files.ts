import path from 'node:path'
import type { Auth } from '#server/auth/auth.ts'
import type { CompanyImages } from '#server/backend/companies/company-images.ts'
import type { Files } from '#server/backend/files/files.ts'
import type { FileDoor } from '#server/host/files/file-door.ts'
import type { Config } from '#server/platform/config.ts'
import type { FileMark } from '#server/ports/file-mark.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { Scanner } from '#server/ports/scanner.ts'
import { createBucketFileStore } from '#server/services/files/bucket/bucket-file-store.ts'
import { createBucketMark } from '#server/services/files/bucket/bucket-mark.ts'
import { createVersions, type Versions } from '#server/services/files/bucket/bucket-versions.ts'
import { createBucket } from '#server/services/files/bucket/bucket.ts'
import { createClamd } from '#server/services/files/clamd.ts'
import { createFolderMark } from '#server/services/files/folder-mark.ts'
import { createLocalFileStore } from '#server/services/files/local-file-store.ts'
import { createFileJudging } from '#server/services/files/judging/file-judging.ts'
import { createFileReceiver, type FileReceiver } from '#server/services/files/receive-file.ts'

/** Milliseconds that a scan of one file may take. */
const scanMilliseconds = 60_000

/** Where files lie, and the mark by which nodes tell whether it is the same place. */
export type FilePlace = {
  store: FileStore
  mark: FileMark
  /** As the operator knows it. */
  name: string
  /** Whether the place keeps what was removed; null: it can't. */
  versions: (() => Promise<Versions>) | null
}

const createFolderPlace = (folder: string): FilePlace => ({
  store: createLocalFileStore(path.join(folder, 'kept')),
  mark: createFolderMark(folder),
  name: folder,
  versions: null,
})

export const createFilePlace = ({
  filesDir,
  fileStore,
}: Pick<Config, 'filesDir' | 'fileStore'>): FilePlace => {
  if (fileStore.kind === 'folder') return createFolderPlace(path.resolve(filesDir))
  const bucket = createBucket(fileStore)
  return {
    store: createBucketFileStore(bucket, fileStore),
    mark: createBucketMark(bucket),
    name: fileStore.url,
    versions: createVersions(bucket),
  }
}

/** What stands behind the ports of files. */
export const createFileAdapters = (
  config: Pick<Config, 'filesDir' | 'fileStore' | 'scanner'>,
): {
  store: FileStore
  receiver: FileReceiver
  scanner: Scanner | null
} => {
  const { filesDir, scanner } = config
  const { store } = createFilePlace(config)
  return {
    store,
    // On this machine, and not among what is kept.
    receiver: createFileReceiver({
      folder: path.join(path.resolve(filesDir), 'coming'),
      store,
      judging: createFileJudging(),
    }),
    scanner:
      scanner.kind === 'none'
        ? null
        : createClamd({ host: scanner.host, port: scanner.port, milliseconds: scanMilliseconds }),
  }
}

/** What the host does with files: who asks, what they send, what they read. */
export const createFileDoor = (parts: {
  auth: Pick<Auth, 'readSignedIn'>
  files: Pick<Files, 'uploads' | 'reads'>
  images: Pick<CompanyImages, 'open'>
  receiver: FileReceiver
  store: FileStore
}): FileDoor => {
  const { auth, files, images, receiver, store } = parts
  const { uploads } = files
  return {
    readUid: async (request) => (await auth.readSignedIn(request))?.session.uid ?? null,
    claim: uploads.claim,
    receive: async (id, body) => {
      try {
        const answer = await receiver.receive(id, body, await uploads.formOf(id))
        if (answer.kind !== 'kept') await uploads.drop(id)
        else if (!(await uploads.received(id, answer.file))) {
          await store.remove(id)
          return { kind: 'gone' }
        }
        return answer
      } catch (error) {
        // The ticket is used up either way; the sender asks for another one.
        await uploads.drop(id).catch(() => undefined)
        throw error
      }
    },
    open: files.reads.open,
    openImage: images.open,
  }
}
