import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'

/** One entry of the directory at the end of a ZIP archive (APPNOTE 4.3.12). Sizes are what the archive says. */
export type ZipEntry = {
  name: string
  encrypted: boolean
  /** 0: as it is, 8: deflate. */
  method: number
  packedBytes: number
  bytes: number
  /** Of its local header. */
  offset: number
}

/** Entries looked at; a document of Word has a few dozen. */
const entriesMax = 3000
const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endBytes = 22
const entryBytes = 46
const localBytes = 30

/** Where the record at the end begins; behind it stands a comment of at most 65,535 bytes. -1: nowhere. */
const findEnd = (archive: Buffer): number => {
  const first = Math.max(0, archive.length - endBytes - 0xffff)
  for (let at = archive.length - endBytes; at >= first; at -= 1)
    if (
      archive.readUInt32LE(at) === endSignature &&
      at + endBytes + archive.readUInt16LE(at + 20) === archive.length
    )
      return at
  return -1
}

/** The directory of an archive; null: it is broken, is in several parts, or is larger than 32-bit sizes can say. */
export const readZipDirectory = (archive: Buffer): ZipEntry[] | null => {
  const end = archive.length < endBytes ? -1 : findEnd(archive)
  if (end < 0) return null
  const count = archive.readUInt16LE(end + 10)
  if (archive.readUInt16LE(end + 8) !== count || count > entriesMax) return null
  const entries: ZipEntry[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > end || archive.readUInt32LE(at) !== entrySignature) return null
    const nameBytes = archive.readUInt16LE(at + 28)
    entries.push({
      name: archive.toString('utf8', at + entryBytes, at + entryBytes + nameBytes),
      encrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      bytes: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    })
    at += entryBytes + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

/** The packed bytes of an entry and where they lie; null: they lie outside the archive. */
export const packedOf = (
  archive: Buffer,
  { offset, packedBytes }: ZipEntry,
): { from: number; to: number } | null => {
  if (offset + localBytes > archive.length || archive.readUInt32LE(offset) !== localSignature) return null
  const from = offset + localBytes + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  const to = from + packedBytes
  return to > archive.length ? null : { from, to }
}

/**
 * Unpacks an entry, a piece at a time, as far as the archive said it goes. Null: it goes further, ends before, or is broken.
 * `onPiece` gets the pieces in order.
 */
export const unpack = async (
  packed: Buffer,
  { method, bytes }: Pick<ZipEntry, 'method' | 'bytes'>,
  onPiece: (piece: Buffer) => void,
): Promise<'whole' | null> => {
  if (method === 0) {
    onPiece(packed)
    return packed.length === bytes ? 'whole' : null
  }
  if (method !== 8) return null
  let unpacked = 0
  try {
    await pipeline(
      [packed],
      createInflateRaw({ chunkSize: 64 * 1024 }),
      async (pieces: AsyncIterable<Buffer>) => {
        for await (const piece of pieces) {
          unpacked += piece.length
          // Leaving the loop ends the unpacking.
          if (unpacked > bytes) throw new Error('It goes further than the archive says')
          onPiece(piece)
        }
      },
    )
  } catch {
    return null
  }
  return unpacked === bytes ? 'whole' : null
}
