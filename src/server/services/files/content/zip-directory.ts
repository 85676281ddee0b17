import { findDirectory } from './zip-end.ts'
import { ZipFlaw } from './zip-flaw.ts'
import { readHeader, type ZipHeader } from './zip-header.ts'

/** One entry of the directory at the end of a ZIP archive (APPNOTE 4.3.12). Sizes are what the archive says. */
export type ZipEntry = {
  name: string
  encrypted: boolean
  /** 0: as it is, 8: deflate. */
  method: number
  /** Unpacked. */
  bytes: number
  /** Of its local header. */
  offset: number
  /** Its packed bytes. */
  from: number
  to: number
}

/** `ambiguous`: programs differ in what they find in it. */
export type ZipDirectory =
  { kind: 'read'; entries: readonly ZipEntry[] } | { kind: 'broken' } | { kind: 'ambiguous' }

/** Entries looked at; a document of Word has a few dozen. */
const entriesMax = 3000
const localMark = Buffer.from('PK\x03\x04', 'latin1')

/** Whether a local header says of an entry what the directory says. */
const agree = (entry: ZipHeader, local: ZipHeader): boolean => {
  const same = (one: number, other: number) => one === other || (local.sizesFollow && other === 0)
  return (
    entry.nameBytes.equals(local.nameBytes) &&
    entry.method === local.method &&
    entry.encrypted === local.encrypted &&
    same(entry.bytes, local.bytes) &&
    same(entry.packedBytes, local.packedBytes)
  )
}

/** Refuses entries that share bytes, and headers of entries between them that the directory does not name. */
const judgeLayout = (archive: Buffer, entries: readonly ZipEntry[], directory: number): void => {
  let last = 0
  for (const { offset, to } of entries.toSorted((one, other) => one.offset - other.offset)) {
    if (offset < last || archive.subarray(last, offset).includes(localMark)) throw new ZipFlaw('ambiguous')
    last = to
  }
  if (last > directory || archive.subarray(last, directory).includes(localMark))
    throw new ZipFlaw('ambiguous')
}

const readEntries = (archive: Buffer): ZipEntry[] => {
  const { count, from, to: end } = findDirectory(archive)
  if (count > entriesMax || from > end) throw new ZipFlaw('broken')
  const entries: ZipEntry[] = []
  let at = from
  for (let index = 0; index < count; index += 1) {
    const entry = readHeader(archive, at, 'entry')
    at = entry.to
    const { nameBytes, encrypted, method, packedBytes, bytes, offset } = entry
    const local = readHeader(archive, offset, 'local')
    // An encrypted archive is refused anyway, and its local headers may be masked.
    if (!encrypted && !agree(entry, local)) throw new ZipFlaw('ambiguous')
    const to = local.to + packedBytes
    if (to > archive.length) throw new ZipFlaw('broken')
    entries.push({ name: nameBytes.toString('utf8'), encrypted, method, bytes, offset, from: local.to, to })
  }
  if (at !== end) throw new ZipFlaw('ambiguous')
  if (!entries.some(({ encrypted }) => encrypted)) judgeLayout(archive, entries, from)
  return entries
}

/**
 * The directory of an archive that every program reads alike: one record at the end, headers that agree with it, entries that
 * share nothing and leave nothing between them. Archives in several parts are broken.
 */
export const readZipDirectory = (archive: Buffer): ZipDirectory => {
  try {
    return { kind: 'read', entries: readEntries(archive) }
  } catch (error) {
    if (error instanceof ZipFlaw) return { kind: error.kind }
    throw error
  }
}
