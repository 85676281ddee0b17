import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Bytes written once and read by many, also while they are being written. */
export type Spool = {
  append: (bytes: Uint8Array) => Promise<void>
  /** No more comes. `broken`: what came is not the whole, and who reads it is told by an error. */
  end: (outcome: 'whole' | 'broken') => void
  /** From the beginning to the end, waiting for what is still to come. */
  read: () => AsyncGenerator<Uint8Array>
  bytes: () => number
  /** Lets go of the bytes as soon as they are written and nobody reads them. */
  drop: () => Promise<void>
}

/** Bytes of one reading. */
const pieceBytes = 64 * 1024

/** On disk, in a file of the system's temporary folder that has no name once it is open: no crash leaves it behind. */
export const openSpool = async (): Promise<Spool> => {
  const name = path.join(tmpdir(), `large-response-${crypto.randomUUID()}`)
  const file = await open(name, 'wx+', 0o600)
  await unlink(name)
  let written = 0
  let state: 'growing' | 'whole' | 'broken' = 'growing'
  let readers = 0
  let dropped = false
  let closing: Promise<void> | null = null
  let grown = Promise.withResolvers<void>()

  const wake = () => {
    grown.resolve()
    grown = Promise.withResolvers<void>()
  }
  const closeIfUnused = async (): Promise<void> => {
    if (!dropped || readers > 0 || state === 'growing') return
    await (closing ??= file.close())
  }

  return {
    append: async (bytes) => {
      for (let sent = 0; sent < bytes.length;) {
        const { bytesWritten } = await file.write(bytes, sent, bytes.length - sent, written)
        sent += bytesWritten
        written += bytesWritten
      }
      wake()
    },
    end: (outcome) => {
      state = outcome
      wake()
      void closeIfUnused()
    },
    async *read() {
      if (closing !== null) throw new Error('The bytes are gone')
      readers += 1
      try {
        for (let position = 0; ;) {
          const more = grown.promise
          const left = written - position
          if (left === 0) {
            if (state === 'whole') return
            if (state === 'broken') throw new Error('What was written broke off')
            await more
            continue
          }
          const piece = Buffer.allocUnsafe(Math.min(left, pieceBytes))
          const { bytesRead } = await file.read(piece, 0, piece.length, position)
          position += bytesRead
          yield piece.subarray(0, bytesRead)
        }
      } finally {
        readers -= 1
        await closeIfUnused()
      }
    },
    bytes: () => written,
    drop: () => {
      dropped = true
      return closeIfUnused()
    },
  }
}
