import { closeSync, openSync, readSync } from 'node:fs'

type Segment = readonly [first: number, last: number]

/** Reads a part of a file without the rest of it, which may be megabytes. */
const reader =
  (file: number) =>
  (from: number, length: number): DataView => {
    const bytes = new Uint8Array(length)
    readSync(file, bytes, { position: from })
    return new DataView(bytes.buffer)
  }

/** Code points of format 12, which fonts with letters beyond U+FFFF have (OpenType specification, cmap). */
const fullSegments = (read: ReturnType<typeof reader>, table: number): Segment[] => {
  const groups = read(table + 12, 4).getUint32(0)
  const view = read(table + 16, groups * 12)
  return Array.from({ length: groups }, (_, index) => [
    view.getUint32(index * 12),
    view.getUint32(index * 12 + 4),
  ])
}

/** Code points of format 4, which others have. */
const shortSegments = (read: ReturnType<typeof reader>, table: number): Segment[] => {
  const half = read(table + 6, 2).getUint16(0)
  const view = read(table + 14, half * 2 + 2)
  return Array.from({ length: half / 2 }, (_, index) => [
    view.getUint16(half + 2 + index * 2),
    view.getUint16(index * 2),
  ])
}

/** Segments stand in order and apart (OpenType specification, cmap). */
const isWithin = (segments: readonly Segment[], codePoint: number): boolean => {
  let [low, high] = [0, segments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const [first, last] = segments[middle] ?? [0, 0]
    if (codePoint < first) high = middle
    else if (codePoint > last) low = middle + 1
    else return true
  }
  return false
}

/** The code points that a TrueType font draws. Throws when its cmap is of another format than 4 or 12. */
export const readCodePoints = (path: string): ((codePoint: number) => boolean) => {
  const file = openSync(path, 'r')
  try {
    const read = reader(file)
    const count = read(4, 2).getUint16(0)
    const tables = read(12, count * 16)
    const record = Array.from({ length: count }, (_, index) => index * 16).find(
      (at) => tables.getUint32(at) === 0x636d6170,
    )
    if (record === undefined) throw new Error(`${path} has no cmap`)
    const cmap = tables.getUint32(record + 8)
    const encodings = read(cmap + 2, 2).getUint16(0)
    const places = read(cmap + 4, encodings * 8)
    const subtables = Array.from({ length: encodings }, (_, index) => cmap + places.getUint32(index * 8 + 4))
    const ofFormat = (format: number) => subtables.find((at) => read(at, 2).getUint16(0) === format)
    const [full, short] = [ofFormat(12), ofFormat(4)]
    const segments =
      full === undefined
        ? short === undefined
          ? null
          : shortSegments(read, short)
        : fullSegments(read, full)
    if (segments === null) throw new Error(`${path} has a cmap of no known format`)
    return (codePoint) => isWithin(segments, codePoint)
  } finally {
    closeSync(file)
  }
}
