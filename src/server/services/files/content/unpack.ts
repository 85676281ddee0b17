import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'
import type { ZipEntry } from './zip-directory.ts'

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
