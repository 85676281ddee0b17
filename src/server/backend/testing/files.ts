import type { FileParts } from '#server/backend/files/files.ts'
import type { FileStore } from '#server/ports/file-store.ts'

/** A store in memory; `bytes` is what lies there. */
export const createMemoryFileStore = (): FileStore & { bytes: Map<string, Buffer> } => {
  const bytes = new Map<string, Buffer>()
  return {
    bytes,
    put: async (id, given) => {
      bytes.set(id, Buffer.from(given))
    },
    open: async (id) => {
      const found = bytes.get(id)
      return found === undefined
        ? null
        : {
            size: found.length,
            bytes: (async function* () {
              yield found
            })(),
          }
    },
    remove: async (id) => {
      bytes.delete(id)
    },
    listOlderThan: async function* () {
      yield* bytes.keys()
    },
  }
}

/** Files without a scanner, in memory. */
export const testFileParts = (given: Partial<FileParts> = {}): FileParts => ({
  store: createMemoryFileStore(),
  scanner: null,
  secrets: ['secret of the tests'],
  removeLeft: async () => 0,
  ...given,
})
