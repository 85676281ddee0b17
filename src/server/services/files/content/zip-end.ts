import { max16, max32, read64 } from './zip-numbers.ts'
import { ZipFlaw } from './zip-flaw.ts'

const endMark = Buffer.from('PK\x05\x06', 'latin1')
const endSignature64 = 0x06064b50
const locatorSignature64 = 0x07064b50
const endBytes = 22
const endBytes64 = 56
const locatorBytes64 = 20

const signatureAt = (archive: Buffer, at: number): number | null =>
  at >= 0 && at + 4 <= archive.length ? archive.readUInt32LE(at) : null

/** Whether the comment of a record at the end reaches the end of the archive. */
const isEnd = (archive: Buffer, at: number): boolean =>
  at + endBytes <= archive.length && at + endBytes + archive.readUInt16LE(at + 20) === archive.length

/** Where the record at the end begins; a comment of at most 65,535 bytes follows it. */
const findEnd = (archive: Buffer): number => {
  const first = Math.max(0, archive.length - endBytes - max16)
  const tail = archive.subarray(first)
  const last = tail.lastIndexOf(endMark)
  if (last < 0) throw new ZipFlaw('broken')
  // Programs differ in whether bytes may follow the record, and in which of several records they take.
  if (!isEnd(archive, first + last)) throw new ZipFlaw('ambiguous')
  for (let at = tail.indexOf(endMark); at < last; at = tail.indexOf(endMark, at + 1))
    if (isEnd(archive, first + at)) throw new ZipFlaw('ambiguous')
  return first + last
}

/** Where the directory lies, by the record at the end and, where there is one, by that of 64 bits before it. */
export const findDirectory = (archive: Buffer): { count: number; from: number; to: number } => {
  const end = findEnd(archive)
  const told = { count: archive.readUInt16LE(end + 10), from: archive.readUInt32LE(end + 16) }
  if (archive.readUInt16LE(end + 8) !== told.count) throw new ZipFlaw('broken')
  const locator = end - locatorBytes64
  if (signatureAt(archive, locator) !== locatorSignature64) return { ...told, to: end }
  const end64 = read64(archive, locator + 8)
  if (end64 + endBytes64 > locator || signatureAt(archive, end64) !== endSignature64)
    throw new ZipFlaw('broken')
  const told64 = { count: read64(archive, end64 + 32), from: read64(archive, end64 + 48) }
  if (
    (told.count !== told64.count && told.count !== max16) ||
    (told.from !== told64.from && told.from !== max32)
  )
    throw new ZipFlaw('ambiguous')
  return { ...told64, to: end64 }
}
