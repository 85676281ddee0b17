import { randomUUID, webcrypto } from 'node:crypto'
import { mkdir, open, opendir, readFile, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { FileType } from '#contract/codes/stored-file.ts'
import { limits } from '#contract/limits.ts'
import type { UploadForm } from '#contract/stored-file.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { ContentProblem } from './content/content-problem.ts'
import { beginningBytes, isPicture, judgeBeginning, type Beginning } from './content/judge-beginning.ts'
import type { FileJudging } from './judging/file-judging.ts'

/** What is kept: bytes and SHA-256 (hex) of the file as it lies in the store; the pixels of a company's picture. */
export type KeptFile = { type: FileType; size: number; hash: string; width?: number; height?: number }

export type ReceiveAnswer =
  | { kind: 'kept'; file: KeptFile }
  | { kind: 'refused'; problem: ContentProblem }
  /** Too many files are being judged: this one may be sent again. */
  | { kind: 'busy' }
  /** The sender left before the end. */
  | { kind: 'gone' }

export type FileReceiver = {
  /**
   * Takes a file's bytes as they come, at most `limits.fileBytes`, judges them by what they are and what they are for, and
   * keeps them in the store under `id`. On every answer but `kept` nothing of them is left. Rejects when disk or store fail.
   */
  receive: (id: string, body: AsyncIterable<Uint8Array>, form: UploadForm) => Promise<ReceiveAnswer>
  /** Removes what processes that died left of uploads that began before an instant. Answers how many. */
  removeLeft: (before: Date) => Promise<number>
  /** How many those are; all of them stay. */
  countLeft: (before: Date) => Promise<number>
  /** Ends the threads that judge files. */
  close: () => Promise<void>
}

type Written = { kind: 'whole'; beginning: Beginning } | Exclude<ReceiveAnswer, { kind: 'kept' | 'busy' }>

/** Writes what comes, and stops at the first thing that is wrong. */
const write = async (
  file: FileHandle,
  body: AsyncIterable<Uint8Array>,
  form: UploadForm,
): Promise<Written> => {
  let bytes = 0
  let first = Buffer.alloc(0)
  let beginning: Beginning | null = null
  const look = (): ContentProblem | null => {
    const answer = judgeBeginning(first)
    if (answer.kind === 'refused') return answer.problem
    if (form !== 'file' && !isPicture(answer.beginning)) return 'wrong_type'
    beginning = answer.beginning
    return null
  }
  try {
    for await (const piece of body) {
      bytes += piece.length
      if (bytes > limits.fileBytes) return { kind: 'refused', problem: 'too_large' }
      if (beginning === null) {
        first = Buffer.concat([first, piece])
        if (first.length >= beginningBytes) {
          const problem = look()
          if (problem !== null) return { kind: 'refused', problem }
        }
      }
      await file.write(piece)
    }
  } catch (error) {
    if (isSenderGone(error)) return { kind: 'gone' }
    throw error
  }
  if (beginning === null) {
    const problem = look()
    if (problem !== null) return { kind: 'refused', problem }
  }
  return beginning === null ? { kind: 'gone' } : { kind: 'whole', beginning }
}

/** What a request is broken off with: the connection was cut, or its time was over. */
const isSenderGone = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ABORT_ERR')

const hashOf = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex')

/** Places of what lies there since before an instant. */
async function* leftIn(folder: string, before: Date): AsyncGenerator<string> {
  const files = await opendir(folder).catch(() => null)
  if (files === null) return
  for await (const { name } of files) {
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => null)
    if (found !== null && found.mtime < before) yield place
  }
}

/** @param folder where files lie while they come; not among the store's own. */
export const createFileReceiver = ({
  folder,
  store,
  judging,
}: {
  folder: string
  store: FileStore
  judging: FileJudging
}): FileReceiver => ({
  receive: async (id, body, form) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const draft = path.join(folder, `${randomUUID()}.part`)
    try {
      const file = await open(draft, 'wx', 0o600)
      let written: Written
      try {
        written = await write(file, body, form)
      } finally {
        await file.close()
      }
      if (written.kind !== 'whole') return written
      const judged = await judging.judge({ place: draft, beginning: written.beginning, form })
      if (judged.kind !== 'good') return judged
      const { type, drawn, pixels } = judged
      const bytes =
        drawn === null ? await readFile(draft) : Buffer.from(drawn.buffer, drawn.byteOffset, drawn.length)
      await store.put(id, bytes)
      return { kind: 'kept', file: { type, size: bytes.length, hash: await hashOf(bytes), ...pixels } }
    } finally {
      await rm(draft, { force: true })
    }
  },

  removeLeft: async (before) => {
    let removed = 0
    for await (const place of leftIn(folder, before)) {
      await rm(place, { force: true })
      removed += 1
    }
    return removed
  },

  countLeft: async (before) => {
    const found: string[] = []
    for await (const place of leftIn(folder, before)) found.push(place)
    return found.length
  },

  close: judging.close,
})
