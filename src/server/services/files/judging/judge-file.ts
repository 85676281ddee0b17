import { readFile } from 'node:fs/promises'
import type { FileType } from '#contract/codes/stored-file.ts'
import type { UploadForm } from '#contract/stored-file.ts'
import type { ContentProblem } from '#server/services/files/content/content-problem.ts'
import type { Beginning } from '#server/services/files/content/judge-beginning.ts'
import { judgeContent, judgeImage } from '#server/services/files/content/judge-content.ts'

/** A file that came: where it lies, what its first bytes say, and what it is for. */
export type FileToJudge = { place: string; beginning: Beginning; form: UploadForm }

export type FileJudgement =
  /** `drawn`: what to keep instead of what came; null: what came. */
  | {
      kind: 'good'
      type: FileType
      drawn: Uint8Array | null
      /** Of a company's picture alone. */
      pixels?: { width: number; height: number }
    }
  | { kind: 'refused'; problem: ContentProblem }

/** Reads a file and judges it by its whole content. For worker threads: hostile bytes may take all time and memory there is. */
export const judgeFile = async ({ place, beginning, form }: FileToJudge): Promise<FileJudgement> => {
  const came = await readFile(place)
  const judged =
    form === 'file' ? await judgeContent(came, beginning) : await judgeImage(came, beginning, form)
  if (judged.kind === 'refused') return judged
  const { bytes, ...facts } = judged
  return { ...facts, drawn: bytes === came ? null : new Uint8Array(bytes) }
}
