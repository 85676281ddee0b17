import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { isId } from '#contract/id.ts'
import type { FileStore } from '#server/ports/file-store.ts'

/** Milliseconds after which nobody is writing what is half-written. */
const draftMilliseconds = 60 * 60 * 1000

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Files in a folder of this machine, or one that all nodes share, readable by the owner of the process alone. They lie in
 * 256 folders by the end of their id, which is random, and are called by their id.
 */
export const createLocalFileStore = (folder: string): FileStore => {
  const folderOf = (id: string) => path.join(folder, id.slice(-2))
  const placeOf = (id: string): string => {
    // An id is the only thing that reaches a path.
    if (!isId(id)) throw new Error('This is no id of a file')
    return path.join(folderOf(id), id)
  }

  return {
    put: async (id, bytes) => {
      const place = placeOf(id)
      await mkdir(folderOf(id), { recursive: true, mode: 0o700 })
      const draft = `${place}.${randomUUID()}.part`
      try {
        const file = await open(draft, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          // On disk before it has its name: after a failure of power there is all of it or nothing.
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    open: async (id) => {
      const place = placeOf(id)
      try {
        const { size } = await stat(place)
        return {
          size,
          bytes: {
            [Symbol.asyncIterator]: () => createReadStream(place)[Symbol.asyncIterator](),
          },
        }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    remove: (id) => rm(placeOf(id), { force: true }),

    listOlderThan: async function* (before) {
      let files
      try {
        files = await opendir(folder, { recursive: true })
      } catch (error) {
        if (isMissing(error)) return
        throw error
      }
      for await (const { name, parentPath } of files) {
        // What a process left half-written is called after its id too, and goes in the same way.
        const [id = '', ...draft] = name.split('.')
        if (!isId(id)) continue
        const place = path.join(parentPath, name)
        const found = await stat(place).catch(() => null)
        if (found === null || found.mtime >= before) continue
        if (draft.length === 0) yield id
        else if (found.mtimeMs < Date.now() - draftMilliseconds) await rm(place, { force: true })
      }
    },
  }
}
