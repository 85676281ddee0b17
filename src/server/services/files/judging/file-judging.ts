import { createWorkerPool, type WorkerPool } from '#server/platform/worker-pool/worker-pool.ts'
import type { WorkerLimits } from '#server/platform/worker-pool/worker-thread.ts'
import { isPicture } from '#server/services/files/content/judge-beginning.ts'
import type { FileJudgement, FileToJudge } from './judge-file.ts'

export type FileJudging = {
  /** `busy`: too many files are being judged; this one was not looked at. Rejects when judging itself fails. */
  judge: (file: FileToJudge) => Promise<FileJudgement | { kind: 'busy' }>
  /** Ends the threads; what is being judged is rejected. */
  close: () => Promise<void>
}

/**
 * What one file may take. A document of 5 MB that is packed as tightly as is allowed takes a second of a quiet machine; a
 * picture of 50 million pixels several, and sharp gives up by itself after 20.
 */
export const judgingLimits: Record<'documents' | 'pictures', WorkerLimits> = {
  documents: { milliseconds: 15_000, heapMegabytes: 128, bufferMegabytes: 192 },
  pictures: { milliseconds: 30_000, heapMegabytes: 64, bufferMegabytes: 192 },
}

/** Of documents, and of pictures. */
const waitingMax = 20
const idleMilliseconds = 30_000

/**
 * Judges files in worker threads: two for documents, and one for pictures, which keep several of the process's four native
 * threads busy and take memory that no thread's limit counts. A file that exceeds a limit is refused for what it is.
 */
export const createFileJudging = (limits = judgingLimits): FileJudging => {
  const poolOf = (
    kind: keyof typeof judgingLimits,
    threadsMax: number,
  ): WorkerPool<FileToJudge, FileJudgement> =>
    createWorkerPool({
      entry: new URL('./judging-worker.ts', import.meta.url),
      threadsMax,
      waitingMax,
      limits: limits[kind],
      idleMilliseconds,
    })
  const documents = poolOf('documents', 2)
  const pictures = poolOf('pictures', 1)
  return {
    judge: async (file) => {
      const answer = await (isPicture(file.beginning) ? pictures : documents).run(file)
      switch (answer.kind) {
        case 'done':
          return answer.output
        case 'busy':
          return answer
        case 'timed_out':
        case 'out_of_memory':
          return { kind: 'refused', problem: 'too_complex' }
      }
    },
    close: async () => {
      await Promise.all([documents.close(), pictures.close()])
    },
  }
}
