import { max32, read64 } from './zip-numbers.ts'
import { ZipFlaw } from './zip-flaw.ts'

const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const entryBytes = 46
const localBytes = 30
/** Kinds of extra fields (APPNOTE 4.5): sizes of 64 bits, and another name for the entry. */
const zip64Kind = 0x0001
const unicodeNameKind = 0x7075
/** Flags (APPNOTE 4.4.4). */
const encryptedFlag = 1
const descriptorFlag = 8

/** What the directory, or an entry's local header, says of an entry. */
export type ZipHeader = {
  nameBytes: Buffer
  encrypted: boolean
  /** Its sizes follow the packed bytes; those of the local header may be 0. */
  sizesFollow: boolean
  method: number
  packedBytes: number
  bytes: number
  /** Of the local header. */
  offset: number
  /** Where this header ends. */
  to: number
}

/** Extra fields by their kind. */
const fieldsOf = (extra: Buffer): ReadonlyMap<number, Buffer> => {
  const fields = new Map<number, Buffer>()
  for (let at = 0; at + 4 <= extra.length;) {
    const kind = extra.readUInt16LE(at)
    const to = at + 4 + extra.readUInt16LE(at + 2)
    if (to > extra.length) break
    if (fields.has(kind) && (kind === zip64Kind || kind === unicodeNameKind)) throw new ZipFlaw('ambiguous')
    fields.set(kind, extra.subarray(at + 4, to))
    at = to
  }
  return fields
}

/** Sizes and offset; those that are 0xffffffff stand in the field of 64 bits, in this order. */
const numbersOf = (
  [bytes, packedBytes, offset]: readonly [number, number, number],
  fields: ReadonlyMap<number, Buffer>,
): Pick<ZipHeader, 'bytes' | 'packedBytes' | 'offset'> => {
  const field = fields.get(zip64Kind)
  let at = 0
  const next = (number: number): number => {
    if (number !== max32) return number
    if (field === undefined || at + 8 > field.length) throw new ZipFlaw('broken')
    at += 8
    return read64(field, at - 8)
  }
  return { bytes: next(bytes), packedBytes: next(packedBytes), offset: next(offset) }
}

/** Reads the header at an offset: of an entry of the directory (APPNOTE 4.3.12), or local (4.3.7). */
export const readHeader = (archive: Buffer, at: number, kind: 'entry' | 'local'): ZipHeader => {
  const [fixed, flagsAt, lengthsAt] =
    kind === 'entry' ? [entryBytes, at + 8, at + 28] : [localBytes, at + 6, at + 26]
  if (
    at + fixed > archive.length ||
    archive.readUInt32LE(at) !== (kind === 'entry' ? entrySignature : localSignature)
  )
    throw new ZipFlaw('broken')
  const nameTo = at + fixed + archive.readUInt16LE(lengthsAt)
  const extraTo = nameTo + archive.readUInt16LE(lengthsAt + 2)
  const to = extraTo + (kind === 'entry' ? archive.readUInt16LE(at + 32) : 0)
  if (to > archive.length) throw new ZipFlaw('broken')
  const fields = fieldsOf(archive.subarray(nameTo, extraTo))
  // Some programs take this name instead.
  if (fields.has(unicodeNameKind)) throw new ZipFlaw('ambiguous')
  const flags = archive.readUInt16LE(flagsAt)
  return {
    nameBytes: archive.subarray(at + fixed, nameTo),
    encrypted: (flags & encryptedFlag) !== 0,
    sizesFollow: (flags & descriptorFlag) !== 0,
    method: archive.readUInt16LE(flagsAt + 2),
    ...numbersOf(
      [
        archive.readUInt32LE(lengthsAt - 4),
        archive.readUInt32LE(lengthsAt - 8),
        kind === 'entry' ? archive.readUInt32LE(at + 42) : at,
      ],
      fields,
    ),
    to,
  }
}
