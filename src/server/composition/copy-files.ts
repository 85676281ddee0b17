import { done, type OperatorAnswer } from '#server/backend/operator/answer.ts'
import type { Config } from '#server/platform/config.ts'
import { copyFiles } from '#server/services/files/copy-files.ts'
import { createFilePlace } from './files.ts'

/** Copies the files of FILES_DIR into the bucket, from this process, whether or not a site runs. Throws in plain words. */
export const runCopyFiles = async (
  config: Pick<Config, 'filesDir' | 'fileStore'>,
): Promise<OperatorAnswer> => {
  if (config.fileStore.kind === 'folder')
    throw new Error('set FILES_BUCKET and what goes with it; files are copied from FILES_DIR into the bucket')
  const from = createFilePlace({ filesDir: config.filesDir, fileStore: { kind: 'folder' } })
  const to = createFilePlace(config)
  const { copied, bytes, there } = await copyFiles(from, to)
  return done(
    `Copied ${copied} files of ${bytes} bytes from ${from.name} to ${to.name}, each read back and compared; ${there} were there already.`,
    'The folder is as it was. What is sent to it from now on is copied by saying this again.',
  )
}
