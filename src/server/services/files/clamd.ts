import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Scanner } from '#server/ports/scanner.ts'

/** Bytes of an answer; clamd names at most one signature. */
const answerBytesMax = 4096

/** clamd's frames: the length of each part in four bytes, and one of length zero at the end. */
async function* framed(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of bytes) {
    if (piece.length === 0) continue
    const head = Buffer.alloc(4)
    head.writeUInt32BE(piece.length)
    yield head
    yield piece
  }
  yield Buffer.alloc(4)
}

/**
 * ClamAV's daemon over TCP, by INSTREAM (clamd(8)): one connection for each file. `milliseconds`: for a whole scan, after
 * which it is given up.
 */
export const createClamd = (options: { host: string; port: number; milliseconds: number }): Scanner => ({
  scan: async (bytes) => {
    const { host, port, milliseconds } = options
    const socket = connect({ host, port })
    const timer = setTimeout(() => socket.destroy(new Error('clamd took too long')), milliseconds)
    try {
      let answer = ''
      const heard = new Promise<void>((resolve, reject) => {
        socket.on('data', (piece: Buffer) => {
          answer += piece.toString('latin1')
          if (answer.includes('\0') || answer.length > answerBytesMax) resolve()
        })
        socket.once('error', reject)
        socket.once('close', () => resolve())
      })
      const sent = pipeline(Readable.from(framed(bytes)), socket, { end: false })
      // clamd may answer, and close, before it has taken everything: its answer counts, not the broken pipe.
      await Promise.race([heard, sent.then(() => heard)]).catch((error: unknown) => {
        if (answer === '') throw error
      })
      sent.catch(() => undefined)
      const said = answer.replace(/\0[^]*$/, '').trim()
      if (said === 'stream: OK') return 'clean'
      if (/^stream: .+ FOUND$/.test(said)) return 'found'
      throw new Error(`clamd did not scan: ${said === '' ? 'it said nothing' : said.slice(0, 200)}`)
    } finally {
      clearTimeout(timer)
      socket.destroy()
    }
  },
})
