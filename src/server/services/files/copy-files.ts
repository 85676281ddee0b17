import { createHash } from 'node:crypto'
import type { FileMark } from '#server/ports/file-mark.ts'
import type { FileStore, StoredBytes } from '#server/ports/file-store.ts'

/** Files that are on their way at a time. */
const atOnce = 8
/** Whatever lies there was put before it. */
const everything = new Date(8.64e15)

export type Copied = { copied: number; bytes: number; there: number }

type Place = { store: FileStore; mark: FileMark; name: string }

const bytesOf = async (stored: StoredBytes): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  for await (const piece of stored.bytes) pieces.push(piece)
  return Buffer.concat(pieces)
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const copyOne = async (from: FileStore, to: FileStore, id: string): Promise<number | 'there' | 'gone'> => {
  const source = await from.open(id)
  if (source === null) return 'gone'
  if ((await to.open(id))?.size === source.size) return 'there'
  const bytes = await bytesOf(source)
  await to.put(id, bytes)
  const kept = await to.open(id)
  if (kept === null || hashOf(await bytesOf(kept)) !== hashOf(bytes))
    throw new Error(`file ${id} is not there as it was sent`)
  return bytes.length
}

/**
 * Copies every file of a place to another one, which then counts as the same place. What was copied is read back and compared
 * (SHA-256); what is there already, by its id and size, is left alone, so that a copy that broke off goes on. Throws in plain words.
 */
export const copyFiles = async (from: Place, to: Place): Promise<Copied> => {
  const mark = await from.mark.read()
  const other = await to.mark.read()
  if (other !== null && other !== mark)
    throw new Error(`${to.name} belongs to another site, or to other files`)
  const done: Copied = { copied: 0, bytes: 0, there: 0 }
  const ids = from.store.listOlderThan(everything)[Symbol.asyncIterator]()
  const copyOnes = async () => {
    for (let next = await ids.next(); next.done !== true; next = await ids.next()) {
      const outcome = await copyOne(from.store, to.store, next.value)
      if (outcome === 'gone') continue
      if (outcome === 'there') done.there += 1
      else {
        done.copied += 1
        done.bytes += outcome
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, copyOnes))
  // Last: nodes take no place for the shared one that lacks files.
  if (mark !== null && other === null) await to.mark.write(mark)
  return done
}
