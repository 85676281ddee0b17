import { actions } from 'astro:actions'
import { errorMessages } from '#browser/messages/errors.ts'
import { fileMessages, imageMessages } from '#browser/messages/files.ts'
import type { CompanyImageKind } from '#contract/codes/company.ts'
import type { FileKind } from '#contract/codes/stored-file.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { limits } from '#contract/limits.ts'
import { fileProblems, uploadPath, type FileProblem, type ShownFile } from '#contract/stored-file.ts'
import { networkRefusal, refusalOf } from './refusal.ts'

export type UploadAnswer<Kept = ShownFile> =
  | { kind: 'kept'; file: Kept }
  | { kind: 'refused'; message: string; again: 'useful' | 'useless' }
  | { kind: 'cancelled' }

type Sending = {
  /** From 0 to 1, of what the network took. */
  onProgress: (fraction: number) => void
  signal: AbortSignal
}
type Options = Sending & { kind: FileKind }

type Step<Data> =
  { data: Data; error: undefined } | { data: undefined; error: Parameters<typeof refusalOf>[0] }

/** The two procedures around the bytes, and the words for what is refused. */
type Way<Kept> = {
  ask: () => Promise<Step<{ ticket: string | null; problem: FileProblem | null }>>
  finish: (ticket: string) => Promise<Step<{ kept: Kept | null; problem: FileProblem | null }>>
  messages: Readonly<Record<FileProblem, string>>
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
  'too_complex',
])

type Stopped = Exclude<UploadAnswer, { kind: 'kept' }>
type Words = Way<unknown>['messages']

const refused = (message: string): Stopped => ({ kind: 'refused', message, again: 'useful' })
const refusedFor = (problem: FileProblem, messages: Words): Stopped => ({
  kind: 'refused',
  message: messages[problem],
  again: lasting.has(problem) ? 'useless' : 'useful',
})
const failed = (error: Parameters<typeof refusalOf>[0]): Stopped => {
  const refusal = refusalOf(error)
  return refused(refusal.kind === 'failed' ? refusal.message : errorMessages.INVALID_INPUT)
}
const unreachable = refused(networkRefusal.kind === 'failed' ? networkRefusal.message : errorMessages.NETWORK)

/** What the host answers where it looked at no file. */
const codesOf: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  429: 'RATE_LIMITED',
  503: 'UNAVAILABLE',
}

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
  messages: Words,
  { onProgress, signal }: Sending,
): Promise<Stopped | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const settle = (answer: Stopped | null) => {
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
      if (problem !== null) return settle(refusedFor(problem, messages))
      return settle(refused(errorMessages[codesOf[status] ?? 'INTERNAL']))
    })
    signal.addEventListener('abort', cancel, { once: true })
    request.open('PUT', uploadPath(ticket))
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(file)
  })

/** A ticket, the bytes, the end. Never rejects. */
const sendBy = async <Kept>(file: File, way: Way<Kept>, sending: Sending): Promise<UploadAnswer<Kept>> => {
  const { messages } = way
  const { signal } = sending
  if (file.size === 0) return refusedFor('empty', messages)
  if (file.size > limits.fileBytes) return refusedFor('too_large', messages)
  try {
    const asked = await way.ask()
    if (signal.aborted) return { kind: 'cancelled' }
    if (asked.error !== undefined) return failed(asked.error)
    const { ticket, problem } = asked.data
    if (ticket === null) return refusedFor(problem ?? 'limited', messages)
    const stopped = await sendBytes(file, ticket, messages, sending)
    if (stopped !== null) return stopped
    const finished = await way.finish(ticket)
    if (finished.error !== undefined) return failed(finished.error)
    const { kept, problem: why } = finished.data
    return kept === null ? refusedFor(why ?? 'ticket_over', messages) : { kind: 'kept', file: kept }
  } catch {
    // A procedure rejects only where the site was not reached.
    return signal.aborted ? { kind: 'cancelled' } : unreachable
  }
}

/** Sends one file of the signed-in student's. Never rejects. */
export const uploadFile = (file: File, { kind, ...sending }: Options): Promise<UploadAnswer> =>
  sendBy<ShownFile>(
    file,
    {
      ask: () =>
        actions.files.requestUpload({
          kind,
          name: file.name.toWellFormed().slice(-nameLength) || 'file',
          size: file.size,
        }),
      finish: async (ticket) => {
        const { data, error } = await actions.files.finishUpload({ ticket })
        return error === undefined
          ? { data: { kept: data.file, problem: data.problem }, error }
          : { data: undefined, error }
      },
      messages: fileMessages,
    },
    sending,
  )

/** Sends one picture of a company, by one of its owners. Never rejects. */
export const uploadImage = (
  file: File,
  { company, kind, ...sending }: Sending & { company: string; kind: CompanyImageKind },
): Promise<UploadAnswer<{ id: string }>> =>
  sendBy<{ id: string }>(
    file,
    {
      ask: () => actions.company.requestImage({ company, kind, size: file.size }),
      finish: async (ticket) => {
        const { data, error } = await actions.company.finishImage({ company, ticket })
        return error === undefined
          ? { data: { kept: data.image, problem: data.problem }, error }
          : { data: undefined, error }
      },
      messages: imageMessages,
    },
    sending,
  )
