import { actions } from 'astro:actions'
import { errorMessages } from '#browser/messages/errors.ts'
import { fileMessages } from '#browser/messages/files.ts'
import type { FileKind } from '#contract/codes/stored-file.ts'
import { limits } from '#contract/limits.ts'
import { fileProblems, uploadPath, type FileProblem, type ShownFile } from '#contract/stored-file.ts'
import { networkRefusal, refusalOf } from './refusal.ts'

export type UploadAnswer =
  | { kind: 'kept'; file: ShownFile }
  | { kind: 'refused'; message: string; again: 'useful' | 'useless' }
  | { kind: 'cancelled' }

type Options = {
  kind: FileKind
  /** From 0 to 1, of what the network took. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** Characters of a name that the site reads. */
const nameLength = 1000

/** The file itself is not taken: the same one again gets the same answer. */
const lasting: ReadonlySet<FileProblem> = new Set([
  'empty',
  'too_large',
  'wrong_type',
  'encrypted',
  'unsafe',
  'unreadable',
])

const refused = (message: string): UploadAnswer => ({ kind: 'refused', message, again: 'useful' })
const refusedFor = (problem: FileProblem): UploadAnswer => ({
  kind: 'refused',
  message: fileMessages[problem],
  again: lasting.has(problem) ? 'useless' : 'useful',
})
const failed = (error: Parameters<typeof refusalOf>[0]): UploadAnswer => {
  const refusal = refusalOf(error)
  return refused(refusal.kind === 'failed' ? refusal.message : errorMessages.INVALID_INPUT)
}
const unreachable = refused(networkRefusal.kind === 'failed' ? networkRefusal.message : errorMessages.NETWORK)

const problemIn = (text: string): FileProblem | null => {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer !== 'object' || answer === null || !('problem' in answer)) return null
    return fileProblems.find((each) => each === answer.problem) ?? null
  } catch {
    return null
  }
}

/** Sends the bytes; only XMLHttpRequest tells how far it is. Null: they arrived. */
const sendBytes = (
  file: File,
  ticket: string,
  { onProgress, signal }: Options,
): Promise<UploadAnswer | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const settle = (answer: UploadAnswer | null) => {
      signal.removeEventListener('abort', cancel)
      resolve(answer)
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('abort', () => settle({ kind: 'cancelled' }))
    request.addEventListener('error', () => settle(unreachable))
    request.addEventListener('timeout', () => settle(unreachable))
    request.addEventListener('load', () => {
      const { status, responseText } = request
      if (status === 200) return settle(null)
      const problem = problemIn(responseText)
      if (problem !== null) return settle(refusedFor(problem))
      if (status === 401) return settle(refused(errorMessages.UNAUTHENTICATED))
      return settle(refused(status === 429 ? errorMessages.RATE_LIMITED : errorMessages.INTERNAL))
    })
    signal.addEventListener('abort', cancel, { once: true })
    request.open('PUT', uploadPath(ticket))
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  })

const upload = async (file: File, options: Options): Promise<UploadAnswer> => {
  const { kind, signal } = options
  const asked = await actions.files.requestUpload({
    kind,
    name: file.name.toWellFormed().slice(-nameLength) || 'file',
    size: file.size,
  })
  if (signal.aborted) return { kind: 'cancelled' }
  if (asked.error !== undefined) return failed(asked.error)
  const { ticket, problem } = asked.data
  if (ticket === null) return refusedFor(problem ?? 'limited')
  const stopped = await sendBytes(file, ticket, options)
  if (stopped !== null) return stopped
  const finished = await actions.files.finishUpload({ ticket })
  if (finished.error !== undefined) return failed(finished.error)
  const { file: kept, problem: why } = finished.data
  return kept === null ? refusedFor(why ?? 'ticket_over') : { kind: 'kept', file: kept }
}

/** Sends one file of the signed-in student's: a ticket, the bytes, the end. Never rejects. */
export const uploadFile = async (file: File, options: Options): Promise<UploadAnswer> => {
  if (file.size === 0) return refusedFor('empty')
  if (file.size > limits.fileBytes) return refusedFor('too_large')
  try {
    return await upload(file, options)
  } catch {
    // A procedure rejects only where the site was not reached.
    return options.signal.aborted ? { kind: 'cancelled' } : unreachable
  }
}
