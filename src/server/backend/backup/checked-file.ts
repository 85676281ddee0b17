import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough, Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type KeptBytes = { bytes: number; sha256: string }

/** Writes a new file that its owner alone reads. `packed`: what is done with the bytes first. Answers what it holds. */
export const writeChecked = async (
  file: string,
  source: Readable,
  packed: Transform = new PassThrough(),
): Promise<KeptBytes> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      hash.update(piece)
      bytes += piece.length
      done(null, piece)
    },
  })
  await pipeline(source, packed, counted, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}

export const checksumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece)
  return hash.digest('hex')
}
